"""The doubtful cases, and which games each is about; their words stand in the Fluent files (`faq-<key>`, `-answer`).

To add one: a `Doubt` here, its two sentences in `faq.ftl` of each language, and in `tests/faq/proofs.toml` what shows
that the answer is true. Tests miss whichever is forgotten, and a preset that is not set as the answer says.
"""

from typing import NamedTuple

from bot.engine import GAMES

TURN_BASED = ("pesten_7", "pesten_13", "knock", "pass_left", "classic", "gentle", "hard", "cumulative")
"""Every game with turns."""
NO_CHOICE_TO_DRAW = ("pesten_7", "pesten_13", "knock", "classic", "gentle", "hard", "cumulative")
"""Where only who cannot play draws, and the start card does nothing."""
STACKING = ("pesten_7", "pesten_13", "knock", "pass_left", "classic", "hard", "cumulative")
"""Where a penalty can be passed on."""
ADDING = ("pesten_7", "pesten_13", "knock", "pass_left", "cumulative")
"""Where any card that makes one draw goes on any other, and the amounts add up."""
SUITLESS_JOKERS = ("pesten_7", "pesten_13", "pass_left", "classic", "hard", "cumulative")
"""Where a joker leaves no suit to follow."""
ONE_ACT = ("pesten_7", "pesten_13", "pass_left", "classic", "gentle", "hard", "cumulative")
"""Where taking a penalty is the whole turn."""
JOKERS_MAY_START = ("pesten_7", "pesten_13", "knock", "classic", "hard", "cumulative")
"""Where a joker can be turned up and does nothing."""
WILD_JACKS = ("pesten_7", "pesten_13", "knock", "pass_left")
"""Where a jack fits on everything."""
STRICT = ("pesten_7", "pesten_13", "pass_left")
"""The games of sevens and kings: a declined card costs one, and the last card is an ordinary one."""
PESTEN = ("pesten_7", "pesten_13")
"""Document 001."""
LENIENT = ("knock", "classic", "gentle", "hard", "cumulative")
"""Where a drawn card may be played, and declining is free."""
COSTLY_END = ("knock", "classic", "hard", "cumulative")
"""Where a special last card costs a card."""
CLASSICS = ("classic", "gentle", "hard", "cumulative")
"""Document 003 and its variants."""
CALLED = ("classic", "hard", "cumulative")
"""Where the last card is called, or its player caught."""
DOUBLING = ("classic", "hard")
"""Where only a rank answers itself, and a joker doubles."""


class Doubt(NamedTuple):
    """A question that tables quarrel about; in `variants` the answer is true of every preset as it is."""

    key: str
    variants: tuple[str, ...]


DOUBTS: tuple[Doubt, ...] = (
    # what all games share, or nearly all
    Doubt("draw-though-it-fits", NO_CHOICE_TO_DRAW),
    Doubt("take-though-stacking", STACKING),
    Doubt("stock-empty", TURN_BASED),
    Doubt("stock-empty-in-a-penalty", TURN_BASED),
    Doubt("nothing-left", TURN_BASED),
    Doubt("eight-on-eight", TURN_BASED),
    Doubt("eight-with-two", TURN_BASED),
    Doubt("eight-counter-clockwise", TURN_BASED),
    Doubt("after-a-seven", TURN_BASED),
    Doubt("many-sevens", TURN_BASED),
    Doubt("out-after-a-seven", TURN_BASED),
    Doubt("ace-on-ace", TURN_BASED),
    Doubt("who-after-an-ace", TURN_BASED),
    Doubt("jack-same-suit", TURN_BASED),
    Doubt("jack-on-a-penalty", STACKING),
    Doubt("special-start", NO_CHOICE_TO_DRAW),
    Doubt("joker-as-start", JOKERS_MAY_START),
    Doubt("last-card-left", ("pesten_7", "pesten_13", "gentle")),
    # penalties
    Doubt("joker-on-a-two", ADDING),
    Doubt("play-after-a-penalty", ONE_ACT),
    Doubt("after-a-taken-joker", SUITLESS_JOKERS),
    Doubt("two-must-fit", STRICT),
    # drawing, and going on after a 7
    Doubt("play-what-i-drew-no", STRICT),
    Doubt("play-what-i-drew-yes", LENIENT),
    Doubt("drew-a-seven", LENIENT),
    Doubt("seven-and-nothing-draw", STRICT),
    Doubt("seven-and-keep-draw", STRICT),
    Doubt("seven-and-stop-free", LENIENT),
    # jacks, kings and aces
    Doubt("jack-on-jack", WILD_JACKS),
    Doubt("own-suit-of-the-jack", TURN_BASED),
    Doubt("jack-must-fit", CLASSICS),
    Doubt("king-is-special", STRICT),
    Doubt("king-is-ordinary", ("knock", "classic", "gentle", "cumulative")),
    Doubt("seven-on-king", STRICT),
    Doubt("ace-with-two-nothing", STRICT),
    Doubt("ace-with-two-ordinary", ("knock",)),
    Doubt("ace-with-two-again", CLASSICS),
    # the last card
    Doubt("special-last-refused", STRICT),
    Doubt("last-two-under-a-penalty", STRICT),
    Doubt("special-last-costs", COSTLY_END),
    Doubt("last-seven", COSTLY_END),
    Doubt("last-special-no-call", COSTLY_END),
    # Pesten 7 and Pesten 13
    Doubt("how-many-decks-7", ("pesten_7",)),
    Doubt("how-many-decks-13", ("pesten_13",)),
    Doubt("negative-final-score", PESTEN),
    Doubt("out-first-wins", PESTEN),
    Doubt("blocked-points", ("pesten_7", "pesten_13", "knock")),
    Doubt("points-of-specials", PESTEN),
    Doubt("who-deals-next", PESTEN),
    # Knock
    Doubt("knock-when", ("knock",)),
    Doubt("knock-forgotten", ("knock",)),
    Doubt("knock-afterwards", ("knock",)),
    Doubt("knock-seen", ("knock",)),
    Doubt("knock-under-a-penalty", ("knock",)),
    Doubt("knock-again", ("knock",)),
    Doubt("knock-before-a-seven", ("knock",)),
    Doubt("joker-suit-knock", ("knock",)),
    Doubt("play-after-a-joker", ("knock",)),
    Doubt("play-after-a-two", ("knock",)),
    Doubt("two-on-a-joker-taken", ("knock",)),
    Doubt("decks-knock", ("knock",)),
    Doubt("points-of-a-king-knock", ("knock",)),
    # Pass left
    Doubt("draw-by-choice", ("pass_left",)),
    Doubt("start-jack", ("pass_left",)),
    Doubt("start-two", ("pass_left",)),
    Doubt("start-seven", ("pass_left",)),
    Doubt("start-ace", ("pass_left",)),
    Doubt("start-eight", ("pass_left",)),
    Doubt("ten-who", ("pass_left",)),
    Doubt("ten-counter-clockwise", ("pass_left",)),
    Doubt("ten-pass-on", ("pass_left",)),
    Doubt("ten-change-of-mind", ("pass_left",)),
    Doubt("ten-one-card", ("pass_left",)),
    Doubt("ten-last", ("pass_left",)),
    Doubt("call-when-pesten", ("pass_left",)),
    Doubt("call-forgotten-pesten", ("pass_left",)),
    Doubt("wins-not-points", ("pass_left",)),
    Doubt("blocked-wins", ("pass_left",)),
    # Classic and its variants
    Doubt("two-on-two-only", DOUBLING),
    Doubt("joker-on-joker-doubles", DOUBLING),
    Doubt("joker-on-joker-adds", ADDING),
    Doubt("no-stacking-gentle", ("gentle",)),
    Doubt("call-when-last-card", CALLED),
    Doubt("caught-until", CALLED),
    Doubt("call-too-late", CALLED),
    Doubt("nobody-noticed", CALLED),
    Doubt("caught-in-a-chain", CALLED),
    Doubt("caught-after-the-round", CALLED),
    Doubt("five-cards-classic", ("classic",)),
    Doubt("king-draws-classic", ("classic",)),
    Doubt("casual-places", CLASSICS),
    Doubt("blocked-casual", CLASSICS),
    Doubt("jokers-in-gentle", ("gentle",)),
    Doubt("any-last-card-gentle", ("gentle",)),
    Doubt("four-hard", ("hard",)),
    Doubt("four-and-penalty-hard", ("hard",)),
    Doubt("five-hard", ("hard",)),
    Doubt("king-hard", ("hard",)),
    Doubt("special-hard", ("hard",)),
    # speed (rules.md §9)
    Doubt("speed-twice-in-a-row", ("speed",)),
    Doubt("speed-same-moment", ("speed",)),
    Doubt("speed-who-draws", ("speed",)),
    Doubt("speed-pass-on", ("speed",)),
    Doubt("speed-eight", ("speed",)),
    Doubt("speed-locked", ("speed",)),
    Doubt("speed-seven", ("speed",)),
    Doubt("speed-draw", ("speed",)),
    Doubt("speed-nobody-moves", ("speed",)),
    Doubt("speed-call-until", ("speed",)),
    Doubt("speed-owing-at-the-end", ("speed",)),
    Doubt("speed-ace-with-two", ("speed",)),
    Doubt("speed-jack", ("speed",)),
    # Zweeds pesten (rules.md §11)
    Doubt("ten-on-seven", ("zweeds",)),
    Doubt("three-on-seven", ("zweeds",)),
    Doubt("after-an-eight", ("zweeds",)),
    Doubt("several-at-once", ("zweeds",)),
    Doubt("four-with-a-three", ("zweeds",)),
    Doubt("take-though-it-fits", ("zweeds",)),
    Doubt("forgot-to-fill-up", ("zweeds",)),
    Doubt("hand-with-open-cards", ("zweeds",)),
    Doubt("swap-later", ("zweeds",)),
    Doubt("peek-at-blind", ("zweeds",)),
    Doubt("choose-a-blind", ("zweeds",)),
    Doubt("out-with-a-special", ("zweeds",)),
    Doubt("out-with-a-ten", ("zweeds",)),
    Doubt("nothing-after-a-burn", ("zweeds",)),
    Doubt("seven-on-eight", ("zweeds",)),
    Doubt("what-lies-under-a-three", ("zweeds",)),
)
"""Those of games that nobody can play yet stand here too; see `offered`."""


def offered() -> tuple[Doubt, ...]:
    """Those about games that are offered, in their order."""
    return tuple(doubt for doubt in DOUBTS if any(variant in GAMES for variant in doubt.variants))
