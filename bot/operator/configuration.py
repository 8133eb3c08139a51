"""Reads what every command needs to know: settings, token, and which server is Discord."""

import re
from collections.abc import Callable
from typing import get_args

from annotated_types import Ge, Le
from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.i18n import Words
from bot.operator.env_file import silence_the_parser
from bot.operator.errors import OperatorError
from bot.redirect import redirect_discord
from bot.settings import Settings

_PRINTABLE = re.compile(r"[!-~]+")


def read_settings(words: Words) -> Settings:
    """The settings; raises `OperatorError` that tells all that is wrong with them."""
    silence_the_parser()
    try:
        return Settings()
    except ValidationError as error:
        faults = "; ".join(
            words("operator-bad-setting", name=str(fault["loc"][0]).upper(), reason=_reason(fault, words))
            for fault in error.errors(include_input=False, include_url=False)
        )
        raise OperatorError(faults) from None
    except (UnicodeDecodeError, OSError):
        raise OperatorError(words("operator-unreadable-env")) from None


def _reason(fault: ErrorDetails, words: Words) -> str:
    """What a setting may be; whatever else can be wrong is told in pydantic's own words, which are English."""
    field = Settings.model_fields[str(fault["loc"][0])]
    limits = {type(limit): limit for limit in field.metadata}
    match limits.get(Ge), limits.get(Le):
        case Ge(ge=least), Le(le=most):
            key = "setting-whole-number" if field.annotation is int else "setting-number"
            return words(key, least=str(least), most=str(most))
    match fault["type"]:
        case "literal_error":
            return words("setting-choice", choices=words.either(get_args(field.annotation)))
        case "value_error":
            return words("setting-loopback")
    return fault["msg"]


def token_of(settings: Settings, words: Words) -> str:
    """The bot's token; raises `OperatorError` when there is none or when it could not even be sent."""
    if settings.discord_token is None:
        raise OperatorError(words("operator-no-token"))
    token = settings.discord_token.get_secret_value().strip()
    if not _PRINTABLE.fullmatch(token):
        raise OperatorError(words("operator-token-refused"))
    return token


def point_at_discord(settings: Settings, words: Words) -> Callable[[], None]:
    """Point at a stand-in for Discord where one is named; half a stand-in would send the rest to Discord.

    Returns what undoes it; raises `OperatorError`.
    """
    match settings.discord_api, settings.discord_gateway, settings.discord_cdn:
        case None, None, None:
            return lambda: None
        case str(api), str(gateway), str(cdn):
            try:
                return redirect_discord(api, gateway, cdn)
            except ValueError as error:
                named = {"DISCORD_API": api, "DISCORD_GATEWAY": gateway, "DISCORD_CDN": cdn}
                name = next(name for name, address in named.items() if str(error).endswith(address))
                raise OperatorError(words("operator-bad-setting", name=name, reason=words("setting-scheme"))) from None
        case _:
            raise OperatorError(words("operator-half-redirected"))
