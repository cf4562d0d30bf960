# SPDX-License-Identifier: Apache-2.0
"""Segmentation of a text into words: by spaces, or by a word segmenter where there are none.

Chinese is segmented by jieba's method with its hidden Markov model, as in paper 5 (the package
rjieba), Japanese into phrases (bunsetsu) and Thai by BudouX. In Thai, spaces mark ends of
sentences and clauses. Marks stand only there, but a line may break between any two words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from itertools import accumulate

from interpunct.transcript.languages import Language, Segmenter, language

# No cut between two of the first, nor beside one of the second (the dot of foreign names).
_LATIN = r"!-~À-ɏ\u0300-\u036fͰ-ӿ’–０-９Ａ-Ｚａ-ｚ"
_CONNECTOR = "·・‧"
_CONTEXT = 16  # characters on either side of a position that decide whether a word ends there
# Thai vowels before their consonant; vowels and tones after it, repetition and abbreviation signs.
_THAI_BEFORE, _THAI_AFTER = "\u0e40-\u0e44", "\u0e2f-\u0e3a\u0e45-\u0e4e"
_WRONG_CUT = re.compile(
    f"[{_LATIN}]\n[{_LATIN}]|[{_CONNECTOR}{_THAI_BEFORE}]\n|\n[{_CONNECTOR}{_THAI_AFTER}]"
)


def segment(text: str, language_code: str) -> list[str]:
    """The words of `text`, a stretch without marks; together they are `text` without its spaces.

    Runs of Latin letters and digits inside Chinese and Japanese stay whole, full-width ones too. A
    sign that is not a word, such as a tilde, goes to the word before it.
    """
    cut = _segmenter(language(language_code).segmenter)
    if cut is None:
        return text.split()
    return [word for run in text.split() for word in _rejoined(cut(run))]


def runs_on(before: str, after: str, spoken: Language) -> bool:
    """Whether a word continues over a line end, between the texts `before` and `after` it.

    Only in languages without spaces: elsewhere a line ends with a word.
    """
    if spoken.spaced:
        return False
    left, right = before.split()[-1:], after.split()[:1]
    if not (left and right):
        return False
    start, stop = left[0][-_CONTEXT:], right[0][:_CONTEXT]
    ends = accumulate(map(len, segment(start + stop, spoken.code)))
    return len(start) not in ends


def runs_together(before: str, after: str) -> bool:
    """Whether a segmenter's cut between the characters `before` and `after` is undone."""
    return _WRONG_CUT.search(f"{before}\n{after}") is not None


def _rejoined(words: Iterable[str]) -> list[str]:
    """`words`, with wrongly cut neighbours joined again."""
    joined: list[str] = []
    parts: list[str] = []  # of the word being joined
    for word in words:
        if parts and (_is_sign(word) or runs_together(parts[-1][-1], word[0])):
            parts.append(word)
            continue
        if parts:
            joined.append("".join(parts))
        parts = [word]
    return [*joined, "".join(parts)] if parts else joined


def _is_sign(word: str) -> bool:
    return not any(character.isalnum() for character in word)


@cache
def _segmenter(kind: Segmenter) -> Callable[[str], Iterable[str]] | None:
    """The function that cuts a run without spaces; None if the run is the word."""
    loaders = {
        Segmenter.JIEBA: _jieba,
        Segmenter.BUDOUX: _budoux,
        Segmenter.BUDOUX_THAI: _budoux_thai,
    }
    return loaders[kind]() if kind in loaders else None


def _jieba() -> Callable[[str], Iterable[str]]:
    import rjieba

    cut: Callable[[str], Iterable[str]] = rjieba.cut
    return cut


def _budoux() -> Callable[[str], Iterable[str]]:
    import budoux

    parse: Callable[[str], Iterable[str]] = budoux.load_default_japanese_parser().parse
    return parse


def _budoux_thai() -> Callable[[str], Iterable[str]]:
    import budoux

    parse: Callable[[str], Iterable[str]] = budoux.load_default_thai_parser().parse
    return parse
