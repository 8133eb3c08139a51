"""People who try everything that a channel offers them, one thing after another, and note who was left waiting."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from bot.playground.interactions import Interaction
from bot.playground.limits.components import BUTTON, SELECTS, STRING_SELECT
from bot.playground.people import Person, SeenMessage
from bot.playground.world import Channel
from cogs.addresses import Address, Verb, parse_address
from cogs.layouts.confirm import SURE
from cogs.layouts.house_rule_form import NAME
from tests.support.slow_house import SECONDS, SlowHouse, is_complete
from tests.support.walked_tables import DROPPED, Company

MODAL = 9
"""The callback that opens a form."""
FOLLOWING = 10.0
"""Seconds in which the other screens of a table have followed an act."""
CROWD = 100
"""People who do something at the same moment."""
LAST = (
    Verb.PACE, Verb.JOIN, Verb.ADD_COMPUTER, Verb.REMOVE_COMPUTER, Verb.SWAP_CARD, Verb.SWAP, Verb.SUIT,
    Verb.HOW_MANY, Verb.BACK, Verb.NAME, Verb.GIVE,
    Verb.LAY, Verb.FLIP, Verb.PLAY, Verb.CATCH, Verb.ANNOUNCE, Verb.READY, Verb.PILE, Verb.DRAW_FROM_HAND, Verb.DRAW,
    Verb.NEXT, Verb.PAUSE, Verb.RESUME, Verb.TAKE_BACK, Verb.TAKE_OVER, Verb.START, Verb.REPOST, Verb.HOUSE_DELETE,
    Verb.KICK, Verb.REMATCH, Verb.LEAVE, Verb.STOP,
)  # fmt: skip
"""What changes a table, in the order in which it is tried after everything else."""
ANYWHERE = frozenset({
    Verb.HELP, Verb.FAQ, Verb.TIPS, Verb.LEADERBOARD, Verb.OWN_SETTING, Verb.SERVER_SETTING, Verb.HOUSE_RULE,
    Verb.HOUSE_SETTING, Verb.HOUSE_WORDS, Verb.HOUSE_CARD, Verb.HOUSE_SHARE,
})  # fmt: skip
"""What has nothing to do with the table of the channel: tried once, wherever it is."""
ALONE = frozenset({Verb.HAND, Verb.MORE})
"""What shows each person something else."""
PANEL = frozenset({
    Verb.HELP, Verb.PAUSE, Verb.RESUME, Verb.TAKE_BACK, Verb.KICK, Verb.REPOST, Verb.LEAVE, Verb.STOP, Verb.STAY,
})  # fmt: skip
"""What stands in the panel behind More."""
BY_ARGUMENT = frozenset({
    Verb.SETTINGS, Verb.SETTING, Verb.HOUSE_RULE, Verb.HOUSE_SETTING, Verb.OWN_SETTING, Verb.SERVER_SETTING, Verb.PACE,
})  # fmt: skip
"""Verbs whose argument says which of several things is meant."""

Tried = set[tuple[Verb, str]]
"""What was tried already."""


@dataclass(frozen=True)
class Component:
    """Something live on a message that somebody sees."""

    message: SeenMessage
    raw: dict[str, Any]
    address: Address

    @property
    def kind(self) -> tuple[Verb, str]:
        """What it stands for: components of one kind are tried once in a channel (or by each person)."""
        if self.address.verb in BY_ARGUMENT or self.address.argument == SURE:
            return self.address.verb, self.address.argument
        if self.address.verb is Verb.PLAY and "." in self.address.argument:
            return Verb.PLAY, "with a suit or a call"
        return self.address.verb, "" if self.raw["type"] == BUTTON else "select"

    @property
    def rank(self) -> int:
        """What is tried first stands lowest; what is meant for sure last."""
        later = 1 + LAST.index(self.address.verb) if self.address.verb in LAST else 0
        return later + (len(LAST) if self.address.argument == SURE else 0)


@dataclass
class Lane:
    """One person in one channel, who clicks one thing at a time."""

    person: Person
    channel: Channel
    tried: Tried
    """In this channel."""
    tried_anywhere: Tried
    tried_alone: Tried = field(default_factory=set)
    forms: list[Interaction] = field(default_factory=list)
    """Opened and not yet sent in."""

    def offered(self) -> Iterable[Component]:
        """Everything live that this person sees and that was not tried."""
        for message in self.person.messages(self.channel):
            for raw in message.components:
                address = parse_address(raw.get("custom_id") or "")
                if raw["type"] in (BUTTON, *SELECTS) and not raw.get("disabled") and address is not None:
                    found = Component(message, raw, address)
                    if found.kind not in self.tried_of(found):
                        yield found

    def rank(self, one: Component) -> int:
        """What this person tries first stands lowest."""
        return -1 if one.address.verb is Verb.KICK and self.channel.name == DROPPED else one.rank

    def tried_of(self, one: Component) -> Tried:
        """Where it is noted that such a thing was tried."""
        if one.address.verb in ALONE:
            return self.tried_alone
        return self.tried_anywhere if one.address.verb in ANYWHERE else self.tried


class Walk:
    """Keeps every interaction, and what stood on the way."""

    def __init__(self, house: SlowHouse) -> None:
        self.house = house
        self.interactions: list[Interaction] = []
        self.verbs: set[Verb] = set()
        self.commands: set[str] = set()
        self.met: dict[tuple[int, Verb], tuple[Person, SeenMessage, str]] = {}
        """The first button of each verb in each channel, to be clicked again when it is old."""
        self.companies: list[Company] = []
        self.numbers = count(1)
        """Makes names that nobody has used."""

    @property
    def left_waiting(self) -> list[str]:
        """Whoever was not answered in time, or asked for patience and then forgotten."""
        forgotten = [str(one) for one in self.interactions if one.answered and not is_complete(one)]
        late = [f"late: {one}" for one in self.interactions if not one.answered]
        return [*late, *(f"forgotten: {one}" for one in forgotten)]

    async def together(self, acts: Iterable[Awaitable[Interaction]]) -> list[Interaction]:
        """At once, but for `CROWD`; returns when each has its answer."""
        done: list[Interaction] = []
        waiting = list(acts)
        for start in range(0, len(waiting), CROWD):
            begun = [await act for act in waiting[start : start + CROWD]]
            await self.house.until_answered(begun)
            await self.house.pass_time(SECONDS)  # until what is taken away is gone
            done += begun
        self.interactions += done
        return done

    def slash(self, person: Person, channel: Channel, command: str, **options: Any) -> Awaitable[Interaction]:
        """Invoke a command without waiting."""
        self.commands.add(command)
        return person.slash(channel, command, wait="nothing", **options)

    def old(self, person: Person, message: SeenMessage, custom_id: str) -> Awaitable[Interaction]:
        """Click something that need not be there any more."""
        address = parse_address(custom_id)
        assert address is not None
        self.verbs.add(address.verb)
        return person.click(message, custom_id=custom_id, wait="nothing", force=True)

    async def try_everything(self, lanes: list[Lane]) -> None:
        """Until nobody is offered anything that was not tried. What changes a channel's table waits for the rest."""
        while True:
            acts = [act for channel in _by_channel(lanes) for act in self._next_acts(channel)]
            if not acts:  # screens follow later than answers
                await self.house.pass_time(FOLLOWING)
                acts = [act for channel in _by_channel(lanes) for act in self._next_acts(channel)]
            if not acts:
                return
            begun = await self.together(make() for _, make in acts)
            for (lane, _), one in zip(acts, begun, strict=True):
                if one.answer == MODAL:
                    lane.forms.append(one)

    def _next_acts(self, lanes: list[Lane]) -> list[tuple[Lane, Callable[[], Awaitable[Interaction]]]]:
        """What the people of one channel do next: each one thing of the lowest rank that any of them is offered."""
        acts: list[tuple[Lane, Callable[[], Awaitable[Interaction]]]] = []
        offers = [(lane, min(lane.offered(), key=lane.rank, default=None)) for lane in lanes]
        lowest = min((lane.rank(one) for lane, one in offers if one is not None), default=0)
        for lane, one in offers:
            if lane.forms:
                acts.append((lane, self._form(lane)))
            elif one is not None and lane.rank(one) == lowest and one.kind not in lane.tried_of(one):
                lane.tried_of(one).add(one.kind)
                acts.append((lane, self._use(lane, one)))
        return acts

    def _form(self, lane: Lane) -> Callable[[], Awaitable[Interaction]]:
        opened = lane.forms.pop()
        assert opened.modal is not None
        address = parse_address(opened.modal["custom_id"])
        assert address is not None
        self.verbs.add(address.verb)
        name = f"Form {next(self.numbers)}"
        return lambda: lane.person.submit(opened, {NAME: name}, wait="nothing")

    def _use(self, lane: Lane, one: Component) -> Callable[[], Awaitable[Interaction]]:
        self.verbs.add(one.address.verb)
        if one.address.verb in PANEL and one.message.ephemeral:  # the answer takes the panel's place
            lane.tried_alone.discard((Verb.MORE, ""))
        elif one.address.verb is Verb.BACK:  # this time a suit, or a number, is chosen
            lane.tried -= {(Verb.SUIT, ""), (Verb.HOW_MANY, "")}
        custom_id = str(one.raw["custom_id"])
        if one.raw["type"] != BUTTON:
            return lambda: lane.person.choose(one.message, custom_id, choice_of(one, lane.channel), wait="nothing")
        self.met.setdefault((lane.channel.id, one.address.verb), (lane.person, one.message, custom_id))
        return lambda: lane.person.click(one.message, custom_id=custom_id, wait="nothing")


def choice_of(one: Component, channel: Channel) -> list[str]:
    """Something in the middle; of a server's settings what is set already, since others play there, too."""
    if one.raw["type"] != STRING_SELECT:
        return [] if one.raw.get("min_values", 1) == 0 else [str(channel.id)]
    options = one.raw["options"]
    kept = [option["value"] for option in options if option.get("default")]
    if one.address.verb is Verb.SERVER_SETTING and kept:
        return kept
    return [options[len(options) // 2]["value"]]


def _by_channel(lanes: list[Lane]) -> list[list[Lane]]:
    grouped: dict[int, list[Lane]] = defaultdict(list)
    for lane in lanes:
        grouped[lane.channel.id].append(lane)
    return list(grouped.values())
