# SPDX-License-Identifier: Apache-2.0
"""The editor on 20,000 cues, without a display: first rows, keys, how long it blocks."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QSettings, Qt, QTimer
from PySide6.QtTest import QTest

from benchmarks.text import captions
from interpunct_app.main import application_of
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.settings.settings import Settings
from interpunct_app.window.main_window import MainWindow

CUES = 20_000
PREDICTING_SECONDS = 15.0
DECISIONS = 200


def measurements() -> Iterator[tuple[str, str, str]]:
    """Rows of (what, measured, target)."""
    application = application_of(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "long.srt"
        file.write_bytes(captions(CUES))
        settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        services = Services(settings, sessions_folder=folder)
        window = MainWindow(services)
        window.resize(1240, 860)
        window.show()
        page = window.pages.open_file(file)
        first_rows = _FirstRows(page)
        yield (
            f"first rows of {CUES:,} cues after parsing, s",
            f"{first_rows.wait():.2f}",
            "under 1",
        )
        _wait_until(lambda: page.progress is not None and page.progress[0] > 0)
        blocked = _longest_block(PREDICTING_SECONDS)
        yield "longest the window blocks while predicting, ms", f"{blocked:.0f}", "under 100"
        if page.feed is not None:
            page.feed.cancel()
        times = sorted(_decision_ms(page) for _ in range(DECISIONS))
        yield (
            "a decision, key to next slot painted, median ms",
            f"{times[len(times) // 2]:.1f}",
            "",
        )
        yield "the same, 99th percentile, ms", f"{times[int(len(times) * 0.99)]:.1f}", ""
        page.release(keep=False)
        services.stop()
    application.processEvents()


class _FirstRows(QObject):
    """Waits for the first painting of the table after the file was parsed."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._parsed = 0.0
        self._painted = 0.0
        self._loop = QEventLoop()
        page.opener.document_read.connect(self._document_read)
        page.table.viewport().installEventFilter(self)

    def wait(self) -> float:
        """Seconds from the end of parsing to the first rows."""
        self._loop.exec()
        return self._painted - self._parsed

    def _document_read(self) -> None:
        self._parsed = time.perf_counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the first paint event that has rows to paint, once it is done."""
        if event.type() == QEvent.Type.Paint and self._page.model.rowCount() and not self._painted:
            self._painted = -1.0
            QTimer.singleShot(0, self._note)
        return super().eventFilter(watched, event)

    def _note(self) -> None:
        self._painted = time.perf_counter()
        self._loop.quit()


def _wait_until(done: Callable[[], bool]) -> None:
    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if done() else None)
    timer.start(10)
    loop.exec()


def _longest_block(seconds: float) -> float:
    """The longest time between two ticks of a timer of 5 ms, in milliseconds."""
    gaps: list[float] = []
    last = [time.perf_counter()]
    loop, timer = QEventLoop(), QTimer()

    def tick() -> None:
        now = time.perf_counter()
        gaps.append(now - last[0])
        last[0] = now

    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(5)
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()
    return 1000 * max(gaps)


def _decision_ms(page: Page) -> float:
    """Milliseconds from the key to the next slot on the screen."""
    began = time.perf_counter()
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Space)
    page.pane.repaint()
    return 1000 * (time.perf_counter() - began)
