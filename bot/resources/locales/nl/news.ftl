# Wat er aan een tafel naast het spel gebeurt (experience.md §6).

event-seat-changed = { $change ->
    [left] { $before } is van tafel gegaan; { $name } zit daar nu
    [sent-away] { $before } is weggestuurd; { $name } zit daar nu
    [voted-out] { $before } is weggestemd; { $name } zit daar nu
    [came-back] { $who ->
        [you] Je bent terug, op de plaats van { $before }
       *[other] { $name } is terug, op de plaats van { $before }
    }
   *[came] { $who ->
        [you] Je zit nu op de plaats van { $before }
       *[other] { $name } zit nu op de plaats van { $before }
    }
}
event-time-up = De tijd was om: { $what }
