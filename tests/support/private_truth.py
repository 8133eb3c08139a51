"""What must hold of everybody's private messages whenever all is quiet."""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple, cast

from bot.engine import Rank
from bot.i18n import Words
from bot.playground.people import Person, SeenMessage
from bot.tables.errors import NotSeated, TableGone
from bot.tables.state import RUNNING, PauseReason, Phase
from bot.tables.views import AnyHandView, HandView, TableView, ZweedsHandView
from cogs.addresses import Verb
from cogs.handbook import TOKEN_SECONDS, OpenHand
from cogs.hands import Hands
from cogs.layouts.confirm import SURE
from cogs.layouts.hand import hand_layout, playable_cards
from cogs.layouts.hand_pages import pages_of
from cogs.layouts.parts import Part
from cogs.layouts.tasks import is_asked
from cogs.layouts.zweeds_hand import count_layout, zweeds_hand_layout
from cogs.private_answers import SETTINGS, TABLE
from tests.support.roaming import ANSWERS, NAMES, Roaming
from tests.support.truth import Face, difference, face_of, live_addresses

IN_HANDS = ANSWERS | {Verb.REFRESH, Verb.BACK, Verb.PAGE, Verb.ANNOUNCE}
"""What stands live in hands alone."""
BEFORE_THE_START = frozenset({Verb.SETTINGS, Verb.SETTING, Verb.PACE, Verb.KEEP})
TEXT_DISPLAY = 10
Owner = tuple[str, int]
"""Whose hand at which table."""


class Held(NamedTuple):
    """A hand that was open when all was quiet before."""

    message: int
    since: float


def without_news(face: Face) -> Face:
    """A hand that waits is not edited for what others do, so that lines about it come with the next change."""
    kept = [(kind, _kept_lines(content), *rest) for kind, content, *rest in face]
    return [one for one in kept if one[1] != ""]


def _kept_lines(content: str | None) -> str | None:
    if content is None:
        return None
    return "\n".join(line for line in content.split("\n") if "<t:" in line or not line.startswith("-# "))


def without_votes(face: Face) -> Face:
    """At a table where nobody is hurried people grow late without any act; a panel offers a vote when opened anew."""
    places = [place for place, one in enumerate(face) if f":{Verb.KICK}:" in str(one[3])]
    left_out = {place - back for place in places for back in range(3)}  # the section, its text and its button
    return [one for place, one in enumerate(face) if place not in left_out]


class PrivateTruth:
    """What each person alone sees. It remembers what was there when all was quiet before."""

    def __init__(self, walk: Roaming) -> None:
        self.walk = walk
        self._held: dict[Owner, Held] = {}
        self._leafed: set[Owner] = set()
        """Who has turned the page himself since he was asked."""
        self._leafing: Owner | None = None
        self._asked: set[Owner] = set()
        self._kinds: dict[int, tuple[int, str]] = {}
        """By message: for whom, and as which kind, it was shown."""
        self._restarts = 0
        self._reached: dict[int, float] = {}
        """By message: when the bot got its newest token for it."""

    @property
    def hands(self) -> Hands:
        """The feature, as the bot runs now."""
        return cast("Hands", self.walk.opened.client.get_cog("Hands"))

    async def complaints(self) -> list[str]:
        """What is wrong on anybody's screen now."""
        if self._restarts != self.walk.done["restart"]:  # the bot knows no private message of before
            self._restarts = self.walk.done["restart"]
            self._held.clear()
            self._kinds.clear()
        self._note_reach()
        self._note_leafing()
        found = [*await self._of_hands(), *self._of_kinds()]
        for person in self.walk.people:
            found += [f"{person.name}: {one}" for one in await self._of_screen(person)]
        return found

    # ---- what can be reached

    def _note_reach(self) -> None:
        """A token reaches what its interaction has shown or changed."""
        now = self.walk.clock.now()
        self._reached = {}
        for one in self.walk.playground.interactions.by_token.values():
            if one.token not in self.walk.forgotten and now - one.created < TOKEN_SECONDS:
                for message in (one.original, *one.followups):
                    if message is not None and message.private_to is not None:
                        self._reached[message.id] = max(one.created, self._reached.get(message.id, 0.0))

    def _messages(self, person: Person) -> list[SeenMessage]:
        return list(chain.from_iterable(person.ephemerals(channel) for channel in self.walk.channels))

    def _seen(self, shown: OpenHand) -> SeenMessage | None:
        return self._shown(self.walk.playground.person(shown.person), shown.message)

    # ---- hands

    async def _of_hands(self) -> list[str]:
        found: list[str] = []
        book, tables = self.hands.book, self.walk.opened.client.services.tables
        now: dict[Owner, Held] = {}
        for owner in list(book._open):
            shown = book.get(*owner)
            if shown is None:
                continue
            name = f"the hand of {self.walk.playground.person(owner[1]).name} at {owner[0]}"
            message = self._seen(shown)
            if message is None and shown.message in self.walk.dismissed:
                continue
            if message is None:
                found.append(f"{name} is not on the screen: {shown.message}")
                continue
            now[owner] = Held(message.id, shown.reach.since)
            try:
                view = await tables.hand(*owner)
            except NotSeated:
                lines = [shown.words(f"seat-lost-{how}") for how in ("left", "voted", "kicked", "closed")]
                if message.text not in lines:  # it was so when he went, and nothing of it is up to him
                    found.append(f"{name}, who has gone, says {message.text!r}")
                del now[owner]
                continue
            found += [f"{name} {one}" for one in self._of_hand(owner, shown, message, view)]
        for owner in self._held.keys() - now.keys():
            if await self._should_be_there(owner, self._held[owner]):
                found.append(f"the hand of {self.walk.playground.person(owner[1]).name} at {owner[0]} is gone")
        self._held = now
        return found

    async def _should_be_there(self, owner: Owner, held: Held) -> bool:
        """Whether a hand that was there before can still be reached, and its owner sits at a table that is on."""
        if self.walk.clock.now() - held.since >= TOKEN_SECONDS or held.message in self.walk.dismissed:
            return False
        view = await self._view(owner[0])
        return view is not None and view.phase in RUNNING and any(seat.person == owner[1] for seat in view.seats)

    def _of_hand(self, owner: Owner, shown: OpenHand, message: SeenMessage, view: AnyHandView) -> Iterator[str]:
        there = without_news(face_of(message.raw.components))
        if shown.choosing:
            if not any(address.verb is Verb.BACK for address in live_addresses(message)):
                yield f"should be the choice of a suit, and is {message.text!r}"
            return
        channel = shown.reach.interaction.channel_id
        wanted = without_news(face_of(self.hands.layout(view, shown.words, channel, page=shown.page).parts))
        variants = self._variants(shown, view, message, wanted)
        if there != wanted and there not in (without_news(face_of(one)) for one in variants):
            yield f"in {message.id} shows\n  {difference(there, wanted)}"
        yield from self._of_page(owner, shown, view)

    def _variants(self, shown: OpenHand, view: AnyHandView, message: SeenMessage, wanted: Face) -> Iterator[list[Part]]:
        """The same under a line about what was refused; in Zweeds with a chosen card, or the choice of a number."""
        words, emojis = shown.words, self.walk.opened.client.services.emojis
        note = next((one["content"] for one in message.components if one["type"] == TEXT_DISPLAY), "")
        elsewhere = words("hand-elsewhere", channel=f"<#{view.table.channel}>")
        lines = note.split("\n")
        if isinstance(view, ZweedsHandView):
            yield from (count_layout(view, rank, words, emojis).parts for rank in Rank)
            for card in view.round.hand:
                yield self.hands.layout(view, words, shown.reach.interaction.channel_id, chosen=card).parts
        if (elsewhere in lines) != (elsewhere in str(wanted[1])):
            return
        for above in (note, "\n".join(lines[:-1])):  # when it is over, it stands in the same text
            if isinstance(view, HandView):
                yield hand_layout(view, words, emojis, page=shown.page, note=above).parts
            else:
                yield zweeds_hand_layout(view, words, emojis, note=above).parts

    def _of_page(self, owner: Owner, shown: OpenHand, view: AnyHandView) -> Iterator[str]:
        asked = isinstance(view, HandView) and view.table.phase is Phase.PLAYING and is_asked(view.round)
        if not asked or (owner not in self._asked and owner != self._leafing):
            self._leafed.discard(owner)
        self._asked = self._asked | {owner} if asked else self._asked - {owner}
        if not asked or owner in self._leafed or not isinstance(view, HandView):
            return
        pages = pages_of(view.round.hand, playable_cards(view))
        page = pages[min(shown.page, len(pages) - 1)]
        if playable_cards(view) and not any(pile.fits for pile in page):
            yield f"shows page {shown.page + 1}, where nothing fits"

    def _note_leafing(self) -> None:
        self._leafing = None
        if self.walk.latest is None:
            return
        person, one = self.walk.latest
        if one.address.verb is Verb.PAGE:
            self._leafing = one.address.table, person.id
            self._leafed.add(self._leafing)
        self.walk.latest = None

    # ---- everything else that is private

    def _of_kinds(self) -> Iterator[str]:
        answers = self.walk.opened.client.private_answers
        for (person, kind), one in answers._newest.items():
            if one.shown.message is not None:
                self._kinds[one.shown.message] = person, kind
        there = {one.id: one for person in self.walk.people for one in self._messages(person)}
        hands = {shown.message for shown in self.hands.book._open.values()}
        self._kinds = {id_: kind for id_, kind in self._kinds.items() if id_ in there and id_ not in hands}
        for owner in set(self._kinds.values()):
            same = [id_ for id_, kind in self._kinds.items() if kind == owner and id_ in self._reached]
            if len(same) > 1:
                texts = [there[id_].text[:60] for id_ in same]
                yield f"{len(same)} of kind {owner[1]} stand for {self.walk.playground.person(owner[0]).name}: {texts}"

    async def _of_screen(self, person: Person) -> list[str]:
        found: list[str] = []
        hands: dict[str, list[int]] = {}
        words = self.walk.opened.client.services.localizer.words(person.user.locale)
        for message in self._messages(person):
            if message.id not in self._reached:
                continue
            if message.text == words("notice-paused") and not self._is_paused_by(person):
                found.append(f"{message.text!r} though nothing of his does")
            for address in live_addresses(message):
                if not address.table or len(address.table) != 10:
                    continue
                view = await self._view(address.table)
                if view is None:
                    continue
                if address.verb in IN_HANDS and message.id not in hands.setdefault(address.table, []):
                    hands[address.table].append(message.id)
                found += self._of_button(person, message, view, address.verb, address.argument, words)
        found += [f"several hands of {table}: {ids}" for table, ids in hands.items() if len(ids) > 1]
        return [*found, *await self._of_panels(person)]

    async def _of_panels(self, person: Person) -> list[str]:
        """Panels show what the table is like now."""
        found: list[str] = []
        answers = self.walk.opened.client.private_answers
        for kind in (TABLE, SETTINGS):
            one = answers._newest.get((person.id, kind))
            message = None if one is None else self._shown(person, one.shown.message)
            if one is None or one.follow is None or message is None or message.id not in self._reached:
                continue
            view = await self._view(one.follow.table)
            wanted = None if view is None else await one.follow.become(view)
            if wanted is None:
                found.append(f"a panel of no use: {message.text[:70]!r}")
                continue
            there, right = without_votes(face_of(message.raw.components)), without_votes(face_of(wanted.parts))
            if there != right:
                found.append(f"a panel shows\n  {difference(there, right)}")
        return found

    def _shown(self, person: Person, message: int | None) -> SeenMessage | None:
        return next((one for one in self._messages(person) if one.id == message), None)

    def _is_paused_by(self, person: Person) -> bool:
        states = [live.state for live in self.walk.tables if live.state.host == person.id]
        return any(state.pause is not None and state.pause.reason is PauseReason.HOST for state in states)

    async def _view(self, table: str) -> TableView | None:
        try:
            return await self.walk.opened.client.services.tables.view(table)
        except TableGone:
            return None

    def _of_button(
        self, person: Person, message: SeenMessage, view: TableView, verb: Verb, argument: str, words: Words
    ) -> Iterator[str]:
        """What is offered of this table and cannot be done, or is said and is not so."""
        what = f"{verb} {argument} of {view.id} ({view.phase}) on {message.id} {message.text[:70]!r}"
        seat = next((one for one in view.seats if one.person == person.id), None)
        over = view.phase not in RUNNING
        if verb in BEFORE_THE_START and view.phase is not Phase.LOBBY:
            yield f"settings after the start: {what}"
        if argument == SURE and (over or (verb is Verb.LEAVE and seat is None)):
            yield f"a settled question: {what}"
        if argument == SURE and verb is Verb.STOP and person.name != NAMES[0] and view.host != person.id:
            yield f"not up to him any more: {what}"
        if verb is Verb.TAKE_BACK and (seat is None or not seat.autopilot or over):
            yield f"he is not away: {what}"
        if verb is Verb.TAKE_OVER and seat is not None:
            yield f"he has a seat: {what}"
        if verb is Verb.PAUSE and (view.pause is not None or over):
            yield f"it stands still already: {what}"
        if verb is Verb.RESUME and view.pause is None:
            yield f"it goes on already: {what}"
