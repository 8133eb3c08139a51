# The rule card, made from the settings of a table. $rank is "seven", $ranks a list of ranks in words.

rules-title = Rules of { $variant }
rules-cards = { $hand ->
    [one] 1 card each
   *[other] { $hand } cards each
}, { $decks ->
    [one] one deck
   *[other] { $decks } decks
} { $jokers ->
    [0] without jokers
    [one] with 1 joker
   *[other] with { $jokers } jokers in all
}
rules-decks-by-players = Decks by the number of players: { $decks }.
rules-decks-of = { $decks } for { $one ->
    [yes] { $first }
   *[no] { $first } to { $last }
}
rules-deal = The first dealer is drawn by lot; each round the deal goes to the left.
rules-leader = Whoever sits to the dealer's left begins.
rules-start-card-no-effect = The first card turned up has no effect.
rules-start-card-acts = The first card turned up acts as if the dealer had played it.
rules-leader-after-card = Then whoever sits to the dealer's left begins, unless that card says otherwise.
rules-turn = Play a card of the suit or the rank on top.
rules-draw-keep = If you can't, draw one; your turn is then over.
rules-draw-may-play = If you can't, draw one; if it fits, you may play it at once.
rules-draw-voluntary = You may also draw when you could play, but not on two turns in a row.
rules-empty-stock = When the stock is empty, the discard pile is shuffled into a new one; its top card stays.
rules-wild = Fits on everything: { $ranks }.
rules-joker-any = On a joker any card fits.
rules-special-heading = Special cards
rules-sayings = In italics: what is said at Dutch tables.
rules-effect-line = **{ $ranks }**: { $effects }
rules-points-heading = { $counts ->
    [places] Points in hand: the fewest come first behind the winner
   *[points] Points left in your hand
}
rules-points-line = { $ranks }: { $points }
rules-points-face = { $ranks }: face value
rules-format-final-score = { $rounds ->
    [one] 1 round.
   *[other] { $rounds } rounds.
} Final score = your total minus the mean of the others; the lowest wins.
rules-stacking-any = A penalty can be passed on with { $ranks }; the amounts add up.
rules-stacking-same-rank = A penalty can be passed on with a card of the same rank; the amounts add up.
rules-stacking-none = A penalty cannot be passed on.
rules-joker-doubles = A joker on a joker doubles the penalty.
rules-after-penalty-end-turn = Taking a penalty ends your turn.
rules-after-penalty-play-on = After taking the penalty you play your turn as usual.
rules-after-penalty-stackers-only = After taking the penalty you may still play { $stackers } if it fits.
rules-after-penalty-of = { $after ->
    [end-turn] Taking the penalty of { $ranks } ends your turn.
    [play-on] After the penalty of { $ranks } you play your turn as usual.
   *[stackers-only] After the penalty of { $ranks } you may still play { $stackers } if it fits.
}
rules-announcing-automatic = The table itself shows who is down to one card.
rules-announcing-before = { $kind ->
    [knock] Knock
    [pesten] Call “Pesten!”
   *[last-card] Call “Last card!”
}{ $turns ->
    [yes] { " " }on your turn
   *[no] { "" }
} with two cards left, before you play one of them. After that it is too late: you draw { $count } at once.
rules-announcing-with-play = { $kind ->
    [knock] Knock
    [pesten] Call “Pesten!”
   *[last-card] Call “Last card!”
}{ $turns ->
    [yes] { " " }on your turn
   *[no] { "" }
} with two cards left, before you play one of them or with that card. After that it is too late: you draw { $count } at once.
rules-announcing-window = { $kind ->
    [knock] Knock
    [pesten] Call “Pesten!”
   *[last-card] Call “Last card!”
}{ $turns ->
    [yes] { " " }on your turn
   *[no] { "" }
} with two cards left, or after playing one of them until somebody else { $turns ->
    [yes] plays or draws. Whoever forgets can be caught until he plays or draws again in a later turn,
   *[no] plays. Until then whoever forgot can be caught,
} and then draws { $count }.
rules-no-finish = May not be your last card: { $ranks }. With nothing else to play, draw.
rules-finish-draw-one = If one of these is your last card, you draw one and are not out: { $ranks }.
rules-finish-free = Any card may be your last.
rules-round-end = Whoever has no cards left ends the round and scores 0.
rules-round-end-uncounted = Whoever has no cards left first wins the round.
rules-blocked = A round in which nobody can draw or play any more, or that lasts { $turns } turns each (at least { $least } in all), is blocked: { $kind ->
    [casual] nobody is out, and the fewest points in hand win
    [wins] it counts for nobody, and { $row } in a row end the match as it stands
   *[points] nobody is out, and everybody scores the points in hand
}.

effect-add-penalty = the next player draws { $count }
effect-choose-suit = you choose the suit
effect-extra-card = you play another card that fits, or draw one
effect-extra-card-free = you may play another card that fits
effect-skip = { $count ->
    [one] the next player sits out
   *[other] the next { $count } players sit out
}
effect-reverse = the direction turns (with two players nothing happens)
effect-reverse-again = the direction turns (with two players it is your turn again)

effect-short-add-penalty = draw { $count }
effect-short-choose-suit = choose suit
effect-short-extra-card = play again
effect-short-skip = { $count ->
    [one] skip
   *[other] skip { $count }
}
effect-short-reverse = reverse

# Sayings of the Dutch table; they stay Dutch in every language.
rhyme-two = twee pakken
rhyme-seven = zeven blijft kleven
rhyme-eight = acht wacht
rhyme-jack = boer kiest kleur
rhyme-king = heer nog een keer
rhyme-ace = aas draait
rhyme-joker = joker: vijf pakken

rules-format-casual = One round; whoever is out first wins.
rules-format-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}; the fewest points win.
rules-format-wins = { $count ->
    [one] Whoever wins a round
   *[other] Whoever first wins { $count } rounds
} wins the match. Cards in hand count nothing.
rules-format-limit = { $count ->
    [one] Whoever gets more than 1 point
   *[other] Whoever gets more than { $count } points
} is out; the last one left wins.
effect-miss-turns = { $count ->
    [one] the next player misses a turn
   *[other] the next player misses { $count } turns
}
effect-reverse-skip = the direction turns, and the next player sits out
effect-pass-left = everybody passes a card to the left
effect-others-draw = { $count ->
    [one] all the others draw 1 card
   *[other] all the others draw { $count } cards
}
effect-others-draw-from = { $count ->
    [one] all the others draw 1 card (with { $players } players or more only the next)
   *[other] all the others draw { $count } cards (with { $players } players or more only the next)
}
effect-next-draws = { $count ->
    [one] the next player draws 1 card at once
   *[other] the next player draws { $count } cards at once
}
effect-short-miss-turns = { $count ->
    [one] miss a turn
   *[other] miss { $count } turns
}
effect-short-reverse-skip = reverse and skip
effect-short-pass-left = pass one left
effect-short-others-draw = others draw { $count }
effect-short-others-draw-from = others draw { $count } (from { $players } players only the next)
effect-short-next-draws = next draws { $count }
rules-differences-heading = What is different here
rules-difference = { $setting }: { $value } (usual: { $usual })
rules-difference-by-rank = { $setting } – { $values }
rules-differences-more = { $count ->
    [one] and 1 more difference
   *[other] and { $count } more differences
}
effect-reverse-ordinary = the direction turns (with two players it is an ordinary card)
