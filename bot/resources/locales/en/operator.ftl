# What whoever runs the program reads in his terminal.

operator-description = Pesten, the Dutch card game, for Discord. Without a command it plays on Discord if there is a token, and opens the playground if there is none.
operator-help-run = play on Discord; needs DISCORD_TOKEN
operator-help-playground = try it in the browser: a small Discord on this machine, without account and token
operator-help-port = where the playground's page is served; 0 takes any free port
operator-playground = The playground is open: { $url }
operator-bad-setting = The setting { $name } is wrong: { $reason }
operator-no-token = There is no token: set DISCORD_TOKEN, in the environment or in the file .env. To try it without Discord: python -m bot playground
operator-token-refused = Discord refuses the token: copy a fresh one from the page "Bot" of your application and set DISCORD_TOKEN.
operator-half-redirected = A stand-in for Discord needs all of its addresses: set DISCORD_API, DISCORD_GATEWAY and DISCORD_CDN, or none of them.
operator-no-discord = Discord cannot be reached ({ $detail }): check the network and start again.
operator-playground-failed = The playground did not open: { $detail }

# store-error-<code>: why the database cannot be used
store-error-unwritable = The database { $path } cannot be written: check the folder and its permissions, or set DATABASE_PATH to another place.
store-error-not-a-database = { $path } is no database: set DATABASE_PATH to another file.
store-error-foreign-database = { $path } is the database of another program: set DATABASE_PATH to another file.
store-error-damaged = The database { $path } is damaged: put back a backup.
store-error-newer-schema = A later release has used the database { $path } (step { $found }; this release knows { $known }): start that release, or put back a backup.
store-error-in-use = Another process works with the database { $path }: stop it first. Two bots on one database would deal the same cards twice.
store-error-disk-full = The disk of the database { $path } is full: make room and start again.
store-error-input-output = The machine could not read or write the database { $path } ({ $detail }).
store-error-target-exists = { $path } exists already: a backup never replaces a file.
operator-invite = It plays. Invite it to a server: { $url }
