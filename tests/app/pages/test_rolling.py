# SPDX-License-Identifier: Apache-2.0
"""Captions that roll are shown with every line once; their file stays until something changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from interpunct.captions.reading import parse_captions
from interpunct.labels import MarksMode
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.commands import Decide
from interpunct.review.found_sessions import open_sessions
from interpunct.review.session import Session
from interpunct.work.options import Options, Unroll
from interpunct.work.work import Work
from interpunct_app.files.saving import untouched_source
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.settings.options import MARKS
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]

LEFT = Qt.MouseButton.LeftButton
WORDS = ["hello", "there", "my", "friend", "come", "in"]
ROLLING = b"""WEBVTT

00:00:00.000 --> 00:00:02.000
hello<00:00:00.500><c> there</c>

00:00:02.000 --> 00:00:02.010
hello there

00:00:02.010 --> 00:00:04.000
hello there
my<00:00:02.500><c> friend</c>

00:00:04.000 --> 00:00:04.010
my friend

00:00:04.010 --> 00:00:06.000
my friend
come<00:00:04.500><c> in</c>
"""


@pytest.fixture
def rolling(tmp_path: Path) -> Path:
    path = tmp_path / "rolling.vtt"
    path.write_bytes(ROLLING)
    return path


@pytest.fixture
def page(window: MainWindow, rolling: Path, open_page: OpenPage) -> Page:
    """Rolling captions under review."""
    return open_page(window, rolling)


def reviewer_of(page: Page) -> Reviewer:
    assert page.reviewer is not None
    return page.reviewer


def words(page: Page) -> list[str]:
    return [word.text.lower() for word in reviewer_of(page).work.transcript.words]


def save(qtbot: QtBot, window: MainWindow, page: Page) -> str:
    """What is told of a save that is done."""
    with qtbot.waitSignal(window.files.told, timeout=5000) as told:
        window.menus.of_action[Action.SAVE].trigger()
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)
    assert told.args is not None
    return str(told.args[0])


def again(qtbot: QtBot, window: MainWindow, before: Page) -> Page:
    """The page that takes the place of another."""
    qtbot.waitUntil(lambda: window.pages.current() not in (None, before), timeout=5000)
    page = window.pages.current()
    assert page is not None
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=5000)
    return page


def test_rolling_captions_open_with_every_line_once_and_say_so(page: Page) -> None:
    assert words(page) == WORDS
    assert "here each line appears once" in page.banner.text
    assert page.banner._button.text() == "Show as in the file"
    assert not page.is_modified


def test_saving_without_a_change_leaves_the_file_as_it_is(
    qtbot: QtBot, window: MainWindow, page: Page, rolling: Path
) -> None:
    for _ in range(2):
        assert save(qtbot, window, page).startswith("Nothing was changed, so rolling.vtt stays")
        assert rolling.read_bytes() == ROLLING
    assert not page.is_modified
    assert not page.services.backups_folder.exists()


def test_a_bookmark_is_no_change_of_the_captions(
    qtbot: QtBot, window: MainWindow, page: Page, rolling: Path
) -> None:
    page.do(lambda work: SetBookmarks.plan(work, {1: "look here"}))
    save(qtbot, window, page)
    assert rolling.read_bytes() == ROLLING


def test_saving_a_change_writes_every_line_once_and_keeps_the_file_as_it_was(
    qtbot: QtBot, window: MainWindow, page: Page, rolling: Path
) -> None:
    reviewer_of(page).decide(0, "!")
    told = save(qtbot, window, page)
    assert rolling.read_bytes() == reviewer_of(page).work.to_bytes()
    assert Work.of_bytes(rolling.read_bytes()).notice is None
    assert "the previous file is kept as" in told
    assert [kept.read_bytes() for kept in page.services.backups_folder.iterdir()] == [ROLLING]
    reviewer_of(page).undo()  # the file has every line once by now, and goes on so
    save(qtbot, window, page)
    assert rolling.read_bytes() == reviewer_of(page).work.to_bytes()


def test_under_another_name_every_line_is_written_once(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    rolling: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = rolling.with_name("other.vtt")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.of_action[Action.SAVE_AS].trigger()
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)
    once = other.read_bytes()
    assert once == reviewer_of(page).work.to_bytes()
    save(qtbot, window, page)
    assert other.read_bytes() == once
    assert rolling.read_bytes() == ROLLING


def test_one_step_back_shows_them_as_in_the_file_and_one_forth(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    QTest.mouseClick(page.banner._button, LEFT)
    as_it_is = again(qtbot, window, page)
    assert len(reviewer_of(as_it_is).work.document.cues) == len(parse_captions(ROLLING).cues)
    assert as_it_is.opener.options == replace(page.opener.options, unroll=Unroll.NEVER)
    assert "as in YouTube's captions" in as_it_is.banner.text
    QTest.mouseClick(as_it_is.banner._button, LEFT)
    assert words(again(qtbot, window, as_it_is)) == WORDS


def test_where_marks_are_only_suggested_they_stay_as_they_are(
    window: MainWindow, rolling: Path, open_page: OpenPage
) -> None:
    MARKS.keep(window.services.settings, MarksMode.SUGGEST)
    page = open_page(window, rolling)
    assert reviewer_of(page).work.to_bytes() == ROLLING
    assert page.banner._button.text() == "Read every line once"


@pytest.mark.parametrize("unroll", [Unroll.NEVER, Unroll.ALWAYS])
def test_a_session_goes_on_in_the_way_it_began(
    qtbot: QtBot, window: MainWindow, rolling: Path, unroll: Unroll
) -> None:
    options = Options(unroll=unroll, languages=("en",))
    work, folder = Work.of_bytes(ROLLING, options), window.services.sessions_folder
    record = options.record()
    session = Session.start(work, ROLLING, caption=rolling, options=record, folder=folder)
    session.do(Decide.plan(work, 0, "!"))
    session.abandon()
    (found,) = open_sessions(folder)
    page = window.pages.recover(found)
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=5000)
    assert words(page) == [word.text for word in work.transcript.words]
    assert reviewer_of(page).work.mark(0) == "!"


def test_a_recovery_reads_them_with_every_line_once(page: Page) -> None:
    reviewer_of(page).decide(0, "!")
    reviewer_of(page).session.abandon()
    (found,) = open_sessions(page.services.sessions_folder)
    assert found.options["unroll"] == Unroll.ALWAYS
    assert found.sha256 == sha256(ROLLING).hexdigest()


def test_what_a_crash_left_saved_is_not_rolled_up_again(
    qtbot: QtBot, window: MainWindow, page: Page, rolling: Path
) -> None:
    reviewer_of(page).decide(0, "!")
    save(qtbot, window, page)
    once = rolling.read_bytes()
    reviewer_of(page).undo()
    reviewer_of(page).session.abandon()
    (found,) = open_sessions(page.services.sessions_folder)
    recovered = window.pages.recover(found)
    qtbot.waitUntil(lambda: recovered.reviewer is not None, timeout=5000)
    assert reviewer_of(recovered).undoable is None
    window.pages.removeTab(window.pages.indexOf(page))
    save(qtbot, window, recovered)
    assert rolling.read_bytes() == reviewer_of(recovered).work.to_bytes()
    assert len(parse_captions(rolling.read_bytes()).cues) == len(parse_captions(once).cues)


def test_a_line_that_is_said_twice_stays_when_an_unrolled_file_is_read_again(
    qtbot: QtBot, window: MainWindow, rolling: Path
) -> None:
    said_twice = b"WEBVTT\n\n00:01.000 --> 00:02.000\nyeah\n\n00:02.000 --> 00:03.000\nyeah\n"
    rolling.write_bytes(said_twice)
    page = window.pages.open_file(rolling, Options(unroll=Unroll.ALWAYS))
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=5000)
    assert words(page) == ["yeah", "yeah"]
    assert reviewer_of(page).work.notice is None


@settings(deadline=None)
@given(acts=st.lists(st.sampled_from(["mark", "bookmark", "undo", "redo", "save"]), max_size=12))
def test_no_save_changes_the_file_before_the_user_changed_something(acts: list[str]) -> None:
    with TemporaryDirectory() as folder:
        work = Work.of_bytes(ROLLING, Options(languages=("en",)))
        caption = Path(folder) / "rolling.vtt"
        session = Session.start(work, ROLLING, caption=caption, options={}, folder=Path(folder))
        on_disk, was_changed = ROLLING, False
        for act in acts:
            if act == "mark":
                session.do(Decide.plan(work, 0, "!"))
            elif act == "bookmark":
                session.do(SetBookmarks.plan(work, {1: "look here"}))
            elif act == "save":
                on_disk = untouched_source(session, ROLLING) or work.to_bytes()
                was_changed = was_changed or bool(work.decisions)
                session.saved(on_disk, caption)
                assert on_disk == (work.to_bytes() if was_changed else ROLLING)
            else:
                session.undo() if act == "undo" else session.redo()
        session.close()
