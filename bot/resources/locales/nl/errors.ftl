# Waarom iets geweigerd werd: error-<code>. Kaarten, kleuren en waarden komen opgemaakt; $rank is "seven", $rank_one "een 7".

error-unknown = Dat kan nu niet.
error-internal = Er ging iets mis ({ $number }). Je kaarten zijn veilig; probeer het nog eens.

# de regels
error-not-your-turn = Je bent niet aan de beurt.
error-round-over = Deze ronde is voorbij.
error-match-over = De partij is voorbij.
error-round-not-over = Deze ronde is nog niet voorbij.
error-not-in-hand = { $card } heb je niet meer.
error-does-not-fit = { $card } past niet: leg { $suit } of { $rank_one }.
error-extra-card-does-not-fit = { $rank ->
    [seven] 7 blijft kleven
    [king] Heer nog een keer
   *[other] Nog een kaart
}: leg { $suit } of { $rank_one }.
error-cannot-stack = { $card } kun je niet bijleggen: pak er { $amount }{ $any_rank ->
    [yes] , of leg { $ranks }
   *[no] { "" }
}.
error-may-not-finish = Met { $rank_one } mag je niet eindigen.
error-name-a-suit = Kies eerst een kleur voor { $card }.
error-no-suit-here = Met { $card } kies je geen kleur.
error-penalty-first = { $amount ->
    [one] Eerst je straf: pak 1 kaart.
   *[other] Eerst je straf: pak { $amount } kaarten.
}
error-no-penalty = Je hebt geen straf te pakken.
error-can-still-play = Je kunt nog een kaart leggen.
error-can-still-draw = Er valt nog een kaart te pakken.
error-nothing-to-draw = Er valt niets meer te pakken: beëindig je beurt.

# de tafel
error-stale = Het spel ging intussen verder: zo staat het er nu voor.
error-table-gone = Deze tafel is er niet meer. Open een nieuwe met /pesten { command-new }.
error-table-over = Deze tafel is gesloten.
error-not-seated = Je zit niet aan deze tafel.
error-already-seated = Je zit hier al.
error-already-started = De partij is al begonnen.
error-not-started = De partij is nog niet begonnen.
error-round-still-on = Deze ronde is nog niet voorbij.
error-between-rounds = De volgende ronde is nog niet begonnen.
error-table-full = Alle { $seats } plaatsen zijn bezet.
error-too-few-players = Er zijn minstens { $needed } spelers nodig: wacht op iemand, of zet er een computer bij.
error-no-computer = Hier zit geen computer.
error-not-host = Dat kan alleen de host van deze tafel.
error-unknown-button = Die knop werkt niet meer: open de tafel of je kaarten opnieuw.
error-closing = De bot start zo opnieuw. Je tafel blijft staan; probeer het zo meteen weer.
error-changed-elsewhere = Deze tafel is ergens anders veranderd: probeer het nog eens.
error-not-stored = Dat kon niet bewaard worden en is dus niet gebeurd. Probeer het nog eens.
error-no-table = Je hebt geen tafel in dit kanaal. Open er een met /pesten { command-new }.
error-may-not-stop = Alleen de host, of wie berichten mag beheren, kan deze tafel beëindigen.
error-may-not-check = Alleen wie deze server beheert kan zien wat ik hier mag.
error-missing-permissions = Ik mag hier niet schrijven. Vraag een beheerder om: { $permissions }.
error-guild-only = Pesten speel je op een server, niet hier.
error-unknown-variant = De variant { $variant } bestaat niet.
error-too-many-tables = { $most ->
    [one] Er is al een tafel open in dit kanaal: speel daar mee, of neem een ander kanaal.
   *[other] Er zijn al { $most } tafels open in dit kanaal: doe daar mee, of neem een ander kanaal.
}
permission-view_channel = Kanaal bekijken
permission-send_messages = Berichten versturen
permission-send_messages_in_threads = Berichten versturen in threads
permission-embed_links = Links insluiten
permission-read_message_history = Berichtgeschiedenis lezen

notice-left-lobby = Je hebt je plaats opgegeven: { $table }
notice-left-match = Je bent weg. Een computer speelt verder met jouw kaarten: { $table }
notice-left-out = Je bent weg; je plek in de uitslag blijft staan: { $table }
notice-stopped = De tafel is gesloten: { $table }
notice-stayed = Er is niets veranderd.
notice-left-last = Je bent weg, en er is niemand meer: de tafel sluit en er telt niets. { $table }
notice-reposted = De tafel staat weer onder aan het kanaal.

# instellingen die elkaar tegenspreken
error-no-key = De instellingen hebben geen naam.
error-players-out-of-range = Dat aantal spelers gaat niet met deze regels.
error-not-by-rank = Een instelling noemt niet elke waarde.
error-hand-out-of-range = Een hand heeft 3 tot 13 kaarten.
error-jokers-out-of-range = Een spel heeft 0 tot 4 jokers.
error-points-out-of-range = Een kaart telt 0 tot 100 punten.
error-decks-not-by-players = Het aantal spellen staat er niet voor elk aantal spelers.
error-decks-out-of-range = Er zijn 1 tot 4 spellen kaarten.
error-too-few-cards = Er zijn te weinig kaarten voor zoveel spelers: deel er minder, of neem meer spellen.
error-unknown-effect = Een kaart doet iets wat niemand kent.
error-effect-twice = Een kaart doet twee keer hetzelfde.
error-effect-out-of-range = Een effect telt 1 tot 5.
error-limit-without-points = Geen kaart telt punten, dus niemand zou ooit over de grens gaan.
error-turns-twice = Een kaart draait de richting twee keer: “draait” en “draait en slaat over” gaan niet samen.
error-nothing-to-double = Een joker laat niemand pakken, dus een joker op een joker heeft niets te verdubbelen.
error-nothing-may-finish = Geen enkele kaart zou de laatste mogen zijn.
error-rounds-out-of-range = Een partij heeft 1 tot 20 rondes.
error-round-limit-out-of-range = De grens van een ronde is 50 tot 500 beurten per speler.

# de regels: laatste kaart, doorgeven, beurt beëindigen
error-announced-by-itself = De laatste kaart wordt hier vanzelf gemeld.
error-already-announced = Je hebt je laatste kaart al gemeld.
error-too-late-to-announce = Te laat om je laatste kaart te melden: na jou is er al iemand geweest.
error-announce-with-two-cards = Je laatste kaart meld je met twee kaarten in je hand, voordat je er één legt.
error-no-call-with-play = Tegelijk melden en leggen kan hier niet.
error-no-catching = In deze variant kan niemand betrapt worden.
error-no-such-seat = Daar zit deze ronde niemand.
error-cannot-catch-yourself = Jezelf betrappen kan niet.
error-nothing-to-catch = Daar valt niemand te betrappen.
error-out-of-the-match = Je ligt uit de partij.
error-give-first = Eerst geeft iedereen een kaart naar links door.
error-already-given = Je hebt je kaart al gekozen.
error-no-giving = Er valt nu geen kaart door te geven.
error-name-suit-first = Eerst kiest de deler de kleur.
error-no-suit-to-name = Er valt nu geen kleur te kiezen.
error-only-the-drawn-card = Alleen de kaart die je net pakte mag je nu leggen, niet { $card }.
error-only-penalty-cards = Na de strafkaarten mag je alleen nog { $ranks } leggen, niet { $card }.
error-already-drawn = Je hebt al gepakt: leg die kaart, of beëindig je beurt.
error-no-drawing-after-penalty = Je hebt je strafkaarten al gepakt: nog een kaart pakken kan niet.
error-not-twice-in-a-row = Je pakte vorige beurt al terwijl je kon leggen: nu moet je leggen.
error-end-without-drawing = Pakken hoeft niet: beëindig je beurt.
error-end-by-drawing = Leg je niets meer, pak dan een kaart.
error-cannot-end-yet = Je kunt je beurt nog niet beëindigen: leg of pak een kaart.
error-announce-penalty-out-of-range = Wie vergeet te melden, pakt 1 tot 5 kaarten.
error-wins-out-of-range = Een partij gaat om 1 tot 20 gewonnen rondes.
error-limit-out-of-range = De puntengrens is 20 tot 1000.
