# SPDX-License-Identifier: Apache-2.0
"""The whole way from a film to captions, by what a user drops, clicks and strikes."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import time
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from tests.app.window.drops import drop
from tests.tiny_whisper import SENTENCE

from interpunct_app.cutting.preview import CutPreview
from interpunct_app.files.samples import FIRST_SAMPLE, placed_sample
from interpunct_app.hearing.dialog import HearingDialog
from interpunct_app.pages.page import Page
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    Strike = Callable[..., None]
    WhenAsked = Callable[[Callable[..., object]], None]
    Timed = tuple[int, int, str]

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
MOST_REPAIRS = 12
_TTML = "{http://www.w3.org/ns/ttml}"


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """The film of the samples, under a name that no captions have."""
    pytest.importorskip("av", reason="films are read by PyAV")
    sample = placed_sample(FIRST_SAMPLE, tmp_path / "samples")
    (shipped,) = sample.parent.glob("*.webm")
    return shipped.rename(tmp_path / "interview.webm")


def test_a_dropped_film_becomes_captions_without_findings_in_two_formats(
    qtbot: QtBot,
    window: MainWindow,
    film: Path,
    whisper: Path,
    strike: Strike,
    when_asked: WhenAsked,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drop(window, film)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(whisper))
    page = recognise(qtbot, window)
    assert words(page) == re.findall(r"\w+", SENTENCE) * 4
    review(page, strike)
    find_shots(qtbot, window, page, strike)
    when_asked(lambda preview: apply_cut(qtbot, preview, strike))
    strike(Key.Key_K, CTRL)
    bring_to_no_finding(qtbot, window, page, strike)
    written = []
    for name in ("talk.srt", "talk.ttml"):
        goal = str(film.with_name(name))
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, goal=goal: (goal, ""))
        with qtbot.waitSignal(window.files.told, timeout=30_000):
            strike(Key.Key_E, CTRL | SHIFT)
        qtbot.waitUntil(lambda: not page.is_held, timeout=30_000)  # it takes keys again
        written.append(Path(goal))
    assert read_srt(written[0]) == read_ttml(written[1]) == shown(page)
    assert words(page) == re.findall(r"\w+", SENTENCE) * 4


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def recognise(qtbot: QtBot, window: MainWindow) -> Page:
    """Recognise the speech by the model of the chosen folder; the page with all predictions."""
    dialog = window.findChild(HearingDialog)
    assert dialog is not None
    click(dialog.form.choose_model)
    QTest.keyClick(dialog.form.device, Key.Key_Down)
    assert dialog.form.device.currentData() == "cpu"
    QTest.keyClick(dialog.form.only_speech, Key.Key_Space)
    click(dialog.start_button)
    qtbot.waitUntil(lambda: bool(window.pages.all()), timeout=60_000)
    (page,) = window.pages.all()
    qtbot.waitUntil(
        lambda: page.reviewer is not None and page.reviewer.work.is_predicted, timeout=30_000
    )
    return page


def review(page: Page, strike: Strike) -> None:
    """A mark at the first question, no mark at the second, all else as it is shown."""
    assert page.reviewer is not None
    page.pane.slot_view.setFocus()
    first = page.reviewer.slot
    assert first is not None
    strike(Key.Key_Period)
    strike(Key.Key_X)
    for _ in range(page.reviewer.counters().left):
        strike(Key.Key_Space)
    assert page.reviewer.counters().left == 0
    assert page.reviewer.work.mark(first) == "."


def find_shots(qtbot: QtBot, window: MainWindow, page: Page, strike: Strike) -> None:
    """Find the shot changes of the film, one for each turn of the talk."""
    media = window.panel(MediaControl)._media
    strike(Key.Key_F, CTRL | ALT)
    qtbot.waitUntil(lambda: media.of(page).shots is not None, timeout=60_000)
    qtbot.waitUntil(lambda: media.of(page).searched is None, timeout=60_000)
    assert len(media.of(page).shots.times_ms) == 15  # type: ignore[union-attr]


def apply_cut(qtbot: QtBot, preview: CutPreview, strike: Strike) -> None:
    """Apply the cut once it is planned, by the default button."""
    qtbot.waitUntil(lambda: preview._plan is not None, timeout=30_000)
    strike(Key.Key_Return)


def bring_to_no_finding(qtbot: QtBot, window: MainWindow, page: Page, strike: Strike) -> None:
    """Repair all findings of a kind by the panel's button, until none of any kind is left."""
    dock = window.panel(QualityCheck).dock
    strike(Key.Key_E, CTRL)
    qtbot.waitUntil(lambda: dock.list.count() > 0, timeout=30_000)
    for _ in range(MOST_REPAIRS):
        if not dock._findings:
            break
        QTest.keyClick(dock.list, Key.Key_Home)
        found = dock._findings
        click(dock._mend_all)
        qtbot.waitUntil(lambda: dock._findings != found, timeout=30_000)  # noqa: B023
    assert dock._summary.text() == "Nothing found"


def words(page: Page) -> list[str]:
    """The words in lower case, without marks."""
    return re.findall(r"\w+", " ".join(text for *_, text in shown(page)).lower())


def shown(page: Page) -> list[Timed]:
    """Start, end and text of each row."""
    assert page.reviewer is not None
    work = page.reviewer.work
    return [
        (cue.start_ms, cue.end_ms, work.cue_text(number).text)
        for number, cue in enumerate(work.document.cues)
    ]


def read_srt(path: Path) -> list[Timed]:
    """The captions as pysrt reads them."""
    pysrt = pytest.importorskip("pysrt")
    return [(it.start.ordinal, it.end.ordinal, it.text) for it in pysrt.open(str(path))]


def read_ttml(path: Path) -> list[Timed]:
    """The paragraphs as an XML parser reads them."""
    paragraphs = ElementTree.parse(path).getroot().iter(f"{_TTML}p")
    return [(_ms(it.get("begin")), _ms(it.get("end")), _text(it)) for it in paragraphs]


def _ms(clock: str | None) -> int:
    at = time.fromisoformat(clock or "")
    return ((at.hour * 60 + at.minute) * 60 + at.second) * 1000 + at.microsecond // 1000


def _text(paragraph: ElementTree.Element) -> str:
    for line_break in paragraph.iter(f"{_TTML}br"):
        line_break.text = "\n"
    return "".join(paragraph.itertext())
