# SPDX-License-Identifier: Apache-2.0
"""Open file: its review pane above its cue table, and the work on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QSplitter, QWidget

from interpunct.captions.document import CaptionDocument
from interpunct.cutting.fitting import rounded_up
from interpunct.cutting.profiles import Profile
from interpunct.errors import InterpunctError
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.media.shots import Shots
from interpunct.review.commands import SetModes, Step
from interpunct.review.decision_transfer import Carried, carry_over
from interpunct.review.queue import QueueEntry
from interpunct.review.rearranging import delete_cues
from interpunct.review.session import Session
from interpunct.review.unsaved_work import UnsavedSteps
from interpunct.transcript.transcript import Silence
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work
from interpunct_app.background import Task
from interpunct_app.cues.document_cues import DocumentCues
from interpunct_app.cues.model import CueModel
from interpunct_app.cues.table import CueTable
from interpunct_app.files.opener import Opener
from interpunct_app.files.saving import Written
from interpunct_app.finding.bar import FindBar
from interpunct_app.keys.actions import KeyCommand
from interpunct_app.looks.boxes import NO_MARGINS, column, stack
from interpunct_app.pages.banner import Banner, Until
from interpunct_app.pages.notices import Notices, Offers
from interpunct_app.pages.review_keys import ReviewKeys
from interpunct_app.pages.services import Services
from interpunct_app.prediction.feed import PredictionFeed
from interpunct_app.prediction.opinion_feed import OpinionFeed
from interpunct_app.review.pane import ReviewPane
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.review.session_cues import SessionCues
from interpunct_app.review.text_box import TextBox
from interpunct_app.settings.options import TEXT_BOX
from interpunct_app.translation import told

_RECOUNT_MS = 150


class Page(QWidget):
    """Review of one file.

    `changed` is emitted when title, counters or actions may have changed, `progressed` as
    predictions arrive. `unroll_wanted` asks to read rolling captions in another way. `anew_wanted`
    asks to restart the review without its saved state. `began` is emitted when the file is read
    and its review begins, `play_wanted` for play actions. `renamed` emits the old and the new path
    when the page continues with another file. `released` is emitted when its session has ended,
    `measured_anew` when its cues are measured by another profile or other shot changes.

    `written` holds the SHA-256 of every file that this review has written. `frame_rate` is that of
    its film, 0 without one.
    """

    changed = Signal()
    progressed = Signal()
    unroll_wanted = Signal(object)
    anew_wanted = Signal()
    began = Signal()
    play_wanted = Signal(object)
    renamed = Signal(Path, Path)
    released = Signal()
    measured_anew = Signal()

    def __init__(self, services: Services, profile: Profile) -> None:
        super().__init__()
        self.services = services
        self.profile = profile
        self.opener = Opener(services.files, services.sessions_folder)
        self.path, self.known_bytes = Path(), b""
        self.written: set[str] = set()
        self.document: CaptionDocument | None = None
        self.reviewer: Reviewer | None = None
        self._is_released = False
        self.feed: PredictionFeed | None = None
        self.opinions: OpinionFeed | None = None
        self.progress: tuple[int, int] | None = None
        self._cues: SessionCues | None = None
        self._silences: tuple[Silence, ...] = ()
        self._shots: Shots | None = None
        self.frame_rate = 0.0
        self._is_stopped = False
        self._holds = 0
        self._was_in_table = False
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
        self.text_box = TextBox()
        self._keys = ReviewKeys(
            self.pane, self.table, self.play_wanted.emit, self.edit_large, lambda: self.gap_ms
        )
        self.find_bar = FindBar()
        self.opener.setParent(self)  # the garbage collector could delete it on any thread
        self._lay_out()
        self._connect()

    @property
    def is_held(self) -> bool:
        """Whether the state is being read, so that it must not change."""
        return self._holds > 0

    def free_reviewer(self) -> Reviewer | None:
        """Its review, once typed text is taken; None if nothing may change now."""
        may_change = not self.is_held and self.table.finish_editing()
        return self.reviewer if may_change else None

    @property
    def silences(self) -> tuple[Silence, ...]:
        """Silences of its sound; none before the whole sound is read."""
        return self._silences

    @property
    def is_modified(self) -> bool:
        """Whether there are steps that the file does not hold yet."""
        return self.reviewer is not None and not self.reviewer.is_saved

    @property
    def gap_ms(self) -> int:
        """Least gap between cues by its style, in whole units of the times in the file."""
        code = next(iter(self._language_codes), "")
        least_ms = self.profile.limits(code).min_gap_ms or 0
        unit_ms = self.document.time_habit.unit_ms if self.document else 1
        return rounded_up(least_ms, unit_ms)

    def unsaved(self) -> UnsavedSteps | None:
        """Steps since the file was saved or opened; None before the review begins."""
        return self.reviewer.session.unsaved() if self.reviewer else None

    def language_codes(self) -> list[str]:
        """Languages of the words, most frequent first."""
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
        reviewer.work.shots = self._shots
        self.feed = PredictionFeed(self.services.models, self.services.model, reviewer)
        self.feed.silences = self._silences
        self.opinions = OpinionFeed(self.services.opinions, self.services.settings, reviewer)
        for part in (reviewer, self.feed, self.opinions):
            part.setParent(self)
        self.feed.took.connect(self.opinions.note)
        self.opinions.told.connect(self.banner.report)
        self.opinions.offered.connect(self._offer_opinion)
        self.feed.progressed.connect(self._show_progress)
        self.feed.finished.connect(self._prediction_finished)
        reviewer.moved.connect(self._show_slot)
        reviewer.counted.connect(self.pane.show_counters)
        reviewer.cues_changed.connect(self._cues_changed)
        reviewer.restructured.connect(self._restructured)
        reviewer.modes_returned.connect(self.predict)
        reviewer.refused.connect(partial(self.banner.tell, until=Until.STEP))
        reviewer.stepped.connect(partial(self.banner.over, Until.STEP))
        reviewer.standing_changed.connect(self.changed)
        self._show_cues()

    def _show_cues(self) -> None:
        """Reload the cues, keeping the scroll position, and the row if none is reviewed."""
        if self.reviewer is None:
            return
        self._cues = SessionCues(self.reviewer, self.profile)
        self._language_codes = self._cues.language_codes
        self.pane.show_reviewer(self.reviewer, self._cues)  # the table may refresh it
        place, row = self.table.verticalScrollBar().value(), self.table.current_cue()
        self.model.reset_source(self._cues)
        self.table.verticalScrollBar().setValue(place)
        if row is not None and self.reviewer.cue is None:
            self.table.show_cue(min(row, len(self._cues) - 1))
        self._show_slot()

    @Slot()
    def _show_slot(self) -> None:
        self.pane.refresh()
        if self.reviewer is not None and self.reviewer.cue is not None:
            self.table.show_cue(self.reviewer.cue)
        self._show_text()

    def _show_text(self) -> None:
        """Show the current row in the box below the table, unless that is hidden or edited."""
        cue = self.table.current_cue()
        is_free = not (self.text_box.isHidden() or self.table.is_editing)
        if self._cues is None or cue is None or cue >= len(self._cues):
            return  # the last rows may be gone, and the table be told of it next
        if is_free:
            text = self._cues.shown(cue).text
            self.text_box.show_text(text, self.table.layoutDirection())
            self.text_box.show_measures(self._cues.measures(cue, text))

    @Slot(int, str)
    def _show_typed(self, cue: int, text: str) -> None:
        if self._cues is not None:
            place = self.pane if self.text_box.isHidden() else self.text_box
            place.show_measures(self._cues.measures(cue, text))

    @Slot()
    def edit_large(self) -> None:
        """Edit the text of the chosen row in the box below the table."""
        cue = self.table.chosen_cue()
        if self.reviewer is not None and cue is not None:
            TEXT_BOX.keep(self.services.settings, True)
            self.table.edit_cue(cue, place=self.text_box.place)

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        if key == TEXT_BOX.key and self.table.finish_editing():
            self.text_box.setVisible(TEXT_BOX.of(self.services.settings))
            self._show_text()

    def _offer_deletion(self, cue: int) -> None:
        """Ask whether to delete a cue that was left without text, until the next step."""
        self.banner.offer(
            self.tr("Row {number} has no text.").format(number=cue + 1),
            self.tr("Delete the row"),
            lambda: self.do(lambda work: delete_cues(work, [cue])),
            Until.STEP,
        )

    @Slot(int, int)
    def _cues_changed(self, first: int, last: int) -> None:
        if self._cues is not None:
            self._cues.forget(first, last)
        self.model.refresh(first, last)
        self._show_text()

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
        elif self.opinions is not None:
            self.opinions.ask()
        self.changed.emit()

    @Slot(str)
    def _offer_opinion(self, sentence: str) -> None:
        if self.opinions is not None:
            button = self.tr("Ask")
            self.banner.offer_next(sentence, button, self.opinions.agree, Until.PREDICTED)

    def _tell_of_doubts(self) -> None:
        if self.reviewer is None:
            return
        work, model = self.reviewer.work, self.services.model.in_use
        code = next(iter(self._language_codes), "")
        may_install = model is not None and code in model.absent
        if may_install or not (work.was_punctuated or work.notes):
            self._notices.doubts(code, model)

    @property
    def can_resume(self) -> bool:
        """Whether predictions are missing and none are running."""
        if self.reviewer is None or self.feed is None or self.feed.is_running:
            return False
        return not self.reviewer.work.is_predicted

    @Slot(object)
    def perform(self, command: KeyCommand) -> None:
        """Carry out a review key."""
        if self.reviewer is None or self._is_released:
            return
        if self.table.finish_editing():
            self._keys.perform(command, self.reviewer)

    def do(self, plan: Callable[[Work], Step]) -> None:
        """Do the command that `plan` makes for the state; show an error if it fails."""
        if self.reviewer is not None and not self._is_released:
            self.reviewer.attempt(plan)

    def carry(self, old: Work) -> Carried | None:
        """Repeat the decisions of an earlier review of the file, as far as they fit."""
        if self.reviewer is None:
            return None
        carried = carry_over(old, self.reviewer.work)
        for step in carried.steps:
            self.reviewer.do(step)
        return carried

    @Slot()
    def predict(self) -> None:
        """Request the missing predictions, starting at the visible cues."""
        if self.reviewer is None or self.feed is None:
            return
        self.banner.over(Until.PREDICTED)
        self._is_stopped = False
        visible = self.table.visible_cues()
        slots = self.reviewer.work.slots_of_cue(visible.start) if visible else range(0)
        self.feed.start(slots.start)

    def stop_predicting(self) -> None:
        """Stop the prediction until the user resumes it."""
        if self.feed is not None:
            self._is_stopped = True
            self.feed.cancel()
        if self.opinions is not None:
            self.opinions.cancel()

    def predict_anew(self) -> None:
        """Request all predictions again, from another model."""
        if self.feed is not None:
            self.banner.over(Until.PREDICTED)
            self.feed.start_anew()

    def hear(self, silences: tuple[Silence, ...]) -> None:
        """Take the silences of the sound; predict anew if they can change anything."""
        is_known, self._silences = silences == self._silences, silences
        if is_known or self.feed is None or self.reviewer is None:
            return
        self.feed.silences = silences
        words, model = self.reviewer.work.transcript.words, self.services.model.in_use
        hears = model is None or model.hears
        if hears and not self._is_stopped and not all(word.is_timed for word in words):
            self.predict_anew()

    def see(self, shots: Shots | None) -> None:
        """Take the shot changes of the film, by which borders are checked and cut."""
        is_known, self._shots = shots == self._shots, shots
        if not is_known and self.reviewer is not None:
            self.reviewer.work.shots = shots
            self._cues_changed(0, len(self.reviewer.work.document.cues) - 1)
            self.measured_anew.emit()

    def set_profile(self, profile: Profile) -> None:
        """Measure the cues by another profile."""
        self.profile = profile
        self._show_cues()
        self.changed.emit()
        self.measured_anew.emit()

    def use_modes(self, marks: MarksMode | None = None, casing: CasingMode | None = None) -> None:
        """Set the modes of marks or casing, as an undoable step."""
        if self.reviewer is None or not self.table.finish_editing():
            return
        work = self.reviewer.work
        before, after = work.marks_mode, marks or work.marks_mode
        self.do(lambda work: SetModes.plan(work, after, casing or work.casing_mode))
        if MarksMode.REPLACE in (before, after) and before is not after:
            self.predict_anew()  # because the model's input changes

    @Slot(bool)
    def _show_editing(self, is_editing: bool) -> None:
        self.pane.set_editing(
            is_editing,
            is_time=self.table.is_editing_time,
            is_measured=self.text_box.isHidden(),  # else they stand in the box
        )
        if not is_editing:
            self._show_text()
            self._focus(in_table=self.table.began_here)
            self._offer_if_empty(self.table.edited_cue)

    def _focus(self, *, in_table: bool) -> None:
        """Set the focus to the table, or to the review."""
        (self.table if in_table else self.pane.slot_view).setFocus()

    def _offer_if_empty(self, cue: int | None) -> None:
        """Offer to delete the row whose text was edited if it is empty."""
        if self._cues is None or cue is None or self.table.is_editing_time:
            return
        if cue < len(self._cues) and self._cues.is_empty(cue):
            self._offer_deletion(cue)

    @Slot(int)
    def _cue_chosen(self, cue: int) -> None:
        if self.reviewer is not None:
            self.reviewer.jump_to_cue(cue)

    @Slot(object)
    def _review_entry(self, entry: QueueEntry) -> None:
        """Review the entry under the mouse; the next key applies to it."""
        if self.reviewer is not None and self.table.finish_editing():
            self.reviewer.visit(entry)
            self.pane.slot_view.setFocus()

    @Slot(object)
    def _policy_chosen(self, policy: Policy) -> None:
        if self.reviewer is not None:
            self.reviewer.set_policy(policy, self.reviewer.queue.order)

    @Slot(object)
    def note_written(self, written: Written) -> None:
        """Note that a file was written; if it is the page's own, mark the steps as saved."""
        order = written.order
        self.written.add(sha256(written.data).hexdigest())
        if order.kind is not None or self.reviewer is None:
            return
        before, self.path, self.known_bytes = self.path, order.path, written.data
        self.banner.over(Until.FOUND)
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
        """Do `work` in the background while the page is held, so that it may read the state.

        A failure is shown until work of the same kind succeeds.
        """
        self.hold()
        task = self.services.files.start(lambda _task: work(), self, broken)
        task.failed.connect(partial(self.banner.tell, until=until))
        task.done.connect(lambda _result: self.banner.over(until))
        task.ended.connect(self.let_go)
        return task

    def hold(self) -> None:
        """Block input and predictions while the state is being read."""
        self.table.finish_editing()
        if not self.is_held:
            self._was_in_table = self.window().focusWidget() is self.table
        self._holds += 1
        self._show_hold()

    @Slot()
    def let_go(self) -> None:
        """Undo one `hold`; the page continues when all are undone."""
        self._holds -= 1
        self._show_hold()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the page meanwhile; see `hold`."""
        self.hold()
        try:
            yield
        finally:
            self.let_go()

    def _show_hold(self) -> None:
        for widget in (self.table, self.text_box, self.pane, self.banner):
            widget.setEnabled(not self.is_held)
        if not self.is_held:
            self._focus(in_table=self._was_in_table)
        if self.feed is not None:
            self.feed.pause(self.is_held)
        if self.opinions is not None:
            self.opinions.pause(self.is_held)
        self.changed.emit()

    def release(self, *, keep: bool) -> None:
        """End the session and stop all work; `keep` leaves the session for recovery.

        The page takes no key any more, as no step could be journalled. Raises SessionError, and
        changes nothing, if the session may not be safe on the disk.
        """
        if self.reviewer is not None:
            session = self.reviewer.session
            end = session.abandon if keep else session.close
            end()
        self._is_released = True
        self.opener.cancel()
        if self.feed is not None:
            self.feed.cancel()
        if self.opinions is not None:
            self.opinions.cancel()
        self.released.emit()

    def _lay_out(self) -> None:
        split = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False)
        self.find_bar.closed.connect(self.table.setFocus)  # if the bar cannot return the focus
        cues = stack(self.find_bar, self.table, wide=self.table)
        self.text_box.setVisible(TEXT_BOX.of(self.services.settings))
        for share, part in ((2, self.pane), (3, cues), (0, self.text_box)):
            split.addWidget(part)
            split.setStretchFactor(split.count() - 1, share)
        self.setLayout(column(self.banner, split, wide=split, margins=NO_MARGINS, spacing=0))

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
        self.table.typing.connect(self._show_typed)
        self.text_box.edit_wanted.connect(self.edit_large)
        self.services.settings.changed.connect(self._setting_changed)
