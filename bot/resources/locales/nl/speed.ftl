# Pesten zonder beurten (rules.md §9).

variant-speed = Snel
variant-story-speed = Geen beurten: wie het eerst is, legt. Blijf scherp, en geef je strafkaarten door voordat iemand ze bedekt.

event-race-started = Startkaart { $card } · iedereen mag leggen
event-debt-raised = { $who ->
    [you] jij moet
   *[other] { $name } moet
} { $count ->
    [one] 1 strafkaart
   *[other] { $count } strafkaarten
} pakken
event-seat-locked = { $who ->
    [you] jij zit
   *[other] { $name } zit
} vast { $count ->
    [0] tot een ander iets doet
    [one] tot de anderen 1 kaart hebben gelegd
   *[other] tot de anderen { $count } kaarten hebben gelegd
}
event-ticked = { $number ->
    [1] Niemand deed iets: wie vastzat is los, en iedereen mag weer pakken
   *[other] Nog steeds niemand: strafkaarten zijn gepakt, en wie niet kan leggen pakt er één
}

anybody-may-play = **Iedereen** mag leggen: { $fits }.
anybody-may-play-any = **Iedereen** mag leggen: elke kaart past.
table-tick-at = Doet niemand iets, dan tikt de klok { $moment }.
table-seat-owes = { $count ->
    [one] **moet 1 kaart pakken**
   *[other] **moet { $count } kaarten pakken**
}
table-seat-locked = 🔒 { $count ->
    [0] tot een ander iets doet
    [one] tot de anderen 1 kaart leggen
   *[other] tot de anderen { $count } kaarten leggen
}

speed-play = **Wees snel!** Dit past: { $fits }.
speed-draw = Er past niets: pak een kaart, of wacht op een andere bovenste kaart.
speed-finish-refused = Je laatste kaart mag niet { $rank } zijn: pak er één, of wacht.
speed-pass = Er past niets en er valt niets te pakken: pas, of wacht op een andere bovenste kaart.
speed-drawn-already = Er past niets, en je hebt al gepakt. Je mag weer pakken zodra een ander iets doet.
speed-locked = 🔒 Je zit vast { $count ->
    [0] tot een ander legt of pakt.
    [one] tot een ander een kaart heeft gelegd.
   *[other] tot de anderen { $count } kaarten hebben gelegd.
}
speed-take = **Je moet { $count ->
    [one] 1 strafkaart
   *[other] { $count } strafkaarten
} pakken** voordat je verder kunt.
speed-take-or-stack = **Je moet { $count ->
    [one] 1 strafkaart
   *[other] { $count } strafkaarten
} pakken**, of wees snel en geef ze door met { $stackers }.
button-take-debt = Pak { $count }
button-pass = Pas

error-too-late = Te laat: { $top } ligt nu bovenop, en { $card } past niet: leg { $suit } of { $rank_one }.
error-too-late-to-stack = Te laat: iemand heeft die kaart bedekt, dus je kunt je strafkaarten ({ $amount }) niet meer doorgeven.
error-debt-first = { $amount ->
    [one] Pak eerst je strafkaart.
   *[other] Pak eerst je { $amount } strafkaarten.
}
error-locked = Je zit vast { $cards ->
    [0] tot een ander legt of pakt.
    [one] tot een ander een kaart heeft gelegd.
   *[other] tot de anderen { $cards } kaarten hebben gelegd.
}
error-drawn-already = Je hebt al gepakt. Je mag weer pakken zodra een ander iets doet.
error-no-turns-to-end = Er zijn hier geen beurten, dus er valt er geen te beëindigen.
error-no-longer-fits = Te laat: { $card } past niet meer.
error-no-tick-now = De klok heeft nu niets te doen.
