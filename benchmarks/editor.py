# SPDX-License-Identifier: Apache-2.0
"""The editor on 20,000 cues, without a display: first rows, keys, how long it blocks."""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QSettings, Qt, QTimer
from PySide6.QtTest import QTest

from benchmarks.sizes import sized
from benchmarks.text import captions
from interpunct.cutting.profiles import load_profile
from interpunct.runtime.predictions import Predictions
from interpunct.work.work import Work
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.program import application_of
from interpunct_app.settings.settings import Settings
from interpunct_app.window.main_window import MainWindow

CUES = sized(20_000, 500)
PREDICTING_SECONDS = sized(15.0, 2.0)
DECISIONS = sized(200, 20)


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
        opened = time.perf_counter()
        page = window.pages.open_file(file)
        first_rows = _FirstRows(page)
        yield (
            f"first rows of {CUES:,} cues after parsing, s",
            f"{first_rows.wait():.2f}",
            "under 1",
        )
        _wait_until(lambda: page.pane.slot_view.scene is not None)
        waited = time.perf_counter() - opened
        yield "first slot in doubt on the screen after opening, s", f"{waited:.2f}", "under 2"
        blocked = _longest_block(PREDICTING_SECONDS)
        yield "longest the window blocks while predicting, ms", f"{blocked:.0f}", "under 100"
        if page.feed is not None:
            page.feed.cancel()
        times = sorted(_decision_ms(page) for _ in range(DECISIONS))
        for share, rank, target in (
            (0.5, "median", ""),
            (0.95, "95 %", "under 16"),
            (0.99, "99 %", ""),
        ):
            found = times[int(len(times) * share)]
            yield f"a decision, key to event loop empty, {rank}, ms", f"{found:.1f}", target
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        yield "memory up to here, MB", f"{peak:.0f}", "under 400"
        _predict_all(page)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        yield "memory with all of it predicted, MB", f"{peak:.0f}", "under 400"
        _preview_cut(page)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        yield "memory after the preview of a cut of it, MB", f"{peak:.0f}", "under 400"
        yield "a plan to cut them, s", f"{_plan_seconds(file):.1f}", "under 5"
        page.release(keep=False)
        services.stop()
    application.processEvents()


def _predict_all(page: Page) -> None:
    """Predict what is missing, which takes a minute or two."""
    page.predict()
    _wait_until(lambda: page.feed is not None and not page.feed.is_running)


def _preview_cut(page: Page) -> None:
    """Show what a cut would make of the whole file, and close that again."""
    assert page.reviewer is not None
    services, loop = page.services, QEventLoop()
    page.hold()
    preview = CutPreview(
        page, page.reviewer.work, services.files, services.settings, services.keys
    )
    preview.planned.connect(loop.quit)
    preview.show()
    loop.exec()
    QCoreApplication.processEvents()
    preview.close()
    preview.deleteLater()
    page.let_go()


def _plan_seconds(file: Path) -> float:
    """Seconds to plan a cut of a file whose marks are made up, an eighth of them sentence ends."""
    work = Work.read(file)
    slots = len(work.transcript)
    draws = np.random.default_rng(1)
    labels = np.full((slots, 4), 0.02, np.float32)
    drawn = draws.choice(4, slots, p=[0.8, 0.075, 0.115, 0.01])
    labels[np.arange(slots), drawn] = 0.94
    casings = draws.dirichlet([3.0, 0.8, 0.2], slots).astype(np.float32)
    work.take(Predictions(0, labels, casings))
    began = time.perf_counter()
    work.plan_cut(load_profile("netflix"))
    return time.perf_counter() - began


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
    """Milliseconds from the key until all that it asked for is done and painted.

    Table, menus and layouts come after the slot, and whoever is fast waits for them.
    """
    began = time.perf_counter()
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Space)
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents()
    return 1000 * (time.perf_counter() - began)
