# Pesten zonder beurten (rules.md §9).

variant-speed = Snel
variant-story-speed = Geen beurten: wie het eerst is, legt. Blijf scherp, en geef een straf door voordat iemand de pakkaart bedekt.

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
event-seats-locked = { $count } spelers zitten vast
event-ticked = { $number ->
    [1] Niemand deed iets: wie vastzat is los, en iedereen mag weer pakken
   *[other] Nog steeds deed niemand iets: { $owed ->
        [yes] strafkaarten zijn gepakt, en wie
       *[no] wie
    } niet kan leggen, pakt er één
}

speed-pace = ⏱ geen beurten; de computer speelt voor wie { $pace ->
    [quick] 45 s
    [normal] 90 s
   *[slow] een dag
} niets doet
speed-pace-meaning = Er zijn hier geen beurten: het tempo zegt hoelang iemand niets mag doen voordat de computer voor hem verder speelt.

anybody-may-play = **Iedereen** mag leggen: { $fits }.
anybody-may-play-any = **Iedereen** mag leggen: elke kaart past.
table-tick-at = Doet niemand iets, dan tikt de klok { $moment }.
table-tick-stopped = { $everybody ->
    [yes] De klok staat stil: iedereen kan leggen.
   *[no] De klok staat stil: niemand zit vast of moet nog pakken, en er valt niets meer te pakken.
} Zodra iemand iets doet, loopt hij weer.
table-seat-owes = { $count ->
    [one] **moet 1 kaart pakken**
   *[other] **moet { $count } kaarten pakken**
}
table-seat-locked = 🔒 vast { $count ->
    [0] tot een ander iets doet
    [one] tot de anderen 1 kaart leggen
   *[other] tot de anderen { $count } kaarten leggen
}

speed-play = **Wees snel!** Dit past: { $fits }.
speed-draw = Er past niets: pak een kaart, of wacht op een andere bovenste kaart.
speed-finish-refused = Met { $rank } mag je niet eindigen: pak er één, of wacht.
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
button-take-debt = Pakken ({ $count })
button-draw-or-take = Pakken
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

speed-rules-deal = Het lot wijst de eerste deler aan; elke ronde gaat het delen naar links.
speed-rules-play = Er zijn geen beurten: iedereen mag altijd een kaart leggen van de kleur of de waarde die bovenop ligt. De kaart die er het eerst ligt, telt.
speed-rules-draw = Past er niets, dan mag je één kaart pakken, en pas weer nadat een ander iets heeft gedaan. Wat je pakte mag je meteen leggen.
speed-rules-clock = Doet 8 seconden niemand iets, dan tikt de klok: wie vastzit is los, en iedereen mag weer pakken. Tikt hij nog eens, dan worden alle strafkaarten gepakt, en wie niet kan leggen pakt er één.
speed-rules-owing = Wie strafkaarten moet pakken, mag niets anders dan die pakken of doorgeven; de anderen spelen door.
speed-rules-in-time = Doorgeven kan alleen zolang niemand de pakkaart heeft bedekt.
speed-rules-end = Wat iemand dan nog moet pakken, wordt eerst gepakt.
speed-rules-blocked = Een ronde waarin niemand verder kan, of waarin per speler { $acts } keer iets gedaan is, zit vast: { $kind ->
    [casual] niemand is uit, en de minste punten in de hand winnen
    [wins] ze telt voor niemand, en { $row } achter elkaar beëindigen de partij op de stand van dat moment
   *[points] niemand is uit, en iedereen krijgt de punten van zijn hand
}.
speed-rules-without-meaning = Deze instellingen gaan over beurten en betekenen hier niets: { $settings }.
speed-effect-add-penalty = { $count ->
    [one] je buur moet 1 kaart pakken
   *[other] je buur moet { $count } kaarten pakken
}
speed-effect-nothing = niets
speed-effect-skip = { $count ->
    [one] je buur zit vast tot een ander legt of pakt
   *[other] je volgende { $count } buren zitten vast tot een ander legt of pakt
}
speed-effect-miss-turns = { $count ->
    [one] je buur zit vast tot de anderen 1 kaart hebben gelegd
   *[other] je buur zit vast tot de anderen { $count } kaarten hebben gelegd
}
speed-effect-reverse-skip = de richting draait, en je nieuwe buur zit vast tot een ander legt of pakt
speed-tip-owing = Moet je strafkaarten pakken, doe dat dan meteen als je ze niet kunt doorgeven: tot dan kun je niets anders.
speed-tip-locks = Zit je vast? Zodra een ander legt of pakt ben je los: heb je volgende kaart klaar.
setting-without-meaning = { $setting } (betekent hier niets)
value-without-meaning = { $value } (betekent hier niets)
