# SPDX-License-Identifier: Apache-2.0
"""A stretch of boxes that may be cut anew: its widths, its breaks and its times."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from math import inf
from operator import add
from typing import NamedTuple

from interpunct.cutting.layout.breaks import BAD, POOR, break_costs
from interpunct.cutting.measure import columns
from interpunct.cutting.profiles import Limits
from interpunct.labels import Label

_ENDLESS = 80  # words in a sentence that cannot be one
_UNMARKED = 30  # the same for one without any comma
_UNKNOWN = -1.0  # of a break that nobody asked for yet; no break is as good
_CARELESS = 1 / 8  # of cue ends part what belongs together where nobody cut by clauses

LEAST_MS_PER_BOX = 20
"""Below this no cue has time for its words: its times are no evidence of speech."""

Span = tuple[int, int]
"""The boxes of a cue: its first, and the first after it."""


class Draft(NamedTuple):
    """A cue to be: boxes `first` up to `stop` of a stretch, shown from `start_ms` to `end_ms`."""

    first: int
    stop: int
    start_ms: int
    end_ms: int


class CuePart(NamedTuple):
    """The boxes `first` up to `stop` are of cue number `cue`; all of it if it opens and closes."""

    cue: int
    first: int
    stop: int
    opens: bool
    closes: bool


@dataclass(slots=True)
class TimedBoxes:
    """Neighbouring boxes, a list for each thing that a cut wants to know of them.

    `words` are their first words, and at last the word after all of them; `texts` what is seen of
    them; `spaces[k]` stands before box `k` where it follows box `k - 1` on a line. They are spoken
    from `starts` to `ends`, `measured` where the file says so, and take `widths` columns. `parts`
    are the cues that they are of; `enclosed` are those that stand in one bracket with what is
    before them.
    """

    words: list[int] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    spaces: list[str] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    measured: list[bool] = field(default_factory=list)
    widths: list[float] = field(default_factory=list)
    parts: list[CuePart] = field(default_factory=list)
    enclosed: set[int] = field(default_factory=set)

    def take(self, number: int, cue: TimedBoxes, first: int, stop: int, space: str) -> None:
        """Append boxes `first` up to `stop` of one `cue`; `space` joins them to those before.

        The cue has this `number`, and no parts.
        """
        before, count = len(self.texts), len(cue.texts)
        if first == stop:
            return
        del self.words[before:]
        self.words += cue.words[first : stop + 1]
        self.texts += cue.texts[first:stop]
        self.spaces += (space, *cue.spaces[first + 1 : stop])
        self.starts += cue.starts[first:stop]
        self.ends += cue.ends[first:stop]
        self.measured += cue.measured[first:stop]
        self.widths += cue.widths[first:stop]
        last = before + stop - first
        self.parts.append(CuePart(number, before, last, first == 0, stop == count))
        self.enclosed.update(before + box - first for box in cue.enclosed if first <= box < stop)


class Lines(NamedTuple):
    """A way to break a cue: where its lines after the first start, and what that costs."""

    cost: float
    starts: tuple[int, ...] = ()


@dataclass(slots=True, kw_only=True)
class Stretch(TimedBoxes):
    """Neighbouring boxes of one speaker and language, with no hard end inside but sentence ends.

    `labels[k]` is that of the slot after box `k`. `reach[k]` are the columns before it if all
    stood on one line, `begins[k]` those and the `gaps[k]` of its space; `sentence_ends[k]` says
    whether a sentence ends with it. Boxes that are `held` go on with a number or a word.
    `own_widths` are the columns of those cues of the source that may stay as they are, on their
    lines; `lines` the best ones found so far, None where there are none. A line has at most `line`
    columns. The next cue starts at `following_ms`; times are written in units of `unit_ms`.
    """

    language: str
    labels: Sequence[Label]
    held: Iterable[int]
    limits: Limits
    own_widths: Mapping[Span, float]
    following_ms: int | None
    unit_ms: int
    gaps: list[float] = field(init=False)
    reach: list[float] = field(init=False)
    begins: list[float] = field(init=False)
    sentence_ends: list[bool] = field(init=False)
    lines: dict[Span, Lines | None] = field(default_factory=dict)
    line: float = field(init=False)
    _breaks: list[float] = field(init=False)

    def __post_init__(self) -> None:
        counting = self.limits.counting
        columns_of = {space: columns(space, counting) for space in set(self.spaces)}
        self.gaps = [columns_of[space] for space in self.spaces]
        self.reach = list(accumulate(map(add, self.gaps, self.widths), initial=0.0))
        self.begins = list(map(add, self.reach, self.gaps))
        self.sentence_ends = [label.ends_sentence for label in self.labels]
        self.line = self.limits.max_cpl or inf
        self._breaks = [_UNKNOWN] * len(self.texts)
        _end_at_clauses(self)

    def breaks_in(self, first: int, stop: int) -> Sequence[float]:
        """The badness of a break before each box from `first` up to `stop`.

        It is found out when it is first asked for: most cues of a file are never broken.
        """
        found = self._breaks[first:stop]
        if _UNKNOWN in found:
            before = max(0, first - 1)
            part = slice(before, stop)
            found = break_costs(
                self.texts[part], self.language, self.labels[part], self.spaces[part]
            )[first - before :]
            for boxes, least in ((self.enclosed, POOR), (self.held, BAD)):
                for box in boxes:
                    if first <= box < stop:
                        found[box - first] = max(found[box - first], least)
            self._breaks[first:stop] = found
        return found

    def width(self, first: int, stop: int) -> float:
        """The columns of boxes `first` up to `stop` on one line."""
        return self.reach[stop] - self.begins[first]

    def retime(self, drafts: Sequence[Draft]) -> None:
        """Sets the times that the words will be estimated to have once `drafts` are the cues."""
        for draft in drafts:
            if not any(self.measured[draft.first : draft.stop]):
                weights = self.widths[draft.first : draft.stop]
                times = spread(weights, draft.start_ms, draft.end_ms)
                self.starts[draft.first : draft.stop] = times[:-1]
                self.ends[draft.first : draft.stop] = times[1:]


def spread(weights: Sequence[float], start_ms: int, end_ms: int) -> list[int]:
    """The times between which stretches of speech of these `weights` lie, first and last too.

    Each gets a millisecond and its share of the rest: interpolation by characters.
    """
    count = len(weights)
    total = sum(weights) or 1.0
    rest = max(0, end_ms - start_ms - count)
    times = [
        start_ms + number + int(rest * share / total)
        for number, share in enumerate(accumulate(weights, initial=0.0))
    ]
    times[-1] = end_ms
    return times


def _end_at_clauses(stretch: Stretch) -> None:
    """Ends a sentence of `stretch` with each clause too, where it is too long to be one.

    Where marks are missing, sentences run on and on. There the cues are the only evidence of ends
    of clauses, as in unpunctuated Chinese subtitles. Each cue end counts as one. A recogniser that
    fills its cues is none: it parts articles from nouns, as the breaks tell.
    """
    ends = stretch.sentence_ends
    closing = [part.stop - 1 for part in stretch.parts if part.closes]
    bounds = [place + 1 for place, is_end in enumerate(ends) if is_end]
    for first, stop in pairwise([0, *bounds, len(ends)]):
        if _runs_on(stretch.labels[first : max(first, stop - 1)]):
            inner = slice(bisect_left(closing, first), bisect_left(closing, stop - 1))
            for place in _clause_ends(stretch, closing[inner]):
                ends[place] = True


def _runs_on(labels: Sequence[Label]) -> bool:
    """Whether a sentence with these `labels` before its end is too long to be one."""
    length = len(labels) + 1
    return length >= _ENDLESS or (length >= _UNMARKED and not any(labels))


def _clause_ends(stretch: Stretch, closing: Sequence[int]) -> Sequence[int]:
    """`closing`, none where these cue ends were made without regard to the words around them."""
    careless = sum(stretch.breaks_in(end + 1, end + 2)[0] >= POOR for end in closing)
    return closing if careless <= _CARELESS * len(closing) else ()
