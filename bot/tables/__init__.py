"""A live match in a channel: its state, the lock, the order of checks, timers, and what to publish."""
