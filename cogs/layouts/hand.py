"""A player's own hand: every card a button (experience.md §5)."""

from collections.abc import Iterator, Sequence

from bot.engine import Card, Caught, Give, NameSuit, Play, Suit, card_name, rank_of, suit_of
from bot.i18n import Words
from bot.tables.state import Phase
from bot.tables.views import HandView
from cogs.addresses import CALL, Address, Verb
from cogs.layouts.absence import is_played_for, paused_part, stands_still, take_back_part
from cogs.layouts.announcing import announce_kind
from cogs.layouts.colours import NEUTRAL, YOUR_TURN
from cogs.layouts.formats import progress
from cogs.layouts.hand_controls import call_plays, controls, hand_address, page_buttons
from cogs.layouts.hand_pages import CardPile, pages_of
from cogs.layouts.happenings import happenings, lasting
from cogs.layouts.names import shown_name
from cogs.layouts.parts import (
    BUTTONS_IN_A_ROW,
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
from cogs.layouts.tasks import follows_the_table, is_asked, neighbour_of, own_task
from cogs.layouts.variants import table_name

LATEST = 8
"""Lines of what happened since one's own last act."""
DRAWN_SHOWN = 12
NARROW, CARD_ROWS = 4, 4
_OVER = {
    Phase.BETWEEN_ROUNDS: "hand-round-over",
    Phase.FINISHED: "hand-match-over",
    Phase.CLOSED: "hand-table-closed",
    Phase.LOBBY: "error-not-started",
}


def hand_layout(
    view: HandView, words: Words, emojis: CardEmojis, *, page: int = 0, note: str | None = None
) -> Layout:
    """The hand on a page (0-based; the nearest one that exists), under a line of its own if there is a note."""
    if view.table.phase is not Phase.PLAYING:
        return message(box(text(note, words(_OVER[view.table.phase])), colour=NEUTRAL))
    if stands_still(view) or is_played_for(view):
        lines = (*_head(view, words), *_news(view, words), *_suit_lines(view.round.hand, words))
        way_on = paused_part(view, words) if stands_still(view) else take_back_part(view, words)
        return message(box(text(note), text(*lines), way_on, colour=NEUTRAL))
    pages = pages_of(view.round.hand, playable_cards(view))
    page = min(max(page, 0), len(pages) - 1)
    return message(
        box(
            text(note),
            text(*_head(view, words), *_news(view, words)),
            text(*own_task(view.round, view.table.seats, words)),
            text(*_overview(view, page, len(pages), words)),
            *rows(_card_buttons(view, pages[page], words, emojis), _row_length(pages[page])),
            *rows((*call_plays(view, words, emojis), *_suits_to_name(view, words))),
            separator(),
            *rows((*controls(view, words, emojis), *page_buttons(view, page, len(pages), words)), NARROW),
            colour=YOUR_TURN if is_asked(view.round) else None,
        )
    )


def suit_layout(
    view: HandView, card: Card, words: Words, emojis: CardEmojis, *, call: bool = False
) -> Layout:
    """The choice of a suit for a card that is played only with the answer (perhaps with the call), and a way back."""
    choices = (_suit_button(view, card, suit, words, call=call) for suit in Suit)
    picture = emojis.emoji(card, words)
    shown = f"{picture} **{words.card(card)}**" if picture is not None else f"**{words.card(card)}**"
    return message(
        box(
            text(heading(words("choose-suit-title")), words("choose-suit-for", card=shown)),
            text(*_suit_lines(_without(view.round.hand, card), words)),
            *rows(choices),
            *rows([button(words("button-back"), hand_address(view, Verb.BACK))]),
            colour=YOUR_TURN,
        )
    )


def playable_cards(view: HandView) -> frozenset[Card]:
    """The cards that may be played, or handed on, now."""
    return frozenset(action.card for action in view.round.legal if isinstance(action, Play | Give))


def _row_length(piles: Sequence[CardPile]) -> int:
    """Four cards side by side, as on a phone; five where they would need more rows than a message holds."""
    return NARROW if len(piles) <= NARROW * CARD_ROWS else BUTTONS_IN_A_ROW


def _head(view: HandView, words: Words) -> Iterator[str]:
    """What lies on top only while this seat is asked: a hand that waits is not edited when the table goes on."""
    table, state = view.table, view.round
    yield heading(words("hand-title", variant=table_name(table, words), progress=progress(table, words)))
    held = words("hand-count", count=len(state.hand))
    if not follows_the_table(state):
        yield held
        return
    yield f"{held} · {words('hand-top', card=words.card_line(state.top))}"
    if state.suit_is_chosen and state.current_suit is not None:
        yield words("table-chosen-suit", suit=words.suit(state.current_suit))


def _news(view: HandView, words: Words) -> Iterator[str]:
    calling = announce_kind(view.table.rules)
    news = view.news if follows_the_table(view.round) else lasting(view.news)
    lines = happenings(news, view.table.seats, words, reader=view.seat, most=LATEST, calling=calling)
    kept = [line for line in _own_catch(view, words) if line not in lines]
    yield from (small(line) for line in (*kept, *lines))
    if view.round.received:
        yield words("hand-drawn", cards=_named(view.round.received, words))
    if view.round.got:
        giver = neighbour_of(view.round, -1)
        yield words("hand-got", cards=_named(view.round.got, words), name=shown_name(view.table.seats[giver].name))


def _own_catch(view: HandView, words: Words) -> list[str]:
    """That the owner was caught, since his own last act: others may have done much in the seconds after it."""
    caught = (place for place, event in enumerate(view.news) if isinstance(event, Caught) and event.seat == view.seat)
    place = max(caught, default=None)
    if place is None:
        return []
    told, calling = view.news[place:], announce_kind(view.table.rules)
    return happenings(told, view.table.seats, words, reader=view.seat, most=len(told), calling=calling)[:1]


def _named(cards: Sequence[Card], words: Words) -> str:
    named = ", ".join(words.card(card) for card in cards[:DRAWN_SHOWN])
    more = len(cards) - DRAWN_SHOWN
    return named if more <= 0 else words("hand-drawn-more", cards=named, more=more)


def _overview(view: HandView, page: int, pages: int, words: Words) -> Iterator[str]:
    """The whole hand in words, where it does not fit on one page."""
    if pages > 1:
        yield from _suit_lines(view.round.hand, words)
        yield words("hand-page", page=page + 1, pages=pages)


def _without(hand: Sequence[Card], card: Card) -> list[Card]:
    """What is left to follow with once the card is played."""
    left = list(hand)
    if card in left:
        left.remove(card)
    return left


def _suit_lines(hand: Sequence[Card], words: Words) -> Iterator[str]:
    """`♥ hearts: 7 7 K`, a line per suit in hand."""
    for suit in Suit:
        ranks = " ".join(words.rank_letter(rank_of(card)) for card in hand if suit_of(card) is suit)
        if ranks:
            yield words("hand-suit", suit=words.suit(suit), ranks=ranks)
    if jokers := sum(suit_of(card) is None for card in hand):
        yield words("hand-jokers", sign="★ " * jokers, count=jokers)


def _card_buttons(view: HandView, piles: Sequence[CardPile], words: Words, emojis: CardEmojis) -> Iterator[Part]:
    verbs = _card_verbs(view)
    for card, copies, fits in piles:
        name = words.card(card)
        label = words("button-cards", card=name, count=copies) if copies > 1 else name
        style = Style.success if card == view.round.gift else Style.primary if fits else Style.secondary
        verb = verbs.get(card, Verb.PLAY)
        version = "" if verb is Verb.GIVE else str(view.version)
        address = Address(view.table.id, version, verb, card_name(card))
        yield button(label, address, style=style, disabled=not fits, emoji=emojis.emoji(card, words))


def _card_verbs(view: HandView) -> dict[Card, Verb]:
    """Handing a card on, playing it, or first the choice of the suit that is named with it."""
    verbs: dict[Card, Verb] = {}
    for action in view.round.legal:
        if isinstance(action, Play):
            verbs[action.card] = Verb.PLAY if action.suit is None else Verb.SUIT
        elif isinstance(action, Give):
            verbs[action.card] = Verb.GIVE
    return verbs


def _suit_button(view: HandView, card: Card, suit: Suit, words: Words, *, call: bool) -> Part:
    argument = f"{card_name(card)}.{suit}{'.' + CALL if call else ''}"
    return button(words.suit(suit), hand_address(view, Verb.PLAY, argument), style=Style.primary)


def _suits_to_name(view: HandView, words: Words) -> Iterator[Part]:
    """For the dealer of a card that chooses the suit (rules.md §4)."""
    for action in view.round.legal:
        if isinstance(action, NameSuit):
            yield button(
                words.suit(action.suit), hand_address(view, Verb.NAME, str(action.suit)), style=Style.primary
            )
