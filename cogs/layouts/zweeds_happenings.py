"""What happened in Zweeds, in short lines: an act of somebody, and on the same line what it brought about."""

from collections.abc import Sequence
from itertools import islice
from typing import assert_never

from bot.engine import (
    BlindTurned,
    CardsLaid,
    CardsSwapped,
    HandFilled,
    PestFound,
    PileBurned,
    PileTaken,
    PlayBegan,
    RoundStuck,
    SeatOut,
    SeatPassedOver,
    SeatReady,
    SwappingBegan,
    ZweedsEvent,
)
from bot.i18n import Words
from bot.tables.news import HostChanged, SeatChanged, TableEvent, TableNews, TimeRanOut
from bot.tables.views import SeatView
from cogs.layouts.grouping import grouped
from cogs.layouts.names import shown_name
from cogs.layouts.table_news import Chapter, chapters, news_sentence, said_of_time
from cogs.layouts.zweeds_words import cards_in_words

_ACTS = (
    SwappingBegan,
    CardsSwapped,
    SeatReady,
    PlayBegan,
    CardsLaid,
    BlindTurned,
    PileTaken,
    RoundStuck,
    HostChanged,
    SeatChanged,
    TimeRanOut,
)
_Told = ZweedsEvent | TableNews


def zweeds_happenings(
    events: Sequence[TableEvent], seats: Sequence[SeatView], words: Words, *, reader: int | None, most: int
) -> list[str]:
    """The latest lines, oldest first, `most` at most. `reader` is the seat that is called "you".

    What a cut-off act brought about is left out with it.
    """
    told = [event for event in events if isinstance(event, _Told) and not isinstance(event, HandFilled)]
    latest = islice(chapters(list(grouped(told, _is_act, _goes_on)), seats, reader), most)
    return [_line(group, chapter, words) for group, chapter in latest][::-1]


def _line(group: Sequence[_Told], chapter: Chapter, words: Words) -> str:
    told = [event for event in group if not isinstance(event, TimeRanOut)]
    line = " · ".join(_sentence(event, chapter.names, words, chapter.reader) for event in told)
    return said_of_time(line, group, words)


def _is_act(event: _Told) -> bool:
    return isinstance(event, _ACTS)


def _goes_on(group: Sequence[_Told], event: _Told) -> bool:
    """A blind card that does not fit and the pile taken with it are one show; so is being ready one after another."""
    if not group:
        return False
    if isinstance(group[-1], TimeRanOut):
        return True
    if isinstance(event, PileTaken):
        return isinstance(group[-1], BlindTurned) and not group[-1].fits
    return isinstance(group[-1], SeatReady) and isinstance(event, SeatReady | PlayBegan)


def _sentence(
    event: ZweedsEvent | HostChanged | SeatChanged, names: Sequence[str], words: Words, reader: int | None
) -> str:
    def somebody(seat: int) -> dict[str, str]:
        return {"who": "you" if seat == reader else "other", "name": shown_name(names[seat])}

    match event:
        case SwappingBegan(leader=leader):
            return words("zweeds-event-dealt", **somebody(leader))
        case CardsSwapped(seat=seat, taken=taken, laid=laid):
            return words("zweeds-event-swapped", taken=words.card(taken), laid=words.card(laid), **somebody(seat))
        case SeatReady(seat=seat):
            return words("zweeds-event-ready", **somebody(seat))
        case PlayBegan(leader=leader):
            return words("zweeds-event-began", **somebody(leader))
        case CardsLaid(seat=seat, cards=cards, opened=opened):
            source = "hand" if not opened else "open" if opened == len(cards) else "both"
            return words("zweeds-event-laid", cards=cards_in_words(cards, words), source=source, **somebody(seat))
        case BlindTurned(seat=seat, card=card, fits=fits):
            shown = {"card": words.card(card), "fits": "yes" if fits else "no"}
            return words("zweeds-event-turned", **shown, **somebody(seat))
        case PileTaken(seat=seat, count=count):
            return words("zweeds-event-taken", count=count, **somebody(seat))
        case PileBurned(count=count):
            return words("zweeds-event-burned", count=count)
        case HandFilled(seat=seat, count=count):
            return words("event-cards-drawn", count=count, cause="effect", **somebody(seat))
        case SeatPassedOver(seat=seat):
            return words("event-seat-skipped", **somebody(seat))
        case SeatOut(seat=seat, place=place):
            return words("zweeds-event-out", place=place, **somebody(seat))
        case HostChanged() | SeatChanged():
            return news_sentence(event, words, somebody)
        case RoundStuck():
            return words("zweeds-event-stuck")
        case PestFound(seat=seat):
            return words("zweeds-event-pest", **somebody(seat))
        case _:
            assert_never(event)
