"""Tables without turns (rules.md §9): whoever acts first was first."""

from zlib import crc32

from bot.engine import Action, AnyAction, AnybodyToPlay, Draw, Pass, Play, SpeedRound, Take
from bot.tables.acts import LoggedAct, SeatActed
from bot.tables.attendance import After
from bot.tables.chance import LEAST_SHARE, MOST_SHARE
from bot.tables.seating import is_played_by_computer
from bot.tables.state import TableState


def is_race(state: TableState) -> bool:
    """Whether the round that is on, or was last, has no turns: no version of a hand is compared there."""
    return state.match is not None and isinstance(state.match.round, SpeedRound)


def race_of(state: TableState) -> SpeedRound | None:
    """The round without turns in which anybody may act now; none while it halts, or where there is no such round."""
    round_ = None if state.match is None else state.match.round
    racing = isinstance(round_, SpeedRound) and isinstance(round_.question, AnybodyToPlay)
    return round_ if isinstance(round_, SpeedRound) and racing else None


def computers_in(state: TableState, race: SpeedRound) -> list[int]:
    """The computer players that want to act. They never pass: then the clock ticks, and ends what is stuck."""
    computers = (seat for seat, chair in enumerate(state.seats) if is_played_by_computer(chair))
    if state.pause is not None:
        return []
    return [seat for seat in computers if any(not isinstance(one, Pass) for one in race.legal_actions(seat))]


def is_gone(state: TableState, seat: int, action: AnyAction) -> bool:
    """Whether this would play a card that the seat has played, or given, meanwhile."""
    round_ = None if state.match is None else state.match.round
    return round_ is not None and isinstance(action, Play) and action.card not in round_.hands[seat]


def open_windows(state: TableState) -> int:
    """The seats (one bit each) that can be caught for not having announced their last card."""
    round_ = None if state.match is None else state.match.round
    return round_.unannounced if isinstance(round_, SpeedRound) else 0


def note_reactions(state: TableState, entry: LoggedAct, windows: int) -> None:
    """Since when each computer player can act, after this act; `windows` were open before it.

    What people do puts no computer player off, however quick they are. One that acts lets the others start anew: they
    would leave people no time if each of them went its own pace.
    """
    if open_windows(state) & ~windows:
        state.window_since = entry.at
    race, act = race_of(state), entry.act
    able = [] if race is None else computers_in(state, race)
    anew = isinstance(act, SeatActed) and is_played_by_computer(state.seats[act.seat])
    state.able_since = {seat: entry.at if anew else state.able_since.get(seat, entry.at) for seat in able}


def reaction_at(
    state: TableState, race: SpeedRound, seat: int, usual: float, call: float, after: After, back_at: float
) -> float:
    """When a computer player that can act does so, in seconds since the epoch; the same however often one asks.

    It usually takes `usual` seconds, and leaves people `call` seconds while somebody can announce or be caught; so it
    does once more from `back_at` on, when people could reach us again.
    """
    since = state.able_since.get(seat, state.changed_at)
    share = crc32(f"{state.id} {seat} {since}".encode()) / 2**32
    pause = usual * (LEAST_SHARE + share * (MOST_SHARE - LEAST_SHARE))
    wait = max(pause, call) if race.calls_open else pause
    at = max(after(since / 1000, wait), back_at + wait)
    return max(at, after(state.window_since / 1000, call)) if race.unannounced else at


def owing(race: SpeedRound) -> str:
    """The seats that owe cards, as the public button Draw carries them: a number with one bit for each."""
    return str(sum(1 << seat for seat, debt in enumerate(race.debts) if debt))


def meant_draw(race: SpeedRound, seat: int, shown: str) -> Action:
    """What the public button Draw means to who clicks it, by the debts that it showed (`owing`).

    A debt that came, or was taken, meanwhile makes it something that the rules refuse (rules.md §9).
    """
    if shown.isdecimal() and int(shown) >> seat & 1:
        return Take()
    return Pass() if Pass() in race.legal_actions(seat) else Draw()
