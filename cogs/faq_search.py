"""Finds doubtful cases by words: whatever their case, accents and order, and from the first letters on."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from bot.i18n import Words
from cogs.faq_catalogue import Doubt
from cogs.layouts.variants import preset_name

WORDS_READ = 20
"""More of what was typed is not looked at."""
_WORD = re.compile(r"[^\W_]+")
_ENDING = 2
"""Letters by which a typed word may be longer than the one that is meant: a plural, an inflection."""
_STEM = 4
"""A word so short is compared whole, or by its beginning; longer ones are found inside others (`hartenboer`)."""
_COMMON = 3
"""A word that stands in one of so many cases, or more, tells nothing apart."""
_IN_QUESTION, _IN_ANSWER = 3, 1
"""What a word counts by where it stands; one more if it stands there exactly as it was typed."""


def words_of(text: str) -> list[str]:
    """The words of a text without case and accents: `Één Boer?` is `een`, `boer`."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))


class FaqIndex:
    """The questions and answers of one language, word by word."""

    def __init__(self, doubts: Sequence[Doubt], words: Words) -> None:
        """Read them all once."""
        self._doubts = doubts
        self._places: dict[str, dict[int, int]] = {}
        self._questions = [frozenset(words_of(words(f"faq-{doubt.key}"))) for doubt in doubts]
        for number, doubt in enumerate(doubts):
            self._note(words(f"faq-{doubt.key}"), number, _IN_QUESTION)
            names = " ".join(preset_name(variant, words) for variant in doubt.variants)
            self._note(f"{words(f'faq-{doubt.key}-answer')} {names}", number, _IN_ANSWER)
        numbers = {doubt.key: number for number, doubt in enumerate(doubts)}
        for key, typed in _pairs(words("doubts-also-typed")):
            if key in numbers:
                self._note(typed, numbers[key], _IN_QUESTION)
        self._synonyms = {words_of(said)[0]: words_of(meant)[0] for said, meant in _pairs(words("doubts-synonyms"))}
        self._stop_words = frozenset(words_of(words("doubts-stop-words")))

    def find(self, typed: str, variant: str | None = None) -> list[Doubt]:
        """The cases in which the words stand, the best first.

        A question that was typed as a whole is the best. If not all words stand anywhere together, those cases are
        found in which most of them do, at least half. That a case is about `variant` counts as much as a word. Words
        that stand nearly everywhere, in any talk or among these cases, are left out, unless there are no others.
        """
        read = dict.fromkeys(words_of(typed)[:WORDS_READ])
        found = [self._matches(word) for word in read if word not in self._stop_words]
        found = found or [self._matches(word) for word in read]
        telling = [match for match in found if len(match) * _COMMON <= len(self._doubts)] or found
        standing = {number: len(_containing(telling, number)) for number in range(len(self._doubts))}
        most = max(standing.values(), default=0)
        scores: dict[int, tuple[bool, int, int]] = {}
        for number, there in standing.items():
            here = variant in self._doubts[number].variants
            if there + here >= most and there * 2 >= max(1, len(telling)):
                whole = self._questions[number] <= read.keys()
                scores[number] = (whole, there + here, sum(match.get(number, 0) for match in found))
        return [self._doubts[number] for number in sorted(scores, key=lambda at: scores[at], reverse=True)]

    def _note(self, text: str, number: int, weight: int) -> None:
        for word in words_of(text):
            places = self._places.setdefault(word, {})
            places[number] = max(weight, places.get(number, 0))

    def _matches(self, word: str) -> dict[int, int]:
        """By case, how much it counts that this word stands there."""
        meant = {word, *(means for said, means in self._synonyms.items() if word == said or _is_longer(word, said))}
        matched: dict[int, int] = {}
        for written, places in self._places.items():
            if any(_is(one, written) for one in meant):
                exactly = written in meant
                for number, weight in places.items():
                    matched[number] = max(weight + exactly, matched.get(number, 0))
        return matched


def _pairs(written: str) -> Iterator[tuple[str, str]]:
    """`a=b c=d` as pairs."""
    for pair in written.split():
        left, _, right = pair.partition("=")
        yield left, right


def _containing(matches: Iterable[dict[int, int]], number: int) -> list[dict[int, int]]:
    return [match for match in matches if number in match]


def _is(typed: str, written: str) -> bool:
    """Whether a typed word may mean a written one; numbers are meant exactly."""
    if typed.isdecimal() or written.isdecimal():
        return typed == written
    return written.startswith(typed) or (len(typed) >= _STEM and typed in written) or _is_longer(typed, written)


def _is_longer(typed: str, written: str) -> bool:
    """Whether the typed word is the written one with an ending: `jokers` of `joker`."""
    return len(written) >= _STEM and len(typed) - len(written) <= _ENDING and typed.startswith(written)
