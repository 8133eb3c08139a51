"""Every message at its worst: most cards, most seats, longest names and texts, in every language and phase."""

import pytest
from msgspec.structs import replace

from bot.engine import (
    DECK,
    JOKER,
    Announce,
    Announced,
    CardPlayed,
    CardsDrawn,
    CardsGiven,
    CardsToGive,
    Catch,
    Caught,
    DrawCause,
    DrawnCardToPlay,
    ExtraCardGranted,
    ExtraCardToPlay,
    GiftChosen,
    LastCardShown,
    Limit,
    NameSuit,
    PenaltyCardToPlay,
    PenaltyRaised,
    PenaltyToAnswer,
    Play,
    Question,
    SeatLeftMatch,
    SeatSkipped,
    StockRenewed,
    Suit,
    SuitToName,
    Take,
    TurnsOwed,
    TurnToPlay,
    WentOut,
    parse_card,
    standings,
)
from bot.i18n import Words
from bot.tables.results import Opposition, SortBy, StandingRow, StandingsPage
from bot.tables.state import CloseReason, Pause, PauseReason, Phase
from bot.tables.views import SeatView, TableView
from cogs.addresses import Address, Verb
from cogs.layouts.budget import Budget, measure
from cogs.layouts.hand import hand_layout, suit_layout
from cogs.layouts.leaderboard import LeaderboardQuery, leaderboard_layout
from cogs.layouts.lobby import lobby_layout
from cogs.layouts.more import help_layout, more_layout
from cogs.layouts.notices import notice_layout, refusal_text
from cogs.layouts.parts import CardEmojis, box, button, message, plain, row, section, thumbnail
from cogs.layouts.public import moved_layout, public_layout
from cogs.layouts.rules_card import rules_layout
from cogs.layouts.scores import scores_layout
from cogs.layouts.which_table import which_table_layout
from tests.layouts.conftest import (
    ALL_EMOJIS,
    LONGEST_NAMES,
    PEOPLE,
    RULES,
    SEATS,
    NoEmojis,
    hand_view,
    round_result,
    round_view,
    table_view,
)
from tests.layouts.limits import check_message

HUNDRED_AND_FOUR = (*DECK[:51], *DECK[:51], JOKER, JOKER)
QUESTIONS: tuple[Question, ...] = (
    TurnToPlay(1),
    PenaltyToAnswer(1, 104),
    ExtraCardToPlay(1),
    DrawnCardToPlay(1),
    PenaltyCardToPlay(1),
    CardsToGive(1, tuple(range(SEATS))),
)
LONG_EVENTS = (
    StockRenewed(104),
    *(
        event
        for seat in (0, 1, 2, 3)
        for event in (
            CardPlayed(seat, parse_card("JC"), Suit.CLUBS),
            LastCardShown(seat),
            PenaltyRaised(seat, 104),
            SeatSkipped(seat + 1),
            ExtraCardGranted(seat),
            CardsDrawn(seat, 104, DrawCause.DECLINED),
            WentOut(seat),
            Announced(seat),
            Caught(seat, seat + 1),
            TurnsOwed(seat, 5),
            SeatLeftMatch(seat, 1_999),
        )
    ),
    *(GiftChosen(seat) for seat in range(SEATS)),
    CardsGiven(SEATS),
)


@pytest.fixture(params=LONGEST_NAMES)
def worst(request: pytest.FixtureRequest) -> TableView:
    """Ten seats with the longest names, twenty rounds, everything that can be shown at once."""
    seats = tuple(
        SeatView(request.param, PEOPLE[seat], cards=1, points=19_990, on_turn=seat == 1, autopilot=seat != 1)
        for seat in range(SEATS)
    )
    results = tuple(round_result(cards=104 if number == 19 else 0) for number in range(20))
    return replace(
        table_view(Phase.PLAYING),
        rules=RULES,
        seats=seats,
        round_number=20,
        rounds_total=20,
        round=replace(
            round_view(),
            top=parse_card("JC"),
            current_suit=Suit.CLUBS,
            suit_is_chosen=True,
            penalty=104,
            stock=208,
            missed=(5,) * SEATS,
            announced=(0, 1),
            unannounced=tuple(range(2, SEATS)),
        ),
        results=results,
        standings=standings([19_990 + seat for seat in range(SEATS)]),
        happened=LONG_EVENTS,
        next_round_at=1_900_000_000.0,
        deadline=1_900_000_000.0,
    )


@pytest.fixture(params=[NoEmojis(), ALL_EMOJIS], ids=["words", "pictures"])
def emojis(request: pytest.FixtureRequest) -> CardEmojis:
    found: CardEmojis = request.param
    return found


@pytest.mark.parametrize("phase", Phase)
def test_the_public_message(phase: Phase, worst: TableView, words: Words, emojis: CardEmojis) -> None:
    assert worst.round is not None
    for question in QUESTIONS:
        table = replace(worst, phase=phase, round=replace(worst.round, question=question))
        check_message(public_layout(table, words, emojis))
        for why in PauseReason:
            still = replace(table, pause=Pause(why, 1_900_000_000_000))
            check_message(public_layout(still, words, emojis))


@pytest.mark.parametrize("reason", [None, *CloseReason])
def test_a_closed_table(reason: CloseReason | None, words: Words) -> None:
    for person in (None, PEOPLE[0]):
        table = replace(table_view(Phase.CLOSED), close_reason=reason, closed_by=person)
        check_message(public_layout(table, words, ALL_EMOJIS))


@pytest.mark.parametrize("seats", range(1, 5))
def test_a_lobby_of_any_size(seats: int, words: Words) -> None:
    table = table_view(Phase.LOBBY)
    filled = tuple(replace(seat, person=None if seat.name == "Bram" else seat.person) for seat in table.seats[:seats])
    check_message(lobby_layout(replace(table, seats=filled), words))


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("count", [0, 1, 26, 60, 104])
def test_hands(count: int, question: Question, worst: TableView, words: Words, emojis: CardEmojis) -> None:
    cards = HUNDRED_AND_FOUR[:count] if count != 104 else (*DECK, *DECK)
    fitting = [Play(card) for card in cards if card % 3 == 0]
    view = hand_view(worst, cards, seat=1)
    calls = (Announce(), *(Catch(seat) for seat in range(SEATS)))
    view = replace(
        view,
        news=LONG_EVENTS,
        round=replace(view.round, question=question, legal=(*fitting, Take(), *calls), received=cards[:104]),
    )
    note = refusal_text(words, "extra-card-does-not-fit", {"card": "10C", "suit": "C", "rank": "K", "top": "KC"})
    for page in range(4):
        check_message(hand_layout(view, words, emojis, page=page))
        check_message(hand_layout(view, words, emojis, page=page, note=note))
    check_message(suit_layout(view, parse_card("JC"), words, emojis))
    still = replace(view.table, pause=Pause(PauseReason.REMOVED, 1_900_000_000_000))
    check_message(hand_layout(replace(view, table=still), words, emojis, note=note))
    seats = tuple(replace(seat, autopilot=True) for seat in view.table.seats)
    away = hand_layout(replace(view, table=replace(view.table, seats=seats)), words, emojis, note=note)
    check_message(away)


def test_the_dealers_choice_of_a_suit(worst: TableView, words: Words, emojis: CardEmojis) -> None:
    """At a deal nobody holds more than 13 cards (rules.md §8)."""
    view = hand_view(worst, DECK[:13], seat=1)
    view = replace(view, round=replace(view.round, question=SuitToName(1), legal=tuple(map(NameSuit, Suit))))
    check_message(hand_layout(view, words, emojis, note="x" * 200))


def test_a_match_with_a_limit_of_many_rounds(worst: TableView, words: Words) -> None:
    rules = replace(worst.rules, format=Limit(1000))
    left = standings([19_990] * SEATS, left_after=list(range(100, 100 + SEATS)))
    for phase in (Phase.BETWEEN_ROUNDS, Phase.FINISHED):
        many = (*worst.results * 8, *worst.results[-1:])
        table = replace(worst, phase=phase, rules=rules, standings=left, results=many, next_dealer=1)
        check_message(public_layout(table, words, NoEmojis()))
        check_message(scores_layout(table, words))


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.PLAYING])
def test_a_hand_when_no_round_is_on(phase: Phase, words: Words) -> None:
    view = hand_view(replace(table_view(Phase.PLAYING), phase=phase), DECK[:7])
    check_message(hand_layout(view, words, ALL_EMOJIS))


def test_panels_and_cards(worst: TableView, words: Words) -> None:
    for person in (PEOPLE[0], PEOPLE[1], 999):
        for phase in Phase:
            check_message(more_layout(replace(worst, phase=phase), person, words))
    check_message(scores_layout(worst, words))
    check_message(scores_layout(table_view(Phase.LOBBY), words))
    check_message(rules_layout(worst.rules, words, SEATS))
    check_message(help_layout(words))
    check_message(notice_layout("x" * 2000, words))
    check_message(moved_layout(words, "https://discord.com/channels/1/2/3"))
    many = [replace(worst, id=f"table{number:05}") for number in range(30)]
    check_message(which_table_layout(many, Verb.HAND, words, person=999))


@pytest.mark.parametrize("name", LONGEST_NAMES)
def test_a_full_page_of_the_leaderboard(name: str, words: Words) -> None:
    rows = tuple(StandingRow(10_000 + rank, rank, name, 99_999, 99_999, 99_999, -(10**9)) for rank in range(10))
    page = StandingsPage(rows, page=500, pages=1000, total=10_000)
    query = LeaderboardQuery("pesten_13", Opposition.COMPUTERS, "2026-11", SortBy.SCORE, 500)
    check_message(leaderboard_layout(page, query, words))
    check_message(leaderboard_layout(StandingsPage((), 0, 1, 0), LeaderboardQuery(), words))


def test_the_budget_counts_as_discord_does() -> None:
    """A container with a text, a section (its text and its accessory) and a row of two buttons are 8 components."""
    picture = thumbnail("https://example.org/a.png", "A picture")
    buttons = row(*(button(label, Address("", "", Verb.HELP, label)) for label in "ab"))
    layout = message(box(plain("één"), section("abc", picture), buttons))
    assert measure(layout) == Budget(components=8, characters=6, text_bytes=5 + 3 + 2 * 12)


@pytest.mark.parametrize(
    ("budget", "kept"),
    [
        (Budget(40, 4000, 10_170), True),
        (Budget(41, 1, 1), False),
        (Budget(1, 4001, 4001), False),
        (Budget(1, 1, 10_171), False),
    ],
)
def test_the_budget_ends_where_discord_refuses(budget: Budget, *, kept: bool) -> None:
    assert budget.is_kept is kept
