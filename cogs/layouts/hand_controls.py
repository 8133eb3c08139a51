"""The buttons under the cards of a hand: draw or end the turn, announce, catch, turn the page."""

from collections.abc import Iterator

from bot.engine import Announce, Announcing, AnybodyToPlay, Catch, Draw, End, Pass, Play, Take, card_name
from bot.i18n import Words
from bot.tables.views import HandView
from cogs.addresses import CALL, Address, Verb
from cogs.layouts.announcing import announce_kind, catch_buttons
from cogs.layouts.parts import CardEmojis, Part, Style, button
from cogs.layouts.speed import drawing_argument
from cogs.layouts.tasks import draw_label, is_asked

CATCHES_SHOWN = 2
"""A full page of cards leaves no room for more; who else can be caught follows with the next change."""
_DRAWING = (Draw(), Take(), Pass(), End())


def controls(view: HandView, words: Words, emojis: CardEmojis) -> Iterator[Part]:
    """What can be done beside laying a card."""
    legal, rules = view.round.legal, view.round.rules
    yield _draw_button(view, words, emojis)
    if rules.announcing is not Announcing.AUTOMATIC:
        yield _announce_button(view, words)
    caught = [action.seat for action in legal if isinstance(action, Catch)][:CATCHES_SHOWN]
    yield from catch_buttons(view.table, caught, words)
    yield button(words("button-scores"), hand_address(view, Verb.SCORES))
    yield button(words("button-refresh"), hand_address(view, Verb.REFRESH))


def call_plays(view: HandView, words: Words, emojis: CardEmojis) -> Iterator[Part]:
    """Each card that may carry the call, played with it in one click (rules.md §5, `with_play`).

    The plain buttons above stay: who does not think of it forgets it.
    """
    calling = (action for action in view.round.legal if isinstance(action, Play) and action.call)
    call = words("announce-call", kind=announce_kind(view.table.rules))
    for card, names_suit in dict.fromkeys((action.card, action.suit is not None) for action in calling):
        address = hand_address(view, Verb.SUIT if names_suit else Verb.PLAY, f"{card_name(card)}.{CALL}")
        label = words("button-play-with-call", call=call, card=words.card(card))
        yield button(label, address, style=Style.success, emoji=emojis.emoji(card, words))


def page_buttons(view: HandView, page: int, pages: int, words: Words) -> Iterator[Part]:
    """To the page before and the page after."""
    if page > 0:
        yield button(words("button-previous-page"), hand_address(view, Verb.PAGE, str(page - 1)))
    if page < pages - 1:
        yield button(words("button-next-page"), hand_address(view, Verb.PAGE, str(page + 1)))


def hand_address(view: HandView, verb: Verb, argument: str = "") -> Address:
    """What a button of this hand says; it carries the seat's version."""
    return Address(view.table.id, str(view.version), verb, argument)


def _announce_button(view: HandView, words: Words) -> Part:
    live = Announce() in view.round.legal
    return button(
        words("button-announce", kind=announce_kind(view.table.rules)),
        Address(view.table.id, "", Verb.ANNOUNCE),
        style=Style.success if live else Style.secondary,
        disabled=not live,
    )


def _draw_button(view: HandView, words: Words, emojis: CardEmojis) -> Part:
    """Bright only where nothing else can be done: cards that fit are what one looks for."""
    legal = view.round.legal
    drawing = any(action in _DRAWING for action in legal)
    alone = drawing and not any(isinstance(action, Play) for action in legal)
    return button(
        _draw_label(view, words),
        hand_address(view, Verb.DRAW_FROM_HAND, drawing_argument(view.round)),
        style=Style.success if alone else Style.secondary,
        disabled=not drawing,
        emoji=None if any(isinstance(action, Pass | End) for action in legal) else emojis.back(),
    )


def _draw_label(view: HandView, words: Words) -> str:
    if isinstance(view.round.question, AnybodyToPlay):
        return draw_label(view.round, words)
    if Pass() in view.round.legal or End() in view.round.legal:
        return words("button-end-turn")
    return draw_label(view.round, words) if is_asked(view.round) else words("button-draw")
