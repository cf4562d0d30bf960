# SPDX-License-Identifier: Apache-2.0
"""Saving and exporting, and the questions on the way."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from interpunct.captions.reading import read_captions
from interpunct.errors import SessionError
from interpunct.labels import MarksMode
from interpunct.review.found_sessions import open_sessions
from interpunct.review.restructuring import EditPayload
from interpunct_app.files.questions import Unsaved
from interpunct_app.keys.actions import Action
from interpunct_app.pages import tabs as page_tabs
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.settings.options import MARKS
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]
    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]

WHISPER = b"""{"text": "hello there you", "language": "en", "segments": [
 {"id": 0, "start": 0.0, "end": 2.0, "text": " hello there you", "words": [
  {"word": " hello", "start": 0.0, "end": 0.5, "probability": 0.9},
  {"word": " there", "start": 0.5, "end": 1.0, "probability": 0.9},
  {"word": " you", "start": 1.0, "end": 2.0, "probability": 0.9}]}]}"""


@pytest.fixture
def name_file(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path | None], list[str]]:
    """Answers the question for a file name; gives the names that were proposed."""

    def named(goal: Path | None) -> list[str]:
        proposed: list[str] = []

        def choose(_: object, __: str, name: str, ___: str) -> tuple[str, str]:
            proposed.append(name)
            return str(goal) if goal else "", ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
        return proposed

    return named


def do(qtbot: QtBot, window: MainWindow, action: Action) -> None:
    """Write by a menu entry, and wait until it is written."""
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.of_action[action].trigger()


def test_saving_without_steps_writes_the_same_bytes(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "odd.srt"
    odd = (
        b"\xef\xbb\xbf7\r\n00:00:01,000 --> 00:00:02,000  \r\nHello there \r\n\r\n\n9\n"
        b"00:00:03,5 --> 00:00:04,000\nand <b>bye</b>\n\n\n"
    )
    path.write_bytes(odd)
    MARKS.keep(window.services.settings, MarksMode.SUGGEST)
    window.services.settings.set_text("casing mode", "keep")
    open_page(window, path)
    do(qtbot, window, Action.SAVE)
    assert path.read_bytes() == odd


def test_a_decision_is_saved_and_the_file_is_clean_again(
    qtbot: QtBot, window: MainWindow, page: Page, reviewer: Reviewer, press: Press, sample: Path
) -> None:
    press("!")
    assert window.isWindowModified()
    assert window.pages.tabText(0) == "harbour.srt •"
    do(qtbot, window, Action.SAVE)
    assert not window.isWindowModified()
    assert window.pages.tabText(0) == "harbour.srt"
    assert b"!" in sample.read_bytes()
    reviewer.undo()
    assert window.isWindowModified()


def test_ctrl_s_saves(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press, sample: Path
) -> None:
    press("!")
    window.activateWindow()
    page.pane.slot_view.setFocus()
    with qtbot.waitSignal(window.files.told, timeout=5000) as told:
        QTest.keyClick(page.pane.slot_view, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert told.args is not None
    assert told.args[0].startswith("Saved harbour.srt; ")
    assert told.args[0] in (window.statusBar().currentMessage(), page.banner.text)
    assert b"!" in sample.read_bytes()


def test_nothing_changes_the_state_while_it_is_written(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press
) -> None:
    press("!")
    undo = window.menus.of_action[Action.UNDO]
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.of_action[Action.SAVE].trigger()
        assert page.is_held
        assert not page.pane.isEnabled()
        assert not page.table.isEnabled()
        assert not undo.isEnabled()
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)
    assert undo.isEnabled()
    assert page.pane.isEnabled()


@pytest.mark.parametrize(
    ("button", "text"),
    [
        (QMessageBox.StandardButton.Cancel, b"somebody else was here"),
        (QMessageBox.StandardButton.Save, b"00:00:01,000 --> 00:00:03,000"),
    ],
)
def test_a_file_that_changed_on_disk_is_not_overwritten_silently(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    sample: Path,
    when_asked: WhenAsked,
    *,
    button: QMessageBox.StandardButton,
    text: bytes,
) -> None:
    sample.write_bytes(b"somebody else was here")

    def answer(box: QMessageBox) -> None:
        assert "harbour.srt was changed on disk" in box.text()
        box.button(button).click()

    when_asked(answer)
    window.menus.of_action[Action.SAVE].trigger()
    qtbot.waitUntil(lambda: text in sample.read_bytes(), timeout=5000)
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)


def test_a_file_that_is_gone_is_written_again(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    sample.unlink()
    do(qtbot, window, Action.SAVE)
    assert len(read_captions(sample).cues) == 3


def test_saving_where_nothing_can_be_written_is_one_sentence(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    sample: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    press("!")
    name_file(sample.parent / "no such folder" / "x.srt")
    window.menus.of_action[Action.SAVE_AS].trigger()
    qtbot.waitUntil(page.banner.isVisible, timeout=5000)
    assert "cannot be written" in page.banner.text
    assert "Traceback" not in page.banner.text
    assert page.path == sample
    assert page.is_modified
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)


def test_saving_under_another_name_goes_on_with_that_file(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    sample: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    before, goal = sample.read_bytes(), sample.with_name("other.srt")
    press("!")
    assert name_file(goal) == []
    do(qtbot, window, Action.SAVE_AS)
    assert sample.read_bytes() == before
    assert page.path == goal
    assert window.windowTitle() == "other.srt[*] — Interpunct"
    assert window.pages.tabText(0) == "other.srt"
    press("?")
    do(qtbot, window, Action.SAVE)
    assert b"?" in goal.read_bytes()
    first = window.pages.open_file(sample)  # which can be worked on beside it
    qtbot.waitUntil(lambda: first.reviewer is not None, timeout=8000)
    assert window.pages.all() == [page, first]


def test_no_name_writes_nothing(
    window: MainWindow, page: Page, name_file: Callable[[Path | None], list[str]]
) -> None:
    proposed = name_file(None)
    for action in (Action.SAVE_AS, Action.EXPORT):
        window.menus.of_action[action].trigger()
    assert proposed == [str(page.path), str(page.path.with_suffix(".vtt"))]
    assert not page.is_held


def test_exporting_writes_the_other_format(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    sample: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    goal, before = sample.with_suffix(".vtt"), sample.read_bytes()
    press("!")
    name_file(goal)
    do(qtbot, window, Action.EXPORT)
    assert len(read_captions(goal).cues) == 3
    assert sample.read_bytes() == before
    assert page.path == sample
    assert page.is_modified


def test_webvtt_is_exported_as_srt(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    path = tmp_path / "talk.vtt"
    path.write_bytes(b"WEBVTT\n\n00:01.000 --> 00:02.000\nhello there\n")
    open_page(window, path)
    proposed = name_file(tmp_path / "talk.srt")
    do(qtbot, window, Action.EXPORT)
    assert proposed == [str(tmp_path / "talk.srt")]
    assert (tmp_path / "talk.srt").read_bytes().startswith(b"1\n00:00:01,000 -->")


@pytest.mark.parametrize(
    ("ending", "begins"),
    [(".vtt", b"WEBVTT"), (".srt", b"1\n"), (".sbv", b"0:00:01.000,"), (".ass", b"[Script Info]")],
)
def test_the_ending_of_the_name_decides_the_format(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    sample: Path,
    name_file: Callable[[Path | None], list[str]],
    *,
    ending: str,
    begins: bytes,
) -> None:
    goal = sample.with_name("goal" + ending)
    name_file(goal)
    do(qtbot, window, Action.EXPORT)
    assert goal.read_bytes().startswith(begins)
    assert len(read_captions(goal).cues) == 3


def test_what_the_other_format_cannot_say_is_told(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    path = tmp_path / "talk.vtt"
    path.write_bytes(b"WEBVTT\n\n00:01.000 --> 00:02.000 line:0\nhello there\n")
    open_page(window, path)
    name_file(tmp_path / "talk.sbv")
    with qtbot.waitSignal(window.files.told, timeout=5000) as told:
        window.menus.of_action[Action.EXPORT].trigger()
    assert told.args is not None
    saved, *_, lost = told.args[0].split("; ")
    assert saved == "Saved talk.sbv"
    assert lost.startswith("1 cue: ")
    assert lost.endswith("which SBV cannot store")


def test_what_is_left_out_is_told_of_the_text_as_it_is_now(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    path = tmp_path / "talk.srt"
    path.write_text("1\n00:00:01,000 --> 00:00:04,000\nreally <i>left</i>\n")
    page = open_page(window, path)
    page.do(lambda work: EditPayload.plan(work, 0, "really left"))
    name_file(tmp_path / "talk.sbv")
    with qtbot.waitSignal(window.files.told, timeout=5000) as told:
        window.menus.of_action[Action.EXPORT].trigger()
    assert told.args is not None
    assert "italics" not in told.args[0]


def test_a_file_that_cannot_be_looked_at_is_told_and_not_written_over(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    sample: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def gone(path: Path) -> bytes:
        raise OSError(errno.ENOTCONN, os.strerror(errno.ENOTCONN), str(path))

    press("!")
    before = sample.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", gone)
        window.menus.of_action[Action.SAVE].trigger()
    assert page.banner.text == f"{sample}: {os.strerror(errno.ENOTCONN)}."
    assert sample.read_bytes() == before
    assert page.is_modified
    do(qtbot, window, Action.SAVE)
    assert not page.banner.isVisible() or page.banner.text.startswith("Saved harbour.srt; ")


def test_a_name_without_an_ending_gets_that_of_the_format_chosen(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = [(tmp_path / "plain", "SBV (*.sbv)"), (tmp_path / "mine", "ASS (*.ass *.ssa)")]
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_: (str(answers[0][0]), answers.pop(0)[1])
    )
    do(qtbot, window, Action.EXPORT)
    assert (tmp_path / "plain.sbv").read_bytes().startswith(b"0:00:01.000,")
    do(qtbot, window, Action.EXPORT)
    assert (tmp_path / "mine.ass").read_bytes().startswith(b"[Script Info]")
    assert not (tmp_path / "plain").exists()


def test_where_a_name_with_its_ending_is_there_already_it_is_asked_for_again(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = tmp_path / "there.srt"
    there.write_bytes(b"somebody's work")
    proposed: list[str] = []

    def choose(_: object, __: str, name: str, ___: str) -> tuple[str, str]:
        proposed.append(name)
        return (str(tmp_path / "there") if len(proposed) == 1 else ""), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    window.menus.of_action[Action.SAVE_AS].trigger()
    assert proposed[1:] == [str(there)]  # the dialog asks about it
    assert there.read_bytes() == b"somebody's work"


def test_saving_under_the_ending_of_another_format_is_refused(
    window: MainWindow,
    page: Page,
    sample: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    goal = sample.with_suffix(".vtt")
    name_file(goal)
    window.menus.of_action[Action.SAVE_AS].trigger()
    assert not page.is_held
    assert "harbour.vtt" in page.banner.text
    assert "export" in page.banner.text
    assert page.path == sample
    assert not goal.exists()


@pytest.mark.parametrize("action", [Action.EXPORT, Action.SAVE_AS])
@pytest.mark.parametrize("ending", [".odt", ".smi", ".json", ".SRT2"])
def test_an_ending_of_no_format_is_refused_and_nothing_is_written(
    window: MainWindow,
    page: Page,
    sample: Path,
    name_file: Callable[[Path | None], list[str]],
    action: Action,
    ending: str,
) -> None:
    goal = sample.with_suffix(ending)
    name_file(goal)
    window.menus.of_action[action].trigger()
    assert not page.is_held
    assert not goal.exists()
    assert page.banner.isVisible()
    assert f"harbour{ending} was not written" in page.banner.text
    assert ".srt" in page.banner.text
    assert (".vtt" in page.banner.text) is (action is Action.EXPORT)


def test_house_marks_are_written_under_the_ending_of_a_format_only(
    window: MainWindow,
    page: Page,
    sample: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    name_file(sample.with_suffix(".txt"))
    window.commands.export_house()
    assert "“Export with the marks of the style” writes only" in page.banner.text
    assert not sample.with_suffix(".txt").exists()


def test_a_file_with_an_ending_of_its_own_is_saved_under_it(
    qtbot: QtBot,
    window: MainWindow,
    sample: Path,
    open_page: OpenPage,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    path = sample.with_name("captions.TXT")
    path.write_bytes(sample.read_bytes())
    open_page(window, path)
    name_file(path.with_name("copy.txt"))
    do(qtbot, window, Action.SAVE_AS)
    assert len(read_captions(path.with_name("copy.txt")).cues) == 3


@pytest.mark.parametrize("action", [Action.SAVE, Action.SAVE_AS])
def test_what_came_from_a_recogniser_is_saved_by_exporting_it(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
    action: Action,
) -> None:
    path = tmp_path / "talk.json"
    path.write_bytes(WHISPER)
    open_page(window, path)
    proposed = name_file(tmp_path / "talk.vtt")
    do(qtbot, window, action)
    assert proposed == [str(tmp_path / "talk.vtt")]
    assert read_captions(tmp_path / "talk.vtt").cues
    assert path.read_bytes() == WHISPER


def test_closing_what_came_from_a_recogniser_with_save_exports_and_closes_it(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "talk.json"
    path.write_bytes(WHISPER)
    page = open_page(window, path)
    QTest.keyClicks(page.pane.slot_view, "!")
    name_file(tmp_path / "talk.vtt")
    monkeypatch.setattr(page_tabs, "ask_about_unsaved", lambda *_: Unsaved.SAVE)
    window.menus.of_action[Action.CLOSE].trigger()
    qtbot.waitUntil(lambda: window.pages.count() == 0, timeout=5000)
    assert b"!" in (tmp_path / "talk.vtt").read_bytes()
    assert open_sessions(window.services.sessions_folder) == []


def test_an_export_saves_what_came_from_a_recogniser(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    path = tmp_path / "talk.json"
    path.write_bytes(WHISPER)
    page = open_page(window, path)
    QTest.keyClicks(page.pane.slot_view, "!")
    assert page.is_modified
    name_file(tmp_path / "talk.vtt")
    do(qtbot, window, Action.EXPORT)
    assert not page.is_modified
    assert window.pages.tabText(0) == "talk.json"
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Backspace)
    assert page.is_modified


def test_an_export_of_captions_leaves_them_unsaved(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    press("!")
    name_file(tmp_path / "harbour.vtt")
    do(qtbot, window, Action.EXPORT)
    assert page.is_modified


@pytest.mark.parametrize("action", [Action.SAVE_AS, Action.EXPORT])
def test_a_file_that_is_open_in_another_tab_is_not_written_over(
    window: MainWindow,
    open_page: OpenPage,
    sample: Path,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
    action: Action,
) -> None:
    other = tmp_path / ("other.srt" if action is Action.SAVE_AS else "other.vtt")
    before = (
        sample.read_bytes()
        if action is Action.SAVE_AS
        else b"WEBVTT\n\n00:01.000 --> 00:02.000\nso\n"
    )
    other.write_bytes(before)
    open_page(window, other)
    page = open_page(window, sample)
    QTest.keyClicks(page.pane.slot_view, "!")
    name_file(tmp_path / ".." / tmp_path.name / other.name)
    window.menus.of_action[action].trigger()
    assert page.banner.text == (
        f"{other.name} is open in another tab. Close it there first, or choose another name."
    )
    assert not page.is_held
    assert page.path == sample
    assert page.is_modified
    assert other.read_bytes() == before


def test_exporting_with_house_marks_writes_them_as_the_profile_does(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    path, goal = tmp_path / "talk.srt", tmp_path / "house.srt"
    text = "1\n00:00:01,000 --> 00:00:04,000\n我们今天到家了，然后吃饭。\n"
    path.write_text(text, encoding="utf-8")
    MARKS.keep(window.services.settings, MarksMode.SUGGEST)
    page = open_page(window, path)
    window.commands.use_profile("none")
    assert not window.menus.export_house.isEnabled()
    window.commands.use_profile("netflix")
    proposed = name_file(goal)
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.export_house.trigger()
    assert proposed == [str(tmp_path / "talk.netflix.srt")]
    assert goal.read_text(encoding="utf-8") == text.replace("，", "\u3000").replace("。", "")
    assert path.read_text(encoding="utf-8") == text
    assert page.path == path


def test_house_marks_are_offered_where_the_profile_has_them(
    window: MainWindow, page: Page
) -> None:
    assert page.language_codes() == ["en"]
    assert not window.menus.export_house.isEnabled()


def test_a_save_that_the_journal_misses_is_told(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    reviewer: Reviewer,
    press: Press,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object, **__: object) -> None:
        raise SessionError("the journal cannot be written (No space left on device).")

    press("!")
    monkeypatch.setattr(reviewer.session, "saved", full)
    do(qtbot, window, Action.SAVE)
    assert "No space left" in page.banner.text
    assert not page.is_modified


def test_the_ending_chosen_for_an_export_is_its_format_and_losses_are_told(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "talk.srt"
    path.write_text("1\n00:00:01,000 --> 00:00:04,000\nreally <i>left</i>\n")
    open_page(window, path)
    offered: list[str] = []

    def choose(_: object, __: str, ___: str, kinds: str) -> tuple[str, str]:
        offered.extend(kinds.split(";;"))
        return str(path.with_suffix(".sbv")), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    with qtbot.waitSignal(window.files.told, timeout=5000) as told:
        window.menus.of_action[Action.EXPORT].trigger()
    assert offered[:3] == ["WebVTT (*.vtt *.webvtt)", "SBV (*.sbv)", "ASS (*.ass *.ssa)"]
    assert {"LRC (*.lrc)", "plain text (*.txt)", "Word document (*.docx)"} < set(offered)
    assert path.with_suffix(".sbv").read_text().startswith("0:00:01.000,0:00:04.000\n")
    assert told.args is not None
    saved, *_, lost = told.args[0].split("; ")
    assert (saved, lost) == ("Saved talk.sbv", "1 cue: italics left out, which SBV cannot store")


def test_a_format_that_is_only_read_is_proposed_for_its_export(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    name_file: Callable[[Path | None], list[str]],
) -> None:
    path = tmp_path / "talk.lrc"
    path.write_text("[00:01.00]really left\n[00:03.00]\n")
    open_page(window, path)
    proposed = name_file(tmp_path / "other.lrc")
    do(qtbot, window, Action.EXPORT)
    assert proposed == [str(path)]
    assert (tmp_path / "other.lrc").read_text().startswith("[00:01.00]Really left")


def test_what_is_noticed_on_reading_is_told(
    window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "talk.sub"
    path.write_text("{25}{75}really left\n")
    page = open_page(window, path)
    assert "no line gives the frames a second" in page.banner.text


@pytest.mark.parametrize(
    "file",
    [
        ("talk.sbv", "0:00:01.000,0:00:03.000\nreally the boat left\n"),
        (
            "talk.ass",
            "[Events]\nDialogue: 0,0:00:01.00,0:00:03.00,Default,,0,0,0,,really\\Nleft\n",
        ),
        ("talk.ttml", '<tt><p begin="1s" end="3s">really<br/>left</p></tt>\n'),
        ("talk.sub", "{1}{1}25\n{25}{75}really|left\n"),
    ],
    ids=["sbv", "ass", "ttml", "microdvd"],
)
def test_every_format_is_opened_and_saved(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    file: tuple[str, str],
) -> None:
    name, text = file
    (tmp_path / name).write_text(text)
    page = open_page(window, tmp_path / name)
    assert page.document is not None
    assert page.document.format.endings[0] == page.path.suffix
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.of_action[Action.SAVE].trigger()
    written = (tmp_path / name).read_text()
    assert written != text
    assert list(filter(str.isalnum, written.lower())) == list(filter(str.isalnum, text.lower()))
