# /pesten settings: a person's own settings, and those of a server.

command-settings = settings
command-settings-description = How I am pinged; and for those who manage this server, what holds in it
server-own-title = For you
server-own-meaning = This holds for you on every server.
server-ping = When it is my turn and I do nothing
server-ping-mention = mention me at the table
server-ping-direct = send me a direct message
server-ping-none = leave me alone
server-managers-only = What holds for the whole server is set by those who manage it.
server-title = For this server
server-channels-meaning = Where tables may be opened; the threads of a channel belong to it. Nothing chosen: everywhere.
server-channels = Channels
server-channels-all = everywhere
server-language = Language of tables
server-language-auto = by the server, else by who opens
server-variant = Variant of a new table
server-pace = Pace of a new table
server-pace-quick = quick, 45 seconds a turn
server-pace-normal = normal, 90 seconds a turn
server-pace-slow = slow, a day a turn
server-pace-none = no limit
server-tables-per-channel = Tables in one channel at most
server-ping-seconds = Whoever is on turn and does nothing is pinged after
server-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
error-may-not-set = Only those who manage this server can change its settings.
error-other-channels = Tables are opened in other channels here: { $channels }.
server-threads = Every match in a thread of its own
server-threads-yes = yes
server-threads-no = no
server-threads-missing = For threads I am missing here: { $permissions }. Without them matches are played in the channel.
thread-name = { $variant } · { $names }
thread-where = { $names } play in their thread: { $thread }
thread-missing = This match is played here: for a thread of its own I am missing { $permissions }.
permission-create_public_threads = Create Public Threads
permission-purpose-create_public_threads = this server wants a thread for every match.
