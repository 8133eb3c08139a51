"""What the page in the browser speaks: see README.md, "The page face"."""

import asyncio
from pathlib import Path

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.acts import Acts
from bot.playground.page_frames import FrameTaker, for_page
from bot.playground.page_views import commands_frames, hello, hints, people
from bot.playground.parts import Parts
from bot.playground.world import Channel, Json, User

FOLDER = Path(__file__).parent / "page"
UNKNOWN_PERSON = 4404
_KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_KINDS |= {".png": "image/png", ".woff2": "font/woff2", ".json": "application/json", ".webmanifest": "application/json"}
_POLICY = (
    "default-src 'self'; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; "
    "img-src 'self' data: http: https:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"
)
_HEADERS = {
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": _POLICY,
}


class Tab:
    """One open page of one person; `looking_at` is the channel that it opened last."""

    def __init__(self, person: User, socket: web.WebSocketResponse) -> None:
        self.person = person
        self.socket = socket
        self.looking_at: Channel | None = None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()

    def put(self, frame: bytes) -> None:
        self._waiting.put_nowait(frame)

    async def write(self) -> None:
        while True:
            frame = await self._waiting.get()
            try:
                await self.socket.send_str(frame.decode())
            except (ConnectionError, RuntimeError):
                return


class PageFace:
    """All tabs. Nothing is told to anybody while there is none; `empty` is set then."""

    def __init__(self, parts: Parts, acts: Acts) -> None:
        self.parts = parts
        self.acts = acts
        self.hint: str | None = None
        self.tabs: set[Tab] = set()
        self.empty = asyncio.Event()
        self.empty.set()
        self.read: dict[tuple[int, int], int] = {}
        parts.hub.on_commands.append(self._commands_changed)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/", self._index),
            web.get("/page/{name}", self._file),
            web.get("/favicon.ico", self._no_icon),
            web.get("/face/people", self._people),
            web.get("/face", self._serve),
        ]

    async def close(self) -> None:
        for tab in list(self.tabs):
            await tab.socket.close(code=1001)

    def greet_again(self) -> None:
        """After a reset: every tab starts anew."""
        self.read.clear()
        for tab in self.tabs:
            known = self.parts.world.users.get(tab.person.id)
            if known is not None:
                tab.person = known
                self._greet(tab)

    # -- files

    async def _index(self, _: web.Request) -> web.Response:
        return _file(FOLDER / "index.html")

    async def _file(self, request: web.Request) -> web.Response:
        return _file(FOLDER / Path(request.match_info["name"]).name)

    async def _no_icon(self, _: web.Request) -> web.Response:
        return web.Response(status=204)

    async def _people(self, _: web.Request) -> web.Response:
        body = msgspec.json.encode(
            {"people": people(self.parts.world), "hint": self.hint, "hints": hints(self.parts.world, self.hint)}
        )
        return web.Response(body=body, content_type="application/json")

    # -- tabs

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=20.0, max_msg_size=1 << 20)
        await socket.prepare(request)
        wanted = request.query.get("person", "")
        person = self.parts.world.users.get(int(wanted)) if wanted.isdecimal() else None
        if person is None or person.bot:
            await socket.close(code=UNKNOWN_PERSON, message=b"unknown person")
            return socket
        await self._attend(Tab(person, socket))
        return socket

    async def _attend(self, tab: Tab) -> None:
        writer = asyncio.get_running_loop().create_task(tab.write())
        self._enter(tab)
        taker = FrameTaker(self.parts, self.acts, self.read)
        try:
            async for message in tab.socket:
                if message.type is WSMsgType.TEXT:
                    for frame in taker.take(tab, message.data):
                        tab.put(msgspec.json.encode(for_page(frame)))
        finally:
            writer.cancel()
            self._leave(tab)

    def _enter(self, tab: Tab) -> None:
        if not self.tabs:
            self.parts.hub.feeds.append(self._feed)
        self.tabs.add(tab)
        self.empty.clear()
        self._greet(tab)

    def _leave(self, tab: Tab) -> None:
        """The last tab of a person takes his ephemerals along, as at Discord."""
        self.tabs.discard(tab)
        if not any(one.person is tab.person for one in self.tabs):
            self.parts.board.forget_ephemerals(tab.person)
        if not self.tabs:
            self.parts.hub.feeds.remove(self._feed)
            self.empty.set()

    def _greet(self, tab: Tab) -> None:
        tab.put(msgspec.json.encode(hello(self.parts.world, tab.person, self.read) | {"hint": self.hint}))
        for frame in commands_frames(self.parts.world, tab.person):
            tab.put(msgspec.json.encode(frame))

    def _commands_changed(self) -> None:
        for tab in self.tabs:
            for frame in commands_frames(self.parts.world, tab.person):
                tab.put(msgspec.json.encode(frame))

    def _feed(self, audience: frozenset[int], frame: Json) -> None:
        encoded: bytes | None = None
        for tab in self.tabs:
            if tab.person.id in audience:
                encoded = encoded or msgspec.json.encode(for_page(frame) | {"now": self.parts.clock.now()})
                tab.put(encoded)
                self._mark_read(tab, frame)

    def _mark_read(self, tab: Tab, frame: Json) -> None:
        place = tab.looking_at
        if frame["type"] == "message" and place is not None and frame["channel_id"] == str(place.id):
            # An older message that is changed must not make younger ones unread again.
            seen = self.read.get((tab.person.id, place.id), 0)
            self.read[tab.person.id, place.id] = max(seen, int(frame["message"]["id"]))


def _file(path: Path) -> web.Response:
    if path.suffix not in _KINDS or not path.is_file():
        raise web.HTTPNotFound
    return web.Response(body=path.read_bytes(), content_type=_KINDS[path.suffix], charset="utf-8", headers=_HEADERS)
