"""The form with a house rule's name and what else was agreed."""

import discord
from discord import ui

from bot.i18n import Words
from bot.keeping.house_rules import NAME_LENGTH, TEXT_LENGTH
from cogs.addresses import Address

NAME, TEXT = "name", "text"
"""The custom ids of the two fields."""


def house_rule_form(address: Address, words: Words, name: str = "", agreed: str = "") -> ui.Modal:
    """Sent in, it comes to the verb of the address."""
    form = ui.Modal(title=words("house-rule-form-title"), custom_id=str(address))
    name_field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=NAME, default=name or None, max_length=NAME_LENGTH)
    text_field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=TEXT,
        style=discord.TextStyle.paragraph,
        default=agreed or None,
        placeholder=words("house-rule-form-example"),
        max_length=TEXT_LENGTH,
        required=False,
    )
    form.add_item(ui.Label(text=words("house-rule-form-name"), component=name_field))
    form.add_item(
        ui.Label(text=words("house-rule-form-text"), description=words("house-rule-form-meaning"), component=text_field)
    )
    return form
