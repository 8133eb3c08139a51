"""A table's log as text: remarks after `#`, and each round in the notation that replays (bot/engine/notation.py)."""

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from bot.engine import AnyRules, HandsToSwap, Ready, RoundRecord, Rules, Tick, ZweedsRecord
from bot.i18n import Words
from bot.operator.absence_notation import absence_lines, action_line
from bot.operator.screen import moment
from bot.tables.acts import (
    Agreed,
    ClockTicked,
    Closed,
    ComputerAdded,
    ComputerRemoved,
    Joined,
    Kicked,
    Left,
    LoggedAct,
    MatchStarted,
    Moved,
    Opened,
    PaceChanged,
    Paused,
    Resumed,
    RoundDealt,
    RulesChanged,
    SeatActed,
    SwappingEnded,
    TableAct,
    TimedOut,
    TookBack,
    TookOver,
    Voted,
    WentAway,
)
from bot.tables.seating import question_of, seat_of
from bot.tables.state import RUNNING, Phase, Seat, TableState
from bot.tables.transitions import apply_act, copy_state, open_table, replay
from cogs.layouts.names import plain_name


def written_match(log: list[LoggedAct], words: Words, *, everything: bool) -> Iterator[str]:
    """The lines, a blank one before each round. Raises what `replay` does.

    Of a round that is still on, its seed and which cards were passed on unseen are left out unless `everything` is
    wanted: whoever reads them knows hands.
    """
    final = replay(log)
    secret = None if everything else _secret(final)
    yield from _head(final, words)
    if final.match is None:
        yield from _seats(final.seats, words)
    state = open_table(log[0])
    for entry in log[1:]:
        before = copy_state(state) if isinstance(entry.act, Left | Kicked | Voted | SwappingEnded) else state
        hides = secret is not None and _round_number(state) == secret
        apply_act(state, entry)
        if state.match is not None:
            yield from _act(entry.act, before, state, _Telling(words, secret, hides))


class _Telling(NamedTuple):
    """How the acts are told."""

    words: Words
    secret: int | None
    """The number of the round whose seed is left out."""
    hides: bool
    """Whether the act was done in that round."""


def _secret(final: TableState) -> int | None:
    """The number of the round that is still on."""
    return _round_number(final) if final.phase is Phase.PLAYING else None


def _round_number(state: TableState) -> int | None:
    """The number of the round that is on or comes next."""
    return None if state.match is None else len(state.match.results) + 1


def _act(act: TableAct, before: TableState, state: TableState, telling: _Telling) -> Iterator[str]:
    words = telling.words
    match act:
        case MatchStarted():
            yield from _seats(state.seats, words)
            yield from _deal(state, telling)
        case RoundDealt():
            yield from _deal(state, telling)
        case SeatActed():
            yield action_line(act.seat, act.action, words, hides=telling.hides)
            yield from _result(state, words)
        case SwappingEnded():
            question = question_of(before)
            assert isinstance(question, HandsToSwap)
            yield from (f"{seat + 1} {Ready()}" for seat in question.waiting)
        case ClockTicked():
            yield str(Tick())
            yield from _result(state, words)
        case Left():
            seat = seat_of(before, act.person)
            assert seat is not None
            names = {"name": plain_name(before.seats[seat].name), "computer": plain_name(state.seats[seat].name)}
            yield "# " + words("show-left", seat=seat + 1, **names)
        case Moved():
            yield "# " + words("show-moved", channel=str(act.channel))
        case TimedOut() | WentAway() | TookBack() | TookOver() | Kicked() | Voted() | Paused() | Resumed():
            yield from absence_lines(act, before, state, words, hides=telling.hides)
            yield from _result(state, words) if isinstance(act, TimedOut) else ()
        case Closed():
            yield "# " + words(f"show-closed-{act.reason}")
        case Opened() | Joined() | ComputerAdded() | ComputerRemoved() | RulesChanged() | Agreed() | PaceChanged():
            pass  # before the match: the seats tell it
        case _:
            assert_never(act)


def _deal(state: TableState, telling: _Telling) -> Iterator[str]:
    match_ = state.match
    assert match_ is not None
    assert match_.round is not None
    number = len(match_.results) + 1
    yield ""
    yield "# " + _round_words(number, match_.rounds_total, telling.words)
    record = _record(state.rules, match_.players, match_.round.dealer, match_.round.seed)
    for line in str(record).splitlines():
        hidden = number == telling.secret and line.startswith("seed ")
        yield "# " + telling.words("show-hidden") if hidden else line


def _record(rules: AnyRules, players: int, dealer: int, seed: bytes) -> RoundRecord | ZweedsRecord:
    if isinstance(rules, Rules):
        return RoundRecord(rules, players, dealer, seed)
    return ZweedsRecord(rules, players, dealer, seed)


def _result(state: TableState, words: Words) -> Iterator[str]:
    """How the round came out, after its last act."""
    assert state.match is not None
    assert state.match.round is not None
    result = state.match.round.result
    if result is not None:
        points = " ".join(map(str, result.points))
        out = "-" if result.out is None else str(result.out + 1)
        yield "# " + words("show-result", seat=out, points=points)


def _head(state: TableState, words: Words) -> Iterator[str]:
    place = {"guild": str(state.guild), "channel": str(state.channel)}
    yield "# " + words("show-table", table=state.id, at=moment(state.opened_at), **place)
    yield "# " + words("show-since", state=state_words(state, words), at=moment(state.changed_at))


def state_words(state: TableState, words: Words) -> str:
    """How a table stands: `round 2 of 8 is on`, `finished`."""
    if state.close_reason is not None:
        return words(f"show-closed-{state.close_reason}")
    key = f"show-state-{state.phase}"
    if state.match is None or state.phase not in RUNNING:
        return words(key, round="")
    number = len(state.match.results) + (state.phase is Phase.PLAYING)
    return words(key, round=_round_words(number, state.match.rounds_total, words))


def _round_words(number: int, total: int, words: Words) -> str:
    """`total` is 0 where the number of rounds depends on how they end."""
    return words("show-round", number=number, total=total) if total else words("show-open-round", number=number)


def _seats(seats: list[Seat], words: Words) -> Iterator[str]:
    for number, seat in enumerate(seats, start=1):
        key = "show-computer" if seat.person is None else "show-person"
        yield "# " + words(key, seat=number, name=plain_name(seat.name), person=str(seat.person))
