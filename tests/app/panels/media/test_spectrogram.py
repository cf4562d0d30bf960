# SPDX-License-Identifier: Apache-2.0
"""The spectrogram in place of the waveform: switched by the menu, kept, in the theme's colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from interpunct.media.spectrogram import BANDS, PER_SECOND, Spectrogram
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.panels.media.waveform import Waveform
from interpunct_app.settings.options import SPECTROGRAM
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

WIDTH, HEIGHT = 400, 200


def click_entry(qtbot: QtBot, window: MainWindow) -> None:
    """Click the entry of the menu with the mouse."""
    entry = window.menus.of_action[Action.SPECTROGRAM]
    (menu,) = (one for one in entry.associatedObjects() if isinstance(one, QMenu))
    QTest.mouseMove(window, window.rect().bottomRight())  # a menu below the pointer only closes
    menu.popup(window.mapToGlobal(window.rect().topLeft()))
    qtbot.waitExposed(menu)
    place = menu.actionGeometry(entry).center()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)


def waveform_of(window: MainWindow) -> Waveform:
    return window.panel(MediaControl).dock.waveform


def test_a_click_in_the_menu_shows_it_until_the_next_click_and_is_kept(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    waveform, settings = waveform_of(window), page.services.settings
    assert waveform.spectrogram is None
    click_entry(qtbot, window)
    assert SPECTROGRAM.of(settings)
    shown = waveform.spectrogram
    assert shown is not None
    qtbot.waitUntil(lambda: len(shown) >= 9.9 * PER_SECOND, timeout=15_000)
    loudest = shown.columns(round(4 * PER_SECOND), 1, PER_SECOND)[0].argmax()
    assert loudest in (2, 3)  # bands of 125 Hz; the tone of the sound has 440
    click_entry(qtbot, window)
    assert not SPECTROGRAM.of(settings)
    assert waveform.spectrogram is None


def test_the_next_file_with_this_sound_has_it_from_the_cache(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    click_entry(qtbot, window)
    first = waveform_of(window).spectrogram
    assert first is not None
    folder = page.services.cache_folder
    assert folder is not None
    qtbot.waitUntil(lambda: any((folder / "spectra").glob("*.npy")), timeout=15_000)
    qtbot.waitUntil(lambda: len(first) >= 9.9 * PER_SECOND, timeout=15_000)  # the last may be late
    sound = page.path.with_suffix(".wav")
    window.panel(MediaControl).open_media(page, sound)
    qtbot.waitUntil(lambda: waveform_of(window).spectrogram is not first, timeout=15_000)
    again = waveform_of(window).spectrogram
    assert again is not None
    qtbot.waitUntil(lambda: len(again) >= len(first), timeout=15_000)
    assert (again.columns(0, 600, 62.5) == first.columns(0, 600, 62.5)).all()


@pytest.mark.parametrize(
    ("text", "base"), [("black", "white"), ("#dddddd", "#202020"), ("#ffff00", "#000000")]
)
def test_a_tone_stands_at_its_height_in_the_colour_of_texts(
    qtbot: QtBot, text: str, base: str
) -> None:
    rows = np.zeros((round(10 * PER_SECOND), BANDS), np.uint8)
    rows[:, 7] = 255  # 1 kHz of 8
    rows[:, 40] = 60
    spectrogram = Spectrogram()
    spectrogram.append(rows)
    waveform = Waveform()
    qtbot.addWidget(waveform)
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(text))
    palette.setColor(QPalette.ColorRole.Base, QColor(base))
    waveform.setPalette(palette)
    waveform.resize(WIDTH, HEIGHT)
    waveform.show_spectrogram(spectrogram)
    image: QImage = waveform.grab().toImage()
    column = [image.pixelColor(WIDTH // 2, y) for y in range(30, HEIGHT - 30)]
    row = 4 + waveform.fontMetrics().height()
    tone = round(HEIGHT - row - (HEIGHT - 2 * row) / 8 + (HEIGHT - 2 * row) / BANDS / 2)
    assert image.pixelColor(WIDTH // 2, tone) == QColor(text)
    assert column.count(QColor(text)) <= 2 * HEIGHT / BANDS
    faint = {colour.rgb() for colour in column} - {QColor(text).rgb(), QColor(base).rgb()}
    assert len(faint) == 1
