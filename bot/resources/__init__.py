"""Package data: the sentences of every language."""
