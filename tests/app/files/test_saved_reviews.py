# SPDX-License-Identifier: Apache-2.0
"""A file that was saved, closed and opened again is reviewed on where it stood."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox

from interpunct.labels import MarksMode
from interpunct.review.found_sessions import open_sessions
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.settings.options import MARKS
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[[], MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]

CONTROL = Qt.KeyboardModifier.ControlModifier
VTT = "WEBVTT\n\n00:01.000 --> 00:03.000\nso the harbour was quiet when we\ncame down\n"
ASS = """\
[Script Info]
ScriptType: v4.00+

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:03.00,Default,,0,0,0,,so the harbour {\\i1}was quiet{\\i0} when we
Dialogue: 0,0:00:03.20,0:00:05.00,Default,,0,0,0,,nobody could tell us why
"""


def shown(page: Page) -> tuple[object, ...]:
    """What the user sees of a review: the text, what is left, what is decided."""
    assert page.reviewer is not None
    work = page.reviewer.work
    texts = [work.cue_text(cue).text for cue in range(len(work.document.cues))]
    decided = {slot: made.mark for slot, made in work.decisions.items()}
    return texts, page.reviewer.queue.entries(), page.pane.queue_bar._counters.text(), decided


def save(qtbot: QtBot, window: MainWindow, page: Page) -> None:
    window.activateWindow()
    page.pane.slot_view.setFocus()
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=8000)
    with qtbot.waitSignal(window.files.told, timeout=8000):
        QTest.keyClick(page.pane.slot_view, Qt.Key.Key_S, CONTROL)
    qtbot.waitUntil(lambda: not page.is_held, timeout=8000)


def close(window: MainWindow, page: Page) -> None:
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_W, CONTROL)
    assert window.pages.count() == 0


def type_keys(window: MainWindow, page: Page, keys: str) -> None:
    window.activateWindow()
    page.pane.slot_view.setFocus()
    QTest.keyClicks(page.pane.slot_view, keys)


@pytest.fixture(params=["harbour.srt", "harbour.vtt", "harbour.ass"])
def captions(request: pytest.FixtureRequest, sample: Path, tmp_path: Path) -> Path:
    path = tmp_path / str(request.param)
    if path != sample:
        path.write_bytes((VTT if path.suffix == ".vtt" else ASS).encode())
    return path


@pytest.mark.parametrize("marks", MarksMode)
def test_a_saved_review_goes_on_where_it_stood(
    qtbot: QtBot,
    make_window: MakeWindow,
    open_page: OpenPage,
    captions: Path,
    marks: MarksMode,
) -> None:
    window = make_window()
    MARKS.keep(window.services.settings, marks)
    page = open_page(window, captions)
    type_keys(window, page, "!,")
    save(qtbot, window, page)
    data, before = captions.read_bytes(), shown(page)
    close(window, page)
    MARKS.keep(window.services.settings, MarksMode.COMPLETE)
    again = open_page(make_window(), captions)  # another run of the program
    assert shown(again) == before
    assert not again.is_modified
    assert again.reviewer is not None
    assert again.reviewer.work.marks_mode is marks
    assert again.banner.text == (
        "The review continues from your last save, just now; marks decided: 2."
    )
    last = again.window()
    assert isinstance(last, MainWindow)
    save(qtbot, last, again)
    assert captions.read_bytes() == data
    QTest.keyClick(again.pane.slot_view, Qt.Key.Key_Z, CONTROL)
    assert len(again.reviewer.work.decisions) == 1
    assert again.is_modified


def test_a_cut_file_goes_on_where_it_stood(
    qtbot: QtBot,
    window: MainWindow,
    tmp_path: Path,
    open_page: OpenPage,
    when_asked: Callable[[Callable[[CutPreview], object]], None],
) -> None:
    path = tmp_path / "long.srt"
    words = " ".join(f"word{number}" for number in range(40))
    path.write_bytes(f"1\n00:00:01,000 --> 00:00:21,000\n{words}\n".encode())
    page = open_page(window, path)
    type_keys(window, page, "!")

    def apply(preview: CutPreview) -> None:
        button = preview._buttons.button(QDialogButtonBox.StandardButton.Apply)
        qtbot.waitUntil(button.isEnabled, timeout=8000)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    when_asked(apply)
    window.menus.of_action[Action.CUT].trigger()
    type_keys(window, page, ",")
    save(qtbot, window, page)
    before, cut = shown(page), path.read_bytes()
    assert cut.count(b"-->") > 1
    close(window, page)
    again = open_page(window, path)
    assert shown(again) == before
    save(qtbot, window, again)
    assert path.read_bytes() == cut


def test_what_was_discarded_at_closing_is_not_there_again(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    sample: Path,
    open_page: OpenPage,
    when_asked: WhenAsked,
) -> None:
    type_keys(window, page, "!")
    save(qtbot, window, page)
    before = shown(page)
    type_keys(window, page, "?,")

    def discard(box: QMessageBox) -> None:
        assert "since the last save, just now: marks decided: 2." in box.informativeText()
        next(button for button in box.buttons() if button.text() == "Don't save").click()

    when_asked(discard)
    close(window, page)
    assert shown(open_page(window, sample)) == before


def test_a_file_that_somebody_changed_is_reviewed_anew(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, open_page: OpenPage
) -> None:
    type_keys(window, page, "!")
    save(qtbot, window, page)
    close(window, page)
    sample.write_bytes(sample.read_bytes().replace(b"water", b"river"))
    again = open_page(window, sample)
    assert again.reviewer is not None
    assert not again.reviewer.work.decisions
    assert not again.banner.isVisible()


def test_the_user_can_review_a_saved_file_anew(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, open_page: OpenPage
) -> None:
    type_keys(window, page, "!")
    save(qtbot, window, page)
    close(window, page)
    again = open_page(window, sample)
    QTest.mouseClick(again.banner._button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.pages.current() not in (None, again), timeout=8000)
    anew = window.pages.current()
    assert anew is not None
    qtbot.waitUntil(lambda: anew.reviewer is not None, timeout=8000)
    assert anew.reviewer is not None
    assert not anew.reviewer.work.decisions
    close(window, anew)
    restored = open_page(window, sample)  # nothing was saved meanwhile
    assert restored.reviewer is not None
    assert len(restored.reviewer.work.decisions) == 1


def test_a_review_that_cannot_be_taken_up_is_told_and_the_file_opened(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, open_page: OpenPage
) -> None:
    type_keys(window, page, "!")
    save(qtbot, window, page)
    close(window, page)
    assert window.services.sessions_folder is not None
    (source,) = (window.services.sessions_folder / "saved").glob("*.source")
    source.write_bytes(b"changed")
    again = open_page(window, sample)
    assert "was changed" in again.banner.text
    assert again.reviewer is not None
    assert not again.reviewer.work.decisions


def test_a_saved_review_is_not_offered_for_recovery(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    type_keys(window, page, "!")
    save(qtbot, window, page)
    close(window, page)
    assert open_sessions(window.services.sessions_folder) == []


def test_a_recovered_file_is_saved_over_its_own_save_without_a_question(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    type_keys(window, page, "!")
    save(qtbot, window, page)
    type_keys(window, page, "?")
    window.pages._remove(page, keep=True)
    (found,) = open_sessions(window.services.sessions_folder)
    again = window.pages.recover(found)
    qtbot.waitUntil(lambda: again.reviewer is not None, timeout=8000)
    save(qtbot, window, again)
    assert b"?" in sample.read_bytes()


def test_recovered_steps_that_are_discarded_leave_the_review_as_it_was_saved(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    sample: Path,
    open_page: OpenPage,
    when_asked: WhenAsked,
) -> None:
    type_keys(window, page, "!")
    save(qtbot, window, page)
    before = shown(page)
    type_keys(window, page, "?")
    window.pages._remove(page, keep=True)
    when_asked(lambda box: next(one for one in box.buttons() if one.text() == "Discard").click())
    assert shown(open_page(window, sample)) == before
