"""Listens to everything that reaches anybody, and finds cards that this person must not know.

A kind of card is secret to a person in a round while nobody saw it on the pile and he never held it himself. None of
its names may stand in anything shown to him; nor may the seed of a round that is not over.
"""

import re
from collections import defaultdict

from bot.engine import JOKER, AnyRound, BlindTurned, Card, CardPlayed, CardsLaid, ZweedsRound, card_name
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
        self._names: dict[Card, re.Pattern[str]] = {}
        self._words = [evening.client.services.localizer.words(language) for language in LANGUAGES]
        evening.playground.record.listeners.append(self.heard)

    def heard(self, shown: Shown) -> None:
        """Look at something that has reached people's eyes."""
        text = shown.text
        for live in self.evening.client.services.tables._shelf.running():
            for person in shown.audience:
                self._look(live.state, person, text)

    def _look(self, state: TableState, person: int, text: str) -> None:
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
            f"{card_name(card)} shown to {person}: …{text[max(0, found.start() - 200) : found.end() + 100]}…"
            for card in hidden - seen
            if (found := self._pattern(card).search(text))
        )
        if round_.seed.hex() in text or (state.next_seed and state.next_seed.hex() in text):
            self.leaks.append(f"a seed shown to {person}")

    def _pattern(self, card: Card) -> re.Pattern[str]:
        if card not in self._names:
            names = {card_name(card), *(name for words in self._words for name in _names(card, words))}
            if card == JOKER:  # every rule speaks of jokers; only a button would give one away
                names = {f"play:{card_name(card)}"}
            alternatives = "|".join(re.escape(name) for name in sorted(names))
            self._names[card] = re.compile(rf"(?<![\w])(?:{alternatives})(?![\w])")
        return self._names[card]


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


def _names(card: Card, words: Words) -> tuple[str, str]:
    return words.card(card), words.card_name(card)
