# Wat er op knoppen staat: hoogstens 80 tekens, liever minder dan 20.

button-join = Meedoen
button-leave = Tafel verlaten
button-add-computer = Computer erbij
button-remove-computer = Computer weg
button-rules = Regels
button-start = Beginnen
button-my-cards = Mijn kaarten
button-draw = Pakken
button-draw-penalty = Pakken ({ $count })
button-end-turn = Beurt beëindigen
button-scores = Scores & regels
button-more = Meer
button-next-round = Volgende ronde
button-stop = Stoppen
button-stay = Blijven
button-repost = Opnieuw plaatsen
button-help = Hulp
button-back = Terug
button-refresh = Verversen
button-previous-page = ◀ Vorige
button-next-page = Volgende ▶
button-cards = { $card } ×{ $count }
button-list-people = Met twee of meer mensen
button-list-computers = Alleen tegen computers
button-catch = Betrapt! ({ $name })
button-announce = { $kind ->
    [knock] Kloppen
    [pesten] Pesten!
   *[last-card] Laatste kaart!
}
button-catch-nobody = Betrapt!
button-play-with-call = { $call } + { $card }
