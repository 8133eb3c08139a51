# What happens at a table beside the game (experience.md §6).

event-seat-changed = { $change ->
    [left] { $before } left; { $name } sits there now
    [sent-away] { $before } was sent away; { $name } sits there now
    [voted-out] { $before } was voted out; { $name } sits there now
    [came-back] { $who ->
        [you] You are back in the place of { $before }
       *[other] { $name } is back in the place of { $before }
    }
   *[came] { $who ->
        [you] You took the place of { $before }
       *[other] { $name } took the place of { $before }
    }
}
event-time-up = Time was up: { $what }
