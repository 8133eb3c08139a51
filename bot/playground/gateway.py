"""The bot's WebSocket: sessions that number, keep and replay their events (docs topics/gateway)."""

import asyncio
import contextlib
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground import payloads
from bot.playground.world import Guild, Json, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11
"""Opcodes (docs topics/opcodes-and-status-codes)."""

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, GUILD_TYPING = 1 << 0, 1 << 1, 1 << 9, 1 << 11
DIRECT_MESSAGES, DIRECT_TYPING, MESSAGE_CONTENT = 1 << 12, 1 << 14, 1 << 15
"""Intents (docs topics/gateway)."""

HEARTBEAT_MILLISECONDS = 41_250
ACKNOWLEDGED_AFTER = 0.1
"""Seconds until a heartbeat is answered, about as long as Discord's answer is on its way.

discord.py notes when it sent a heartbeat only after it was sent, on a thread of its own. An answer that overtakes this
note is counted from the heartbeat before, and the log complains that the connection is 41 seconds behind.
"""
_LONGEST_REPLAY = 2000


@dataclass(slots=True, eq=False)
class Session:
    """One identified shard. Events that it got stay for a replay until the session is forgotten."""

    id: str
    shard: int
    shards: int
    intents: int
    socket: web.WebSocketResponse | None = None
    sequence: int = 0
    sent: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=_LONGEST_REPLAY))
    waiting: asyncio.Queue[bytes] = field(default_factory=asyncio.Queue)
    unsent: int = 0
    kept: bool = False

    def owns(self, guild_id: int | None) -> bool:
        return (0 if guild_id is None else (guild_id >> 22) % self.shards) == self.shard

    def push(self, event: str, data: bytes) -> None:
        self.sequence += 1
        frame = b'{"op":0,"t":"%s","s":%d,"d":%s}' % (event.encode(), self.sequence, data)
        self.sent.append((self.sequence, frame))
        if self.socket is not None:
            self.put(frame)

    def put(self, frame: bytes) -> None:
        self.unsent += 1
        self.waiting.put_nowait(frame)

    def control(self, opcode: int, data: object = None) -> None:
        self.put(msgspec.json.encode({"op": opcode, "d": data, "s": None, "t": None}))

    def drop_waiting(self) -> None:
        self.waiting = asyncio.Queue()
        self.unsent = 0


class Gateway:
    """All sessions of the bot. `address` answers the WebSocket address to resume at."""

    def __init__(self, world: World, address: Callable[[], str]) -> None:
        self.world = world
        self.address = address
        self.sessions: dict[str, Session] = {}
        self.identifies = 0
        self.recommended_shards = 1

    # -- what the rest of the playground calls

    def dispatch(self, event: str, data: Json, guild_id: int | None, intent: int = 0) -> bool:
        """Send an event to the shard of the guild; false if no session takes it."""
        encoded: bytes | None = None
        for session in self.sessions.values():
            if session.owns(guild_id) and (not intent or session.intents & intent):
                encoded = encoded or msgspec.json.encode(data)
                session.push(event, encoded)
        return encoded is not None

    def intents(self, guild_id: int | None) -> int:
        """The intents of whoever listens to a guild, together."""
        found = 0
        for session in self.sessions.values():
            if session.owns(guild_id):
                found |= session.intents
        return found

    @property
    def connected(self) -> bool:
        return any(session.socket is not None for session in self.sessions.values())

    @property
    def complete(self) -> bool:
        """Whether there are sessions and each has its connection."""
        return bool(self.sessions) and all(session.socket is not None for session in self.sessions.values())

    @property
    def busy(self) -> bool:
        return any(session.unsent for session in self.sessions.values() if session.socket is not None)

    def announce(self, guild: Guild) -> None:
        """GUILD_CREATE, when the bot came to a guild after READY."""
        data = payloads.guild_create(guild, self.world)
        data.pop("unavailable")
        self.dispatch("GUILD_CREATE", data, guild.id, GUILDS)

    def drop_stale(self, shard: int) -> None:
        """A new session of a shard makes an older one without connection useless."""
        for session in list(self.sessions.values()):
            if session.shard == shard and session.socket is None:
                del self.sessions[session.id]

    # -- faults

    async def close(self, code: int = 4000, *, forget: bool = False) -> None:
        """Close every connection; with `forget` the sessions cannot be resumed."""
        sessions = list(self.sessions.values())
        if forget:
            self.sessions.clear()
        for session in sessions:
            if session.socket is not None:
                session.kept = not forget
                await session.socket.close(code=code)

    def ask_reconnect(self) -> None:
        """Opcode 7: the bot shall come back and resume."""
        for session in self.sessions.values():
            session.control(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Opcode 9."""
        for session in list(self.sessions.values()):
            session.control(INVALID_SESSION, resumable)
            if not resumable:
                del self.sessions[session.id]

    def repeat(self, event: str) -> int:
        """Deliver the newest event of this name once more, as after an at-least-once replay; answers how many."""
        marker = b'"t":"%s"' % event.encode()
        count = 0
        for session in self.sessions.values():
            frame = next((frame for _, frame in reversed(session.sent) if marker in frame[:80]), None)
            if frame is not None and session.socket is not None:
                session.put(frame)
                count += 1
        return count

    # -- the connection

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its end."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20)
        await socket.prepare(request)
        packer = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        connection = _Connection(self, socket, packer)
        await connection.run()
        return socket


class _Connection:
    def __init__(self, gateway: Gateway, socket: web.WebSocketResponse, packer: "zlib._Compress | None") -> None:
        self.gateway = gateway
        self.socket = socket
        self.packer = packer
        self.session: Session | None = None
        self.writer: asyncio.Task[None] | None = None
        self.acknowledging: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        interval = {"heartbeat_interval": HEARTBEAT_MILLISECONDS, "_trace": ["playground"]}
        try:
            await self.send(msgspec.json.encode({"op": HELLO, "d": interval, "s": None, "t": None}))
            async for message in self.socket:
                if message.type is WSMsgType.TEXT:
                    await self.take(msgspec.json.decode(message.data))
        except ConnectionError:
            pass  # the bot has gone in the middle of a word
        finally:
            self.leave()

    async def send(self, frame: bytes) -> None:
        if self.packer is None:
            await self.socket.send_str(frame.decode())
        else:
            await self.socket.send_bytes(self.packer.compress(frame) + self.packer.flush(zlib.Z_SYNC_FLUSH))

    async def take(self, frame: Json) -> None:
        match frame.get("op"):
            case 1:
                task = asyncio.get_running_loop().create_task(self.acknowledge())
                self.acknowledging.add(task)
                task.add_done_callback(self.acknowledging.discard)
            case 2:
                await self.identify(frame["d"])
            case 6:
                await self.resume(frame["d"])
            case 8:
                self.members(frame["d"])
            case 3 | 4:
                pass
            case _:
                await self.socket.close(code=4001, message=b"Unknown opcode")

    async def acknowledge(self) -> None:
        # real time whatever the playground's clock says: it is the client's thread that needs it
        await asyncio.sleep(ACKNOWLEDGED_AFTER)
        with contextlib.suppress(ConnectionError, RuntimeError):
            await self.send(b'{"op":11,"d":null,"s":null,"t":null}')

    async def identify(self, data: Json) -> None:
        world = self.gateway.world
        if self.session is not None:
            await self.socket.close(code=4005, message=b"Already authenticated")
            return
        if data.get("token", "").removeprefix("Bot ") != world.application.token:
            await self.socket.close(code=4004, message=b"Authentication failed")
            return
        intents = int(data.get("intents", 0))
        privileged = (1 << 1) | (1 << 8) | (1 << 15)
        if intents & privileged & ~world.application.privileged_intents:
            await self.socket.close(code=4014, message=b"Disallowed intent(s)")
            return
        shard, shards = data.get("shard") or (0, 1)
        self.gateway.identifies += 1
        self.gateway.drop_stale(shard)
        session = Session(secrets.token_hex(16), shard, shards, intents)
        self.adopt(session)
        self.ready(session)

    def adopt(self, session: Session) -> None:
        session.socket = self.socket
        session.kept = False
        session.drop_waiting()
        self.session = session
        self.gateway.sessions[session.id] = session
        self.writer = asyncio.get_running_loop().create_task(self.write(session))

    def ready(self, session: Session) -> None:
        world = self.gateway.world
        guilds = [guild for guild in world.guilds.values() if guild.bot_present and session.owns(guild.id)]
        data = {
            "v": 10,
            "user": payloads.user(world.bot) | {"verified": True, "mfa_enabled": False, "flags": 0, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.gateway.address(),
            "shard": [session.shard, session.shards],
            "application": {"id": str(world.application.id), "flags": 0},
            "private_channels": [],
            "user_settings": {},
            "_trace": [],
        }
        session.push("READY", msgspec.json.encode(data))
        if session.intents & GUILDS:
            for guild in guilds:
                session.push("GUILD_CREATE", msgspec.json.encode(payloads.guild_create(guild, world)))

    async def resume(self, data: Json) -> None:
        session = self.gateway.sessions.get(data.get("session_id", ""))
        seen = int(data.get("seq") or 0)
        if session is None or data.get("token", "").removeprefix("Bot ") != self.gateway.world.application.token:
            await self.send(b'{"op":9,"d":false,"s":null,"t":null}')
            return
        if session.socket is not None and session.socket is not self.socket:
            await session.socket.close(code=WSCloseCode.GOING_AWAY)
        missed = [frame for number, frame in session.sent if number > seen]
        self.adopt(session)
        for frame in missed:
            session.put(frame)
        session.push("RESUMED", b'{"_trace":[]}')

    def members(self, data: Json) -> None:
        world = self.gateway.world
        guild = world.guilds.get(int(data["guild_id"]))
        if guild is None or self.session is None:
            return
        wanted = {int(one) for one in data.get("user_ids") or []}
        found = [one for key, one in guild.members.items() if not wanted or key in wanted]
        chunk = {
            "guild_id": str(guild.id),
            "members": [payloads.member(one, guild) for one in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        self.session.push("GUILD_MEMBERS_CHUNK", msgspec.json.encode(chunk))

    async def write(self, session: Session) -> None:
        waiting = session.waiting
        while True:
            frame = await waiting.get()
            try:
                await self.send(frame)
            except (ConnectionError, RuntimeError):
                return
            finally:
                if waiting is session.waiting:
                    session.unsent -= 1

    def leave(self) -> None:
        for task in self.acknowledging:
            task.cancel()
        if self.writer is not None:
            self.writer.cancel()
        if self.session is not None and self.session.socket is self.socket:
            self.session.socket = None
            self.session.drop_waiting()
            if self.socket.close_code in (1000, 1001) and not self.session.kept:
                # The bot said good-bye by itself: such a session cannot be resumed.
                self.gateway.sessions.pop(self.session.id, None)
