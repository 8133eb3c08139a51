# Wat er gebeurde: een sleutel per gebeurtenis. $who is "you" voor de lezer zelf.

event-round-started = Startkaart { $card } · { $who ->
    [you] jij begint
   *[other] { $name } begint
}
event-card-played = { $who ->
    [you] Je
   *[other] { $name }
} legde { $card }{ $chosen ->
    [yes] { " " }en koos { $suit }
   *[no] { "" }
}
event-direction-turned = { $direction ->
    [clockwise] nu met de klok mee ↻
   *[other] nu tegen de klok in ↺
}
event-penalty-raised = { $total ->
    [one] de volgende moet 1 kaart pakken
   *[other] de volgende moet { $total } kaarten pakken
}
event-cards-drawn = { $who ->
    [you] Je
   *[other] { $name }
} { $cause ->
    [penalty] { $count ->
        [one] pakte 1 strafkaart
       *[other] pakte { $count } strafkaarten
    }
    [declined] legde niets meer en pakte er { $count }
    [not-announced] { $kind ->
        [knock] klopte niet
        [pesten] riep geen “Pesten!”
       *[last-card] riep geen “Laatste kaart!”
    } en pakte er { $count }
    [finishing] pakte er { $count } voor die laatste kaart
   *[other] { $count ->
        [one] pakte 1 kaart
       *[other] pakte { $count } kaarten
    }
}
event-seat-skipped = { $who ->
    [you] jij slaat een beurt over
   *[other] { $name } slaat een beurt over
}
event-extra-card-granted = nog een kaart
event-stock-renewed = { $count ->
    [one] De aflegstapel werd de nieuwe trekstapel: 1 kaart
   *[other] De aflegstapel is geschud tot een nieuwe trekstapel van { $count } kaarten
}
event-seat-passed = { $who ->
    [you] Je
   *[other] { $name }
} paste: er viel niets te pakken
event-last-card-shown = ❗laatste kaart
event-went-out = { $who ->
    [you] jij bent uit!
   *[other] { $name } is uit!
}
event-round-blocked = De ronde zit vast: niemand is uit
event-with-rhyme = *{ $rhyme }*: { $what }

event-turn-ended = { $who ->
    [you] Je
   *[other] { $name }
} beëindigde de beurt
event-turns-owed = { $who ->
    [you] jij slaat
   *[other] { $name } slaat
} { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
} over
event-suit-named = { $who ->
    [you] Je
   *[other] { $name }
} koos { $suit }
event-announced = { $who ->
    [you] Jij
   *[other] { $name }
}{ $kind ->
    [knock] { " " }klopte
    [pesten] : “Pesten!”
   *[last-card] : “Laatste kaart!”
}
event-caught = { $who ->
    [you] ❗ **{ $by } betrapte je**: je
   *[other] { $name }
} { $kind ->
    [knock] klopte niet
    [pesten] riep geen “Pesten!”
   *[last-card] riep geen “Laatste kaart!”
}{ $who ->
    [you] { "" }
   *[other] : betrapt door { $by }
}{ $count ->
    [0] { $who ->
        [you] { "" }
       *[other] !
    }
   *[other] { " " }en pakte er { $count }
}
event-gift-chosen = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} een kaart gekozen om door te geven
event-cards-given = { $count ->
    [one] Er ging 1 kaart naar links
   *[other] Er gingen { $count } kaarten naar links
}
event-seat-left-match = { $who ->
    [you] Je ligt
   *[other] { $name } ligt
} uit de partij met { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
event-host-changed = De host is weg: { $who ->
    [you] jij bent nu de
   *[other] { $name } is nu de
} host
