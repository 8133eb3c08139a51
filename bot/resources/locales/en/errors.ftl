# Why something was refused: error-<code>. Cards, suits and ranks come formatted; $rank is "seven", $rank_one "a 7".

error-unknown = That is not possible now.
error-internal = Something went wrong ({ $number }). Your cards are safe; try again.

# the rules
error-not-your-turn = It is not your turn.
error-round-over = This round is over.
error-match-over = The match is over.
error-round-not-over = This round is not over yet.
error-not-in-hand = You no longer hold { $card }.
error-does-not-fit = { $card } does not fit: play { $suit } or { $rank_one }.
error-extra-card-does-not-fit = { $rank ->
    [seven] Seven sticks
    [king] King: once again
   *[other] One more card
}: play { $suit } or { $rank_one }.
error-cannot-stack = { $card } cannot be stacked: draw { $amount }{ $any_rank ->
    [yes] , or play { $ranks }
   *[no] { "" }
}.
error-may-not-finish = Your last card may not be { $rank_one }.
error-name-a-suit = { $card } needs a suit: choose one first.
error-no-suit-here = { $card } does not choose a suit.
error-penalty-first = { $amount ->
    [one] Your penalty comes first: draw 1 card.
   *[other] Your penalty comes first: draw { $amount } cards.
}
error-no-penalty = You have no penalty to take.
error-can-still-play = You can still play a card.
error-can-still-draw = There is still a card to draw.
error-nothing-to-draw = There is nothing left to draw: end your turn.

# the table
error-stale = The game went on meanwhile: here is how it stands now.
error-table-gone = This table is gone. Open a new one with /pesten { command-new }.
error-table-over = This table is closed.
error-not-seated = You are not at this table.
error-already-seated = You are at this table already.
error-already-started = The match has started already.
error-not-started = The match has not started yet.
error-round-still-on = This round is not over yet.
error-between-rounds = The next round has not started yet.
error-table-full = All { $seats } seats are taken.
error-too-few-players = At least { $needed } players are needed: wait for somebody, or add a computer.
error-no-computer = There is no computer at this table.
error-not-host = Only the host of this table can do that.
error-unknown-button = That button no longer works: open the table or your cards anew.
error-closing = The bot is about to restart. Your table stands; try again in a moment.
error-changed-elsewhere = This table was changed elsewhere: try again.
error-not-stored = That could not be stored, so it did not happen. Try again.
error-no-table = There is no table of yours in this channel. Open one with /pesten { command-new }.
error-may-not-stop = Only the host, or whoever may manage messages, can end this table.
error-may-not-check = Only those who manage this server can see what I may do here.
error-missing-permissions = I may not write here. Ask an admin for: { $permissions }.
error-guild-only = Pesten is played in a server, not here.
error-unknown-variant = There is no variant called { $variant }.
error-too-many-tables = { $most ->
    [one] A table is open in this channel already: play there, or use another channel.
   *[other] { $most } tables are open in this channel already: join one, or use another channel.
}
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-read_message_history = Read Message History

notice-left-lobby = You gave up your seat: { $table }
notice-left-match = You left. A computer goes on with your cards: { $table }
notice-left-out = You left; your place in the result stands: { $table }
notice-stopped = The table is closed: { $table }
notice-stayed = Nothing has changed.
notice-left-last = You left, and nobody is left: the table closes and nothing counts. { $table }
notice-reposted = The table stands at the bottom of the channel again.

# settings that contradict one another
error-no-key = The settings have no name.
error-players-out-of-range = That number of players does not work with these rules.
error-not-by-rank = A setting does not name every rank.
error-hand-out-of-range = A hand has 3 to 13 cards.
error-jokers-out-of-range = A deck has 0 to 4 jokers.
error-points-out-of-range = A card counts 0 to 100 points.
error-decks-not-by-players = The number of decks is not given for every number of players.
error-decks-out-of-range = There are 1 to 4 decks.
error-too-few-cards = There are too few cards for so many players: deal fewer to each, or take more decks.
error-unknown-effect = A card has an effect that nobody knows.
error-effect-twice = A card has the same effect twice.
error-effect-out-of-range = An effect counts 1 to 5.
error-limit-without-points = No card counts points, so nobody would ever go over the limit.
error-turns-twice = A card turns the direction twice: “turns” and “turns and skips” do not go together.
error-nothing-to-double = A joker makes nobody draw, so a joker on a joker has nothing to double.
error-nothing-may-finish = No card could be the last one.
error-rounds-out-of-range = A match has 1 to 20 rounds.
error-round-limit-out-of-range = The limit of a round is 50 to 500 turns per player.

# the rules: announcing, giving, ending a turn
error-announced-by-itself = Last cards are announced by themselves here.
error-already-announced = You have announced your last card already.
error-too-late-to-announce = Too late to announce: somebody has acted since.
error-announce-with-two-cards = You announce with two cards in hand, before you play one of them.
error-no-call-with-play = You cannot announce and play at once here.
error-no-catching = Nobody can be caught in this variant.
error-no-such-seat = Nobody has that seat in this round.
error-cannot-catch-yourself = You cannot catch yourself.
error-nothing-to-catch = There is nothing to catch there.
error-out-of-the-match = You are out of the match.
error-give-first = First everybody passes a card to the left.
error-already-given = You have chosen your card already.
error-no-giving = No card is to be passed on now.
error-name-suit-first = First the dealer chooses the suit.
error-no-suit-to-name = No suit is to be chosen now.
error-only-the-drawn-card = Only the card you just drew may be played now, not { $card }.
error-only-penalty-cards = After the penalty only { $ranks } may be played, not { $card }.
error-already-drawn = You have drawn already: play that card, or end your turn.
error-no-drawing-after-penalty = You have taken your penalty already: no more drawing.
error-not-twice-in-a-row = You drew by choice on your last turn: this time you must play.
error-end-without-drawing = You need not draw: end your turn.
error-end-by-drawing = To play no other card, draw one.
error-cannot-end-yet = You cannot end your turn yet: play or draw.
error-announce-penalty-out-of-range = Whoever forgets to announce draws 1 to 5 cards.
error-wins-out-of-range = A match goes to 1 to 20 won rounds.
error-limit-out-of-range = The limit of points is 20 to 1000.
