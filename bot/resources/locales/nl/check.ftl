# /pesten controle: wat de bot op een server mag, voor wie dat kan geven

check-title = Wat ik hier mag
check-commands = Commando's bereiken mij: dit is het antwoord op een commando.
check-here-well = { $channel }: er ontbreekt niets.
check-missing = { $channel }: deze rechten ontbreken: { $permissions }.
check-others-well = { $count ->
    [one] In het andere tekstkanaal dat je ziet, ontbreekt niets.
   *[other] In de { $count } andere tekstkanalen die je ziet, ontbreekt niets.
}
check-more-channels = { $count ->
    [one] En nog 1 kanaal.
   *[other] En nog { $count } kanalen.
}
check-purpose = **{ $permission }**: { $purpose }
check-where-to-grant = Geef ze aan mijn rol: bij Serverinstellingen, Rollen, voor de hele server, of bij Kanaal bewerken, Rechten, voor één kanaal. Waar niemand hoeft te spelen, is niets nodig.
permission-purpose-view_channel = anders zie ik het kanaal niet, en ook niet wat ik er schreef.
permission-purpose-send_messages = elke tafel is een bericht van mij, en het einde ervan ook.
permission-purpose-send_messages_in_threads = voor tafels in threads van het kanaal.
permission-purpose-embed_links = voor de links en plaatjes van een tafel.
permission-purpose-read_message_history = om het bericht van een tafel later te vinden en bij te werken.
