"""Plays at a table as people would: whoever is on turn does something legal."""

import random

from bot.engine import ALL_PRESETS, Draw, Pass, Play, Take
from bot.tables.pace import Pace
from bot.tables.state import Phase
from bot.tables.views import AnyHandView, TableView
from tests.tables.conftest import CHANNEL, GUILD, House


async def started(
    house: House, *people: int, computers: int = 0, variant: str = "pesten_7", pace: Pace = Pace.NORMAL
) -> TableView:
    """A table at which these people sit and the first round is dealt."""
    host, *others = people
    table = await house.tables.open(GUILD, CHANNEL, host, f"P{host}", "nl", ALL_PRESETS[variant], computers, pace=pace)
    for person in others:
        await house.tables.join(table.id, person, f"P{person}")
    return await house.tables.start(table.id, host)


async def act(house: House, table: str, person: int, chance: random.Random) -> AnyHandView:
    """Do something legal, chosen by chance, a play rather than a draw."""
    hand = await house.tables.hand(table, person)
    plays = [action for action in hand.round.legal if isinstance(action, Play)]
    if plays:
        return await house.tables.act(table, person, hand.version, chance.choice(plays))
    [other] = [action for action in hand.round.legal if isinstance(action, Draw | Take | Pass)]
    return await house.tables.act(table, person, hand.version, other)


async def do_anything(house: House, table: str, person: int, chance: random.Random) -> AnyHandView:
    """Do something legal, chosen by chance among all that is, in any variant."""
    hand = await house.tables.hand(table, person)
    return await house.tables.act(table, person, None, chance.choice(hand.round.legal))


async def play_on(
    house: House, table: str, chance: random.Random, acts: int = 100_000, until: Phase | None = None
) -> TableView:
    """Let people act and the clock move until the match is over, in a phase, or so many acts are done."""
    view = await house.tables.view(table)
    for _ in range(acts):
        if view.phase not in (Phase.PLAYING, Phase.BETWEEN_ROUNDS) or view.phase is until:
            return view
        on_turn = next((seat for seat in view.seats if seat.on_turn), None)
        if on_turn is not None and on_turn.person is not None:
            await act(house, table, on_turn.person, chance)
        else:
            await house.advance(25)
        view = await house.tables.view(table)
    return view
