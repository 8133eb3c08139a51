"""What is remembered: queries, migrations, the store that runs them, the codec for acts and snapshots."""
