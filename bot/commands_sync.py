"""Tells Discord our commands, only when they have changed: every sync is a request, and creates are rationed."""

import hashlib
import json
import logging
from typing import Protocol

import discord
from discord import app_commands

log = logging.getLogger(__name__)

NOTE = "commands-hash"


class Notes(Protocol):
    """Remembers small facts about the program itself."""

    async def read_note(self, name: str) -> str | None:
        """What was written under the name last."""

    async def write_note(self, name: str, content: str) -> None:
        """Replace what is written under the name."""


async def sync_commands(tree: app_commands.CommandTree[discord.Client], notes: Notes) -> bool:
    """Send the whole tree if it is not what was sent last, or if Discord has none; returns whether it did."""
    wanted = await _hash(tree)
    if await notes.read_note(NOTE) == wanted and await tree.fetch_commands():
        return False
    await tree.sync()
    await notes.write_note(NOTE, wanted)
    log.info("commands sent to Discord")
    return True


async def _hash(tree: app_commands.CommandTree[discord.Client]) -> str:
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    text = json.dumps([str(tree.client.application_id), payload], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
