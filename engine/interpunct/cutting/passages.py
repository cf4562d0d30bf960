# SPDX-License-Identifier: Apache-2.0
"""Parts of a document that may be cut: its passages, between cues that stay as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.cutting.cue_reader import CueReader, are_legal
from interpunct.cutting.layout.stretch import Draft, Span, Stretch, TimedBoxes
from interpunct.cutting.profiles import Profile
from interpunct.transcript.transcript import Transcript


@dataclass(frozen=True, slots=True)
class CutPassage:
    """A stretch with its present cues; `whole` has the index of each cue that lies fully in it."""

    stretch: Stretch
    layout: list[Draft]
    whole: dict[Span, int]


@dataclass(frozen=True, slots=True)
class StayingCue:
    """A cue that is not cut, and its end by the profile."""

    cue: int
    end_ms: int


def cut_passages(
    document: CaptionDocument,
    transcript: Transcript,
    profile: Profile,
    *,
    dividing: bool,
    checkpoint: Callable[[], None],
) -> Iterator[CutPassage | StayingCue]:
    """The passages of `document` in order, and each staying cue between them.

    `checkpoint` is called before each cue, and raises to cancel.

    Cues stay if they have no words, are sung, or have unusable times. Unusable are times that
    overlap, end before they start, or are too short for the words. A cue in which two people speak
    stays if it fits the profile. Unless `dividing`, no cue is divided at a pause or a change of
    speaker. Where a sentence ends with its cue, so does the passage, which keeps passages short.
    """
    reader = CueReader(document, transcript, profile, dividing=dividing)
    run = TimedBoxes()
    for index in range(len(document.cues)):
        checkpoint()
        cue = reader.timed_boxes(index)
        if not cue.texts:
            yield from _passage(reader, run, reader.following(index))
            yield StayingCue(index, reader.staying_end(index))
            run = TimedBoxes()
            continue
        first, space = 0, reader.space_between(run, cue)
        for place in reader.partings(run, cue):
            run.take(index, cue, first, place, space)
            yield from _passage(reader, run, reader.following(index, cue.starts[place]))
            run, first, space = TimedBoxes(), place, ""
        if run.texts and reader.ends_sentence(run):
            yield from _passage(reader, run, cue.starts[0])
            run = TimedBoxes()
        run.take(index, cue, first, len(cue.texts), space)
    yield from _passage(reader, run, None)


def _passage(reader: CueReader, run: TimedBoxes, following_ms: int | None) -> Iterator[CutPassage]:
    """The passage of `run`, none if it is empty; the next cue starts at `following_ms`."""
    if run.texts:
        yield passage_of(reader, run, following_ms)


def passage_of(reader: CueReader, run: TimedBoxes, following_ms: int | None) -> CutPassage:
    """The passage of `run`, which has boxes; the next cue starts at `following_ms`."""
    language = reader.language_of(run)
    limits = reader.limits(language)
    layout, whole = _present(run, reader.document.cues)
    own_widths = {}
    for span, index in whole.items():
        widths = reader.line_widths(index, limits)
        if are_legal(widths, limits):
            own_widths[span] = sum(widths)
    stretch = Stretch(
        **{entry.name: getattr(run, entry.name) for entry in fields(TimedBoxes)},
        language=language,
        labels=reader.labels_of(run),
        held=reader.held_of(run),
        limits=limits,
        own_widths=own_widths,
        following_ms=following_ms,
        unit_ms=reader.unit_ms,
    )
    return CutPassage(stretch, layout, whole)


def _present(run: TimedBoxes, cues: Sequence[Cue]) -> tuple[list[Draft], dict[Span, int]]:
    """The present cues of the boxes of `run`, and those of them that lie fully in it."""
    layout: list[Draft] = []
    whole: dict[Span, int] = {}
    for number, first, stop, opens, closes in run.parts:
        start_ms = cues[number].start_ms if opens else run.starts[first]
        end_ms = cues[number].end_ms if closes else run.ends[stop - 1]
        layout.append(Draft(first, stop, start_ms, end_ms))
        if opens and closes:
            whole[first, stop] = number
    return layout, whole
