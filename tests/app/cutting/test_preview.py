# SPDX-License-Identifier: Apache-2.0
"""The preview of a cut: planned anew for every choice, applied as one step or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QPushButton

from interpunct.errors import CaptionError
from interpunct.segment.cutting.plan import CutMode
from interpunct.work.work import Work
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cutting.model import CutColumn
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[CutPreview], object]], None]

Apply, Cancel = QDialogButtonBox.StandardButton.Apply, QDialogButtonBox.StandardButton.Cancel
WORDS = " ".join(f"word{number}" for number in range(40))


@pytest.fixture
def long_page(window: MainWindow, open_page: OpenPage, tmp_path: Path) -> Page:
    """A file of one cue that is far too long."""
    path = tmp_path / "long cue.srt"
    path.write_bytes(f"1\n00:00:01,000 --> 00:00:21,000\n{WORDS}\n".encode())
    return open_page(window, path)


@pytest.fixture
def preview_cut(
    window: MainWindow, when_asked: WhenAsked
) -> Callable[[Callable[[CutPreview], object]], None]:
    """Opens the preview by its menu and lets `act` work in it."""

    def opened(act: Callable[[CutPreview], object]) -> None:
        when_asked(act)
        window.menus.of_action[Action.CUT].trigger()

    return opened


def button(preview: CutPreview, which: QDialogButtonBox.StandardButton) -> QPushButton:
    return preview._buttons.button(which)


def press(preview: CutPreview, which: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(button(preview, which), Qt.MouseButton.LeftButton)


def wait_for_plan(qtbot: QtBot, preview: CutPreview) -> None:
    qtbot.waitUntil(lambda: preview._plan is not None, timeout=8000)


def test_a_cut_is_applied_as_one_step(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        assert not preview.grab().isNull()
        press(preview, Apply)

    preview_cut(act)
    reviewer = long_page.reviewer
    assert reviewer is not None
    state = reviewer.state
    assert len(reviewer.session.history.done) == 1
    assert len(state.document.cues) == long_page.model.rowCount() > 1
    assert " ".join(word.text.lower() for word in state.transcript.words) == WORDS
    reviewer.undo()
    assert len(state.document.cues) == long_page.model.rowCount() == 1


def test_what_the_preview_shows_is_what_is_applied(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked
) -> None:
    shown: list[str] = []

    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        rows = range(preview._model.rowCount())
        shown.extend(preview._model.index(row, CutColumn.NEW_TEXT).data() for row in rows)
        press(preview, Apply)

    preview_cut(act)
    assert long_page.reviewer is not None
    state = long_page.reviewer.state
    assert shown == [state.cue_text(cue).text for cue in range(len(state.document.cues))]


@pytest.mark.parametrize("leave", ["button", "escape"])
def test_a_rejected_cut_changes_nothing(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked, leave: str
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        if leave == "button":
            press(preview, Cancel)
        else:
            QTest.keyClick(preview, Qt.Key.Key_Escape)

    preview_cut(act)
    assert long_page.reviewer is not None
    assert long_page.reviewer.undoable is None
    assert long_page.model.rowCount() == 1
    assert not long_page.is_held
    assert long_page.pane.isEnabled()


def test_the_preview_can_be_left_while_it_is_still_cutting(
    long_page: Page, preview_cut: WhenAsked
) -> None:
    tasks = []

    def act(preview: CutPreview) -> None:
        tasks.append(preview._task)
        press(preview, Cancel)

    preview_cut(act)
    assert tasks[0] is not None
    assert tasks[0].cancelled()
    assert long_page.model.rowCount() == 1


def test_old_and_new_stand_side_by_side_with_a_count(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        model = preview._model
        assert preview._plan is not None
        after = len(preview._plan.after.cues)
        assert preview._summary.text().startswith(f"1 cues become {after}; ")
        assert model.rowCount() == after
        first, second = (model.index(row, CutColumn.OLD_TEXT).data() for row in (0, 1))
        assert first.lower().startswith("word0 ")
        assert second == ""
        assert model.index(0, CutColumn.OLD_START).data() == "00:00:01,000"
        assert model.index(0, CutColumn.OLD_DURATION).data() == "20.00"
        assert model.index(1, CutColumn.OLD_START).data() == ""
        titles = [model.headerData(c, Qt.Orientation.Horizontal) for c in CutColumn]
        assert titles == ["Cue", "Start", "Duration", "Before", "Start", "Duration", "After"]
        assert model.index(0, CutColumn.NEW_TEXT).data(SHOWN_ROLE).text.startswith("word0")
        assert model.index(0, CutColumn.NEW_START).data(SHOWN_ROLE) is None

    preview_cut(act)


def test_what_the_cut_leaves_unmended_is_listed(
    window: MainWindow, open_page: OpenPage, qtbot: QtBot, tmp_path: Path, preview_cut: WhenAsked
) -> None:
    path = tmp_path / "fast.srt"
    path.write_bytes(f"1\n00:00:01,000 --> 00:00:04,000\n{WORDS}\n".encode())
    open_page(window, path)

    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        assert "cues still too fast: the speech is" in preview._left.text()

    preview_cut(act)


def test_another_choice_plans_anew_and_is_remembered(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        cues = len(preview._plan.after.cues) if preview._plan else 0
        preview._profile.setCurrentIndex(preview._profile.findData("ted"))
        assert not button(preview, Apply).isEnabled()
        wait_for_plan(qtbot, preview)
        preview._mode.setCurrentIndex(preview._mode.findData(CutMode.KEEP_CUES))
        wait_for_plan(qtbot, preview)
        assert preview._plan is not None
        assert len(preview._plan.after.cues) == 1 < cues

    preview_cut(act)
    settings = long_page.services.settings
    assert settings.choice("cut mode", CutMode.SENTENCES) is CutMode.KEEP_CUES
    preview_cut(lambda again: settings.set_text("seen", again._mode.currentText()))
    assert settings.text("seen", "").startswith("Keep the cues")


def test_cues_that_stay_are_hidden_until_they_are_asked_for(
    window: MainWindow,
    open_page: OpenPage,
    qtbot: QtBot,
    tmp_path: Path,
    preview_cut: WhenAsked,
) -> None:
    path = tmp_path / "two.srt"
    path.write_bytes(
        b"1\n00:00:01,000 --> 00:00:03,000\nWe went.\n\n"
        b"2\n00:00:10,000 --> 00:00:30,000\n" + WORDS.encode() + b"\n"
    )
    open_page(window, path)

    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        changed = preview._model.rowCount()
        preview._all_rows.click()
        assert preview._model.rowCount() == changed + 1
        preview._all_rows.click()
        assert preview._model.rowCount() == changed

    preview_cut(act)


def test_a_cut_that_changes_nothing_cannot_be_applied(
    window: MainWindow,
    open_page: OpenPage,
    qtbot: QtBot,
    tmp_path: Path,
    preview_cut: WhenAsked,
) -> None:
    path = tmp_path / "short.srt"
    path.write_bytes(b"1\n00:00:01,000 --> 00:00:03,000\nWe went.\n")
    window.services.settings.set_text("marks mode", "suggest")
    open_page(window, path)

    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        assert preview._summary.text() == "1 cues become 1; 0 change."
        assert not button(preview, Apply).isEnabled()

    preview_cut(act)


def test_a_cut_that_fails_is_told_in_the_dialog(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise CaptionError("these captions cannot be cut.")

    monkeypatch.setattr(Work, "compare_cut", refuse)

    def act(preview: CutPreview) -> None:
        qtbot.waitUntil(lambda: "cannot be cut" in preview._summary.text(), timeout=5000)
        assert not button(preview, Apply).isEnabled()
        assert not preview._progress.isVisible()

    preview_cut(act)
    assert long_page.reviewer is not None
    assert long_page.reviewer.undoable is None


def test_a_closed_preview_is_not_kept(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked
) -> None:
    preview_cut(lambda preview: press(preview, Cancel))
    qtbot.waitUntil(lambda: not long_page.findChildren(CutPreview), timeout=2000)
