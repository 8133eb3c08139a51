# De regelkaart, gemaakt uit de instellingen van een tafel. $rank is "seven", $ranks een rij waarden in woorden.

rules-title = Regels van { $variant }
rules-cards = { $hand ->
    [one] Ieder 1 kaart
   *[other] Ieder { $hand } kaarten
}, { $decks ->
    [one] één spel kaarten
   *[other] { $decks } spellen kaarten
} met { $jokers ->
    [0] geen jokers
    [one] 1 joker
   *[other] in totaal { $jokers } jokers
}
rules-turn = Leg een kaart van dezelfde kleur of waarde als de bovenste. Kan dat niet, pak er dan één; je beurt is voorbij.
rules-wild = Mag altijd: { $ranks }.
rules-special-heading = Pestkaarten
rules-effect-line = **{ $ranks }**: { $effects }
rules-points-heading = Punten voor wat je overhoudt
rules-points-line = { $ranks }: { $points }
rules-points-face = { $ranks }: wat erop staat
rules-format-final-score = { $rounds ->
    [one] 1 ronde.
   *[other] { $rounds } rondes.
} Eindscore = jouw totaal min het gemiddelde van de anderen; de laagste wint.
rules-stacking-any = Een straf kun je doorgeven met elke pakkaart; de aantallen tellen op.
rules-stacking-same-rank = Een straf kun je doorgeven met een kaart van dezelfde waarde; de aantallen tellen op.
rules-stacking-none = Een straf kun je niet doorgeven.
rules-no-finish = Mag niet je laatste kaart zijn: { $ranks }.
rules-finish-free = Elke kaart mag je laatste zijn.
rules-round-end = Wie geen kaarten meer heeft, beëindigt de ronde en krijgt 0 punten.

effect-add-penalty = { $count ->
    [one] de volgende pakt 1 kaart
   *[other] de volgende pakt { $count } kaarten
}
effect-choose-suit = je kiest de kleur
effect-extra-card = je legt nog een kaart die past, of pakt er één
effect-skip = { $count ->
    [one] de volgende slaat een beurt over
   *[other] de volgende { $count } slaan een beurt over
}
effect-reverse = de speelrichting draait om (met z'n tweeën gebeurt er niets)

effect-short-add-penalty = pak { $count }
effect-short-choose-suit = kies kleur
effect-short-extra-card = nog een
effect-short-skip = { $count ->
    [one] overslaan
   *[other] { $count } overslaan
}
effect-short-reverse = draait

# Rijmpjes van de Nederlandse kaarttafel.
rhyme-two = twee pakken
rhyme-seven = zeven blijft kleven
rhyme-eight = acht wacht
rhyme-jack = boer kiest kleur
rhyme-king = heer nog een keer
rhyme-ace = aas draait
rhyme-joker = joker: vijf pakken

rules-format-casual = Eén ronde; wie het eerst uit is, wint.
rules-format-rounds = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}; de minste punten winnen.
rules-format-wins = { $count ->
    [one] Wie een ronde wint
   *[other] Wie het eerst { $count } rondes wint
}, wint de partij. Wat je overhoudt, telt niet.
rules-format-limit = { $count ->
    [one] Wie meer dan 1 punt krijgt
   *[other] Wie meer dan { $count } punten krijgt
}, ligt eruit; wie overblijft, wint.
effect-miss-turns = { $count ->
    [one] de volgende slaat een beurt over
   *[other] de volgende slaat { $count } beurten over
}
effect-reverse-skip = de speelrichting draait om, en de volgende slaat een beurt over
effect-pass-left = iedereen geeft een kaart naar links door
effect-others-draw = { $count ->
    [one] alle anderen pakken 1 kaart
   *[other] alle anderen pakken { $count } kaarten
}
effect-others-draw-from = { $count ->
    [one] alle anderen pakken 1 kaart (vanaf { $players } spelers alleen de volgende)
   *[other] alle anderen pakken { $count } kaarten (vanaf { $players } spelers alleen de volgende)
}
effect-next-draws = { $count ->
    [one] de volgende pakt meteen 1 kaart
   *[other] de volgende pakt meteen { $count } kaarten
}
effect-short-miss-turns = { $count ->
    [one] beurt overslaan
   *[other] { $count } beurten overslaan
}
effect-short-reverse-skip = draait en overslaan
effect-short-pass-left = naar links doorgeven
effect-short-others-draw = anderen pakken { $count }
effect-short-next-draws = volgende pakt { $count }
