# SPDX-License-Identifier: Apache-2.0
"""The preview of a cut: planned anew for every choice, applied as one step or not at all."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QPushButton

from interpunct.cutting.plan import CutCancelled, CutMode
from interpunct.cutting.profiles import Profile
from interpunct.errors import CaptionError
from interpunct.labels import Label
from interpunct.work.decisions import Decision
from interpunct.work.work import Work
from interpunct_app.background import Task
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cutting.model import CutColumn
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.settings.options import CUT_MODE
from interpunct_app.settings.own_styles import add_own_style
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[CutPreview], object]], None]

Modifier = Qt.KeyboardModifier
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
    qtbot.waitUntil(preview.isActiveWindow)  # keys are taken where the focus is


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
    work = reviewer.work
    assert len(reviewer.session.history.done) == 1
    assert len(work.document.cues) == long_page.model.rowCount() > 1
    assert " ".join(word.text.lower() for word in work.transcript.words) == WORDS
    reviewer.undo()
    assert len(work.document.cues) == long_page.model.rowCount() == 1


def test_a_style_that_is_gone_is_told_and_cuts_nothing(
    qtbot: QtBot, window: MainWindow, long_page: Page, tmp_path: Path, preview_cut: WhenAsked
) -> None:
    path = tmp_path / "own.toml"
    path.write_text("max_cpl = 30\n")
    style = add_own_style(window.services.settings, path)

    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        path.unlink()
        preview._profile.setCurrentIndex(preview._profile.findData(style.source))
        qtbot.waitUntil(lambda: "own.toml" in preview._summary.text(), timeout=8000)
        assert not button(preview, Apply).isEnabled()

    preview_cut(act)
    assert not long_page.is_modified


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
    work = long_page.reviewer.work
    assert shown == [work.cue_text(cue).text for cue in range(len(work.document.cues))]


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


def test_what_is_planned_when_the_preview_is_left_is_the_state_as_it_was(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, read, tasks = threading.Event(), list[str](), list[Task]()

    def slow(work: Work, *_: object, **__: object) -> None:
        gate.wait(5)
        read.append(work.cue_text(0).text)

    def act(preview: CutPreview) -> None:
        assert preview._task is not None
        tasks.append(preview._task)
        press(preview, Cancel)

    assert long_page.reviewer is not None
    state = long_page.reviewer.work
    shown = state.cue_text(0).text
    monkeypatch.setattr(Work, "compare_cut", slow)
    preview_cut(act)
    state.decide(3, Decision("!", Label.PERIOD))
    with qtbot.waitSignal(tasks[0].ended, timeout=5000):
        gate.set()
    assert state.cue_text(0).text != shown
    assert read == [shown]


def test_a_preview_that_is_left_stops_planning(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, tasks, ended = threading.Event(), list[Task](), list[str]()
    plan = Work.compare_cut

    def held(work: Work, profile: Profile, mode: CutMode, **asked: Callable[[], bool]) -> object:
        gate.wait(5)
        try:
            return plan(work, profile, mode, **asked)
        except CutCancelled:
            ended.append("cancelled")
            raise

    def act(preview: CutPreview) -> None:
        assert preview._task is not None
        tasks.append(preview._task)
        press(preview, Cancel)

    monkeypatch.setattr(Work, "compare_cut", held)
    preview_cut(act)
    with qtbot.waitSignal(tasks[0].ended, timeout=5000):
        gate.set()
    assert ended == ["cancelled"]


def test_old_and_new_stand_side_by_side_with_a_count(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        model = preview._model
        assert preview._plan is not None
        after = len(preview._plan.after.cues)
        assert preview._summary.text().startswith(f"1 cue becomes {after}; ")
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
        assert "cues too fast: the speech is" in preview._left.text()

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
    assert CUT_MODE.of(settings) is CutMode.KEEP_CUES
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
        assert preview._summary.text() == "1 cue becomes 1; 0 change."
        assert not button(preview, Apply).isEnabled()

    preview_cut(act)


def test_a_cut_that_fails_is_told_in_the_dialog(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
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


CHANGES = """\
1
00:00:01,000 --> 00:00:05,000
We walked along the harbour wall. The boats were

2
00:00:05,000 --> 00:00:09,000
all gone by then. Nobody told us why they had

3
00:00:09,000 --> 00:00:13,000
left so early. The shop was closed.

4
00:00:14,000 --> 00:00:17,000
This one is well as it is.

5
00:00:35,000 --> 00:00:37,000
Then it rained. It rained

6
00:00:37,100 --> 00:00:40,000
all night. In the morning the

7
00:00:40,100 --> 00:00:43,000
street was a river. Nobody could leave.
"""


@pytest.fixture
def two_changes(window: MainWindow, open_page: OpenPage, tmp_path: Path) -> Page:
    """A file of which a cut changes two runs of cues, with a cue between them that stays."""
    path = tmp_path / "two changes.srt"
    path.write_text(CHANGES, encoding="utf-8", newline="")
    window.services.settings.set_text("marks mode", "suggest")
    return open_page(window, path)


def pressed(preview: CutPreview, key: Qt.Key, held: Modifier = Modifier.NoModifier) -> None:
    QTest.keyClick(preview._table, key, held)


def shown_after(preview: CutPreview) -> list[str]:
    """What stands to the right, row by row as they are seen."""
    rows = range(preview._model.rowCount())
    texts = [
        preview._model.index(row, CutColumn.NEW_TEXT).data()
        for row in rows
        if not preview._table.isRowHidden(row)
    ]
    return [text for text in texts if text]


def test_space_leaves_a_change_and_takes_it_again(
    qtbot: QtBot, two_changes: Page, preview_cut: WhenAsked
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        assert preview._count.text() == "2 of 2 changes"
        whole = shown_after(preview)
        pressed(preview, Qt.Key.Key_Space)
        assert preview._count.text() == "1 of 2 changes"
        assert shown_after(preview)[:3] == [
            "We walked along the harbour wall. The boats were",
            "all gone by then. Nobody told us why they had",
            "left so early. The shop was closed.",
        ]
        assert preview._summary.text() == "7 cues become 8; 4 change."
        pressed(preview, Qt.Key.Key_Space)
        assert shown_after(preview) == whole

    preview_cut(act)


def test_a_change_that_is_left_stays_byte_for_byte(
    qtbot: QtBot, two_changes: Page, preview_cut: WhenAsked
) -> None:
    shown: list[str] = []

    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        pressed(preview, Qt.Key.Key_Down, Modifier.AltModifier)
        pressed(preview, Qt.Key.Key_Space)
        preview._all_rows.click()
        shown.extend(shown_after(preview))
        pressed(preview, Qt.Key.Key_Return)

    preview_cut(act)
    reviewer = two_changes.reviewer
    assert reviewer is not None
    work = reviewer.work
    assert [work.cue_text(cue).text for cue in range(len(work.document.cues))] == shown
    assert shown[0] == "We walked along the harbour wall."
    written = work.to_bytes().decode()
    assert written.split("\n\n", 5)[5] == (
        CHANGES.split("\n\n", 4)[4]
        .replace("5\n00:00:35", "6\n00:00:35")
        .replace("6\n00:00:37", "7\n00:00:37")
        .replace("7\n00:00:40", "8\n00:00:40")
    )
    reviewer.undo()
    assert work.to_bytes() == CHANGES.encode()


def test_alt_and_the_arrows_go_from_change_to_change_which_is_shown_in_full(
    qtbot: QtBot, two_changes: Page, preview_cut: WhenAsked
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        details = preview._details
        assert "harbour wall. The boats were" in details.before.toPlainText()
        assert "harbour wall.\n" in details.after.toPlainText()
        preview._all_rows.click()
        pressed(preview, Qt.Key.Key_Down, Modifier.AltModifier)
        assert "Then it rained. It rained" in details.before.toPlainText()
        pressed(preview, Qt.Key.Key_Down, Modifier.AltModifier)
        assert "Then it rained. It rained" in details.before.toPlainText()
        pressed(preview, Qt.Key.Key_Up, Modifier.AltModifier)
        assert "harbour wall" in details.before.toPlainText()
        QTest.mouseClick(preview._next, Qt.MouseButton.LeftButton)
        assert "Then it rained" in details.before.toPlainText()

    preview_cut(act)


def test_none_makes_no_step_and_all_takes_everything(
    qtbot: QtBot, two_changes: Page, preview_cut: WhenAsked
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        QTest.mouseClick(preview._none, Qt.MouseButton.LeftButton)
        assert preview._count.text() == "0 of 2 changes"
        assert preview._summary.text() == "7 cues become 7; 0 change."
        assert not button(preview, Apply).isEnabled()
        QTest.mouseClick(preview._all, Qt.MouseButton.LeftButton)
        assert preview._count.text() == "2 of 2 changes"
        assert button(preview, Apply).isEnabled()
        QTest.mouseClick(preview._none, Qt.MouseButton.LeftButton)
        pressed(preview, Qt.Key.Key_Return)
        assert preview.isVisible()

    preview_cut(act)
    assert two_changes.reviewer is not None
    assert two_changes.reviewer.undoable is None


def test_a_click_on_the_tick_leaves_a_change(
    qtbot: QtBot, two_changes: Page, preview_cut: WhenAsked
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        cell = preview._table.visualRect(preview._model.index(0, CutColumn.CUE))
        place = cell.topLeft() + QPoint(10, cell.height() // 2)
        QTest.mouseClick(preview._table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert preview._count.text() == "1 of 2 changes"
        second = preview._model.index(1, CutColumn.CUE)
        assert second.data(Qt.ItemDataRole.CheckStateRole) is None

    preview_cut(act)


def test_what_is_left_unmended_is_counted_for_what_is_ticked(
    qtbot: QtBot, long_page: Page, preview_cut: WhenAsked
) -> None:
    def act(preview: CutPreview) -> None:
        wait_for_plan(qtbot, preview)
        assert preview._left.text() == ""
        pressed(preview, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: preview._left.text() != "", timeout=15_000)
        assert "too long" in preview._left.text()

    preview_cut(act)
