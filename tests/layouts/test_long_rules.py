"""Settings that say as much as the editor allows: every message that shows them is taken, whatever it leaves out."""

import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_GAMES,
    ALL_PRESETS,
    AfterPenalty,
    Announcing,
    FinalScore,
    Finish,
    JokerStacks,
    Limit,
    Rank,
    ReverseTwoPlayers,
    Rules,
    Stacking,
    StartCard,
    check_rules,
    standings,
)
from bot.i18n import Words
from bot.keeping.house_rules import NAME_LENGTH, TEXT_LENGTH, HouseRule
from bot.tables.agreement import Agreement
from bot.tables.state import Phase
from bot.tables.views import SeatView, TableView
from cogs.layouts.budget import CHARACTERS, measure
from cogs.layouts.effect_words import effect_lines, short_effects
from cogs.layouts.fitting import fitting, taken
from cogs.layouts.house_rules import editor_layout, house_rule_layout
from cogs.layouts.public import public_layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.scores import scores_layout
from cogs.layouts.setting_words import differences
from cogs.layouts.settings_panel import Page, settings_layout
from cogs.layouts.tips import tips_layout
from cogs.rank_effects import COUNTED, KINDS, with_amount, with_kinds
from tests.layouts.conftest import ALL_EMOJIS, LONGEST_NAMES, PEOPLE, round_result, round_view, table_view
from tests.layouts.limits import check_message, texts

NAME, TEXT = "_*" * (NAME_LENGTH // 2), "*_~|`\n>#" * (TEXT_LENGTH // 8)
AGREED = Agreement(NAME, TEXT, changed=True)
SEATS = 8
"""The most that a table seats (rules.md §8)."""
SOUND = tuple(kind for kind in KINDS if kind != "reverse")
"""A rank may do all of these together; turning twice contradicts itself."""


def doing(key: str, kinds: tuple[str, ...], *, alike: bool) -> Rules:
    """The game with these effects at every rank, and all else as wordy as it can be set."""
    rules = ALL_PRESETS[key]
    for rank in Rank:
        rules = with_kinds(rules, rank, kinds)
        for place, kind in enumerate(kind for kind in kinds if kind in COUNTED):
            # no two ranks alike: they would share a line
            rules = with_amount(rules, rank, kind, 5 if alike else int(rank) // 5**place % 5 + 1)
    after = tuple(AfterPenalty)
    return replace(
        rules,
        points=tuple(87 + int(rank) for rank in Rank),
        no_finish=tuple(rank is not Rank.TWO for rank in Rank),
        finish=Finish.DRAW_ONE,
        wild=(True,) * len(Rank),
        stacking=Stacking.ANY,
        after_penalty=tuple(after[rank % len(after)] for rank in Rank),
        announcing=Announcing.WINDOW,
        announce_penalty=5,
        jokers=4,
        hand=13,
        players_min=2,
        players_max=SEATS,
        decks=(0, 0, *[4] * (SEATS - 1)),
        format=Limit(1000),
        voluntary_draw=not rules.voluntary_draw,
        joker_stacks=JokerStacks.DOUBLES,
        start_card=StartCard.DEALER_PLAYS,
        reverse_two_players=ReverseTwoPlayers.EXTRA_TURN,
        round_limit=500,
    )


WORDY = [(key, kinds, alike) for key in ALL_PRESETS for kinds in (SOUND, KINDS, SOUND[:3]) for alike in (True, False)]


@pytest.fixture(params=WORDY, ids=lambda param: f"{param[0]}-{len(param[1])}-{'alike' if param[2] else 'different'}")
def rules(request: pytest.FixtureRequest) -> Rules:
    """Each game with all effects that go together, with all there are, and with three of them."""
    key, kinds, alike = request.param
    return doing(key, kinds, alike=alike)


def table(rules: Rules, phase: Phase) -> TableView:
    """A full table with the longest names and a house rule, after as many rounds as are shown."""
    seats = tuple(SeatView(LONGEST_NAMES[0], PEOPLE[seat], 13, 9999, on_turn=True) for seat in range(SEATS))
    view = replace(table_view(phase), rules=rules, seats=seats, agreement=AGREED, round_number=1)
    return view if phase is Phase.LOBBY else replace(view, round=round_view(rules, SEATS))


def test_every_message_is_taken(rules: Rules, words: Words) -> None:
    rule = HouseRule("h" + "f" * 16, 5, NAME, rules, TEXT, 10**18, 0)
    check_message(house_rule_layout(rule, words, may_change=True))
    check_message(rules_layout(rules, words, SEATS, "abcdefghij", AGREED))
    check_message(tips_layout(rules, words))
    lobby, playing = table(rules, Phase.LOBBY), table(rules, Phase.PLAYING)
    for view in (lobby, replace(lobby, agreement=None), playing):
        check_message(public_layout(view, words, ALL_EMOJIS))
    for page in Page:
        check_message(editor_layout(rule, words, page, Rank.JOKER))
        check_message(settings_layout(lobby, words, page, Rank.JOKER))


def test_the_scores_after_twenty_rounds(rules: Rules, words: Words) -> None:
    results = tuple(round_result(SEATS) for _ in range(20))
    long = replace(rules, format=FinalScore(20))
    view = replace(table(long, Phase.PLAYING), results=results, standings=standings([99_999] * SEATS), round_number=20)
    scores = scores_layout(view, words)
    check_message(scores)
    assert "/pesten " in texts(scores), "where what was agreed stands"


def test_the_scores_say_what_was_agreed_where_it_fits(words: Words) -> None:
    agreed = Agreement("Friday", "No phones.")
    view = replace(table(ALL_PRESETS["classic"], Phase.PLAYING), agreement=agreed)
    assert "\n> No phones\\.\n" in texts(scores_layout(view, words))


def test_the_worst_of_these_can_be_played() -> None:
    """What is tried here is no settings that nobody could have."""
    for key in ALL_PRESETS:
        check_rules(doing(key, SOUND, alike=False))


@pytest.mark.parametrize("key", [key for key in ALL_GAMES if key in ALL_PRESETS])
def test_nothing_is_cut_of_a_usual_game(key: str, words: Words) -> None:
    """As it is, also beside the longest agreement."""
    rules = ALL_PRESETS[key]
    usual = effect_lines(rules, words, CHARACTERS)
    card = texts(rules_layout(rules, words, SEATS, "abcdefghij", AGREED))
    assert all(line in card.split("\n") for line in usual)


def test_effects_are_said_in_short_before_any_is_left_out(english: Words) -> None:
    """Two ranks do the same, two others not: in full, in short, and counted by ranks."""
    rules = with_kinds(ALL_PRESETS["gentle"], Rank.JACK, ())
    for rank in (Rank.TWO, Rank.SEVEN, Rank.EIGHT, Rank.ACE):
        rules = with_kinds(rules, rank, ("pass-left",))
    rules = with_kinds(rules, Rank.ACE, ("extra-card", "pass-left"))
    full = effect_lines(rules, english, 1000)
    assert full == effect_lines(rules, english, taken(full))
    short = effect_lines(rules, english, taken(full) - 1)
    assert short == ["**2, 7 and 8**: pass one left", "**ace**: pass one left and play again"]
    for room in (taken(short) - 1, -100):
        assert effect_lines(rules, english, room) == ["-# and 4 more cards do something: the settings tell what"]


def test_a_lobby_says_where_the_rest_stands(english: Words) -> None:
    """Few effects are all said; of many, the first, and how many more cards do something."""
    assert short_effects(ALL_PRESETS["gentle"], english).count("more card") == 0
    many = short_effects(doing("classic", SOUND, alike=False), english)
    assert len(many) <= 600
    assert many.startswith("2 ")
    shown = sum(part[0] in "23456789AJQK" or part.startswith(("10", "★")) for part in many.split(" · ")[:-1])
    assert many.endswith(f" · and {len(Rank) - shown} more cards: see “Rules”")


def test_differences_that_do_not_fit_are_counted(english: Words) -> None:
    """Twelve at most, and fewer where they are long."""
    rules = doing("classic", SOUND, alike=False)
    everything = differences(rules, english)
    fewer = differences(rules, english, 500)
    assert len(fewer) < len(everything) <= 13
    assert fewer[:-1] == everything[: len(fewer) - 1]
    said, left = (int(lines[-1].split()[1]) for lines in (everything, fewer))
    assert left - said == len(everything) - len(fewer), "each one is said or counted"
    assert differences(rules, english, -1) == [f"and {left + len(fewer) - 1} more differences"]


def test_as_much_as_fits() -> None:
    """Counted with what parts the lines; what says that there is more has room, too."""

    def more(kept: int) -> str:
        return f"+{3 - kept}"

    lines = ["aaaa", "bbbb", "cccc"]
    assert fitting(lines, 15, more) == lines
    assert fitting(lines, 14, more) == ["aaaa", "bbbb", "+1"]
    assert fitting(lines, 13, more) == ["aaaa", "bbbb", "+1"]
    assert fitting(lines, 12, more) == ["aaaa", "+2"]
    assert fitting(lines, 0, more) == ["+3"]
    assert fitting([], 0, more) == []


def test_a_card_has_room_for_who_made_it(words: Words) -> None:
    """The line below the card of a house rule is counted before it is written."""
    rules = doing("speed", SOUND, alike=False)
    card = measure(rules_layout(rules, words, SEATS, "", AGREED)).characters
    whole = measure(house_rule_layout(HouseRule("h1", 5, NAME, rules, TEXT, 10**20 - 1, 0), words, may_change=True))
    assert card < whole.characters <= CHARACTERS
