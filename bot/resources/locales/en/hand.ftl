# A player's own hand (experience.md §5).

hand-title = Your cards · { $variant }, { $progress }
hand-count = { $count ->
    [one] You hold 1 card
   *[other] You hold { $count } cards
}
hand-top = on top: { $card }
hand-page = Page { $page } of { $pages }, those that fit first
hand-suit = { $suit }: { $ranks }
hand-jokers = { $count ->
    [one] { $sign }joker
   *[other] { $sign }jokers
}
hand-drawn = You drew: { $cards }
hand-got = You got { $cards } from **{ $name }**
hand-drawn-more = { $cards } and { $more } more
hand-waiting = It is not your turn. The table shows how the game stands; when your turn comes, these cards renew themselves (or click { button-refresh }).
hand-round-over = The round is over. The table shows how it ended.
hand-match-over = The match is over. The table shows how it ended.
hand-table-closed = This table is closed.

do-play = **Your turn.** These fit: { $fits }.
do-draw = **Your turn.** Nothing fits: draw a card.
do-pass = **Your turn.** Nothing fits and there is nothing left to draw: end your turn.
do-finish-refused = { $instead ->
    [extra-draw] **Still your turn.** Your last card may not be { $rank }: draw one and end your turn.
    [extra-end] **Still your turn.** Your last card may not be { $rank }: end your turn.
    [turn-end] **Your turn.** Your last card may not be { $rank }, and there is nothing left to draw: end your turn.
    [take] **Your turn.** Draw { $count }: your last card may not be { $rank }.
   *[turn-draw] **Your turn.** Your last card may not be { $rank }: draw one.
}
do-take = { $count ->
    [one] **Your turn.** Draw 1 card.
   *[other] **Your turn.** Draw { $count } cards.
}
do-take-or-stack = **Your turn.** Draw { $count }, or play { $stackers }.
do-take-no-stacker = **Your turn.** Draw { $count }: you have nothing to stack ({ $stackers }).
do-play-extra = **Still your turn.** Play one more card ({ $fits }), or draw one and end your turn.
do-draw-extra = **Still your turn.** Nothing fits ({ $fits }): draw one and end your turn.
do-pass-extra = **Still your turn.** Play one more card ({ $fits }), or end your turn.

choose-suit-title = Choose a suit
choose-suit-for = { $card } is played as soon as you have chosen.

do-play-drawn = **Your turn.** The card you drew fits: play it, or end your turn.
do-play-penalty-card = **Your turn.** You may still play { $cards }, or end your turn.
do-name-suit = **You dealt a card that chooses the suit.** Choose one.
do-give = **Everybody passes a card to the left.** Choose yours, for { $name }. Nobody sees it before all have chosen.
hand-out-of-match = You are out of this match. The others play on.
do-play-or-draw = **Your turn.** These fit: { $fits }. You may draw a card instead.
do-last-card-costs = Your last card is { $rank }: if you play it you draw one, and are not out.
do-end-extra = **Still your turn.** Nothing fits ({ $fits }): end your turn.
do-given = You pass { $card } to the left, as soon as everybody has chosen.
do-announce-before = ❗ Two cards left: { $kind ->
    [knock] knock
    [pesten] call “Pesten!”
   *[last-card] call “Last card!”
} before you play one of them, or draw { $count }.
do-announce-with-play = ❗ Two cards left: { $kind ->
    [knock] knock
    [pesten] call “Pesten!”
   *[last-card] call “Last card!”
} before you play one of them, or play it with the call, or draw { $count }.
do-announce-window = ❗ Two cards left: { $kind ->
    [knock] knock
    [pesten] call “Pesten!”
   *[last-card] call “Last card!”
} now or at once after playing. Whoever is caught draws { $count }.
do-announce-now = ❗ One card left: { $kind ->
    [knock] knock
    [pesten] call “Pesten!”
   *[last-card] call “Last card!”
} now, before you are caught and draw { $count }.
announce-call = { $kind ->
    [knock] Knock!
    [pesten] Pesten!
   *[last-card] Last card!
}
hand-elsewhere = The table is in { $channel }.
