# SPDX-License-Identifier: Apache-2.0
"""Listening pass: the review goes along with the sound, and rows are marked for later."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from interpunct.review.bookmarks import SetBookmarks, bookmarks_of_cue
from interpunct.review.queue import QueueEntry
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.media.shown_page import ShownPage
from interpunct_app.panels.media.timeline import Timeline, time_of_slot
from interpunct_app.panels.media.waveform import Waveform
from interpunct_app.review.reviewer import Reviewer

_REACTION_MS = 300
"""Time from a sound to the key of a listener, at normal speed."""
_LONGEST_SILENCE_MS = 60_000
"""The last gap before a longer silence is not heard any more."""


class Listening(QObject):
    """Takes the review along with the sound if it `leads`: keys act on the gap just heard."""

    def __init__(self, front: Front, shown: ShownPage, waveform: Waveform) -> None:
        super().__init__(waveform)
        self._front = front
        self._shown = shown
        self._waveform = waveform
        self.leads = False

    @Slot(bool)
    def set_leads(self, leads: bool) -> None:
        """Begin or end a listening pass."""
        self.leads = leads
        self.show_page()

    def show_page(self) -> None:
        """Take up the page in front."""
        if self._front.reviewer is not None:
            self._front.reviewer.goes_on = not self.leads

    def play_on(self, position_ms: int, speed: float) -> None:
        """Take the review to the gap heard last, unless a cell is edited."""
        page, reviewer = self._front.page, self._front.reviewer
        if not self.leads or page is None or reviewer is None or page.table.is_editing:
            return
        heard_ms = position_ms - round(_REACTION_MS * speed)
        slot = slot_heard(reviewer, self._waveform.timeline, heard_ms)
        if slot is not None and reviewer.entry != QueueEntry(slot):
            reviewer.jump(slot)

    def bookmark(self) -> None:
        """Set a bookmark at the row that is heard, or was heard last, to be looked at later."""
        page = self._front.page
        reviewer = page.free_reviewer() if page else None  # which may change the rows
        heard = self._shown.heard_last(_LONGEST_SILENCE_MS)
        if (
            reviewer is not None
            and heard is not None
            and not bookmarks_of_cue(reviewer.work, heard)
        ):
            reviewer.attempt(lambda work: SetBookmarks.toggle(work, heard))


def slot_heard(reviewer: Reviewer, timeline: Timeline, at_ms: int) -> int | None:
    """The last slot before a time; None after a long silence."""
    words = reviewer.work.transcript.words
    spans = timeline.between(at_ms - _LONGEST_SILENCE_MS, at_ms)
    slots = (
        slot
        for span in reversed(spans)
        for slot in reversed(reviewer.work.slots_of_cue(span.cue))
        if time_of_slot(words, slot) <= at_ms
    )
    return next(slots, None)
