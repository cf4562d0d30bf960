# SPDX-License-Identifier: Apache-2.0
"""Statistics of a document: amount and speed of speech, speakers, and reading times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, median

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.cutting.boxes.boxes import line_widths
from interpunct.cutting.checks import limits_of_cues
from interpunct.cutting.fitting import reading_rate, too_fast
from interpunct.cutting.profiles import Limits, Profile
from interpunct.cutting.sentences import sentences
from interpunct.transcript.speakers import speakers_of_words
from interpunct.transcript.transcript import Transcript, Word

FASTEST = 40
"""The last bar of the chart counts all cues from this many characters per second on."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Minimum, median, maximum and mean of some values."""

    least: float
    middle: float
    most: float
    mean: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread | None:
        """The spread of `values`; None for no values."""
        if not values:
            return None
        return cls(min(values), median(values), max(values), fmean(values))


@dataclass(frozen=True, slots=True)
class SpeedBar:
    """Number of cues at `speed` up to `speed` + 1 characters per second.

    `first` is the first of these cues, counted from 0.
    """

    speed: int
    count: int
    first: int | None


@dataclass(frozen=True, slots=True)
class Speeds:
    """Characters per second: their spread, one bar for each speed from 0 on, and too fast cues.

    `limit` is the profile's limit in the language of most words; every cue is compared with the
    limit of its own language.
    """

    spread: Spread | None
    bars: tuple[SpeedBar, ...]
    limit: float | None
    too_fast: int


@dataclass(frozen=True, slots=True)
class SpokenShare:
    """Share of one speaker or language: words, number of cues, and speaking time."""

    name: str
    words: int
    cues: int
    spoken_ms: int

    @property
    def words_per_minute(self) -> float | None:
        """The speaking rate; None where no time is known."""
        return self.words * 60_000 / self.spoken_ms if self.spoken_ms > 0 else None


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures of a document. Times are milliseconds, characters are as the profile counts.

    `whole_ms` is from the first start to the last end, `shown_ms` the time with a cue on screen.
    `gaps` are the times between cues that do not overlap. `spoken` is the share of all words. It
    `is_measured` where words have times of their own, otherwise cues count from start to end.
    `marks` are counted as they are written, the most frequent first. There are no `speakers` where
    no speaker is named.
    """

    cues: int
    lines: int
    characters: float
    sentences: int
    whole_ms: int
    shown_ms: int
    durations: Spread | None
    gaps: Spread | None
    overlaps: int
    speeds: Speeds
    spoken: SpokenShare
    is_measured: bool
    marks: tuple[tuple[str, int], ...]
    speakers: tuple[SpokenShare, ...]
    languages: tuple[SpokenShare, ...]

    @property
    def words_per_sentence(self) -> float | None:
        """Mean length of a sentence; None where there is no sentence."""
        return self.spoken.words / self.sentences if self.sentences else None


def statistics(document: CaptionDocument, transcript: Transcript, profile: Profile) -> Statistics:
    """The figures of `document`, whose words are those of `transcript`; linear in the file."""
    words, cues = transcript.words, document.cues
    limits = limits_of_cues(document, transcript, profile)
    widths = [
        line_widths(cue, document.format, limit.counting)
        for cue, limit in zip(cues, limits, strict=True)
    ]
    languages = [word.language for word in words]
    said_by = list(speakers_of_words(document, words))
    gaps = [following.start_ms - cue.end_ms for cue, following in pairwise(cues)]
    return Statistics(
        cues=len(cues),
        lines=sum(map(len, widths)),
        characters=sum(map(sum, widths)),
        sentences=len(sentences(transcript)),
        whole_ms=_whole_ms(cues),
        shown_ms=_shown_ms(cues),
        durations=Spread.of([cue.end_ms - cue.start_ms for cue in cues]),
        gaps=Spread.of([gap for gap in gaps if gap >= 0]),
        overlaps=sum(gap < 0 for gap in gaps),
        speeds=_speeds(cues, [sum(width) for width in widths], limits, profile, languages),
        spoken=next(iter(_shares(words, [""] * len(words))), SpokenShare("", 0, 0, 0)),
        is_measured=any(word.is_timed for word in words),
        marks=_marks(transcript),
        speakers=_shares(words, said_by) if any(said_by) else (),
        languages=_shares(words, languages),
    )


def _speeds(
    cues: Sequence[Cue],
    widths: Sequence[float],
    limits: Sequence[Limits],
    profile: Profile,
    languages: Sequence[str],
) -> Speeds:
    rates: list[float] = []
    counts: Counter[int] = Counter()
    first: dict[int, int] = {}
    fast = 0
    for index, (cue, width, limit) in enumerate(zip(cues, widths, limits, strict=True)):
        duration = cue.end_ms - cue.start_ms
        if duration <= 0 or not width:
            continue
        rates.append(reading_rate(width, duration))
        bar = min(int(rates[-1]), FASTEST)
        counts[bar] += 1
        first.setdefault(bar, index)
        fast += too_fast(width, duration, limit)
    bars = range(max(counts, default=-1) + 1)
    most = Counter(languages).most_common(1)
    return Speeds(
        Spread.of(rates),
        tuple(SpeedBar(bar, counts[bar], first.get(bar)) for bar in bars),
        profile.limits(most[0][0] if most else "").max_cps,
        fast,
    )


def _shares(words: Sequence[Word], names: Iterable[str]) -> tuple[SpokenShare, ...]:
    """Share of each of `names`, one per word; the longest share first."""
    counts: Counter[str] = Counter()
    spoken: Counter[str] = Counter()
    cues: dict[str, set[int]] = {}
    for name, run in _runs(words, names):
        counts[name] += len(run)
        spoken[name] += words[run.stop - 1].end_ms - words[run.start].start_ms
        cues.setdefault(name, set()).add(words[run.start].cue)
    return tuple(
        SpokenShare(name, count, len(cues[name]), spoken[name])
        for name, count in counts.most_common()
    )


def _runs(words: Sequence[Word], names: Iterable[str]) -> Iterator[tuple[str, range]]:
    """The runs of words in one cue under one of `names`."""
    start, running = 0, None
    for index, key in enumerate(zip(names, (word.cue for word in words), strict=True)):
        if key != running:
            if running is not None:
                yield running[0], range(start, index)
            start, running = index, key
    if running is not None:
        yield running[0], range(start, len(words))


def _whole_ms(cues: Sequence[Cue]) -> int:
    if not cues:
        return 0
    return max(cue.end_ms for cue in cues) - min(cue.start_ms for cue in cues)


def _shown_ms(cues: Sequence[Cue]) -> int:
    """Time with a cue on screen; overlapping cues count once."""
    shown, until = 0, 0
    for start, end in sorted((cue.start_ms, cue.end_ms) for cue in cues):
        shown += max(0, end - max(start, until))
        until = max(until, end)
    return shown


def _marks(transcript: Transcript) -> tuple[tuple[str, int], ...]:
    written = (slot.mark.strip() for slot in transcript.slots if not slot.protected)
    return tuple(Counter(mark for mark in written if mark).most_common())
