# SPDX-License-Identifier: Apache-2.0
"""Quality checks: what in a document does not keep to a profile, and what no player can show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.captions.formats import CaptionFormat
from interpunct.cutting.boxes.boxes import line_widths
from interpunct.cutting.fitting import reading_rate, too_fast
from interpunct.cutting.measure import Counting
from interpunct.cutting.profiles import Limits, Profile
from interpunct.sentences import Sentence
from interpunct.transcript.transcript import Transcript


class Rule(StrEnum):
    """What is checked. A profile sets the limits of the first six; the others always hold."""

    LINE_LENGTH = "line-length"
    LINES = "lines"
    SPEED = "speed"
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"
    GAP = "gap"
    OVERLAP = "overlap"
    ORDER = "order"
    EMPTY = "empty"
    DURATION = "duration"


class Level(StrEnum):
    """How bad a finding is."""

    ERROR = "error"
    """The text does not fit, or the cue cannot be shown when it should."""

    WARNING = "warning"
    """It is shown, but in another way than the house wants: too fast, too short, too close."""


_MESSAGES: Mapping[Rule, Callable[[float, float], Sentence]] = {
    Rule.LINE_LENGTH: lambda width, most: Sentence(
        "A line has {width:g} characters; {most} fit.", width=width, most=most
    ),
    Rule.LINES: lambda lines, most: Sentence(
        "The cue has {lines} lines; {most} fit.", lines=lines, most=most
    ),
    Rule.SPEED: lambda speed, most: Sentence(
        "The cue runs at {speed:g} characters a second; {most:g} can be read.",
        speed=speed,
        most=most,
    ),
    Rule.TOO_SHORT: lambda duration, least: Sentence(
        "The cue lasts {duration} ms; at least {least} ms are wanted.",
        duration=duration,
        least=least,
    ),
    Rule.TOO_LONG: lambda duration, most: Sentence(
        "The cue lasts {duration} ms; at most {most} ms are wanted.", duration=duration, most=most
    ),
    Rule.GAP: lambda gap, least: Sentence(
        "{gap} ms lie before the next cue; {least} ms are wanted.", gap=gap, least=least
    ),
    Rule.OVERLAP: lambda gap, _limit: Sentence(
        "The cue is still shown {late} ms after the next one started.", late=-gap
    ),
    Rule.ORDER: lambda step, _limit: Sentence(
        "The next cue starts {late} ms before this one.", late=-step
    ),
    Rule.EMPTY: lambda _lines, _limit: Sentence("The cue has no text."),
    Rule.DURATION: lambda duration, _least: Sentence(
        "The cue lasts {duration} ms: it ends before anyone can see it.", duration=duration
    ),
}
_ERRORS = frozenset({Rule.LINE_LENGTH, Rule.LINES, Rule.OVERLAP, Rule.ORDER, Rule.DURATION})


@dataclass(frozen=True, slots=True)
class Finding:
    """Cue number `cue` (an index, from 0) breaks `rule`: `value` where `limit` is allowed.

    Columns for LINE_LENGTH, lines for LINES, columns per second for SPEED, else milliseconds;
    OVERLAP, ORDER and GAP are about the cue and the one after it. A long file has thousands, so
    what is said of one is put together when it is asked for.
    """

    cue: int
    rule: Rule
    value: float
    limit: float

    @property
    def message(self) -> Sentence:
        """What is wrong, for people."""
        return _MESSAGES[self.rule](self.value, self.limit)

    @property
    def level(self) -> Level:
        """How bad it is."""
        return Level.ERROR if self.rule in _ERRORS else Level.WARNING


def check(
    document: CaptionDocument, transcript: Transcript | None, profile: Profile
) -> list[Finding]:
    """What in `document` breaks `profile`, in the order of the cues.

    `transcript` tells the language of each cue; without one, the general limits hold for all. A
    profile that sets no limits finds nothing.
    """
    if not profile.sets_limits:
        return []
    languages = {word.cue: word.language for word in transcript.words} if transcript else {}
    found: list[Finding] = []
    language = next(iter(languages.values()), "")
    for index, cue in enumerate(document.cues):
        language = languages.get(index, language)
        following = document.cues[index + 1] if index + 1 < len(document.cues) else None
        found += check_cue(index, cue, following, document.format, profile.limits(language))
    return found


def check_cue(
    index: int,
    cue: Cue,
    following: Cue | None,
    caption_format: CaptionFormat,
    limits: Limits,
) -> Iterator[Finding]:
    """What of one cue, number `index`, and of the way to the one `following` breaks `limits`."""
    widths = line_widths(cue, caption_format, limits.counting)
    yield from _text(index, widths, limits)
    yield from _times(index, cue, sum(widths), limits)
    if following is not None:
        yield from _next(index, cue, following, limits)


def reading_speed(cue: Cue, caption_format: CaptionFormat, counting: Counting) -> float | None:
    """Columns a second of what is seen of `cue`; None where it has no duration."""
    duration = cue.end_ms - cue.start_ms
    if duration <= 0:
        return None
    return sum(line_widths(cue, caption_format, counting)) * 1000 / duration


def _text(index: int, widths: Sequence[float], limits: Limits) -> Iterator[Finding]:
    """Findings about the text of one cue."""
    if not widths:
        yield Finding(index, Rule.EMPTY, 0, 1)
        return
    if limits.max_cpl is not None and max(widths) > limits.max_cpl:
        yield Finding(index, Rule.LINE_LENGTH, max(widths), limits.max_cpl)
    if limits.max_lines is not None and len(widths) > limits.max_lines:
        yield Finding(index, Rule.LINES, len(widths), limits.max_lines)


def _times(index: int, cue: Cue, width: float, limits: Limits) -> Iterator[Finding]:
    """Findings about the duration of one cue."""
    duration = cue.end_ms - cue.start_ms
    if duration <= 0:
        yield Finding(index, Rule.DURATION, duration, 1)
        return
    if limits.min_ms is not None and duration < limits.min_ms:
        yield Finding(index, Rule.TOO_SHORT, duration, limits.min_ms)
    if limits.max_ms is not None and duration > limits.max_ms:
        yield Finding(index, Rule.TOO_LONG, duration, limits.max_ms)
    if limits.max_cps is not None and too_fast(width, duration, limits):
        yield Finding(index, Rule.SPEED, reading_rate(width, duration), limits.max_cps)


def _next(index: int, cue: Cue, following: Cue, limits: Limits) -> Iterator[Finding]:
    """Findings about a cue and the one after it."""
    gap = following.start_ms - cue.end_ms
    if following.start_ms < cue.start_ms:
        yield Finding(index, Rule.ORDER, following.start_ms - cue.start_ms, 0)
    elif gap < 0:
        yield Finding(index, Rule.OVERLAP, gap, 0)
    elif limits.min_gap_ms is not None and gap < limits.min_gap_ms:
        yield Finding(index, Rule.GAP, gap, limits.min_gap_ms)
