# SPDX-License-Identifier: Apache-2.0
"""Quality checks: violations of a profile, and cues that no player can show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.captions.formats import CaptionFormat
from interpunct.cutting.boxes.boxes import line_widths, shown_lines
from interpunct.cutting.fitting import reading_rate, too_fast
from interpunct.cutting.measure import Counting, columns
from interpunct.cutting.profiles import Limits, Profile
from interpunct.cutting.shot_rules import Edge, frames_from_shot
from interpunct.media.shots import Shots
from interpunct.sentences import Sentence, counted
from interpunct.transcript.transcript import Transcript, Word, cue_spans, languages_of_lines


class Rule(StrEnum):
    """Checked rule. Each of the first eight needs its limit; the others apply with any limit."""

    LINE_LENGTH = "line-length"
    LINES = "lines"
    SPEED = "speed"
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"
    GAP = "gap"
    SHOT_START = "shot-start"
    SHOT_END = "shot-end"
    OVERLAP = "overlap"
    ORDER = "order"
    EMPTY = "empty"
    DURATION = "duration"


class Level(StrEnum):
    """Severity of a finding."""

    ERROR = "error"  # the text does not fit, or the cue cannot be shown at its time
    WARNING = "warning"  # against the house style: too fast, too short, too close


_MESSAGES: Mapping[Rule, Callable[[float, float], Sentence]] = {
    Rule.LINE_LENGTH: lambda width, most: Sentence(
        "A line has {width:g} characters; the maximum is {most}.", width=width, most=most
    ),
    Rule.LINES: lambda lines, most: Sentence(
        "The cue has {lines} lines; the maximum is {most}.", lines=lines, most=most
    ),
    Rule.SPEED: lambda speed, most: Sentence(
        "The cue has {speed:g} characters a second; the maximum is {most:g}.",
        speed=speed,
        most=most,
    ),
    Rule.TOO_SHORT: lambda duration, least: Sentence(
        "The cue lasts {duration} ms; the minimum is {least} ms.",
        duration=duration,
        least=least,
    ),
    Rule.TOO_LONG: lambda duration, most: Sentence(
        "The cue lasts {duration} ms; the maximum is {most} ms.", duration=duration, most=most
    ),
    Rule.GAP: lambda gap, least: Sentence(
        "The next cue follows after {gap} ms; the minimum is {least} ms.", gap=gap, least=least
    ),
    Rule.SHOT_START: lambda frames, least: Sentence(
        "The cue starts {frames:+.1f} frames from a shot change; the minimum is {least}.",
        frames=frames,
        least=least,
    ),
    Rule.SHOT_END: lambda frames, least: Sentence(
        "The cue ends {frames:+.1f} frames from a shot change; the minimum is {least}.",
        frames=frames,
        least=least,
    ),
    Rule.OVERLAP: lambda gap, _limit: Sentence(
        "The cue overlaps the next cue by {late} ms.", late=-gap
    ),
    Rule.ORDER: lambda step, _limit: Sentence(
        "The next cue starts {late} ms before this cue.", late=-step
    ),
    Rule.EMPTY: lambda _lines, _limit: Sentence("The cue has no text."),
    Rule.DURATION: lambda duration, _least: Sentence(
        "The cue lasts {duration} ms: too short to be seen.", duration=duration
    ),
}
_ERRORS = frozenset({Rule.LINE_LENGTH, Rule.LINES, Rule.OVERLAP, Rule.ORDER, Rule.DURATION})


@dataclass(frozen=True, slots=True)
class Finding:
    """Violation of `rule` by cue number `cue` (an index, from 0): `value` instead of `limit`.

    Columns for LINE_LENGTH, lines for LINES, columns per second for SPEED, frames for SHOT_START
    and SHOT_END, else milliseconds.
    OVERLAP, ORDER and GAP are about the cue and the next one. A long file has thousands of
    findings, so messages are only made on demand.
    """

    cue: int
    rule: Rule
    value: float
    limit: float

    def __str__(self) -> str:
        """The cue, counted from 1 as in the file, and the message."""
        return f"cue {self.cue + 1}: {self.message}"

    @property
    def message(self) -> Sentence:
        """Description of the problem, for people."""
        return _MESSAGES[self.rule](self.value, self.limit)

    @property
    def level(self) -> Level:
        """Severity of the finding."""
        return Level.ERROR if self.rule in _ERRORS else Level.WARNING


def bounded(rule: Rule, value: float) -> float:
    """The part of a finding's value that its limit bounds: no side of a shot change is worse."""
    return abs(value) if rule in (Rule.SHOT_START, Rule.SHOT_END) else value


def check(
    document: CaptionDocument,
    transcript: Transcript | None,
    profile: Profile,
    shots: Shots | None = None,
) -> list[Finding]:
    """Violations of `profile` in `document`, in the order of the cues; `shots` where known.

    `transcript` gives the language of each cue; without it the general limits apply to all. A
    profile without limits has no findings.
    """
    if not profile.sets_limits:
        return []
    limits = limits_of_cues(document, transcript, profile)
    mixed = dict(_mixed_cues(transcript.words if transcript else ()))
    followings = (*document.cues[1:], None)
    found: list[Finding] = []
    for index, (cue, following) in enumerate(zip(document.cues, followings, strict=False)):
        words = mixed.get(index)
        lines = limits_of_lines(cue, document.format, words, profile) if words else ()
        found += check_cue(
            index, cue, following, document.format, limits[index], lines=lines, shots=shots
        )
    return found


def _mixed_cues(words: Sequence[Word]) -> Iterator[tuple[int, Sequence[Word]]]:
    """The cues with words in several languages, and these words."""
    for span in cue_spans(words):
        inside = words[span.start : span.stop]
        if len({word.language for word in inside}) > 1:
            yield inside[0].cue, inside


def limits_of_lines(
    cue: Cue, form: CaptionFormat, words: Sequence[Word], profile: Profile
) -> list[Limits]:
    """The limits of each line that is seen of `cue`, by the language of its first word.

    `words`, of which there is one at least, are those of the cue.
    """
    codes = languages_of_lines(cue.payload, words)
    return [profile.limits(codes[number]) for number, _ in shown_lines(cue, form)]


def limits_of_cues(
    document: CaptionDocument, transcript: Transcript | None, profile: Profile
) -> list[Limits]:
    """The limits of each cue by its first language; a cue without words has that before it."""
    words = transcript.words if transcript else ()
    languages = {word.cue: word.language for word in reversed(words)}
    language = words[0].language if words else ""
    limits = []
    for index in range(len(document.cues)):
        language = languages.get(index, language)
        limits.append(profile.limits(language))
    return limits


def check_cue(
    index: int,
    cue: Cue,
    following: Cue | None,
    caption_format: CaptionFormat,
    limits: Limits,
    *,
    lines: Sequence[Limits] = (),
    shots: Shots | None = None,
) -> Iterator[Finding]:
    """Violations of `limits` by cue number `index`, and by its distance to the cue `following`.

    The limits of its `lines` are given where they differ; they count for the lengths of the lines.
    """
    measured = measured_lines(cue, caption_format, limits, lines)
    yield from _text(index, measured, limits)
    alike = measured_lines(cue, caption_format, limits) if lines else measured
    yield from _times(index, cue, sum(width for width, _ in alike), limits)
    if following is not None:
        yield from _next(index, cue, following, limits)
    if shots is not None:
        yield from _shots(index, cue, limits, shots)


def reading_speed(cue: Cue, caption_format: CaptionFormat, counting: Counting) -> float | None:
    """Reading speed of `cue` in columns per second; None where it has no duration."""
    duration = cue.end_ms - cue.start_ms
    if duration <= 0:
        return None
    return sum(line_widths(cue, caption_format, counting)) * 1000 / duration


def _text(
    index: int, measured: Sequence[tuple[float, int | None]], limits: Limits
) -> Iterator[Finding]:
    """Findings about the text of one cue; see `measured_lines`."""
    if not measured:
        yield Finding(index, Rule.EMPTY, 0, 1)
        return
    long = [(width, most) for width, most in measured if most is not None and width > most]
    if long:
        yield Finding(index, Rule.LINE_LENGTH, *max(long, key=lambda line: line[0] / line[1]))
    if limits.max_lines is not None and len(measured) > limits.max_lines:
        yield Finding(index, Rule.LINES, len(measured), limits.max_lines)


def measured_lines(
    cue: Cue, form: CaptionFormat, limits: Limits, lines: Sequence[Limits] = ()
) -> list[tuple[float, int | None]]:
    """The columns of each line that is seen of `cue`, and the most that is allowed.

    See `check_cue`; `lines` of another number do not count, as while a text is typed.
    """
    shown = shown_lines(cue, form)
    each = lines if len(lines) == len(shown) else [limits] * len(shown)
    pairs = zip(shown, each, strict=True)
    return [(columns(text, limit.counting), limit.max_cpl) for (_, text), limit in pairs]


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
    """Findings about a cue and the next cue."""
    gap = following.start_ms - cue.end_ms
    if following.start_ms < cue.start_ms:
        yield Finding(index, Rule.ORDER, following.start_ms - cue.start_ms, 0)
    elif gap < 0:
        yield Finding(index, Rule.OVERLAP, gap, 0)
    elif limits.min_gap_ms is not None and gap < limits.min_gap_ms:
        yield Finding(index, Rule.GAP, gap, limits.min_gap_ms)


def _shots(index: int, cue: Cue, limits: Limits, shots: Shots) -> Iterator[Finding]:
    """Findings about borders that nearly meet a shot change."""
    borders = (
        (Rule.SHOT_START, Edge.START, cue.start_ms),
        (Rule.SHOT_END, Edge.END, cue.end_ms),
    )
    for rule, edge, at_ms in borders:
        frames = frames_from_shot(at_ms, edge, shots, limits)
        if frames is not None:
            yield Finding(index, rule, frames, limits.frames_near_shot or 0)


def left_over(counts: Mapping[Rule, int]) -> Sentence:
    """Findings that a cut leaves, by rule, as a sentence.

    For example "Still 2 cues too fast: the speech is fast; 1 cue too long." Empty for no findings.
    """
    parts = [_said(rule, counts[rule]) for rule in Rule if counts.get(rule)]
    if not parts:
        return Sentence("")
    found = parts[0]
    for part in parts[1:]:
        found = Sentence("{findings}; {finding}", findings=found, finding=part)
    return Sentence("Still {findings}.", findings=found)


def _said(rule: Rule, count: int) -> Sentence:
    """Number of cues that break a rule, in words."""
    return {
        Rule.LINE_LENGTH: counted(
            count,
            one="1 cue with a line that is too long",
            many="{count:,} cues with a line that is too long",
        ),
        Rule.LINES: counted(
            count,
            one="1 cue with too many lines",
            many="{count:,} cues with too many lines",
        ),
        Rule.SPEED: counted(
            count,
            one="1 cue too fast: the speech is fast",
            many="{count:,} cues too fast: the speech is fast",
        ),
        Rule.TOO_SHORT: counted(
            count,
            one="1 cue too short: the next cue follows at once",
            many="{count:,} cues too short: the next cue follows at once",
        ),
        Rule.TOO_LONG: counted(count, one="1 cue too long", many="{count:,} cues too long"),
        Rule.GAP: counted(
            count,
            one="1 cue too close to the next cue",
            many="{count:,} cues too close to the next cue",
        ),
        Rule.SHOT_START: counted(
            count,
            one="1 cue that starts close to a shot change",
            many="{count:,} cues that start close to a shot change",
        ),
        Rule.SHOT_END: counted(
            count,
            one="1 cue that ends close to a shot change",
            many="{count:,} cues that end close to a shot change",
        ),
        Rule.OVERLAP: counted(
            count,
            one="1 cue that overlaps the next cue",
            many="{count:,} cues that overlap the next cue",
        ),
        Rule.ORDER: counted(
            count,
            one="1 cue out of order",
            many="{count:,} cues out of order",
        ),
        Rule.EMPTY: counted(count, one="1 cue without text", many="{count:,} cues without text"),
        Rule.DURATION: counted(
            count,
            one="1 cue without a duration",
            many="{count:,} cues without a duration",
        ),
    }[rule]
