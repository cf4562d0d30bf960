# SPDX-License-Identifier: Apache-2.0
"""Guide through a first file: five steps above the page, from reading to saving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSizePolicy, QToolButton

from interpunct.review.restructuring import Recut
from interpunct_app.keys.actions import Action
from interpunct_app.keys.key_map import KeyMap
from interpunct_app.keys.names import shown
from interpunct_app.looks.boxes import NO_MARGINS, quiet_button, row
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.wrapping import Wrapping
from interpunct_app.pages.page import Page

translate = QCoreApplication.translate
_LEAST_LETTERS = 30  # of a line of the sentence


class GuideStep(Enum):
    """Step of the way, with the action that goes on there."""

    READ = Action.OPEN
    REVIEW = Action.NEXT_DOUBT
    CUT = Action.CUT
    CHECK = Action.QUALITY
    SAVE = Action.SAVE


class Guide(Wrapping):
    """Bar that is hidden until `begin`, and again once the user leaves it.

    A step is done by the state of the page, whoever did it. `wanted` emits the action of a step
    that was clicked.
    """

    wanted = Signal(object)

    def __init__(self, keys: KeyMap) -> None:
        super().__init__()
        self._keys = keys
        self._page: Page | None = None
        self._is_checked = False
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.buttons = {step: quiet_button("") for step in GuideStep}
        for step, button in self.buttons.items():
            button.clicked.connect(lambda _checked, step=step: self.wanted.emit(step.value))
        self.sentence = plain_label(wraps=True)
        letters = self.fontMetrics().averageCharWidth()
        self.sentence.setMinimumWidth(_LEAST_LETTERS * letters)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.leave = QToolButton()
        self.leave.setAutoRaise(True)
        self.leave.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.leave.setText("✕")
        self.leave.setAccessibleName(self.tr("Leave the guide"))
        self.leave.clicked.connect(self.hide)
        parts = *self.buttons.values(), self.sentence
        steps = flow(*parts, margins=NO_MARGINS, spacing=6)
        self.setLayout(row(steps, self.leave, margins=(12, 6, 8, 6)))
        keys.changed.connect(self.refresh)
        self.hide()

    def begin(self) -> None:
        """Show the first step that is not done."""
        self._is_checked = False
        self.show()
        self.refresh()

    def show_page(self, page: Page | None) -> None:
        """Follow another page."""
        self._page = page
        self.refresh()

    @Slot(bool)
    def note_check(self, is_visible: bool) -> None:
        """Note that the findings of the check are, or were, in sight."""
        self._is_checked = self._is_checked or is_visible
        self.refresh()

    @property
    def step(self) -> GuideStep | None:
        """First step that is not done; None at the end of the way."""
        return _first_open(self._done())

    @Slot()
    def refresh(self) -> None:
        """Show the state of the steps."""
        if self.isHidden():
            return
        done, titles = self._done(), _titles()
        current = _first_open(done)
        for number, (step, is_done) in enumerate(done.items(), start=1):
            button = self.buttons[step]
            button.setText(f"{'✓' if is_done else number}  {titles[step]}")
            button.setFlat(step is not current)
        self.sentence.setText(self._advice(current))

    def _done(self) -> Mapping[GuideStep, bool]:
        """Whether each step is done; none before the file is read."""
        reviewer = self._page.reviewer if self._page else None
        if self._page is None or reviewer is None:
            return dict.fromkeys(GuideStep, False)
        counters = reviewer.counters()
        commands = (step.command for step in reviewer.session.history.done)
        return {
            GuideStep.READ: True,
            GuideStep.REVIEW: counters.left == 0 and counters.predicted == 1,
            GuideStep.CUT: any(isinstance(command, Recut) for command in commands),
            GuideStep.CHECK: self._is_checked,
            GuideStep.SAVE: bool(self._page.written) and reviewer.is_saved,
        }

    def _advice(self, step: GuideStep | None) -> str:
        if step is None:
            return self.tr("That is the whole way. Help, First steps shows it again.")
        key = shown(self._keys.first_key(step.value))
        return _ADVICE[step]().format(
            key=key or self.tr("a click"),
            accept=shown(self._keys.first_key(Action.ACCEPT)),
            left=self._left(),
        )

    def _left(self) -> int:
        reviewer = self._page.reviewer if self._page else None
        return reviewer.counters().left if reviewer else 0


def _first_open(done: Mapping[GuideStep, bool]) -> GuideStep | None:
    return next((step for step, is_done in done.items() if not is_done), None)


def _titles() -> Mapping[GuideStep, str]:
    return {
        GuideStep.READ: translate("Guide", "Read"),
        GuideStep.REVIEW: translate("Guide", "Review"),
        GuideStep.CUT: translate("Guide", "Cut"),
        GuideStep.CHECK: translate("Guide", "Check"),
        GuideStep.SAVE: translate("Guide", "Save"),
    }


_ADVICE: Mapping[GuideStep, Callable[[], str]] = {
    GuideStep.READ: lambda: translate(
        "Guide", "Open captions or a film: {key}, or drop them here."
    ),
    GuideStep.REVIEW: lambda: translate(
        "Guide", "Answer the gap in the box with its mark; {accept} accepts. Gaps left: {left}."
    ),
    GuideStep.CUT: lambda: translate(
        "Guide", "Cut the cues at the sentence ends: {key} shows the result first."
    ),
    GuideStep.CHECK: lambda: translate(
        "Guide", "See what breaks the house style: {key} lists it, with repairs."
    ),
    GuideStep.SAVE: lambda: translate("Guide", "Save with {key}. The first save keeps a copy."),
}
