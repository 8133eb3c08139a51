# Wat degene die het programma draait in de terminal leest.

operator-description = Pesten, het kaartspel, voor Discord. Zonder opdracht speelt het op Discord als er een token is, en anders opent het de speeltuin.
operator-help-run = speel op Discord; heeft DISCORD_TOKEN nodig
operator-help-playground = probeer het in de browser: een kleine Discord op deze computer, zonder account en token
operator-help-port = waar de pagina van de speeltuin staat; 0 neemt een vrije poort
operator-playground = De speeltuin is open: { $url }
operator-bad-setting = De instelling { $name } klopt niet: { $reason }
operator-no-token = Er is geen token: stel DISCORD_TOKEN in, in de omgeving of in het bestand .env. Zonder Discord proberen: python -m bot playground
operator-token-refused = Discord weigert het token: haal een nieuw op bij "Bot" op de pagina van je applicatie en stel DISCORD_TOKEN in.
operator-half-redirected = Een plaatsvervanger van Discord heeft al zijn adressen nodig: stel DISCORD_API, DISCORD_GATEWAY en DISCORD_CDN in, of geen van drieën.
operator-no-discord = Discord is niet te bereiken ({ $detail }): controleer het netwerk en start opnieuw.
operator-playground-failed = De speeltuin ging niet open: { $detail }

# store-error-<code>: waarom de database niet te gebruiken is
store-error-unwritable = In de database { $path } kan niet geschreven worden: controleer de map en de rechten, of zet DATABASE_PATH op een andere plek.
store-error-not-a-database = { $path } is geen database: zet DATABASE_PATH op een ander bestand.
store-error-foreign-database = { $path } is de database van een ander programma: zet DATABASE_PATH op een ander bestand.
store-error-damaged = De database { $path } is beschadigd: zet een reservekopie terug.
store-error-newer-schema = Een latere versie heeft de database { $path } gebruikt (stap { $found }; deze versie kent er { $known }): start die versie, of zet een reservekopie terug.
store-error-in-use = Een ander proces werkt met de database { $path }: stop dat eerst. Twee bots op één database zouden dezelfde kaarten twee keer delen.
store-error-disk-full = De schijf van de database { $path } is vol: maak ruimte en start opnieuw.
store-error-input-output = De computer kon de database { $path } niet lezen of schrijven ({ $detail }).
store-error-target-exists = { $path } bestaat al: een reservekopie vervangt nooit een bestand.
operator-invite = Het speelt. Nodig het uit op een server: { $url }
