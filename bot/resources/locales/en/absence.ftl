# Who is away, comes back, leaves, takes over; pace and pause (experience.md §6).

error-kicked = You were asked to leave this table, so you cannot come back to it.
error-paused = The match stands still: its host can resume it, and after an hour anybody at the table.
error-already-paused = The match is paused already.
error-not-paused = The match is not paused.
error-not-away = You are playing yourself already.
error-not-waited-for = Nobody is waited for now.
error-only-own-seat = You left this table: your own seat is taken, and you cannot have another.
error-seat-taken = No seat is free here.
error-not-against-yourself = To go yourself, leave the table.
error-already-voted = You have voted already.
error-not-away-enough = Only somebody for whom the computer plays, or who lets the table wait long, can be voted out. The host can drop anybody.
error-rematch-of-others = Only those who played to the end can ask for a rematch. Open a table of your own with /pesten { command-new }.

closed-paused = The match stood still for a week.
closed-absent = Nobody played here for a week.

show-timed-out = the time of seat { $seat } ran out
show-went-away = the computer plays on in seat { $seat }: nothing was done there for a turn's time
show-took-back = seat { $seat } plays itself again
show-took-over = { $name } took over seat { $seat }
show-kicked = { $name } had to leave seat { $seat }
show-voted = a vote against { $name }, seat { $seat }
show-paused = { $reason ->
    [host] paused by the host
    [removed] paused: the bot was removed from the server
   *[absent] paused: everybody is away
}
show-resumed = resumed
show-closed-paused = closed: it stood still for a week
show-closed-absent = closed: nobody acted for a week

command-option-pace = pace
command-option-pace-description = How long a turn may take; after that the computer plays for whoever is away
command-option-computer_speed = computer_speed
command-option-computer_speed-description = How long the computers think
choice-pace-quick = quick: 45 seconds a turn
choice-pace-normal = normal: 90 seconds a turn
choice-pace-slow = slow: a day a turn
choice-pace-none = no limit: as long as it takes
choice-speed-slow = slow
choice-speed-normal = normal
choice-speed-quick = quick

pace-quick = ⏱ 45 s a turn
pace-normal = ⏱ 90 s a turn
pace-slow = ⏱ a day a turn
pace-none = ⏱ no limit
table-deadline = ⏳ Time is up { $moment }.
table-seat-autopilot = 💤 the computer plays for { $name }
table-paused = { $reason ->
    [host] ⏸ **Paused** by the host, who can resume it; after an hour anybody at the table can: { button-more } → { button-resume }.
    [removed] ⏸ **Paused**: I was not on this server for a while. The host can resume the match: { button-more } → { button-resume }.
   *[absent] ⏸ **Paused**: everybody is away. Whoever comes back plays on: { button-more } → { button-take-back }.
} Otherwise it ends { $moment }.
hand-autopilot = 💤 You were away, so the computer plays for you.
hand-paused = { $who ->
    [host] ⏸ The match stands still until you resume it.
   *[other] { $reason ->
        [host] ⏸ The match stands still until the host resumes it; after an hour anybody at the table can: { button-more } → { button-resume }.
       *[removed] ⏸ The match stands still: I was not on this server any more. The host can resume it.
    }
}

button-take-back = Take back my seat
button-take-over = Take a seat
button-pause = Pause
button-resume = Resume
button-drop = { $how ->
    [decide] Drop { $name }
   *[vote] Vote to drop { $name }
}
button-rematch = Rematch

more-take-back = The computer plays for you: play yourself again.
more-pause = Let the match stand still for a while.
more-resume = Let the match go on.
more-drop = { $how ->
    [decide] { $name } is away: a computer takes the seat, and { $name } cannot come back to it.
   *[vote] { $name } is away: if most of the others vote for it, a computer takes the seat.
}

seat-lost-left = You left this table: a computer plays your cards.
seat-lost-closed = You left this table, and it is closed.
seat-lost-voted = You lost your seat: the others voted you out, and a computer plays your cards. While it does, you can take your seat again with { button-my-cards } on the table.
seat-lost-kicked = You lost your seat: a computer plays your cards.

notice-paused = The match stands still until you resume it.
notice-resumed = The match goes on.
notice-kicked = { $name } has lost the seat: { $table }
notice-voted = Your vote counts. Votes still missing before a computer takes the seat of { $name }: { $missing }.
offer-seat-title = You do not sit at this table
offer-seat = A computer plays in the seat of { $name }: you can go on there, with the cards and points of that seat.
offer-none = Every seat is taken. You can open a table of your own with /pesten { command-new }.
rematch-is-on = The rematch is on already: { $link }
rematch-joined = You sit at the rematch: { $link }
rematch-opened = { $name } opened a rematch: { $link }
command-kick = kick
command-kick-description = Drop somebody from my table; against whoever is away the others vote
command-option-member = member
command-option-member-description = Who has to go

error-not-away-any-more = That person is not away any more, or has no seat here.
error-no-table-with-member = You share no table here with that person.

ping-turn = { $count ->
    [one] { $names }, it is your turn.
   *[other] { $names }, the table waits for you.
}
ping-direct = It is your turn at Pesten: { $link }
ping-deadline = Your time is up { $moment }. Then a move is made for you: mostly drawing.

button-pace = Pace
pace-title = Pace
pace-meaning = How long a turn may take. When the time is up, a move is made for who is on turn, mostly drawing; the second time in a row the computer plays on.
speed-meaning = How long the computers think:
ping-hurry = ⏰ **20 seconds left!**
