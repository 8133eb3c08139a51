"""The rule card: what it tells for so many players, and of rounds that are blocked."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from bot.engine import GAMES, Limit, RoundBlocked, Standing
from bot.i18n import Words
from bot.tables.state import Phase
from cogs.layouts.formats import players_left
from cogs.layouts.happenings import happenings
from cogs.layouts.round_end import round_over_layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.scores import scores_layout
from tests.layouts.conftest import round_result, table_view
from tests.layouts.limits import texts


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("pesten_7", "1 for 2 to 4, 2 for 5 to 8"),
        ("pesten_13", "2 for 2 to 5, 3 for 6 to 8"),
        ("knock", "2 for 2, 3 for 3 to 4, 4 for 5"),
        ("pass_left", "1 for 2 to 4, 2 for 5 to 8"),
        ("classic", "1 for 2 to 5, 2 for 6 to 8"),
        ("zweeds", "1 for 2 to 5, 2 for 6 to 10"),
    ],
)
def test_the_card_tells_the_decks_for_every_number_of_players(key: str, said: str, english: Words) -> None:
    """rules.md §8 and §11 (document 003: two from six; document 004: two from six)."""
    assert f"Decks by the number of players: {said}." in texts(rules_layout(GAMES[key], english))


def test_with_two_an_ace_may_be_the_last_card_of_knock(english: Words) -> None:
    """Document 000: "with only 2 players, the ace is a normal card"; rules.md §3: it may be the last."""
    two, three = (texts(rules_layout(GAMES["knock"], english, players)) for players in (2, 3))
    assert "you draw one and are not out: 2, 7, 8, jack and joker." in two
    assert "you draw one and are not out: 2, 7, 8, jack, ace and joker." in three


def test_who_is_out_of_a_match_is_not_counted_for_the_cards(english: Words) -> None:
    """rules.md §7: "number of decks and two-player rules go by those who are left"."""
    table = replace(table_view(Phase.PLAYING), rules=replace(GAMES["knock"], format=Limit(40)))
    gone = tuple(Standing(seat, 3, 41, Fraction(0), Fraction(41), left_after=1) for seat in (2, 3))
    assert [players_left(one) for one in (table, replace(table, standings=gone))] == [4, 2]
    told = [texts(scores_layout(one, english)) for one in (table, replace(table, standings=gone))]
    assert ["jack, ace and joker" in one for one in told] == [True, False], "with two the ace may be the last card"


def test_a_round_that_is_blocked_is_not_told_to_have_stuck(english: Words, dutch: Words) -> None:
    """rules.md §2.7: nobody can go on, or it has lasted too long; what the table says is true of both."""
    blocked = (replace(round_result(3), out=None),)
    told = texts(round_over_layout(replace(table_view(Phase.BETWEEN_ROUNDS), results=blocked), english))
    assert "(nobody could go on, or it lasted too long): nobody is out." in told
    assert happenings([RoundBlocked()], table_view(Phase.PLAYING).seats, dutch, reader=None, most=1) == [
        "De ronde zit vast: niemand is uit"
    ]


def test_speed_tells_what_blocks_a_round_and_what_that_means(english: Words, dutch: Words) -> None:
    """rules.md §9: 300 plays, draws, takes and passes for each player; §2.7: the fewest points win."""
    told = "or that lasts 300 acts for each player, is blocked: nobody is out, and the fewest points in hand win."
    assert told in texts(rules_layout(GAMES["speed"], english))
    assert "of waarin per speler 300 keer iets gedaan is, zit vast" in texts(rules_layout(GAMES["speed"], dutch))


@pytest.mark.parametrize(
    ("preset", "line"),
    [  # rules.md §2.7
        ("classic", "is blocked: nobody is out, and the fewest points in hand win."),
        ("pass_left", "is blocked: it counts for nobody, and 3 in a row end the match as it stands."),
        ("knock", "100 turns each (at least 400 in all), is blocked: nobody is out, and everybody scores the points"),
    ],
)
def test_the_card_tells_of_blocked_rounds(preset: str, line: str, english: Words) -> None:
    assert line in texts(rules_layout(GAMES[preset], english))


def test_the_card_tells_who_begins(english: Words) -> None:
    """rules.md §4: where the start card acts it may be somebody else than the dealer's left neighbour."""
    assert "Whoever sits to the dealer's left begins." in texts(rules_layout(GAMES["classic"], english))
    acting = texts(rules_layout(GAMES["pass_left"], english))
    assert "Then whoever sits to the dealer's left begins, unless that card says otherwise." in acting
    assert "Whoever sits to the dealer's left begins." not in acting


def test_who_does_not_speak_dutch_is_told_what_the_sayings_are(english: Words, dutch: Words) -> None:
    cards = [texts(rules_layout(GAMES["pesten_7"], words)) for words in (english, dutch)]
    assert ["In italics: what is said at Dutch tables." in card for card in cards] == [True, False]
    assert ["Cursief" in card for card in cards] == [False, False]
    assert "In italics" not in texts(rules_layout(GAMES["zweeds"], english)), "it has none"
