# What whoever runs the program reads in his terminal.

operator-description = Pesten, the Dutch card game, for Discord. Without a command it plays on Discord if there is a token, and opens the playground if there is none.
operator-help-run = play on Discord; needs DISCORD_TOKEN
operator-help-playground = try it in the browser: a small Discord on this machine, without account and token
operator-help-port = where the playground's page is served; 0 takes any free port
operator-playground = The playground is open: { $url }
operator-invite = It plays. Invite it to a server: { $url }
operator-bad-setting = The setting { $name } is wrong: { $reason }
operator-bad-call = That is not how it is called ({ $detail }). What there is: python -m bot --help
operator-unknown-command = There is no command { $command }. There are: { $commands }.
operator-unknown-arguments = These words are too many or unknown: { $arguments }. What there is: python -m bot --help
operator-bad-port = { $port } is no port: it must be a whole number from 0 to 65535.
operator-all-of-what = --all needs a table: python -m bot show, without a table, names the latest ones.
operator-unreadable-env = The file .env cannot be read: it must be text in UTF-8, and its permissions must allow it.
operator-env-malformed = Line { $line } of .env cannot be read and sets nothing: it must be NAME=value, with quotation marks in pairs.
setting-number = it must be a number from { $least } to { $most }.
setting-whole-number = it must be a whole number from { $least } to { $most }.
setting-choice = it must be { $choices }.
setting-loopback = only an address on this machine (127.0.0.1) may stand in for Discord.
setting-scheme = it must begin with http:// or https://, the gateway's with ws:// or wss://, and bear no name and no password.
operator-no-token = There is no token: set DISCORD_TOKEN, in the environment or in the file .env. To try it without Discord: python -m bot playground
operator-token-refused = Discord refuses the token: copy a fresh one from the page "Bot" of your application and set DISCORD_TOKEN.
operator-half-redirected = A stand-in for Discord needs all of its addresses: set DISCORD_API, DISCORD_GATEWAY and DISCORD_CDN, or none of them.
operator-no-discord = Discord cannot be reached ({ $detail }): check the network and start again.
operator-other-shards = Discord wants the connection made in another number of shards ({ $detail }): start again, the number is asked for at each start.
operator-discord-ended = Discord has ended the connection for good ({ $detail }): look at your application in the developer portal, and whether there is a later release of this program.
operator-playground-failed = The playground did not open: { $detail }

# store-error-<code>: why the database cannot be used
store-error-unwritable = The database { $path } cannot be reached or written: check the folder and its permissions, or set DATABASE_PATH to another place.
store-error-folder = { $path } is a folder: set DATABASE_PATH to a file, for example { $path }/pesten.sqlite3.
store-error-not-a-database = { $path } is no database: set DATABASE_PATH to another file.
store-error-foreign-database = { $path } is the database of another program: set DATABASE_PATH to another file.
store-error-damaged = The database { $path } is damaged: put back a backup.
store-error-newer-schema = A later release has used the database { $path } (step { $found }; this release knows { $known }): start that release, or put back a backup.
store-error-in-use = Another process works with the database { $path }: stop it first. Two bots on one database would deal the same cards twice.
store-error-disk-full = The disk of the database { $path } is full: make room and start again.
store-error-input-output = The machine could not read or write the database { $path } ({ $detail }).
store-error-target-exists = { $path } exists already: a backup never replaces a file.
store-error-older-schema = The database { $path } was last used by an earlier release (step { $found }; this release knows { $known }): start the bot once, which brings it up to date.
store-error-missing = There is no database { $path }: check its path (DATABASE_PATH).
store-error-copy-differs = The copy { $path } does not hold what was copied: check the disk.

# backup-error-<code>: what is wrong with the file that `backup` or `restore` names
backup-error-unwritable = { $path } cannot be reached or written: check that its folder is there and its permissions.
backup-error-folder = { $path } is a folder: name a file in it.
backup-error-not-a-database = { $path } is no backup: it is some other kind of file.
backup-error-foreign-database = { $path } is no backup of this program.
backup-error-damaged = The backup { $path } is damaged: take another one.
backup-error-newer-schema = The backup { $path } was made by a later release (step { $found }; this release knows { $known }): update the program first, or take another backup.
backup-error-missing = There is no backup { $path }.
backup-error-disk-full = The disk is full on which { $path } should be made: make room there, or name a file on another disk.

operator-help-check = see whether everything is ready: settings, database, token, and the link that invites the bot
operator-help-show = write a match in notation; without a table, name the latest ones
operator-help-table = the table, as it stands in that list
operator-help-all = also tell the seed of a round that is still on, and cards passed on unseen (whoever reads them knows hands)
operator-help-backup = copy the database into a new file, also while the bot runs
operator-help-backup-file = the new file
operator-help-restore = put a backup in the place of the database; what stood there is kept
operator-help-restore-file = the backup
operator-help-check-database = hold everything that is stored against the log of acts
operator-help-repair = make again from the log what is wrong; only while no bot runs
operator-backup-made = Backup made and verified: { $path } ({ $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $acts ->
    [one] 1 act
   *[other] { $acts } acts
}).
operator-backup-failed = No backup was made. { $reason }
operator-restored = The database { $path } is the backup now ({ $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $acts ->
    [one] 1 act
   *[other] { $acts } acts
}).
operator-restore-failed = Nothing was restored and nothing has changed. { $reason }
operator-kept-aside = What stood there before is kept: { $path }
operator-database-checked = Checked: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $acts ->
    [one] 1 act
   *[other] { $acts } acts
}, { $matches ->
    [one] 1 finished match
   *[other] { $matches } finished matches
}.
operator-database-faults = { $count ->
    [0] All is well.
    [one] 1 fault.
   *[other] { $count } faults.
}
operator-repaired = { $count ->
    [one] 1 fault was mended.
   *[other] { $count } faults were mended.
}
operator-no-such-table = There is no table { $table }: python -m bot show, without a table, names the latest ones.
operator-log-damaged = The log of table { $table } cannot be read: python -m bot check-database tells more.

# what `python -m bot check` finds
check-settings-file = Settings: read from the environment and from { $path }.
check-settings-environment = Settings: read from the environment alone; there is no .env in { $folder }.
check-env-misspelt = Line { $line } of .env is no setting of this program. Is { $name } meant?
check-env-unknown = No settings of this program in .env: line { $lines }. They have no effect here.
check-database = Database: { $path } can be used.
check-database-new = Database: { $path } will be made at the first start.
check-database-older = Database: { $path } is of an earlier release; the next start brings it up to date.
check-token = Token: Discord knows it as { $name } (application { $application }).
check-endpoint = Discord sends commands to { $url } instead of the bot: clear "Interactions Endpoint URL" on the page "General Information" of your application.
check-code-grant = Nobody can invite the bot: switch off "Requires OAuth2 Code Grant" on the page "Bot" of your application.
check-intents = Privileged intents: none is needed and none is on.
check-intents-on = Privileged intents: none is needed; those that are on may be switched off.
check-invite = Invite link: { $url }

# database-fault-<kind>: what `python -m bot check-database` finds
database-fault-structure = The file itself is damaged: { $detail }. Put back a backup.
database-fault-orphan = In { $detail }, rows belong to something that is not there.
database-fault-log-damaged = Table { $table }: its log is damaged ({ $detail }).
database-fault-log-refused = Table { $table }: its log does not replay ({ $detail }).
database-fault-log-short = Table { $table }: its log ends before act { $detail }.
database-fault-snapshot-damaged = Table { $table }: its snapshot is damaged ({ $detail }).
database-fault-snapshot-differs = Table { $table }: its snapshot is not what its log leads to.
database-fault-columns-differ = Table { $table }: what stands beside the snapshot is not what the log says ({ $detail }).
database-fault-result-missing = Table { $table }: the result of its match is missing.
database-fault-result-unexpected = Table { $table }: there is a result, but the match was not played to its end.
database-fault-result-differs = Table { $table }: the result is not what the match came to.
database-fault-standings-differ = Standings that the matches do not add up to (server, variant, opposition, period, person, stored / counted): { $detail }

# `python -m bot show`; what stands after "#" is for people
show-line = { $table } · { $variant } · { $names } · { $state } · { $at } · server { $guild } · channel { $channel }
show-damaged-line = { $table } · cannot be read: python -m bot check-database tells more · { $at } · server { $guild } · channel { $channel }
show-no-tables = There are no tables yet.
show-table = table { $table } · opened { $at } · server { $guild } · channel { $channel }
show-since = { $state }, since { $at }
show-state-lobby = waits for players
show-state-playing = { $round } is on
show-state-between-rounds = { $round } is over
show-state-finished = finished
show-state-closed = closed
show-open-round = round { $number }
show-person = seat { $seat }: { $name } ({ $person })
show-computer = seat { $seat }: { $name }, a computer
show-round = round { $number } of { $total }
show-hidden = the round is still on: its seed, which tells all hands, is shown with --all only
show-hidden-give = seat { $seat } passed a card on; which one is shown with --all only while the round is on
show-result = out: { $seat } · points by seat: { $points }
show-left = { $name } left; { $computer } goes on in seat { $seat }
show-moved = moved to channel { $channel }
show-closed-stopped = closed: somebody ended it
show-closed-empty = closed: no person was left
show-closed-idle = closed: nobody touched the lobby
