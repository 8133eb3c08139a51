"""`python -m bot show`: what is printed replays, and keeps the secrets of a round that is still on."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine import (
    PRESETS,
    ZWEEDS,
    CardsToGive,
    FinalScore,
    Give,
    Play,
    Ready,
    Round,
    RoundRecord,
    parse_record,
    parse_zweeds_record,
    seats_waited_for,
)
from bot.operator.match_notation import written_match
from bot.operator.show import show
from bot.tables.acts import (
    Closed,
    Joined,
    Left,
    LoggedAct,
    MatchStarted,
    Moved,
    Opened,
    RoundDealt,
    SeatActed,
    SwappingEnded,
    TableAct,
    TimedOut,
)
from bot.tables.seating import question_of
from bot.tables.state import CloseReason, Phase, TableState
from bot.tables.transitions import apply_act, open_table, replay
from data.store import Store
from tests.operator.conftest import LOCALIZER, PART, WHOLE, Said, change, sentence
from tests.processes.program import ROOT, environment
from tests.store.examples import NOVEMBER
from tests.store.matches import go_on, seed_of

WORDS = LOCALIZER.words("en")


async def _stored(path: Path, table: str) -> TableState:
    async with await Store.open(path) as store:
        found = await store.load(table)
        assert found is not None
        return found.state


def _records(printed: str) -> list[RoundRecord]:
    """The rounds, each a block after a blank line; the first block is remarks alone."""
    head, *blocks = printed.split("\n\n")
    assert all(line.startswith("# ") for line in head.splitlines())
    return [parse_record(block) for block in blocks]


def test_every_round_of_a_match_replays(said: Said, database: Path) -> None:
    """Each leads to the very result that the table noted when it was played."""
    shown = said("show", WHOLE)
    match = asyncio.run(_stored(database, WHOLE)).match
    assert (shown.status, shown.complained) == (0, "")
    assert match is not None
    assert len(match.results) == 8
    assert [record.replay().result for record in _records(shown.said)] == match.results
    for seat, name in enumerate(("Anna", "Ben", "Piet"), start=1):
        assert f"# seat {seat}: {name}" in shown.said
    assert "# round 8 of 8" in shown.said


def test_a_round_that_is_on_keeps_its_seed(said: Said, database: Path) -> None:
    """Neither it nor the next one's: both would tell hands. The round before is over and replays."""
    shown = said("show", PART).said
    state = asyncio.run(_stored(database, PART))
    assert state.match is not None
    assert state.match.round is not None
    for secret in (state.match.round.seed, state.next_seed):
        assert secret
        assert secret.hex() not in shown
    assert sentence("show-hidden") in shown
    first, second = shown.split("\n\n")[1:]
    assert parse_record(first).replay().result == state.match.results[0]
    assert len([line for line in second.splitlines() if line[0].isdecimal()]) == 3


def test_all_is_shown_to_whoever_asks_for_it(said: Said, database: Path) -> None:
    _, second = _records(said("show", PART, "--all").said)
    state = asyncio.run(_stored(database, PART))
    assert state.match is not None
    assert second.replay() == state.match.round


def test_while_the_bot_plays(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def beside() -> None:
        async with await Store.open(database):
            show(database, PART, WORDS, everything=False)

    asyncio.run(beside())
    assert "# round 2 of 8" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "nl"])
def test_an_unknown_table(said: Said, database: Path, language: str) -> None:
    ended = said("show", "nowhere", LANG=language)
    assert ended.complained == sentence("operator-no-such-table", language, table="nowhere") + "\n"
    assert (ended.status, ended.said) == (2, "")


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE acts SET body = replace(body, 'Ben', 'Bob') WHERE table_id = :whole AND sequence = 2",
        "DELETE FROM acts WHERE table_id = :whole AND sequence = 9",
    ],
)
def test_a_damaged_log(said: Said, database: Path, damage: str) -> None:
    change(database, damage)
    ended = said("show", WHOLE)
    assert ended.complained == sentence("operator-log-damaged", table=WHOLE) + "\n"
    assert (ended.status, ended.said) == (2, "")


def test_without_a_database(said: Said, tmp_path: Path) -> None:
    ended = said("show", WHOLE)
    assert ended.complained == sentence("store-error-missing", path=str(tmp_path / "pesten.sqlite3")) + "\n"
    assert ended.status == 2
    assert list(tmp_path.iterdir()) == []


def test_without_a_table_the_latest_are_named(said: Said, database: Path) -> None:
    """With what is played, by whom, and how it stands. `whole` went on longer, so it comes first."""
    seats = "Anna, Ben, Piet"
    lines = said("show", LANG="nl").said.splitlines()
    assert [line.split(" · ")[:4] for line in lines] == [
        ["whole", "Pesten 7", seats, "uitgespeeld"],
        ["part", "Pesten 7", seats, "ronde 2 van 8 is bezig"],
    ]
    change(database, "UPDATE tables SET changed_at = changed_at + 100000000 WHERE id = :part")
    assert said("show").said.startswith(PART)


def test_a_table_that_cannot_be_read_is_named_all_the_same(said: Said, database: Path) -> None:
    change(
        database,
        "UPDATE tables SET snapshot_checksum = snapshot_checksum + 1 WHERE id = :whole",
        "UPDATE acts SET body = replace(body, 'Ben', 'Bob') WHERE table_id = :whole AND sequence = 2",
    )
    first, second = said("show").said.splitlines()
    damaged, _, _ = sentence("show-damaged-line", table=WHOLE, at="|", guild="", channel="").partition("|")
    assert first.startswith(damaged)
    assert second.startswith(f"{PART} · Pesten 7 · ")


def test_all_is_of_a_table(said: Said, database: Path) -> None:
    ended = said("show", "--all", LANG="nl")
    assert (ended.status, ended.complained) == (2, sentence("operator-all-of-what", "nl") + "\n")


def test_no_tables_at_all(said: Said, tmp_path: Path) -> None:
    async def make() -> None:
        async with await Store.open(tmp_path / "pesten.sqlite3"):
            pass

    asyncio.run(make())
    assert said("show").said == sentence("show-no-tables") + "\n"


def test_whoever_reads_may_stop_reading(database: Path, tmp_path: Path) -> None:
    """As `show … | head -1` does: no complaint."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "bot", "show", WHOLE]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment(tmp_path), stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")
    assert ROOT.is_dir()


# ---- what else can stand in a log


def _numbered(*acts: TableAct) -> list[LoggedAct]:
    return [LoggedAct("t", number, NOVEMBER, None, act) for number, act in enumerate(acts, start=1)]


def _log(*acts: TableAct, rounds: int = 2, host: str = "Anna") -> list[LoggedAct]:
    rules = replace(PRESETS["pesten_7"], format=FinalScore(rounds))
    opened = Opened("t", 5, 60, 1001, host, "nl", rules, seed_of("t", 0))
    everything = [opened, Joined(1002, "Ben"), MatchStarted(0, seed_of("t", 1)), *acts]
    return _numbered(*everything)


def _first_move(log: list[LoggedAct]) -> SeatActed:
    state = open_table(log[0])
    for entry in log[1:]:
        apply_act(state, entry)
    question = question_of(state)
    assert question is not None
    assert state.match is not None
    assert state.match.round is not None
    return SeatActed(question.seat, state.match.round.legal_actions(question.seat)[0])


def test_settings_of_a_tables_own_are_written_and_replay() -> None:
    """Two rounds are no preset's, so the rules stand there whole."""
    log = _log()
    [record] = _records("\n".join(written_match(log, WORDS, everything=True)))
    assert record.rules.expected_rounds == 2
    state = replay(log)
    assert state.match is not None
    assert record.replay() == state.match.round


def test_a_round_of_zweeds_is_written_and_replays() -> None:
    """Seats that were not ready when the time for swapping was over are written as ready."""
    opened = Opened("t", 5, 60, 1001, "Anna", "nl", ZWEEDS, seed_of("t", 0))
    start: list[TableAct] = [opened, Joined(1002, "Ben"), MatchStarted(0, seed_of("t", 1)), SeatActed(1, Ready())]
    start.append(SwappingEnded())
    log = [LoggedAct("t", number, NOVEMBER, None, act) for number, act in enumerate(start, start=1)]
    _, block = "\n".join(written_match(log, WORDS, everything=True)).split("\n\n")
    record = parse_zweeds_record(block)
    assert record.acts == ((1, Ready()), (0, Ready()))
    match = replay(log).match
    assert match is not None
    assert record.replay() == match.round


def _with_cards_passed_on() -> list[LoggedAct]:
    """Played until somebody lays a 10 in Pass left: one seat chooses a card, for the other one time chooses."""
    opened = Opened("t", 5, 60, 1001, "Anna", "nl", PRESETS["pass_left"], seed_of("t", 0))
    log = _numbered(opened, Joined(1002, "Ben"), MatchStarted(0, seed_of("t", 1)))
    while not isinstance(question := question_of(state := replay(log)), CardsToGive):
        assert question is not None
        assert state.match is not None
        assert isinstance(state.match.round, Round)
        [seat] = seats_waited_for(question)
        legal = state.match.round.legal_actions(seat)
        tens = [action for action in legal if isinstance(action, Play) and str(action).startswith("play 10")]
        log = _numbered(*(entry.act for entry in log), SeatActed(seat, (tens or legal)[0]))
    first, second = question.waiting
    assert state.match is not None
    assert isinstance(state.match.round, Round)
    chosen, late = (state.match.round.legal_actions(seat)[0] for seat in (first, second))
    return _numbered(*(entry.act for entry in log), SeatActed(first, chosen), TimedOut(second, (late,)))


def test_a_card_passed_on_unseen_stays_unseen_while_the_round_is_on() -> None:
    """Only giver and receiver know it (rules.md §3); the bot's host may sit at the table too."""
    log = _with_cards_passed_on()
    acts = [entry.act for entry in log]
    gifts = [str(act.action) for act in acts if isinstance(act, SeatActed) and isinstance(act.action, Give)]
    gifts += [str(action) for act in acts if isinstance(act, TimedOut) for action in act.actions]
    assert [gift.split()[0] for gift in gifts] == ["give", "give"]
    kept = list(written_match(log, WORDS, everything=False))
    assert not [line for line in kept if "give" in line.split()]
    assert [kept.count("# " + sentence("show-hidden-give", seat=seat)) for seat in (1, 2)] == [1, 1]
    over = _numbered(*(entry.act for entry in log), Closed(CloseReason.STOPPED, 1001))
    for told in (written_match(log, WORDS, everything=True), written_match(over, WORDS, everything=False)):
        lines = list(told)
        assert [line[2:] for line in lines if line[2:].startswith("give ")] == gifts
        match = replay(log).match
        assert match is not None
        assert [record.replay() for record in _records("\n".join(lines))] == [match.round]


def test_leaving_moving_and_closing_are_told_between_the_acts() -> None:
    log = _log()
    log = _log(_first_move(log), Left(1002, "Piet"), Moved(61), Closed(CloseReason.STOPPED, 1001))
    lines = list(written_match(log, WORDS, everything=False))
    assert lines[-3:] == [
        "# " + sentence("show-left", name="Ben", computer="Piet", seat=2),
        "# " + sentence("show-moved", channel="61"),
        "# " + sentence("show-closed-stopped"),
    ]
    assert "# seat 2: Ben (1002)" in lines
    [record] = _records("\n".join(lines))  # nothing is secret at a table that is closed
    assert len(record.replay().hands) == 2


def test_a_lobby_has_no_rounds() -> None:
    lines = list(written_match(_log()[:2], WORDS, everything=False))
    assert [line for line in lines if not line.startswith("# ")] == []
    assert f"# {sentence('show-state-lobby')}, since" in "\n".join(lines)
    assert lines[-2:] == ["# seat 1: Anna (1001)", "# seat 2: Ben (1002)"]


@pytest.mark.parametrize("name", ["Anna\n1 draw", "Anna\x1b[2J", "\u202eannA"])
def test_no_name_writes_a_line_or_moves_the_screen(name: str) -> None:
    printed = "\n".join(written_match(_log(host=name), WORDS, everything=True))
    [record] = _records(printed)
    assert record.acts == ()
    assert "\x1b" not in printed
    assert "\u202e" not in printed


def test_the_cards_passed_on_in_a_round_that_is_over_are_told() -> None:
    """Only the round that is still on keeps its secrets: the later one, in which nothing has been done yet."""
    log = _with_cards_passed_on()
    for entry, _ in go_on(replay(log)):
        log.append(entry)
        if isinstance(entry.act, RoundDealt):
            break
    assert replay(log).phase is Phase.PLAYING
    acts = [entry.act for entry in log]
    gifts = [str(act.action) for act in acts if isinstance(act, SeatActed) and isinstance(act.action, Give)]
    gifts += [str(action) for act in acts if isinstance(act, TimedOut) for action in act.actions]
    assert len(gifts) >= 2
    lines = list(written_match(log, WORDS, everything=False))
    assert sorted(line[2:] for line in lines if line[2:].startswith("give ")) == sorted(gifts)
    assert "# " + sentence("show-hidden") in lines, "the later round's seed"
