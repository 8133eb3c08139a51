"""How an act changes a table. Pure: the same acts give the same table, so the log alone is enough to rebuild it.

`check_act` refuses what the table does not allow; `apply_act` carries out what was allowed.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.engine import (
    Announce,
    AnyEvent,
    AnyQuestion,
    AnyRound,
    Catch,
    HandsToSwap,
    Match,
    Ready,
    Round,
    SpeedRound,
    asked_of,
)
from bot.tables.absence import apply_absence, check_absence, check_not_paused, miss_turn, settle
from bot.tables.acts import (
    Agreed,
    ClockTicked,
    Closed,
    ComputerAdded,
    ComputerRemoved,
    Joined,
    Kicked,
    Left,
    LoggedAct,
    MatchStarted,
    Moved,
    Opened,
    PaceChanged,
    Paused,
    Resumed,
    RoundDealt,
    RulesChanged,
    SeatActed,
    SwappingEnded,
    TableAct,
    TimedOut,
    TookBack,
    TookOver,
    Voted,
    WentAway,
)
from bot.tables.agreement import agreement_after
from bot.tables.errors import NotSeated, Refused, TableGone
from bot.tables.lobby_rules import faults_of
from bot.tables.news import HAPPENED_KEPT, NEWS_KEPT, TimeRanOut
from bot.tables.race import note_reactions, open_windows
from bot.tables.seating import awaited_people, close, get_up, leave, question_of, seat_of, sit
from bot.tables.silence import anybody_may_act, note_silence
from bot.tables.state import RUNNING, Phase, Seat, TableState
from bot.tables.telling import between_rounds, tell, tell_of_seats
from bot.tables.turns import swapping


def open_table(entry: LoggedAct) -> TableState:
    """The table that an `Opened` makes; its opener sits in the first seat and is the host."""
    act = entry.act
    assert isinstance(act, Opened)
    state = TableState(
        id=act.table,
        guild=act.guild,
        channel=act.channel,
        host=act.person,
        locale=act.locale,
        rules=act.rules,
        opened_at=entry.at,
        changed_at=entry.at,
        next_seed=act.seed,
        agreement=act.agreement,
        sequence=entry.sequence,
        pace=act.pace,
        computer_speed=act.computer_speed,
        follows=act.follows,
    )
    sit(state, Seat(act.name, act.person))
    return state


def replay(entries: Iterable[LoggedAct]) -> TableState:
    """The state that a whole log, in order, gives; raises whatever the rules refuse on the way."""
    state: TableState | None = None
    for entry in entries:
        if state is None:
            state = open_table(entry)
        else:
            check_act(state, entry.act)
            apply_act(state, entry)
    if state is None:
        raise TableGone
    return state


def copy_state(state: TableState) -> TableState:
    """An independent copy: what is done to one is not seen in the other."""
    return TableState(
        id=state.id,
        guild=state.guild,
        channel=state.channel,
        host=state.host,
        locale=state.locale,
        rules=state.rules,
        opened_at=state.opened_at,
        changed_at=state.changed_at,
        phase=state.phase,
        sequence=state.sequence,
        seats=state.seats.copy(),
        leavers=state.leavers.copy(),
        match=state.match.copy() if state.match is not None else None,
        next_seed=state.next_seed,
        versions=state.versions.copy(),
        happened=state.happened.copy(),
        news=[events.copy() for events in state.news],
        close_reason=state.close_reason,
        closed_by=state.closed_by,
        dealt_at=state.dealt_at,
        agreement=state.agreement,
        pace=state.pace,
        computer_speed=state.computer_speed,
        waiting_since=state.waiting_since,
        pause=state.pause,
        votes=state.votes.copy(),
        arrivals=state.arrivals.copy(),
        kicked=state.kicked.copy(),
        follows=state.follows,
        home=state.home,
        acted_at=state.acted_at,
        able_since=state.able_since.copy(),
        window_since=state.window_since,
        silent_since=state.silent_since.copy(),
        touched=state.touched,
    )


def check_act(state: TableState, act: TableAct) -> None:
    """Raise `Refused` or the rules' own `IllegalAction` when the act is not allowed now."""
    if state.phase not in RUNNING:
        raise Refused("table-over")
    match act:
        case Opened():
            raise Refused("already-started")
        case Joined():
            _check_joining(state, act)
        case ComputerAdded():
            _check_free_seat(state)
        case ComputerRemoved():
            _check_computer(state)
        case Left():
            _check_seated(state, act.person)
        case MatchStarted():
            _check_start(state)
        case RulesChanged() | Agreed() | PaceChanged():
            _check_lobby(state)
        case RoundDealt():
            if state.phase is not Phase.BETWEEN_ROUNDS:
                raise Refused("round-still-on")
            check_not_paused(state)
        case SeatActed():
            check_not_paused(state)
            _match_in_play(state).check(act.seat, act.action)
        case SwappingEnded():
            _check_swapping(state)
        case ClockTicked():
            _check_tick(state)
        case Closed() | Moved():
            pass
        case TimedOut() | WentAway() | TookBack() | TookOver() | Kicked() | Voted() | Paused() | Resumed():
            check_absence(state, act)
        case _:
            assert_never(act)


def apply_act(state: TableState, entry: LoggedAct) -> tuple[AnyEvent, ...]:
    """Carry out an act that `check_act` has allowed, and tell what happened by the rules."""
    before, known, waited = _what_seats_face(state), state.versions.copy(), awaited_people(state)
    stood_still, windows = state.pause is not None, open_windows(state)
    changed_at, raced = state.changed_at, anybody_may_act(state)
    seats, leavers = state.seats.copy(), state.leavers
    events = _carry_out(state, entry.act, entry.at)
    tell_of_seats(state, entry.act, seats, leavers)
    if isinstance(entry.act, MatchStarted | RoundDealt):
        state.dealt_at = entry.at
    if _counts(entry.act):
        state.acted_at = entry.at
    state.sequence = entry.sequence
    state.changed_at = entry.at
    for index, faced in enumerate(_what_seats_face(state)):
        if index >= len(before) or faced != before[index]:
            state.versions[index] += 1
    settle(state, entry, {seat: known[seat] for seat in waited})
    if stood_still and state.pause is None:
        state.acted_at = entry.at
        if swapping(state):
            state.dealt_at = entry.at
    note_reactions(state, entry, windows)
    note_silence(state, entry, changed_at, raced=raced)
    return events


def _carry_out(state: TableState, act: TableAct, at: int) -> tuple[AnyEvent, ...]:
    match act:
        case Joined():
            sit(state, Seat(act.name, act.person))
        case ComputerAdded():
            sit(state, Seat(act.name))
        case ComputerRemoved():
            get_up(state, max(index for index, seat in enumerate(state.seats) if seat.person is None))
        case Left():
            leave(state, act.person, act.name)
        case RulesChanged():
            state.agreement = agreement_after(state.agreement, state.rules, act.rules)
            state.rules = act.rules
        case Agreed():
            state.agreement = act.agreement
        case MatchStarted():
            state.match = Match.begin(state.rules, len(state.seats), act.first_dealer)
            return _deal(state, act.next_seed)
        case RoundDealt():
            return _deal(state, act.next_seed)
        case SeatActed():
            return _act_in_match(state, act)
        case SwappingEnded() | ClockTicked():
            return _pass_time(state, act)
        case Closed():
            close(state, act.reason, act.person)
        case Moved():
            state.channel, state.home = act.channel, act.home
        case TimedOut():
            return _time_out(state, act)
        case PaceChanged() | WentAway() | TookBack() | TookOver() | Kicked() | Voted() | Paused() | Resumed():
            apply_absence(state, act, at)
        case Opened():
            raise Refused("already-started")
        case _:
            assert_never(act)
    return ()


def _deal(state: TableState, next_seed: bytes) -> tuple[AnyEvent, ...]:
    match_ = _running_match(state)
    events = match_.start_round(state.next_seed)
    last = match_.rounds_total and match_.next_may_be_last
    state.next_seed = b"" if last else next_seed
    state.phase = Phase.PLAYING
    between = between_rounds(state.happened)
    state.happened = [*between, *events]
    state.news = [[*between, *events] for _ in state.seats]
    return events


def _act_in_match(state: TableState, act: SeatActed) -> tuple[AnyEvent, ...]:
    return _tell(state, _running_match(state).act(act.seat, act.action), act.seat)


def _tell(state: TableState, events: tuple[AnyEvent, ...], actor: int | None) -> tuple[AnyEvent, ...]:
    """Note what happened in the match by the act of a seat, or of the table itself, and whether that ends anything."""
    state.happened = (state.happened + list(events))[-HAPPENED_KEPT:]
    for index, news in enumerate(state.news):
        known = [] if index == actor else news
        state.news[index] = [*known, *events][-NEWS_KEPT:]
    if _running_match(state).is_over:
        state.phase = Phase.FINISHED
        state.next_seed = b""
    elif question_of(state) is None:
        state.phase = Phase.BETWEEN_ROUNDS
    return events


def _pass_time(state: TableState, act: SwappingEnded | ClockTicked) -> tuple[AnyEvent, ...]:
    if isinstance(act, ClockTicked):
        return _tell(state, _running_match(state).tick(), None)
    question = question_of(state)
    assert isinstance(question, HandsToSwap)
    tell(state, TimeRanOut())
    match_ = _running_match(state)
    return tuple(event for seat in question.waiting for event in _tell(state, match_.act(seat, Ready()), None))


def _time_out(state: TableState, act: TimedOut) -> tuple[AnyEvent, ...]:
    tell(state, TimeRanOut())
    news = state.news[act.seat]
    events = tuple(event for action in act.actions for event in _act_in_match(state, SeatActed(act.seat, action)))
    state.news[act.seat] = (news + list(events))[-NEWS_KEPT:]  # he has not seen what was done for him
    miss_turn(state, act.seat)
    return events


def _check_seated(state: TableState, person: int) -> None:
    if seat_of(state, person) is None:
        raise NotSeated


def _check_lobby(state: TableState) -> None:
    if state.phase is not Phase.LOBBY:
        raise Refused("already-started")


def _check_computer(state: TableState) -> None:
    _check_lobby(state)
    if all(seat.person is not None for seat in state.seats):
        raise Refused("no-computer")


def _check_swapping(state: TableState) -> None:
    if not isinstance(question_of(state), HandsToSwap):
        raise Refused("no-swapping-now")


def _check_tick(state: TableState) -> None:
    check_not_paused(state)
    round_ = _match_in_play(state).round
    if not isinstance(round_, SpeedRound) or not round_.tick_changes_anything:
        raise Refused("no-tick-now")


def _counts(act: TableAct) -> bool:
    """Whether the clock of a table without turns starts anew: an announcement or a catch does not stop it.

    What is done for somebody whose time ran out is an act as well: a card given, the dealer's suit.
    """
    if isinstance(act, SeatActed):
        return not isinstance(act.action, Announce | Catch)
    return isinstance(act, MatchStarted | RoundDealt | ClockTicked | TimedOut)


def _check_start(state: TableState) -> None:
    _check_lobby(state)
    if len(state.seats) < state.rules.players_min:
        raise Refused("too-few-players", needed=state.rules.players_min)
    if faults_of(state.rules, len(state.seats)):
        raise Refused("rules-contradict")


def _check_joining(state: TableState, act: Joined) -> None:
    if act.person in state.kicked:
        raise Refused("kicked")
    _check_free_seat(state)
    if seat_of(state, act.person) is not None:
        raise Refused("already-seated")


def _check_free_seat(state: TableState) -> None:
    _check_lobby(state)
    if len(state.seats) >= state.rules.players_max:
        raise Refused("table-full", seats=state.rules.players_max)


def _running_match(state: TableState) -> Match:
    if state.match is None:
        raise Refused("not-started")
    return state.match


def _match_in_play(state: TableState) -> Match:
    if state.phase is Phase.BETWEEN_ROUNDS:
        raise Refused("between-rounds")
    return _running_match(state)


def _what_seats_face(state: TableState) -> Sequence[tuple[object, AnyQuestion | None]]:
    """Per seat: its cards and what it is asked, which is what its version counts the changes of."""
    if state.match is None or state.match.round is None:
        return [((), None)] * len(state.seats)
    round_ = state.match.round
    return [(_cards(round_, seat), asked_of(round_.question, seat)) for seat in range(round_.players)]


def _cards(round_: AnyRound, seat: int) -> object:
    if isinstance(round_, SpeedRound):  # every act changes for everybody what fits
        return tuple(round_.hands[seat]), round_.turns, round_.ticks
    if isinstance(round_, Round):
        return tuple(round_.hands[seat])
    return tuple(round_.hands[seat]), tuple(round_.open[seat]), round_.blind_numbers(seat)
