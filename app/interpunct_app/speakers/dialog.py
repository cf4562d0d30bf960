# SPDX-License-Identifier: Apache-2.0
"""Dialog for renaming a speaker, in all cues or from a cue on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from interpunct.errors import InterpunctError
from interpunct.review.commands import Step
from interpunct.review.restructuring import RenameSpeaker
from interpunct.transcript.speakers import speaker_names, speakers
from interpunct.work.work import Work
from interpunct_app.looks.boxes import choice_box, column, form_layout, ok_and_cancel
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.windows import is_accepted
from interpunct_app.translation import told


def ask_speaker(parent: QWidget, work: Work, cues: Sequence[int]) -> Step | None:
    """Step that renames a speaker as the user wants; None if cancelled.

    The speaker in the first of `cues` is proposed; “from here” starts at that cue.
    """
    dialog = SpeakerDialog(parent, work, cues[0])
    return dialog.command if is_accepted(dialog) else None


class SpeakerDialog(QDialog):
    """Dialog for a new name; an impossible name is reported and can be corrected."""

    def __init__(self, parent: QWidget, work: Work, here: int) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rename speaker"))
        self.command: Step | None = None
        self._state = work
        self._here = here
        self.old = choice_box()
        self.new = QLineEdit()
        self.everywhere = QRadioButton(self.tr("In &all cues"))
        self.from_here = QRadioButton(self.tr("From cue {cue} &on").format(cue=here + 1))
        self.told = plain_label(wraps=True)
        self.told.setMinimumWidth(420)
        self.buttons = ok_and_cancel(self, self._rename)
        self._set_up()
        self._lay_out()
        self._offer_speakers()

    def _set_up(self) -> None:
        self.old.setAccessibleName(self.tr("Speaker"))
        self.new.setAccessibleName(self.tr("New name"))
        self.everywhere.setChecked(True)
        scope = QButtonGroup(self)
        scope.addButton(self.everywhere)
        scope.addButton(self.from_here)
        self.old.currentIndexChanged.connect(self._take_old)
        self.new.textEdited.connect(self._typed)

    def _lay_out(self) -> None:
        form = form_layout()
        form.addRow(self.tr("&Speaker"), self.old)
        form.addRow(self.tr("&New name"), self.new)
        self.setLayout(column(form, self.everywhere, self.from_here, self.told, self.buttons))

    def _offer_speakers(self) -> None:
        """List the named speakers; without any, disable the new name."""
        counts = speakers(self._state.document)
        title = self.tr("{name}   ({count} cues)")
        for name, count in counts.items():
            self.old.addItem(title.format(name=name, count=count), name)
        cue = self._state.document.cues[self._here]
        named = speaker_names(cue.payload, self._state.document.format)
        current = next((one.name for one in named if one.name), "")
        self.old.setCurrentIndex(max(self.old.findData(current), 0))
        if not counts:
            self.new.setEnabled(False)
            self.told.setText(
                self.tr(
                    "The file names no speaker, neither with <v Name> nor with NAME: before a "
                    "line."
                )
            )
        self._take_old()
        self.new.setFocus()

    @Slot()
    def _take_old(self) -> None:
        """Start with the current name."""
        self.new.setText(self.old.currentData() or "")
        self.new.selectAll()
        self._show_ok()

    @Slot()
    def _typed(self) -> None:
        self.told.clear()
        self._show_ok()

    def _show_ok(self) -> None:
        name = self.new.text().strip()
        is_other = bool(name) and name != self.old.currentData()
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(is_other)

    @Slot()
    def _rename(self) -> None:
        first = self._here if self.from_here.isChecked() else 0
        try:
            self.command = RenameSpeaker.plan(
                self._state, self.old.currentData(), self.new.text(), first
            )
        except InterpunctError as error:
            self.told.setText(told(error))
        else:
            self.accept()
