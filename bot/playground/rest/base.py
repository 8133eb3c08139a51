"""The way of a request: host, token, switched-on faults, rate limit, description, handler, answer."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec
from aiohttp import BodyPartReader, web

from bot.playground.compose import LARGEST_FILE, Upload
from bot.playground.errors import ApiError, refusal
from bot.playground.faults import Fault
from bot.playground.parts import Parts
from bot.playground.permissions import Permission
from bot.playground.ratelimits import RateLimited, refused_headers
from bot.playground.record import Refusal
from bot.playground.world import Channel, Guild, Json, Message

PREFIX = "/api/v10"

Answer = Json | list[Json] | None
"""What a handler answers: JSON, or `None` for 204."""


@dataclass(slots=True)
class Call:
    """One request, parsed."""

    parts: Parts
    method: str
    route: str
    params: dict[str, str]
    query: dict[str, str]
    body: Json = field(default_factory=dict)
    listed: list[Json] = field(default_factory=list)
    files: list[Upload] = field(default_factory=list)

    def number(self, name: str) -> int:
        return int(self.params[name])

    def channel(self, *needed: Permission, missing: int = 50013) -> Channel:
        """The channel of the path. Raises 10003, 50001 without view, 50013 without what else is needed."""
        world = self.parts.world
        found = world.channels.get(self.number("channel_id"))
        if found is None or (found.guild is not None and not found.guild.bot_present):
            raise refusal(10003 if found is None else 50001)
        if not world.sees(world.bot, found):
            raise refusal(50001)
        allowed = world.permissions(world.bot, found)
        if any(not allowed & one for one in needed):
            raise refusal(missing)
        return found

    def message(self, channel: Channel) -> Message:
        """The message of the path; ephemerals do not exist here (discord_facts.md §2.7). Raises 10008."""
        found = channel.messages.get(self.number("message_id"))
        if found is None or found.private_to is not None:
            raise refusal(10008)
        return found

    def guild(self) -> Guild:
        found = self.parts.world.guilds.get(self.number("guild_id"))
        if found is None or not found.bot_present:
            raise refusal(10004)
        return found


Handler = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Route:
    """A known route. `bucket` is a name of ratelimits.RULES; without `token` no bot token is asked for."""

    method: str
    path: str
    handler: Handler
    bucket: str | None = None
    token: bool = True
    status: int = 200

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


class Routes:
    """Collects the routes of one module."""

    def __init__(self) -> None:
        self.found: list[Route] = []

    def add(
        self, method: str, path: str, *, bucket: str | None = None, token: bool = True, status: int = 200
    ) -> Callable[[Handler], Handler]:
        def enter(handler: Handler) -> Handler:
            self.found.append(Route(method, path, handler, bucket, token, status))
            return handler

        return enter


class Dispatcher:
    """Serves one route."""

    def __init__(self, parts: Parts, route: Route) -> None:
        self.parts = parts
        self.route = route

    async def serve(self, request: web.Request) -> web.StreamResponse:
        parts = self.parts
        parts.in_flight += 1
        parts.record.requests[self.route.name] += 1
        try:
            return await self._serve(request)
        finally:
            parts.in_flight -= 1

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        faults = self.parts.faults.draw(self.route.name)
        await self._delay(faults)
        early = next((fault for fault in faults if fault.kind in ("rate_limit", "error")), None)
        if early is not None:
            return self._injected(early)
        answer = await self._answer(request)
        late = next((fault for fault in faults if fault.kind in ("lost", "drop")), None)
        if late is None:
            return answer
        if late.kind == "drop" and request.transport is not None:
            request.transport.abort()
        return self._injected(late)

    async def _delay(self, faults: list[Fault]) -> None:
        seconds = sum(fault.seconds for fault in faults if fault.kind == "latency")
        if seconds:
            # A request that waits for the clock must not keep `quiet` from returning.
            self.parts.in_flight -= 1
            try:
                await self.parts.clock.sleep_until(self.parts.clock.now() + seconds)
            finally:
                self.parts.in_flight += 1

    def _injected(self, fault: Fault) -> web.Response:
        if fault.kind == "rate_limit":
            limited = RateLimited(fault.seconds, 0, refused_headers(fault.seconds))
            return self._limited(limited, injected=True)
        error = ApiError(fault.status, 0, f"{fault.status}: Injected")
        return self._refused(error, injected=True)

    async def _answer(self, request: web.Request) -> web.Response:
        headers: dict[str, str] = {}
        try:
            self._check_token(request)
            headers = self._take(request)
            call = await self._parse(request)
            self._check_description(call)
            body = await self.route.handler(call)
        except RateLimited as limited:
            return self._limited(limited)
        except ApiError as error:
            return self._refused(error, headers)
        if body is None:
            return web.Response(status=204, headers=headers)
        return _json(body, self.route.status, headers)

    def _check_token(self, request: web.Request) -> None:
        given = request.headers.get("Authorization", "")
        if self.route.token and given != f"Bot {self.parts.world.application.token}":
            raise refusal(0)

    def _take(self, request: web.Request) -> dict[str, str]:
        limits = self.parts.limits
        if self.route.token:
            limits.take("global", "")
        if self.route.bucket is None:
            return {}
        info = request.match_info
        major = info.get("webhook_token") or info.get("channel_id") or info.get("guild_id") or ""
        return limits.take(self.route.bucket, major)

    async def _parse(self, request: web.Request) -> Call:
        call = Call(self.parts, self.route.method, self.route.path, dict(request.match_info), dict(request.query))
        found: object = {}
        if request.content_type.startswith("multipart/"):
            found = await _multipart(request, call)
        elif request.can_read_body:
            found = _decode(await request.read())
        if isinstance(found, list):
            call.listed = found
        elif isinstance(found, dict):
            call.body = found
        return call

    def _check_description(self, call: Call) -> None:
        description = self.parts.description
        if description is None or self.route.method == "GET":
            return
        body = call.listed or call.body
        if not body and self.route.method != "PUT":
            return
        faults = description.faults(self.route.method, self.route.path, body)
        if faults:
            self.parts.record.fault(f"{self.route.name} against the description: {faults}", 50035, self.route.name)
            tree = {"_errors": [{"code": "DESCRIPTION", "message": str(faults)}]}
            raise ApiError(400, 50035, "Invalid Form Body", tree)

    def _refused(
        self, error: ApiError, headers: dict[str, str] | None = None, *, injected: bool = False
    ) -> web.Response:
        detail = error.message + (f" {error.errors}" if error.errors else "")
        route = self.route
        self.parts.record.refuse(
            Refusal(route.method, route.path, error.status, error.code, detail, injected=injected)
        )
        return _json(error.body(), error.status, headers or {})

    def _limited(self, limited: RateLimited, *, injected: bool = False) -> web.Response:
        route = self.route
        detail = f"rate limited, {limited}"
        self.parts.record.refuse(Refusal(route.method, route.path, 429, limited.code, detail, injected=injected))
        return _json(dict(limited.body()), 429, limited.headers)


def _json(body: Json | list[Json], status: int, headers: dict[str, str]) -> web.Response:
    encoded = msgspec.json.encode(body)
    return web.Response(body=encoded, status=status, headers=headers, content_type="application/json")


def _decode(raw: bytes) -> object:
    try:
        return msgspec.json.decode(raw) if raw else {}
    except msgspec.DecodeError as error:
        raise refusal(50109) from error


async def _multipart(request: web.Request, call: Call) -> object:
    body: object = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            body = _decode(content)
        elif name.startswith("files["):
            if len(content) > LARGEST_FILE:
                raise refusal(40005)
            kind = part.headers.get("Content-Type", "application/octet-stream")
            call.files.append(Upload(int(name[6:-1]), part.filename or "file", content, kind))
    return body
