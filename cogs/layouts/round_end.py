"""The end of a round and of a match (experience.md §7), and a table that closed without a result."""

from collections.abc import Iterator

from bot.engine import RoundResult, Wins
from bot.i18n import Words
from bot.tables.state import CloseReason
from bot.tables.views import TableView
from cogs.addresses import Verb
from cogs.layouts.absence import paused_line, relative_time
from cogs.layouts.budget import measure
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.formats import final_result, progress, standing_score
from cogs.layouts.names import shown_name
from cogs.layouts.parts import (
    Layout,
    Part,
    Style,
    box,
    heading,
    message,
    plain,
    rows,
    separator,
    small,
    table_button,
    text,
)
from cogs.layouts.shuffle_proof import promise, proof
from cogs.layouts.variants import table_name
from cogs.layouts.zweeds_end import zweeds_hands, zweeds_outcome


def round_over_layout(view: TableView, words: Words) -> Layout:
    """Everybody's remaining hand with its points, the standings, who deals next, and the shuffle's proof."""
    result = view.results[-1]
    return message(
        box(
            text(heading(_title("round-over-title", view, words)), *_outcome(view, result, words)),
            text(*_hands(view, result, words)),
            separator(),
            text(f"**{words('standings-heading')}**", *_standings(view, words), *_next(view, words)),
            separator(),
            text(*(small(line) for line in _shuffles(view, result, words))),
            *rows(_buttons(view, words)),
            colour=NEUTRAL,
        )
    )


def match_over_layout(view: TableView, words: Words) -> Layout:
    """Places, everybody's final score with its sum, the last round, and that its shuffle can be checked."""
    result = view.results[-1]
    return message(
        box(
            text(heading(_title("match-over-title", view, words)), _winners(view, words)),
            text(*_final_lines(view, words)),
            separator(),
            text(f"**{words('match-over-last-round')}**", *_outcome(view, result, words), *_hands(view, result, words)),
            separator(),
            text(small(proof(result, words))),
            *rows(
                [
                    table_button(words, "button-rematch", view.id, Verb.REMATCH, style=Style.success),
                    table_button(words, "button-scores", view.id, Verb.SCORES),
                ]
            ),
            colour=NEUTRAL,
        )
    )


def add_rematch(layout: Layout, name: str, link: str, words: Words) -> None:
    """Below the result: who opened the rematch, and where; nothing where Discord would not take so much."""
    layout.parts.append(plain(words("rematch-opened", name=shown_name(name), link=link)))
    if not measure(layout).is_kept:
        layout.parts.pop()


def last_round_line(view: TableView, words: Words, *, points: bool = True) -> str | None:
    """`Last round played: **Anna** is out! · Bram +12`, for whoever looked away; None before the first is over."""
    if not view.results:
        return None
    result = view.results[-1]
    scored = _points(view, result, words) if points else ()
    return words("last-round", outcome=" · ".join((*_outcome(view, result, words), *scored)))


def closed_layout(view: TableView, words: Words) -> Layout:
    """Why the table ended, and how to go on."""
    lines = (heading(words("closed-title")), _reason(view, words), words("closed-how-to-go-on"))
    return message(box(text(*lines), colour=NEUTRAL))


def _title(key: str, view: TableView, words: Words) -> str:
    return words(key, variant=table_name(view, words), progress=progress(view, words))


def _outcome(view: TableView, result: RoundResult, words: Words) -> Iterator[str]:
    if result.pest is not None:
        yield from zweeds_outcome(view, result, result.pest, words)
    elif result.out is None:
        yield words("round-over-blocked")
    else:
        yield words("round-over-out", name=shown_name(view.seats[result.out].name))


def _hands(view: TableView, result: RoundResult, words: Words) -> Iterator[str]:
    if result.pest is not None:
        yield from zweeds_hands(view, result, words)
        return
    for seat, hand in enumerate(result.hands):
        cards = " ".join(words.card(card) for card in hand) or words("round-over-no-cards")
        name = shown_name(view.seats[seat].name)
        if isinstance(view.rules.format, Wins):
            yield words("round-over-hand-uncounted", name=name, cards=cards)
        elif hand or seat == result.out:
            yield words("round-over-hand", name=name, points=result.points[seat], cards=cards)


def _points(view: TableView, result: RoundResult, words: Words) -> Iterator[str]:
    """What each of the others got, where points count."""
    if result.pest is None and not isinstance(view.rules.format, Wins):
        for seat, points in enumerate(result.points):
            if seat != result.out and (points or result.hands[seat]):
                yield words("last-round-points", name=shown_name(view.seats[seat].name), points=points)


def _standings(view: TableView, words: Words) -> Iterator[str]:
    for standing in view.standings:
        name = shown_name(view.seats[standing.seat].name)
        score = standing_score(view.rules.format, standing, words)
        yield words("standing", place=standing.place, name=name, score=score)


def _next(view: TableView, words: Words) -> Iterator[str]:
    if view.next_dealer is not None:
        yield words("next-dealer", name=shown_name(view.seats[view.next_dealer].name))
    if view.pause is not None:
        yield paused_line(view.pause, words)
    if view.next_round_at is not None:
        yield words("next-round-at", moment=relative_time(view.next_round_at))


def _shuffles(view: TableView, result: RoundResult, words: Words) -> Iterator[str]:
    yield proof(result, words)
    if view.next_commitment:
        yield promise(view.next_commitment, words)


def _buttons(view: TableView, words: Words) -> Iterator[Part]:
    paused = view.pause is not None
    yield table_button(words, "button-next-round", view.id, Verb.NEXT, style=Style.success, disabled=paused)
    yield table_button(words, "button-scores", view.id, Verb.SCORES)
    yield table_button(words, "button-more", view.id, Verb.MORE)


def _winners(view: TableView, words: Words) -> str:
    winners = [shown_name(view.seats[one.seat].name) for one in view.standings if one.place == 1]
    return words("match-over-winner", names=words.join(winners), count=len(winners))


def _final_lines(view: TableView, words: Words) -> Iterator[str]:
    """`2. Anna · final score −10 (50 − 60 = −10)`, or what else the places go by (rules.md §7)."""
    for standing in view.standings:
        name = shown_name(view.seats[standing.seat].name)
        held = len(view.results[-1].hands[standing.seat])
        result = final_result(view.rules.format, standing, held, words)
        yield words("final-line", place=standing.place, name=name, result=result)


def _reason(view: TableView, words: Words) -> str | None:
    match view.close_reason:
        case CloseReason.STOPPED if view.closed_by is not None:
            return words("closed-stopped-by", person=f"<@{view.closed_by}>")
        case CloseReason.STOPPED:
            return words("closed-stopped")
        case CloseReason.EMPTY:
            return words("closed-empty")
        case CloseReason.IDLE:
            return words("closed-idle")
        case CloseReason.PAUSED:
            return words("closed-paused")
        case CloseReason.ABSENT:
            return words("closed-absent")
        case None:
            return None
