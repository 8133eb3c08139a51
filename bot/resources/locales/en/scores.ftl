# "Scores & rules", the leaderboard, and the small panels.

scores-title = Scores · { $variant }
scores-line = **{ $place }. { $name }** · { $score }
scores-how = Points so far: the total, then round by round
scores-final = { $score } · final score { $final }
scores-none = No round is over yet.
shuffle-proofs = Shuffles of the rounds that are over: seed, and what was promised before the deal (its SHA-256)
shuffle-proof-line = Round { $round }: { $seed } · { $hash }
scores-shuffle = Promise of the current shuffle (SHA-256 of its seed): { $hash }

leaderboard-title = Leaderboard
leaderboard-scope = { $variant } · { $opposition } · { $period } · sorted by { $sort }
leaderboard-all-variants = all variants
leaderboard-people = matches of two people or more
leaderboard-computers = one person against computers
leaderboard-all-time = all time
leaderboard-by-wins = wins
leaderboard-by-score = mean final score
leaderboard-by-matches = matches
leaderboard-row = **{ $rank }.** { $name } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
leaderboard-empty = Nobody is listed yet: play a match to its end.
leaderboard-elsewhere = { $count ->
    [one] 1 player is listed under “{ $list }”.
   *[other] { $count } players are listed under “{ $list }”.
}
leaderboard-page = Page { $page } of { $pages } · { $total ->
    [one] 1 player
   *[other] { $total } players
}

more-title = This table
more-leave-lobby = Give up your seat.
more-leave-match = A computer goes on with your cards; your own result counts as last.
more-leave-out = You are out of this match already; your place in the result stands.
more-stop = End this table for everybody. Nothing is counted.
confirm-stop = End this match for everybody? Nothing of it counts.
confirm-leave-out = Leave this match? You are out of it already; your place in the result stands.
confirm-leave-last = Leave this match? Nobody else is there: the table closes and nothing counts.
confirm-leave = Leave this match? A computer goes on with your cards; your own result counts as last.
more-repost = Post the table anew at the bottom of the channel.
more-help = How to play here.

help-title = How to play
help-cards = **My cards** shows your hand, to you alone. A card that you can click fits (the others are dimmed): one click plays it.
help-draw = **Draw** takes a card when nothing fits, or takes your penalty.
help-stack = **Passing a penalty on**: while a penalty waits for you, a card that you can click passes it to the next player; otherwise take it with **{ button-draw }**.
help-announce = **Last card**: with two cards left, click the button that knocks or calls (“Last card!”, “Pesten!”) before you play one of them. Where the table does it by itself, there is no such button.
help-catch = **{ button-catch-nobody }** lights up while somebody can be caught who forgot to call; anybody may be quicker than you.
help-give = **Passing a card on**: everybody chooses one for the neighbour on the left, unseen; they change hands when all have chosen.
help-refresh = **{ button-refresh }** shows your cards as they are now. They follow the game by themselves for a quarter of an hour after your last click.
help-scores = **Scores & rules** tells what every special card does at this table.
help-table = The table says what happened and what must happen now. /pesten { command-hand } always opens your cards again.
help-signs = Suits differ by their sign, never by colour alone, and the suit to follow is named in a word; the direction is an arrow and a word.

which-table-title = Which table?
which-table = **{ $variant }** · { $phase } · { $company } · { $channel }
which-table-lobby = lobby, { $taken } of { $seats } seats
which-table-over = over
which-table-alone = you alone
which-table-with = with { $names }
which-table-with-more = with { $names } and { $more } more
leaderboard-row-with-score = { $row } · mean final score { $score }
