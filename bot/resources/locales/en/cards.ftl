# Cards. Variables: $rank (joker, ace, two … king), $number (the rank in figures), $suit (spades, hearts, clubs, diamonds).

rank-letter = { $rank ->
    [ace] A
    [jack] J
    [queen] Q
   *[king] K
}
rank-name = { $rank ->
    [joker] joker
    [ace] ace
    [jack] jack
    [queen] queen
    [king] king
   *[other] { $number }
}
rank-one = { $rank ->
    [joker] a joker
    [ace] an ace
    [eight] an 8
    [jack] a jack
    [queen] a queen
    [king] a king
   *[other] a { $number }
}
suit-name = { $suit ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
   *[diamonds] diamonds
}
card-name = { rank-name } of { suit-name }
card-line = **{ $card }** · { $name }
