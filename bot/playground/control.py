"""Control routes for operators and for tests in another process: README.md, "Control"."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec
from aiohttp import web

from bot.playground import control_orders as orders
from bot.playground.page_views import people
from bot.playground.permissions import parse
from bot.playground.refusals import NotPossible
from bot.playground.world import Channel, Guild, Json

if TYPE_CHECKING:
    from bot.playground.server import Playground

Order = TypeVar("Order")
Doer = Callable[[web.Request], Awaitable[Json]]


class Control:
    """Serves `/control`."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground

    def table(self) -> dict[tuple[str, str], Doer]:
        """Every control route with what does it."""
        return {
            ("GET", "/control/state"): self._state,
            ("GET", "/control/quiet"): self._quiet,
            ("GET", "/control/time"): self._time,
            ("POST", "/control/time"): self._advance,
            ("GET", "/control/faults"): self._faults,
            ("POST", "/control/faults"): self._add_fault,
            ("DELETE", "/control/faults"): self._clear_faults,
            ("POST", "/control/rate-limits"): self._rate_limits,
            ("POST", "/control/gateway"): self._gateway,
            ("POST", "/control/expire-tokens"): self._expire,
            ("POST", "/control/people"): self._add_person,
            ("DELETE", "/control/people/{person_id}"): self._remove_member,
            ("POST", "/control/guilds"): self._add_guild,
            ("POST", "/control/channels"): self._add_channel,
            ("DELETE", "/control/channels/{channel_id}"): self._delete_channel,
            ("DELETE", "/control/channels/{channel_id}/messages/{message_id}"): self._delete_message,
            ("POST", "/control/permissions"): self._permit,
            ("POST", "/control/bot"): self._bot,
            ("POST", "/control/reset"): self._reset,
        }

    def routes(self) -> list[web.RouteDef]:
        return [web.route(method, path, _served(doer)) for (method, path), doer in self.table().items()]

    # -- looking

    async def _state(self, _: web.Request) -> Json:
        playground, record = self.playground, self.playground.record
        return {
            "now": playground.clock.now(),
            "connected": playground.gateway.connected,
            "going_on": playground.going_on(),
            "requests": dict(record.requests),
            "refusals": [str(one) for one in record.refusals],
            "unanswered": record.unanswered,
            "unexpected": record.unexpected,
            "people": people(playground.world),
            "guilds": [{"id": str(one.id), "name": one.name} for one in playground.world.guilds.values()],
            "channels": [
                {"id": str(one.id), "name": one.name, "messages": len(one.messages)}
                for one in playground.world.channels.values()
            ],
        }

    async def _quiet(self, _: web.Request) -> Json:
        await self.playground.quiet()
        return {"quiet": True}

    async def _time(self, _: web.Request) -> Json:
        return {"now": self.playground.clock.now()}

    # -- time and faults

    async def _advance(self, request: web.Request) -> Json:
        order = await _order(request, orders.Advance)
        advance = getattr(self.playground.clock, "advance", None)
        if advance is None or order.seconds < 0:
            raise NotPossible("bad_frame", "this clock cannot be moved like that")
        moved = advance(order.seconds)
        if inspect.isawaitable(moved):
            await moved
        return {"now": self.playground.clock.now()}

    async def _faults(self, _: web.Request) -> Json:
        return {"faults": msgspec.to_builtins(self.playground.faults.active)}

    async def _add_fault(self, request: web.Request) -> Json:
        one = await _order(request, orders.NewFault)
        self.playground.faults.add(
            one.kind,
            one.route,
            times=one.times,
            probability=one.probability,
            status=one.status,
            seconds=one.seconds,
        )
        return await self._faults(request)

    async def _clear_faults(self, _: web.Request) -> Json:
        self.playground.faults.clear()
        return {"faults": []}

    async def _rate_limits(self, request: web.Request) -> Json:
        order = await _order(request, orders.Switch)
        self.playground.parts.limits.enabled = order.enabled
        self.playground.parts.limits.reset()
        return {"enabled": order.enabled}

    async def _gateway(self, request: web.Request) -> Json:
        order = await _order(request, orders.GatewayOrder)
        gateway = self.playground.gateway
        match order.do:
            case "close":
                await gateway.close(order.code)
            case "forget":
                await gateway.close(order.code, forget=True)
            case "reconnect":
                gateway.ask_reconnect()
            case "invalidate":
                gateway.invalidate(resumable=False)
            case "repeat":
                return {"repeated": gateway.repeat("INTERACTION_CREATE")}
        return {"done": order.do}

    async def _expire(self, _: web.Request) -> Json:
        self.playground.interactions.expire()
        return {"expired": len(self.playground.interactions.by_token)}

    # -- the world

    async def _add_person(self, request: web.Request) -> Json:
        order = await _order(request, orders.NewPerson)
        person = self.playground.add_person(
            order.name,
            locale=order.locale,
            guild=self._guild(order.guild_id),
            permissions=parse(order.permissions),
            accepts_direct=order.accepts_direct,
        )
        self.playground.page.greet_again()
        return {"id": str(person.id)}

    async def _remove_member(self, request: web.Request) -> Json:
        self.playground.remove_member(self.playground.person(int(request.match_info["person_id"])))
        return {"left": request.match_info["person_id"]}

    async def _add_guild(self, request: web.Request) -> Json:
        order = await _order(request, orders.NewGuild)
        guild = self.playground.add_guild(
            order.name, preferred_locale=order.preferred_locale, community=order.community
        )
        for user in list(self.playground.world.people()):
            if user.id not in guild.members:
                self.playground.world.add_member(guild, user)
        self.playground.page.greet_again()
        return {"id": str(guild.id), "channels": [str(one) for one in guild.channels]}

    async def _add_channel(self, request: web.Request) -> Json:
        order = await _order(request, orders.NewChannel)
        return {"id": str(self.playground.add_channel(order.name, self._guild(order.guild_id)).id)}

    async def _delete_channel(self, request: web.Request) -> Json:
        self.playground.delete_channel(self._channel(request.match_info["channel_id"]))
        return {"deleted": request.match_info["channel_id"]}

    async def _delete_message(self, request: web.Request) -> Json:
        channel = self._channel(request.match_info["channel_id"])
        self.playground.parts.board.delete(channel.messages[int(request.match_info["message_id"])])
        return {"deleted": request.match_info["message_id"]}

    async def _permit(self, request: web.Request) -> Json:
        order = await _order(request, orders.Permit)
        who = None if order.person_id is None else self.playground.person(int(order.person_id))
        channel = self._channel(order.channel_id)
        self.playground.permit(channel, who, allow=parse(order.allow), deny=parse(order.deny))
        return {"channel_id": order.channel_id}

    async def _bot(self, request: web.Request) -> Json:
        order = await _order(request, orders.Presence)
        guild = self._guild(order.guild_id)
        if order.present:
            self.playground.add_bot(guild)
        else:
            self.playground.remove_bot(guild)
        return {"present": order.present}

    async def _reset(self, _: web.Request) -> Json:
        self.playground.reset()
        return {"reset": True}

    def _guild(self, guild_id: str | None) -> Guild:
        return self.playground.guild if guild_id is None else self.playground.world.guilds[int(guild_id)]

    def _channel(self, channel_id: str) -> Channel:
        return self.playground.world.channels[int(channel_id)]


async def _order(request: web.Request, kind: type[Order]) -> Order:
    return msgspec.json.decode(await request.read() or b"{}", type=kind)


def _served(doer: Doer) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        try:
            body, status = await doer(request), 200
        except KeyError as error:
            body, status = {"error": f"unknown: {error}"}, 404
        except (msgspec.MsgspecError, NotPossible, ValueError) as error:
            body, status = {"error": str(error)}, 400
        return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")

    return serve
