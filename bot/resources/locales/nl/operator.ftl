# Wat degene die het programma draait in de terminal leest.

operator-starting = Pesten { $version } start met de database { $path }.
operator-invite = Nodig hem uit op een server: { $url }
operator-ready = Klaar: { $name } zit op { $guilds ->
    [one] 1 server
   *[other] { $guilds } servers
}, { $tables ->
    [0] er loopt geen tafel
    [one] er loopt 1 tafel
   *[other] er lopen { $tables } tafels
}.
operator-stopping = Stoppen: wat bezig is wordt eerst bewaard.
operator-stopped = Gestopt.
operator-no-token = Geen token: stel PESTEN_TOKEN in (of zet het in .env), of probeer het zonder Discord: python -m bot playground
operator-bad-token = Discord weigert het token. Haal een nieuw op bij "Bot" op de pagina van je applicatie.
operator-no-connection = Discord is niet te bereiken ({ $detail }). Controleer het netwerk; het programma stopt.
operator-missing-intents = Discord weigert de intents. Pesten heeft geen bijzondere nodig: laat ze allemaal uit.
operator-bad-setting = De instelling { $name } klopt niet: { $detail }
operator-database-checked = De database is in orde: { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
}, schema { $schema }.
operator-playground-ready = De speeltuin is open: { $url }
operator-command-unknown = De opdracht { $name } bestaat niet. Wel: { $known }

store-error-unknown = De database is niet te gebruiken ({ $code }).
