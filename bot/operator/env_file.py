"""What stands in `.env` without effect. Its lines are told by number alone: any of them may hold the token."""

import logging
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from dotenv.parser import Binding, parse_stream

from bot.i18n import Words
from bot.settings import Settings

log = logging.getLogger(__name__)

FILE = Path(".env")
NAMES = [name.upper() for name in Settings.model_fields]


class WithoutEffect(NamedTuple):
    """Lines by number, the first being 1."""

    malformed: list[int]
    """They set nothing at all."""
    unknown: list[int]
    """They set what this program does not know; some other one may."""
    misspelt: dict[int, str]
    """They set what this program does not know, and nearly bear the name of this setting."""


def lines_without_effect() -> WithoutEffect:
    """Those of the file in the folder in which the program was started; none where it cannot be read."""
    found = WithoutEffect([], [], {})
    try:
        with FILE.open(encoding="utf-8") as file:
            bindings = list(parse_stream(file))
    except (OSError, UnicodeDecodeError):  # whoever reads the settings tells that
        return found
    for binding in bindings:
        _sort(binding, found)
    return found


def _sort(binding: Binding, found: WithoutEffect) -> None:
    name = (binding.key or "").upper()  # as for the settings themselves, capitals make no difference
    if binding.error or (binding.key is not None and binding.value is None):
        found.malformed.append(_line(binding))
    elif name and name not in NAMES:
        if near := get_close_matches(name, NAMES, n=1, cutoff=0.8):
            found.misspelt[_line(binding)] = near[0]
        else:
            found.unknown.append(_line(binding))


def _line(binding: Binding) -> int:
    """The parser counts empty lines before a statement as part of it."""
    text = binding.original.string
    return binding.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def warn_of_malformed_lines(words: Words) -> None:
    """Log each."""
    for line in lines_without_effect().malformed:
        log.warning("%s", words("operator-env-malformed", line=str(line)))


def silence_the_parser() -> None:
    """It tells of malformed lines in English, and wrongly numbered after empty ones."""
    logging.getLogger("dotenv").setLevel(logging.ERROR)
