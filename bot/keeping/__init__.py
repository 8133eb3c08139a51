"""What a server and a person keep beyond any table: settings, and house rules with their share codes."""
