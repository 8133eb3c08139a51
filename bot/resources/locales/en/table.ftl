# The table message (experience.md §4), the end of a round and of a match (§7).

table-title = { $variant } · round { $round } of { $rounds }
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
    [one] **1 penalty card waits**
   *[other] **{ $count } penalty cards wait**
}
table-seat = { $name } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $points ->
    [one] 1 point
   *[other] { $points } points
}
last-card-badge = ❗last card
turn-marker = ▶
computer-marker = 🤖

must-play = **{ $name }** is on turn: play { $fits }, or draw.
must-play-any = **{ $name }** is on turn: any card fits.
must-take = { $count ->
    [one] **{ $name }** must draw 1 card.
   *[other] **{ $name }** must draw { $count } cards.
}
must-take-or-stack = **{ $name }** must draw { $count }, or play { $stackers }.
must-play-extra = **{ $name }** may play one more card ({ $fits }), or draws one.
fits-any = any card

round-over-title = { $variant } · round { $round } of { $rounds } is over
round-over-out = **{ $name }** is out!
round-over-blocked = Nobody could go on: the round was blocked.
round-over-hand = { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cards }
round-over-no-cards = no cards left
standings-heading = Standings
standing = **{ $place }.** { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
next-dealer = { $name } deals the next round.
next-round-at = It starts { $moment }, or on a click.
shuffle-proof = Seed of this round's shuffle: { $seed }
shuffle-commitment = Promised before the deal as: { $hash }

match-over-title = { $variant } · the match is over
match-over-winner = 🏆 **{ $names }** { $count ->
    [one] wins!
   *[other] share the victory!
}
final-score-line = **{ $place }.** { $name } · final score **{ $score }** ({ $total } − { $mean } = { $score })
match-over-last-round = The last round
match-over-seeds = Seeds of the shuffles, round by round
match-over-seed = { $round }: { $seed }

closed-title = This table is closed
closed-stopped = The match was stopped.
closed-stopped-by = { $person } stopped the match.
closed-empty = Nobody sits here any more.
closed-idle = Nobody came to this table for half an hour.
closed-how-to-go-on = Open a new one with /pesten new.
moved-title = This table has moved
moved-text = It goes on further down: { $link }

must-play-drawn = **{ $name }** drew a card that fits, and may play it.
must-play-penalty-card = **{ $name }** may still play a card that makes somebody draw.
must-name-suit = **{ $name }** dealt, and chooses the suit.
must-give = Everybody passes a card to the left. Still choosing: **{ $names }**.
