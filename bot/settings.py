"""Settings of the program: from the environment, else from `.env` in the folder it is started in.

Every name and default stands in `.env.example` too; a test compares them.
"""

from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


def _loopback(address: str | None) -> str | None:
    """Only a server on this machine may stand in for Discord: the token is sent there."""
    if address is not None and urlsplit(address).hostname not in LOOPBACK:
        raise ValueError("only addresses on this machine (127.0.0.1) may stand in for Discord")
    return address


def _absent_if_blank(value: object) -> object:
    """`NAME=` in `.env` means the same as no line at all."""
    return None if isinstance(value, str) and not value.strip() else value


LoopbackAddress = Annotated[str | None, AfterValidator(_loopback), BeforeValidator(_absent_if_blank)]


class Settings(BaseSettings):
    """What whoever runs the bot can set; durations are seconds."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    discord_token: Annotated[SecretStr | None, BeforeValidator(_absent_if_blank)] = None
    """The bot's token from Discord's developer portal; without it the playground opens."""
    database_path: Path = Path("var/pesten.sqlite3")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    computer_seconds: Annotated[float, Field(ge=0, le=60)] = 2.0
    """How long a computer player thinks about its turn, on average."""
    next_round_seconds: Annotated[float, Field(ge=1, le=3600)] = 20.0
    """The next round starts by itself after so long."""
    lobby_seconds: Annotated[float, Field(ge=10, le=86400)] = 1800.0
    """A lobby that nobody touches closes after so long."""
    playground_port: Annotated[int, Field(ge=0, le=65535)] = 8765
    """Where the playground's page is served; 0 takes any free port."""
    discord_api: LoopbackAddress = None
    """A stand-in for Discord's REST address, for tests; on this machine only."""
    discord_gateway: LoopbackAddress = None
    discord_cdn: LoopbackAddress = None
