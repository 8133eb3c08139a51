"""What the page in the browser speaks: see README.md, "The page face"."""

from aiohttp import web

from bot.playground.acts import Acts
from bot.playground.parts import Parts


class PageFace:
    """Tabs of people."""

    def __init__(self, parts: Parts, acts: Acts) -> None:
        self.parts = parts
        self.acts = acts

    def routes(self) -> list[web.RouteDef]:
        return []

    async def close(self) -> None:
        return
