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
} locked until { $count ->
    [0] somebody else acts
    [one] the others have played 1 card
   *[other] the others have played { $count } cards
}
event-seats-locked = { $count } players are locked
event-ticked = { $number ->
    [1] Nobody acted: all locks are off, and everybody may draw again
   *[other] Still nobody acted: { $owed ->
        [yes] debts are taken, and whoever
       *[no] whoever
    } cannot play draws
}

speed-pace = ⏱ no turns; the computer plays for whoever does nothing for { $pace ->
    [quick] 45 s
    [normal] 90 s
   *[slow] a day
}
speed-pace-meaning = There are no turns here: the pace is how long somebody may do nothing before the computer plays on for him.

anybody-may-play = **Anybody** may play: { $fits }.
anybody-may-play-any = **Anybody** may play: any card fits.
table-tick-at = If nobody acts, the clock ticks { $moment }.
table-tick-stopped = { $everybody ->
    [yes] The clock has stopped: everybody can play.
   *[no] The clock has stopped: nobody is locked, nobody owes cards, and none are left to draw.
} It runs again as soon as somebody acts.
table-seat-owes = { $count ->
    [one] **owes 1 card**
   *[other] **owes { $count } cards**
}
table-seat-locked = 🔒 locked until { $count ->
    [0] somebody else acts
    [one] the others play 1 card
   *[other] the others play { $count } cards
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
button-draw-or-take = Draw / take
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

speed-rules-deal = The first dealer is drawn by lot; each round the deal goes to the left.
speed-rules-play = There are no turns: anybody may play a card of the suit or the rank on top at any time. The card that lies there first counts.
speed-rules-draw = If nothing fits you may draw one card, and again only after somebody else has acted. Cards you drew may be played at once.
speed-rules-clock = If nobody acts for 8 seconds the clock ticks: locks are off, and everybody may draw again. If it ticks again, all debts are taken, and whoever cannot play draws one.
speed-rules-owing = Whoever owes cards may do nothing but take them, or pass them on; the others play on.
speed-rules-in-time = Passing on is possible only until somebody covers the draw card.
speed-rules-end = What is still owed then is drawn first.
speed-rules-blocked = A round in which nobody can go on, or that lasts { $acts } acts for each player, is blocked: { $kind ->
    [casual] nobody is out, and the fewest points in hand win
    [wins] it counts for nobody, and { $row } in a row end the match as it stands
   *[points] nobody is out, and everybody scores the points in hand
}.
speed-rules-without-meaning = These settings are about turns and mean nothing here: { $settings }.
speed-effect-add-penalty = { $count ->
    [one] your neighbour owes 1 card
   *[other] your neighbour owes { $count } cards
}
speed-effect-nothing = nothing
speed-effect-skip = { $count ->
    [one] your neighbour is locked until somebody else plays or draws
   *[other] your next { $count } neighbours are locked until somebody else plays or draws
}
speed-effect-miss-turns = { $count ->
    [one] your neighbour is locked until the others have played 1 card
   *[other] your neighbour is locked until the others have played { $count } cards
}
speed-effect-reverse-skip = the direction turns, and your new neighbour is locked until somebody else plays or draws
speed-tip-owing = If you owe cards, take them at once unless you can pass them on: until then you can do nothing else.
speed-tip-locks = Locked? As soon as somebody else plays or draws you are free: have your next card ready.
setting-without-meaning = { $setting } (means nothing here)
value-without-meaning = { $value } (means nothing here)
