"""How many decks are played with, and for how many players they suffice (rules.md §8).

They go by the number of players as in the preset, with more decks where larger hands need them; or there is one number
for everybody, and then only as many may play as it suffices for. `with_hand` and `with_jokers` keep to what was
chosen, so that the order in which settings are changed makes no difference.
"""

from msgspec.structs import replace

from bot.engine.cards import DECK
from bot.engine.presets import ALL_PRESETS
from bot.engine.rules import SPARE_CARDS, Rules

MOST_DECKS = 4


def fixed_decks(rules: Rules) -> int | None:
    """The one number of decks for everybody; none where they go by the number of players."""
    if rules == _by_players(rules):
        return None
    return rules.decks[rules.players_min]


def with_decks(rules: Rules, decks: int | None) -> Rules:
    """The rules with so many decks for everybody, and only as many players as these suffice for.

    Without a number: as many decks as the preset has for each number of players, or as the cards dealt need.
    """
    if decks is None:
        return _by_players(rules)
    most = _usual(rules).players_max
    players = min(most, (decks * (len(DECK) + rules.jokers) - SPARE_CARDS) // rules.hand)
    by_players = tuple(decks if number >= rules.players_min else 0 for number in range(players + 1))
    return replace(rules, decks=by_players, players_max=players)


def with_hand(rules: Rules, hand: int) -> Rules:
    """The rules with so many cards dealt to each, and the decks for that."""
    return with_decks(replace(rules, hand=hand), fixed_decks(rules))


def with_jokers(rules: Rules, jokers: int) -> Rules:
    """The rules with so many Jokers in each deck, and the decks for that."""
    return with_decks(replace(rules, jokers=jokers), fixed_decks(rules))


def _usual(rules: Rules) -> Rules:
    return ALL_PRESETS.get(rules.key, rules)


def _by_players(rules: Rules) -> Rules:
    usual = _usual(rules)
    decks = (max(number, _least(rules, players)) if number else 0 for players, number in enumerate(usual.decks))
    return replace(rules, decks=tuple(decks), players_max=usual.players_max)


def _least(rules: Rules, players: int) -> int:
    """The fewest decks that suffice: players × hand + 11 ≤ cards."""
    needed = players * rules.hand + SPARE_CARDS
    return min(MOST_DECKS, -(-needed // (len(DECK) + rules.jokers)))
