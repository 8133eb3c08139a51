"""Random play over every preset and number of players; whatever fails carries notation that replays."""

import hashlib
from collections.abc import Callable, Iterator
from random import Random

from bot.engine import (
    ALL_PRESETS,
    DECK,
    JOKER,
    Action,
    Announce,
    Catch,
    Draw,
    End,
    Give,
    NameSuit,
    Pass,
    Play,
    Round,
    RoundRecord,
    Rules,
    Suit,
    Take,
    Turns,
)
from tests.support.random_rules import random_rules

CONCEIVABLE: tuple[Action, ...] = (
    *(Play(card, suit, call) for card in (*DECK, JOKER) for suit in (None, *Suit) for call in (False, True)),
    *(Give(card) for card in (*DECK, JOKER)),
    *(NameSuit(suit) for suit in Suit),
    *(Catch(seat) for seat in range(8)),
    Draw(),
    Take(),
    Pass(),
    End(),
    Announce(),
)
"""Every action that can be said at all."""

Step = Callable[[Round, Random], None]


def seed_of(number: int) -> bytes:
    """32 bytes for a number."""
    return hashlib.sha256(number.to_bytes(8)).digest()


def deals(count: int) -> Iterator[RoundRecord]:
    """So many deals, spread evenly over presets with turns, numbers of players and dealers."""
    tables = [
        (rules, players)
        for rules in ALL_PRESETS.values()
        if rules.turns is Turns.IN_ORDER
        for players in range(rules.players_min, rules.players_max + 1)
    ]
    for number in range(count):
        rules, players = tables[number % len(tables)]
        yield RoundRecord(rules, players, number // len(tables) % players, seed_of(number))


def custom_deals(count: int) -> Iterator[RoundRecord]:
    """So many deals, each by settings of its own; at some tables seats are out of the match."""
    for number in range(count):
        chance = Random(number)
        players = chance.randint(2, 8)
        absent = tuple(sorted(chance.sample(range(players), chance.choice((0, 0, players - 2)))))
        dealer = chance.choice([seat for seat in range(players) if seat not in absent])
        yield RoundRecord(random_rules(chance), players, dealer, seed_of(number), absent=absent)


def able(state: Round) -> list[int]:
    """The seats that can act at all, those included that can only announce or catch."""
    return [seat for seat in range(state.players) if state.legal_actions(seat)]


def play_out(record: RoundRecord, step: Step) -> tuple[Round, RoundRecord]:
    """Play a deal to its end by chance, calling `step` before every act; the round and its record."""
    chance = Random(record.seed)
    state = record.deal()
    try:
        while state.question is not None:
            step(state, chance)
            seat = chance.choice(able(state))
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
