# Wie weg is, terugkomt, vertrekt, overneemt; tempo en pauze (experience.md §6).

error-kicked = Je moest van deze tafel weg, dus je kunt er niet meer terugkomen.
error-paused = De partij ligt stil: de host kan haar hervatten, en na een uur iedereen aan tafel.
error-already-paused = De partij ligt al stil.
error-not-paused = De partij ligt niet stil.
error-not-away = Je speelt al zelf.
error-not-waited-for = Er wordt nu op niemand gewacht.
error-only-own-seat = Je hebt deze tafel verlaten: je eigen plaats is bezet, en een andere krijg je niet.
error-seat-taken = Hier is geen plaats vrij.
error-not-against-yourself = Wil je zelf weg, verlaat dan de tafel.
error-already-voted = Je hebt al gestemd.
error-not-away-enough = Je kunt alleen iemand wegstemmen voor wie de computer speelt, of die de tafel lang laat wachten. De host kan iedereen wegsturen.
error-rematch-of-others = Alleen wie tot het einde meespeelde, kan om een revanche vragen. Open een eigen tafel met /pesten { command-new }.

closed-paused = De partij lag een week stil.
closed-absent = Een week lang heeft niemand hier gespeeld.

show-timed-out = de tijd van plaats { $seat } was om
show-went-away = de computer speelt verder op plaats { $seat }: een beurttijd lang gebeurde daar niets
show-took-back = plaats { $seat } speelt weer zelf
show-took-over = { $name } nam plaats { $seat } over
show-kicked = { $name } moest weg van plaats { $seat }
show-voted = een stem tegen { $name }, plaats { $seat }
show-paused = { $reason ->
    [host] gepauzeerd door de host
    [removed] gepauzeerd: de bot is van de server verwijderd
   *[absent] gepauzeerd: iedereen is weg
}
show-resumed = hervat
show-closed-paused = gesloten: de partij lag een week stil
show-closed-absent = gesloten: een week lang deed niemand iets

command-option-pace = tempo
command-option-pace-description = Hoelang een beurt mag duren; daarna speelt de computer voor wie weg is
command-option-computer_speed = computertempo
command-option-computer_speed-description = Hoelang de computers nadenken
choice-pace-quick = snel: 45 seconden per beurt
choice-pace-normal = gewoon: 90 seconden per beurt
choice-pace-slow = langzaam: een dag per beurt
choice-pace-none = geen grens: zo lang het duurt
choice-speed-slow = langzaam
choice-speed-normal = gewoon
choice-speed-quick = snel

pace-quick = ⏱ 45 s per beurt
pace-normal = ⏱ 90 s per beurt
pace-slow = ⏱ een dag per beurt
pace-none = ⏱ geen grens
table-deadline = ⏳ De tijd is om { $moment }.
table-seat-autopilot = 💤 de computer speelt voor { $name }
table-paused = { $reason ->
    [host] ⏸ **Gepauzeerd** door de host, die de partij kan hervatten; na een uur kan iedereen aan tafel dat: { button-more } → { button-resume }.
    [removed] ⏸ **Gepauzeerd**: ik was een tijd niet op deze server. De host kan de partij hervatten: { button-more } → { button-resume }.
   *[absent] ⏸ **Gepauzeerd**: iedereen is weg. Wie terugkomt, speelt verder: { button-more } → { button-take-back }.
} Anders eindigt ze { $moment }.
hand-autopilot = 💤 Je was weg, dus de computer speelt voor je.
hand-paused = { $who ->
    [host] ⏸ De partij ligt stil tot jij haar hervat.
   *[other] { $reason ->
        [host] ⏸ De partij ligt stil tot de host haar hervat; na een uur kan iedereen aan tafel dat: { button-more } → { button-resume }.
       *[removed] ⏸ De partij ligt stil: ik was niet meer op deze server. De host kan haar hervatten.
    }
}

button-take-back = Mijn plaats terug
button-take-over = Plaats overnemen
button-pause = Pauze
button-resume = Hervatten
button-drop = { $how ->
    [decide] { $name } wegsturen
   *[vote] { $name } wegstemmen
}
button-rematch = Revanche

more-take-back = De computer speelt voor je: speel weer zelf.
more-pause = Leg de partij een tijdje stil.
more-resume = Laat de partij verdergaan.
more-drop = { $how ->
    [decide] { $name } is weg: een computer krijgt de plaats, en { $name } kan er niet meer terug.
   *[vote] { $name } is weg: stemt de meerderheid van de anderen voor, dan krijgt een computer de plaats.
}

seat-lost-left = Je hebt deze tafel verlaten: een computer speelt je kaarten.
seat-lost-closed = Je hebt deze tafel verlaten, en ze is gesloten.
seat-lost-voted = Je bent je plaats kwijt: de anderen hebben je weggestemd, en een computer speelt je kaarten. Zolang dat zo is, kun je je plaats terugnemen met { button-my-cards } op de tafel.
seat-lost-kicked = Je bent je plaats kwijt: een computer speelt je kaarten.

notice-paused = De partij ligt stil tot je haar hervat.
notice-resumed = De partij gaat verder.
notice-kicked = { $name } zit niet meer aan deze tafel: { $table }
notice-voted = Je stem telt. Nog { $missing } nodig voordat een computer de plaats van { $name } krijgt.
offer-seat-title = Je zit niet aan deze tafel
offer-seat = Op de plaats van { $name } speelt een computer: je kunt daar verder, met de kaarten en punten van die plaats.
offer-none = Alle plaatsen zijn bezet. Met /pesten { command-new } open je een eigen tafel.
rematch-is-on = De revanche is al begonnen: { $link }
rematch-joined = Je zit aan tafel voor de revanche: { $link }
rematch-opened = { $name } begon een revanche: { $link }
command-kick = wegsturen
command-kick-description = Iemand van mijn tafel sturen; over wie weg is, stemmen de anderen
command-option-member = lid
command-option-member-description = Wie weg moet

error-not-away-any-more = Die persoon is niet meer weg, of heeft hier geen plaats meer.
error-no-table-with-member = Je deelt hier geen tafel met die persoon.

ping-turn = { $count ->
    [one] { $names }, jij bent aan de beurt.
   *[other] { $names }, de tafel wacht op jullie.
}
ping-direct = Je bent aan de beurt bij Pesten: { $link }
ping-deadline = Je tijd is om { $moment }. Dan wordt er een zet voor je gedaan: meestal pakken.

button-pace = Tempo
pace-title = Tempo
pace-meaning = Hoelang een beurt mag duren. Is de tijd om, dan wordt er een zet gedaan, meestal pakken; de tweede keer achter elkaar speelt de computer verder.
speed-meaning = Hoelang de computers nadenken:
ping-hurry = ⏰ **Nog 20 seconden!**
