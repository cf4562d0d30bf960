# SPDX-License-Identifier: Apache-2.0
"""Media panel's view of the page in front: cues in time, slot, row and captions that are heard."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from interpunct.captions.document import CaptionDocument
from interpunct.transcript.transcript import Word
from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import SHOWN_ROLE, CueModel
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.pages.page import Page
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.media.caption import caption_of
from interpunct_app.panels.media.dock import MediaDock
from interpunct_app.panels.media.timeline import CueSpan, Timeline, time_of_slot
from interpunct_app.review.reviewer import Reviewer


class ShownPage(QObject):
    """Keeps the panel in step with the page in front; `slot_reached` is emitted for a new slot.

    The row that is `heard` is marked in the table, and brought into sight if the table `follows`.
    """

    slot_reached = Signal()

    def __init__(self, front: Front, dock: MediaDock) -> None:
        super().__init__(dock)
        self._front = front
        self._dock = dock
        self._document: CaptionDocument | None = None
        self._slot: int | None = None
        self._page: Page | None = None  # to which the playing position belongs
        self._position_ms: int | None = None
        self.heard: int | None = None
        self.follows = True
        front.moved.connect(self._moved)
        front.altered.connect(self._altered)
        front.pages.changed.connect(self._show_gap)

    def show_page(self) -> None:
        """Show the page in front, or its review when it begins."""
        reviewer = self._front.reviewer
        if self._page is not self._front.page:
            self._page, self._position_ms = self._front.page, None
        self._show_cues()
        self._slot = reviewer.slot if reviewer else None
        self._show_slot()

    def slot_ms(self) -> int | None:
        """Time of the slot under review."""
        reviewer = self._front.reviewer
        if reviewer is None or reviewer.slot is None:
            return None
        return time_of_slot(reviewer.work.transcript.words, reviewer.slot)

    def cue(self) -> CueSpan | None:
        """Chosen cue with its times."""
        page = self._front.page
        number = page.table.chosen_cue() if page else None
        if number is None or self._document is None:
            return None
        cue = self._document.cues[number]
        return CueSpan(number, cue.start_ms, cue.end_ms)

    def show_position(self, position_ms: int, *, is_playing: bool) -> None:
        """Show the playing position and its cues."""
        self._position_ms = position_ms
        waveform = self._dock.waveform
        waveform.show_position(position_ms)
        self._dock.controls.show_position(position_ms, waveform.length_ms)
        self._show_heard(bring=self.follows and is_playing)

    def heard_last(self, longest_ms: int) -> int | None:
        """The row at the playing position, else the last row in at most `longest_ms` before it."""
        here = self._position_ms
        if self.heard is not None or here is None:
            return self.heard
        spans = self._dock.waveform.timeline.between(here - longest_ms, here)
        return spans[-1].cue if spans else None

    def _show_heard(self, *, bring: bool = False) -> None:
        """Show the cues at the playing position: the last in the table, all on the picture."""
        timeline, here = self._dock.waveform.timeline, self._position_ms
        spans = [] if here is None else timeline.at(here)
        self.heard = spans[-1].cue if spans else None
        if self._page is not None:
            self._page.table.show_heard(self.heard, bring=bring)
        if self._document is not None and not self._dock.picture.isHidden():
            kind = self._document.format
            shown = [caption_of(timeline.shown(span.cue), kind) for span in spans]
            self._dock.picture.show_captions(shown)

    def _show_cues(self) -> None:
        page, reviewer = self._front.page, self._front.reviewer
        self._document = reviewer.work.document if reviewer else page.document if page else None
        timeline = Timeline()
        if page is not None and self._document is not None:
            words = (partial(_words, reviewer),) if reviewer else ()
            timeline = Timeline(self._document.cues, partial(_shown, page.model), *words)
        self._dock.waveform.show_timeline(timeline)
        self._show_gap()
        self._show_heard()

    @Slot()
    def _show_gap(self) -> None:
        """Keep the gap of the page's style between dragged cues."""
        page = self._front.page
        self._dock.waveform.gap_ms = page.gap_ms if page else 0

    @Slot()
    def _altered(self) -> None:
        reviewer = self._front.reviewer
        if reviewer is not None and reviewer.work.document is not self._document:
            self._show_cues()
        self._dock.waveform.update()
        self._show_heard()

    @Slot()
    def _moved(self) -> None:
        self._show_slot()
        slot = self._front.reviewer.slot if self._front.reviewer else None
        if slot != self._slot:
            self._slot = slot
            self.slot_reached.emit()

    def _show_slot(self) -> None:
        reviewer = self._front.reviewer
        at = reviewer.slot if reviewer else None
        cue = None if reviewer is None or at is None else reviewer.cue_of(at)
        self._dock.waveform.show_slot(self.slot_ms(), cue)


def _shown(model: CueModel, cue: int) -> ShownCue:
    shown: ShownCue = model.index(cue, Column.TEXT).data(SHOWN_ROLE)
    return shown


def _words(reviewer: Reviewer, cue: int) -> Sequence[Word]:
    slots = reviewer.work.slots_of_cue(cue)
    return reviewer.work.transcript.words[slots.start : slots.stop]
