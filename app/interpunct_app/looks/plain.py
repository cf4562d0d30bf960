# SPDX-License-Identifier: Apache-2.0
"""Text from files, shown literally, as Qt reads HTML into it and takes `&` for an access key.

Every label, message box and tooltip of the editor is made here; a test checks this.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QWidget

T = TypeVar("T")
Choice = QMessageBox.StandardButton | tuple[str, QMessageBox.ButtonRole]
"""Button of an answer: one of Qt's, or text and role."""


def plain_label(text: str = "", *, wraps: bool = False) -> QLabel:
    """Label that shows its text literally, on several lines if it `wraps`."""
    label = QLabel(wordWrap=wraps)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    return label


def plain_tip(text: str) -> str:
    """Tooltip that shows `text` literally; empty for an empty text."""
    return f'<p style="white-space:pre-wrap">{escape(text)}</p>' if text else ""


_LINE_ENDS = "\t\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029"
_TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # direction controls
_IN_ONE_LINE = str.maketrans(_LINE_ENDS, " " * len(_LINE_ENDS), _TURNS)


def in_one_line(text: str) -> str:
    """Name on one line, without signs that would reverse the text beside it."""
    return text.translate(_IN_ONE_LINE)


def as_it_stands(text: str) -> str:
    """Name for a menu, button or tab, with `&` shown literally."""
    return in_one_line(text).replace("&", "&&")


def choose(
    parent: QWidget | None,
    title: str,
    text: str,
    choices: Mapping[T, Choice],
    *,
    enter: T,
    closed: T,
    hint: str = "",
    icon: QMessageBox.Icon = QMessageBox.Icon.Question,
) -> T:
    """Answer of the user; `enter` has the default button, `closed` stands for no button."""
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(hint)
    answers: dict[QAbstractButton, T] = {}
    for answer, choice in choices.items():
        button = box.addButton(*choice) if isinstance(choice, tuple) else box.addButton(choice)
        answers[button] = answer
        if answer is enter:
            box.setDefaultButton(button)
    box.exec()
    box.deleteLater()
    return answers.get(box.clickedButton(), closed)


def agrees(
    parent: QWidget | None,
    title: str,
    text: str,
    *,
    yes: Choice = QMessageBox.StandardButton.Ok,
    no: Choice = QMessageBox.StandardButton.Cancel,
    enter: bool = False,
    hint: str = "",
    icon: QMessageBox.Icon = QMessageBox.Icon.Question,
) -> bool:
    """Whether the user answers `yes` instead of `no`; see `choose`."""
    choices = {True: yes, False: no}
    return choose(parent, title, text, choices, enter=enter, closed=False, hint=hint, icon=icon)
