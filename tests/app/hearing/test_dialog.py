# SPDX-License-Identifier: Apache-2.0
"""The dialog that recognises speech, with a tiny model, up to the opened captions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from tests.engine.media.sounds import tones, write_wav
from tests.tiny_whisper import SENTENCE

from interpunct.hearing import models
from interpunct_app.hearing.dialog import HearingDialog
from interpunct_app.hearing.form import MODEL
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def _no_models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No model of the user is on this machine."""
    monkeypatch.setattr(models, "recognisers_folder", lambda: tmp_path / "recognisers")


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """A sound of two windows."""
    pytest.importorskip("av", reason="sound is read by PyAV")
    pytest.importorskip("faster_whisper", reason="its absence is told before all else")
    return write_wav(tmp_path / "talk.wav", tones([(1, 39)], 40))


@pytest.fixture
def dialog(window: MainWindow, whisper: Path, film: Path) -> HearingDialog:
    """The dialog with the tiny model and the sound."""
    dialog = window.show_hearing(film)
    dialog.form.fill_models(str(whisper))
    dialog.form.device.setCurrentIndex(dialog.form.device.findData("cpu"))
    dialog.form.only_speech.setChecked(False)
    return dialog


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def ended(dialog: HearingDialog) -> Callable[[], bool]:
    return lambda: not dialog.is_running


def test_recognised_captions_open_with_their_words(
    qtbot: QtBot, window: MainWindow, dialog: HearingDialog, film: Path
) -> None:
    click(dialog.start_button)
    assert dialog.is_running
    qtbot.waitUntil(ended(dialog), timeout=30_000)
    page = window.pages.current()
    assert page is not None
    assert page.path == film.with_suffix(".json")
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    assert page.document is not None
    assert [cue.payload for cue in page.document.cues] == [SENTENCE] * 2
    assert not dialog.isVisible()


def test_a_file_of_that_name_stays(
    qtbot: QtBot, window: MainWindow, dialog: HearingDialog, film: Path
) -> None:
    film.with_suffix(".json").write_text("mine")
    dialog.form.changed.emit()
    assert dialog.notice.text() == "The captions go to talk 2.json."
    click(dialog.start_button)
    qtbot.waitUntil(ended(dialog), timeout=30_000)
    page = window.pages.current()
    assert page is not None
    assert page.path.name == "talk 2.json"
    assert film.with_suffix(".json").read_text() == "mine"


def test_a_stopped_run_is_offered_where_it_was(
    qtbot: QtBot, dialog: HearingDialog, film: Path
) -> None:
    def stop_at_words() -> bool:
        if SENTENCE in dialog.notice.text():
            dialog.stop()
        return not dialog.is_running

    click(dialog.start_button)
    qtbot.waitUntil(stop_at_words, timeout=30_000)
    assert not film.with_suffix(".json").exists()
    assert dialog.notice.text().startswith("An earlier run has heard 0:00:2")
    assert dialog.start_button.isEnabled()
    click(dialog.start_button)
    qtbot.waitUntil(ended(dialog), timeout=30_000)
    assert film.with_suffix(".json").exists()


def test_a_failure_is_told_and_another_start_is_possible(
    qtbot: QtBot, dialog: HearingDialog
) -> None:
    dialog.form.only_speech.setChecked(True)
    click(dialog.start_button)
    qtbot.waitUntil(ended(dialog), timeout=30_000)
    assert "no speech was heard in it" in dialog.notice.text()
    assert dialog.isVisible()
    assert dialog.start_button.isEnabled()


@pytest.mark.usefixtures("film")
def test_without_a_sound_nothing_starts(window: MainWindow) -> None:
    dialog = window.show_hearing()
    assert not dialog.start_button.isEnabled()
    assert dialog.notice.text() == "Choose a film or a sound."


def test_a_model_that_is_not_here_is_downloaded_only_at_a_named_button(
    window: MainWindow, film: Path
) -> None:
    dialog = window.show_hearing(film)
    assert dialog.form.model.currentData() == "small"
    assert dialog.start_button.text() == "&Download and start"
    assert "huggingface.co/Systran/faster-whisper-small, licence MIT" in dialog.notice.text()


def test_the_dialog_stores_no_model_before_one_is_chosen(window: MainWindow) -> None:
    form = window.show_hearing().form
    assert window.services.settings.text(MODEL.key, "none") == "none"
    form.model.setCurrentIndex(form.model.findData("turbo"))
    assert MODEL.of(window.services.settings) == "turbo"


def test_a_chosen_folder_is_the_model_the_next_time(
    make_window: Callable[[], MainWindow], whisper: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(whisper))
    click(make_window().show_hearing().form.choose_model)
    assert make_window().show_hearing().form.model.currentData() == str(whisper)


def test_the_last_model_is_chosen_again(make_window: Callable[[], MainWindow], film: Path) -> None:
    form = make_window().show_hearing(film).form
    form.model.setCurrentIndex(form.model.findData("turbo"))
    assert make_window().show_hearing(film).form.model.currentData() == "turbo"


def test_the_sound_is_chosen_in_a_dialog(
    window: MainWindow, film: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(film), ""))
    dialog = window.show_hearing()
    click(dialog.form.choose_sound)
    assert dialog.form.sound.text() == str(film)


def test_the_menu_shows_the_dialog_that_is_open(window: MainWindow) -> None:
    window.menus.speech.trigger()
    dialog = window.findChild(HearingDialog)
    assert dialog is not None
    dialog.close()
    window.menus.speech.trigger()
    assert window.findChildren(HearingDialog) == [dialog]
    assert dialog.isVisible()
