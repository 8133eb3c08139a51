"""What Discord refuses in a body: lengths, counts, uniqueness, flags (discord_facts.md §1 to §3)."""
