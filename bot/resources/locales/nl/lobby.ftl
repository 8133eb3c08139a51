# Het bericht waarin de spelers zich verzamelen (experience.md §3).

variant-pesten_7 = Pesten 7
variant-pesten_13 = Pesten 13
variant-with-length = { $variant } · { $length }
variant-custom = Aangepast (op basis van { $variant })
variant-changed = { $name } (gewijzigd)
variant-story-pesten_7 = Ieder zeven kaarten, elke ronde een nieuwe hand: venijnig, en pas voorbij bij de laatste kaart.
variant-story-pesten_13 = Ieder dertien kaarten: lange reeksen en dikke straffen.

lobby-players = { $least }–{ $most } spelers, het leukst met { $best }
lobby-length = { $length } ≈ { $minutes } minuten met { $players } spelers
lobby-seats = { $taken } van de { $seats } plaatsen bezet
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · host
lobby-seat-computer = { $number }. 🤖 { $name } · computer
lobby-needs-players = Er zijn minstens { $needed } spelers nodig: doe mee, of zet er een computer bij.
error-too-many-computers = In dit spel kunnen er hoogstens { $most } computers met je meespelen.
lobby-ready = Is iedereen er? Beginnen maar.
shuffle-promise = Controlecode van het schudden, vastgelegd vóór het delen: { $hash }
variant-story-hard = Ook vieren, vijven en heren pesten: twee beurten missen, samen pakken, omdraaien en overslaan.
variant-pass_left = Doorgeven
variant-gentle = Zacht
variant-hard = Gemeen
variant-classic = Klassiek
variant-story-classic = Eén korte ronde: roep op tijd “Laatste kaart!”, of word betrapt en pak er twee.
variant-story-gentle = Geen jokers, geen gestapelde straffen, en elke kaart mag je laatste zijn: voor een eerste potje met het gezin.
variant-story-cumulative = Tweeën en jokers gaan op elkaar, en iemand pakt ze uiteindelijk allemaal.
variant-knock = Kloppen
variant-story-pass_left = Een tien stuurt uit elke hand een kaart naar links, de startkaart doet mee, en je laatste kaart vraagt om “Pesten!”.
variant-story-knock = Klop voor je laatste kaart, of het kost je kaarten: op elke straf past een andere.
variant-cumulative = Stapelen
format-limit = { $count ->
    [one] uitvallen boven 1 punt
   *[other] uitvallen boven { $count } punten
}
format-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
format-wins = { $count ->
    [one] tot 1 gewonnen ronde
   *[other] tot { $count } gewonnen rondes
}
format-in-full = { $kind ->
    [casual] één losse ronde
    [rounds] { $length }, minste punten winnen
    [final-score] { $length }, eindscore
   *[other] { $length }
}
