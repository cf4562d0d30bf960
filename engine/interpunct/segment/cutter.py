# SPDX-License-Identifier: Apache-2.0
"""The cut: the words of a punctuated document into cues that end where sentences end."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from interpunct.captions.document import RecutCue, WordTime
from interpunct.segment.assembly import assemble
from interpunct.segment.keep_cues import moved
from interpunct.segment.layout import settle
from interpunct.segment.lines import best_lines
from interpunct.segment.source import Passage, legal, passages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from interpunct.captions.document import CaptionDocument
    from interpunct.segment.assembly import Written
    from interpunct.segment.profiles import Limits, Profile
    from interpunct.segment.stretch import Draft
    from interpunct.transcript.transcript import Transcript


class CutMode(StrEnum):
    """How far a cut may go.

    SENTENCES makes new cues; KEEP_CUES leaves number and times of the cues as they are and moves
    a few words between neighbours; OFF changes nothing.
    """

    SENTENCES = "sentences"
    KEEP_CUES = "keep-cues"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Cut:
    """A document that was cut.

    `sources[k]` are the indices of the old cues that cue `k` of `document` has text of; `changed`
    is the number of cues of `document` that are not exactly as they were.
    """

    document: CaptionDocument
    changed: int
    sources: tuple[tuple[int, ...], ...]


def cut(
    document: CaptionDocument,
    transcript: Transcript,
    profile: Profile,
    *,
    mode: CutMode = CutMode.SENTENCES,
) -> Cut:
    """Cut `document` by the sentence ends in `transcript`, which must be that document's.

    The words stay the same in the same order, each in one cue; cues that are well as they are
    stay byte for byte; cutting again changes nothing. A profile without a line length cuts
    nothing. Raises CaptionError if the document cannot be written.
    """
    if mode is CutMode.OFF:
        return _unchanged(document)
    cutter = _Cutter(document, transcript, profile, mode)
    return cutter.cut()


def _unchanged(document: CaptionDocument) -> Cut:
    return Cut(document, 0, tuple((index,) for index in range(len(document.cues))))


class _Cutter:
    """Makes one cut."""

    def __init__(
        self,
        document: CaptionDocument,
        transcript: Transcript,
        profile: Profile,
        mode: CutMode,
    ) -> None:
        self._document = document
        self._transcript = transcript
        self._profile = profile
        self._mode = mode
        self._changed = 0
        self._recut: list[RecutCue] = []
        self._sources: list[tuple[int, ...]] = []
        self._claimed = -1

    def cut(self) -> Cut:
        """The cut."""
        dividing = self._mode is CutMode.SENTENCES
        for passage in passages(
            self._document, self._transcript, self._profile, dividing=dividing
        ):
            if isinstance(passage, int):
                self._keep(passage)
            else:
                for draft in self._layout(passage):
                    self._write(passage, draft)
        if not self._changed:
            return _unchanged(self._document)
        return Cut(self._document.recut(self._recut), self._changed, tuple(self._sources))

    def _layout(self, passage: Passage) -> list[Draft]:
        if passage.stretch.limits.max_cpl is None:
            return passage.layout
        if self._mode is CutMode.KEEP_CUES:
            return moved(passage.stretch, passage.layout)
        return settle(passage.stretch, passage.layout)

    def _keep(self, index: int) -> None:
        """Hands on a cue as it is."""
        self._recut.append(RecutCue(index, self._document.cues[index]))
        self._sources.append((index,))
        self._claimed = index

    def _write(self, passage: Passage, draft: Draft) -> None:
        """Hands on the cue of `draft`: as it is where nothing changes, else written anew."""
        stretch = passage.stretch
        index = passage.whole.get(draft)
        if index is not None and self._stays(index, stretch.limits):
            self._keep(index)
            return
        lines = best_lines(stretch, draft.first, draft.stop)
        starts = {place - draft.first for place in lines.starts} if lines else set()
        span = slice(draft.first, draft.stop)
        written = assemble(stretch.atoms[span], starts, stretch.spaces[span], "\n")
        if index is not None and (lines is None or self._is_payload(index, written.text)):
            self._keep(index)
        else:
            self._hand_on(draft, passage, written)

    def _stays(self, index: int, limits: Limits) -> bool:
        """Whether a cue that keeps its words also keeps its lines."""
        cue = self._document.cues[index]
        return self._mode is CutMode.KEEP_CUES or legal(cue, self._document, limits)

    def _is_payload(self, index: int, text: str) -> bool:
        """Whether `text` is what the cue has, but for the kind of its line ends."""
        return self._document.cues[index].payload.splitlines() == text.splitlines()

    def _hand_on(self, draft: Draft, passage: Passage, written: Written) -> None:
        """Hands on a new cue; it goes by the old one it begins in, if it is the first to."""
        atoms = passage.stretch.atoms[draft.first : draft.stop]
        index = atoms[0].cue
        old = self._document.cues[index]
        first = index > self._claimed
        cue = replace(
            old,
            identifier=old.identifier if first else "",
            start_ms=draft.start_ms,
            end_ms=draft.end_ms,
            payload=written.text,
            word_times=tuple(self._word_times(draft, passage, written)),
        )
        self._recut.append(RecutCue(index if first else None, cue))
        self._sources.append(tuple(dict.fromkeys(atom.cue for atom in atoms)))
        self._claimed = max(self._claimed, index)
        self._changed += 1

    def _word_times(self, draft: Draft, passage: Passage, written: Written) -> Iterator[WordTime]:
        """The word times of the source, at the places their words have now."""
        atoms = passage.stretch.atoms[draft.first : draft.stop]
        for atom, place in zip(atoms, written.places, strict=True):
            times = self._document.cues[atom.cue].word_times
            number = bisect_left(times, atom.start, key=_offset)
            while number < len(times) and times[number].offset < atom.end:
                offset = place + times[number].offset - atom.start - atom.dropped
                yield replace(times[number], offset=offset)
                number += 1


def _offset(time: WordTime) -> int:
    return time.offset
