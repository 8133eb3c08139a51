# Pesten without turns (rules.md §9).

variant-speed = Speed
variant-story-speed = No turns: whoever is first plays. Stay sharp, and pass on what you owe before somebody covers it.

event-race-started = Start card { $card } · anybody may play
event-debt-raised = { $who ->
    [you] you owe
   *[other] { $name } owes
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}
event-seat-locked = { $who ->
    [you] you are
   *[other] { $name } is
} locked { $count ->
    [0] until somebody else acts
    [one] for 1 card of the others
   *[other] for { $count } cards of the others
}
event-ticked = { $number ->
    [1] Nobody acted: all locks are off, and everybody may draw again
   *[other] Still nobody acted: debts are taken, and whoever cannot play draws
}

anybody-may-play = **Anybody** may play: { $fits }.
anybody-may-play-any = **Anybody** may play: any card fits.
table-tick-at = If nobody acts, the clock ticks { $moment }.
table-seat-owes = { $count ->
    [one] **owes 1 card**
   *[other] **owes { $count } cards**
}
table-seat-locked = 🔒 { $count ->
    [0] until somebody else acts
    [one] for 1 card of the others
   *[other] for { $count } cards of the others
}

speed-play = **Be quick!** These fit: { $fits }.
speed-draw = Nothing fits: draw a card, or wait for another top card.
speed-finish-refused = Your last card may not be { $rank }: draw one, or wait.
speed-pass = Nothing fits and there is nothing left to draw: pass, or wait for another top card.
speed-drawn-already = Nothing fits, and you have drawn. You may draw again as soon as somebody else acts.
speed-locked = 🔒 You are locked { $count ->
    [0] until somebody else plays or draws.
    [one] until somebody else has played a card.
   *[other] until the others have played { $count } cards.
}
speed-take = **You owe { $count ->
    [one] 1 card
   *[other] { $count } cards
}.** Take what you owe before you can play on.
speed-take-or-stack = **You owe { $count ->
    [one] 1 card
   *[other] { $count } cards
}.** Take what you owe, or be quick and pass it on with { $stackers }.
button-take-debt = Take { $count }
button-pass = Pass

error-too-late = Too late: { $top } is on top now, and { $card } does not fit: play { $suit } or { $rank_one }.
error-too-late-to-stack = Too late: somebody has covered that card, so you can no longer pass on what you owe ({ $amount }).
error-debt-first = { $amount ->
    [one] First take the card that you owe.
   *[other] First take the { $amount } cards that you owe.
}
error-locked = You are locked { $cards ->
    [0] until somebody else plays or draws.
    [one] until somebody else has played a card.
   *[other] until the others have played { $cards } cards.
}
error-drawn-already = You have drawn already. You may draw again as soon as somebody else acts.
error-no-turns-to-end = There are no turns here, so there is none to end.
error-no-longer-fits = Too late: { $card } does not fit any more.
error-no-tick-now = The clock has nothing to do now.
