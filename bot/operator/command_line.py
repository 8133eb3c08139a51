"""The commands and options of `python -m bot`."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from bot.i18n import Words
from bot.operator.errors import OperatorError

HIGHEST_PORT = 65535


class _Misuse(Exception):
    """The command line makes no sense: the key of a sentence, and what fills it."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class _Parser(argparse.ArgumentParser):
    """Argparse's own complaints are English, and name an unknown command an invalid choice of a nameless argument."""

    def error(self, message: str) -> NoReturn:
        raise _Misuse("operator-bad-call", detail=message)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            raise _Misuse("operator-unknown-command", command=str(value), commands=", ".join(map(str, action.choices)))


def parsed(arguments: Sequence[str] | None, words: Words) -> argparse.Namespace:
    """What the command line (by default this process's own) asks for; raises `OperatorError` where it makes no sense.

    Where it asks for help, that is printed and `SystemExit` raised.
    """
    try:
        options, unknown = _parser(words).parse_known_args(arguments)
    except _Misuse as misuse:
        raise OperatorError(words(misuse.key, **misuse.arguments)) from None
    if unknown:
        raise OperatorError(words("operator-unknown-arguments", arguments=" ".join(unknown)))
    if options.command == "show" and options.all and options.table is None:
        raise OperatorError(words("operator-all-of-what"))
    return options


def _parser(words: Words) -> argparse.ArgumentParser:
    """Explains itself in the operator's language."""
    whole = _Parser(prog="python -m bot", description=words("operator-description"))
    commands = whole.add_subparsers(dest="command", metavar="")
    commands.add_parser("run", help=words("operator-help-run"))
    playground = commands.add_parser("playground", help=words("operator-help-playground"))
    playground.add_argument("--port", type=port, metavar="PORT", help=words("operator-help-port"))
    commands.add_parser("check", help=words("operator-help-check"))
    show = commands.add_parser("show", help=words("operator-help-show"))
    show.add_argument("table", nargs="?", metavar="TABLE", help=words("operator-help-table"))
    show.add_argument("--all", action="store_true", help=words("operator-help-all"))
    backup = commands.add_parser("backup", help=words("operator-help-backup"))
    backup.add_argument("file", type=Path, metavar="FILE", help=words("operator-help-backup-file"))
    restore = commands.add_parser("restore", help=words("operator-help-restore"))
    restore.add_argument("file", type=Path, metavar="FILE", help=words("operator-help-restore-file"))
    database = commands.add_parser("check-database", help=words("operator-help-check-database"))
    database.add_argument("--repair", action="store_true", help=words("operator-help-repair"))
    return whole


def port(text: str) -> int:
    """A TCP port, 0 to 65535."""
    if not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise _Misuse("operator-bad-port", port=text)
    return int(text)
