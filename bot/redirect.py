"""Points discord.py at another server than Discord's; only at one on this computer."""

from collections.abc import Callable
from urllib.parse import urlsplit

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

_LOOPBACK = {"127.0.0.1", "localhost", "::1"}


def redirect_discord(api: str, gateway: str, cdn: str) -> Callable[[], None]:
    """Set discord.py's addresses: `api` such as http://127.0.0.1:8765/api/v10, `gateway` such as
    ws://127.0.0.1:8765/gateway, `cdn` such as http://127.0.0.1:8765/cdn, none with a slash at the end.

    Call it before a client is made. Answers a function that sets back what was there before. Raises `ValueError` for
    an address that is not on the loopback: a token must never go elsewhere.
    """
    for address, schemes in ((api, ("http", "https")), (gateway, ("ws", "wss")), (cdn, ("http", "https"))):
        _check(address, schemes)
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    _set(api, yarl.URL(gateway), cdn)
    return lambda: _set(*before)


def _set(api: str, gateway: yarl.URL, cdn: str) -> None:
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    Asset.BASE = cdn


def _check(address: str, schemes: tuple[str, str]) -> None:
    parts = urlsplit(address)
    if parts.scheme not in schemes or parts.hostname not in _LOOPBACK or parts.username is not None:
        raise ValueError(f"not an address on this computer: {address}")
