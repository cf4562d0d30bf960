# SPDX-License-Identifier: Apache-2.0
"""The review pane: the slot in its context, its alternatives, the cue boundary, the last steps."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpacerItem,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from interpunct.review.commands import Decide
from interpunct.review.queue import Counters
from interpunct.work.work import Alternative
from interpunct_app.cues.shown_cue import Doubt
from interpunct_app.cues.times import time_text
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.table import menu_binding
from interpunct_app.looks.elided import ElidedButton, ElidedLabel
from interpunct_app.review.choice_button import ChoiceButton
from interpunct_app.review.marks_menu import MarksMenu, tip_text
from interpunct_app.review.queue_bar import QueueBar, stopped_text
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.review.session_cues import SessionCues
from interpunct_app.review.slot_view import ContextCue, SlotScene, SlotView, gutter
from interpunct_app.settings.settings import Settings

_MOST_CHOICES = 4
_MARGIN = 16  # pixels on either side


class ReviewPane(QWidget):
    """Shows what the `Reviewer` is at; keys and buttons come out as commands.

    `slot_wanted` tells which slot is to be shown and get the focus.
    """

    commanded = Signal(object)
    slot_wanted = Signal(int)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._reviewer: Reviewer | None = None
        self._cues: SessionCues | None = None
        self._is_predicting = False
        self.queue_bar = QueueBar(settings)
        self.slot_view = SlotView()
        self.slot_view.commanded.connect(self.commanded)
        self.slot_view.slot_clicked.connect(self.slot_wanted)
        self.slot_view.menu_wanted.connect(self.show_menu)
        self.slot_view.tip_wanted.connect(self._show_tip)
        self._choices = [ChoiceButton(number + 1) for number in range(_MOST_CHOICES)]
        self._boundary = ElidedLabel()
        self._boundary_button = ElidedButton()
        self._boundary_action = Action.SPLIT
        self._recent = ElidedLabel()
        self._mode = QLabel()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._indents = [QSpacerItem(0, 0) for _ in range(2)]
        self._indent()
        self._lay_out()
        self._connect_buttons()
        self.show_waiting(self.tr("Open a caption file, or drop one here."))

    def show_waiting(self, sentence: str) -> None:
        """Show a sentence while there is nothing to review."""
        self._reviewer = self._cues = None
        self.slot_view.show_message(sentence)
        self._show_choices((), "")
        self._boundary_button.hide()
        self._boundary.clear()
        self._recent.clear()
        self.queue_bar.show_counters(None)

    def show_reviewer(self, reviewer: Reviewer, cues: SessionCues) -> None:
        """Review a file."""
        self._reviewer, self._cues = reviewer, cues
        self.refresh()

    def refresh(self) -> None:
        """Show the slot of the reviewer as it is now."""
        if self._reviewer is None or self._cues is None:
            return
        self.show_counters()
        self._recent.setText(_recent_text(self._reviewer.recent()))
        slot = self._reviewer.slot
        if slot is None:
            self._show_nothing_left(self._reviewer)
            return
        self._show_slot(self._reviewer, self._cues, slot)

    def show_counters(self) -> None:
        """Show what is left to do."""
        if self._reviewer is not None:
            counters = self._reviewer.counters()
            self.queue_bar.show_counters(counters, is_predicting=self._is_predicting)

    def show_predicting(self, is_predicting: bool) -> None:
        """Show whether predictions are on their way."""
        if is_predicting != self._is_predicting:
            self._is_predicting = is_predicting
            self.refresh()

    def set_editing(self, is_editing: bool, *, is_time: bool = False) -> None:
        """Name the mode: reviewing, or editing a text or a time."""
        edited = self.tr("EDIT TIME") if is_time else self.tr("EDIT TEXT")
        self._mode.setText(edited if is_editing else self.tr("REVIEW"))

    @Slot(int, QPoint)
    def show_menu(self, slot: int, place: QPoint) -> None:
        """Go to `slot` and offer its alternatives at a place of the screen."""
        self.slot_wanted.emit(slot)
        if self._reviewer is None or self._reviewer.slot != slot:
            return  # what is being typed has to be put right first
        choices = self._reviewer.alternatives()
        if not choices:
            return
        menu = MarksMenu(self, choices, self._reviewer.state.mark(slot))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.chosen.connect(lambda number: self._command(Action.ALTERNATIVE, str(number)))
        menu.popup(place)

    @Slot(int, QPoint)
    def _show_tip(self, slot: int, place: QPoint) -> None:
        if self._reviewer is not None:
            text = tip_text(self._reviewer.alternatives_at(slot))
            QToolTip.showText(place, text, self.slot_view)

    def _show_slot(self, reviewer: Reviewer, cues: SessionCues, slot: int) -> None:
        cue = reviewer.cue_of(slot)
        scene = _scene(reviewer, cues, slot, cue)
        self.slot_view.show_scene(scene)
        choices = reviewer.alternatives()
        self._show_choices(choices, reviewer.state.mark(slot))
        self._show_boundary(slot == reviewer.state.slots_of_cue(cue)[-1], cue, len(cues))
        self._announce(scene, choices)

    def _show_nothing_left(self, reviewer: Reviewer) -> None:
        """Say whether all is done, or what of the file is not predicted."""
        self.slot_view.show_message(self._nothing_left_text(reviewer.counters()))
        self._show_choices((), "")
        self._boundary_button.hide()
        self._boundary.clear()

    def _nothing_left_text(self, counters: Counters) -> str:
        if self._is_predicting:
            return self.tr("Predicting the marks…")
        if counters.predicted < 1:
            return stopped_text(counters)
        return self.tr("Nothing left to look at. Save with Ctrl+S, or ask for more slots above.")

    def _show_choices(self, choices: tuple[Alternative, ...], current: str) -> None:
        likeliest = max((choice.probability for choice in choices), default=1.0)
        for button in self._choices[len(choices) :]:
            button.hide()
        for button, choice in zip(self._choices, choices, strict=False):
            button.show()
            button.show_alternative(
                choice,
                is_current=choice.mark == current,
                is_likeliest=choice.probability == likeliest,
            )

    def _show_boundary(self, ends_cue: bool, cue: int, count: int) -> None:
        """Say what happens to the cue at this slot, and the key that changes it."""
        if ends_cue:
            self._boundary_action = Action.JOIN
            says, offers = self.tr("The cue ends here"), self.tr("join with next")
        else:
            self._boundary_action = Action.SPLIT
            says, offers = self.tr("The cue goes on"), self.tr("split here")
        self._boundary.setText(says)
        self._boundary_button.setText(f"{menu_binding(self._boundary_action).keys}  {offers}")
        self._boundary_button.setVisible(not ends_cue or cue + 1 < count)

    def _announce(self, scene: SlotScene, choices: tuple[Alternative, ...]) -> None:
        """Tell a screen reader about the slot."""
        gap, text = scene.gap, scene.current.cue.text
        words = text[: gap.start].split()
        parts = [self.tr("after “{word}”").format(word=words[-1] if words else "")]
        parts += [
            f"{choice.mark or self.tr('none')} {choice.probability:.0%}" for choice in choices
        ]
        sentence = ", ".join(parts)
        self.slot_view.setAccessibleDescription(sentence)
        event = QAccessibleAnnouncementEvent(self.slot_view, sentence)
        QAccessible.updateAccessibility(event)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.queue_bar)
        column.addWidget(self.slot_view, 1)
        column.addLayout(self._choice_row())
        column.addLayout(self._footer())

    def changeEvent(self, event: QEvent) -> None:
        """Keep the rows below the text aligned with it in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._indent()

    def _indent(self) -> None:
        """Begin the rows where texts do, as far as there is room for that."""
        for space in self._indents:
            width = gutter(self.font()) - _MARGIN
            space.changeSize(width, 0, QSizePolicy.Policy.Preferred)
            space.invalidate()

    def _choice_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(_MARGIN, 2, _MARGIN, 4)
        row.setSpacing(8)
        row.addItem(self._indents[0])
        for button in self._choices:
            row.addWidget(button)
        row.addStretch(1)
        self._boundary.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row.addWidget(self._boundary)
        self._boundary_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.addWidget(self._boundary_button, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _footer(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(_MARGIN, 2, _MARGIN, 4)
        row.setSpacing(16)
        row.addItem(self._indents[1])
        self._recent.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row.addWidget(self._recent, 1)
        keys = QLabel(f"{menu_binding(Action.SHOW_KEYS).keys}  {self.tr('keys')}")
        keys.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        font = self._mode.font()
        font.setBold(True)
        self._mode.setFont(font)
        self._mode.setAccessibleName(self.tr("Mode"))
        self.set_editing(False)
        row.addWidget(self._mode)
        row.addWidget(keys)
        return row

    def _connect_buttons(self) -> None:
        for number, button in enumerate(self._choices, start=1):
            button.clicked.connect(partial(self._command, Action.ALTERNATIVE, str(number)))
        self._boundary_button.clicked.connect(lambda: self._command(self._boundary_action))

    def _command(self, action: Action, argument: str = "", _checked: bool = False) -> None:
        self.commanded.emit(KeyCommand(action, argument))


def _scene(reviewer: Reviewer, cues: SessionCues, slot: int, cue: int) -> SlotScene:
    """What the slot view paints for `slot`."""
    gap = next(gap for gap in cues.shown(cue).gaps if gap.slot == slot)
    undoubted = Doubt.DECIDED if reviewer.state.decided[slot] else Doubt.UNCERTAIN
    return SlotScene(
        before=_context(cues, cue - 1) if cue > 0 else None,
        current=_context(cues, cue),
        after=_context(cues, cue + 1) if cue + 1 < len(cues) else None,
        gap=replace(gap, doubt=gap.doubt or undoubted),
    )


def _context(cues: SessionCues, cue: int) -> ContextCue:
    return ContextCue(cues.shown(cue), str(cue + 1), time_text(cues.cue(cue).start_ms))


def _recent_text(recent: list[Decide]) -> str:
    """The last decisions in one line, oldest first."""
    entries = (f"\u2068{step.word} {step.mark or '∅'}\u2069" for step in recent)
    return "\u200e" + "   |   ".join(entries)  # isolated, so that no script turns the row round
