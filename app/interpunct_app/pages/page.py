# SPDX-License-Identifier: Apache-2.0
"""One open file: its review pane over its cue table, and the work done for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from interpunct.captions.document import CaptionDocument
from interpunct.cutting.profiles import Profile
from interpunct.errors import InterpunctError
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import SetModes, Step
from interpunct.review.queue import QueueEntry
from interpunct.review.session import Session
from interpunct.review.unsaved import UnsavedSteps
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work
from interpunct_app.background import Task
from interpunct_app.cues.model import CueModel
from interpunct_app.cues.table import CueTable
from interpunct_app.files.opener import Opener
from interpunct_app.files.saving import Written
from interpunct_app.finding.bar import FindBar
from interpunct_app.keys.actions import KeyCommand
from interpunct_app.looks.steady_splitter import SteadySplitter
from interpunct_app.looks.windows import under
from interpunct_app.pages.banner import Banner, Until
from interpunct_app.pages.notices import Notices, Offers
from interpunct_app.pages.review_keys import ReviewKeys
from interpunct_app.pages.services import Services
from interpunct_app.prediction.feed import PredictionFeed
from interpunct_app.review.pane import ReviewPane
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.review.session_cues import DocumentCues, SessionCues
from interpunct_app.translation import told

_RECOUNT_MS = 150


class Page(QWidget):
    """The review of one file.

    `changed` comes when title, counters or actions may have changed, `progressed` as predictions
    arrive, `unroll_wanted` when the user wants rolling captions read in another way,
    `anew_wanted` when the file is to be reviewed without what was saved of its review,
    `began` when the file is read and its review begins, `play_wanted` when an action asks to hear
    something, `renamed` with the paths before and now when it goes on with another file.

    `written` are the SHA-256 of the files that this review has written.
    """

    changed = Signal()
    progressed = Signal()
    unroll_wanted = Signal(object)
    anew_wanted = Signal()
    began = Signal()
    play_wanted = Signal(object)
    renamed = Signal(Path, Path)

    def __init__(self, services: Services, profile: Profile) -> None:
        super().__init__()
        self.services = services
        self.profile = profile
        self.opener = Opener(services.files, services.sessions_folder)
        self.path, self.known_bytes = Path(), b""
        self.written: set[str] = set()
        self.document: CaptionDocument | None = None
        self.reviewer: Reviewer | None = None
        self.feed: PredictionFeed | None = None
        self.progress: tuple[int, int] | None = None
        self._cues: SessionCues | None = None
        self._is_stopped = False
        self._holds = 0
        self._language_codes: list[str] = []
        self._recount = QTimer(self, singleShot=True, interval=_RECOUNT_MS)
        self.banner = Banner()
        fill_in = partial(self.use_modes, marks=MarksMode.COMPLETE)
        capitals = partial(self.use_modes, casing=CasingMode.KEEP)
        asked = (self.anew_wanted.emit, self.unroll_wanted.emit)
        offers = Offers(*asked, self.predict, fill_in, capitals)
        self._notices = Notices(self.banner, offers)
        self.pane = ReviewPane(services.settings, services.keys)
        self.model = CueModel(DocumentCues())
        self.table = CueTable(self.model, services.keys, services.table_look)
        self._keys = ReviewKeys(self.pane, self.table, self.play_wanted.emit)
        self.find_bar = FindBar()
        self.opener.setParent(self)  # left to the garbage collector, it could go on any thread
        self._lay_out()
        self._connect()

    @property
    def is_held(self) -> bool:
        """Whether somebody reads the state, so that nothing may change it."""
        return self._holds > 0

    @property
    def is_modified(self) -> bool:
        """Whether the user did something that is not in the file yet."""
        return self.reviewer is not None and not self.reviewer.is_saved

    def unsaved(self) -> UnsavedSteps | None:
        """What the user did since the file was last saved, or opened; None before that."""
        return self.reviewer.session.unsaved() if self.reviewer else None

    def language_codes(self) -> list[str]:
        """The languages of the words, most frequent first."""
        return self._language_codes

    @Slot(object)
    def _show_document(self, document: CaptionDocument) -> None:
        self.document = document
        self.known_bytes = self.opener.source
        self.model.reset_source(DocumentCues(document))
        self.pane.show_waiting(self.tr("Reading the words…"))
        self.changed.emit()

    @Slot(object)
    def _begin(self, session: Session) -> None:
        self._use(Reviewer(session, self.pane.queue_bar.policy()))
        self.written |= session.versions
        self.services.settings.add_recent_file(self.path)
        self._notices.begun(session, self.opener)
        self.changed.emit()
        self.predict()
        self.began.emit()

    def _use(self, reviewer: Reviewer) -> None:
        self.reviewer = reviewer
        self.feed = PredictionFeed(self.services.models, self.services.model, reviewer)
        for part in (reviewer, self.feed):
            part.setParent(self)
        self.feed.progressed.connect(self._show_progress)
        self.feed.finished.connect(self._prediction_finished)
        reviewer.moved.connect(self._show_slot)
        reviewer.counted.connect(self.pane.show_counters)
        reviewer.cues_changed.connect(self._cues_changed)
        reviewer.restructured.connect(self._restructured)
        reviewer.modes_returned.connect(self.predict)
        reviewer.refused.connect(self._refuse)
        reviewer.stepped.connect(partial(self.banner.over, Until.STEP))
        reviewer.standing_changed.connect(self.changed)
        self._show_cues()

    def _show_cues(self) -> None:
        """Show the cues anew, at the same height of the table."""
        if self.reviewer is None:
            return
        self._cues = SessionCues(self.reviewer, self.profile)
        self._language_codes = self._cues.language_codes
        place = self.table.verticalScrollBar().value()
        self.model.reset_source(self._cues)
        self.table.verticalScrollBar().setValue(place)
        self.pane.show_reviewer(self.reviewer, self._cues)
        self._show_slot()

    @Slot()
    def _show_slot(self) -> None:
        self.pane.refresh()
        if self.reviewer is not None and self.reviewer.cue is not None:
            self.table.show_cue(self.reviewer.cue)

    @Slot(int, int)
    def _cues_changed(self, first: int, last: int) -> None:
        if self._cues is not None:
            self._cues.forget(first, last)
        self.model.refresh(first, last)

    @Slot()
    def _restructured(self) -> None:
        self._show_cues()
        if not self._is_stopped:
            self.predict()

    @Slot(int, int)
    def _show_progress(self, done: int, total: int) -> None:
        has_begun = self.progress is None
        self.progress = (done, total)
        self.pane.show_predicting(True)
        self.progressed.emit()
        if has_begun:
            self._notices.predicting()
            self.changed.emit()
        if done:
            self._tell_of_doubts()
        if not self._recount.isActive():
            self._recount.start()

    @Slot()
    def _prediction_finished(self) -> None:
        self.progress = None
        self._tell_of_doubts()
        self.pane.show_predicting(False)
        self.pane.show_counters()
        self.pane.refresh()
        failure = self.feed.failure if self.feed else None
        if self.can_resume and self.reviewer is not None:
            self._notices.stopped(self.reviewer.counters(), failure)
        elif failure:
            self._notices.failed(failure)
        self.changed.emit()

    def _tell_of_doubts(self) -> None:
        if self.reviewer is None:
            return
        state = self.reviewer.state
        if not state.was_punctuated and not state.notes:
            code = next(iter(self._language_codes), "")
            self._notices.doubts(code, self.services.model.in_use)

    @property
    def can_resume(self) -> bool:
        """Whether a part of the file is not predicted, and not about to be."""
        if self.reviewer is None or self.feed is None or self.feed.is_running:
            return False
        return not self.reviewer.state.is_predicted

    @Slot(object)
    def perform(self, command: KeyCommand) -> None:
        """Do what a key of the review asks."""
        if self.reviewer is not None and self.table.finish_editing():
            self._keys.perform(command, self.reviewer)

    def do(self, plan: Callable[[Work], Step]) -> None:
        """Do the command that `plan` makes for the state; one that cannot be done is told."""
        if self.reviewer is not None:
            self.reviewer.attempt(plan)

    @Slot()
    def predict(self) -> None:
        """Ask for the predictions that are missing, those of the visible cues first."""
        if self.reviewer is None or self.feed is None:
            return
        self.banner.over(Until.PREDICTED)
        self._is_stopped = False
        visible = self.table.visible_cues()
        slots = self.reviewer.state.slots_of_cue(visible.start) if visible else range(0)
        self.feed.start(slots.start)

    def stop_predicting(self) -> None:
        """Predict no more of the file until the user wants it."""
        if self.feed is not None:
            self._is_stopped = True
            self.feed.cancel()

    def predict_anew(self) -> None:
        """Ask for all predictions once more, from another model."""
        if self.feed is not None:
            self.banner.over(Until.PREDICTED)
            self.feed.start_anew()

    def set_profile(self, profile: Profile) -> None:
        """Measure the cues by another profile."""
        self.profile = profile
        self._show_cues()
        self.changed.emit()

    def use_modes(self, marks: MarksMode | None = None, casing: CasingMode | None = None) -> None:
        """Propose under other modes of marks or casing, as a step that can be undone."""
        if self.reviewer is None or not self.table.finish_editing():
            return
        state = self.reviewer.state
        before, after = state.marks_mode, marks or state.marks_mode
        self.do(lambda state: SetModes.plan(state, after, casing or state.casing_mode))
        if MarksMode.REPLACE in (before, after) and before is not after:
            self.predict_anew()  # what the model sees of the file is another

    @Slot(str)
    def _refuse(self, sentence: str) -> None:
        """Tell why a step could not be done."""
        self.banner.tell(sentence, Until.STEP)

    @Slot(bool)
    def _show_editing(self, is_editing: bool) -> None:
        self.pane.set_editing(is_editing, is_time=self.table.is_editing_time)
        if not is_editing:
            self.pane.slot_view.setFocus()

    @Slot(int)
    def _cue_chosen(self, cue: int) -> None:
        if self.reviewer is not None:
            self.reviewer.jump_to_cue(cue)

    @Slot(object)
    def _review_entry(self, entry: QueueEntry) -> None:
        """Show what the user points at; the next key is for it."""
        if self.reviewer is not None and self.table.finish_editing():
            self.reviewer.visit(entry)
            self.pane.slot_view.setFocus()

    @Slot(object)
    def _policy_chosen(self, policy: Policy) -> None:
        if self.reviewer is not None:
            self.reviewer.set_policy(policy, self.reviewer.queue.order)

    @Slot(object)
    def note_written(self, written: Written) -> None:
        """Note that a file was written; where it is the page's own, what is shown is saved."""
        order = written.order
        self.written.add(sha256(written.data).hexdigest())
        if order.kind is not None or self.reviewer is None:
            return
        before, self.path, self.known_bytes = self.path, order.path, written.data
        if self.path != before:
            self.renamed.emit(before, self.path)
        self.services.settings.add_recent_file(order.path)
        self.reviewer.note_saved()
        try:
            self.reviewer.session.saved(written.data, order.path, seen_only=order.seen_only)
        except InterpunctError as error:
            self.banner.tell(told(error))
        self.changed.emit()

    def read_state(self, work: Callable[[], Any], broken: str, until: Until) -> Task:
        """Do `work` in the background; it may read the state, which holds still meanwhile.

        That it fails is told until work of that kind succeeds.
        """
        self.hold()
        task = self.services.files.start(lambda _task: work(), self, broken)
        task.failed.connect(partial(self.banner.tell, until=until))
        task.done.connect(lambda _result: self.banner.over(until))
        task.ended.connect(self.let_go)
        return task

    def hold(self) -> None:
        """Take no input and no predictions while somebody reads the state."""
        self.table.finish_editing()
        self._holds += 1
        self._show_hold()

    @Slot()
    def let_go(self) -> None:
        """Undo one `hold`; the page goes on when all are undone."""
        self._holds -= 1
        self._show_hold()

    def _show_hold(self) -> None:
        for widget in (self.table, self.pane, self.banner):
            widget.setEnabled(not self.is_held)
        if not self.is_held:
            self.pane.slot_view.setFocus()
        if self.feed is not None:
            self.feed.pause(self.is_held)
        self.changed.emit()

    def release(self, *, keep: bool) -> None:
        """Let go of the session and stop the work; `keep` leaves it for a later recovery.

        Raises SessionError where what is to be kept is not sure to be on the disk: all goes on.
        """
        if self.reviewer is not None:
            session = self.reviewer.session
            end = session.abandon if keep else session.close
            end()
        self.opener.cancel()
        if self.feed is not None:
            self.feed.cancel()

    def _lay_out(self) -> None:
        split = SteadySplitter(Qt.Orientation.Vertical)
        self.find_bar.closed.connect(self.table.setFocus)  # where it cannot give the focus back
        for share, part in ((2, self.pane), (3, under(self.find_bar, self.table))):
            split.addWidget(part)
            split.setStretchFactor(split.count() - 1, share)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(split, 1)

    def _connect(self) -> None:
        self.opener.document_read.connect(self._show_document)
        self.opener.ready.connect(self._begin)
        self._recount.timeout.connect(self.pane.show_counters)
        self.pane.commanded.connect(self.perform)
        self.pane.entry_wanted.connect(self._review_entry)
        self.pane.queue_bar.policy_chosen.connect(self._policy_chosen)
        self.table.commanded.connect(self.perform)
        self.table.cue_chosen.connect(self._cue_chosen)
        self.table.entry_clicked.connect(self._review_entry)
        self.table.menu_wanted.connect(self.pane.show_menu)
        self.table.editing.connect(self._show_editing)
