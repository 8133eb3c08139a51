"""Whether a table can start with the settings that its host has put together."""

from bot.engine import AnyRules, PestenError, RulesError, check_any_rules
from bot.tables.errors import Refused
from bot.tables.state import RUNNING, Phase


def faults_of(rules: AnyRules, seated: int) -> tuple[PestenError, ...]:
    """Everything that is wrong with the settings at once, for so many people and computers at the table."""
    faults: list[PestenError] = []
    try:
        check_any_rules(rules)
    except RulesError as error:
        faults += (PestenError(code) for code in error.codes)
    if seated > rules.players_max:
        faults.append(Refused("too-many-seated", most=rules.players_max))
    return tuple(faults)


def check_in_lobby(phase: Phase) -> None:
    """Raise `Refused` where nothing can be set any more: the match has started, or the table is over."""
    if phase not in RUNNING:
        raise Refused("table-over")
    if phase is not Phase.LOBBY:
        raise Refused("already-started")
