"""The one kind of error that an operator sees."""

from bot.engine import PestenError
from bot.i18n import Words


class OperatorError(Exception):
    """Something that whoever runs the bot can mend, in one sentence of his language."""


def database_sentence(error: PestenError, words: Words) -> str:
    """The sentence of a `StoreError`."""
    return words(f"store-error-{error.code}", **error.arguments)
