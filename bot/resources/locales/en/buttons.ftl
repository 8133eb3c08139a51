# What stands on buttons: 80 characters at most, better fewer than 20.

button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-remove-computer = Remove computer
button-rules = Rules
button-start = Start
button-my-cards = My cards
button-draw = Draw
button-draw-penalty = Draw ({ $count })
button-end-turn = End turn
button-scores = Scores & rules
button-more = More
button-next-round = Next round
button-stop = Stop
button-stay = Stay
button-repost = Post anew
button-help = Help
button-back = Back
button-refresh = Refresh
button-previous-page = ◀ Previous
button-next-page = Next ▶
button-cards = { $card } ×{ $count }
button-list-people = Two people or more
button-list-computers = Alone against computers
button-announce = { $kind ->
    [knock] Knock
    [pesten] Pesten!
   *[last-card] Last card!
}
button-play-with-call = { $call } + { $card }
button-catch = Caught! ({ $name })
button-catch-nobody = Caught!
