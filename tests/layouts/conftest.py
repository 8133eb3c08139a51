"""Tables in every phase, ordinary and at their worst, and what every message must keep to."""

import logging
from collections.abc import Iterator

import discord
import pytest
from msgspec.structs import replace

from bot.engine import (
    DECK,
    JOKER,
    PRESETS,
    Announcing,
    Card,
    FinalScore,
    RoundResult,
    RoundView,
    Rules,
    TurnToPlay,
    parse_card,
)
from bot.i18n import Localizer, Words
from bot.tables.state import Phase
from bot.tables.views import HandView, SeatView, TableView

LOCALIZER = Localizer.load()
SEATS = 10
LONGEST_NAMES = ("*" * 32, "漢" * 32, "🃏" * 32, "W" * 32, "_~|`" * 8)
"""Names of 32 characters: those that escaping doubles, wide ones, four bytes each."""
PEOPLE = tuple(range(100, 100 + SEATS))
TABLE = "abcdefghij"
RULES = replace(
    PRESETS["pesten_13"],
    players_max=SEATS,
    decks=(0, 0, *([4] * (SEATS - 1))),
    format=FinalScore(20),
    key="pesten_7",
    announcing=Announcing.WINDOW,
)
"""Settings of a table's own, with the most seats and rounds there can be."""


@pytest.fixture(params=LOCALIZER.locales)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language in turn."""
    return LOCALIZER.words(request.param)


@pytest.fixture
def english() -> Words:
    return LOCALIZER.words("en")


@pytest.fixture
def dutch() -> Words:
    return LOCALIZER.words("nl")


@pytest.fixture(autouse=True)
def every_sentence_is_whole(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A missing sentence or variable is logged by `Words`, and fails the test that met it."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.WARNING] == []


class NoEmojis:
    """An application that has no picture yet: every card stands in words alone."""

    def emoji(self, card: Card, words: Words) -> None:
        return None

    def back(self) -> None:
        return None


class AllEmojis:
    """An application that has every picture."""

    def emoji(self, card: Card, words: Words) -> discord.PartialEmoji:
        return discord.PartialEmoji(name=f"p_{words.language}_{card}", id=1_234_567_890_123_456_789)

    def back(self) -> discord.PartialEmoji:
        return discord.PartialEmoji(name="p_back_0123abcd", id=1_234_567_890_123_456_780)


ALL_EMOJIS = AllEmojis()


def round_view(rules: Rules = RULES, players: int = SEATS) -> RoundView:
    """A round as an onlooker sees it: seat 0 is on turn on the seven of hearts."""
    return RoundView(
        rules=rules,
        seat=None,
        hand=(),
        received=(),
        legal=(),
        question=TurnToPlay(0),
        top=parse_card("7H"),
        current_suit=None,
        suit_is_chosen=False,
        penalty=0,
        direction=1,
        dealer=players - 1,
        counts=(7,) * players,
        stock=20,
        pile=(parse_card("7H"),),
        commitment=bytes(range(32)),
        result=None,
    )


def table_view(phase: Phase, names: tuple[str, ...] = ("Anna", "Bram", "Cato", "Dirk")) -> TableView:
    """A table of `pesten_7` on which nothing has happened yet; the first seat is the host's and on turn."""
    seats = tuple(
        SeatView(name, PEOPLE[index], cards=7, points=0, on_turn=index == 0) for index, name in enumerate(names)
    )
    rules = PRESETS["pesten_7"]
    return TableView(
        id=TABLE,
        guild=1,
        channel=2,
        phase=phase,
        locale="nl",
        sequence=1,
        rules=rules,
        host=PEOPLE[0],
        seats=seats,
        round_number=0 if phase is Phase.LOBBY else 3,
        rounds_total=8,
        round=None if phase is Phase.LOBBY else replace(round_view(rules, len(names)), current_suit=None),
        results=(),
        standings=(),
        happened=(),
        next_commitment=bytes(range(32)),
        next_round_at=None,
        turn_token="0.17",  # noqa: S106 (a version, no secret)
        close_reason=None,
        closed_by=None,
    )


def hand_view(table: TableView, cards: tuple[Card, ...], *, seat: int = 0) -> HandView:
    """The hand of a seat at a table that is on."""
    assert isinstance(table.round, RoundView)
    state = replace(table.round, seat=seat, hand=tuple(sorted(cards)))
    return HandView(table=table, seat=seat, version=17, round=state, news=())


def round_result(players: int = SEATS, *, cards: int = 0, out: int | None = 0) -> RoundResult:
    """A finished round in which so many cards were left, spread over the seats that are not out."""
    everything = [card for card in (*DECK, JOKER) * 4 if card != JOKER][:cards]
    losers = [seat for seat in range(players) if seat != out]
    hands = [everything[losers.index(seat) :: len(losers)] if seat in losers else [] for seat in range(players)]
    return RoundResult(
        dealer=players - 1,
        out=out,
        hands=tuple(tuple(hand) for hand in hands),
        points=tuple(0 if seat == out else 1999 for seat in range(players)),
        seed=bytes(range(32)),
    )
