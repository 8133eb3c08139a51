# What whoever runs the program reads in his terminal.

operator-starting = Pesten { $version } starts with the database { $path }.
operator-invite = Invite it to a server: { $url }
operator-ready = Ready: { $name } is at { $guilds ->
    [one] 1 server
   *[other] { $guilds } servers
}, { $tables ->
    [0] no table is running
    [one] 1 table is running
   *[other] { $tables } tables are running
}.
operator-stopping = Stopping: what is under way is stored first.
operator-stopped = Stopped.
operator-no-token = No token: set PESTEN_TOKEN (or put it in .env), or try it without Discord: python -m bot playground
operator-bad-token = Discord refuses the token. Copy a fresh one from the page "Bot" of your application.
operator-no-connection = Discord cannot be reached ({ $detail }). Check the network; the program ends.
operator-missing-intents = Discord refuses the intents. Pesten needs none that is privileged: leave them all off.
operator-bad-setting = The setting { $name } is wrong: { $detail }
operator-database-checked = The database is sound: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, schema { $schema }.
operator-playground-ready = The playground is open: { $url }
operator-command-unknown = There is no command { $name }. Known: { $known }

store-error-unknown = The database cannot be used ({ $code }).
