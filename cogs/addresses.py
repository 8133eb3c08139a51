"""What a button says when it is clicked: an address, never state (architecture.md, "The way of a click" 2)."""

from dataclasses import dataclass
from enum import StrEnum

PREFIX = "p1"
MAXIMUM_LENGTH = 100
"""Characters of a custom_id (discord_facts.md §1)."""
_SEPARATOR = ":"


class Verb(StrEnum):
    """What a click asks for."""

    JOIN = "join"
    LEAVE = "leave"
    ADD_COMPUTER = "computer"
    REMOVE_COMPUTER = "uncomputer"
    RULES = "rules"
    START = "start"
    HAND = "hand"
    DRAW = "draw"
    """Draw on the public table; the version is `TableView.turn_token`."""
    SCORES = "scores"
    MORE = "more"
    NEXT = "next"
    STOP = "stop"
    STAY = "stay"
    """Not to leave or stop after all."""
    REPOST = "repost"
    HELP = "help"
    PLAY = "play"
    """In the hand; the argument is a card in notation, with the suit chosen with it and the call: `7H`, `JC.H.!`."""
    SUIT = "suit"
    """Open the choice of a suit for the card in the argument, which may carry the call: `JC`, `JC.!`."""
    BACK = "back"
    DRAW_FROM_HAND = "drawhand"
    """Draw, take, pass or end the turn: whichever is legal."""
    NAME = "name"
    """In the hand of the dealer: the suit of the card turned up is the argument."""
    GIVE = "give"
    """Choose the card in the argument for the left neighbour; no version is compared."""
    ANNOUNCE = "announce"
    """Announce the last card; no version is compared."""
    CATCH = "catch"
    """Catch the seat in the argument (0-based); no version is compared."""
    SWAP_CARD = "swapcard"
    """Zweeds: choose the card of the hand that is to be swapped; no version is compared."""
    SWAP = "swap"
    """Zweeds: swap the cards in the argument, `4H.AS`, the one of the hand first; no version is compared."""
    READY = "ready"
    """Zweeds: swap no more; no version is compared."""
    LAY = "lay"
    """Zweeds: lay the cards in the argument: `8S.8H`."""
    HOW_MANY = "howmany"
    """Zweeds: ask how many cards of the rank in the argument are to be laid."""
    OPEN = "open"
    """Zweeds: an open card whose time has not come; its button is never live."""
    FLIP = "flip"
    """Zweeds: turn over the blind card that lies where the argument says, 1 to 3."""
    PILE = "pile"
    """Zweeds: take the pile."""
    PAGE = "page"
    """Turn the pages of the hand; the argument is the page, 0-based."""
    REFRESH = "refresh"
    SETTINGS = "settings"
    """Open the host's panel, or turn to the page in the argument (see `layouts.settings_panel`)."""
    SETTING = "setting"
    """Change a setting: the argument is the page it stands on, the setting and, for those of a rank, the rank."""
    FAQ = "faq"
    """Open the doubtful cases of the game in the argument, or choose in the menu that follows it."""
    TIPS = "tips"
    """Tips for the table's settings; without a table, for the game in the argument."""
    KEEP = "keep"
    """Open the form that keeps a table's settings as a house rule."""
    KEPT = "kept"
    """That form, sent in."""
    HOUSE_RULE = "house"
    """Open the settings of the house rule whose id stands for the table's, or turn to the page in the argument."""
    HOUSE_SETTING = "houseset"
    """Change a setting of a house rule; the argument is that of `SETTING`."""
    HOUSE_WORDS = "housewords"
    """Open the form with a house rule's name and what else was agreed."""
    HOUSE_WORDED = "houseworded"
    """That form, sent in."""
    HOUSE_CARD = "housecard"
    HOUSE_SHARE = "houseshare"
    HOUSE_DELETE = "housedelete"
    """Forget a house rule; with the argument `SURE` at once."""
    OWN_SETTING = "own"
    """Change a setting of one's own; the table is empty, the argument the setting."""
    SERVER_SETTING = "server"
    """Change a setting of the server; the table is empty, the argument the setting."""
    PACE = "pace"
    """Open the panel of the table's pace, or choose there: the argument says what, `pace` or `speed`."""
    TAKE_BACK = "takeback"
    """Play oneself again after the computer has."""
    TAKE_OVER = "takeover"
    """Sit down in a computer player's seat of a running match."""
    KICK = "kick"
    """Drop the person in the argument, who is away (`123.drop`), or vote that he be dropped (`123.vote`)."""
    PAUSE = "pause"
    RESUME = "resume"
    REMATCH = "rematch"
    LEADERBOARD = "leaderboard"
    """Turn the pages of a leaderboard; the table is empty, the argument a `LeaderboardQuery`."""


DROP, VOTE = "drop", "vote"
"""What `KICK` says after the person."""
UNVERSIONED = frozenset({Verb.GIVE, Verb.ANNOUNCE, Verb.CATCH, Verb.SWAP, Verb.READY})
"""Acts that compare no version: legality decides (architecture.md, "The way of a click" 2)."""
CALL = "!"
"""In the argument of a card: it is played with the call."""
_VERBS = {verb.value: verb for verb in Verb}


@dataclass(frozen=True, slots=True)
class Address:
    """A parsed custom_id: `p1:<table>:<version>:<verb>:<argument>`."""

    table: str
    version: str
    """What the click was chosen from; empty where no version is compared."""
    verb: Verb
    argument: str = ""

    def __str__(self) -> str:
        """The custom_id; raises `ValueError` when Discord would refuse it."""
        if _SEPARATOR in self.table or _SEPARATOR in self.version:
            raise ValueError((self.table, self.version))
        text = _SEPARATOR.join((PREFIX, self.table, self.version, self.verb, self.argument))
        if len(text) > MAXIMUM_LENGTH:
            raise ValueError(text)
        return text


def parse_address(custom_id: str) -> Address | None:
    """The address in a custom_id; None when it is none of ours."""
    match custom_id.split(_SEPARATOR, 4):
        case [prefix, table, version, verb, argument] if prefix == PREFIX and verb in _VERBS:
            return Address(table, version, _VERBS[verb], argument)
        case _:
            return None
