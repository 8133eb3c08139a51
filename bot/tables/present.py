"""From a table's state to what may be shown of it."""

from bot.engine import AnybodyToPlay, AnyRound, Round, commitment, fixed_rounds, seats_waited_for
from bot.tables.errors import NotSeated, Refused
from bot.tables.race import owing, race_of
from bot.tables.seating import question_of, seat_of
from bot.tables.state import Phase, TableState
from bot.tables.views import AnyHandView, HandView, SeatView, TableView, ZweedsHandView


def table_view(
    state: TableState,
    next_round_at: float | None = None,
    deadline: float | None = None,
    tick_at: float | None = None,
    swapping_ends_at: float | None = None,
) -> TableView:
    """The table as everybody may see it."""
    match = state.match
    round_ = None if match is None else match.round
    return TableView(
        id=state.id,
        guild=state.guild,
        channel=state.channel,
        phase=state.phase,
        locale=state.locale,
        sequence=state.sequence,
        rules=state.rules,
        host=state.host,
        seats=tuple(_seat_views(state, round_)),
        round_number=0 if match is None else len(match.results) + (state.phase is Phase.PLAYING),
        rounds_total=fixed_rounds(state.rules.format) or 0,
        round=None if round_ is None else round_.view(None),
        results=() if match is None else tuple(match.results),
        standings=match.standings() if match is not None and match.results else (),
        happened=tuple(state.happened),
        next_commitment=commitment(state.next_seed) if state.next_seed else b"",
        next_round_at=next_round_at,
        next_dealer=match.next_dealer if match is not None and state.phase is Phase.BETWEEN_ROUNDS else None,
        turn_token=turn_token(state),
        close_reason=state.close_reason,
        closed_by=state.closed_by,
        agreement=state.agreement,
        pace=state.pace,
        computer_speed=state.computer_speed,
        deadline=deadline,
        waiting_since=state.waiting_since,
        pause=state.pause,
        leavers=tuple(state.leavers),
        follows=state.follows,
        home=state.home,
        tick_at=tick_at,
        swapping_ends_at=swapping_ends_at,
    )


def tells_time(table: TableView) -> bool:
    """Whether the public message names a moment until which somebody's time passes."""
    return any(moment is not None for moment in (table.deadline, table.tick_at, table.swapping_ends_at))


def hand_view(state: TableState, person: int, table: TableView) -> AnyHandView:
    """A person's own hand; raises `NotSeated`, or `Refused` before the first deal."""
    seat = seat_of(state, person)
    if seat is None:
        raise NotSeated
    if state.match is None or state.match.round is None:
        raise Refused("not-started")
    version, news, round_ = state.versions[seat], tuple(state.news[seat]), state.match.round
    if isinstance(round_, Round):
        return HandView(table=table, seat=seat, version=version, news=news, round=round_.view(seat))
    return ZweedsHandView(table=table, seat=seat, version=version, news=news, round=round_.view(seat))


def turn_token(state: TableState) -> str:
    """Names the seat on turn and its version, `2.17`, and where there are no turns who owes; else `0`."""
    question = question_of(state)
    if (race := race_of(state)) is not None:
        return owing(race)
    if question is None or isinstance(question, AnybodyToPlay):
        return "0"
    return f"{question.seat}.{state.versions[question.seat]}"


def _seat_views(state: TableState, round_: AnyRound | None) -> list[SeatView]:
    totals = state.match.totals if state.match is not None else [0] * len(state.seats)
    results = [] if state.match is None else state.match.results
    waiting = seats_waited_for(None if round_ is None else round_.question)
    return [
        SeatView(
            name=seat.name,
            person=seat.person,
            cards=len(round_.hands[index]) if round_ is not None else 0,
            points=totals[index],
            wins=sum(result.out == index for result in results),
            on_turn=index in waiting,
            autopilot=seat.autopilot,
        )
        for index, seat in enumerate(state.seats)
    ]
