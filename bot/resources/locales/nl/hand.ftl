# De eigen hand van een speler (experience.md §5).

hand-title = Jouw kaarten · { $variant }, { $progress }
hand-count = { $count ->
    [one] Je hebt 1 kaart
   *[other] Je hebt { $count } kaarten
}
hand-top = bovenop: { $card }
hand-page = Bladzijde { $page } van { $pages }; wat past, staat vooraan
hand-suit = { $suit }: { $ranks }
hand-jokers = { $count ->
    [one] { $sign }joker
   *[other] { $sign }jokers
}
hand-drawn = Je pakte: { $cards }
hand-got = Je kreeg { $cards } van **{ $name }**
hand-drawn-more = { $cards } en nog { $more }
hand-waiting = Je bent niet aan de beurt. Op de tafel zie je hoe het ervoor staat; ben je aan de beurt, dan worden deze kaarten vanzelf ververst (of klik op { button-refresh }).
hand-round-over = De ronde is voorbij. Op de tafel zie je hoe het is afgelopen.
hand-match-over = De partij is voorbij. Op de tafel zie je hoe het is afgelopen.
hand-table-closed = Deze tafel is gesloten.

do-play = **Jij bent aan de beurt.** Dit past: { $fits }.
do-draw = **Jij bent aan de beurt.** Er past niets: pak een kaart.
do-pass = **Jij bent aan de beurt.** Er past niets en er valt niets te pakken: beëindig je beurt.
do-finish-refused = { $instead ->
    [extra-draw] **Je bent nog aan de beurt.** Met { $rank } mag je niet eindigen: pak er één en je beurt is voorbij.
    [extra-end] **Je bent nog aan de beurt.** Met { $rank } mag je niet eindigen: beëindig je beurt.
    [turn-end] **Jij bent aan de beurt.** Met { $rank } mag je niet eindigen, en er valt niets te pakken: beëindig je beurt.
    [take] **Jij bent aan de beurt.** Pak { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }: met { $rank } mag je niet eindigen.
   *[turn-draw] **Jij bent aan de beurt.** Met { $rank } mag je niet eindigen: pak er één.
}
do-take = { $count ->
    [one] **Jij bent aan de beurt.** Pak 1 kaart.
   *[other] **Jij bent aan de beurt.** Pak { $count } kaarten.
}
do-take-or-stack = **Jij bent aan de beurt.** Pak { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, of leg { $stackers }.
do-take-no-stacker = **Jij bent aan de beurt.** Pak { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: je hebt niets om bij te leggen ({ $stackers }).
do-play-extra = **Je bent nog aan de beurt.** Leg nog een kaart ({ $fits }), of pak er één en je beurt is voorbij.
do-draw-extra = **Je bent nog aan de beurt.** Er past niets ({ $fits }): pak er één en je beurt is voorbij.
do-pass-extra = **Je bent nog aan de beurt.** Leg nog een kaart ({ $fits }), of beëindig je beurt.

choose-suit-title = Kies een kleur
choose-suit-for = { $card } wordt gelegd zodra je gekozen hebt.

do-play-drawn = **Jij bent aan de beurt.** De kaart die je pakte past: leg hem, of beëindig je beurt.
do-play-penalty-card = **Jij bent aan de beurt.** Je mag nog { $cards } leggen, of je beurt beëindigen.
do-name-suit = **Jij deelde een kaart die de kleur kiest.** Kies er een.
do-give = **Iedereen geeft een kaart naar links door.** Kies de jouwe, voor { $name }. Niemand ziet hem voordat iedereen gekozen heeft.
hand-out-of-match = Je ligt uit deze partij. De anderen spelen verder.
do-play-or-draw = **Jij bent aan de beurt.** Dit past: { $fits }. Je mag ook een kaart pakken.
do-last-card-costs = Je laatste kaart is { $rank }: leg je hem, dan pak je er één en ben je niet uit.
do-end-extra = **Je bent nog aan de beurt.** Er past niets ({ $fits }): beëindig je beurt.
do-given = Je geeft { $card } naar links door, zodra iedereen gekozen heeft.
do-announce-before = ❗ Nog twee kaarten: { $kind ->
    [knock] klop
    [pesten] roep “Pesten!”
   *[last-card] roep “Laatste kaart!”
} voordat je er een legt, of pak er { $count }.
do-announce-with-play = ❗ Nog twee kaarten: { $kind ->
    [knock] klop
    [pesten] roep “Pesten!”
   *[last-card] roep “Laatste kaart!”
} voordat je er een legt of terwijl je hem legt, of pak er { $count }.
do-announce-window = ❗ Nog twee kaarten: { $kind ->
    [knock] klop
    [pesten] roep “Pesten!”
   *[last-card] roep “Laatste kaart!”
} nu of meteen na het leggen. Wie betrapt wordt, pakt er { $count }.
do-announce-now = ❗ Nog één kaart: { $kind ->
    [knock] klop
    [pesten] roep “Pesten!”
   *[last-card] roep “Laatste kaart!”
} nu, voordat je betrapt wordt en er { $count } pakt.
announce-call = { $kind ->
    [knock] Kloppen!
    [pesten] Pesten!
   *[last-card] Laatste kaart!
}
hand-elsewhere = De tafel staat in { $channel }.
