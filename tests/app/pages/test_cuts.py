# SPDX-License-Identifier: Apache-2.0
"""A cut that later decisions left behind: told below the banner, and made again by one button."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit

from interpunct.cutting.plan import CutMode
from interpunct_app.cues.columns import Column
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.keys.actions import Action
from interpunct_app.pages.banner import Banner
from interpunct_app.pages.cuts import CutNotice
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.settings.options import CUT_MODE
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[CutPreview], object]], None]

Apply, Cancel = QDialogButtonBox.StandardButton.Apply, QDialogButtonBox.StandardButton.Cancel
SOURCE = """\
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
00:00:35,000 --> 00:00:37,000
Then it rained. It rained

5
00:00:37,100 --> 00:00:40,000
all night. In the morning the

6
00:00:40,100 --> 00:00:43,000
street was a river. Nobody could leave.
"""


@pytest.fixture
def source(window: MainWindow, tmp_path: Path) -> Path:
    """A finished text of which a cut changes two runs of cues."""
    path = tmp_path / "harbour wall.srt"
    path.write_text(SOURCE, encoding="utf-8", newline="")
    window.services.settings.set_text("marks mode", "suggest")
    return path


@pytest.fixture
def page(window: MainWindow, source: Path, open_page: OpenPage) -> Page:
    """The text under review."""
    return open_page(window, source)


@pytest.fixture
def cut(
    qtbot: QtBot, window: MainWindow, page: Page, when_asked: WhenAsked
) -> Callable[..., None]:
    """Opens a preview by its menu, lets `act` work in it, and leaves it by a button."""

    def opened(
        action: Action = Action.CUT,
        act: Callable[[CutPreview], object] = lambda _preview: None,
        leave: QDialogButtonBox.StandardButton = Apply,
    ) -> None:
        when_asked(lambda preview: leave_by(qtbot, preview, act, leave))
        window.menus.of_action[action].trigger()

    return opened


def leave_by(
    qtbot: QtBot,
    preview: CutPreview,
    act: Callable[[CutPreview], object],
    leave: QDialogButtonBox.StandardButton,
) -> None:
    qtbot.waitUntil(lambda: preview._plan is not None, timeout=8000)
    qtbot.waitUntil(preview.isActiveWindow)
    act(preview)
    QTest.mouseClick(preview._buttons.button(leave), Qt.MouseButton.LeftButton)


def reviewer_of(page: Page) -> Reviewer:
    assert page.reviewer is not None
    return page.reviewer


def notice(page: Page) -> Banner:
    found = page.findChild(CutNotice)
    assert found is not None
    return found.banner


def end_sentence(page: Page, word: str) -> None:
    """Set a full stop after a word, by the key."""
    reviewer = reviewer_of(page)
    words = reviewer.work.transcript.words
    reviewer.jump(next(slot for slot, one in enumerate(words) if one.text == word))
    QTest.keyClicks(page.pane.slot_view, ".")


def texts(page: Page) -> list[str]:
    work = reviewer_of(page).work
    return [work.cue_text(cue).text for cue in range(len(work.document.cues))]


def wait_for_notice(qtbot: QtBot, page: Page) -> None:
    qtbot.waitUntil(notice(page).isVisible, timeout=8000)


def is_looked_at(page: Page) -> bool:
    """Whether the notice has looked at the last step, and its answer has come."""
    found = page.findChild(CutNotice)
    assert found is not None
    task = found._task
    return not found._timer.isActive() and (task is None or task not in page.services.files._tasks)


def test_a_new_sentence_end_is_told_until_it_is_undone(
    qtbot: QtBot, page: Page, cut: Callable[..., None]
) -> None:
    cut()
    qtbot.waitUntil(lambda: is_looked_at(page), timeout=8000)
    assert not notice(page).isVisible()
    end_sentence(page, "why")
    wait_for_notice(qtbot, page)
    assert "first in cue 3." in notice(page).text
    reviewer_of(page).undo()
    qtbot.waitUntil(notice(page).isHidden, timeout=8000)
    reviewer_of(page).redo()
    wait_for_notice(qtbot, page)
    reviewer_of(page).undo()
    reviewer_of(page).undo()  # the cut itself
    qtbot.waitUntil(notice(page).isHidden, timeout=8000)
    assert reviewer_of(page).work.to_bytes() == SOURCE.encode()


def test_a_mark_inside_a_sentence_is_not_told(
    qtbot: QtBot, page: Page, cut: Callable[..., None]
) -> None:
    cut()
    reviewer_of(page).jump(1)
    QTest.keyClicks(page.pane.slot_view, ",")
    assert len(reviewer_of(page).session.history.done) == 2
    qtbot.waitUntil(lambda: is_looked_at(page), timeout=8000)
    assert not notice(page).isVisible()


def test_its_button_cuts_again_only_what_was_left_behind(
    qtbot: QtBot, page: Page, cut: Callable[..., None], when_asked: WhenAsked
) -> None:
    def refuse_the_second(preview: CutPreview) -> None:
        QTest.keyClick(preview._table, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        QTest.keyClick(preview._table, Qt.Key.Key_Space)

    cut(act=refuse_the_second)
    refused = texts(page)[4:]
    assert refused[0] == "Then it rained. It rained"
    end_sentence(page, "why")
    wait_for_notice(qtbot, page)
    seen: list[str] = []

    def act(preview: CutPreview) -> None:
        assert preview._note.isVisible()
        seen.append(preview._count.text())

    when_asked(lambda preview: leave_by(qtbot, preview, act, Apply))
    QTest.mouseClick(notice(page)._button, Qt.MouseButton.LeftButton)
    assert seen == ["1 of 2 changes"]
    assert texts(page)[4:] == refused
    assert texts(page)[2] == "Nobody told us why.\nThey had left so early."
    qtbot.waitUntil(lambda: is_looked_at(page), timeout=8000)
    assert not notice(page).isVisible()


def test_its_button_keeps_a_text_that_the_file_cannot_hold(
    qtbot: QtBot, page: Page, cut: Callable[..., None]
) -> None:
    cut()
    end_sentence(page, "why")
    wait_for_notice(qtbot, page)
    page.table.edit_cue(0, Column.TEXT)
    box = page.table._delegate.editor
    assert isinstance(box, QPlainTextEdit)
    box.setPlainText("a\n\n2\n00:01:00,000 --> 00:01:01,000\nb")
    before = texts(page)
    QTest.mouseClick(notice(page)._button, Qt.MouseButton.LeftButton)
    assert page.table.is_editing
    assert texts(page) == before
    box.setPlainText(before[0])
    QTest.keyClick(box, Qt.Key.Key_Escape)


def test_the_key_cuts_again_with_the_same_choices(
    qtbot: QtBot, page: Page, cut: Callable[..., None]
) -> None:
    def use_ted(preview: CutPreview) -> None:
        preview._profile.setCurrentIndex(preview._profile.findData("ted"))
        qtbot.waitUntil(lambda: preview._plan is not None, timeout=8000)

    cut(act=use_ted)
    end_sentence(page, "why")
    CUT_MODE.keep(page.services.settings, CutMode.KEEP_CUES)
    chosen: list[object] = []

    def look(preview: CutPreview) -> None:
        chosen.extend((preview._profile.currentData(), preview._chosen_mode()))

    cut(Action.CUT_AGAIN, look, Cancel)
    assert chosen == ["ted", CutMode.SENTENCES]


def test_a_preview_that_is_left_leaves_the_offer(
    qtbot: QtBot, page: Page, cut: Callable[..., None]
) -> None:
    cut()
    end_sentence(page, "why")
    wait_for_notice(qtbot, page)
    cut(Action.CUT_AGAIN, leave=Cancel)
    qtbot.waitUntil(lambda: is_looked_at(page), timeout=8000)
    assert notice(page).isVisible()


def test_a_notice_that_is_closed_comes_back_for_another_sentence_only(
    qtbot: QtBot, page: Page, cut: Callable[..., None]
) -> None:
    cut()
    end_sentence(page, "why")
    wait_for_notice(qtbot, page)
    QTest.mouseClick(notice(page)._close, Qt.MouseButton.LeftButton)
    reviewer_of(page).jump(1)
    QTest.keyClicks(page.pane.slot_view, ",")
    qtbot.waitUntil(lambda: is_looked_at(page), timeout=8000)
    assert not notice(page).isVisible()
    end_sentence(page, "street")
    wait_for_notice(qtbot, page)


def test_a_review_that_is_taken_up_says_so_again(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    source: Path,
    cut: Callable[..., None],
    open_page: OpenPage,
) -> None:
    cut()
    end_sentence(page, "why")
    window.menus.of_action[Action.SAVE].trigger()
    qtbot.waitUntil(lambda: not page.is_modified, timeout=8000)
    window.menus.of_action[Action.CLOSE].trigger()
    again = open_page(window, source)
    assert again is not page
    wait_for_notice(qtbot, again)
    reviewer_of(again).undo()
    qtbot.waitUntil(notice(again).isHidden, timeout=8000)
