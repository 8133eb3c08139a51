"""Every language says everything, with the same variables; nothing is said twice, missing, unused, or in the code."""

import ast as python
import logging
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast

from bot.engine import ALL_GAMES, ALL_PRESETS, PRESET_OPTIONS, AfterPenalty, Announcing, Rank, Suit
from bot.i18n import Localizer
from bot.i18n.words import Argument, rank_key, suit_key
from bot.keeping.settings import Ping
from bot.tables.pace import Pace
from bot.tables.results import CUSTOM, Opposition, SortBy
from bot.tables.seating import SeatLost
from bot.tables.state import CloseReason, ComputerSpeed, Phase
from cogs.faq_catalogue import DOUBTS
from cogs.layouts.more import HELP_TOPICS
from cogs.layouts.settings_panel import Page
from cogs.place import NEEDED_ANYWHERE, NEEDED_FOR_THREADS
from cogs.rank_effects import KINDS
from cogs.rule_settings import RANK_SETTINGS, SETTINGS
from cogs.server_options import SERVER_OPTIONS
from cogs.standings import ALL_TIME, THIS_MONTH
from data.checking import FaultKind
from data.errors import StoreFault
from tests.i18n import source
from tests.i18n.fluent_files import choices, entries, languages, messages, plurals, references, variables, written

LOCALIZER = Localizer.load()
PERMISSIONS = {*NEEDED_ANYWHERE, *NEEDED_FOR_THREADS}
KEYS = sorted(messages("en"))
FAMILIES: dict[str, set[str]] = {
    "seat-lost-": {*SeatLost, "closed"},
    "error-": source.error_codes(),
    "store-error-": {fault.value for fault in StoreFault},
    "backup-error-": {
        StoreFault.UNWRITABLE,
        StoreFault.FOLDER,
        StoreFault.NOT_A_DATABASE,
        StoreFault.FOREIGN_DATABASE,
        StoreFault.DAMAGED,
        StoreFault.NEWER_SCHEMA,
        StoreFault.MISSING,
        StoreFault.DISK_FULL,
    },
    "variant-": {*ALL_GAMES, *(f"story-{key}" for key in ALL_GAMES)},
    "permission-": {one for name in PERMISSIONS for one in (name, f"purpose-{name}")},
    "database-fault-": {kind.value for kind in FaultKind},
    "show-state-": set(Phase),
    "show-closed-": set(CloseReason),
    "pace-": {*Pace, "title", "meaning"},
    "choice-pace-": set(Pace),
    "choice-speed-": set(ComputerSpeed),
    "choice-": {*SortBy, *Opposition, ALL_TIME, THIS_MONTH, CUSTOM},
    "leaderboard-": {*Opposition, *(f"by-{sort}" for sort in SortBy)},
    "button-list-": set(Opposition),
    "rules-announcing-": set(Announcing),
    "do-announce-": {*Announcing} - {Announcing.AUTOMATIC},
    "rules-after-penalty-": set(AfterPenalty),
    "setting-": {
        *(setting.key for setting in SETTINGS),
        *(setting.key for setting in RANK_SETTINGS),
        *(
            f"{setting.key}-{value}"
            for setting in SETTINGS
            if setting.key not in ("variant", "amount")
            for value in setting.values(ALL_PRESETS["pesten_7"])
            if not value.isdecimal()
        ),
        *(
            f"{setting.key}-{value}"
            for setting in RANK_SETTINGS
            for rules in ALL_PRESETS.values()
            for value in setting.values(rules, Rank.TWO)
            if not value.isdecimal()
        ),
        *(f"effect-{kind}" for kind in KINDS),
        "players",
        "rank",
        "effects",
        "effects-amount",
    },
    "server-": {
        *(option.key for option in SERVER_OPTIONS),
        "language-auto",
        "threads-yes",
        "threads-no",
        *(f"pace-{pace}" for pace in Pace),
        *(f"ping-{ping}" for ping in Ping),
    },
    "settings-page-": {page.value for page in Page},
    "option-": {option.key for options in PRESET_OPTIONS.values() for option in options},
    "notice-": source.notices(),
    "help-": set(HELP_TOPICS),
    "faq-": {f"{doubt.key}{end}" for doubt in DOUBTS for end in ("", "-answer")},
}
"""Keys that the source puts together: what stands before, and everything that can follow."""


def family_keys() -> set[str]:
    composed = {f"{prefix}{end}" for prefix, ends in FAMILIES.items() for end in ends}
    commands = set()
    for name, options in source.subcommands():
        commands |= {f"command-{name}", f"command-{name}-description"}
        commands |= {f"command-option-{option}{end}" for option in options for end in ("", "-description")}
    return composed | commands


@pytest.mark.parametrize("language", languages())
def test_every_file_is_whole(language: str) -> None:
    """The runtime drops what it cannot read without a word."""
    junk = [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []
    keys = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []


def by_file(language: str) -> set[tuple[str, str]]:
    return {(file, entry.id.name) for file, entry in entries(language) if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same(language: str) -> None:
    assert sorted(messages(language)) == KEYS
    assert {key: variables(language, key) for key in KEYS} == {key: variables("en", key) for key in KEYS}
    assert by_file(language) == by_file("en")


def test_every_sentence_that_the_program_asks_for_is_there() -> None:
    asked = source.said_keys() | family_keys()
    assert sorted(asked - set(KEYS)) == []
    assert len(source.said_keys()) > 100  # the search itself finds something


def test_no_sentence_is_there_for_nothing() -> None:
    referred = {reference for key in KEYS for reference in references("en", key) | references("nl", key)}
    assert sorted(set(KEYS) - source.all_texts() - family_keys() - referred) == []


@pytest.mark.parametrize("language", languages())
def test_commands_are_named_as_the_readers_menu_names_them(language: str) -> None:
    """`/pesten { command-new }`, so that a Dutchman reads `/pesten nieuw`; what he types himself is not translated."""
    assert spelled_out("see /pesten new") == ["new"]
    for key in KEYS:
        assert spelled_out(written(language, key)) == [], key
    assert "/pesten nieuw" in LOCALIZER.words("nl")("error-no-table")


def spelled_out(text: str) -> list[str]:
    return re.findall(r"/pesten (\w[\w-]*)", text)


def test_no_sentence_stands_in_the_code() -> None:
    assert list(source.sentences_in_code()) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('text("Nobody sits here")', True),
        ('button(f"{count} cards wait", address)', True),
        ('ui.TextDisplay(content="Your turn" if mine else "")', True),
        ('text(words("must-play", name=name))', False),
        ('text(f"**{name}**")', False),
    ],
)
def test_the_search_for_sentences_finds_them(line: str, *, found: bool) -> None:
    assert bool(list(source.sentences_in_code({"sample.py": python.parse(line)}))) is found


def test_default_texts_of_commands_are_the_english_ones() -> None:
    english = LOCALIZER.words("en")
    assert [(text, english(key)) for text, key in source.defaults() if text != english(key)] == []


def fillings(language: str, key: str, number: int) -> Iterator[dict[str, Argument]]:
    """Every way to fill a sentence: the number where one is counted, each variant in turn where one is selected."""
    counted = plurals(language, key)
    selected = {name: sorted(variants) for name, variants in choices(language, key).items() if name not in counted}
    others = {name: f"<{name}>" for name in variables(language, key) - counted - set(selected)}
    for chosen in product(*selected.values()):
        yield {**others, **dict.fromkeys(counted, number), **dict(zip(selected, chosen, strict=True))}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 21])
def test_every_sentence_can_be_filled(language: str, number: int, caplog: pytest.LogCaptureFixture) -> None:
    words = Localizer.load().words(language)
    with caplog.at_level(logging.WARNING):
        for key in KEYS:
            for filling in fillings(language, key, number):
                said = words(key, **filling)
                assert said.strip(), key
                assert "{" not in said, key
                assert "\u2068" not in said, key
    assert caplog.messages == []


@pytest.mark.parametrize("language", languages())
def test_one_and_more_are_told_apart(language: str) -> None:
    """One is singular and every other number plural, 0 and 21 too (CLDR, English and Dutch)."""
    words = LOCALIZER.words(language)
    counted = [key for key in KEYS if plurals(language, key)]
    assert len(counted) > 20
    for key in counted:
        none, one, two, many = ([words(key, **each) for each in fillings(language, key, n)] for n in (0, 1, 2, 21))
        assert [said.replace("1", "2") for said in one] != two, key
        assert many == [said.replace("2", "21") for said in two], key
        if "0" not in set().union(*choices(language, key).values()):
            assert none == [said.replace("2", "0") for said in two], key


@pytest.mark.parametrize(
    ("language", "key", "expected"),
    [
        ("en", "table-stock", ["The stock is empty", "1 card in the stock", "2 cards in the stock"]),
        ("nl", "table-stock", ["De trekstapel is leeg", "1 kaart in de trekstapel", "2 kaarten in de trekstapel"]),
        (
            "nl",
            "hand-count",
            ["Je hebt 0 kaarten", "Je hebt 1 kaart", "Je hebt 2 kaarten"],
        ),
    ],
)
def test_plurals_by_example(language: str, key: str, expected: list[str]) -> None:
    words = LOCALIZER.words(language)
    said = [words(key, count=count, card="").split(" ·")[0] for count in (0, 1, 2)]
    assert said == expected


@pytest.mark.parametrize("language", languages())
def test_every_rank_and_suit_has_its_own_word(language: str) -> None:
    words = LOCALIZER.words(language)
    assert len({words("rank-name", rank=rank_key(rank), number=str(rank)) for rank in Rank}) == len(Rank)
    assert len({words("suit-name", suit=suit_key(suit)) for suit in Suit}) == len(Suit)
    assert len({words.rank_letter(rank) for rank in Rank}) == len(Rank)
