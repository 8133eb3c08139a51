"""What whoever runs the bot can ask of it in his terminal, one command a file."""
