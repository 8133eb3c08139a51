# Kaarten. Variabelen: $rank (joker, ace, two … king), $number (de waarde in cijfers), $suit (spades, hearts, clubs, diamonds).

rank-letter = { $rank ->
    [ace] A
    [jack] B
    [queen] V
   *[king] H
}
rank-name = { $rank ->
    [joker] joker
    [ace] aas
    [jack] boer
    [queen] vrouw
    [king] heer
   *[other] { $number }
}
rank-one = een { rank-name }
suit-name = { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaveren
   *[diamonds] ruiten
}
card-name = { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaver
   *[diamonds] ruiten
}{ $rank ->
    [ace] aas
    [jack] boer
    [queen] vrouw
    [king] heer
   *[other] { " " }{ $number }
}
card-line = **{ $card }** · { $name }
