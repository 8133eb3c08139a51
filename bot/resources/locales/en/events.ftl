# What happened: one key per event of the game. $who is "you" for the reader himself.

event-round-started = Start card { $card } · { $who ->
    [you] you begin
   *[other] { $name } begins
}
event-card-played = { $who ->
    [you] You
   *[other] { $name }
} played { $card }{ $chosen ->
    [yes] { " " }and chose { $suit }
   *[no] { "" }
}
event-direction-turned = { $direction ->
    [clockwise] now clockwise ↻
   *[other] now counter-clockwise ↺
}
event-penalty-raised = { $total ->
    [one] the next player must draw 1 card
   *[other] the next player must draw { $total } cards
}
event-cards-drawn = { $who ->
    [you] You
   *[other] { $name }
} { $cause ->
    [penalty] { $count ->
        [one] took 1 penalty card
       *[other] took { $count } penalty cards
    }
    [declined] played no other card and drew { $count }
    [not-announced] { $kind ->
        [knock] forgot to knock
        [pesten] forgot “Pesten!”
       *[last-card] forgot “Last card!”
    } and drew { $count }
    [finishing] drew { $count } for that last card
   *[other] { $count ->
        [one] drew 1 card
       *[other] drew { $count } cards
    }
}
event-seat-skipped = { $who ->
    [you] you sit out
   *[other] { $name } sits out
}
event-extra-card-granted = one more card
event-stock-renewed = { $count ->
    [one] The discard pile became the new stock: 1 card
   *[other] The discard pile was shuffled into a new stock of { $count } cards
}
event-seat-passed = { $who ->
    [you] You
   *[other] { $name }
} passed: nothing left to draw
event-last-card-shown = ❗last card
event-went-out = { $who ->
    [you] you are out!
   *[other] { $name } is out!
}
event-round-blocked = The round is blocked: nobody is out
event-with-rhyme = *{ $rhyme }*: { $what }

event-turn-ended = { $who ->
    [you] You
   *[other] { $name }
} ended the turn
event-turns-owed = { $who ->
    [you] you miss
   *[other] { $name } misses
} { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
event-suit-named = { $who ->
    [you] You
   *[other] { $name }
} chose { $suit }
event-announced = { $who ->
    [you] You
   *[other] { $name }
}{ $kind ->
    [knock] { " " }knocked
    [pesten] : “Pesten!”
   *[last-card] : “Last card!”
}
event-caught = { $who ->
    [you] ❗ **{ $by } caught you**: you
   *[other] { $name }
} forgot { $kind ->
    [knock] to knock
    [pesten] “Pesten!”
   *[last-card] “Last card!”
}{ $who ->
    [you] { "" }
   *[other] : caught by { $by }
}{ $count ->
    [0] { $who ->
        [you] { "" }
       *[other] !
    }
   *[other] { " " }and drew { $count }
}
event-gift-chosen = { $who ->
    [you] You have
   *[other] { $name } has
} chosen a card to pass on
event-cards-given = { $count ->
    [one] 1 card went to the left
   *[other] { $count } cards went to the left
}
event-seat-left-match = { $who ->
    [you] You are
   *[other] { $name } is
} out of the match with { $count ->
    [one] 1 point
   *[other] { $count } points
}
event-host-changed = The host is gone: { $who ->
    [you] you are
   *[other] { $name } is
} the host now
