# SPDX-License-Identifier: Apache-2.0
"""Text from files, shown literally, as Qt reads HTML into it and takes `&` for an access key.

Every label, message box and tooltip of the editor is made here; a test checks this.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


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


def plain_question(parent: QWidget | None, title: str, text: str, hint: str = "") -> QMessageBox:
    """Message box with a question; the caller adds the buttons."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(hint)
    return box


def agrees(
    parent: QWidget | None,
    title: str,
    text: str,
    *,
    yes: QMessageBox.StandardButton = QMessageBox.StandardButton.Ok,
    enter: QMessageBox.StandardButton = QMessageBox.StandardButton.Cancel,
    icon: QMessageBox.Icon = QMessageBox.Icon.Question,
) -> bool:
    """Whether the user answers `yes` instead of Cancel; `enter` is the default button."""
    box = plain_question(parent, title, text)
    box.setIcon(icon)
    box.setStandardButtons(yes | QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(enter)
    return box.exec() == yes
