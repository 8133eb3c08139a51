"""The commands and options of `python -m bot`."""

import argparse
from pathlib import Path

from bot.i18n import Words

HIGHEST_PORT = 65535


def parser(words: Words) -> argparse.ArgumentParser:
    """Understands the command line; explains it in the operator's language."""
    whole = argparse.ArgumentParser(prog="python -m bot", description=words("operator-description"))
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
    """A TCP port, 0 to 65535; argparse names this function when it raises `ValueError`."""
    if not 0 <= (number := int(text)) <= HIGHEST_PORT:
        raise ValueError(text)
    return number
