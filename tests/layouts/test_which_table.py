"""Which of several tables is meant: each line tells its table apart, each button says what it does."""

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from bot.i18n import Words
from bot.tables.state import Phase
from cogs.addresses import Address, Verb
from cogs.layouts.which_table import which_table_layout
from tests.layouts.conftest import PEOPLE, table_view
from tests.layouts.limits import buttons, texts


def test_tables_are_told_apart(english: Words, dutch: Words) -> None:
    """By the phase, by who else is there, and by the channel."""
    tables = (
        table_view(Phase.LOBBY, ("Anna",)),
        replace(table_view(Phase.PLAYING, ("Anna", "Emma", "Carla")), channel=9, id="second"),
        replace(table_view(Phase.BETWEEN_ROUNDS, ("Anna", "B", "C", "D", "E", "F")), channel=8, id="third"),
    )
    assert texts(which_table_layout(tables, Verb.HAND, english, PEOPLE[0])).split("\n")[1:] == [
        "1. **Pesten 7** · lobby, 1 of 8 seats · you alone · <#2>",
        "2. **Pesten 7** · round 3 of 8 · with Emma and Carla · <#9>",
        "3. **Pesten 7** · round 3 of 8 · with B, C, D and 2 more · <#8>",
    ]
    assert texts(which_table_layout(tables, Verb.HAND, dutch, PEOPLE[1])).split("\n")[2] == (
        "2. **Pesten 7** · ronde 3 van 8 · met Anna en Carla · <#9>"
    )


@pytest.mark.parametrize(
    ("verb", "label", "style"),
    [
        (Verb.LEAVE, "Leave", ButtonStyle.danger),
        (Verb.STOP, "Stop", ButtonStyle.danger),
        (Verb.HAND, "My cards", ButtonStyle.primary),
        (Verb.REPOST, "Post anew", ButtonStyle.primary),
    ],
)
def test_the_button_says_what_it_does(verb: Verb, label: str, style: ButtonStyle, english: Words) -> None:
    """And for which of the tables: a screen reader lists buttons without what stands beside them."""
    table = table_view(Phase.PLAYING)
    shown = buttons(which_table_layout((table, replace(table, id="second")), verb, english, PEOPLE[0]))
    assert list(shown) == [f"{label} 1", f"{label} 2"]
    assert {button.style for button in shown.values()} == {style}
    addresses = [str(Address(one, "", verb)) for one in (table.id, "second")]
    assert [button.custom_id for button in shown.values()] == addresses
