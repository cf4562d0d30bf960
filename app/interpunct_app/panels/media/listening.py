# SPDX-License-Identifier: Apache-2.0
"""Follows the sound in the page in front: the row that is heard, the gap on a listening pass."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.queue import QueueEntry
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.media.playback import Playback
from interpunct_app.panels.media.timeline import Timeline, time_of_slot
from interpunct_app.panels.media.waveform import Waveform
from interpunct_app.review.reviewer import Reviewer

_REACTION_MS = 300
"""Time from a sound to the key of a listener, at normal speed."""
_LONGEST_SILENCE_MS = 60_000
"""The last gap before a longer silence is not heard any more."""


class Listening(QObject):
    """Follows the playing position.

    The row that is heard is marked in the table, and kept in sight if `follows`. If `leads`, on a
    listening pass, the review goes along with the sound: keys act on the gap just heard.
    """

    def __init__(self, front: Front, waveform: Waveform) -> None:
        super().__init__(waveform)
        self._front = front
        self._waveform = waveform
        self._heard: int | None = None
        self.follows = True
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

    def show_position(self, playback: Playback) -> None:
        """Show the row at the playing position, and on a listening pass the gap heard."""
        page, reviewer = self._front.page, self._front.reviewer
        if page is None:
            return
        position_ms, is_playing = playback.player.position_ms, playback.player.is_playing
        self._heard = row_heard(self._waveform.timeline, position_ms)
        page.table.show_heard(self._heard, bring=self.follows and is_playing)
        if self.leads and is_playing and reviewer is not None:
            reaction_ms = round(_REACTION_MS * playback.speed)
            self._lead(reviewer, position_ms - reaction_ms)

    def _lead(self, reviewer: Reviewer, heard_ms: int) -> None:
        """Take the review to the gap heard last."""
        slot = slot_heard(reviewer, self._waveform.timeline, heard_ms)
        if slot is not None and reviewer.entry != QueueEntry(slot):
            reviewer.jump(slot)

    def bookmark(self) -> None:
        """Set a bookmark at the row that is heard, to be looked at later."""
        page, heard = self._front.page, self._heard
        if page is not None and heard is not None and page.table.finish_editing():
            page.do(lambda work: SetBookmarks.toggle(work, heard))


def row_heard(timeline: Timeline, at_ms: int) -> int | None:
    """The cue shown at a time; of several, the one that started last."""
    spans = [span for span in timeline.between(at_ms, at_ms) if at_ms < span.end_ms]
    return spans[-1].cue if spans else None


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
