"""Scores & rules, the rule card, refusals, More, and the leaderboard."""

from dataclasses import replace as replace_query
from hashlib import sha256

import pytest
from msgspec.structs import replace

from bot.engine import ALL_PRESETS, PRESETS, FinalScore, Rank, Rounds, Rules, Stacking, Wins, standings
from bot.engine.effects import AddPenalty, Skip
from bot.i18n import Words
from bot.tables.results import SCORE_UNIT, Opposition, SortBy, StandingRow, StandingsPage
from bot.tables.state import Phase
from cogs.addresses import Verb, parse_address
from cogs.layouts.effect_words import point_lines, short_effects
from cogs.layouts.leaderboard import LeaderboardQuery, leaderboard_layout, parse_query
from cogs.layouts.more import more_layout
from cogs.layouts.notices import refusal_text
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.scores import scores_layout
from cogs.layouts.variants import minutes, variant_name, variant_title
from tests.layouts.conftest import PEOPLE, round_result, table_view
from tests.layouts.limits import buttons, texts

PESTEN_7 = PRESETS["pesten_7"]


def with_effects(rank: Rank, *effects: AddPenalty | Skip) -> Rules:
    changed = list(PESTEN_7.effects)
    changed[rank] = effects
    return replace(PESTEN_7, effects=tuple(changed))


def test_the_points_are_those_of_seed_001(english: Words) -> None:
    """Its list: joker 50; ace, king, jack, 8, 7, 2 20; queen, 10 10; 9, 6, 5, 4, 3 their own number."""
    assert list(point_lines(PESTEN_7, english)) == [
        "joker: 50",
        "2, 7, 8, jack, king and ace: 20",
        "queen: 10",
        "3, 4, 5, 6, 9 and 10: face value",
    ]


def test_the_special_cards_are_those_of_the_table(english: Words, dutch: Words) -> None:
    assert short_effects(PESTEN_7, english) == (
        "2 draw 2 · 7, K play again · 8 skip · J choose suit · A reverse · ★ draw 5"
    )
    card = texts(rules_layout(PESTEN_7, dutch))
    assert "**7 en heer**: je legt nog een kaart die past, of pakt er één" in card
    assert "*zeven blijft kleven · heer nog een keer*" in card
    assert "**joker**: de volgende pakt 5 kaarten" in card
    assert "Mag niet je laatste kaart zijn: 2, 7, 8, boer, heer, aas en joker." in card
    assert "twee pakken" not in card  # the line above says so already
    assert "*twee pakken*" in texts(rules_layout(PESTEN_7, english))


def test_the_rule_card_leaves_nothing_out(english: Words) -> None:
    """rules.md §2 to §7 as `pesten_7` has it."""
    card = texts(rules_layout(PESTEN_7, english)).split("\n")
    for line in (
        "The first dealer is drawn by lot; each round the deal goes to the left.",
        "Whoever sits to the dealer's left begins.",
        "The first card turned up has no effect.",
        "Play a card of the suit or the rank on top. If you can't, draw one; your turn is then over.",
        "On a joker any card fits.",
        "When the stock is empty, the discard pile is shuffled into a new one; its top card stays.",
        "A penalty can be passed on with a 2 or a joker; the amounts add up.",
        "Taking a penalty ends your turn.",
        "The table itself shows who is down to one card.",
        "May not be your last card: 2, 7, 8, jack, king, ace and joker. With nothing else to play, draw.",
    ):
        assert line in card


@pytest.mark.parametrize(
    ("key", "lines"),
    [
        (
            "knock",
            [
                "If you can't, draw one; if it fits, you may play it at once.",
                "After the penalty of a 2 you may still play a 2 or a joker if it fits.",
                "After the penalty of a joker you play your turn as usual.",
                "Knock on your turn with two cards left, before you play one of them. After that it is too late:",
                "you draw 2 at once.",
                "you draw one and are not out: 2, 7, 8, jack, ace and joker.",
                "**7**: you may play another card that fits",
            ],
        ),
        (
            "pass_left",
            [
                "The first card turned up acts as if the dealer had played it.",
                "You may also draw when you could play, but not on two turns in a row.",
                "Call “Pesten!” on your turn with two cards left, before you play one of them or with that card.",
                "Whoever has no cards left first wins the round.",
            ],
        ),
        (
            "classic",
            [
                "A joker on a joker doubles the penalty.",
                "or after playing one of them until somebody else plays or draws.",
                "can be caught until he plays or draws again in a later turn, and then draws 2.",
                "**ace**: the direction turns (with two players it is your turn again)",
            ],
        ),
        ("gentle", ["A penalty cannot be passed on.", "Any card may be your last.", "one deck without jokers"]),
    ],
)
def test_every_preset_has_its_own_rules(key: str, lines: list[str], english: Words) -> None:
    """The table of rules.md §8."""
    card = texts(rules_layout(ALL_PRESETS[key], english))
    assert [line for line in lines if line not in card] == []
    assert ("On a joker any card fits." in card) is (key in ("pass_left", "classic"))


def test_changed_settings_are_told_as_they_are(english: Words) -> None:
    harder = with_effects(Rank.EIGHT, AddPenalty(3), Skip(2))
    card = texts(rules_layout(harder, english))
    assert "**8**: the next player draws 3 and the next 2 players sit out" in card
    assert "acht wacht" not in card
    assert "Custom (from Pesten 7)" in card


@pytest.mark.parametrize(
    ("stacking", "line"),
    [(Stacking.NONE, "cannot be passed on"), (Stacking.SAME_RANK, "same rank"), (Stacking.ANY, "with a 2 or a joker")],
)
def test_stacking_is_told(stacking: Stacking, line: str, english: Words) -> None:
    assert line in texts(rules_layout(replace(PESTEN_7, stacking=stacking), english))


def test_a_game_without_jokers_mentions_none(english: Words) -> None:
    card = texts(rules_layout(replace(PESTEN_7, jokers=0), english))
    assert "without jokers" in card
    assert "joker" not in card.replace("without jokers", "")


@pytest.mark.parametrize(("players", "decks"), [(2, "one deck with 2 jokers"), (5, "2 decks with 4 jokers")])
def test_the_decks_go_by_the_players(players: int, decks: str, english: Words) -> None:
    """rules.md §8: one deck, from five players two."""
    assert decks in texts(rules_layout(PESTEN_7, english, players))


def test_variants(english: Words, dutch: Words) -> None:
    assert variant_name(PRESETS["pesten_13"], dutch) == "Pesten 13"
    assert variant_name(replace(PESTEN_7, hand=5), english) == "Custom (from Pesten 7)"
    assert variant_title(replace(PESTEN_7, hand=5), english) == "Custom (from Pesten 7)"
    assert variant_name(replace(PESTEN_7, hand=5), dutch) == "Aangepast (op basis van Pesten 7)"
    assert variant_name(replace(PESTEN_7, format=Wins(8)), english) == "Custom (from Pesten 7)"
    assert minutes(PESTEN_7) == 60  # experience.md §3


def test_a_match_of_another_length_keeps_its_name_where_any_length_belongs_to_the_game(
    english: Words, dutch: Words
) -> None:
    """rules.md §8: `knock` is rounds(1), any n; `pesten_7` is final_score(8), and what differs is custom."""
    long = replace(PRESETS["knock"], format=Rounds(3))
    assert variant_name(long, english) == "Knock"
    assert variant_title(long, english) == "Knock · 3 rounds"
    assert variant_title(long, dutch) == "Kloppen · 3 rondes"
    assert variant_title(PRESETS["knock"], dutch) == "Kloppen"
    assert "Knock · 3 rounds" in texts(rules_layout(long, english))
    short = replace(PESTEN_7, format=FinalScore(1))
    assert variant_name(short, english) == variant_title(short, english) == "Custom (from Pesten 7)"


def test_the_scoreboard_by_round(english: Words) -> None:
    rounds = tuple(replace(round_result(3), points=points) for points in ((0, 20, 5), (13, 0, 50)))
    table = replace(table_view(Phase.PLAYING, ("Anna", "Bram", "Cato")), results=rounds)
    board = texts(scores_layout(replace(table, standings=standings([13, 20, 55])), english)).split("\n")
    # the total less the others' mean (rules.md §7): 13 - 75/2, 20 - 68/2, 55 - 33/2
    assert board[1:5] == [
        "-# Points so far: the total, then round by round",
        "**1. Anna** · 13: 0 + 13 · final score −24.5",
        "**2. Bram** · 20: 20 + 0 · final score −14",
        "**3. Cato** · 55: 5 + 50 · final score +38.5",
    ]
    assert bytes(range(32)).hex() in board[-1]  # the whole promise (experience.md §10)
    seed, promised = bytes(range(32)), sha256(bytes(range(32))).hexdigest()
    assert f"-# Round 2: `{seed.hex()}` · `{promised[:12]}…`" in board


def test_of_many_shuffles_the_latest_are_told(english: Words) -> None:
    table = replace(table_view(Phase.FINISHED), next_commitment=b"", results=(round_result(4),) * 12)
    board = texts(scores_layout(replace(table, standings=standings([13, 20, 55, 60])), english))
    shown = [line.split(":")[0] for line in board.split("\n") if line.startswith("-# Round ")]
    assert shown == [f"-# Round {number}" for number in range(7, 13)]
    assert "Promise of the current shuffle" not in board


def test_between_two_rounds_the_promise_is_of_the_next(english: Words) -> None:
    table = replace(table_view(Phase.BETWEEN_ROUNDS), next_commitment=b"\x07" * 32)
    assert texts(scores_layout(table, english)).endswith(f"`{'07' * 32}`")


def test_before_the_first_result_there_is_no_scoreboard(english: Words) -> None:
    assert "No round is over yet." in texts(scores_layout(table_view(Phase.PLAYING), english))


@pytest.mark.parametrize(
    ("person", "moderator", "verbs"),
    [
        (PEOPLE[0], False, [Verb.PAUSE, Verb.LEAVE, Verb.STOP, Verb.REPOST, Verb.HELP]),
        (PEOPLE[1], False, [Verb.LEAVE, Verb.REPOST, Verb.HELP]),
        (999, False, [Verb.REPOST, Verb.HELP]),
        (999, True, [Verb.STOP, Verb.REPOST, Verb.HELP]),
    ],
)
def test_more_offers_what_the_person_can_do(
    person: int, *, moderator: bool, verbs: list[Verb], english: Words
) -> None:
    panel = more_layout(table_view(Phase.PLAYING), person, english, moderator=moderator)
    addresses = [parse_address(str(button.custom_id)) for button in buttons(panel).values()]
    assert [address.verb for address in addresses if address] == verbs
    assert "your own result counts as last" in texts(panel) or person == 999


def test_a_table_that_is_over_offers_help_alone(english: Words) -> None:
    assert list(buttons(more_layout(table_view(Phase.CLOSED), PEOPLE[0], english))) == ["Help"]


@pytest.mark.parametrize(
    ("code", "arguments", "english_text", "dutch_text"),
    [
        (
            "extra-card-does-not-fit",
            {"card": "QS", "suit": "D", "top": "7D", "rank": "7"},
            "Seven sticks: play ♦ diamonds or a 7.",
            "7 blijft kleven: leg ♦ ruiten of een 7.",  # experience.md §5
        ),
        (
            "does-not-fit",
            {"card": "QS", "suit": "H", "top": "KH", "rank": "K"},
            "Q♠ does not fit: play ♥ hearts or a king.",
            "V♠ past niet: leg ♥ harten of een heer.",
        ),
        ("may-not-finish", {"card": "8H", "rank": "8"}, "may not be an 8", "Met een 8 mag je niet eindigen"),
        (
            "cannot-stack",
            {"card": "4H", "top": "2H", "rank": "2", "amount": 2, "ranks": "2,X"},
            "4♥ cannot be stacked: draw 2, or play a 2 or a joker.",
            "4♥ kun je niet bijleggen: pak er 2, of leg een 2 of een joker.",
        ),
        (
            "cannot-stack",
            {"card": "4H", "top": "2H", "rank": "2", "amount": 2, "ranks": ""},
            "4♥ cannot be stacked: draw 2.",
            "4♥ kun je niet bijleggen: pak er 2.",
        ),
        (
            "only-penalty-cards",
            {"card": "4H", "ranks": "2,5,X"},
            "only a 2, a 5 or a joker may be played, not 4♥",
            "mag je alleen nog een 2, een 5 of een joker leggen, niet 4♥",
        ),
        ("penalty-first", {"amount": 1}, "draw 1 card.", "pak 1 kaart."),
        ("table-full", {"seats": 8}, "All 8 seats are taken.", "Alle 8 plaatsen zijn bezet."),
        ("internal", {"number": "K7QX"}, "Something went wrong (K7QX).", "Er ging iets mis (K7QX)."),
        ("never-heard-of", {}, "That is not possible now.", "Dat kan nu niet."),
        ("not-in-hand", {"card": "?"}, "You no longer hold ?.", "? heb je niet meer."),
    ],
)
def test_a_refusal_says_why(
    code: str, arguments: dict[str, str | int], english_text: str, dutch_text: str, english: Words, dutch: Words
) -> None:
    assert english_text in refusal_text(english, code, arguments)
    assert dutch_text in refusal_text(dutch, code, arguments)


QUERIES = [
    LeaderboardQuery(),
    LeaderboardQuery("pesten_13", Opposition.COMPUTERS, "2026-11", SortBy.SCORE, 12),
]


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_travels_in_an_address(query: LeaderboardQuery) -> None:
    assert parse_query(str(query)) == query


@pytest.mark.parametrize("text", ["", "~people~~wins~x", "~strangers~~wins~0", "~people~~luck~0", "a~b"])
def test_what_is_no_query_is_none(text: str) -> None:
    assert parse_query(text) is None


def test_a_page_of_the_leaderboard(english: Words, dutch: Words) -> None:
    """Two matches with final scores −10 and −3 1/3: the mean is −6.67 (rules.md §7, rounding)."""
    row = StandingRow(11, PEOPLE[0], "Anna", matches=2, wins=1, scored=2, score_sum=-SCORE_UNIT * 40 // 3)
    page = StandingsPage((row,), page=1, pages=3, total=21)
    query = LeaderboardQuery("pesten_7", page=1)
    shown = leaderboard_layout(page, query, english)
    assert "**11.** Anna · 2 matches · 1 win · mean final score −6.67" in texts(shown)
    assert "Pesten 7 · matches of two people or more · all time" in texts(shown)
    assert "Page 2 of 3 · 21 players" in texts(shown)
    targets = [parse_address(str(button.custom_id)) for button in buttons(shown).values()]
    assert [parse_query(target.argument) for target in targets if target] == [
        LeaderboardQuery("pesten_7", page=0),
        LeaderboardQuery("pesten_7", page=2),
        LeaderboardQuery("pesten_7", Opposition.COMPUTERS, page=0),
    ]
    assert "gemiddelde eindscore −6,67" in texts(leaderboard_layout(page, query, dutch))


def test_an_empty_leaderboard_says_how_to_get_on_it(english: Words) -> None:
    shown = leaderboard_layout(StandingsPage((), 0, 0, 0), LeaderboardQuery(), english)
    assert "play a match to its end" in texts(shown)
    assert "listed under" not in texts(shown)
    assert list(buttons(shown)) == ["Alone against computers"]


def test_an_empty_leaderboard_names_the_other_list(english: Words, dutch: Words) -> None:
    """Who has just played against computers looks for himself among people at first."""
    empty, query = StandingsPage((), 0, 0, 0), LeaderboardQuery(month="2026-11", sort=SortBy.MATCHES)
    shown = leaderboard_layout(empty, query, english, elsewhere=1)
    assert "1 player is listed under “one person against computers”." in texts(shown)
    target = parse_address(str(buttons(shown)["Alone against computers"].custom_id))
    assert target is not None
    assert parse_query(target.argument) == replace_query(query, opposition=Opposition.COMPUTERS)
    back = leaderboard_layout(empty, LeaderboardQuery(opposition=Opposition.COMPUTERS), dutch, elsewhere=3)
    assert "Onder “partijen met twee of meer mensen” staan wel 3 spelers." in texts(back)
    assert list(buttons(back)) == ["Met twee of meer mensen"]
