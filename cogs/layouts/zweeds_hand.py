"""A player's own cards in Zweeds: hand, open and blind cards in rows (experience.md §5)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.engine import Card, Flip, HandsToSwap, Lay, Rank, Ready, TakePile, card_name, rank_of
from bot.i18n import Words
from bot.tables.state import Phase
from bot.tables.views import ZweedsHandView
from cogs.addresses import Address, Verb
from cogs.layouts.absence import is_played_for, paused_part, relative_time, stands_still, take_back_part
from cogs.layouts.colours import NEUTRAL, YOUR_TURN
from cogs.layouts.formats import progress
from cogs.layouts.parts import (
    CardEmojis,
    Layout,
    Part,
    Style,
    box,
    button,
    heading,
    message,
    rows,
    separator,
    small,
    text,
)
from cogs.layouts.variants import table_name
from cogs.layouts.zweeds_happenings import zweeds_happenings
from cogs.layouts.zweeds_swapping import JOIN, swap_rows
from cogs.layouts.zweeds_words import cards_in_words, end_near_line, own_cards, own_zweeds_task, pile_lines

LATEST = 6
"""Lines of what happened since one's own last act."""
CHOICES_SHOWN = 10
"""So many ways to lay are buttons of their own; a larger hand has one button for each rank."""
RECEIVED_SHOWN = 12
_OVER = {
    Phase.BETWEEN_ROUNDS: "hand-round-over",
    Phase.FINISHED: "hand-match-over",
    Phase.CLOSED: "hand-table-closed",
    Phase.LOBBY: "error-not-started",
}


def zweeds_hand_layout(
    view: ZweedsHandView,
    words: Words,
    emojis: CardEmojis,
    *,
    chosen: Card | None = None,
    note: str | None = None,
) -> Layout:
    """The three rows of one's own cards; while all swap, `chosen` is the card of the hand to be swapped."""
    if view.table.phase is not Phase.PLAYING:
        return message(box(text(note, words(_OVER[view.table.phase])), colour=NEUTRAL))
    state = view.round
    if stands_still(view):
        lines = (*_head(view, words), *_news(view, words))
        return message(box(text(note), text(*lines, *own_cards(view, words)), paused_part(view, words), colour=NEUTRAL))
    swapping = isinstance(state.question, HandsToSwap)
    cards = swap_rows(view, chosen, words, emojis) if swapping else _rows(view, words, emojis)
    return message(
        box(
            text(note),
            text(*_head(view, words), *_news(view, words)),
            take_back_part(view, words) if is_played_for(view) else None,
            text(own_zweeds_task(state, words), *_in_time(view, words)),
            *cards,
            separator(),
            *rows(_controls(view, words)),
            colour=YOUR_TURN if state.legal else None,
        )
    )


def count_layout(view: ZweedsHandView, rank: Rank, words: Words, emojis: CardEmojis) -> Layout:
    """How many cards of a rank are to be laid, and a way back."""
    lays = [lay for lay in _choices(view) if rank_of(lay.cards[0]) is rank]
    return message(
        box(
            text(heading(words("zweeds-how-many", rank=words.rank_letter(rank)))),
            *rows(_lay_button(view, lay, words, emojis) for lay in lays),
            *rows([button(words("button-back"), _address(view, Verb.BACK))]),
            colour=YOUR_TURN,
        )
    )


def _in_time(view: ZweedsHandView, words: Words) -> Iterator[str | None]:
    """When swapping ends by itself, for who swaps still; that the round is about to end, for who is on turn."""
    if not view.round.legal:
        return
    if view.table.swapping_ends_at is not None:
        yield small(words("zweeds-swap-until", moment=relative_time(view.table.swapping_ends_at)))
    yield end_near_line(view.round, words)


def _head(view: ZweedsHandView, words: Words) -> Iterator[str]:
    table = view.table
    yield heading(words("hand-title", variant=table_name(table, words), progress=progress(table, words)))
    if view.round.legal and not isinstance(view.round.question, HandsToSwap):  # the pile of who waits would be outdated
        yield from pile_lines(view.round, words)


def _news(view: ZweedsHandView, words: Words) -> Iterator[str]:
    lines = zweeds_happenings(view.news, view.table.seats, words, reader=view.seat, most=LATEST)
    yield from (small(line) for line in lines)
    if received := view.round.received:
        cards = ", ".join(words.card(card) for card in received[:RECEIVED_SHOWN])
        if len(received) > RECEIVED_SHOWN:
            cards = words("hand-drawn-more", cards=cards, more=len(received) - RECEIVED_SHOWN)
        yield words("hand-drawn", cards=cards)


def _rows(view: ZweedsHandView, words: Words, emojis: CardEmojis) -> Iterator[Part | None]:
    """Hand, open and blind cards, each under its name; what is not there has no row."""
    state = view.round
    if state.hand:
        yield text(_hand_title(view, words))
        yield from rows(_hand_buttons(view, words, emojis))
    if state.open[view.seat]:
        yield text(words("zweeds-row-open"))
        yield from rows(_open_buttons(view, words, emojis))
    if state.blind[view.seat]:
        yield text(words("zweeds-row-blind"))
        yield from rows(_blind_buttons(view, words, emojis))


def _hand_title(view: ZweedsHandView, words: Words) -> str:
    """With the whole hand in words where its buttons do not name every card."""
    hand = view.round.hand
    if len(_ways(view, hand)) <= CHOICES_SHOWN:
        return words("zweeds-row-hand", count=len(hand))
    return words("zweeds-row-hand-listed", count=len(hand), cards=cards_in_words(hand, words))


def _hand_buttons(view: ZweedsHandView, words: Words, emojis: CardEmojis) -> Iterator[Part]:
    ways = _ways(view, view.round.hand)
    if len(ways) <= CHOICES_SHOWN:
        for lay in ways:
            yield _lay_button(view, lay, words, emojis)
        return
    for rank, cards in _by_rank(view.round.hand):
        fits = any(lay.cards == cards[:1] for lay in _choices(view))
        label, address = words.card(cards[0]), _lay_address(view, Lay(cards))
        if len(cards) > 1:
            label = words("button-cards", card=words.rank_letter(rank), count=len(cards))
            address = _address(view, Verb.HOW_MANY, str(rank))
        yield _card_button(label, address, fits, emojis, cards[0], words)


def _open_buttons(view: ZweedsHandView, words: Words, emojis: CardEmojis) -> Iterator[Part]:
    """What lies open: to be laid when the hand is gone, or together with a hand of one rank."""
    cards = view.round.open[view.seat]
    if view.round.hand:
        for card, copies in Counter(cards).items():
            label = words("button-cards", card=words.card(card), count=copies) if copies > 1 else words.card(card)
            yield _card_button(label, _lay_address(view, Lay((card,)), Verb.OPEN), False, emojis, card, words)
        for lay in _joint_lays(view):
            label = words("zweeds-button-with-open", cards=cards_in_words(lay.cards, words))
            yield _card_button(label, _lay_address(view, lay), True, emojis, lay.cards[0], words)
        return
    for lay in _ways(view, cards):
        yield _lay_button(view, lay, words, emojis)


def _blind_buttons(view: ZweedsHandView, words: Words, emojis: CardEmojis) -> Iterator[Part]:
    for number in view.round.blind[view.seat]:
        live = Flip(number) in view.round.legal
        yield button(
            words("zweeds-button-blind", number=number),
            _address(view, Verb.FLIP, str(number)),
            style=Style.primary if live else Style.secondary,
            disabled=not live,
            emoji=emojis.back(),
        )


def _controls(view: ZweedsHandView, words: Words) -> Iterator[Part]:
    state = view.round
    if isinstance(state.question, HandsToSwap):
        live = Ready() in state.legal
        ready = Address(view.table.id, "", Verb.READY)
        yield button(words("zweeds-button-ready"), ready, style=Style.success, disabled=not live)
    else:
        live = TakePile() in state.legal
        only = state.legal == (TakePile(),)
        style = Style.success if only else Style.secondary
        label = words("zweeds-button-pile", count=state.pile if state.legal else 0)
        yield button(label, _address(view, Verb.PILE), style=style, disabled=not live)
    yield button(words("button-scores"), _address(view, Verb.SCORES))
    yield button(words("button-refresh"), _address(view, Verb.REFRESH))


def _by_rank(cards: Sequence[Card]) -> list[tuple[Rank, tuple[Card, ...]]]:
    """Equal ranks of a sorted row together."""
    return [(rank, tuple(sorted(group))) for rank, group in groupby(cards, key=rank_of)]


def _ways(view: ZweedsHandView, cards: Sequence[Card]) -> list[Lay]:
    """Of each rank that fits one card, two, three and so on: suits mean nothing in this game; else all its cards."""
    choices = {lay.cards for lay in _choices(view)}
    found: list[Lay] = []
    for _, equals in _by_rank(cards):
        counts = range(1, len(equals) + 1) if equals[:1] in choices else (len(equals),)
        found += (Lay(equals[:count]) for count in counts)
    return found


def _choices(view: ZweedsHandView) -> list[Lay]:
    """Of each rank and number of cards the first: the lowest suits, from hand alone or with the fewest open cards."""
    first: dict[tuple[Rank, int], Lay] = {}
    for action in view.round.legal:
        if isinstance(action, Lay):
            first.setdefault((rank_of(action.cards[0]), len(action.cards)), action)
    return list(first.values())


def _joint_lays(view: ZweedsHandView) -> list[Lay]:
    """The whole hand with one, two or three open cards of its rank."""
    return [lay for lay in _choices(view) if len(lay.cards) > len(view.round.hand)]


def _lay_button(view: ZweedsHandView, lay: Lay, words: Words, emojis: CardEmojis) -> Part:
    label = cards_in_words(lay.cards, words)
    return _card_button(label, _lay_address(view, lay), lay in view.round.legal, emojis, lay.cards[0], words)


def _card_button(
    label: str, address: Address, live: bool, emojis: CardEmojis, card: Card, words: Words
) -> Part:
    style = Style.primary if live else Style.secondary
    return button(label, address, style=style, disabled=not live, emoji=emojis.emoji(card, words))


def _lay_address(view: ZweedsHandView, lay: Lay, verb: Verb = Verb.LAY) -> Address:
    return _address(view, verb, JOIN.join(map(card_name, lay.cards)))


def _address(view: ZweedsHandView, verb: Verb, argument: str = "") -> Address:
    """What a button of these cards says; it carries the seat's version."""
    return Address(view.table.id, str(view.version), verb, argument)
