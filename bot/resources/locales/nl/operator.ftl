# Wat degene die het programma draait in de terminal leest.

operator-description = Pesten, het kaartspel, voor Discord. Zonder opdracht speelt het op Discord als er een token is, en anders opent het de speeltuin.
operator-help-run = speel op Discord; heeft DISCORD_TOKEN nodig
operator-help-playground = probeer het in de browser: een kleine Discord op deze computer, zonder account en token
operator-help-port = waar de pagina van de speeltuin staat; 0 neemt een vrije poort
operator-playground = De speeltuin is open: { $url }
operator-invite = Het speelt. Nodig het uit op een server: { $url }
operator-bad-setting = De instelling { $name } klopt niet: { $reason }
operator-bad-call = Zo wordt het niet aangeroepen ({ $detail }). Wat er is: python -m bot --help
operator-unknown-command = Er is geen opdracht { $command }. Er zijn: { $commands }.
operator-unknown-arguments = Deze woorden zijn te veel of onbekend: { $arguments }. Wat er is: python -m bot --help
operator-bad-port = { $port } is geen poort: het moet een geheel getal van 0 tot en met 65535 zijn.
operator-all-of-what = Bij --all hoort een tafel: python -m bot show, zonder tafel, noemt de laatste.
operator-unreadable-env = Het bestand .env is niet te lezen: het moet tekst in UTF-8 zijn, en de rechten moeten het toestaan.
operator-env-malformed = Regel { $line } van .env is niet te lezen en stelt niets in: het moet NAAM=waarde zijn, met aanhalingstekens in paren.
setting-number = het moet een getal van { $least } tot en met { $most } zijn.
setting-whole-number = het moet een geheel getal van { $least } tot en met { $most } zijn.
setting-choice = het moet { $choices } zijn.
setting-loopback = alleen een adres op deze computer (127.0.0.1) mag Discord vervangen.
setting-scheme = het moet met http:// of https:// beginnen, dat van de gateway met ws:// of wss://, zonder naam of wachtwoord.
operator-no-token = Er is geen token: stel DISCORD_TOKEN in, in de omgeving of in het bestand .env. Zonder Discord proberen: python -m bot playground
operator-token-refused = Discord weigert het token: haal een nieuw op bij "Bot" op de pagina van je applicatie en stel DISCORD_TOKEN in.
operator-half-redirected = Een plaatsvervanger van Discord heeft al zijn adressen nodig: stel DISCORD_API, DISCORD_GATEWAY en DISCORD_CDN in, of geen van drieën.
operator-no-discord = Discord is niet te bereiken ({ $detail }): controleer het netwerk en start opnieuw.
operator-other-shards = Discord wil de verbinding in een ander aantal shards ({ $detail }): start opnieuw, het aantal wordt bij elke start gevraagd.
operator-discord-ended = Discord heeft de verbinding voorgoed verbroken ({ $detail }): kijk naar je applicatie in het ontwikkelaarsportaal, en of er een nieuwere versie van dit programma is.
operator-playground-failed = De speeltuin ging niet open: { $detail }

# store-error-<code>: waarom de database niet te gebruiken is
store-error-unwritable = De database { $path } is niet te bereiken of er kan niet in geschreven worden: controleer de map en de rechten, of zet DATABASE_PATH op een andere plek.
store-error-folder = { $path } is een map: zet DATABASE_PATH op een bestand, bijvoorbeeld { $path }/pesten.sqlite3.
store-error-not-a-database = { $path } is geen database: zet DATABASE_PATH op een ander bestand.
store-error-foreign-database = { $path } is de database van een ander programma: zet DATABASE_PATH op een ander bestand.
store-error-damaged = De database { $path } is beschadigd: zet een reservekopie terug.
store-error-newer-schema = Een latere versie heeft de database { $path } gebruikt (stap { $found }; deze versie kent er { $known }): start die versie, of zet een reservekopie terug.
store-error-in-use = Een ander proces werkt met de database { $path }: stop dat eerst. Twee bots op één database zouden dezelfde kaarten twee keer delen.
store-error-disk-full = De schijf van de database { $path } is vol: maak ruimte en start opnieuw.
store-error-input-output = De computer kon de database { $path } niet lezen of schrijven ({ $detail }).
store-error-target-exists = { $path } bestaat al: een reservekopie vervangt nooit een bestand.
store-error-older-schema = De database { $path } is het laatst door een eerdere versie gebruikt (stap { $found }; deze versie kent er { $known }): start de bot één keer, dan wordt hij bijgewerkt.
store-error-missing = Er is geen database { $path }: controleer het pad (DATABASE_PATH).
store-error-copy-differs = In de kopie { $path } staat niet wat gekopieerd is: controleer de schijf.

# backup-error-<code>: wat er mis is met het bestand dat `backup` of `restore` noemt
backup-error-unwritable = { $path } is niet te bereiken of er kan niet in geschreven worden: controleer of de map er is, en de rechten.
backup-error-folder = { $path } is een map: noem een bestand daarin.
backup-error-not-a-database = { $path } is geen reservekopie: het is een ander soort bestand.
backup-error-foreign-database = { $path } is geen reservekopie van dit programma.
backup-error-damaged = De reservekopie { $path } is beschadigd: neem een andere.
backup-error-newer-schema = De reservekopie { $path } is van een latere versie (stap { $found }; deze versie kent er { $known }): werk eerst het programma bij, of neem een andere reservekopie.
backup-error-missing = Er is geen reservekopie { $path }.
backup-error-disk-full = De schijf waarop { $path } moet komen is vol: maak daar ruimte, of noem een bestand op een andere schijf.

operator-help-check = kijk of alles klaar is: instellingen, database, token, en de link waarmee de bot uitgenodigd wordt
operator-help-show = schrijf een partij in notatie; zonder tafel de laatste tafels
operator-help-table = de tafel, zoals die in dat lijstje staat
operator-help-all = ook de seed van een ronde die nog bezig is, en welke kaarten ongezien zijn doorgegeven (wie dat leest, kent handen)
operator-help-backup = kopieer de database naar een nieuw bestand, ook terwijl de bot draait
operator-help-backup-file = het nieuwe bestand
operator-help-restore = zet een reservekopie op de plaats van de database; wat er stond blijft bewaard
operator-help-restore-file = de reservekopie
operator-help-check-database = leg alles wat bewaard is naast het logboek van de zetten
operator-help-repair = maak uit het logboek opnieuw wat niet klopt; alleen als er geen bot draait
operator-backup-made = Reservekopie gemaakt en gecontroleerd: { $path } ({ $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
}, { $acts ->
    [one] 1 zet
   *[other] { $acts } zetten
}).
operator-backup-failed = Er is geen reservekopie gemaakt. { $reason }
operator-restored = De database { $path } is nu de reservekopie ({ $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
}, { $acts ->
    [one] 1 zet
   *[other] { $acts } zetten
}).
operator-restore-failed = Er is niets teruggezet en niets veranderd. { $reason }
operator-kept-aside = Wat er stond is bewaard: { $path }
operator-database-checked = Gecontroleerd: { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
}, { $acts ->
    [one] 1 zet
   *[other] { $acts } zetten
}, { $matches ->
    [one] 1 voltooide partij
   *[other] { $matches } voltooide partijen
}.
operator-database-faults = { $count ->
    [0] Alles klopt.
    [one] 1 fout.
   *[other] { $count } fouten.
}
operator-repaired = { $count ->
    [one] 1 fout is hersteld.
   *[other] { $count } fouten zijn hersteld.
}
operator-no-such-table = Er is geen tafel { $table }: python -m bot show, zonder tafel, noemt de laatste.
operator-log-damaged = Het logboek van tafel { $table } is niet te lezen: python -m bot check-database vertelt meer.

# wat `python -m bot check` vindt
check-settings-file = Instellingen: gelezen uit de omgeving en uit { $path }.
check-settings-environment = Instellingen: alleen uit de omgeving gelezen; er is geen .env in { $folder }.
check-env-misspelt = Regel { $line } van .env is geen instelling van dit programma. Is { $name } bedoeld?
check-env-unknown = Geen instellingen van dit programma in .env: regel { $lines }. Ze doen hier niets.
check-database = Database: { $path } is te gebruiken.
check-database-new = Database: { $path } wordt bij de eerste start gemaakt.
check-database-older = Database: { $path } is van een eerdere versie; de volgende start werkt hem bij.
check-token = Token: Discord kent het als { $name } (applicatie { $application }).
check-endpoint = Discord stuurt opdrachten naar { $url } in plaats van naar de bot: maak "Interactions Endpoint URL" leeg op de pagina "General Information" van je applicatie.
check-code-grant = Niemand kan de bot uitnodigen: zet "Requires OAuth2 Code Grant" uit op de pagina "Bot" van je applicatie.
check-intents = Geprivilegieerde intents: er is er geen nodig en er staat er geen aan.
check-intents-on = Geprivilegieerde intents: er is er geen nodig; die aan staan mogen uit.
check-invite = Uitnodigingslink: { $url }

# database-fault-<kind>: wat `python -m bot check-database` vindt
database-fault-structure = Het bestand zelf is beschadigd: { $detail }. Zet een reservekopie terug.
database-fault-orphan = In { $detail } horen rijen bij iets wat er niet is.
database-fault-log-damaged = Tafel { $table }: het logboek is beschadigd ({ $detail }).
database-fault-log-refused = Tafel { $table }: het logboek is niet na te spelen ({ $detail }).
database-fault-log-short = Tafel { $table }: het logboek eindigt voor zet { $detail }.
database-fault-snapshot-damaged = Tafel { $table }: de momentopname is beschadigd ({ $detail }).
database-fault-snapshot-differs = Tafel { $table }: de momentopname is niet waar het logboek naartoe leidt.
database-fault-columns-differ = Tafel { $table }: wat naast de momentopname staat is niet wat het logboek zegt ({ $detail }).
database-fault-result-missing = Tafel { $table }: de uitslag van de partij ontbreekt.
database-fault-result-unexpected = Tafel { $table }: er is een uitslag, maar de partij is niet uitgespeeld.
database-fault-result-differs = Tafel { $table }: de uitslag is niet wat de partij opleverde.
database-fault-standings-differ = Een stand die de partijen samen niet opleveren (server, variant, tegenstand, periode, persoon, bewaard / geteld): { $detail }

# `python -m bot show`; wat na "#" staat is voor mensen
show-line = { $table } · { $variant } · { $names } · { $state } · { $at } · server { $guild } · kanaal { $channel }
show-damaged-line = { $table } · niet te lezen: python -m bot check-database vertelt meer · { $at } · server { $guild } · kanaal { $channel }
show-no-tables = Er zijn nog geen tafels.
show-table = tafel { $table } · geopend { $at } · server { $guild } · kanaal { $channel }
show-since = { $state }, sinds { $at }
show-state-lobby = wacht op spelers
show-state-playing = { $round } is bezig
show-state-between-rounds = { $round } is voorbij
show-state-finished = uitgespeeld
show-state-closed = gesloten
show-open-round = ronde { $number }
show-person = plaats { $seat }: { $name } ({ $person })
show-computer = plaats { $seat }: { $name }, een computer
show-round = ronde { $number } van { $total }
show-hidden = de ronde is nog bezig: de seed, die alle handen verraadt, staat er alleen met --all
show-hidden-give = plaats { $seat } gaf een kaart door; welke, staat er alleen met --all zolang de ronde bezig is
show-result = uit: { $seat } · punten per plaats: { $points }
show-left = { $name } ging weg; { $computer } speelt verder op plaats { $seat }
show-moved = verhuisd naar kanaal { $channel }
show-closed-stopped = gesloten: iemand heeft de tafel beëindigd
show-closed-empty = gesloten: er was geen mens meer over
show-closed-idle = gesloten: niemand kwam aan de lobby
