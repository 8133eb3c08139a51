"""The rule card: what is played at a table, made from its settings; first what differs from the preset."""

from collections.abc import Iterator
from itertools import groupby

from bot.engine import AnyRules, Casual, Rules, Wins, is_preset
from bot.i18n import Words
from bot.tables.agreement import Agreement
from cogs.layouts.agreement import agreement_lines
from cogs.layouts.budget import CHARACTERS
from cogs.layouts.effect_words import effect_lines, point_lines
from cogs.layouts.faq import faq_button, tips_button
from cogs.layouts.fitting import room_beside, taken
from cogs.layouts.parts import Layout, Part, box, heading, message, rows, separator, small, text
from cogs.layouts.rule_sentences import dealing, last_card, match_format, penalties, round_end, turn
from cogs.layouts.setting_words import changed_without_meaning, differences, setting_name
from cogs.layouts.speed_rules import without_meaning_line
from cogs.layouts.variants import BEST_WITH, variant_title
from cogs.layouts.zweeds_rules import zweeds_card_lines, zweeds_facts, zweeds_general_lines, zweeds_rare_lines

DIFFERENCES_LEAST = 300
"""Characters that what differs takes of a card on which not everything has room."""
MADE_BY = 100
"""Characters kept for who made a house rule."""


def rules_layout(
    rules: AnyRules,
    words: Words,
    players: int | None = None,
    table: str = "",
    agreement: Agreement | None = None,
) -> Layout:
    """The whole card, for so many players (four where nobody sits yet), of a table where one is named."""
    title = (heading(words("rules-title", variant=variant_title(rules, words))), facts(rules, words, players))
    agreed = [*agreement_lines(agreement, words)] if agreement else []
    general = [*decks_lines(rules, words), *general_lines(rules, words)]
    room = room_beside(title, agreed, general, spare=MADE_BY)
    different = _different(rules, words, room - taken(card_lines(rules, words, players=players)))
    return message(
        box(
            text(*title),
            text(*agreed),
            text(*different),
            text(*general),
            separator(),
            text(*card_lines(rules, words, room - taken(different), players)),
            *_rare_lines(rules, words),
            *rows([tips_button(words, rules.key, table), faq_button(words, rules)]),
        )
    )


def facts(rules: AnyRules, words: Words, players: int | None = None) -> str:
    """`7 cards each, one deck with 2 jokers`, for so many players."""
    seated = min(max(players or BEST_WITH, rules.players_min), rules.players_max)
    decks = rules.decks[seated]
    if not isinstance(rules, Rules):
        return zweeds_facts(decks, words)
    return words("rules-cards", hand=rules.hand, decks=decks, jokers=decks * rules.jokers)


def decks_lines(rules: AnyRules, words: Words) -> Iterator[str]:
    """`Decks: 1 for 2 to 4 players, 2 for 5 to 8`; nothing where their number is always the same."""
    by_decks = groupby(range(rules.players_min, rules.players_max + 1), lambda players: rules.decks[players])
    spans = [(decks, min(players), max(players)) for decks, players in ((decks, [*span]) for decks, span in by_decks)]
    if len(spans) == 1:
        return
    told = [
        words("rules-decks-of", decks=decks, first=first, last=last, one="yes" if first == last else "no")
        for decks, first, last in spans
    ]
    yield small(words("rules-decks-by-players", decks=", ".join(told)))


def general_lines(rules: AnyRules, words: Words) -> Iterator[str]:
    """The deal, a turn, the end of a round and of the match."""
    if not isinstance(rules, Rules):
        yield from zweeds_general_lines(rules, words)
        return
    yield from dealing(rules, words)
    yield from turn(rules, words)
    yield from round_end(rules, words)
    yield match_format(rules, words)
    if changed := changed_without_meaning(rules):
        yield small(without_meaning_line([setting_name(key, words) for key in changed], words))


def _rare_lines(rules: AnyRules, words: Words) -> Iterator[Part | None]:
    """What a newcomer need not know yet, below everything else."""
    if not isinstance(rules, Rules):
        yield separator()
        yield text(*zweeds_rare_lines(words))


def card_lines(
    rules: AnyRules, words: Words, room: int = CHARACTERS, players: int | None = None
) -> list[str]:
    """What each special card does in these settings for so many players, and the points per card (experience.md §4).

    The effects are shortened so that all lines take `room` characters at most.
    """
    title = f"**{words('rules-special-heading')}**"
    if not isinstance(rules, Rules):
        return [title, *zweeds_card_lines(words)]
    others = [*_lines_of_all_cards(rules, words, players)]
    return [title, *effect_lines(rules, words, room - taken((title, *others))), *others]


def _lines_of_all_cards(rules: Rules, words: Words, players: int | None) -> Iterator[str]:
    yield from penalties(rules, words)
    yield from last_card(rules, words, players)
    if not isinstance(rules.format, Wins):
        counts = "places" if isinstance(rules.format, Casual) else "points"
        yield f"**{words('rules-points-heading', counts=counts)}**"
        yield from point_lines(rules, words)


def _different(rules: AnyRules, words: Words, room: int) -> list[str]:
    """In so many characters, but for `DIFFERENCES_LEAST`: the rest of the card says the same."""
    if not isinstance(rules, Rules) or is_preset(rules):
        return []
    title = f"**{words('rules-differences-heading')}**"
    lines = differences(rules, words, max(room - taken((title,)), DIFFERENCES_LEAST))
    return [title, *(small(line) for line in lines)]
