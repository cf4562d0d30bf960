# SPDX-License-Identifier: Apache-2.0
"""Finds the media of each page, and reads their facts and peaks in the background."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from interpunct.media.cache import PEAKS, MediaCache
from interpunct.media.decoding import MediaFacts, open_media
from interpunct.media.peaks import Peaks
from interpunct.transcript.transcript import Silence
from interpunct_app.background import Task
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.panels.media.finding import find_media


@dataclass(slots=True)
class PageMedia:
    """Media of one page; `found` is None if there is none, or not yet."""

    found: MediaFacts | None = None
    peaks: Peaks = field(default_factory=lambda: Peaks(0))
    position_ms: int = 0
    task: Task | None = None

    def silences(self) -> tuple[Silence, ...]:
        """The silences of the whole sound, in milliseconds."""
        heard = self.peaks.silences(0, self.peaks.length_ms)
        return tuple((round(start), round(end)) for start, end in heard)


class MediaOfPages(QObject):
    """Media of each page.

    `opened` is emitted when a page gets other media, `grew` when more peaks are known.
    """

    opened = Signal(object)
    grew = Signal(object)

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._background = services.sounds
        self._cache = MediaCache(PEAKS, services.cache_folder)
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
        """Open another media file for a page."""
        self.of(page)
        return self._start(page, partial(load_media, path=path, cache=self._cache))

    def _start(self, page: Page, work: partial[None]) -> Task:
        media = self._known[page]
        if media.task is not None:
            media.task.cancel()
        broken = self.tr("Reading the sound failed; the log file has the details.")
        media.task = task = self._background.start(work, page, broken)
        task.part.connect(partial(self._take, page))
        task.done.connect(lambda _: page.hear(media.silences()))
        task.failed.connect(page.banner.tell)
        return task

    def _take(self, page: Page, part: object) -> None:
        media = self._known[page]
        if isinstance(part, MediaFacts):
            media.found, media.position_ms = part, 0
            media.peaks = Peaks(part.peaks_per_second)
            self.opened.emit(page)
        else:
            media.peaks.append(part)  # type: ignore[arg-type]  # a task hands over nothing else
            self.grew.emit(page)


def load_found(task: Task, caption: Path, cache: MediaCache) -> None:
    """Load the media file of `caption`, if one is found by name."""
    media = find_media(caption)
    if media is not None:
        load_media(task, media, cache)


def load_media(task: Task, path: Path, cache: MediaCache) -> None:
    """Hand over the facts of a media file, then its peaks as they are decoded."""
    with open_media(path) as media:
        task.hand_over(media.facts)
        for rows in cache.kept(path, media.peaks()):
            if task.cancelled():
                return
            task.hand_over(rows)
