# /pesten check: what the bot may do in a server, for whoever can grant it

check-title = What I may do here
check-commands = Commands reach me: this is the answer to one.
check-here-well = { $channel }: nothing is missing.
check-missing = { $channel }: missing { $permissions }.
check-others-well = { $count ->
    [one] In the other text channel that you see, nothing is missing.
   *[other] In the { $count } other text channels that you see, nothing is missing.
}
check-more-channels = { $count ->
    [one] And 1 channel more.
   *[other] And { $count } channels more.
}
check-purpose = **{ $permission }**: { $purpose }
check-where-to-grant = Grant them to my role: in Server Settings, Roles, for the whole server, or in Edit Channel, Permissions, for one channel. Where nobody is to play, nothing needs to be granted.
permission-purpose-view_channel = without it I see neither the channel nor what I wrote there.
permission-purpose-send_messages = each table is a message of mine, and so is its end.
permission-purpose-send_messages_in_threads = for tables in threads of the channel.
permission-purpose-embed_links = for the links and pictures of a table.
permission-purpose-read_message_history = to find and change the message of a table later.
