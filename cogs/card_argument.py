"""What the button of a card carries: the card, the suit chosen with it and the call, `JC.H.!`; and that of drawing."""

from bot.engine import BadNotation, Card, Draw, Pass, Play, Take, parse_action, parse_card, parse_suit
from cogs.addresses import CALL

_SEPARATOR = "."


def parse_play(argument: str) -> Play:
    """The play on a button; raises `BadNotation`."""
    card, *more = argument.split(_SEPARATOR)
    suit = next((parse_suit(one) for one in more if one != CALL), None)
    return Play(parse_card(card), suit, call=CALL in more)


def parse_choice(argument: str) -> tuple[Card, bool]:
    """A card for which a suit is to be chosen, and whether it is played with the call; raises `BadNotation`."""
    play = parse_play(argument)
    return play.card, play.call


def parse_drawing(argument: str) -> Draw | Take | Pass | None:
    """What the Draw button of a hand means; None: whatever the rules want now. Raises `BadNotation`."""
    if not argument:
        return None
    action = parse_action(argument)
    if not isinstance(action, Draw | Take | Pass):
        raise BadNotation("action", text=argument)
    return action
