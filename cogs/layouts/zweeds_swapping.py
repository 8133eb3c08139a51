"""Swapping hand and open cards before a round of Zweeds: a card of the hand is chosen, then an open one."""

from collections import Counter
from collections.abc import Iterator

from bot.engine import Card, Swap, card_name
from bot.i18n import Words
from bot.tables.views import ZweedsHandView
from cogs.addresses import Address, Verb
from cogs.layouts.parts import CardEmojis, Part, Style, button, rows, text

JOIN = "."
"""Between cards in an address."""


def swap_rows(
    view: ZweedsHandView, chosen: Card | None, words: Words, emojis: CardEmojis
) -> Iterator[Part | None]:
    """Hand and open cards as buttons, the blind ones in words."""
    state = view.round
    chosen = chosen if chosen in state.hand and state.legal else None
    yield text(words("zweeds-row-hand", count=len(state.hand)))
    yield from rows(_hand_button(view, card, chosen, words, emojis) for card in dict.fromkeys(state.hand))
    asked = None if chosen is None else words("zweeds-swap-for", card=f"**{words.card(chosen)}**")
    yield text(asked or words("zweeds-row-open"))
    yield from rows(_open_button(view, card, chosen, words, emojis) for card in dict.fromkeys(state.open[view.seat]))
    yield text(words("zweeds-blind-unseen", count=len(state.blind[view.seat])))


def _hand_button(
    view: ZweedsHandView, card: Card, chosen: Card | None, words: Words, emojis: CardEmojis
) -> Part:
    """The chosen card stands out; another click on it, or on another, chooses anew."""
    style = Style.success if card == chosen else Style.primary if view.round.legal else Style.secondary
    address = Address(view.table.id, "", Verb.SWAP_CARD, card_name(card))
    label = _label(card, view.round.hand, words)
    return button(label, address, style=style, disabled=not view.round.legal, emoji=emojis.emoji(card, words))


def _open_button(
    view: ZweedsHandView, card: Card, chosen: Card | None, words: Words, emojis: CardEmojis
) -> Part:
    """Live when a card of the hand is chosen that it can be swapped for."""
    live = chosen is not None and Swap(chosen, card) in view.round.legal
    argument = card_name(card) if chosen is None else f"{card_name(chosen)}{JOIN}{card_name(card)}"
    address = Address(view.table.id, "", Verb.SWAP, argument)
    style = Style.primary if live else Style.secondary
    label = _label(card, view.round.open[view.seat], words)
    return button(label, address, style=style, disabled=not live, emoji=emojis.emoji(card, words))


def _label(card: Card, row: tuple[Card, ...], words: Words) -> str:
    """Equal cards of two decks share a button."""
    copies = Counter(row)[card]
    return words("button-cards", card=words.card(card), count=copies) if copies > 1 else words.card(card)
