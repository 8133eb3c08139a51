# Het bericht van de tafel (experience.md §4), het einde van een ronde en van een partij (§7).

table-title = { $variant } · { $progress }
table-direction = { $direction ->
    [clockwise] ↻ met de klok mee
   *[other] ↺ tegen de klok in
}
table-top-card = Bovenop: { $card }
table-chosen-suit = Gekozen kleur: **{ $suit }**
table-no-suit = Elke kaart past.
table-stock = { $count ->
    [0] De trekstapel is leeg
    [one] 1 kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
}
table-penalty = { $count ->
    [one] **Straf: 1 kaart**
   *[other] **Straf: { $count } kaarten**
}
last-card-badge = ❗{ $kind ->
    [knock] geklopt
    [pesten] Pesten!
   *[last-card] laatste kaart
}
turn-marker = ▶
computer-marker = 🤖

must-play = **{ $name }** is aan de beurt: leg { $fits }, of pak een kaart als dat niet kan.
must-play-any = **{ $name }** is aan de beurt: elke kaart past.
must-take = { $count ->
    [one] **{ $name }** moet 1 kaart pakken.
   *[other] **{ $name }** moet { $count } kaarten pakken.
}
must-take-or-stack = **{ $name }** moet er { $count } pakken, of { $stackers } bijleggen.
must-play-extra = **{ $name }** mag nog een kaart leggen ({ $fits }), of er één pakken.
fits-any = elke kaart

round-over-title = { $variant } · { $progress }: de ronde is voorbij
round-over-out = **{ $name }** is uit!
round-over-blocked = De ronde zat vast (niemand kon nog verder, of ze duurde te lang): niemand is uit.
round-over-hand = { $name } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $cards }
round-over-no-cards = geen kaarten meer
last-round = Vorige ronde: { $outcome }
last-round-points = { $name } +{ $points }
standings-heading = Tussenstand
standing = **{ $place }.** { $name } · { $score }
next-dealer = { $name } deelt de volgende ronde.
next-round-at = Die begint { $moment }, of zodra iemand klikt.
shuffle-proof = Het schudden is na te rekenen (seed { $seed }): { button-scores }

match-over-title = { $variant } · { $progress }: de partij is afgelopen
match-over-winner = 🏆 **{ $names }** { $count ->
    [one] wint!
   *[other] delen de overwinning!
}
match-over-last-round = De laatste ronde

closed-title = Deze tafel is gesloten
closed-stopped = De partij is gestopt.
closed-stopped-by = { $person } heeft de partij gestopt.
closed-empty = Er zit niemand meer aan deze tafel.
closed-idle = Een half uur lang kwam er niemand aan deze tafel.
closed-how-to-go-on = Open een nieuwe met /pesten { command-new }.
moved-title = Deze tafel is verplaatst
moved-text = Het gaat verder op: { $link }

must-play-drawn = **{ $name }** pakte een kaart die past, en mag hem leggen.
must-play-penalty-card = **{ $name }** mag nog { $cards } leggen.
must-name-suit = **{ $name }** deelde en kiest de kleur.
must-give = Iedereen geeft een kaart naar links door. Nog aan het kiezen: **{ $names }**.
table-seat-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
round-over-hand-uncounted = { $name }: { $cards }
score-wins = { $count ->
    [one] 1 ronde gewonnen
   *[other] { $count } rondes gewonnen
}
must-play-extra-or-end = **{ $name }** mag nog een kaart leggen ({ $fits }), of de beurt beëindigen.
progress-wins = { $count ->
    [one] ronde { $round }, tot 1 gewonnen ronde
   *[other] ronde { $round }, tot { $count } gewonnen rondes
}
progress-rounds = ronde { $round } van { $rounds }
score-left = { $score }, uit de partij in ronde { $round }
score-final = eindscore **{ $score }** ({ $total } − { $mean } = { $score })
score-by-round = { $total }: { $rounds }
score-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
score-in-hand = { $count ->
    [one] 1 punt in de hand
   *[other] { $count } punten in de hand
}
score-won-rounds = { $count ->
    [one] { $score } (ronde { $rounds })
   *[other] { $score } (rondes { $rounds })
}
table-seat-misses = { $count ->
    [one] slaat 1 beurt over
   *[other] slaat { $count } beurten over
}
final-line = **{ $place }.** { $name } · { $result }
table-seat-out = uit de partij
progress-casual = één ronde
progress-limit = { $count ->
    [one] ronde { $round }, uitvallen boven 1 punt
   *[other] ronde { $round }, uitvallen boven { $count } punten
}
