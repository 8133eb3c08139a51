"""The lobby message (experience.md §3)."""

from collections.abc import Iterator

from bot.engine import Rules
from bot.i18n import Words
from bot.tables.lobby_rules import faults_of
from bot.tables.pace import Pace
from bot.tables.views import TableView
from cogs.addresses import Verb
from cogs.layouts.effect_words import short_effects
from cogs.layouts.formats import length
from cogs.layouts.names import shown_name
from cogs.layouts.parts import Layout, Part, Style, box, heading, message, row, separator, small, table_button, text
from cogs.layouts.rules_card import facts
from cogs.layouts.shuffle_proof import promise
from cogs.layouts.speed_rules import has_no_turns
from cogs.layouts.variants import best_with, expected_players, minutes, table_name, variant_story, variant_title


def lobby_layout(view: TableView, words: Words) -> Layout:
    """Who sits here, what is played, how long it takes, and the buttons to join and start."""
    rules = view.rules
    title = variant_title(rules, words) if view.agreement is None else table_name(view, words)
    return message(
        box(
            text(heading(title), variant_story(rules, words), *_description(view, words)),
            separator(),
            text(*_seat_lines(view, words), _state(view, words)),
            text(small(promise(view.next_commitment, words))) if view.next_commitment else None,
            *(row(*buttons) for buttons in _rows(view, words)),
        )
    )


def _description(view: TableView, words: Words) -> Iterator[str]:
    rules = view.rules
    players = words("lobby-players", least=rules.players_min, most=rules.players_max, best=best_with(rules))
    playing = expected_players(rules, len(view.seats))
    match_length, duration = length(rules.format, words), minutes(rules, playing)
    length_ = words("lobby-length", length=match_length, minutes=duration, players=playing)
    yield f"{players} · {length_} · {_pace(view, words)}"
    yield small(facts(rules, words, len(view.seats)))
    yield small(short_effects(rules, words) if isinstance(rules, Rules) else words("zweeds-rules-short"))


def _pace(view: TableView, words: Words) -> str:
    """How long a turn may take; where there are no turns, how long one may do nothing."""
    without_turns = isinstance(view.rules, Rules) and has_no_turns(view.rules)
    if without_turns and view.pace is not Pace.NONE:
        return words("speed-pace", pace=str(view.pace))
    return words(f"pace-{view.pace}")


def _seat_lines(view: TableView, words: Words) -> Iterator[str]:
    yield f"**{words('lobby-seats', taken=len(view.seats), seats=view.rules.players_max)}**"
    for number, seat in enumerate(view.seats, start=1):
        key = "lobby-seat"
        if seat.person is None:
            key = "lobby-seat-computer"
        elif seat.person == view.host:
            key = "lobby-seat-host"
        yield words(key, number=number, name=shown_name(seat.name))


def _state(view: TableView, words: Words) -> str:
    if _can_start(view):
        return words("lobby-ready")
    if faults_of(view.rules, len(view.seats)):
        return words("error-rules-contradict")
    return words("lobby-needs-players", needed=view.rules.players_min)


def _can_start(view: TableView) -> bool:
    return len(view.seats) >= view.rules.players_min and not faults_of(view.rules, len(view.seats))


def _rows(view: TableView, words: Words) -> Iterator[list[Part]]:
    """Two or three words side by side, what belongs together in a row: a phone has room for no more of them."""
    full = len(view.seats) >= view.rules.players_max
    join, start = Style.primary, Style.secondary
    if _can_start(view):  # the next step is the bright one
        join, start = Style.secondary, Style.success
    yield [
        table_button(words, "button-join", view.id, Verb.JOIN, style=join, disabled=full),
        table_button(words, "button-leave", view.id, Verb.LEAVE),
    ]
    add = table_button(words, "button-add-computer", view.id, Verb.ADD_COMPUTER, disabled=full)
    settings = table_button(words, "button-settings", view.id, Verb.SETTINGS)
    rules = table_button(words, "button-rules", view.id, Verb.RULES)
    last = [
        table_button(words, "button-start", view.id, Verb.START, style=start, disabled=not _can_start(view)),
        table_button(words, "button-more", view.id, Verb.MORE),
    ]
    if any(seat.person is None for seat in view.seats):
        yield [add, table_button(words, "button-remove-computer", view.id, Verb.REMOVE_COMPUTER)]
        yield [settings, rules]
        yield last
    else:
        yield [add, settings]
        yield [rules, *last]
