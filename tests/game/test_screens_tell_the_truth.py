"""Whatever people click, and whatever happens meanwhile: when all is quiet, every screen tells how it is.

Four people, two of them reading Dutch, and computers at tables in two channels (and threads) click anything live that
they see, also on old messages, choose, type commands, dismiss messages; time passes, nobody can be reached for a while,
the bot restarts. After each of these, when all is quiet:

- a table's message is what is drawn of its present state; no other message has live buttons that claim to be it; a
  result may tell of its rematch; whoever is pinged is waited for (`tests.support.truth`);
- a hand that the bot can reach is what is drawn of it now, or the choice of a suit, during which nothing may change
  under the player. Lines about what others did come with the next change that concerns its owner: a hand that waits is
  not edited for them. A line about a refusal stays until then, too. Who is asked sees something that fits, unless he
  has turned the page himself since. Who has gone reads how, as it was when he went;
- nobody's hand vanishes or is there twice, of no kind of private answer there are two, and none says or offers what is
  not so any more. What the bot showed before a restart, or longer than a token lives ago, it can reach no more;
- nothing is unanswered, refused by Discord, or an error in the log.
"""

from collections import Counter
from pathlib import Path

import pytest

from cogs.addresses import Verb
from tests.support.private_truth import PrivateTruth
from tests.support.roaming import Roaming, roaming
from tests.support.truth import PublicTruth

WALKS, WALKS_MOST, STEPS = 4, 12, 230
"""In the default suite: so many at least, more until everything was clicked that must be."""
THOROUGH_GROUPS, THOROUGH_WALKS, THOROUGH_WALKS_MOST, THOROUGH_STEPS = 6, 5, 12, 600
TOLD = 15
"""What was done last before something was wrong."""
ALWAYS = frozenset({
    Verb.PLAY, Verb.SUIT, Verb.BACK, Verb.DRAW_FROM_HAND, Verb.DRAW, Verb.LAY, Verb.READY, Verb.HAND, Verb.REFRESH,
    Verb.PAGE, Verb.ANNOUNCE, Verb.MORE, Verb.PAUSE, Verb.RESUME, Verb.TAKE_BACK, Verb.TAKE_OVER, Verb.LEAVE, Verb.STOP,
    Verb.REPOST, Verb.JOIN, Verb.START, Verb.NEXT, Verb.REMATCH, Verb.SETTINGS, Verb.SCORES,
})  # fmt: skip
"""What a few walks come by."""
IN_LONG_WALKS = ALWAYS | {
    Verb.GIVE, Verb.CATCH, Verb.PILE, Verb.SWAP_CARD, Verb.SWAP, Verb.KICK, Verb.STAY, Verb.HELP, Verb.RULES,
    Verb.SETTING, Verb.PACE, Verb.ADD_COMPUTER, Verb.REMOVE_COMPUTER, Verb.LEADERBOARD, Verb.OWN_SETTING, Verb.FAQ,
}  # fmt: skip
HAPPENED = frozenset({"time", "restart", "outage", "dismissed", "laid out", "pesten hand", "pesten new"})


async def test_everywhere(tmp_path: Path) -> None:
    """Short walks."""
    await walk_until(range(WALKS), WALKS_MOST, STEPS, ALWAYS, tmp_path)


@pytest.mark.thorough
@pytest.mark.parametrize("group", range(THOROUGH_GROUPS))
async def test_everywhere_for_long(group: int, tmp_path: Path) -> None:
    """Long walks."""
    begin = 1000 * (group + 1)
    await walk_until(range(begin, begin + THOROUGH_WALKS), THOROUGH_WALKS_MOST, THOROUGH_STEPS, IN_LONG_WALKS, tmp_path)


async def walk_until(seeds: range, most: int, steps: int, wanted: frozenset[Verb], folder: Path) -> None:
    """These walks, and more until everything that is wanted was clicked, and everything has happened."""
    clicked, happened = Counter[Verb](), Counter[str]()
    for seed in range(seeds.start, seeds.start + most):
        if seed not in seeds and clicked.keys() >= wanted and happened.keys() >= HAPPENED:
            break
        async with roaming(folder / f"{seed}.sqlite3", seed) as walk:
            await go(walk, steps)
            clicked += walk.clicked
            happened += walk.done
    assert clicked.keys() >= wanted, wanted - clicked.keys()
    assert happened.keys() >= HAPPENED, HAPPENED - happened.keys()


async def go(walk: Roaming, steps: int) -> None:
    """Walk, and look at every screen whenever all is quiet."""
    public, private, told = PublicTruth(walk), PrivateTruth(walk), list[str]()

    async def look(said: str) -> None:
        told.append(said)
        wrong = [*await public.complaints(), *await private.complaints(), *walk.unexpected()]
        latest = "\n  ".join(told[-TOLD:])
        assert not wrong, "\n".join((f"walk {walk.walk_number}, look {len(told)}, after\n  {latest}", *wrong))

    for _ in range(steps):
        await walk.step(look)
