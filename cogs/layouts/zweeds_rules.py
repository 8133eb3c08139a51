"""The rules of Zweeds in words (rules.md §11), for its rule card."""

from collections.abc import Iterator

from bot.engine import ZweedsRules
from bot.i18n import Words


def zweeds_facts(decks: int, words: Words) -> str:
    """`3 blind, 3 open and 3 in hand; one deck without jokers`."""
    return words("zweeds-rules-cards", decks=decks)


def zweeds_general_lines(rules: ZweedsRules, words: Words) -> Iterator[str]:
    """What a newcomer must know first: the aim, the deal and swapping, a turn, the order of cards, the end."""
    yield words("zweeds-rules-aim")
    yield words("zweeds-rules-deal")
    yield words("zweeds-rules-turn")
    yield words("zweeds-rules-pile")
    yield words("zweeds-rules-phases")
    yield words("zweeds-rules-end")
    yield words("zweeds-rules-match", rounds=rules.format.rounds)


def zweeds_card_lines(words: Words) -> Iterator[str]:
    """What each special card does."""
    yield words("zweeds-rules-two")
    yield words("zweeds-rules-three")
    yield words("zweeds-rules-seven")
    yield words("zweeds-rules-eight")
    yield words("zweeds-rules-ten")
    yield words("zweeds-rules-four")


def zweeds_rare_lines(words: Words) -> Iterator[str]:
    """What seldom comes up: hand and open cards laid together, and a round with no end in sight."""
    yield words("zweeds-rules-together")
    yield words("zweeds-rules-stuck")


def zweeds_tips(words: Words) -> Iterator[str]:
    """What helps, the most useful first."""
    yield words("zweeds-tip-open")
    yield words("zweeds-tip-low")
    yield words("zweeds-tip-anywhere")
    yield words("zweeds-tip-burn")
    yield words("zweeds-tip-count")
