"""House rules as people read them: at a table, as a card of their own, in a list, as a share code."""

from collections.abc import Iterator, Sequence

from bot.engine import Rank
from bot.i18n import Words
from bot.keeping.house_rules import HouseRule
from bot.tables.agreement import Agreement
from cogs.addresses import Address, Verb
from cogs.layouts.colours import NEUTRAL
from cogs.layouts.names import NAME_WIDTH, shown_name
from cogs.layouts.parts import Layout, Style, box, button, heading, message, plain, row, rows, small, text
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.settings_panel import Button, Page, Panel, panel_layout
from cogs.layouts.variants import variant_name

LISTED = 20
"""House rules of a list; the others are counted."""
BUTTONS = (
    Button("button-house-words", Verb.HOUSE_WORDS),
    Button("button-house-card", Verb.HOUSE_CARD),
    Button("button-house-share", Verb.HOUSE_SHARE),
)


def house_rule_layout(rule: HouseRule, words: Words, *, may_change: bool, kept: bool = False) -> Layout:
    """Its whole card, with what this person may do with it; first, that it has just been `kept`."""
    card = rules_layout(rule.rules, words, agreement=Agreement(rule.name, rule.text))
    layout = message(text(words("house-rule-kept")) if kept else None, *card.parts)
    layout.parts.append(plain(small(words("house-rule-made-by", person=f"<@{rule.author}>"))))
    share = button(words("button-house-share"), Address(rule.id, "", Verb.HOUSE_SHARE))
    edit = button(words("button-house-edit"), Address(rule.id, "", Verb.HOUSE_RULE))
    delete = button(words("button-house-delete"), Address(rule.id, "", Verb.HOUSE_DELETE), style=Style.danger)
    layout.parts.append(row(share, *((edit, delete) if may_change else ())))
    return layout


def editor_layout(rule: HouseRule, words: Words, page: Page = Page.MAIN, rank: Rank = Rank.TWO) -> Layout:
    """The settings of a house rule, on the same pages as those of a table."""
    panel = Panel(rule.id, rule.rules, 0, Verb.HOUSE_SETTING, Verb.HOUSE_RULE, BUTTONS, rule.name, "house-rule-sound")
    return panel_layout(panel, words, page, rank)


def list_layout(rules: Sequence[HouseRule], words: Words) -> Layout:
    """All house rules of a server, by name."""
    return message(box(text(heading(words("house-rules-title")), *_lines(rules, words)), colour=NEUTRAL))


def _lines(rules: Sequence[HouseRule], words: Words) -> Iterator[str]:
    if not rules:
        yield words("house-rules-none")
    for rule in rules[:LISTED]:
        game, person = variant_name(rule.rules, words), f"<@{rule.author}>"
        yield words("house-rules-line", name=shown_name(rule.name, NAME_WIDTH), game=game, person=person)
    if (more := len(rules) - LISTED) > 0:
        yield words("house-rules-more", count=more)


def share_layout(rule: HouseRule, code: str, words: Words) -> Layout:
    """The code, to be copied as it stands."""
    name = shown_name(rule.name, NAME_WIDTH)
    title = heading(words("house-rule-share-title", name=name))
    return message(box(text(title, words("house-rule-share-how"), f"```\n{code}\n```")))


def confirm_delete_layout(rule: HouseRule, words: Words, sure: str) -> Layout:
    """Forget it for good?"""
    asked = text(words("confirm-house-delete", name=shown_name(rule.name, NAME_WIDTH)))
    delete = button(words("button-house-delete"), Address(rule.id, "", Verb.HOUSE_DELETE, sure), style=Style.danger)
    stay = button(words("button-stay"), Address(rule.id, "", Verb.STAY))
    return message(box(asked, *rows([delete, stay]), colour=NEUTRAL))
