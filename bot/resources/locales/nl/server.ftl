# /pesten settings: iemands eigen instellingen, en die van een server.

command-settings = instellingen
command-settings-description = Hoe ik gewaarschuwd word; en voor wie deze server beheert, wat er geldt
server-own-title = Voor jou
server-own-meaning = Dit geldt voor jou op elke server.
server-ping = Als ik aan de beurt ben en niets doe
server-ping-mention = vermeld me bij de tafel
server-ping-direct = stuur me een privébericht
server-ping-none = laat me met rust
server-managers-only = Wie de server beheert, stelt in wat voor de hele server geldt.
server-title = Voor deze server
server-channels-meaning = Waar tafels geopend mogen worden; de threads van een kanaal horen erbij. Niets gekozen: overal.
server-channels = Kanalen
server-channels-all = overal
server-language = Taal van de tafels
server-language-auto = die van de server, anders van wie opent
server-variant = Variant van een nieuwe tafel
server-pace = Tempo van een nieuwe tafel
server-pace-quick = snel, 45 seconden per beurt
server-pace-normal = gewoon, 90 seconden per beurt
server-pace-slow = langzaam, een dag per beurt
server-pace-none = geen grens
server-tables-per-channel = Tafels in één kanaal, hoogstens
server-ping-seconds = Wie aan de beurt is en niets doet, wordt gewaarschuwd na
server-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
error-may-not-set = Alleen wie deze server beheert, kan de instellingen wijzigen.
error-other-channels = Tafels worden hier in andere kanalen geopend: { $channels }.
server-threads = Elke partij in een eigen thread
server-threads-yes = ja
server-threads-no = nee
server-threads-missing = Voor threads mis ik hier: { $permissions }. Zonder dat wordt er in het kanaal gespeeld.
thread-name = { $variant } · { $names }
thread-where = { $names } spelen in hun thread: { $thread }
thread-missing = Deze partij wordt hier gespeeld: voor een eigen thread mis ik { $permissions }.
permission-create_public_threads = Openbare threads aanmaken
permission-purpose-create_public_threads = deze server wil een thread voor elke partij.
