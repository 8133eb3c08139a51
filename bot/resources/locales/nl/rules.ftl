# De regelkaart, gemaakt uit de instellingen van een tafel. $rank is "seven", $ranks een rij waarden in woorden.

rules-title = Regels van { $variant }
rules-cards = { $hand ->
    [one] Ieder 1 kaart
   *[other] Ieder { $hand } kaarten
}, { $decks ->
    [one] één spel kaarten
   *[other] { $decks } spellen kaarten
} { $jokers ->
    [0] zonder jokers
    [one] met 1 joker
   *[other] met in totaal { $jokers } jokers
}
rules-decks-by-players = Spellen kaarten naar het aantal spelers: { $decks }.
rules-decks-of = { $decks } bij { $one ->
    [yes] { $first }
   *[no] { $first } tot { $last }
}
rules-deal = Het lot wijst de eerste deler aan; elke ronde deelt de linkerbuur.
rules-leader = Wie links van de deler zit, begint.
rules-start-card-no-effect = De eerste open kaart heeft geen effect.
rules-start-card-acts = De eerste open kaart telt alsof de deler hem legde.
rules-leader-after-card = Daarna begint wie links van de deler zit, tenzij die kaart iets anders bepaalt.
rules-turn = Leg een kaart van dezelfde kleur of waarde als de bovenste.
rules-draw-keep = Kan dat niet, pak er dan één; je beurt is voorbij.
rules-draw-may-play = Kan dat niet, pak er dan één; past hij, dan mag je hem meteen leggen.
rules-draw-voluntary = Je mag ook pakken als je kunt leggen, maar niet twee beurten achter elkaar.
rules-empty-stock = Is de trekstapel op, dan wordt de aflegstapel geschud; de bovenste kaart blijft liggen.
rules-wild = Mag altijd: { $ranks }.
rules-joker-any = Op een joker past elke kaart.
rules-special-heading = Pestkaarten
rules-sayings = Cursief: wat er aan tafel bij gezegd wordt.
rules-effect-line = **{ $ranks }**: { $effects }
rules-points-heading = { $counts ->
    [places] Punten in de hand: achter de winnaar eindigt wie er de minste heeft het hoogst
   *[points] Strafpunten voor kaarten die je overhoudt
}
rules-points-line = { $ranks }: { $points }
rules-points-face = { $ranks }: wat erop staat
rules-format-final-score = { $rounds ->
    [one] 1 ronde.
   *[other] { $rounds } rondes.
} Eindscore = jouw totaal min het gemiddelde van de anderen; de laagste wint.
rules-stacking-any = Een straf kun je doorgeven met { $ranks }; de aantallen tellen op.
rules-stacking-same-rank = Een straf kun je doorgeven met een kaart van dezelfde waarde; de aantallen tellen op.
rules-stacking-none = Een straf kun je niet doorgeven.
rules-joker-doubles = Een joker op een joker verdubbelt de straf.
rules-after-penalty-end-turn = Wie strafkaarten pakt, heeft zijn beurt gehad.
rules-after-penalty-play-on = Na het pakken van de straf speel je je beurt gewoon.
rules-after-penalty-stackers-only = Na het pakken van de straf mag je nog { $stackers } leggen als die past.
rules-after-penalty-of = { $after ->
    [end-turn] Na de straf van { $ranks } is je beurt voorbij.
    [play-on] Na de straf van { $ranks } speel je je beurt gewoon.
   *[stackers-only] Na de straf van { $ranks } mag je nog { $stackers } leggen als die past.
}
rules-announcing-automatic = De tafel laat zelf zien wie nog één kaart heeft.
rules-announcing-before = { $kind ->
    [knock] Klop
    [pesten] Roep “Pesten!”
   *[last-card] Roep “Laatste kaart!”
}{ $turns ->
    [yes] { " " }in je beurt
   *[no] { "" }
} met twee kaarten, voordat je er één legt. Daarna is het te laat: je pakt er meteen { $count }.
rules-announcing-with-play = { $kind ->
    [knock] Klop
    [pesten] Roep “Pesten!”
   *[last-card] Roep “Laatste kaart!”
}{ $turns ->
    [yes] { " " }in je beurt
   *[no] { "" }
} met twee kaarten, voordat je er één legt, of terwijl je hem legt. Daarna is het te laat: je pakt er meteen { $count }.
rules-announcing-window = { $kind ->
    [knock] Klop
    [pesten] Roep “Pesten!”
   *[last-card] Roep “Laatste kaart!”
}{ $turns ->
    [yes] { " " }in je beurt
   *[no] { "" }
} met twee kaarten, of als je er één gelegd hebt, zolang geen ander { $turns ->
    [yes] legt of pakt. Wie het vergeet, kan betrapt worden tot hij in een volgende beurt zelf weer legt of pakt,
   *[no] legt. Zo lang kan ook betrapt worden wie het vergeet;
} { $turns ->
    [yes] en pakt
   *[no] hij pakt
} er dan { $count }.
rules-no-finish = Mag niet je laatste kaart zijn: { $ranks }. Kun je niets anders leggen, dan pak je.
rules-finish-draw-one = Is een van deze je laatste kaart, dan pak je er één en ben je niet uit: { $ranks }.
rules-finish-free = Elke kaart mag je laatste zijn.
rules-round-end = Wie geen kaarten meer heeft, beëindigt de ronde en krijgt 0 punten.
rules-round-end-uncounted = Wie het eerst geen kaarten meer heeft, wint de ronde.
rules-blocked = Een ronde waarin niemand meer kan pakken of leggen, of die { $turns } beurten per speler duurt (samen minstens { $least }), zit vast: { $kind ->
    [casual] niemand is uit, en de minste punten in de hand winnen
    [wins] ze telt voor niemand, en { $row } achter elkaar beëindigen de partij op de stand van dat moment
   *[points] niemand is uit, en iedereen krijgt de punten van zijn hand
}.

effect-add-penalty = { $count ->
    [one] de volgende pakt 1 kaart
   *[other] de volgende pakt { $count } kaarten
}
effect-choose-suit = je kiest de kleur
effect-extra-card = je legt nog een kaart die past, of pakt er één
effect-extra-card-free = je mag nog een kaart leggen die past
effect-skip = { $count ->
    [one] de volgende slaat een beurt over
   *[other] de volgende { $count } slaan een beurt over
}
effect-reverse = de speelrichting draait om (met z'n tweeën gebeurt er niets)
effect-reverse-again = de speelrichting draait om (met z'n tweeën ben je zelf weer aan de beurt)

effect-short-add-penalty = pak { $count }
effect-short-choose-suit = kies kleur
effect-short-extra-card = nog een
effect-short-skip = { $count ->
    [one] sla over
   *[other] sla er { $count } over
}
effect-short-reverse = draai om

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
    [one] sla een beurt over
   *[other] sla { $count } beurten over
}
effect-short-reverse-skip = draai om en sla over
effect-short-pass-left = naar links doorgeven
effect-short-others-draw = anderen pakken { $count }
effect-short-others-draw-from = anderen pakken { $count } (vanaf { $players } spelers alleen de volgende)
effect-short-next-draws = volgende pakt { $count }
rules-differences-heading = Wat hier anders is
rules-difference = { $setting }: { $value } (standaard: { $usual })
rules-difference-by-rank = { $setting } – { $values }
rules-differences-more = { $count ->
    [one] en nog 1 verschil
   *[other] en nog { $count } verschillen
}
effect-reverse-ordinary = de speelrichting draait om (met z'n tweeën is het een gewone kaart)
