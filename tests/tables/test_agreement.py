"""A table that plays a house rule: it holds a copy, and says when its host has gone away from it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.engine import PRESETS, Rules
from bot.tables.acts import LoggedAct, Opened
from bot.tables.agreement import Agreement
from bot.tables.errors import Refused
from bot.tables.transitions import replay
from bot.tables.views import TableView
from tests.tables.conftest import House

ANNA, BEN = 1001, 1002
FRIDAY = Agreement("Friday", "No phones.")
SHORT = replace(PRESETS["knock"], hand=5)


async def opened(house: House) -> TableView:
    return await house.tables.open(5, 60, ANNA, "Anna", "nl", SHORT, agreement=FRIDAY)


async def test_the_table_keeps_its_copy(house: House) -> None:
    """From the first act on, in the log and in what is loaded after a restart."""
    table = await opened(house)
    assert table.agreement == FRIDAY
    loaded = await house.store.load(table.id)
    assert loaded is not None
    assert loaded.state.agreement == FRIDAY
    log = await house.store.read_log(table.id)
    assert isinstance(log[0].act, Opened)
    assert replay(log).agreement == FRIDAY


@pytest.mark.parametrize(
    ("change", "left"),
    [
        (lambda rules: rules, FRIDAY),
        (lambda rules: replace(rules, hand=6), Agreement("Friday", "No phones.", changed=True)),
        (lambda _: PRESETS["classic"], None),
    ],
    ids=["nothing", "a setting", "another game"],
)
async def test_what_the_host_changes(house: House, change: Callable[[Rules], Rules], left: Agreement | None) -> None:
    table = await opened(house)
    after = await house.tables.change_rules(table.id, ANNA, change)  # type: ignore[arg-type]
    assert after.agreement == left


async def test_settings_that_were_just_kept_get_their_name(house: House) -> None:
    """By the host alone, and before the first deal alone."""
    table = await house.tables.open(5, 60, ANNA, "Anna", "nl", SHORT, computers=1)
    await house.tables.join(table.id, BEN, "Ben")
    with pytest.raises(Refused, match="not-host"):
        await house.tables.agree(table.id, BEN, FRIDAY)
    assert (await house.tables.agree(table.id, ANNA, FRIDAY)).agreement == FRIDAY
    started = await house.tables.start(table.id, ANNA)
    assert started.agreement == FRIDAY
    with pytest.raises(Refused, match="already-started"):
        await house.tables.agree(table.id, ANNA, Agreement("Saturday"))
    assert replay(await house.store.read_log(table.id)).agreement == FRIDAY


def test_acts_of_the_time_before_house_rules() -> None:
    """Are tables without one."""
    act = Opened("t1", 5, 60, ANNA, "Anna", "nl", SHORT, bytes(32))
    assert replay([LoggedAct("t1", 1, 0, ANNA, act)]).agreement is None
