# SPDX-License-Identifier: Apache-2.0
"""Speakers renamed from the menu: proposed, written, undone, and refused where they cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from interpunct_app.cues.columns import Column
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.speakers.dialog import SpeakerDialog
from interpunct_app.window.main_window import MainWindow

OpenPage = Callable[[MainWindow, Path], Page]
WhenAsked = Callable[[Callable[[SpeakerDialog], object]], None]

Ok = QDialogButtonBox.StandardButton.Ok
TALK = """\
WEBVTT

00:01.000 --> 00:02.000
<v Ann>well it rained

00:02.000 --> 00:03.000
<v Ben>did it

00:03.000 --> 00:04.000
<v Ann>all night
"""


@pytest.fixture
def page(window: MainWindow, open_page: OpenPage, tmp_path: Path) -> Page:
    """A file with two speakers, the first cue chosen."""
    path = tmp_path / "talk.vtt"
    path.write_bytes(TALK.encode())
    page = open_page(window, path)
    page.table.go_to(0)
    return page


@pytest.fixture
def rename(window: MainWindow, when_asked: WhenAsked) -> Callable[..., None]:
    """Asks for the dialog, and answers it."""

    def asked(act: Callable[[SpeakerDialog], object]) -> None:
        when_asked(act)
        window.menus.of_action[Action.RENAME_SPEAKER].trigger()

    return asked


def typed(dialog: SpeakerDialog, name: str) -> None:
    dialog.new.selectAll()
    QTest.keyClicks(dialog.new, name)
    QTest.mouseClick(dialog.buttons.button(Ok), Qt.MouseButton.LeftButton)


def written(page: Page) -> str:
    assert page.reviewer is not None
    return page.reviewer.work.document.to_bytes().decode()


def test_the_speaker_of_the_cue_is_proposed_and_renamed_in_one_step(
    window: MainWindow, page: Page, rename: Callable[..., None]
) -> None:
    def answer(dialog: SpeakerDialog) -> None:
        offered = [dialog.old.itemText(row) for row in range(dialog.old.count())]
        assert offered == ["Ann   (2 cues)", "Ben   (1 cues)"]
        assert dialog.old.currentData() == "Ann"
        assert not dialog.buttons.button(Ok).isEnabled()
        typed(dialog, "Zoe & Co")

    rename(answer)
    assert written(page) == TALK.replace("Ann", "Zoe &amp; Co")
    assert page.table.current_cue() == 0
    assert not page.is_held
    window.menus.of_action[Action.UNDO].trigger()
    assert written(page) == TALK


def test_speakers_have_a_column_where_there_are_any(
    window: MainWindow, page: Page, open_page: OpenPage, sample: Path
) -> None:
    shown = [page.model.index(row, Column.SPEAKER).data() for row in range(3)]
    assert shown == ["Ann", "Ben", "Ann"]
    assert not page.table.isColumnHidden(Column.SPEAKER)
    assert open_page(window, sample).table.isColumnHidden(Column.SPEAKER)


def test_from_here_on(page: Page, rename: Callable[..., None]) -> None:
    def answer(dialog: SpeakerDialog) -> None:
        dialog.from_here.click()
        dialog.old.setCurrentIndex(0)
        typed(dialog, "Zoe")

    page.table.go_to(1)
    rename(answer)
    assert written(page) == TALK.replace("<v Ann>all", "<v Zoe>all")


def test_a_name_that_cannot_be_is_told_and_the_dialog_stays(
    window: MainWindow,
    open_page: OpenPage,
    write_srt: Callable[[str, list[str]], Path],
    rename: Callable[..., None],
) -> None:
    page = open_page(window, write_srt("labels.srt", ["ANN: well", "BEN: no"]))
    page.table.go_to(1)

    def answer(dialog: SpeakerDialog) -> None:
        typed(dialog, "Zoe")
        assert "in capitals" in dialog.told.text()
        assert dialog.isVisible()
        typed(dialog, "ZOE")

    rename(answer)
    assert "\nZOE: no\n" in written(page)


def test_where_nobody_is_named_there_is_nothing_to_rename(
    window: MainWindow, open_page: OpenPage, sample: Path, rename: Callable[..., None]
) -> None:
    open_page(window, sample).table.go_to(0)

    def answer(dialog: SpeakerDialog) -> None:
        assert dialog.told.text().startswith("The file names no speaker")
        assert not dialog.buttons.button(Ok).isEnabled()
        dialog.reject()

    rename(answer)
