# The lobby message (experience.md §3).

variant-pesten_7 = Pesten 7
variant-pesten_13 = Pesten 13
variant-with-length = { $variant } · { $length }
variant-custom = Custom (from { $variant })
variant-changed = { $name } (changed)
variant-story-pesten_7 = Seven cards each, a new hand every round: sly, and never over until the last card.
variant-story-pesten_13 = Thirteen cards each: long chains and big penalties.

lobby-players = { $least }–{ $most } players, best with { $best }
lobby-length = { $length } ≈ { $minutes } minutes with { $players }
lobby-seats = { $taken } of { $seats } seats taken
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · host
lobby-seat-computer = { $number }. 🤖 { $name } · computer
lobby-needs-players = At least { $needed } players are needed: join, or add a computer.
error-too-many-computers = In this game { $most } computers at most can sit down with you.
lobby-ready = Everybody in? Then start.
shuffle-promise = Next shuffle, promised before the deal: { $hash }
variant-story-hard = Fours, fives and kings pester too: miss two turns, draw together, turn round and skip.
variant-pass_left = Pass left
variant-gentle = Gentle
variant-hard = Hard
variant-classic = Classic
variant-story-classic = One short round: call “Last card!” in time, or be caught and draw two.
variant-story-gentle = No jokers, no stacked penalties, and any card may be your last: for a first game with the family.
variant-story-cumulative = Twos and jokers go on top of each other, and somebody in the end draws them all.
variant-knock = Knock
variant-story-pass_left = A ten sends a card from every hand to the left, the start card acts, and the last card wants its “Pesten!”.
variant-story-knock = Knock before your last card, and forget it at your peril: every penalty may be answered with another.
variant-cumulative = Cumulative
format-limit = { $count ->
    [one] out over 1 point
   *[other] out over { $count } points
}
format-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
format-wins = { $count ->
    [one] first to 1 win
   *[other] first to { $count } wins
}
format-in-full = { $kind ->
    [casual] one casual round
    [rounds] { $length }, fewest points win
    [final-score] { $length }, final score
   *[other] { $length }
}
