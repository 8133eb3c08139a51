# Het bericht waarin de spelers zich verzamelen (experience.md §3).

variant-pesten_7 = Pesten 7
variant-pesten_13 = Pesten 13
variant-custom = Aangepast (naar { $variant })
variant-story-pesten_7 = Ieder zeven kaarten, elke ronde een nieuwe hand: vlot, venijnig, en pas voorbij bij de laatste kaart.
variant-story-pesten_13 = Ieder dertien kaarten uit twee spellen: lange reeksen, dikke straffen, een hele avond in vijf rondes.

lobby-players = { $least }–{ $most } spelers, het leukst met { $best }
lobby-length = { $length } ≈ { $minutes } minuten met z'n vieren
lobby-seats = { $taken } van de { $seats } plaatsen bezet
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · host
lobby-seat-computer = { $number }. 🤖 { $name } · computer
lobby-needs-players = Er zijn minstens { $needed } spelers nodig: doe mee, of zet er een computer bij.
lobby-ready = Is iedereen er? Beginnen maar.
shuffle-promise = Volgende schudbeurt, vastgelegd vóór het delen: { $hash }
variant-knock = Kloppen
variant-pass_left = Doorgeven
variant-classic = Klassiek
variant-gentle = Zacht
variant-hard = Gemeen
variant-cumulative = Stapelen
variant-story-knock = Klop voor je laatste kaart, of het kost je kaarten: op elke straf past een andere.
variant-story-pass_left = Een tien stuurt uit elke hand een kaart naar links, de startkaart doet mee, en je laatste kaart vraagt om “Pesten!”.
variant-story-classic = Eén korte ronde: roep op tijd “Laatste kaart!”, of word betrapt en pak er twee.
variant-story-gentle = Geen jokers, geen gestapelde straffen, en elke kaart mag je laatste zijn: voor een eerste potje met het gezin.
variant-story-hard = Ook vieren, vijven en heren pesten: twee beurten missen, samen pakken, omdraaien en overslaan.
variant-story-cumulative = Tweeën en jokers gaan op elkaar, en iemand pakt ze uiteindelijk allemaal.
format-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
format-wins = { $count ->
    [one] wie het eerst 1 ronde wint
   *[other] wie het eerst { $count } rondes wint
}
format-limit = { $count ->
    [one] boven 1 punt lig je eruit
   *[other] boven { $count } punten lig je eruit
}
