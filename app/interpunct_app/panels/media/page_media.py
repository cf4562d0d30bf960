# SPDX-License-Identifier: Apache-2.0
"""Finds and reads the media of each page."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from interpunct_app.background import Task
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.panels.media.loading import FoundMedia, load_found, load_media
from interpunct_app.panels.media.peak_cache import PeakCache
from interpunct_app.panels.media.peaks import Peaks


@dataclass(slots=True)
class PageMedia:
    """Media of one page; `found` is None if there is none, or not yet."""

    found: FoundMedia | None = None
    peaks: Peaks = field(default_factory=lambda: Peaks(0))
    position_ms: int = 0
    task: Task | None = None


class MediaOfPages(QObject):
    """Media of each page.

    `opened` is emitted when a page gets other media, `grew` when more peaks are known.
    """

    opened = Signal(object)
    grew = Signal(object)

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._background = services.sounds
        self._cache = PeakCache(services.cache_folder)
        self._known: dict[Page, PageMedia] = {}

    def of(self, page: Page) -> PageMedia:
        """Media of a page; the first call searches for them by name.

        Without PyAV there is no search; opening a file reports that PyAV is missing.
        """
        if page not in self._known:
            self._known[page] = PageMedia()
            page.destroyed.connect(lambda: self._known.pop(page, None))
            if find_spec("av") is not None:
                self._start(page, partial(load_found, caption=page.path, cache=self._cache))
        return self._known[page]

    def open(self, page: Page, path: Path) -> Task:
        """Open another media file for a page already passed to `of`."""
        return self._start(page, partial(load_media, path=path, cache=self._cache))

    def _start(self, page: Page, work: partial[None]) -> Task:
        media = self._known[page]
        if media.task is not None:
            media.task.cancel()
        broken = self.tr("Reading the sound broke down; the log file says where.")
        media.task = task = self._background.start(work, page, broken)
        task.part.connect(partial(self._take, page))
        task.failed.connect(page.banner.tell)
        return task

    def _take(self, page: Page, part: object) -> None:
        media = self._known[page]
        if isinstance(part, FoundMedia):
            media.found, media.position_ms = part, 0
            media.peaks = Peaks(part.facts.peaks_per_second)
            self.opened.emit(page)
        else:
            media.peaks.append(part)  # type: ignore[arg-type]  # a task hands over nothing else
            self.grew.emit(page)
