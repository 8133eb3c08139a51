"""The end of a round and of a match of Zweeds, its rule card, lobby, settings and refusals."""


import pytest
from msgspec.structs import replace

from bot.engine import (
    DECK,
    GAMES,
    ZWEEDS,
    IllegalAction,
    Match,
    RoundResult,
    Rounds,
    ZweedsRound,
    parse_zweeds_action,
)
from bot.i18n import Words
from bot.tables.state import Phase
from bot.tables.views import TableView
from cogs.layouts.lobby import lobby_layout
from cogs.layouts.notices import refusal_text
from cogs.layouts.public import public_layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.scores import scores_layout
from cogs.layouts.settings_panel import settings_layout
from tests.engine.zweeds_examples import arranged
from tests.layouts.conftest import ALL_EMOJIS, LONGEST_NAMES, NoEmojis, table_view
from tests.layouts.limits import check_message, texts, walk
from tests.layouts.test_zweeds import NAMES, table_of


def finished(players: int, rounds: int, *, stuck: bool = False) -> TableView:
    """A match that is over, or its first round."""
    match = Match.begin(replace(ZWEEDS, format=Rounds(rounds)), players, 0)
    match.start_round(bytes(32))
    assert isinstance(match.round, ZweedsRound)
    held = tuple(tuple(DECK[: 9 * (seat == 1 or stuck)]) for seat in range(players))
    points = tuple([1, players, *range(2, players)][:players])
    match.results.append(RoundResult(0, None if stuck else 0, held, points, bytes(32), pest=1))
    view = table_of(match.round, NAMES)
    phase = Phase.FINISHED if rounds == 1 else Phase.BETWEEN_ROUNDS
    return replace(
        view, phase=phase, rules=match.rules, rounds_total=rounds, results=tuple(match.results),
        standings=match.standings(), next_dealer=None if rounds == 1 else 1, next_round_at=None if rounds == 1 else 5.0,
    )  # fmt: skip


def test_the_end_of_a_match_names_the_pest(english: Words) -> None:
    layout = public_layout(finished(3, 1), english, ALL_EMOJIS)
    check_message(layout)
    told = texts(layout)
    assert "🏆 **Anna** wins!" in told
    assert "**1.** Anna · out" in told
    assert "**3.** Bram · **the pest**" in told
    assert "**Bram** is the pest!" in told
    assert "Bram still held: A♠ 2♠" in told
    assert "point" not in told


def test_the_end_of_a_round_tells_places_and_standings(english: Words) -> None:
    layout = public_layout(finished(3, 2), english, ALL_EMOJIS)
    told = texts(layout)
    assert "**1.** Anna · **2.** Cato · **3.** Bram" in told
    assert "Bram deals the next round." in told
    assert "**1.** Anna · never the pest · places together 1" in told
    assert "**3.** Bram · the pest once · places together 3" in told
    scores = texts(scores_layout(finished(3, 2), english))
    assert "**3. Bram** · the pest once · places together 3: 3" in scores
    stuck = texts(public_layout(finished(3, 2, stuck=True), english, NoEmojis()))
    assert "For 20 turns per player no card left the stock" in stuck
    assert "who held most cards is the pest" in stuck


def test_who_still_holds_cards_is_not_said_to_be_out(english: Words, dutch: Words) -> None:
    """Cato came second at an end without anybody going out, with nine cards (rules.md §11, "No end in sight")."""
    for words, over in ((english, "9 cards left"), (dutch, "9 kaarten over")):
        told = texts(public_layout(finished(3, 1, stuck=True), words, NoEmojis()))
        assert f"**1.** Anna · {over}" in told
        assert f"**2.** Cato · {over}" in told
        assert "· out" not in told
        assert "· uit" not in told


@pytest.mark.parametrize("rounds", [1, 2])
def test_ends_of_ten_players_keep_the_limits(words: Words, rounds: int) -> None:
    view = finished(10, rounds, stuck=True)
    seats = tuple(replace(seat, name=LONGEST_NAMES[index % 5]) for index, seat in enumerate(view.seats))
    check_message(public_layout(replace(view, seats=seats), words, ALL_EMOJIS))
    check_message(scores_layout(replace(view, seats=seats), words))


def test_the_rule_card_tells_every_rule(words: Words, english: Words) -> None:
    for rules in (ZWEEDS, replace(ZWEEDS, format=Rounds(20))):
        check_message(rules_layout(rules, words, 10))
    told = texts(rules_layout(ZWEEDS, english))
    for sentence in ("**2** reset", "**3** transparent", "**7** lower", "**8** skip", "**10** burn", "**Four alike**"):
        assert sentence in told
    for word in ("blind", "swap", "the pest", "the pile", "4 5 6 7 8 9 J Q K A", "20 turns"):
        assert word in told


def test_the_rule_card_begins_with_what_a_newcomer_needs(english: Words) -> None:
    """The aim, the start, a turn; then the special cards; what seldom comes up stands last."""
    told = texts(rules_layout(ZWEEDS, english))
    order = ("Get rid of all your cards", "then all swap", "Lay one card, or several", "**2** reset", "for 20 turns")
    places = [told.index(sentence) for sentence in order]
    assert places == sorted(places)


def test_lobby_and_settings(words: Words, english: Words) -> None:
    lobby = replace(table_view(Phase.LOBBY), rules=ZWEEDS)
    check_message(lobby_layout(lobby, words))
    told = texts(lobby_layout(lobby, english))
    assert "2–10 players" in told
    assert "2 reset · 3 transparent" in told
    panel = settings_layout(lobby, words)
    check_message(panel)
    [which, how_long, *_] = [part for part in walk(panel) if hasattr(part, "options")]
    assert [option.value for option in which.options] == list(GAMES)
    assert [option.value for option in how_long.options] == [str(number) for number in range(1, 21)]


@pytest.mark.parametrize(
    ("example", "act", "said"),
    [
        ({"hands": "4H | 4S", "pile": "9D"}, "1 lay 4H", "4♥ is too low: lay a 9 or higher, or a 2, 3 or 10."),
        ({"hands": "4H | 4S", "pile": "AD"}, "1 lay 4H", "4♥ is too low: lay an ace, or a 2, 3 or 10."),
        ({"hands": "KH | 4S", "pile": "7D"}, "1 lay KH", "K♥ does not go on a 7: lay a 7 or lower, or a 2, 3 or 10."),
        ({"hands": "4H | 4S"}, "1 pile", "There is no pile to take: lay a card, anything goes."),
        ({"hands": "4H | 4S", "open": "KH | "}, "1 lay KH", "K♥ lies open, and your hand comes first"),
    ],
)
def test_refusals_tell_the_rule(english: Words, example: dict[str, str], act: str, said: str) -> None:
    state = arranged(example)
    with pytest.raises(IllegalAction) as refused:
        state.act(0, parse_zweeds_action(act[2:]))
    assert said in refusal_text(english, refused.value.code, refused.value.arguments)
