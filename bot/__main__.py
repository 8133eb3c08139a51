"""`python -m bot`: plays on Discord with a token, without one in a playground of its own; and what operators ask."""

import argparse
import asyncio
import io
import logging
import os
import sys
from collections.abc import Callable, Sequence

import aiohttp
import discord

from bot.engine import PestenError
from bot.house import on_signals, run
from bot.i18n import Localizer, Words
from bot.launcher import PlaygroundFailed, launched_playground
from bot.operator.backup import back_up, restore
from bot.operator.check import check
from bot.operator.check_database import check_database, repair
from bot.operator.command_line import parsed
from bot.operator.configuration import point_at_discord, read_settings, token_of
from bot.operator.env_file import warn_of_malformed_lines
from bot.operator.errors import OperatorError, PassingError, database_sentence, refusal_sentence
from bot.operator.screen import say
from bot.operator.show import show, show_latest
from bot.redirect import redirect_discord
from bot.settings import Settings
from bot.tables.protocols import StoreUnavailable

PLAYING = frozenset({None, "run", "playground"})
"""The commands that play; without one, the token decides where."""
AUTHENTICATION_FAILED, DISALLOWED_INTENTS = 4004, 4014
OTHER_SHARDS = frozenset({4010, 4011})
"""Close codes of Discord's gateway (topics/opcodes-and-status-codes)."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    words = Localizer.load().words(os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # names and signs that a terminal cannot show
    try:
        well = asyncio.run(_command(parsed(arguments, words), words))
    except OperatorError as error:
        print(error, file=sys.stderr)  # noqa: T201 - the operator's own screen
        return error.status
    except BrokenPipeError:  # whoever read the output has seen enough; Python must not try to write the rest at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 0
    return 0 if well else OperatorError.status


async def _command(options: argparse.Namespace, words: Words) -> bool:
    """Whether all is well; raises `OperatorError`."""
    if options.command == "check":
        _log_to_stderr("ERROR")
        return await check(words)
    settings = read_settings(words)
    _log_to_stderr(_log_level(options, settings))
    try:
        if options.command in PLAYING:
            warn_of_malformed_lines(words)
            await _play(options, settings, words)
            return True
        return _database_command(options, settings, words)
    except PestenError as error:
        raise OperatorError(database_sentence(error, words)) from error
    except StoreUnavailable as error:  # already at the start, as on a full disk
        raise OperatorError(refusal_sentence(error, settings.database_path, words)) from error


def _on_discord(options: argparse.Namespace, settings: Settings) -> bool:
    """Whether to play on Discord; else in the playground."""
    return options.command == "run" or (options.command is None and settings.discord_token is not None)


def _log_level(options: argparse.Namespace, settings: Settings) -> str:
    """Where nothing else is wished, a playground tells its address and then nothing that is well."""
    quiet = "log_level" not in settings.model_fields_set and not _on_discord(options, settings)
    return "WARNING" if quiet and options.command in PLAYING else settings.log_level


async def _play(options: argparse.Namespace, settings: Settings, words: Words) -> None:
    on_signals(_cancel_this_task())  # until the house is open, which has its own way of ending
    try:
        if _on_discord(options, settings):
            await _run(settings, words)
        else:
            await _play_here(settings, words, getattr(options, "port", None))
    except asyncio.CancelledError:
        return
    except discord.LoginFailure:
        raise OperatorError(words("operator-token-refused")) from None
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        raise _ended(error, words) from None
    except PlaygroundFailed as error:
        raise OperatorError(words("operator-playground-failed", detail=str(error))) from None
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        raise PassingError(words("operator-no-discord", detail=f"{type(error).__name__}: {error}")) from error


def _ended(error: discord.ConnectionClosed | discord.PrivilegedIntentsRequired, words: Words) -> OperatorError:
    """Why the gateway will not have the bot back (codes of a close after which nobody may reconnect)."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else DISALLOWED_INTENTS
    if code == AUTHENTICATION_FAILED:
        return OperatorError(words("operator-token-refused"))
    if code in OTHER_SHARDS:
        return PassingError(words("operator-other-shards", detail=f"gateway {code}"))
    return OperatorError(words("operator-discord-ended", detail=f"gateway {code}"))


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
