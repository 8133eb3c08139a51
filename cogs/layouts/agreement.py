"""The house rule that a table plays: its name, what else was agreed, and what differs from the usual game."""

from collections.abc import Iterator

from bot.engine import AnyRules, Rules
from bot.i18n import Words
from bot.tables.agreement import Agreement
from cogs.layouts.fitting import taken
from cogs.layouts.names import NAME_WIDTH, shown_name, shown_text
from cogs.layouts.parts import Part, box, small, text
from cogs.layouts.setting_words import differences
from cogs.layouts.variants import variant_title


def table_card(rules: AnyRules, agreement: Agreement, words: Words, room: int) -> Part:
    """The card of a table that plays a house rule, in so many characters: what was agreed, and what is not as usual."""
    lines = [*agreement_lines(agreement, words), words("house-rule-game", game=variant_title(rules, words))]
    unusual = differences(rules, words, room - taken(lines)) if isinstance(rules, Rules) else ()
    return box(text(*lines, *(small(line) for line in unusual)))


def agreement_lines(agreement: Agreement, words: Words) -> Iterator[str]:
    """Its name, and what was agreed in somebody's own words, each line as a quotation."""
    name = shown_name(agreement.name, NAME_WIDTH)
    yield f"**{words('house-rule-changed' if agreement.changed else 'house-rule-at-table', name=name)}**"
    if agreement.text:
        yield words("house-rule-agreed")
        yield from (f"> {line}" for line in shown_text(agreement.text).splitlines())
