"""The web server: every address of the playground, and who may call it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.playground.record import Refusal
from bot.playground.rest.base import PREFIX, Dispatcher
from bot.playground.rest.table import ROUTES

if TYPE_CHECKING:
    from bot.playground.server import Playground

_LOOPBACK = {"127.0.0.1", "localhost", "::1"}
_LARGEST_BODY = 120 * 1024 * 1024
_NUMBERS = re.compile(r"\{(\w+_id)\}")


def make(playground: Playground) -> web.Application:
    """The aiohttp application of a playground."""
    from bot.playground.control import Control

    application = web.Application(middlewares=[_only_from_here], client_max_size=_LARGEST_BODY)
    router = application.router
    for route in ROUTES:
        path = PREFIX + _NUMBERS.sub(r"{\1:[0-9]+}", route.path)
        router.add_route(route.method, path, Dispatcher(playground.parts, route).serve)
    application.add_routes(playground.parts.cdn.routes())
    application.add_routes(playground.page.routes())
    application.add_routes(Control(playground).routes())
    router.add_get("/gateway", playground.gateway.serve)
    router.add_get("/gateway/", playground.gateway.serve)
    router.add_route("*", "/api/{rest:.*}", _Unknown(playground).serve)
    return application


@web.middleware
async def _only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse foreign names for this address and foreign pages (DNS rebinding, cross-site requests)."""
    if urlsplit(f"//{request.host}").hostname not in _LOOPBACK:
        raise web.HTTPForbidden(text="this server answers on the loopback only")
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{request.host}":
        raise web.HTTPForbidden(text="foreign origin")
    return await handler(request)


class _Unknown:
    """501 for whatever the playground does not know, so that it is noticed."""

    def __init__(self, playground: Playground) -> None:
        self._record = playground.record

    async def serve(self, request: web.Request) -> web.Response:
        route = request.path.removeprefix(PREFIX)
        text = f"the playground does not know {request.method} {route}"
        self._record.fault(text, 501, f"{request.method} {route}")
        self._record.refuse(Refusal(request.method, route, 501, 501, text))
        body = msgspec.json.encode({"message": text, "code": 501})
        return web.Response(body=body, status=501, content_type="application/json")
