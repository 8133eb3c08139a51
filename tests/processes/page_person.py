"""A person in front of the playground's page, spoken to over its WebSocket: for a playground in another process."""

from types import TracebackType
from typing import Any, Self

import aiohttp
from aiohttp import ClientSession, ClientWebSocketResponse

from cogs.addresses import Verb, parse_address

PATIENCE = 20.0


class PagePerson:
    """One tab of the page at an address such as http://127.0.0.1:8765."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        self._session: ClientSession | None = None
        self._socket: ClientWebSocketResponse | None = None
        self.channel = ""
        self.buttons: dict[Verb, tuple[str, str]] = {}
        """The newest live button of each verb: its message and its custom id."""

    async def __aenter__(self) -> Self:
        self._session = ClientSession(timeout=aiohttp.ClientTimeout(total=None))
        async with self._session.get(f"{self.address}/face/people") as answer:
            people = (await answer.json())["people"]
        [number] = [one["id"] for one in people if one["name"] == self.name]
        self._socket = await self._session.ws_connect(f"{self.address}/face?person={number}")
        hello = await self._until("hello")
        self.channel = next(one["id"] for one in hello["channels"] if one["name"] == "pesten")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._session is not None
        await self._session.close()

    async def slash(self, command: str, **options: str | int) -> None:
        """Send a command and wait for the bot's answer."""
        await self._send(type="slash", command=command, options=options)

    async def press(self, verb: Verb) -> None:
        """Press the newest button with this verb and wait for the bot's answer."""
        message, custom_id = self.buttons[verb]
        await self._send(type="click", message_id=message, custom_id=custom_id)

    async def _send(self, **frame: Any) -> None:
        assert self._socket is not None
        await self._socket.send_json(frame | {"nonce": "1", "channel_id": self.channel})
        while (told := await self._until("interaction"))["state"] == "pending":
            pass
        assert told["state"] == "answered"

    async def _until(self, kind: str) -> dict[str, Any]:
        assert self._socket is not None
        while True:
            frame: dict[str, Any] = await self._socket.receive_json(timeout=PATIENCE)
            assert frame["type"] != "error", frame
            if frame["type"] == "message":
                self._look_at(frame["message"])
            if frame["type"] == kind:
                return frame

    def _look_at(self, message: dict[str, Any]) -> None:
        for one in _walk(message["components"]):
            address = parse_address(one.get("custom_id") or "")
            if address is not None and not one.get("disabled"):
                self.buttons[address.verb] = (message["id"], one["custom_id"])


def _walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for one in components:
        found += [one, *_walk(one.get("components", []))]
    return found
