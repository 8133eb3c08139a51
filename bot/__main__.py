"""`python -m bot [run | playground]`: plays on Discord with a token, and in a playground of its own without one."""

import argparse
import asyncio
import logging
import os
import re
import sys
from collections.abc import Sequence

import discord
from pydantic import ValidationError

from bot.engine import PestenError
from bot.house import run
from bot.i18n import Localizer, Words
from bot.launcher import PlaygroundFailed, launched_playground
from bot.redirect import redirect_discord
from bot.settings import Settings

OPERATOR_ERROR = 2
"""The exit status for everything that whoever runs the bot can mend."""

HIGHEST_PORT = 65535
_PRINTABLE = re.compile(r"[!-~]+")

log = logging.getLogger("bot")


class OperatorError(Exception):
    """Something that whoever runs the bot can mend, in one sentence of his language."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    words = Localizer.load().words(os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")
    try:
        options = _parser(words).parse_args(arguments)
        settings = _settings(words)
        _log_to_stderr(settings.log_level)
        asyncio.run(_command(options, settings, words))
    except OperatorError as error:
        print(error, file=sys.stderr)  # noqa: T201 - the operator's own screen
        return OPERATOR_ERROR
    except KeyboardInterrupt:
        pass
    return 0


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=words("operator-description"))
    commands = parser.add_subparsers(dest="command", metavar="")
    commands.add_parser("run", help=words("operator-help-run"))
    playground = commands.add_parser("playground", help=words("operator-help-playground"))
    playground.add_argument("--port", type=port, metavar="PORT", help=words("operator-help-port"))
    return parser


def port(text: str) -> int:
    """A TCP port, 0 to 65535; argparse names this function when it raises `ValueError`."""
    if not 0 <= (number := int(text)) <= HIGHEST_PORT:
        raise ValueError(text)
    return number


def _settings(words: Words) -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        faults = "; ".join(
            words("operator-bad-setting", name=str(fault["loc"][0]).upper(), reason=str(fault["msg"]))
            for fault in error.errors(include_input=False, include_url=False)
        )
        raise OperatorError(faults) from None


async def _command(options: argparse.Namespace, settings: Settings, words: Words) -> None:
    try:
        if options.command == "run" or (options.command is None and settings.discord_token is not None):
            await _run(settings, words)
        else:
            await _play_here(settings, words, getattr(options, "port", None))
    except PestenError as error:
        raise OperatorError(words(f"store-error-{error.code}", **error.arguments)) from error
    except discord.LoginFailure:
        raise OperatorError(words("operator-token-refused")) from None
    except PlaygroundFailed as error:
        raise OperatorError(words("operator-playground-failed", detail=str(error))) from None
    except (discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        raise OperatorError(words("operator-no-discord", detail=f"{type(error).__name__}: {error}")) from error


async def _run(settings: Settings, words: Words) -> None:
    if settings.discord_token is None:
        raise OperatorError(words("operator-no-token"))
    token = settings.discord_token.get_secret_value().strip()
    if not _PRINTABLE.fullmatch(token):  # it could not even be sent
        raise OperatorError(words("operator-token-refused"))
    _redirect(settings, words)
    await run(settings, token, lambda client: _say(words("operator-invite", url=client.invite)))


def _redirect(settings: Settings, words: Words) -> None:
    """Point at a stand-in for Discord where one is named; half a stand-in would send the rest to Discord."""
    match settings.discord_api, settings.discord_gateway, settings.discord_cdn:
        case None, None, None:
            return
        case str(api), str(gateway), str(cdn):
            try:
                redirect_discord(api, gateway, cdn)
            except ValueError as error:
                raise OperatorError(words("operator-bad-setting", name="DISCORD_API", reason=str(error))) from None
        case _:
            raise OperatorError(words("operator-half-redirected"))


async def _play_here(settings: Settings, words: Words, port: int | None) -> None:
    async with launched_playground(settings.playground_port if port is None else port) as playground:
        redirect_discord(playground.api, playground.gateway, playground.cdn)
        await run(settings, playground.token, lambda _: _say(words("operator-playground", url=playground.url)))


def _say(sentence: str) -> None:
    print(sentence, flush=True)  # noqa: T201 - the operator's own screen


def _log_to_stderr(level: str) -> None:
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    # discord.py reports every reconnect at INFO and its own rate limiting at WARNING; both are of use
    logging.getLogger("discord.gateway").setLevel(max(logging.WARNING, logging.getLevelName(level)))


if __name__ == "__main__":
    sys.exit(main())
