"""Share codes: a house rule as a text that somebody copies to another server.

A code holds the name, what else was agreed, the key of the game from which the settings started, and every setting that
differs from it; a game's key never changes its meaning (bot/engine/presets.py), so this is enough for all time.

Layout of the bytes: the version (1 byte), the content as MessagePack, deflated with a dictionary of the words in it,
zeros, and the CRC-32 of all before it (4 bytes, least significant first); with the zeros five divides the length. They
are written in Crockford's base 32, least significant bits first: eight signs for five bytes. Every later version
keeps the writing, the checksum and the first byte, so that an older program can tell a newer code from a damaged one.

What is always noticed, not just nearly always:
- one changed sign: in the order in which the checksum takes them, the bits of a sign stand side by side, and a CRC-32
  notices every change within 32 bits;
- two exchanged signs: they change the same bits at two places, and the checksum's polynomial is primitive: such a pair
  could only go unnoticed 2^32 - 1 bits apart;
- up to seven signs that are missing or too many: the number of signs is a multiple of eight.
"""

import zlib
from typing import Any, cast

import msgspec
from msgspec import Struct

from bot.engine import ALL_GAMES, AnyRules, PestenError, check_any_rules
from bot.keeping.house_rules import checked_name, checked_text

VERSION = 1
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: without I, L, O and U, which are taken for other signs."""
LENGTH_MOST = 4000
"""Signs that a code can have; all settings and the longest name and text, four bytes a character, take fewer."""
_SIGNS_IN_A_GROUP, _BYTES_IN_A_GROUP = 8, 5
_CHECKSUM_BYTES = 4
_CONTENT_MOST = 10_000
"""Bytes of a content, so that no hostile code fills the memory; every effect at every rank takes fewer."""
_NEVER_DIFFERENT = frozenset({"key", "type"})
"""What says which game it is: that stands beside the differences."""
_READ_AS = str.maketrans("ILO", "110", " -\t\r\n`")
"""What people take for other signs, and what they copy with a code."""
_WORDS = (
    "round_limit", "players_min", "players_max", "announce_penalty", "reverse_two_players", "nothing", "ordinary",
    "extra-turn", "start_card", "no-effect", "dealer-plays", "announcing", "automatic", "before", "with-play", "window",
    "finish", "allowed", "forbidden", "draw-one", "no_finish", "wild", "voluntary_draw", "drawn_card", "keep",
    "may-play", "decline", "free", "draw", "stacking", "none", "same-rank", "any", "joker_stacks", "adds", "doubles",
    "jokers", "hand", "decks", "points", "format", "rounds", "casual", "wins", "limit", "final-score",
    "after_penalty", "end-turn", "play-on", "stackers-only", "effects", "choose-suit", "extra-card", "pass-left",
    "reverse", "reverse-skip", "turns", "miss-turns", "seats", "skip", "next_from", "others-draw", "next-draws",
    "add-penalty", "cards", "type",
)  # fmt: skip
_DICTIONARY = b"".join(msgspec.msgpack.encode(word) for word in _WORDS)
"""Part of version 1: a code of this version is read with exactly these bytes. Other words only make codes longer."""


class ShareCodeRefused(PestenError):
    """A text is no share code that this program can read; the code is the locale key `error-<code>`.

    `share-code-damaged`: it was not copied as it was. `share-code-newer`: a newer program made it.
    `share-code-unreadable`: it was copied well, but does not hold settings that this program knows and can play.
    """


class Shared(Struct, frozen=True):
    """What a share code carries."""

    name: str
    text: str
    """What else was agreed; may be empty."""
    rules: AnyRules


class _Content(Struct, frozen=True, array_like=True):
    key: str
    differences: dict[str, Any]
    name: str
    text: str = ""


def share_code(shared: Shared) -> str:
    """The code."""
    usual = ALL_GAMES[shared.rules.key]
    content = _Content(usual.key, _differences(usual, shared.rules), shared.name, shared.text)
    compressor = zlib.compressobj(9, wbits=-15, memLevel=9, zdict=_DICTIONARY)
    deflated = compressor.compress(msgspec.msgpack.encode(content)) + compressor.flush()
    body = bytes([VERSION]) + deflated
    body += bytes(-(len(body) + _CHECKSUM_BYTES) % _BYTES_IN_A_GROUP)
    return _written(body + zlib.crc32(body).to_bytes(_CHECKSUM_BYTES, "little"))


def read_share_code(code: str) -> Shared:
    """What the code carries; raises `ShareCodeRefused` for a damaged, a newer or a senseless one."""
    body = _checked(_read(code))
    if body[0] != VERSION:
        raise ShareCodeRefused("share-code-newer")
    try:
        content = msgspec.msgpack.decode(_inflated(body[1:]), type=_Content)
        rules = _patched(ALL_GAMES[content.key], content.differences)
        check_any_rules(rules)
        return Shared(checked_name(content.name), checked_text(content.text), rules)
    except (LookupError, TypeError, ValueError, RecursionError, zlib.error, msgspec.MsgspecError, PestenError):
        # its checksum is right, so nobody has miscopied it: somebody has put it together, or another program
        raise ShareCodeRefused("share-code-unreadable") from None


def _written(content: bytes) -> str:
    number = int.from_bytes(content, "little")
    signs = len(content) // _BYTES_IN_A_GROUP * _SIGNS_IN_A_GROUP
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(signs))


def _read(code: str) -> bytes:
    signs = code.upper().translate(_READ_AS)
    if not 2 * _SIGNS_IN_A_GROUP <= len(signs) <= LENGTH_MOST or len(signs) % _SIGNS_IN_A_GROUP:
        raise ShareCodeRefused("share-code-damaged")
    if not set(signs) <= set(ALPHABET):
        raise ShareCodeRefused("share-code-damaged")
    number = sum(ALPHABET.index(sign) << 5 * place for place, sign in enumerate(signs))
    return number.to_bytes(len(signs) // _SIGNS_IN_A_GROUP * _BYTES_IN_A_GROUP, "little")


def _checked(content: bytes) -> bytes:
    body, checksum = content[:-_CHECKSUM_BYTES], content[-_CHECKSUM_BYTES:]
    if zlib.crc32(body) != int.from_bytes(checksum, "little"):
        raise ShareCodeRefused("share-code-damaged")
    return body


def _inflated(deflated: bytes) -> bytes:
    inflating = zlib.decompressobj(wbits=-15, zdict=_DICTIONARY)
    content = inflating.decompress(deflated, _CONTENT_MOST)
    if not inflating.eof or any(inflating.unused_data):
        raise zlib.error
    return content


def _differences(usual: AnyRules, rules: AnyRules) -> dict[str, Any]:
    """By field its value, or for a list of the usual length by place what is different there."""
    before, after = msgspec.to_builtins(usual), msgspec.to_builtins(rules)
    return {
        field: _difference(before.get(field), value) for field, value in after.items() if value != before.get(field)
    }


def _difference(before: object, after: object) -> object:
    if not isinstance(before, tuple) or not isinstance(after, tuple) or len(before) != len(after):
        return after
    places = {place: new for place, (old, new) in enumerate(zip(before, after, strict=True)) if old != new}
    return after if len(places) > len(after) // 2 else places


def _patched(usual: AnyRules, differences: dict[str, Any]) -> AnyRules:
    values = msgspec.to_builtins(usual)
    for field, change in differences.items():
        if field not in values or field in _NEVER_DIFFERENT:
            raise KeyError(field)
        values[field] = _changed(values[field], change)
    return msgspec.convert(values, type=type(usual))


def _changed(before: object, change: object) -> object:
    if not isinstance(before, tuple) or not isinstance(change, dict):
        return change
    entries = list(before)
    for place, new in change.items():
        entries[cast("int", place)] = new
    return entries
