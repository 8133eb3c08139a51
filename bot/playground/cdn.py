"""The CDN path: attachments, application emojis and faces."""

import mimetypes
from collections.abc import Callable
from html import escape

from aiohttp import web

from bot.playground.compose import Upload
from bot.playground.world import Attachment, Channel, World

_COLOURS = ("#5865f2", "#3ba55c", "#faa61a", "#ed4245", "#eb459e", "#00a8fc", "#9b59b6", "#747f8d")
SVG = "image/svg+xml"


class Cdn:
    """Keeps what was uploaded; `address` answers the public address of this server without a slash at the end."""

    def __init__(self, world: World, address: Callable[[], str]) -> None:
        self.world = world
        self.address = address
        self.files: dict[int, Attachment] = {}

    def keep(self, channel: Channel, upload: Upload, description: str | None) -> Attachment:
        """Store an upload and give it an address."""
        number = self.world.snowflakes.next()
        url = f"{self.address()}/cdn/attachments/{channel.id}/{number}/{upload.filename}"
        kind = mimetypes.guess_type(upload.filename)[0] or upload.content_type
        found = Attachment(number, upload.filename, upload.content, kind, url, description)
        self.files[number] = found
        return found

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/cdn/attachments/{channel_id}/{attachment_id:[0-9]+}/{filename}", self._attachment),
            web.get("/cdn/emojis/{emoji_id:[0-9]+}.{kind}", self._emoji),
            web.get("/cdn/avatars/{user_id:[0-9]+}.svg", self._face),
            web.get("/cdn/embed/avatars/{index:[0-9]+}.png", self._default_face),
        ]

    async def _attachment(self, request: web.Request) -> web.Response:
        found = self.files.get(int(request.match_info["attachment_id"]))
        if found is None:
            raise web.HTTPNotFound
        safe = found.content_type if found.content_type.startswith(("image/", "audio/", "video/")) else "text/plain"
        # An uploaded page must never run on this origin.
        kind = "text/plain" if safe == SVG else safe
        return web.Response(body=found.content, content_type=kind, headers={"X-Content-Type-Options": "nosniff"})

    async def _emoji(self, request: web.Request) -> web.Response:
        found = self.world.application.emojis.get(int(request.match_info["emoji_id"]))
        if found is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "max-age=3600"}
        return web.Response(body=found.image, content_type=found.content_type, headers=headers)

    async def _face(self, request: web.Request) -> web.Response:
        user = self.world.users.get(int(request.match_info["user_id"]))
        if user is None:
            raise web.HTTPNotFound
        return web.Response(text=_face(user.name, user.id), content_type=SVG)

    async def _default_face(self, request: web.Request) -> web.Response:
        number = int(request.match_info["index"])
        return web.Response(text=_face("?", number), content_type=SVG)


def _face(name: str, number: int) -> str:
    colour = _COLOURS[(number >> 22 or number) % len(_COLOURS)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
        f'<circle cx="32" cy="32" r="32" fill="{colour}"/>'
        '<text x="32" y="43" font-size="32" text-anchor="middle" fill="#fff" font-family="sans-serif">'
        f"{escape(name[:1].upper())}</text></svg>"
    )
