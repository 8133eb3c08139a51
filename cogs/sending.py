"""The requests that show a layout, through discord.py's own clients (its limits, its repeats, its errors).

discord.py's methods on interactions and channels send the same. But they read each reply into a message with all of its
components, twice for an answer, and nobody here wants more of a reply than an id.
"""

from typing import Any

import discord
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import async_context

from cogs.feature import CLICKS, Interaction
from cogs.layouts.parts import Layout

_V2 = discord.MessageFlags(components_v2=True).value
_PRIVATE = discord.MessageFlags(components_v2=True, ephemeral=True).value
NOBODY = discord.AllowedMentions.none()

_CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
_MESSAGES = "/webhooks/{webhook_id}/{webhook_token}/messages/{message}"
_FOLLOWUPS = "/webhooks/{webhook_id}/{webhook_token}"


def body(layout: Layout, *, private: bool = False, mentions: discord.AllowedMentions = NOBODY) -> dict[str, Any]:
    """A layout as a message's JSON; only whom `mentions` allows is notified."""
    return {
        "components": layout.parts,
        "flags": _PRIVATE if private else _V2,
        "allowed_mentions": mentions.to_dict(),
    }


async def answer_with_change(interaction: Interaction, layout: Layout) -> None:
    """The first answer to a click: what was clicked becomes this. Discord's reply is empty."""
    assert interaction.type in CLICKS, interaction.type
    await _call_back(interaction, discord.InteractionResponseType.message_update, body(layout))


async def answer_with_message(interaction: Interaction, layout: Layout, *, private: bool) -> int | None:
    """The first answer: a message of its own. Returns its id; None where Discord does not tell."""
    reply = await _call_back(
        interaction,
        discord.InteractionResponseType.channel_message,
        body(layout, private=private),
        {"with_response": "true"},
    )
    return None if (told := reply["interaction"].get("response_message_id")) is None else int(told)


async def change_answer(interaction: Interaction, layout: Layout, message: int | None = None) -> int:
    """Change the interaction's own answer, or the private message with this id that came after it. Returns the id."""
    route = Route("PATCH", _MESSAGES, **_token(interaction), message="@original" if message is None else message)
    return int((await _by_token(interaction, route, body(layout)))["id"])


async def follow_up(interaction: Interaction, layout: Layout) -> int:
    """A private message after the answer. Returns its id."""
    route = Route("POST", _FOLLOWUPS, **_token(interaction))
    return int((await _by_token(interaction, route, body(layout, private=True), {"wait": "true"}))["id"])


async def post(
    client: discord.Client, channel: int, layout: Layout, mentions: discord.AllowedMentions = NOBODY
) -> int:
    """A new message in a channel. Returns its id."""
    reply = await client.http.send_message(channel, params=_parameters(body(layout, mentions=mentions)))
    return int(reply["id"])


async def change(
    client: discord.Client,
    channel: int,
    message: int,
    layout: Layout,
    mentions: discord.AllowedMentions = NOBODY,
) -> None:
    """Change the bot's own message in a channel. Nobody is notified; who is to stay mentioned in it is named again."""
    await client.http.edit_message(channel, message, params=_parameters(body(layout, mentions=mentions)))


def _parameters(payload: dict[str, Any]) -> MultipartParameters:
    return MultipartParameters(payload=payload, multipart=None, files=None)


async def _call_back(
    interaction: Interaction,
    kind: discord.InteractionResponseType,
    data: dict[str, Any],
    params: dict[str, str] | None = None,
) -> Any:  # noqa: ANN401 - JSON
    response = interaction.response
    if response.is_done():
        raise discord.InteractionResponded(interaction)
    route = Route("POST", _CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    reply = await _by_token(interaction, route, {"type": kind.value, "data": data}, params)
    response._response_type = kind  # noqa: SLF001 - discord.py's methods must know that it was answered
    return reply


def _token(interaction: Interaction) -> dict[str, Any]:
    return {"webhook_id": interaction.application_id, "webhook_token": interaction.token}


async def _by_token(
    interaction: Interaction, route: Route, payload: dict[str, Any], params: dict[str, str] | None = None
) -> Any:  # noqa: ANN401 - JSON
    """What the interaction's token allows, without the bot's own."""
    http = interaction.client.http
    return await async_context.get().request(
        route,
        interaction._session,  # noqa: SLF001 - the client's own session has no public name
        payload=payload,
        params=params,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
    )
