"""What is done for somebody whose time is up (rules.md §5): nothing clever, nothing lost."""

from bot.engine import (
    Action,
    Announce,
    AnyAction,
    AnyView,
    Catch,
    Flip,
    Give,
    Lay,
    NameSuit,
    Play,
    RoundView,
    Suit,
    ZweedsAction,
    ZweedsView,
    suit_of,
)


def default_action(view: AnyView) -> AnyAction:
    """Take or draw, end, the card's own suit, the first card to give, always with the call.

    In Zweeds one fitting card is laid, else a blind one turned over, else the pile taken: whoever takes it needlessly
    has lost the round.

    The view must be that of a seat that the table waits for (`view.waiting`). One act may not end its turn: ask again
    as long as the table waits for the seat.
    """
    if isinstance(view, ZweedsView):
        return _in_zweeds(view)
    return _by_turns(view)


def _in_zweeds(view: ZweedsView) -> ZweedsAction:
    single = (action for action in view.legal if isinstance(action, Lay) and len(action.cards) == 1)
    flips = (action for action in view.legal if isinstance(action, Flip))
    return next(single, None) or next(flips, None) or view.legal[0]


def _by_turns(view: RoundView) -> Action:
    answers = [action for action in view.legal if not isinstance(action, Announce | Catch)]
    for action in answers:
        if not isinstance(action, Play | NameSuit | Give):
            return action
    if isinstance(answers[0], Give):
        return answers[0]
    if isinstance(answers[0], NameSuit):
        return NameSuit(_own_suit(view))
    play = _plain_play([action for action in answers if isinstance(action, Play)], view)
    return Announce() if Announce() in view.legal and not play.call else play


def _plain_play(plays: list[Play], view: RoundView) -> Play:
    """The first card; with its own suit where one is named, and with the call where that is possible."""
    card = plays[0].card
    own = suit_of(card)
    suits = (None, _own_suit(view) if own is None else own)
    ways = [play for play in plays if play.card == card and play.suit in suits]
    return max(ways, key=lambda play: play.call)


def _own_suit(view: RoundView) -> Suit:
    """The suit of the top card, and spades where it has none."""
    return Suit.SPADES if view.current_suit is None else view.current_suit
