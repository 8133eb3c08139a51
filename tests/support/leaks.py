"""Listens to everything that reaches anybody, and finds cards that this person must not know.

A kind of card is secret to a person in a round while nobody saw it on the pile and he never held it himself. None of
its names may stand in anything shown to him; nor may the seed of a round that is not over.
"""

import re
from collections import defaultdict
from collections.abc import Sequence

from bot.engine import DECK, JOKER, AnyRound, BlindTurned, Card, CardPlayed, CardsLaid, ZweedsRound, card_name
from bot.i18n import Words
from bot.playground.record import Shown
from bot.tables.news import TableEvent
from bot.tables.state import Phase, TableState
from tests.support.evening import Evening

LANGUAGES = ("en", "nl")


class LeakListener:
    """Add it to an evening before the first deal; `leaks` must stay empty."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.leaks: list[str] = []
        self.looked_at = 0
        self._held: dict[tuple[str, int, int], set[Card]] = defaultdict(set)
        """By table, round and person."""
        self._laid: dict[tuple[str, int], set[Card]] = defaultdict(set)
        """By table and round: what everybody saw fall, also what was shuffled into a new stock since."""
        words = [evening.client.services.localizer.words(language) for language in LANGUAGES]
        self._cards = {name: card for card in (*DECK, JOKER) for name in _names(card, words)}
        alternatives = "|".join(re.escape(name) for name in sorted(self._cards))
        self._any_card = re.compile(rf"(?<![\w])(?:{alternatives})(?![\w])")
        evening.playground.record.listeners.append(self.heard)

    def heard(self, shown: Shown) -> None:
        """Look at something that has reached people's eyes."""
        text = shown.text
        named = self._named(text)
        for live in self.evening.client.services.tables._shelf.running():
            for person in shown.audience:
                self._look(live.state, person, text, named)

    def look(self, state: TableState, person: int, text: str) -> None:
        """Look at a text as if it had reached this person."""
        self._look(state, person, text, self._named(text))

    def _named(self, text: str) -> dict[Card, int]:
        return {self._cards[found.group()]: found.start() for found in self._any_card.finditer(text)}

    def _look(self, state: TableState, person: int, text: str, named: dict[Card, int]) -> None:
        """`named`: the cards of the text, with where each stands."""
        round_ = state.match.round if state.match is not None else None
        if round_ is None or state.match is None or state.phase is not Phase.PLAYING:
            return
        self.looked_at += 1
        seat = next((index for index, one in enumerate(state.seats) if one.person == person), None)
        number = len(state.match.results)
        laid, held = self._laid[state.id, number], self._held[state.id, number, person]
        laid.update(_seen_by_all(round_), *map(_shown_by, state.happened))
        if seat is not None:
            held.update(round_.hands[seat])
        seen = laid | held
        hidden = {card for hand in round_.hands for card in hand} | set(round_.stock) | set(_blind(round_))
        self.leaks.extend(
            f"{card_name(card)} shown to {person}: …{text[max(0, named[card] - 200) : named[card] + 100]}…"
            for card in (hidden - seen).intersection(named)
        )
        if round_.seed.hex() in text or (state.next_seed and state.next_seed.hex() in text):
            self.leaks.append(f"a seed shown to {person}")


def _seen_by_all(round_: AnyRound) -> list[Card]:
    """What lies face up, or has left the game."""
    if not isinstance(round_, ZweedsRound):
        return round_.pile
    return [*round_.pile, *round_.burned, *(card for cards in round_.open for card in cards)]


def _blind(round_: AnyRound) -> list[Card]:
    """What nobody may see, its owner included."""
    if not isinstance(round_, ZweedsRound):
        return []
    return [card for cards in round_.blind for card in cards if card is not None]


def _shown_by(event: TableEvent) -> tuple[Card, ...]:
    """The cards that everybody saw in an event."""
    match event:
        case CardPlayed() | BlindTurned():
            return (event.card,)
        case CardsLaid():
            return event.cards
        case _:
            return ()


def _names(card: Card, words: Sequence[Words]) -> list[str]:
    if card == JOKER:  # every rule speaks of jokers; only a button would give one away
        return [f"play:{card_name(card)}"]
    return [card_name(card), *(name for one in words for name in (one.card(card), one.card_name(card)))]
