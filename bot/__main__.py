"""`python -m bot`: plays on Discord with a token, without one in a playground of its own; and what operators ask."""

import argparse
import asyncio
import io
import logging
import os
import sys
from collections.abc import Callable, Sequence

import discord

from bot.engine import PestenError
from bot.house import on_signals, run
from bot.i18n import Localizer, Words
from bot.launcher import PlaygroundFailed, launched_playground
from bot.operator.backup import back_up, restore
from bot.operator.check import check
from bot.operator.check_database import check_database, repair
from bot.operator.command_line import parser
from bot.operator.configuration import point_at_discord, read_settings, token_of
from bot.operator.errors import OperatorError, database_sentence
from bot.operator.screen import say
from bot.operator.show import show, show_latest
from bot.redirect import redirect_discord
from bot.settings import Settings

OPERATOR_ERROR = 2
"""The exit status for everything that whoever runs the bot can mend."""

PLAYING = frozenset({None, "run", "playground"})
"""The commands that play; without one, the token decides where."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    words = Localizer.load().words(os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # names and signs that a terminal cannot show
    try:
        options = parser(words).parse_args(arguments)
        well = asyncio.run(_command(options, words))
    except OperatorError as error:
        print(error, file=sys.stderr)  # noqa: T201 - the operator's own screen
        return OPERATOR_ERROR
    except BrokenPipeError:  # whoever read the output has seen enough; Python must not try to write the rest at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 0
    return 0 if well else OPERATOR_ERROR


async def _command(options: argparse.Namespace, words: Words) -> bool:
    """Whether all is well; raises `OperatorError`."""
    if options.command == "check":
        _log_to_stderr("ERROR")
        return await check(words)
    settings = read_settings(words)
    _log_to_stderr(settings.log_level)
    try:
        if options.command in PLAYING:
            await _play(options, settings, words)
            return True
        return _database_command(options, settings, words)
    except PestenError as error:
        raise OperatorError(database_sentence(error, words)) from error


async def _play(options: argparse.Namespace, settings: Settings, words: Words) -> None:
    on_signals(_cancel_this_task())  # until the house is open, which has its own way of ending
    try:
        if options.command == "run" or (options.command is None and settings.discord_token is not None):
            await _run(settings, words)
        else:
            await _play_here(settings, words, getattr(options, "port", None))
    except asyncio.CancelledError:
        return
    except discord.LoginFailure:
        raise OperatorError(words("operator-token-refused")) from None
    except PlaygroundFailed as error:
        raise OperatorError(words("operator-playground-failed", detail=str(error))) from None
    except (discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        raise OperatorError(words("operator-no-discord", detail=f"{type(error).__name__}: {error}")) from error


def _cancel_this_task() -> Callable[[], object]:
    task = asyncio.current_task()
    assert task is not None
    return task.cancel


def _database_command(options: argparse.Namespace, settings: Settings, words: Words) -> bool:
    """Whether all is well; raises `OperatorError` or `StoreError`."""
    database = settings.database_path
    match options.command:
        case "show" if options.table is None:
            show_latest(database, words)
        case "show":
            show(database, options.table, words, everything=options.all)
        case "backup":
            back_up(database, options.file, words)
        case "restore":
            restore(database, options.file, words)
        case "check-database":
            return repair(database, words) if options.repair else check_database(database, words)
    return True


async def _run(settings: Settings, words: Words) -> None:
    token = token_of(settings, words)
    point_at_discord(settings, words)
    await run(settings, token, lambda client: say(words("operator-invite", url=client.invite)))


async def _play_here(settings: Settings, words: Words, port: int | None) -> None:
    async with launched_playground(settings.playground_port if port is None else port) as playground:
        redirect_discord(playground.api, playground.gateway, playground.cdn)
        await run(settings, playground.token, lambda _: say(words("operator-playground", url=playground.url)))


def _log_to_stderr(level: str) -> None:
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    # discord.py reports every reconnect at INFO and its own rate limiting at WARNING; both are of use
    logging.getLogger("discord.gateway").setLevel(max(logging.WARNING, logging.getLevelName(level)))
    # at DEBUG these write live tokens and what people are called
    for name in ("discord.http", "discord.webhook.async_", "discord.webhook.sync"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))


if __name__ == "__main__":
    sys.exit(main())
