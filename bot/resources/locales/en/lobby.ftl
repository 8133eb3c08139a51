# The lobby message (experience.md §3).

variant-pesten_7 = Pesten 7
variant-pesten_13 = Pesten 13
variant-custom = Custom (from { $variant })
variant-story-pesten_7 = Seven cards each, a new hand every round: quick, sly, and never over until the last card.
variant-story-pesten_13 = Thirteen cards each from two decks: long chains, big penalties, a full evening in five rounds.

lobby-players = { $least }–{ $most } players, best with { $best }
lobby-length = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} ≈ { $minutes } minutes with four
lobby-seats = { $taken } of { $seats } seats taken
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · host
lobby-seat-computer = { $number }. 🤖 { $name } · computer
lobby-needs-players = At least { $needed } players are needed: join, or add a computer.
lobby-ready = Everybody in? Then start.
shuffle-promise = Next shuffle, promised before the deal: { $hash }
