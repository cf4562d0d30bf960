# SPDX-License-Identifier: Apache-2.0
"""Detection of bilingual cues with one line for each language.

In many files a translation stands under or above the original. Such a file is recognised by its
cues of several lines. Most of them cost less as two languages, in the same order throughout, than
as one language alone. Occasional foreign-looking lines have no effect.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from interpunct.arrays import FloatArray
from interpunct.captions.lines import LINE_END
from interpunct.transcript.identify import SWITCH_COST, identify, reading_costs
from interpunct.transcript.transcript import runs_of

_MOST = 0.7  # least share of the cues with several lines that are in both languages
_SEVERAL = 0.3  # least share of all cues that have several lines
_EXPECTED = 60.0  # nats in favour of a change of language inside a cue of a bilingual file
_LEAST_CUES = 5  # least number of cues with several lines
_LOOKED_AT = 400  # sample size of such cues in a long file


class LanguageSpan(NamedTuple):
    """A stretch `text[start:stop]` of a spoken text in the language `code`."""

    start: int
    stop: int
    code: str


def two_languages(texts: Sequence[str], candidates: Sequence[str] | None) -> tuple[str, ...]:
    """The two languages of the lines of most cues, in their order; empty for other files.

    `texts` are the spoken texts of the cues, `candidates` the possible languages.
    """
    broken = filter(LINE_END.search, texts)
    several = [lines for text in broken if len(lines := _filled_lines(text)) > 1]
    if len(several) < max(_LEAST_CUES, _SEVERAL * len(texts)):
        return ()
    several = several[:: 1 + len(several) // _LOOKED_AT]
    first, last = (_usual([lines[place] for lines in several], candidates) for place in (0, -1))
    if first == last:
        return ()
    in_both = sum(len(set(_cheapest(lines, (first, last)))) > 1 for lines in several)
    return (first, last) if in_both >= _MOST * len(several) else ()


def _usual(lines: Sequence[str], candidates: Sequence[str] | None) -> str:
    return Counter(identify(lines, candidates)).most_common(1)[0][0]


def language_spans(text: str, order: Sequence[str]) -> list[LanguageSpan]:
    """The lines of a spoken `text` as runs of one language, with languages in this `order`."""
    lines = list(_lines(text))
    chosen = _cheapest([text[start:stop] for start, stop in lines], order, -_EXPECTED)
    return [
        LanguageSpan(lines[run.start][0], lines[run.stop - 1][1], order[place])
        for place, run in runs_of(chosen)
    ]


def _lines(text: str) -> Iterator[tuple[int, int]]:
    """Start and end of each line of `text`, without line ends."""
    start = 0
    for found in LINE_END.finditer(text):
        yield start, found.start()
        start = found.end()
    yield start, len(text)


def _filled_lines(text: str) -> list[str]:
    return [line for start, stop in _lines(text) if (line := text[start:stop]).strip()]


def _cheapest(
    lines: Sequence[str], order: Sequence[str], change: float = SWITCH_COST
) -> list[int]:
    """For each line, the index of its language in `order`; the indices never decrease.

    `change` is the cost of a change of language, by default the cost between cues.
    """
    costs = reading_costs(lines, order)
    paths: list[tuple[float, list[int]]] = [(0.0, []) for _ in order]
    for row in costs:
        paths = [_extended(paths, place, row, change) for place in range(len(order))]
    return min(paths)[1]


def _extended(
    paths: Sequence[tuple[float, list[int]]], place: int, row: FloatArray, change: float
) -> tuple[float, list[int]]:
    """The cheapest path whose last line has the language at index `place`."""
    cost, path = min(
        (cost + change * bool(path and before != place), path)
        for before, (cost, path) in enumerate(paths[: place + 1])
    )
    return cost + float(row[place]), [*path, place]
