"""Random play over every preset and number of players; whatever fails carries notation that replays."""

import hashlib
from collections.abc import Callable, Iterator
from random import Random

from bot.engine import DECK, JOKER, PRESETS, Action, Draw, Pass, Play, Round, RoundRecord, Rules, Suit, Take

CONCEIVABLE: tuple[Action, ...] = (
    *(Play(card, suit) for card in (*DECK, JOKER) for suit in (None, *Suit)),
    Draw(),
    Take(),
    Pass(),
)
"""Every action that can be said at all."""

Step = Callable[[Round, Random], None]


def seed_of(number: int) -> bytes:
    """32 bytes for a number."""
    return hashlib.sha256(number.to_bytes(8)).digest()


def deals(count: int) -> Iterator[RoundRecord]:
    """So many deals, spread evenly over presets, numbers of players and dealers."""
    tables = [
        (rules, players)
        for rules in PRESETS.values()
        for players in range(rules.players_min, rules.players_max + 1)
    ]
    for number in range(count):
        rules, players = tables[number % len(tables)]
        yield RoundRecord(rules, players, number // len(tables) % players, seed_of(number))


def play_out(record: RoundRecord, step: Step) -> tuple[Round, RoundRecord]:
    """Play a deal to its end by chance, calling `step` before every act; the round and its record."""
    chance = Random(record.seed)
    state = record.deal()
    try:
        while state.question is not None:
            step(state, chance)
            seat = state.question.seat
            action = chance.choice(state.legal_actions(seat))
            record = record.with_act(seat, action)
            state.act(seat, action)
        step(state, chance)
    except BaseException as error:
        error.add_note(f"replays with:\n{record}")
        raise
    return state, record


def all_cards(state: Round) -> list[int]:
    """Every card of the round, wherever it lies, sorted."""
    return sorted([*state.stock, *state.pile, *(card for hand in state.hands for card in hand)])


def pack_of(rules: Rules, players: int) -> list[int]:
    """Every card that must be there, sorted."""
    return sorted(rules.pack(players))
