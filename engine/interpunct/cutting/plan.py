# SPDX-License-Identifier: Apache-2.0
"""Plan of a cut: the new cue of each word, so that cues end at sentence ends."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from interpunct.captions.document import CaptionDocument
from interpunct.collecting import no_collection
from interpunct.cutting.boxes.boxes import boxes_in
from interpunct.cutting.boxes.joining import assemble, spaces_between
from interpunct.cutting.layout.cost import best_lines
from interpunct.cutting.layout.cues import settle
from interpunct.cutting.layout.keep_cues import with_moved_ends
from interpunct.cutting.layout.stretch import Draft
from interpunct.cutting.passages import (
    CutPassage,
    StayingCue,
    cut_passages,
)
from interpunct.cutting.profiles import Profile
from interpunct.errors import SessionError
from interpunct.sentences import Sentence
from interpunct.transcript.transcript import Transcript, Word, cue_spans

_LATEST_MS = 10**14  # about 3,000 years


class CutMode(StrEnum):
    """Extent of a cut.

    SENTENCES makes new cues. KEEP_CUES keeps number and times of the cues and only moves a few
    words between neighbours. OFF changes nothing.
    """

    SENTENCES = "sentences"
    KEEP_CUES = "keep-cues"
    OFF = "off"


class CutCancelled(Exception):  # noqa: N818 - not an error
    """The caller cancelled the cut."""


def checkpoint_of(cancelled: Callable[[], bool] | None) -> Callable[[], None]:
    """A function to call repeatedly in a cut; it raises CutCancelled once `cancelled`."""

    def checkpoint() -> None:
        if cancelled is not None and cancelled():
            raise CutCancelled

    return checkpoint


@dataclass(frozen=True, slots=True)
class KeptCue:
    """Cue number `cue`, kept byte for byte, except for the end where `end_ms` is given."""

    cue: int
    end_ms: int | None = None


@dataclass(frozen=True, slots=True)
class NewCue:
    """A cue of words `first` up to `stop`, shown from `start_ms` to `end_ms`.

    `lines` are the first words of its lines, without the first line.
    """

    first: int
    stop: int
    lines: tuple[int, ...]
    start_ms: int
    end_ms: int


@dataclass(frozen=True, slots=True)
class CutPlan:
    """The planned cues, in order: every word in its order, each in one cue."""

    cues: tuple[KeptCue | NewCue, ...]

    @property
    def changed(self) -> int:
        """Number of changed cues."""
        return sum(isinstance(cue, NewCue) or cue.end_ms is not None for cue in self.cues)

    def check(self, cues: int, words: Sequence[Word]) -> None:
        """Raise SessionError unless this plan is for `cues` cues with these words."""
        spans = {words[span.start].cue: span for span in cue_spans(words)}
        silent = iter([cue for cue in range(cues) if cue not in spans])
        reached = 0
        for planned in self.cues:
            span = _span(planned, spans)
            sound = _is_sound(planned, span)
            if span is None:
                sound &= isinstance(planned, KeptCue) and next(silent, None) == planned.cue
            else:
                sound &= span.start == reached < span.stop
                reached = span.stop
            if not sound:
                raise SessionError("the plan of the cut belongs to another document.")
        if reached != len(words) or next(silent, None) is not None:
            raise SessionError("the plan of the cut leaves out a part of the document.")


def _span(planned: KeptCue | NewCue, spans: dict[int, range]) -> range | None:
    """The words of a planned cue, None if it has none."""
    if isinstance(planned, KeptCue):
        return spans.get(planned.cue)
    return range(planned.first, planned.stop)


def _is_sound(planned: KeptCue | NewCue, span: range | None) -> bool:
    if isinstance(planned, KeptCue):
        return planned.end_ms is None or abs(planned.end_ms) < _LATEST_MS
    return (
        -_LATEST_MS < planned.start_ms < planned.end_ms < _LATEST_MS
        and span is not None
        and all(line in span for line in planned.lines)
    )


def plan_cut(
    document: CaptionDocument,
    transcript: Transcript,
    profile: Profile,
    mode: CutMode = CutMode.SENTENCES,
    *,
    cancelled: Callable[[], bool] | None = None,
) -> CutPlan:
    """The plan to cut `document` by the sentence ends in its `transcript`.

    Cues that fit stay as they are; cutting again changes nothing. A profile without a line length
    cuts nothing. Where cues have two languages, one per line, a cut would separate them. There
    KEEP_CUES moves nothing, and SENTENCES raises SessionError. `cancelled` is called repeatedly;
    CutCancelled is raised when it returns True.
    """
    in_two = next(_cues_in_two_languages(transcript), None)
    if mode is CutMode.OFF or (mode is CutMode.KEEP_CUES and in_two is not None):
        return CutPlan(tuple(map(KeptCue, range(len(document.cues)))))
    if in_two is not None:
        raise SessionError(
            "each cue has two languages, one a line; a cut at the sentence ends would "
            "separate them.",
            file=document.path,
            where=Sentence("cue {number}", number=in_two + 1),
            remedy="Keep the cues, or set one language for all of them.",
        )
    with no_collection():
        planner = _Planner(document, transcript, profile, mode, checkpoint_of(cancelled))
        return CutPlan(tuple(planner.cues()))


def _cues_in_two_languages(transcript: Transcript) -> Iterator[int]:
    """The cues with words in more than one language."""
    if len({word.language for word in transcript.words}) < 2:
        return
    for word, following in pairwise(transcript.words):
        if word.cue == following.cue and word.language != following.language:
            yield word.cue


@dataclass(frozen=True, slots=True)
class _Planner:
    document: CaptionDocument
    transcript: Transcript
    profile: Profile
    mode: CutMode
    checkpoint: Callable[[], None]

    def cues(self) -> Iterator[KeptCue | NewCue]:
        """The planned cues, passage by passage."""
        dividing = self.mode is CutMode.SENTENCES
        found = cut_passages(
            self.document,
            self.transcript,
            self.profile,
            dividing=dividing,
            checkpoint=self.checkpoint,
        )
        for passage in found:
            if isinstance(passage, StayingCue):
                yield self._kept(passage.cue, passage.end_ms)
            else:
                for draft in self._layout(passage):
                    yield self._planned(passage, draft)

    def _layout(self, passage: CutPassage) -> list[Draft]:
        if passage.stretch.limits.max_cpl is None:
            return passage.layout
        if self.mode is CutMode.KEEP_CUES:
            return with_moved_ends(passage.stretch, passage.layout)
        return settle(passage.stretch, passage.layout, self.checkpoint)

    def _planned(self, passage: CutPassage, draft: Draft) -> KeptCue | NewCue:
        """The cue of `draft`; the old cue where nothing changes."""
        stretch = passage.stretch
        index = passage.whole.get((draft.first, draft.stop))
        own_lines = (draft.first, draft.stop) in stretch.own_widths
        if index is not None and (own_lines or self.mode is CutMode.KEEP_CUES):
            return self._kept(index, draft.end_ms)
        lines = best_lines(stretch, draft.first, draft.stop)
        words = stretch.words
        first, stop = words[draft.first], words[draft.stop]
        starts = tuple(words[place] for place in lines.starts) if lines else ()
        if index is not None and (lines is None or self._reads_so(index, first, stop, starts)):
            return self._kept(index, draft.end_ms)
        return NewCue(first, stop, starts, draft.start_ms, draft.end_ms)

    def _kept(self, index: int, end_ms: int) -> KeptCue:
        """Cue `index`, with a new end if the mode may change ends."""
        is_end = self.mode is CutMode.KEEP_CUES or end_ms == self.document.cues[index].end_ms
        return KeptCue(index, None if is_end else end_ms)

    def _reads_so(self, index: int, first: int, stop: int, starts: Collection[int]) -> bool:
        """Whether a cue of words `first` up to `stop` has lines that start with these words.

        The kind of its line ends does not matter.
        """
        lines = self.document.cues[index].payload.splitlines()
        if len(lines) <= len(starts):
            return False
        boxes = boxes_in(self.document, self.transcript, range(first, stop))
        places = {place for place, box in enumerate(boxes) if box.first in starts}
        spaces = spaces_between(boxes, self.transcript.words[first].language)
        return lines == assemble(boxes, places, spaces, "\n").text.splitlines()
