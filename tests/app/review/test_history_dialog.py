# SPDX-License-Identifier: Apache-2.0
"""The list of steps: a click goes back or forth to one, in the one history of the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from interpunct_app.pages.page import Page
from interpunct_app.review.history_dialog import HistoryDialog
from interpunct_app.review.reviewer import Reviewer

CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def test_a_click_goes_back_to_a_step_and_forth_again(
    page: Page,
    reviewer: Reviewer,
    press: Callable[..., None],
    when_asked: Callable[[Callable[[Any], object]], None],
) -> None:
    shown = [reviewer.work.to_bytes()]
    for key in (",", "?", "m"):
        press(key)
        shown.append(reviewer.work.to_bytes())
    names = [step.description for step in reviewer.session.history.done]
    assert len(names) == 3

    def click(dialog: HistoryDialog, row: int) -> None:
        area = dialog.steps.visualItemRect(dialog.steps.item(row))
        button = Qt.MouseButton.LeftButton
        QTest.mouseClick(dialog.steps.viewport(), button, pos=area.center())
        QApplication.processEvents()  # the list answers when it is done with the click
        assert dialog.steps.currentRow() == row
        assert reviewer.work.to_bytes() == shown[row]

    def go_through(dialog: HistoryDialog) -> None:
        rows = [dialog.steps.item(row).text() for row in range(dialog.steps.count())]
        assert rows == ["File as opened", *names]
        for row in (1, 3, 0, 2):
            click(dialog, row)
        assert dialog.steps.item(3).text() == f"{names[2]} (undone)"

    when_asked(go_through)
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Z, CTRL_ALT)
    assert [step.description for step in reviewer.session.history.done] == names[:2]
