# Zweeds pesten (rules.md §11): another game at the same table.

variant-zweeds = Zweeds
variant-story-zweeds = Blind, open and hand cards, a pile that burns, and one of you is left as the pest.

# The rule card
zweeds-rules-cards = 3 blind, 3 open and 3 in hand for each, { $decks ->
    [one] one deck
   *[other] { $decks } decks
} without jokers
zweeds-rules-short = 2 reset · 3 transparent · 7 lower · 8 skip · 10 burn · four alike burn
zweeds-rules-aim = Get rid of all your cards: first your hand, then your open ones, last the blind ones. Whoever is left with cards in the end is **the pest**.
zweeds-rules-deal = Everybody gets three blind cards, an open one on each of them, and three in hand; then all swap hand and open cards as they like. Nobody may look at a blind card, not even his own. Whoever sits to the dealer's left begins; play always runs clockwise.
zweeds-rules-turn = Lay one card, or several of one rank, on a card of the same or a lower value (4 5 6 7 8 9 J Q K A); on an empty pile anything goes. Then your hand is filled to three while the stock lasts.
zweeds-rules-pile = You may always take the pile instead. Then your turn is over, and the next player starts on an empty pile.
zweeds-rules-phases = First your hand; with hand and stock empty your open cards; then your blind cards, one a turn, chosen unseen. If a blind card does not fit, you take the pile with it.
zweeds-rules-together = With the stock empty, a hand of one rank may be laid together with open cards of that rank.
zweeds-rules-end = Without cards you are out, whatever your last one was. The others play on; the last one holding cards is **the pest** and deals the next round.
zweeds-rules-stuck = If for 20 turns per player no card leaves the stock, no blind card is turned, nothing burns and nobody goes out, the round ends: who holds most cards is the pest.
zweeds-rules-match = { $rounds ->
    [one] 1 round.
   *[other] { $rounds } rounds.
} Who is the pest least often wins, then the lower sum of places.
zweeds-rules-two = **2** reset: on anything; then anything goes.
zweeds-rules-three = **3** transparent: on anything; what counts is the card below it.
zweeds-rules-seven = **7** lower: the next player lays a 7 or lower, or a 2, 3 or 10.
zweeds-rules-eight = **8** skip: each 8 skips one player, counting on round.
zweeds-rules-ten = **10** burn: on anything, also on a 7; the pile leaves the game and you lay again.
zweeds-rules-four = **Four alike** directly on one another burn the pile too, whoever laid them; a 3 between them breaks the row.

# The table
zweeds-swapping = Before the start everybody swaps hand and open cards.
zweeds-swap-until = Play begins { $moment } at the latest.
zweeds-pile-empty = The pile is empty: **anything goes**.
zweeds-only-threes = Only 3s lie there: **anything goes**.
zweeds-counts = What counts: { $card }
zweeds-seen = From the top: { $cards }
zweeds-piles = Pile { $pile } · stock { $stock } · burned { $burned }
zweeds-seat-hand = { $count } in hand
zweeds-seat-open = open { $cards }
zweeds-seat-blind = { $count } blind
zweeds-seat-ready = ✓ ready
zweeds-seat-out = 🏁 out, place { $place }

zweeds-fits-any = anything goes
zweeds-fits-lower = a 7 or lower, or a 2, 3 or 10
zweeds-fits-higher = { $rank_one } or higher, or a 2, 3 or 10
zweeds-fits-ace = an ace, or a 2, 3 or 10
zweeds-must-swap = Not ready yet: **{ $names }**
zweeds-must-lay = **{ $name }** is on turn: { $fits }; or the pile.
zweeds-must-lay-any = **{ $name }** is on turn: anything goes.
zweeds-must-lay-again = **{ $name }** lays again: anything goes.
zweeds-must-turn = **{ $name }** turns over a blind card.
zweeds-end-near = ⏳ { $count ->
    [one] 1 turn more
   *[other] { $count } turns more
}: if until then { $stock ->
    [yes] no card leaves the stock, no blind
   *[no] no blind
} card is turned, nothing burns and nobody goes out, the round ends, and who holds most cards is the pest.

# What happened
zweeds-event-dealt = The cards are dealt: all may swap, then { $who ->
    [you] you begin
   *[other] { $name } begins
}
zweeds-event-swapped = { $who ->
    [you] You
   *[other] { $name }
} swapped: { $laid } now lies open, { $taken } went to the hand
zweeds-event-ready = { $who ->
    [you] You are ready
   *[other] { $name } is ready
}
zweeds-event-began = { $who ->
    [you] You begin
   *[other] { $name } begins
}
zweeds-event-laid = { $who ->
    [you] You
   *[other] { $name }
} laid { $cards }{ $source ->
    [open] { " " }from the open cards
    [both] { " " }from hand and open cards
   *[hand] { "" }
}
zweeds-event-turned = { $who ->
    [you] You
   *[other] { $name }
} turned over a blind card: **{ $card }**{ $fits ->
    [yes] , and it fits
   *[no] , and it does not fit
}
zweeds-event-taken = { $who ->
    [you] You
   *[other] { $name }
} took the pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
zweeds-event-burned = 🔥 { $count ->
    [one] 1 card burned
   *[other] { $count } cards burned
}
zweeds-event-out = 🏁 { $who ->
    [you] You are out
   *[other] { $name } is out
}, place { $place }
zweeds-event-stuck = For 20 turns per player nothing has brought the end nearer: who holds most cards loses
zweeds-event-pest = { $who ->
    [you] You are the pest
   *[other] { $name } is the pest
}

# One's own cards
zweeds-row-hand = **Your hand** · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
zweeds-row-hand-listed = **Your hand** · { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }
zweeds-row-open = **Your open cards**
zweeds-row-open-listed = **Your open cards**: { $cards }
zweeds-row-blind = **Your blind cards**
zweeds-row-blind-listed = **Your blind cards**: { $count }
zweeds-blind-unseen = Below them { $count ->
    [one] lies 1 blind card
   *[other] lie { $count } blind cards
}.
zweeds-swap-for = **Your open cards**: which one for { $card }?
zweeds-how-many = { $rank }: how many?
zweeds-do-swap = **Swap as you like**: choose a card of your hand, then an open one. Press “{ zweeds-button-ready }” when you are.
zweeds-do-wait = You are ready. The round begins as soon as everybody is.
zweeds-do-lay = **Your turn.** Lay { $fits }.
zweeds-do-lay-any = **Your turn:** anything goes.
zweeds-do-take = **Your turn.** Nothing of yours fits ({ $fits }): take the pile.
zweeds-do-lay-again = **It is your turn again**, on an empty pile: anything goes.
zweeds-do-turn = **Your turn.** Turn over a blind card. What fits: { $fits }.
zweeds-do-turn-again = **It is your turn again**, on an empty pile: turn over another blind card.
zweeds-do-nothing = 🏁 You are out, place { $place }. The others play on.
zweeds-button-blind = Blind { $number }
zweeds-button-pile = Take the pile{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
zweeds-button-ready = Ready
zweeds-button-with-open = { $cards } (with open cards)

# The end
zweeds-over-pest = **{ $name }** is the pest!
zweeds-over-stuck = For 20 turns per player no card left the stock, no blind card was turned, nothing burned and nobody went out: who held most cards is the pest.
zweeds-over-place = **{ $place }.** { $name }
zweeds-over-held = { $name } still held: { $cards }
zweeds-was-out = out
zweeds-was-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
zweeds-was-pest = **the pest**
zweeds-score = { $pests ->
    [0] never the pest
    [one] the pest once
   *[other] the pest { $pests } times
} · places together { $places }
zweeds-score-by-round = { $score }: { $rounds }

# Tips
zweeds-tip-open = Before the start, lay your best cards open: 10, 2, 3 and aces help most when the stock is gone.
zweeds-tip-low = Get rid of low cards early, several of a rank at once: while the stock lasts you draw new ones.
zweeds-tip-anywhere = Keep a 2, 3 or 10 for the moment when nothing else fits; a 10 is worth most on a large pile.
zweeds-tip-burn = Count the cards on top: if your card is the fourth of its rank, the pile burns and you lay again.
zweeds-tip-count = Remember who took which pile: what went into a hand comes out of it again.

# Why something is refused
error-too-low = { $card } is too low: lay { $rank ->
    [ace] { $rank_one }
   *[other] { $rank_one } or higher
}, or a 2, 3 or 10.
error-not-lower = { $card } does not go on a 7: lay a 7 or lower, or a 2, 3 or 10.
error-not-one-rank = Together you may lay only cards of one rank.
error-nothing-laid = Choose a card to lay.
error-not-open = { $card } is not among your open cards.
error-hand-first = { $card } lies open, and your hand comes first: open cards go along only with a whole hand of the same rank.
error-stock-not-empty = { $card } lies open: open cards are played only when the stock is empty.
error-turn-a-blind-card = You have only blind cards left: turn one over.
error-hand-before-blind = First your hand, then your open cards, then the blind ones.
error-open-before-blind = First your open cards, then the blind ones.
error-no-such-blind = No blind card of yours lies there any more.
error-no-pile = There is no pile to take: lay a card, anything goes.
error-no-swapping-now = Swapping is over: it is for before the start only.
error-swap-first = First everybody swaps. Say when you are ready.
error-already-ready = You have said that you are ready: no more swapping.
error-same-card = That would be { $card } for { $card }: nothing would change.
error-other-game = That does not belong to this game.
