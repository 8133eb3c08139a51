# Het bericht waarin de spelers zich verzamelen (experience.md §3).

variant-pesten_7 = Pesten 7
variant-pesten_13 = Pesten 13
variant-custom = Aangepast (naar { $variant })
variant-story-pesten_7 = Ieder zeven kaarten, elke ronde een nieuwe hand: vlot, venijnig, en pas voorbij bij de laatste kaart.
variant-story-pesten_13 = Ieder dertien kaarten uit twee spellen: lange reeksen, dikke straffen, een hele avond in vijf rondes.

lobby-players = { $least }–{ $most } spelers, het leukst met { $best }
lobby-length = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
} ≈ { $minutes } minuten met z'n vieren
lobby-seats = { $taken } van de { $seats } plaatsen bezet
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · host
lobby-seat-computer = { $number }. 🤖 { $name } · computer
lobby-needs-players = Er zijn minstens { $needed } spelers nodig: doe mee, of zet er een computer bij.
lobby-ready = Is iedereen er? Beginnen maar.
shuffle-promise = Volgende schudbeurt, vastgelegd vóór het delen: { $hash }
