"""Where discord.py is pointed (bot/redirect.py)."""

import discord
import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.redirect import redirect_discord


def test_it_sets_the_addresses_and_puts_them_back() -> None:
    undo = redirect_discord("http://127.0.0.1:1/api/v10", "ws://localhost:1/gateway", "http://[::1]:1/cdn")
    try:
        assert Route("GET", "/users/@me").url == "http://127.0.0.1:1/api/v10/users/@me"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://localhost:1/gateway"
        assert discord.PartialEmoji(name="card", id=7).url == "http://[::1]:1/cdn/emojis/7.png"
        assert Asset.BASE == "http://[::1]:1/cdn"
    finally:
        undo()
    assert Route("GET", "/users/@me").url == "https://discord.com/api/v10/users/@me"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "wss://gateway.discord.gg/"
    assert Asset.BASE == "https://cdn.discordapp.com"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/api/v10",
        "http://127.0.0.1.example.org/api",
        "http://127.0.0.1@example.org/api",
        "http://user@127.0.0.1/api",
        "file:///api",
        "",
    ],
)
def test_a_token_never_goes_to_another_computer(address: str) -> None:
    with pytest.raises(ValueError, match="not an address on this computer"):
        redirect_discord(address, "ws://127.0.0.1/gateway", "http://127.0.0.1/cdn")
    assert Route.BASE == "https://discord.com/api/v10"
