# Zweeds pesten (rules.md §11): een ander spel aan dezelfde tafel.

variant-zweeds = Zweeds
variant-story-zweeds = Blinde, open en handkaarten, een stapel die verbrandt, en één van jullie blijft over als de pest.

# De regelkaart
zweeds-rules-cards = Ieder 3 blinde, 3 open en 3 handkaarten, { $decks ->
    [one] één spel kaarten
   *[other] { $decks } spellen kaarten
} zonder jokers
zweeds-rules-short = 2 reset · 3 doorzichtig · 7 lager · 8 overslaan · 10 verbranden · vier gelijke verbranden
zweeds-rules-aim = Raak al je kaarten kwijt: eerst je hand, dan je open kaarten, dan de blinde. Wie aan het eind nog kaarten heeft, is **de pest**.
zweeds-rules-deal = Ieder krijgt drie blinde kaarten, op elk een open kaart, en drie in de hand; daarna ruilt iedereen hand en open kaarten zoals hij wil. Niemand mag een blinde kaart bekijken, ook zijn eigen niet. Wie links van de deler zit, begint; het gaat altijd met de klok mee.
zweeds-rules-turn = Leg één kaart, of meer van dezelfde waarde, op een kaart van gelijke of lagere waarde (4 5 6 7 8 9 B V H A); op een lege stapel mag alles. Daarna vul je je hand aan tot drie, zolang er een pot is.
zweeds-rules-pile = In plaats daarvan mag je altijd de stapel pakken. Dan is je beurt voorbij, en de volgende begint op een lege stapel.
zweeds-rules-phases = Eerst je hand; zijn hand en pot leeg, dan je open kaarten; daarna je blinde kaarten, één per beurt, zonder te kijken. Past een blinde kaart niet, dan pak je de stapel met die kaart erbij.
zweeds-rules-together = Is de pot leeg, dan mag een hand van één waarde samen met open kaarten van die waarde.
zweeds-rules-end = Zonder kaarten ben je uit, wat je laatste kaart ook was. De anderen spelen door; wie als laatste kaarten overhoudt, is **de pest** en deelt de volgende ronde.
zweeds-rules-stuck = Gaat er 20 beurten per speler geen kaart uit de pot, draait niemand een blinde kaart om, verbrandt er niets en gaat niemand uit, dan is de ronde voorbij: wie de meeste kaarten heeft, is de pest.
zweeds-rules-match = { $rounds ->
    [one] 1 ronde.
   *[other] { $rounds } rondes.
} Wie het minst de pest was, wint; daarna telt de laagste som van de plaatsen.
zweeds-rules-two = **2** reset: mag op alles; daarna mag alles.
zweeds-rules-three = **3** doorzichtig: mag op alles; de kaart eronder telt.
zweeds-rules-seven = **7** lager: de volgende legt een 7 of lager, of een 2, 3 of 10.
zweeds-rules-eight = **8** overslaan: elke 8 slaat één speler over, zo nodig rond.
zweeds-rules-ten = **10** verbranden: mag op alles, ook op een 7; de stapel gaat uit het spel en jij legt nog een keer.
zweeds-rules-four = **Vier gelijke** direct op elkaar verbranden de stapel ook, wie ze ook legde; met een 3 ertussen telt het niet.

# De tafel
zweeds-swapping = Voor de start ruilt iedereen hand en open kaarten.
zweeds-swap-until = Het spel begint uiterlijk { $moment }.
zweeds-pile-empty = De stapel is leeg: **alles mag**.
zweeds-only-threes = Er liggen alleen drieën: **alles mag**.
zweeds-counts = Wat telt: { $card }
zweeds-seen = Van boven af: { $cards }
zweeds-piles = Stapel { $pile } · pot { $stock } · verbrand { $burned }
zweeds-seat-hand = { $count } in de hand
zweeds-seat-open = open { $cards }
zweeds-seat-blind = { $count } blind
zweeds-seat-ready = ✓ klaar
zweeds-seat-out = 🏁 uit, plaats { $place }

zweeds-fits-any = alles mag
zweeds-fits-lower = een 7 of lager, of een 2, 3 of 10
zweeds-fits-higher = { $rank_one } of hoger, of een 2, 3 of 10
zweeds-fits-ace = een aas, of een 2, 3 of 10
zweeds-must-swap = Nog niet klaar: **{ $names }**
zweeds-must-lay = **{ $name }** is aan de beurt: { $fits }; of de stapel.
zweeds-must-lay-any = **{ $name }** is aan de beurt: alles mag.
zweeds-must-lay-again = **{ $name }** legt nog een keer: alles mag.
zweeds-must-turn = **{ $name }** draait een blinde kaart om.
zweeds-end-near = ⏳ { $count ->
    [one] Nog 1 beurt
   *[other] Nog { $count } beurten
}: { $stock ->
    [yes] gaat er tot dan geen kaart uit de pot, draait niemand een blinde kaart om
   *[no] draait tot dan niemand een blinde kaart om
}, verbrandt er niets en gaat niemand uit, dan is de ronde voorbij en is wie de meeste kaarten heeft de pest.

# Wat er gebeurde
zweeds-event-dealt = Er is gedeeld: iedereen mag ruilen, daarna { $who ->
    [you] begin jij
   *[other] begint { $name }
}
zweeds-event-swapped = { $who ->
    [you] Je
   *[other] { $name }
} ruilde: { $laid } ligt nu open, { $taken } ging naar de hand
zweeds-event-ready = { $who ->
    [you] Jij bent klaar
   *[other] { $name } is klaar
}
zweeds-event-began = { $who ->
    [you] Jij begint
   *[other] { $name } begint
}
zweeds-event-laid = { $who ->
    [you] Je
   *[other] { $name }
} legde { $cards }{ $source ->
    [open] { " " }van de open kaarten
    [both] { " " }uit hand en open kaarten
   *[hand] { "" }
}
zweeds-event-turned = { $who ->
    [you] Je
   *[other] { $name }
} draaide een blinde kaart om: **{ $card }**{ $fits ->
    [yes] , en die past
   *[no] , en die past niet
}
zweeds-event-taken = { $who ->
    [you] Je
   *[other] { $name }
} pakte de stapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
zweeds-event-burned = 🔥 { $count ->
    [one] 1 kaart verbrand
   *[other] { $count } kaarten verbrand
}
zweeds-event-out = 🏁 { $who ->
    [you] Jij bent uit
   *[other] { $name } is uit
}, plaats { $place }
zweeds-event-stuck = In 20 beurten per speler bracht niets het einde dichterbij: wie de meeste kaarten heeft, verliest
zweeds-event-pest = { $who ->
    [you] Jij bent de pest
   *[other] { $name } is de pest
}

# De eigen kaarten
zweeds-row-hand = **Je hand** · { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
zweeds-row-hand-listed = **Je hand** · { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: { $cards }
zweeds-row-open = **Je open kaarten**
zweeds-row-open-listed = **Je open kaarten**: { $cards }
zweeds-row-blind = **Je blinde kaarten**
zweeds-row-blind-listed = **Je blinde kaarten**: { $count }
zweeds-blind-unseen = Daaronder { $count ->
    [one] ligt 1 blinde kaart
   *[other] liggen { $count } blinde kaarten
}.
zweeds-swap-for = **Je open kaarten**: welke voor { $card }?
zweeds-how-many = { $rank }: hoeveel?
zweeds-do-swap = **Ruil zoveel je wilt**: kies een handkaart, dan een open kaart. Druk op “{ zweeds-button-ready }” als je zover bent.
zweeds-do-wait = Je bent klaar. De ronde begint zodra iedereen het is.
zweeds-do-lay = **Jij bent aan de beurt.** Leg { $fits }.
zweeds-do-lay-any = **Jij bent aan de beurt:** alles mag.
zweeds-do-take = **Jij bent aan de beurt.** Er past niets ({ $fits }): pak de stapel.
zweeds-do-lay-again = **Je bent nog een keer aan de beurt**, op een lege stapel: alles mag.
zweeds-do-turn = **Jij bent aan de beurt.** Draai een blinde kaart om. Dit past: { $fits }.
zweeds-do-turn-again = **Je bent nog een keer aan de beurt**, op een lege stapel: draai nog een blinde kaart om.
zweeds-do-nothing = 🏁 Je bent uit, plaats { $place }. De anderen spelen door.
zweeds-button-blind = Blind { $number }
zweeds-button-pile = Stapel pakken{ $count ->
    [0] { "" }
   *[other] { " " }({ $count })
}
zweeds-button-ready = Klaar
zweeds-button-with-open = { $cards } (met open kaarten)

# Het einde
zweeds-over-pest = **{ $name }** is de pest!
zweeds-over-stuck = In 20 beurten per speler ging er geen kaart uit de pot, werd geen blinde kaart omgedraaid, verbrandde er niets en ging niemand uit: wie de meeste kaarten had, is de pest.
zweeds-over-place = **{ $place }.** { $name }
zweeds-over-held = { $name } hield over: { $cards }
zweeds-was-out = uit
zweeds-was-left = { $count ->
    [one] 1 kaart over
   *[other] { $count } kaarten over
}
zweeds-was-pest = **de pest**
zweeds-score = { $pests ->
    [0] nooit de pest
    [one] één keer de pest
   *[other] { $pests } keer de pest
} · plaatsen samen { $places }
zweeds-score-by-round = { $score }: { $rounds }

# Tips
zweeds-tip-open = Leg voor de start je beste kaarten open: 10, 2, 3 en azen helpen het meest als de pot op is.
zweeds-tip-low = Speel lage kaarten vroeg weg, meer van één waarde tegelijk: zolang er een pot is, pak je nieuwe.
zweeds-tip-anywhere = Bewaar een 2, 3 of 10 voor als er niets anders past; een 10 is op een grote stapel het meest waard.
zweeds-tip-burn = Tel de kaarten bovenop: is die van jou de vierde van zijn waarde, dan verbrandt de stapel en leg je nog een keer.
zweeds-tip-count = Onthoud wie welke stapel pakte: wat in een hand verdween, komt er ook weer uit.

# Waarom iets geweigerd werd
error-too-low = { $card } is te laag: leg { $rank ->
    [ace] { $rank_one }
   *[other] { $rank_one } of hoger
}, of een 2, 3 of 10.
error-not-lower = { $card } mag niet op een 7: leg een 7 of lager, of een 2, 3 of 10.
error-not-one-rank = Samen mag je alleen kaarten van dezelfde waarde leggen.
error-nothing-laid = Kies een kaart om te leggen.
error-not-open = { $card } ligt niet bij je open kaarten.
error-hand-first = { $card } ligt open, en eerst komt je hand: open kaarten mogen alleen mee met een hele hand van dezelfde waarde.
error-stock-not-empty = { $card } ligt open: open kaarten speel je pas als de pot leeg is.
error-turn-a-blind-card = Je hebt alleen nog blinde kaarten: draai er een om.
error-hand-before-blind = Eerst je hand, dan je open kaarten, dan de blinde.
error-open-before-blind = Eerst je open kaarten, dan de blinde.
error-no-such-blind = Daar ligt geen blinde kaart van jou meer.
error-no-pile = Er is geen stapel om te pakken: leg een kaart, alles mag.
error-no-swapping-now = Het ruilen is voorbij: dat mag alleen voor de start.
error-swap-first = Eerst ruilt iedereen. Zeg het als je klaar bent.
error-already-ready = Je hebt gezegd dat je klaar bent: ruilen kan niet meer.
error-same-card = Dat zou { $card } voor { $card } zijn: er verandert niets.
error-other-game = Dat hoort niet bij dit spel.
