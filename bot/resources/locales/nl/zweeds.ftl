# Zweeds pesten (rules.md §11): een ander spel aan dezelfde tafel.

variant-zweeds = Zweeds
variant-story-zweeds = Blinde, open en handkaarten, een stapel die verbrandt, en één van jullie blijft over als de pest.

# De regelkaart
zweeds-rules-cards = Ieder 3 blinde, 3 open en 3 handkaarten, { $decks ->
    [one] één spel kaarten
   *[other] { $decks } spellen kaarten
} zonder jokers
zweeds-rules-short = 2 reset · 3 doorzichtig · 7 lager · 8 overslaan · 10 verbranden · vier gelijke verbranden
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

# Tips
zweeds-tip-open = Leg voor de start je beste kaarten open: 10, 2, 3 en azen helpen het meest als de pot op is.
zweeds-tip-low = Speel lage kaarten vroeg weg, meer van één waarde tegelijk: zolang er een pot is, pak je nieuwe.
zweeds-tip-anywhere = Bewaar een 2, 3 of 10 voor als er niets anders past; een 10 is op een grote stapel het meest waard.
zweeds-tip-burn = Tel de kaarten bovenop: is die van jou de vierde van zijn waarde, dan verbrandt de stapel en leg je nog een keer.
zweeds-tip-count = Onthoud wie welke stapel pakte: wat in een hand verdween, komt er ook weer uit.

# Waarom iets geweigerd werd
error-too-low = { $card } is te laag: leg { $rank_one } of hoger, of een 2, 3 of 10.
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
