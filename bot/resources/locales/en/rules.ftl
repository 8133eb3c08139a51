# The rule card, made from the settings of a table. $rank is "seven", $ranks a list of ranks in words.

rules-title = Rules of { $variant }
rules-cards = { $hand ->
    [one] 1 card each
   *[other] { $hand } cards each
}, { $decks ->
    [one] one deck
   *[other] { $decks } decks
} with { $jokers ->
    [0] no jokers
    [one] 1 joker
   *[other] { $jokers } jokers
} in all
rules-turn = Play a card of the suit or the rank on top. If you cannot, draw one; your turn is then over.
rules-wild = Fits on everything: { $ranks }.
rules-special-heading = Special cards
rules-effect-line = **{ $ranks }**: { $effects }
rules-points-heading = Points left in your hand
rules-points-line = { $ranks }: { $points }
rules-points-face = { $ranks }: face value
rules-format-final-score = { $rounds ->
    [one] 1 round.
   *[other] { $rounds } rounds.
} Final score = your total minus the mean of the others; the lowest wins.
rules-stacking-any = A penalty can be passed on with any card that makes somebody draw; the amounts add up.
rules-stacking-same-rank = A penalty can be passed on with a card of the same rank; the amounts add up.
rules-stacking-none = A penalty cannot be passed on.
rules-no-finish = May not be your last card: { $ranks }.
rules-finish-free = Any card may be your last.
rules-round-end = Whoever has no cards left ends the round and scores 0.

effect-add-penalty = the next player draws { $count }
effect-choose-suit = you choose the suit
effect-extra-card = you play another card that fits, or draw one
effect-skip = { $count ->
    [one] the next player sits out
   *[other] the next { $count } players sit out
}
effect-reverse = the direction turns (with two players nothing happens)

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
effect-short-next-draws = next draws { $count }
