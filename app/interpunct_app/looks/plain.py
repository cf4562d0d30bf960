# SPDX-License-Identifier: Apache-2.0
"""Text from files, shown as it is: Qt takes what looks like HTML for HTML, and `&` for a key.

Every label, message box and tool tip of the editor is made here; a test looks for others.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


def plain_label(text: str = "") -> QLabel:
    """A label that shows every sign of its text as it stands."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    return label


def plain_tip(text: str) -> str:
    """`text` for a tool tip, in which every sign is shown as it stands; "" stays so: no tip."""
    return f'<p style="white-space:pre-wrap">{escape(text)}</p>' if text else ""


_LINE_ENDS = "\t\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029"
_TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # of the writing direction
_IN_ONE_LINE = str.maketrans(_LINE_ENDS, " " * len(_LINE_ENDS), _TURNS)


def in_one_line(text: str) -> str:
    """A name for a place that is one line: nothing of it turns what stands beside it round."""
    return text.translate(_IN_ONE_LINE)


def as_it_stands(text: str) -> str:
    """A name for a menu, a button or a tab: its `&` is shown, and does not choose a letter."""
    return in_one_line(text).replace("&", "&&")


def plain_question(parent: QWidget | None, title: str, text: str, hint: str = "") -> QMessageBox:
    """A box that asks something; its buttons are still to be added."""
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
    """Whether the user answers with `yes`, and not with Cancel; `enter` is what Enter says."""
    box = plain_question(parent, title, text)
    box.setIcon(icon)
    box.setStandardButtons(yes | QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(enter)
    return box.exec() == yes
