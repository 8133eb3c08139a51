# The table message (experience.md §4), the end of a round and of a match (§7).

table-title = { $variant } · { $progress }
table-direction = { $direction ->
    [clockwise] ↻ clockwise
   *[other] ↺ counter-clockwise
}
table-top-card = On top: { $card }
table-chosen-suit = Chosen suit: **{ $suit }**
table-no-suit = Any card fits.
table-stock = { $count ->
    [0] The stock is empty
    [one] 1 card in the stock
   *[other] { $count } cards in the stock
}
table-penalty = { $count ->
    [one] **Penalty: 1 card**
   *[other] **Penalty: { $count } cards**
}
last-card-badge = ❗{ $kind ->
    [knock] knocked
    [pesten] Pesten!
   *[last-card] last card
}
turn-marker = ▶
computer-marker = 🤖

must-play = **{ $name }** is on turn: { $fits }, or else draw.
must-play-any = **{ $name }** is on turn: any card fits.
must-take = { $count ->
    [one] **{ $name }** must draw 1 card.
   *[other] **{ $name }** must draw { $count } cards.
}
must-take-or-stack = **{ $name }** must draw { $count }, or play { $stackers }.
must-play-extra = **{ $name }** may play one more card ({ $fits }), or draw one.
fits-any = any card

round-over-title = { $variant } · { $progress }: the round is over
round-over-out = **{ $name }** is out!
round-over-blocked = The round was blocked (nobody could go on, or it lasted too long): nobody is out.
round-over-hand = { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cards }
round-over-no-cards = no cards left
last-round = Last round played: { $outcome }
last-round-points = { $name } +{ $points }
standings-heading = Standings
standing = **{ $place }.** { $name } · { $score }
next-dealer = { $name } deals the next round.
next-round-at = It starts { $moment }, or on a click.
shuffle-proof = The shuffle can be checked (seed { $seed }): { button-scores }

match-over-title = { $variant } · { $progress }: the match is over
match-over-winner = 🏆 **{ $names }** { $count ->
    [one] wins!
   *[other] share the victory!
}
match-over-last-round = The last round

closed-title = This table is closed
closed-stopped = The match was stopped.
closed-stopped-by = { $person } stopped the match.
closed-empty = Nobody is left at this table.
closed-idle = Nobody came to this table for half an hour.
closed-how-to-go-on = Open a new one with /pesten { command-new }.
moved-title = This table has moved
moved-text = It goes on further down: { $link }

must-play-drawn = **{ $name }** drew a card that fits, and may play it.
must-play-penalty-card = **{ $name }** may still play { $cards }.
must-name-suit = **{ $name }** dealt, and chooses the suit.
must-give = Everybody passes a card to the left. Still choosing: **{ $names }**.
table-seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
round-over-hand-uncounted = { $name }: { $cards }
score-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
must-play-extra-or-end = **{ $name }** may play one more card ({ $fits }), or end the turn.
progress-wins = { $count ->
    [one] round { $round }, first to 1 win
   *[other] round { $round }, first to { $count } wins
}
progress-rounds = round { $round } of { $rounds }
score-left = { $score }, out of the match in round { $round }
score-final = final score **{ $score }** ({ $total } − { $mean } = { $score })
score-by-round = { $total }: { $rounds }
score-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
score-in-hand = { $count ->
    [one] 1 point in hand
   *[other] { $count } points in hand
}
score-won-rounds = { $count ->
    [one] { $score } (round { $rounds })
   *[other] { $score } (rounds { $rounds })
}
table-seat-misses = { $count ->
    [one] misses 1 turn
   *[other] misses { $count } turns
}
final-line = **{ $place }.** { $name } · { $result }
table-seat-out = out of the match
progress-casual = one round
progress-limit = { $count ->
    [one] round { $round }, out over 1 point
   *[other] round { $round }, out over { $count } points
}
