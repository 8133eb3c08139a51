# Doubtful cases (/pesten { command-faq }), and tips. faq-<key> asks in at most 100 characters, faq-<key>-answer answers.

command-faq = faq
command-faq-description = Look up what tables quarrel about
command-option-question = question
command-option-question-description = A few words of it, or one of the suggestions
button-faq = Doubtful cases
button-tips = Tips
doubts-title = Doubtful cases
doubts-how = Choose a question below, or type a few words of it after /pesten { command-faq }.
doubts-found = These questions fit “{ $typed }”:
doubts-none = No question found for “{ $typed }”. Try other words, or look through those below. If it stands nowhere, what the table allows is allowed.
doubts-about = Questions about **{ $variant }**
doubts-differ = Your table plays it with settings of its own: what they change, its rules tell, not these answers.
doubts-choose = Choose a question ({ $first }–{ $last } of { $all })
doubts-choose-found = Choose one of those found ({ $first }–{ $last } of { $all })
# What else people may type: said=meant, words without spaces.
doubts-synonyms = two=2 three=3 four=4 five=5 seven=7 eight=8 nine=9 ten=10 pack=decks packs=decks deck=decks knave=jack boy=jack lady=queen skip=skipped pick=draw grab=draw forgot=forgot shout=call final=last pile=stock wild=always finish=out end=out

tips-title = Tips · { $variant }
tip-without-turns = Keep your eyes on the pile: whoever first sees that a card fits may lay it, and again.
tip-suits = Watch the suits in your hand: with { $cards } name the one that you hold most of.
tip-keep-penalty-cards = Keep { $cards } in reserve: { $same ->
    [yes] on one of its own rank it
   *[no] it
} passes on the penalty that somebody has in store for you.
tip-extra-cards = Save { $cards } for the right moment: it takes you straight on to another special card, and a few in a row empty a hand in one turn.
tip-announce = { $kind ->
    [knock] Do not forget to knock
    [pesten] Do not forget to call “Pesten!”
   *[last-card] Do not forget to call “Last card!”
}: { $count ->
    [one] that card costs
   *[other] those { $count } cards cost
} many a sure win.
tip-ordinary-last = Keep an ordinary card for the end: you do not go out with a special one.
tip-count-cards = Look how many cards the others hold, and pester whoever has few left.
tip-pass-left = When cards are passed to the left, part with the one that you could play least soon.
tip-drawn-cards = Whatever another draws adds to his points: if you hold few cards yourself, a long round can pay.
tip-dear-cards = Play your dear cards in time: { $card } left in your hand counts { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tip-reverse-with-two = Between two, keep { $cards } for the decisive moment: it makes it your turn again.

# what all games share, or nearly all

faq-draw-though-it-fits = May I draw a card though I could play one?
faq-draw-though-it-fits-answer = No. Whoever can play, plays; you draw when nothing fits. (A penalty is another matter: that you may always take.)
faq-take-though-stacking = I hold a 2. Must I answer a penalty with it?
faq-take-though-stacking-answer = No. You may always take the cards and keep your 2 for a better moment.
faq-stock-empty = What if the stock is empty?
faq-stock-empty-answer = As soon as somebody must draw, the discard pile is shuffled into a new stock; its top card stays. If even that is not enough, you take what there is.
faq-stock-empty-in-a-penalty = The stock runs out while I take a penalty. And now?
faq-stock-empty-in-a-penalty-answer = You take what is left, then go on from the newly shuffled stock. If there are still too few cards, the rest is forgiven.
faq-nothing-left = Nothing fits, and there is nothing left to draw. What now?
faq-nothing-left-answer = You pass. When everybody has passed since the last card was played or drawn, the round is blocked and ends; nobody is out.
faq-eight-on-eight = May I answer an 8 with an 8 and pass the skip on?
faq-eight-on-eight-answer = No. Whoever is skipped does nothing at all. The player after him may lay an 8 on it, and then the one after that is skipped.
faq-eight-with-two = We are two. Who is on turn after an 8?
faq-eight-with-two-answer = Whoever laid it: the other one sits out, so it is your turn again. With a second 8 it goes on like that.
faq-eight-counter-clockwise = Play runs counter-clockwise. Whom does an 8 skip?
faq-eight-counter-clockwise-answer = Always the next player in the direction of play: so now whoever sits to your right.
faq-after-a-seven = I laid a 7. May the next card be any card?
faq-after-a-seven-answer = No, it must fit on the 7: the same suit, another 7, or a card that may always be played.
faq-many-sevens = How many sevens may I lay in one turn?
faq-many-sevens-answer = As many as you have, as long as each fits. Every 7 gives one more card, and that card does what it always does.
faq-out-after-a-seven = May I go out with the card that I lay after a 7?
faq-out-after-a-seven-answer = Yes. If it is an ordinary card and you have no other, you are out.
faq-ace-on-ace = May an ace go on an ace?
faq-ace-on-ace-answer = Yes. The direction turns back again.
faq-who-after-an-ace = There are three or more of us. Who comes after my ace?
faq-who-after-an-ace-answer = The player who came just before you. You yourself are not on turn again.
faq-jack-same-suit = May I choose the suit that lies there already?
faq-jack-same-suit-answer = Yes. With a jack you may name any of the four suits, its own too.
faq-jack-on-a-penalty = May I lay a jack when I must draw?
faq-jack-on-a-penalty-answer = No. While cards wait for you, only a card that passes the penalty on helps, and a jack never does.
faq-special-start = The first card turned up is a special card. Does it do anything?
faq-special-start-answer = No. The start card counts as an ordinary card: nobody draws, nobody is skipped, the direction stays.
faq-joker-as-start = A joker is the first card turned up. What may I play?
faq-joker-as-start-answer = Anything. It has no suit, and as a start card it makes nobody draw.
faq-last-card-left = Must I say that I have one card left?
faq-last-card-left-answer = No. The table shows it to everybody by itself, and you cannot forget it.

# penalties

faq-joker-on-a-two = May a joker go on a 2, or a 2 on a joker?
faq-joker-on-a-two-answer = Yes, whatever the suit. Until somebody takes the cards the amounts add up: a 2 and a joker make seven.
faq-play-after-a-penalty = I took my penalty. May I still play a card?
faq-play-after-a-penalty-answer = No. Taking the cards was your turn.
faq-after-a-taken-joker = Somebody took the cards of a joker. What may I lay on it?
faq-after-a-taken-joker-answer = Any card. A joker has no suit, so everything fits.
faq-two-must-fit = May I lay a 2 on anything, like a joker?
faq-two-must-fit-answer = No. Outside a penalty a 2 must fit by suit or rank; on a joker it always does.

# drawing, and going on after a 7

faq-play-what-i-drew-no = I drew a card and it fits. May I play it at once?
faq-play-what-i-drew-no-answer = No. Drawing ends your turn here; the card waits for the next one.
faq-play-what-i-drew-yes = I drew a card and it fits. Must I play it?
faq-play-what-i-drew-yes-answer = You may, but you need not. Only that card can be played now; another one from your hand cannot.
faq-drew-a-seven = I drew a 7 and played it. May the next card come from my hand?
faq-drew-a-seven-answer = Yes. After the 7 you go on with any card of your hand that fits.
faq-seven-and-nothing-draw = I laid a 7 and nothing fits on it. What now?
faq-seven-and-nothing-draw-answer = You draw one card and your turn is over; that card is not played at once.
faq-seven-and-keep-draw = May I stop after a 7 though I could go on?
faq-seven-and-keep-draw-answer = Yes, but it costs you a card: you draw one, and your turn is over.
faq-seven-and-stop-free = I laid a 7 and do not want to go on, or cannot. What does it cost?
faq-seven-and-stop-free-answer = Nothing. You end your turn without drawing.

# jacks, kings and aces

faq-jack-on-jack = May a jack go on a jack?
faq-jack-on-jack-answer = Yes. A jack may always be played, and its player chooses the suit anew.
faq-own-suit-of-the-jack = A jack of hearts lies and spades was chosen. Do hearts fit?
faq-own-suit-of-the-jack-answer = No. The chosen suit counts, not the one that is printed on the jack.
faq-jack-must-fit = May a jack go on anything?
faq-jack-must-fit-answer = No. Here a jack must fit like any other card: by suit, or on another jack. Then its player chooses the suit.
faq-king-is-special = Is a king a special card?
faq-king-is-special-answer = Yes. Like a 7 it gives you one more card, and it may not be your last one.
faq-king-is-ordinary = Does a king do anything?
faq-king-is-ordinary-answer = No. Here a king is an ordinary card, and you may go out with it.
faq-seven-on-king = May a 7 go on a king?
faq-seven-on-king-answer = Yes, if they have the same suit, and a king on a 7 likewise. Each of them gives another card.
faq-ace-with-two-nothing = We are two. What does an ace do?
faq-ace-with-two-nothing-answer = Nothing: the other one is on turn. It stays a special card all the same, so you cannot go out with it.
faq-ace-with-two-ordinary = We are two. What does an ace do?
faq-ace-with-two-ordinary-answer = Nothing at all. Between two it is an ordinary card, and you may even go out with it.
faq-ace-with-two-again = We are two. What does an ace do?
faq-ace-with-two-again-answer = It is your turn again. It stays a special card.

# the last card

faq-special-last-refused = My only card is a special card, and it fits. May I lay it?
faq-special-last-refused-answer = No. Your last card must be an ordinary one, so you draw a card and your turn is over.
faq-last-two-under-a-penalty = I hold a single 2 and must draw. May I lay it to pass the penalty on?
faq-last-two-under-a-penalty-answer = No. It would be your last card, and that may not be a special one. You take the penalty.
faq-special-last-costs = May I play a special card as my last one?
faq-special-last-costs-answer = You may, but you are not out: you draw one card first, and then the special card does its work.
faq-last-seven = My last card is a 7. May I go on with the card I draw for it?
faq-last-seven-answer = No. You draw the card, but the 7 gives you no further one; the next player is on turn.
faq-last-special-no-call = I play a special card as my last one and draw for it. Must I announce?
faq-last-special-no-call-answer = No. You hold one card again, but nobody asks for a call, and you cannot be caught for it.

# Pesten 7 and Pesten 13

faq-how-many-decks-7 = How many decks of cards do we play with?
faq-how-many-decks-7-answer = One deck with two jokers for two to four players, 54 cards. From five players on it is two decks with four jokers.
faq-how-many-decks-13 = How many decks of cards do we play with?
faq-how-many-decks-13-answer = Two decks with two jokers each, 108 cards. From six players on it is three decks.
faq-negative-final-score = My final score is below zero. Is that good?
faq-negative-final-score-answer = Very good. It is your points minus the mean of the others': 50 against 60, 30 and 90 gives −10. The lowest wins.
faq-out-first-wins = I was out first. Have I won?
faq-out-first-wins-answer = The round, for which you score 0. The match goes to the lowest final score after the last round: the eighth with seven cards, the fifth with thirteen.
faq-blocked-points = Nobody can go on. Who scores what?
faq-blocked-points-answer = The round is over without anybody being out. Everybody scores the cards in his hand, and the round counts.
faq-points-of-specials = How dear are special cards left in my hand?
faq-points-of-specials-answer = A joker costs 50; an ace, king, jack, 8, 7 or 2 costs 20 each. A queen or 10 costs 10, the others what they show.
faq-who-deals-next = Who deals the next round, and who begins it?
faq-who-deals-next-answer = The deal goes one seat to the left each round, whoever has won. Who sits to the dealer's left begins.

# Knock

faq-knock-when = When exactly must I knock?
faq-knock-when-answer = On your turn, with two cards in your hand, before you play one of them. With three cards it is too early.
faq-knock-forgotten = I forgot to knock. What happens?
faq-knock-forgotten-answer = You draw two cards at once, before the card you played does anything.
faq-knock-afterwards = May I still knock just after playing?
faq-knock-afterwards-answer = No. Knocking comes before the card; once it lies, the penalty has been drawn already.
faq-knock-seen = Nobody noticed that I did not knock. Am I lucky?
faq-knock-seen-answer = No. The table notices by itself, and nobody has to catch you.
faq-knock-under-a-penalty = May I knock while a penalty waits for me?
faq-knock-under-a-penalty-answer = Yes. With two cards you may knock whenever it is your turn, also when nothing fits. If you then draw, the knock has lapsed.
faq-knock-again = I knocked, but drew cards again later. Must I knock once more?
faq-knock-again-answer = If your turn ended with more than one card, yes. If you draw a card and play one at once, your knock still stands.
faq-knock-before-a-seven = I hold a 7 and one more card and mean to lay both. Must I knock?
faq-knock-before-a-seven-answer = Yes. The 7 leaves you with one card, so the knock comes before it, although you go on at once.
faq-joker-suit-knock = Who chooses the suit after a joker?
faq-joker-suit-knock-answer = Whoever played it, as with a jack. It is chosen together with the card.
faq-play-after-a-joker = I drew five for a joker. May I still play?
faq-play-after-a-joker-answer = Yes. You then play your turn as usual, with the new cards too, in the suit that was chosen; if nothing fits, you draw again.
faq-play-after-a-two = I drew two for a 2. May I still play?
faq-play-after-a-two-answer = Only a 2 or a joker. A 2 then fits on the one that lies there, and so does a joker; anything else waits for your next turn.
faq-two-on-a-joker-taken = I took seven for a joker with a 2 on it. Which rule holds now?
faq-two-on-a-joker-taken-answer = That of the card on top. It is a 2, so you may only play a 2 or a joker.
faq-decks-knock = How many decks are in the game?
faq-decks-knock-answer = Two for two players, three for three or four, four for five. Each has two jokers.
faq-points-of-a-king-knock = What does a king left in my hand cost?
faq-points-of-a-king-knock-answer = Ten points, like a queen and a 10. He is no special card here.

# Pass left

faq-draw-by-choice = May I draw a card though I could play one?
faq-draw-by-choice-answer = Yes, but not on two turns in a row: on the next one you must play if you can. Missed turns do not count.
faq-start-jack = A jack is turned up first. Who chooses the suit?
faq-start-jack-answer = The dealer, before anybody plays. The start card counts as his.
faq-start-two = A 2 is turned up first. Must the first player draw?
faq-start-two-answer = Yes, two cards, unless he lays a 2 or a joker on it. A joker turned up makes it five.
faq-start-seven = A 7 or a king is turned up first. Who lays the next card?
faq-start-seven-answer = The dealer. He lays one that fits, or draws one; only then does the first player begin.
faq-start-ace = An ace is turned up first. Who begins?
faq-start-ace-answer = The player to the dealer's right, and play runs counter-clockwise. Between two it changes nothing.
faq-start-eight = An 8 is turned up first. Who begins?
faq-start-eight-answer = The first player is skipped, so the second begins. Between two the dealer leads.
faq-ten-who = I played a 10. Must I give a card too?
faq-ten-who-answer = Yes. Everybody who holds a card gives one to the left, the player of the 10 included.
faq-ten-counter-clockwise = Play runs counter-clockwise. Which way do the cards go after a 10?
faq-ten-counter-clockwise-answer = Still to the left. Left stays left, whichever way play runs.
faq-ten-pass-on = May I pass on the card that I get by a 10?
faq-ten-pass-on-answer = Not this time. Everybody chooses before any card moves, so you choose among your own.
faq-ten-change-of-mind = I have chosen a card for my neighbour. May I take it back?
faq-ten-change-of-mind-answer = No. Your choice stands, and it is handed over as soon as everybody has chosen.
faq-ten-one-card = I hold a single card when a 10 is played. Must I give it away?
faq-ten-one-card-answer = Yes, and you get one from the right for it. So you still hold one, and a call you have made stands.
faq-ten-last = May I go out with a 10?
faq-ten-last-answer = No. A 10 is a special card here, and the last card must be an ordinary one.
faq-call-when-pesten = When must I call “Pesten!”?
faq-call-when-pesten-answer = On your turn with two cards: before you play one of them, or together with it. Afterwards is too late.
faq-call-forgotten-pesten = I forgot to call “Pesten!”. What does it cost?
faq-call-forgotten-pesten-answer = Two cards, at once. The table itself notices; nobody needs to catch you.
faq-wins-not-points = Do the cards left in my hand count against me?
faq-wins-not-points-answer = No. Only won rounds count: whoever is out gets one, and whoever first has two wins the match.
faq-blocked-wins = Nobody can go on. Who gets the round?
faq-blocked-wins-answer = Nobody, and it counts for nobody. After three such rounds in a row the match ends as it stands.

# Classic and its variants

faq-two-on-two-only = May a joker go on a 2, to pass the penalty on?
faq-two-on-two-only-answer = No. A 2 is answered by a 2 alone, and a joker by a joker alone.
faq-joker-on-joker-doubles = How much is a joker on a joker?
faq-joker-on-joker-doubles-answer = It doubles the penalty: five become ten, and a third joker makes it twenty.
faq-joker-on-joker-adds = How much is a joker on a joker?
faq-joker-on-joker-adds-answer = Ten: the amounts simply add up. A 2 on top makes it twelve.
faq-no-stacking-gentle = May I lay a 2 on a 2 and pass the cards on?
faq-no-stacking-gentle-answer = No. Here every penalty stays with the player it hits: he draws, and his turn is over.
faq-call-when-last-card = When may I call “Last card!”?
faq-call-when-last-card-answer = On your turn with two cards, or just after you played the one before the last, as long as nobody else has acted.
faq-caught-until = I forgot to call. How long can I be caught?
faq-caught-until-answer = Until your own next act in a later turn. Whoever catches you before that makes you draw two cards.
faq-call-too-late = I forgot to call, and another has played. May I still call?
faq-call-too-late-answer = No, the moment is past. You can only hope that nobody catches you.
faq-nobody-noticed = I forgot to call, and nobody noticed. Does it cost anything?
faq-nobody-noticed-answer = No. Whoever is not caught draws nothing. But the others have a button for it.
faq-caught-in-a-chain = I laid a 7 and hold one card. Can I be caught before I lay it?
faq-caught-in-a-chain-answer = Yes, at once. You draw two cards and may still lay another one. Call first, and it cannot happen.
faq-caught-after-the-round = I went out without ever calling. Can I still be caught?
faq-caught-after-the-round-answer = No. Once the round is over nobody can be caught.
faq-five-cards-classic = Some of us are used to five cards each. Can we?
faq-five-cards-classic-answer = Yes. The host chooses it among the settings; otherwise everybody gets seven.
faq-king-draws-classic = We know the king as a card that makes the next player draw one. Can we?
faq-king-draws-classic-answer = Yes, the host can switch it on. The next player then draws one card at once, cannot answer it, and plays his turn.
faq-casual-places = Somebody is out. How do the others stand?
faq-casual-places-answer = By the points in their hands, the fewest first. Equal points share a place.
faq-blocked-casual = Nobody can go on. Who wins?
faq-blocked-casual-answer = Whoever has the fewest points in hand; if they are equal, the fewest cards; if those are equal too, they share.
faq-jokers-in-gentle = Are there jokers?
faq-jokers-in-gentle-answer = No. If the host puts them back, each makes the next player draw three cards, not five.
faq-any-last-card-gentle = May I go out with a special card?
faq-any-last-card-gentle-answer = Yes, with any card. If it is a 2, the next player still draws his two before the hands are counted.
faq-four-hard = What exactly does a 4 do?
faq-four-hard-answer = The next player misses his next two turns; two fours for the same player make four. Between two you play two turns more.
faq-four-and-penalty-hard = I miss turns because of a 4, and a 2 is laid for me. What then?
faq-four-and-penalty-hard-answer = You are on turn for the penalty alone: stack a 2 or take the cards. It is none of the turns that you miss.
faq-five-hard = Who draws for a 5?
faq-five-hard-answer = With two or three players all the others, one card each, at once. With four or more only the next player. It cannot be answered.
faq-king-hard = What does a king do?
faq-king-hard-answer = He turns the direction, and the next player that way sits out. Between two it is your turn again.
faq-special-hard = May I go out with a 4, a 5 or a king?
faq-special-hard-answer = No. They are special cards here: if one is your last card, you draw a card from the stock and are not out.

# speed (rules.md §9)

faq-speed-twice-in-a-row = May I play twice in a row?
faq-speed-twice-in-a-row-answer = Yes, as often as your cards fit. There are no turns.
faq-speed-same-moment = Two of us laid a card at the same moment. Which one counts?
faq-speed-same-moment-answer = The one that reached the table first. If the other no longer fits it stays in its owner's hand, and he is told that he was too late.
faq-speed-who-draws = Nobody is on turn. Who must draw for a 2?
faq-speed-who-draws-answer = The neighbour of whoever played it, in the direction of play. Until he has drawn he can do nothing else; the others play on.
faq-speed-pass-on = May I answer a 2 with a 2?
faq-speed-pass-on-answer = Yes, if you are quick: only while no other card lies on it. All that you owe then goes to your own neighbour.
faq-speed-eight = Nobody is on turn. What does an 8 do?
faq-speed-eight-answer = The neighbour in the direction of play is locked until somebody else has laid or drawn a card.
faq-speed-locked = I am locked. What may I still do?
faq-speed-locked-answer = Call your last card, catch others, and take cards that you owe. You cannot lay a card, not even to pass a penalty on.
faq-speed-seven = Does a seven do anything where there are no turns?
faq-speed-seven-answer = Nothing: you may go on anyway. It is an ordinary card here, also as your last one.
faq-speed-draw = May I go on drawing until something fits?
faq-speed-draw-answer = No. You draw one card when nothing fits, and another one only after somebody else has done something.
faq-speed-nobody-moves = Nobody does anything. What happens?
faq-speed-nobody-moves-answer = After eight seconds all locks are lifted, and everybody may draw again. After eight more what is owed is drawn, and whoever cannot play draws one.
faq-speed-call-until = How long may I call “Last card!”?
faq-speed-call-until-answer = Until an opponent lays a card. That somebody draws, or that you yourself go on, does not end it.
faq-speed-owing-at-the-end = Somebody goes out while I still owe cards. Must I draw them?
faq-speed-owing-at-the-end-answer = Yes. They are drawn before the hands are counted.
faq-speed-ace-with-two = We are two. What does an ace do?
faq-speed-ace-with-two-answer = Nothing: you are each other's only neighbour.
faq-speed-jack = A jack named a suit. Who must follow it?
faq-speed-jack-answer = Everybody, until another card lies on top. The jack itself had to fit like any other card.

# Zweeds pesten (rules.md §11)

faq-ten-on-seven = A 7 lies there. May my 10 go on it?
faq-ten-on-seven-answer = Certainly. A 2, a 3 and a 10 go on everything, a 7 included.
faq-three-on-seven = A 3 lies on a 7. What may I lay?
faq-three-on-seven-answer = At most a 7, or a card that always may. You look through the 3 at the 7.
faq-after-an-eight = An 8 was laid before my turn. What may I lay?
faq-after-an-eight-answer = At least an 8, or a card that always may. Whoever was skipped does nothing; you play on that 8.
faq-several-at-once = I hold two eights. May they go together?
faq-several-at-once-answer = Yes, cards of one rank may, special cards too. Each 8 counts: two skip two players, three skip three.
faq-four-with-a-three = Four of a kind, but a 3 lies between them. Do they burn?
faq-four-with-a-three-answer = No. A 3 breaks the row, though one looks through it otherwise.
faq-take-though-it-fits = I could lay, but would rather take the pile. May I?
faq-take-though-it-fits-answer = Yes, as often as you like. Only of an empty pile there is nothing to take.
faq-forgot-to-fill-up = Can I forget to fill up my hand?
faq-forgot-to-fill-up-answer = No, the table does it for you: as soon as you have laid your hand is filled to three, as long as the stock lasts.
faq-hand-with-open-cards = My last hand card equals an open card. May both go together?
faq-hand-with-open-cards-answer = Yes, once the stock is empty and your hand holds nothing else. It is one turn.
faq-swap-later = Play is on. Can I still exchange an open card?
faq-swap-later-answer = No, that was possible until everybody was ready.
faq-peek-at-blind = Can I peek at one of my blind cards?
faq-peek-at-blind-answer = No. The table turns it over when you play it; until then nobody sees it, you included.
faq-choose-a-blind = Which of my blind cards must I turn over?
faq-choose-a-blind-answer = Whichever you like; only you do not know what it is.
faq-out-with-a-special = May I go out with a special card?
faq-out-with-a-special-answer = Yes, here you may: your last card can be anything.
faq-out-with-a-ten = My last card is a 10. How does it go on?
faq-out-with-a-ten-answer = You are out. The pile leaves the game, and the next player lays whatever he likes.
faq-nothing-after-a-burn = The pile burns by my card. What do I lay then?
faq-nothing-after-a-burn-answer = Whatever you like, for nothing lies there. If you hold no card any more, you are out.
faq-seven-on-eight = May I lay a 7 on a higher card?
faq-seven-on-eight-answer = No. Only what it asks of the next player is special; it goes itself on a 7 at most.
faq-what-lies-under-a-three = What was it that lies under that 3?
faq-what-lies-under-a-three-answer = The table shows it to everybody: the pile from its top down to the card that counts.
