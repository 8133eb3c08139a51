"""Control routes for operators and for tests in another process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from bot.playground.server import Playground


class Control:
    """Serves `/control`."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground

    def routes(self) -> list[web.RouteDef]:
        return []
