"""Bare requests to the playground, for what discord.py would never send."""

from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.playground import Playground


@dataclass
class Reply:
    """Status, Discord's code (0 if there is none), body and headers of an answer."""

    status: int
    code: int
    body: Any
    headers: dict[str, str]


class RestClient:
    """Calls REST routes with the bot's token."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.session = session
        self.token: str | None = playground.token

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        if self.token is not None:
            headers.setdefault("Authorization", f"Bot {self.token}")
        url = self.playground.api_url + path
        async with self.session.request(method, url, json=body, headers=headers) as response:
            found = await response.json(content_type=None) if response.status != 204 else None
            code = found.get("code", 0) if isinstance(found, dict) else 0
            return Reply(response.status, code, found, dict(response.headers))

    async def answer(self, interaction: Any, kind: int, **data: object) -> Reply:
        """The callback of an interaction."""
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        return await self.call("POST", path, {"type": kind, "data": data} if data else {"type": kind})

    def webhook(self, interaction: Any, rest: str = "") -> str:
        return f"/webhooks/{self.playground.world.application.id}/{interaction.token}{rest}"
