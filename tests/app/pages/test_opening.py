# SPDX-License-Identifier: Apache-2.0
"""Opening changes nothing of a file that has its marks, and says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from interpunct.bundles.weak_languages import WeakLanguages
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.found_sessions import open_sessions
from interpunct.review.queue import Order
from interpunct.review.restructuring import EditPayload
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work
from interpunct_app.cues.columns import Column
from interpunct_app.pages.page import Page
from interpunct_app.prediction.background_prediction import LoadedModel, LoadModel
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

OpenPage = Callable[[MainWindow, Path], Page]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def finished(write_srt: Callable[[str, list[str]], Path]) -> Path:
    """A file that has its marks."""
    return write_srt("done.srt", ["The boat, they said, left. Nobody waved."] * 20)


def state_of(page: Page) -> Work:
    assert page.reviewer is not None
    return page.reviewer.work


def number(page: Page, cue: int) -> str:
    index = page.model.index(cue, Column.NUMBER)
    return f"{page.model.data(index)} {page.model.data(index, Qt.ItemDataRole.ToolTipRole)}"


def test_a_file_in_capitals_can_be_left_so(
    window: MainWindow, open_page: OpenPage, write_srt: Callable[[str, list[str]], Path]
) -> None:
    shouted = write_srt("608.srt", [">> THE BOAT LEFT AND NOBODY WAVED", "[MUSIC]"] * 6)
    page = open_page(window, shouted)
    assert "in capitals" in page.banner.text
    assert state_of(page).cue_text(0).text.startswith(">> The boat left")
    QTest.mouseClick(page.banner._button, LEFT)
    assert page.banner.isHidden()
    assert state_of(page).cue_text(0).text.upper() == state_of(page).cue_text(0).text
    assert page.reviewer is not None
    page.reviewer.undo()
    assert state_of(page).cue_text(0).text.startswith(">> The boat left")


def test_a_file_that_has_its_marks_stays_as_it_is(
    window: MainWindow, finished: Path, open_page: OpenPage
) -> None:
    page = open_page(window, finished)
    assert state_of(page).to_bytes() == finished.read_bytes()
    assert "already has its marks" in page.banner.text
    assert {number(page, cue) for cue in range(20)} == {f"{cue + 1} None" for cue in range(20)}
    (session,) = open_sessions_of(page)
    assert session == MarksMode.SUGGEST


def open_sessions_of(page: Page) -> list[object]:
    """The marks modes with which the sessions of a page begin, as a recovery would read them."""
    assert page.reviewer is not None
    page.reviewer.decide(0, None)  # a session without a step is none to recover
    page.reviewer.session.abandon()
    return [found.options["marks"] for found in open_sessions(page.services.sessions_folder)]


def test_one_button_fills_in_what_is_missing(
    qtbot: QtBot, window: MainWindow, finished: Path, open_page: OpenPage
) -> None:
    page = open_page(window, finished)
    QTest.mouseClick(page.banner._button, LEFT)
    qtbot.waitUntil(lambda: state_of(page).to_bytes() != finished.read_bytes(), timeout=5000)
    changed = [cue for cue in range(20) if number(page, cue).startswith("* ")]
    shown = [state_of(page).cue_text(cue).text for cue in changed]
    assert changed
    assert all(text != "The boat, they said, left. Nobody waved." for text in shown)
    assert "differs from the opened file" in number(page, changed[0])
    assert page.reviewer is not None
    page.reviewer.undo()
    assert state_of(page).to_bytes() == finished.read_bytes()


def test_stretches_that_have_their_marks_stay_as_they_are_and_the_banner_says_so(
    window: MainWindow, open_page: OpenPage, write_srt: Callable[[str, list[str]], Path]
) -> None:
    whole = "The boat, they said, left. Nobody waved."
    bare = "the boat they said left nobody waved"
    page = open_page(window, write_srt("half.srt", ([whole] * 12 + [bare] * 12) * 2))
    work = state_of(page)
    assert f"marks: {work.finished_words} of 336 words" in page.banner.text
    assert [work.cue_text(cue).text for cue in range(1, 11)] == [whole] * 10


def test_a_file_without_marks_is_filled_in_at_once(page: Page) -> None:
    assert state_of(page).marks_mode is MarksMode.COMPLETE
    assert not page.banner.isVisible()
    assert number(page, 0).startswith("* 1 ")


@pytest.mark.parametrize("languages", [frozenset({"en"}), frozenset({"vi"})])
def test_where_typing_takes_fewer_keys_a_banner_says_so(
    make_window: Callable[..., MainWindow],
    sample: Path,
    open_page: OpenPage,
    load_fake: LoadModel,
    languages: frozenset[str],
) -> None:
    def load(folder: Path | None) -> LoadedModel:
        return replace(load_fake(folder), weak=WeakLanguages(tuple(languages)))

    page = open_page(make_window(load), sample)
    assert ("In English this model errs so often" in page.banner.text) is ("en" in languages)
    assert page.banner.isVisible() is ("en" in languages)


@pytest.mark.parametrize("languages", [frozenset({"cs"}), frozenset({"en", "cs"}), frozenset()])
def test_a_model_that_has_not_learned_the_language_is_told(
    make_window: Callable[..., MainWindow],
    sample: Path,
    open_page: OpenPage,
    load_fake: LoadModel,
    languages: frozenset[str],
) -> None:
    def load(folder: Path | None) -> LoadedModel:
        return replace(load_fake(folder), languages=languages)

    page = open_page(make_window(load), sample)
    is_told = page.banner.isVisible() and "has not learned English" in page.banner.text
    assert is_told is (languages == {"cs"})


def test_a_model_that_proposes_nothing_in_the_language_is_told(
    make_window: Callable[..., MainWindow], sample: Path, open_page: OpenPage, load_fake: LoadModel
) -> None:
    def load(folder: Path | None) -> LoadedModel:
        return replace(load_fake(folder), weak=WeakLanguages(unlearned=("en",)))

    page = open_page(make_window(load), sample)
    assert "has not learned English, so nothing is proposed." in page.banner.text


def test_text_in_a_language_that_the_model_has_not_learned_is_left_as_it_is(
    make_window: Callable[..., MainWindow], tmp_path: Path, open_page: OpenPage
) -> None:
    path = tmp_path / "arabic.srt"
    path.write_text("1\n00:00:01,000 --> 00:00:04,000\nذهبت إلى السوق اليوم ثم عدت إلى البيت\n")
    page = open_page(make_window(), path)
    assert "Arabic (ar), which this model has not learned" in page.banner.text
    assert "choose its language" not in page.banner.text


@pytest.mark.parametrize("weak", [WeakLanguages(), WeakLanguages(unlearned=("en",))])
def test_a_language_whose_package_is_missing_is_told_with_the_command(
    make_window: Callable[..., MainWindow],
    sample: Path,
    open_page: OpenPage,
    load_fake: LoadModel,
    monkeypatch: pytest.MonkeyPatch,
    weak: WeakLanguages,
) -> None:
    def load(folder: Path | None) -> LoadedModel:
        return replace(load_fake(folder), languages=frozenset({"de"}), absent=frozenset({"en"}))

    monkeypatch.setattr("interpunct_app.pages.tabs.weak_languages_of", lambda _folder: weak)
    page = open_page(make_window(load), sample)
    assert page.banner.isVisible()
    assert "The model of English is not installed" in page.banner.text
    assert "interpunct models add en" in page.banner.text


def test_no_language_is_told_of_where_the_last_words_go_before_the_prediction(
    make_window: Callable[..., MainWindow],
    write_srt: Callable[[str, list[str]], Path],
    open_page: OpenPage,
    load_fake: LoadModel,
) -> None:
    def load(folder: Path | None) -> LoadedModel:
        return replace(load_fake(folder), languages=frozenset({"en"}))

    page = open_page(make_window(load), write_srt("short.srt", ["the boat left"]))
    page.do(lambda work: EditPayload.plan(work, 0, ""))
    page._prediction_finished()  # of what was asked before the edit
    assert "has not learned" not in page.banner.text


def test_what_a_model_is_worth_is_told_beside_an_offer_which_stays(
    make_window: Callable[..., MainWindow],
    tmp_path: Path,
    open_page: OpenPage,
    load_fake: LoadModel,
) -> None:
    def load(folder: Path | None) -> LoadedModel:
        return replace(load_fake(folder), weak=WeakLanguages(("en",)))

    path = tmp_path / "shouted.srt"
    lines = ("SO THE HARBOUR WAS QUIET WHEN WE", "CAME DOWN TO THE WATER AND NOBODY")
    cues = (f"{n}\n00:00:0{n},000 --> 00:00:0{n},900\n{lines[n % 2]}\n" for n in range(1, 9))
    path.write_text("\n".join(cues))
    page = open_page(make_window(load), path)
    assert "whole file is in capitals" in page.banner.text
    assert "In English this model errs so often" in page.banner.text
    assert page.reviewer is not None
    QTest.mouseClick(page.banner._button, Qt.MouseButton.LeftButton)
    assert page.reviewer.work.casing_mode is CasingMode.KEEP
    assert page.banner.isHidden()


GEORGIAN = ("იქ ჩემი ძველი მეგობარი შემხვდა", "და დიდხანს ვისაუბრეთ")
HEBREW = ("הבוקר קמתי מוקדם", "והלכתי לשוק לקנות פירות")


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (GEORGIAN, "words are in Georgian (ka), which Interpunct does not know"),
        (HEBREW, "words are in Hebrew (he), where typing the marks takes fewer keys"),
    ],
)
def test_languages_that_are_left_alone_are_told_until_they_are_named(
    window: MainWindow,
    tmp_path: Path,
    open_page: OpenPage,
    monkeypatch: pytest.MonkeyPatch,
    lines: tuple[str, ...],
    told: str,
) -> None:
    path = tmp_path / "talk.srt"
    cues = (f"{n}\n00:00:0{n},000 --> 00:00:0{n},900\n{line}\n" for n, line in enumerate(lines, 1))
    path.write_text("\n".join(cues))
    page = open_page(window, path)
    assert told in page.banner.text
    assert "errs so often" not in page.banner.text
    assert state_of(page).to_bytes() == path.read_bytes()
    named = replace(page.opener.options, languages=("he",))
    window.pages.reopen(page, named)
    again = open_page(window, path)
    assert not again.banner.isVisible()
    assert not state_of(again).table.left_alone.any()


def test_the_queue_asks_nothing_about_a_language_that_is_not_known(
    window: MainWindow, open_page: OpenPage, write_srt: Callable[[str, list[str]], Path]
) -> None:
    page = open_page(window, write_srt("talk.srt", [*GEORGIAN, "so the boat left", *GEORGIAN] * 3))
    assert page.reviewer is not None
    page.reviewer.set_policy(Policy(percent=100), Order.FILE)
    work, asked = state_of(page), page.reviewer.queue.entries()
    assert {work.transcript.words[entry.slot].cue for entry in asked} == {2, 7, 12}
    page.reviewer.decide(0, "?")
    assert work.mark(0) == "?"
