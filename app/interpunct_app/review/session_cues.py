# SPDX-License-Identifier: Apache-2.0
"""Cues of a session under review, as the table shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter

from interpunct.captions.document import Cue
from interpunct.captions.formats import CaptionFormat
from interpunct.cutting.checks import Finding, check_cue, limits_of_lines, reading_speed
from interpunct.cutting.profiles import Limits, Profile
from interpunct.errors import SessionError
from interpunct.review.bookmarks import bookmarks_of_cue
from interpunct.review.restructuring import EditPayloads
from interpunct.review.retiming import SetTimes
from interpunct.transcript.languages import language
from interpunct.transcript.speakers import names_speakers
from interpunct.work.exceptions import exceptions_of_cue, judged
from interpunct_app.cues.columns import Column
from interpunct_app.cues.document_cues import DocumentCues
from interpunct_app.cues.shown_cue import Doubt, Gap, ShownCue, markup_spans
from interpunct_app.cues.times import typed_times
from interpunct_app.review.measures import Measure, measures
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.translation import told

VERY_UNCERTAIN_BELOW = 0.5


class SessionCues(DocumentCues):
    """Cues under review, with decided and proposed marks, and the gaps in doubt.

    `language_codes` are the languages of the words, most frequent first.
    """

    def __init__(self, reviewer: Reviewer, profile: Profile) -> None:
        super().__init__(reviewer.work.opened)
        self._reviewer = reviewer
        self._profile = profile
        self._cache: dict[int, ShownCue] = {}
        self._has_speakers = names_speakers(reviewer.work.document)
        self._findings: dict[int, tuple[Finding, ...]] = {}
        words = Counter(map(attrgetter("language"), reviewer.work.transcript.words))
        self.language_codes = [code for code, _ in words.most_common()]
        self._of_file = {
            (cue.start_ms, cue.end_ms, cue.payload) for cue in reviewer.work.opened.cues
        }

    @property
    def _cues(self) -> Sequence[Cue]:
        return self._reviewer.work.document.cues

    @property
    def _format(self) -> CaptionFormat:
        return self._reviewer.work.document.format

    def forget(self, first: int, last: int) -> None:
        """Drop cached texts of cues `first` to `last`, and findings from the cue before them."""
        self._findings.pop(first - 1, None)
        for index in range(first, last + 1):
            self._cache.pop(index, None)
            self._findings.pop(index, None)

    def shown(self, index: int) -> ShownCue:
        """Text as it would be saved now."""
        known = self._cache.get(index)
        if known is None:
            known = self._cache[index] = self._shown(index)
        return known

    def basis(self, index: int) -> object:
        """Text of the cue, it and its neighbours, and the shots, on which findings depend.

        An accepted mark leaves it unchanged.
        """
        cues = self._cues[max(0, index - 1) : index + 2]
        work = self._reviewer.work
        excepted = tuple(exceptions_of_cue(work, index))
        told = self.language(index), self.bookmark(index), excepted, work.shots
        return cues, self.shown(index).text, *told

    def is_changed(self, index: int) -> bool:
        """Whether the opened file has no such text at this time."""
        cue = self.cue(index)
        return (cue.start_ms, cue.end_ms, self.shown(index).text) not in self._of_file

    def language(self, index: int) -> str:
        """Language of the cue's words."""
        return self._reviewer.work.language_of_cue(index)

    def has_speakers(self) -> bool:
        """Whether any speaker was named when the cues were first shown."""
        return self._has_speakers

    def speed(self, index: int) -> float | None:
        """Reading speed, counted as the profile counts."""
        counting = self._profile.limits(self.language(index)).counting
        return reading_speed(self._as_written(index), self._format, counting)

    def most_speed(self, index: int) -> float | None:
        """Reading speed that the profile allows in the cue's language."""
        return self._profile.limits(self.language(index)).max_cps

    def bookmark(self, index: int) -> str | None:
        """Notes of the bookmarks in the cue; None if there is no bookmark."""
        notes = bookmarks_of_cue(self._reviewer.work, index)
        return "; ".join(filter(None, notes.values())) if notes else None

    def findings(self, index: int) -> tuple[Finding, ...]:
        """Findings of the quality check without exceptions, computed when first shown."""
        known = self._findings.get(index)
        if known is None:
            known = self._findings[index] = self._checked(index)
        return known

    def is_right_to_left(self) -> bool:
        """Whether the most frequent language is written from right to left."""
        return any(language(code).right_to_left for code in self.language_codes[:1])

    def caret(self, index: int) -> int:
        """Offset of the slot under review, else 0."""
        gaps = self.shown(index).gaps
        return next((gap.start for gap in gaps if gap.slot == self._reviewer.slot), 0)

    def can_edit(self) -> bool:
        """True: edits are steps of the review."""
        return True

    def edit(self, index: int, text: str) -> bool:
        """Replace a text by the typed one; a failure is emitted."""
        return self._reviewer.attempt(lambda work: EditPayloads.plan(work, {index: text}))

    def is_empty(self, index: int) -> bool:
        """Whether a cue has neither a text nor anything else to be shown."""
        content = self._format.styled(self.cue(index))
        return not (content.text.strip() or content.lost)

    def measures(self, index: int, text: str) -> Iterator[Measure]:
        """Measures of a cue with this text, by the profile."""
        limits = self._profile.limits(self.language(index))
        cue = replace(self.cue(index), payload=text)
        return measures(cue, self._format, limits, self._limits_of_lines(index))

    def _limits_of_lines(self, index: int) -> Sequence[Limits]:
        """Limits of each line, where the languages differ."""
        work = self._reviewer.work
        if len(work.languages_of_cue(index)) == 1:
            return ()
        words = [work.transcript.words[slot] for slot in work.slots_of_cue(index)]
        return limits_of_lines(self.cue(index), self._format, words, self._profile)

    def retime(self, index: int, column: Column, text: str) -> bool:
        """Set one border as typed; a failure is emitted."""
        try:
            start_ms, end_ms = typed_times(self.cue(index), column, text, self.stamp)
        except SessionError as error:
            self._reviewer.refused.emit(told(error))
            return False
        cue = self.cue(index)
        if (start_ms, end_ms) == (cue.start_ms, cue.end_ms):
            return True
        return self._reviewer.attempt(lambda work: SetTimes.plan(work, index, start_ms, end_ms))

    def _as_written(self, index: int) -> Cue:
        cue, text = self.cue(index), self.shown(index).text
        return cue if text == cue.payload else replace(cue, payload=text)

    def _checked(self, index: int) -> tuple[Finding, ...]:
        if not self._profile.sets_limits:
            return ()
        following = self.cue(index + 1) if index + 1 < len(self) else None
        limits = self._profile.limits(self.language(index))
        cue = self._as_written(index)
        work = self._reviewer.work
        lines = self._limits_of_lines(index)
        found = check_cue(
            index, cue, following, self._format, limits, lines=lines, shots=work.shots
        )
        return judged(work, found).open

    def _shown(self, index: int) -> ShownCue:
        view = self._reviewer.work.cue_text(index)
        slots = range(view.first, view.first + len(view.spans))
        shown = list(zip(slots, view.spans, self._reviewer.queue.asks(slots), strict=True))
        gaps = tuple(
            Gap(slot, span.mark_start, span.mark_end, self._doubt(slot, is_asked))
            for slot, span, (_, is_asked) in shown
        )
        words = tuple(
            Gap(word, span.word_start, span.word_end, self._casing_doubt(word, is_asked))
            for word, span, (is_asked, _) in shown
        )
        markup = markup_spans(view.text, self._format)
        code = self.language(index)
        right_to_left = bool(code) and language(code).right_to_left
        return ShownCue(view.text, gaps, markup, right_to_left, words)

    def _doubt(self, slot: int, queued: bool) -> Doubt | None:
        """Sign of a slot; None if it needs no review."""
        work = self._reviewer.work
        if work.table.decided[slot]:
            proposal = work.table.proposals[slot]
            changed = proposal is None or work.decisions[slot].mark != proposal.mark
            return Doubt.DECIDED if queued or changed else None
        if not queued:
            return None
        return _doubt_of(work.table.confidences[slot])

    def _casing_doubt(self, word: int, queued: bool) -> Doubt | None:
        """Sign of a word whose case is under review."""
        if not queued:
            return None
        work = self._reviewer.work
        if work.table.casing_decided[word]:
            return Doubt.DECIDED
        return _doubt_of(work.table.casing_confidences[word])


def _doubt_of(confidence: float) -> Doubt:
    return Doubt.VERY_UNCERTAIN if confidence < VERY_UNCERTAIN_BELOW else Doubt.UNCERTAIN
