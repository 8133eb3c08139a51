"""Share codes carry everything, and tell a damaged code from a newer one."""

import zlib
from itertools import combinations
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine import (
    ALL_GAMES,
    ALL_PRESETS,
    ZWEEDS,
    AddPenalty,
    AfterPenalty,
    ChooseSuit,
    ExtraCard,
    FinalScore,
    Finish,
    MissTurns,
    NextDraws,
    OthersDraw,
    PassLeft,
    Rank,
    ReverseSkip,
    Rounds,
    Rules,
    Skip,
)
from bot.keeping import share_code as module
from bot.keeping.house_rules import NAME_LENGTH, TEXT_LENGTH
from bot.keeping.share_code import ALPHABET, LENGTH_MOST, ShareCodeRefused, Shared, read_share_code, share_code
from tests.support.random_rules import random_rules

KNOCK = ALL_PRESETS["knock"]
FRIDAY = Shared("Friday", "No phones.", replace(KNOCK, hand=5))


def refusal(code: str) -> str:
    """Why a code is refused."""
    with pytest.raises(ShareCodeRefused) as refused:
        read_share_code(code)
    return refused.value.code


def code_of(key: str, differences: dict[str, object], name: str = "x") -> str:
    """A sound code of any content, as another version of this program might write it."""
    content = module._Content(key, differences, name)
    deflating = zlib.compressobj(9, wbits=-15, zdict=module._DICTIONARY)
    body = b"\x01" + deflating.compress(msgspec.msgpack.encode(content)) + deflating.flush()
    return sealed(body)


def sealed(body: bytes) -> str:
    """The body with its zeros and its checksum, written."""
    body += bytes(-(len(body) + 4) % 5)
    return module._written(body + zlib.crc32(body).to_bytes(4, "little"))


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_preset_comes_back(key: str) -> None:
    """Short, since nothing differs."""
    shared = Shared("Vrijdagavond", "", ALL_GAMES[key])
    code = share_code(shared)
    assert read_share_code(code) == shared
    assert len(code) <= 64


def test_the_other_kind_of_game_comes_back() -> None:
    """Zweeds has few settings, and those that it has."""
    shared = Shared("Zweeds tot vijf", "x", replace(ZWEEDS, format=Rounds(5)))
    assert read_share_code(share_code(shared)) == shared


def test_a_thousand_settings_come_back() -> None:
    """Every option of the rules, with names and texts of all kinds."""
    chance = Random(17)
    for number in range(1000):
        signs = (chr(chance.choice((65, 233, 0x6F22, 0x1F0CF)) + chance.randrange(9)) for _ in range(number % 400))
        text = "".join(signs)
        shared = Shared(f"Nr. {number}", text, random_rules(chance))
        assert read_share_code(share_code(shared)) == shared


def test_the_longest_code() -> None:
    """Is shorter than what is read, and than a message of Discord's (4,000 characters)."""
    chance = Random(3)
    worst = "".join(chr(chance.randrange(0x20000, 0x2A000)) for _ in range(TEXT_LENGTH))
    code = share_code(Shared(worst[:NAME_LENGTH], worst, random_rules(chance)))
    assert len(code) <= LENGTH_MOST - 400
    assert read_share_code(code).text == worst


def test_any_changed_sign_is_noticed() -> None:
    """Every sign of a code by every other one; lower case is no change, nor what people read for 0 and 1."""
    code = share_code(FRIDAY)
    for place, sign in enumerate(code):
        for other in set(ALPHABET) - {sign}:
            assert refusal(code[:place] + other + code[place + 1 :]) == "share-code-damaged"
    assert read_share_code(code.lower().replace("1", "l").replace("0", "o")) == FRIDAY


def test_any_two_exchanged_signs_are_noticed() -> None:
    """However far apart."""
    code, long = share_code(FRIDAY), share_code(Shared("Everything", "x" * 300, random_rules(Random(9))))
    far = [(here, there) for here in range(4) for there in range(len(long) - 4, len(long))]
    swaps = [(code, *pair) for pair in combinations(range(len(code)), 2)] + [(long, *pair) for pair in far]
    for text, here, there in swaps:
        if text[here] != text[there]:
            signs = list(text)
            signs[here], signs[there] = signs[there], signs[here]
            assert refusal("".join(signs)) == "share-code-damaged"


@pytest.mark.parametrize("missing", range(1, 8))
def test_missing_and_doubled_signs_are_noticed(missing: int) -> None:
    """Wherever they are."""
    code = share_code(FRIDAY)
    for place in range(len(code) - missing + 1):
        assert refusal(code[:place] + code[place + missing :]) == "share-code-damaged"
        assert refusal(code[:place] + code[place : place + missing] + code[place:]) == "share-code-damaged"


@pytest.mark.parametrize("text", ["", "hello", "PESTEN-7", "U" * 40, "0" * 40, "\N{PLAYING CARD BLACK JOKER}" * 40])
def test_what_is_no_code(text: str) -> None:
    """Refused as damaged, like a code that was cut off."""
    assert refusal(text) == "share-code-damaged"


def test_how_codes_are_copied() -> None:
    """In several lines, with dashes, in a block of code."""
    code = share_code(FRIDAY)
    assert read_share_code(f"```\n{code[:20]}\n{code[20:30]}-{code[30:]} ```") == FRIDAY


@pytest.mark.parametrize(
    ("key", "differences", "name"),
    [
        ("yahtzee", {}, "x"),
        ("knock", {"thunder": True}, "x"),
        ("knock", {"finish": "with-a-bow"}, "x"),
        ("knock", {"effects": {3: [{"type": "explode"}]}}, "x"),
        ("knock", {"points": {99: 1}}, "x"),
        ("knock", {"points": {"3": 1}}, "x"),
        ("knock", {"hand": 26}, "x"),
        ("knock", {"decks": [0, 0, *[1_000_000_000] * 7]}, "x"),
        ("knock", {}, "x" * 99),
        ("knock", {}, "\u3164"),
        ("knock", {"key": "# [free cards](https://example.org)"}, "x"),
        ("knock", {"key": "k" * 90}, "x"),
        ("knock", {"key": "knock"}, "x"),
        ("zweeds", {"key": "pesten_7"}, "x"),
        ("zweeds", {"type": "pesten"}, "x"),
    ],
)
def test_what_this_program_would_not_have_written(key: str, differences: dict[str, object], name: str) -> None:
    """The checksum is right, but this program does not know what it reads, or would not play it.

    Which game it is stands once; a key among the differences could be any text, and is shown and put into buttons.
    """
    assert refusal(code_of(key, differences, name)) == "share-code-unreadable"


def nested(depth: int) -> bytes:
    """The content of a code whose differences are lists in lists."""
    return b"\x94\xa5knock\x81\xa4hand" + b"\x91" * depth + b"\xc0\xa1x\xa0"


@pytest.mark.parametrize("content", [nested(5000), nested(9000), b"\xff" * 99, b""])
def test_a_content_that_is_none(content: bytes) -> None:
    """Nested deeper than any program counts, or no MessagePack."""
    deflating = zlib.compressobj(9, wbits=-15, zdict=module._DICTIONARY)
    body = b"\x01" + deflating.compress(content) + deflating.flush()
    assert refusal(sealed(body)) == "share-code-unreadable"


def test_the_largest_content_is_read() -> None:
    """Every rank does all that goes together, with the longest name and text of the widest characters."""
    effects = (
        *(AddPenalty(5), Skip(5), MissTurns(5), OthersDraw(5, 4), NextDraws(5)),
        *(ChooseSuit(), ReverseSkip(), PassLeft(), ExtraCard()),
    )
    rules = replace(
        ALL_PRESETS["hard"],
        effects=(effects,) * len(Rank),
        finish=Finish.ALLOWED,
        no_finish=(True,) * len(Rank),
        points=(100,) * len(Rank),
        wild=(True,) * len(Rank),
        after_penalty=(AfterPenalty.STACKERS_ONLY,) * len(Rank),
    )
    wide = "".join(chr(0x20000 + 7919 * place % 0x9000) for place in range(TEXT_LENGTH))
    shared = Shared(wide[:NAME_LENGTH], wide, rules)
    assert read_share_code(share_code(shared)) == shared


def test_a_newer_version() -> None:
    """Told by its first byte alone."""
    assert refusal(sealed(b"\x02whatever comes after")) == "share-code-newer"


def test_a_content_that_would_fill_the_memory() -> None:
    """A megabyte of zeros, deflated: not unpacked."""
    deflating = zlib.compressobj(9, wbits=-15)
    body = b"\x01" + deflating.compress(bytes(1_000_000)) + deflating.flush()
    assert refusal(sealed(body)) == "share-code-unreadable"


def test_a_code_of_the_first_version() -> None:
    """Written once by hand of the layout: later programs read it, whatever their compressor makes of it today."""
    rules = replace(KNOCK, format=FinalScore(3), effects=(*KNOCK.effects[:9], (AddPenalty(3),), *KNOCK.effects[10:]))
    assert isinstance(rules, Rules)
    assert rules.effects[Rank.NINE] == (AddPenalty(3),)
    assert read_share_code(FIRST) == Shared("Vrijdag", "Geen telefoons.", rules)


FIRST = "1R65BTC7FSFJKX616QCD477HD2RJ06NYC6M1P0AS39130T0MRW5FRAMC6B992KYNQVKTM6FA89JA0XK4ZSFYACX10RY60W2Y"
