"""What happened, in short lines: an act of somebody, and on the same line what it brought about."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import assert_never

from bot.engine import (
    AddPenalty,
    Announced,
    CardPlayed,
    CardsDrawn,
    CardsGiven,
    Caught,
    ChooseSuit,
    DebtRaised,
    DirectionTurned,
    DrawCause,
    Effect,
    Event,
    ExtraCard,
    ExtraCardGranted,
    GiftChosen,
    LastCardShown,
    PenaltyRaised,
    RaceStarted,
    Rank,
    Reverse,
    RoundBlocked,
    RoundStarted,
    SeatLeftMatch,
    SeatLocked,
    SeatPassed,
    SeatSkipped,
    Skip,
    StockRenewed,
    SuitNamed,
    Ticked,
    TurnEnded,
    TurnsOwed,
    WentOut,
    ZweedsEvent,
    rank_of,
)
from bot.i18n import Words
from bot.tables.news import HostChanged, SeatChanged, TableEvent, TableNews, TimeRanOut
from bot.tables.views import SeatView
from cogs.layouts.colours import direction_key
from cogs.layouts.grouping import grouped
from cogs.layouts.names import shown_name
from cogs.layouts.speed import SpeedEvent, many_locks, speed_sentence
from cogs.layouts.table_news import Chapter, chapters, news_sentence, said_of_time

_ACTS = (
    RoundStarted,
    CardPlayed,
    CardsDrawn,
    SeatPassed,
    StockRenewed,
    RoundBlocked,
    TurnEnded,
    SuitNamed,
    Announced,
    Caught,
    GiftChosen,
    CardsGiven,
    SeatLeftMatch,
    RaceStarted,
    Ticked,
    HostChanged,
    SeatChanged,
    TimeRanOut,
)
_PASSING = (DirectionTurned, PenaltyRaised, ExtraCardGranted, LastCardShown)
"""Told as what holds now, not as what happened."""
REMEMBERED = 4096
"""Lines that are kept: what happened once is told in every hand and on the table for some acts."""
RHYMING = "nl"
"""The language whose tables say the rhymes; another's running log would be a riddle with them."""
_RHYMING: dict[tuple[Rank, type[Effect]], str] = {
    (Rank.TWO, AddPenalty): "rhyme-two",
    (Rank.SEVEN, ExtraCard): "rhyme-seven",
    (Rank.EIGHT, Skip): "rhyme-eight",
    (Rank.JACK, ChooseSuit): "rhyme-jack",
    (Rank.KING, ExtraCard): "rhyme-king",
    (Rank.ACE, Reverse): "rhyme-ace",
}
_CAUSED_BY: dict[type, type[Effect]] = {
    DirectionTurned: Reverse,
    SeatSkipped: Skip,
    SeatLocked: Skip,
    ExtraCardGranted: ExtraCard,
}

_Call = TurnEnded | TurnsOwed | SuitNamed | Announced | Caught | GiftChosen | CardsGiven | SeatLeftMatch | SpeedEvent
_Told = Event | TableNews
_Somebody = Callable[[int], dict[str, str]]


def rhyme(rank: Rank, effect: Effect | type[Effect], words: Words) -> str | None:
    """What Dutch tables say to this effect of this rank, if they say anything (glossary.md)."""
    kind = effect if isinstance(effect, type) else type(effect)
    if rank is Rank.JOKER and effect == AddPenalty(5):
        return words("rhyme-joker")
    if isinstance(effect, AddPenalty | Skip) and effect not in (AddPenalty(2), Skip(1)):
        return None
    key = _RHYMING.get((rank, kind))
    return None if key is None else words(key)


def happenings(
    events: Sequence[TableEvent],
    seats: Sequence[SeatView],
    words: Words,
    *,
    reader: int | None,
    most: int,
    calling: str = "last-card",
) -> list[str]:
    """The latest lines, oldest first, `most` at most. `reader` is the seat that is called "you".

    `calling` is how the last card is announced here (see `announce_kind`).

    What a cut-off act brought about is left out with it, where anything later is there to tell.
    """
    by_turns = [event for event in events if not isinstance(event, ZweedsEvent)]
    told = islice(chapters(list(grouped(by_turns, _is_act, _goes_on)), seats, reader), most)
    return [_line(tuple(group), chapter, words, calling) for group, chapter in told][::-1]


def lasting(events: Sequence[TableEvent]) -> list[TableEvent]:
    """Without what holds only until somebody acts: for texts that stay when the table has gone on."""
    return [event for event in events if not isinstance(event, _PASSING)]


def _is_act(event: _Told) -> bool:
    return isinstance(event, _ACTS)


def _goes_on(group: Sequence[_Told], event: _Told) -> bool:
    """Cards that all choose to pass on, and their passing on, share a line; so does what is done as time is up.

    So do being caught and a late tick with the cards that they cost.
    """
    if not group:
        return False
    if isinstance(group[-1], TimeRanOut) or _is_cost(group, event):
        return True
    return isinstance(group[-1], GiftChosen) and isinstance(event, GiftChosen | CardsGiven)


def _is_cost(group: Sequence[_Told], event: _Told) -> bool:
    """Whether this comes of somebody being caught, or of a tick by which debts are taken (rules.md §5, §9).

    Nobody owes anything after such a tick, so it is nobody's own act; the cards may need a new stock first.
    """
    act = group[0]
    late_tick = isinstance(act, Ticked) and act.number > 1
    if not late_tick and not isinstance(act, Caught):
        return False
    if isinstance(event, StockRenewed):
        return late_tick or group[-1] is act
    cause = DrawCause.PENALTY if late_tick else DrawCause.NOT_ANNOUNCED
    return isinstance(event, CardsDrawn) and event.cause is cause


@lru_cache(REMEMBERED)
def _line(group: tuple[_Told, ...], chapter: Chapter, words: Words, calling: str) -> str:
    told = [event for event in group if not isinstance(event, TimeRanOut)]
    line = " · ".join(_sentences(told, chapter.names, words, chapter.reader, calling))
    return said_of_time(line, group, words)


def _sentences(
    group: Sequence[Event | HostChanged | SeatChanged],
    names: Sequence[str],
    words: Words,
    reader: int | None,
    calling: str,
) -> Iterator[str]:
    first = group[0] if group else None
    played = rank_of(first.card) if isinstance(first, CardPlayed) else None
    many = many_locks(group)
    owing = {event.seat for event in group if isinstance(event, TurnsOwed)}
    cost = sum(event.count for event in group if isinstance(event, CardsDrawn))
    for event in group:
        if isinstance(first, Caught) and isinstance(event, CardsDrawn):
            continue  # told with being caught
        if many and isinstance(event, SeatLocked):
            continue
        if isinstance(event, SeatSkipped) and event.seat in owing:
            continue  # it is the first of the turns just told
        sentence = _sentence(event, names, words, reader, calling, cost)
        cause = _CAUSED_BY.get(type(event))
        said = None if played is None or cause is None or words.language != RHYMING else rhyme(played, cause, words)
        yield sentence if said is None else words("event-with-rhyme", rhyme=said, what=sentence)
    if many:
        yield words("event-seats-locked", count=many)


def _sentence(
    event: Event | HostChanged | SeatChanged,
    names: Sequence[str],
    words: Words,
    reader: int | None,
    calling: str,
    cost: int,
) -> str:
    """`cost` is how many cards were drawn for what the line tells."""

    def somebody(seat: int) -> dict[str, str]:
        return {"who": "you" if seat == reader else "other", "name": shown_name(names[seat])}

    match event:
        case RoundStarted(leader=leader, card=card):
            return words("event-round-started", card=words.card(card), **somebody(leader))
        case CardPlayed(seat=seat, card=card, suit=suit):
            named = {"chosen": "no", "suit": ""} if suit is None else {"chosen": "yes", "suit": words.suit(suit)}
            return words("event-card-played", card=words.card(card), **named, **somebody(seat))
        case DirectionTurned(direction=direction):
            return words("event-direction-turned", direction=direction_key(direction))
        case PenaltyRaised(total=total):
            return words("event-penalty-raised", total=total)
        case CardsDrawn(seat=seat, count=count, cause=cause):
            return words("event-cards-drawn", **somebody(seat), count=count, cause=cause.value, kind=calling)
        case SeatSkipped(seat=seat):
            return words("event-seat-skipped", **somebody(seat))
        case ExtraCardGranted():
            return words("event-extra-card-granted")
        case StockRenewed(count=count):
            return words("event-stock-renewed", count=count)
        case SeatPassed(seat=seat):
            return words("event-seat-passed", **somebody(seat))
        case LastCardShown():
            return words("event-last-card-shown")
        case WentOut(seat=seat):
            return words("event-went-out", **somebody(seat))
        case RoundBlocked():
            return words("event-round-blocked")
        case HostChanged() | SeatChanged():
            return news_sentence(event, words, somebody)
        case _:
            return _call_sentence(event, words, names, somebody, calling, cost)


def _call_sentence(
    event: _Call, words: Words, names: Sequence[str], somebody: _Somebody, calling: str, cost: int
) -> str:
    match event:
        case TurnEnded(seat=seat):
            return words("event-turn-ended", **somebody(seat))
        case TurnsOwed(seat=seat, turns=turns):
            return words("event-turns-owed", **somebody(seat), count=turns)
        case SuitNamed(seat=seat, suit=suit):
            return words("event-suit-named", **somebody(seat), suit=words.suit(suit))
        case Announced(seat=seat):
            return words("event-announced", **somebody(seat), kind=calling)
        case Caught(seat=seat, by=by):
            return words("event-caught", **somebody(seat), by=shown_name(names[by]), kind=calling, count=cost)
        case GiftChosen(seat=seat):
            return words("event-gift-chosen", **somebody(seat))
        case CardsGiven(count=count):
            return words("event-cards-given", count=count)
        case SeatLeftMatch(seat=seat, total=total):
            return words("event-seat-left-match", **somebody(seat), count=total)
        case RaceStarted() | DebtRaised() | SeatLocked() | Ticked():
            return speed_sentence(event, words, somebody, cost)
        case _:
            assert_never(event)
