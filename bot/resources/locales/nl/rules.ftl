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
