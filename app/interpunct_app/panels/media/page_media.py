# SPDX-License-Identifier: Apache-2.0
"""Finds the media of each page, and reads their facts and peaks in the background."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from interpunct.media.cache import PEAKS, MediaCache
from interpunct.media.decoding import MediaFacts, open_media
from interpunct.media.peaks import Peaks
from interpunct.media.shots import FRAMES_A_PART, SHOTS, Shots, shot_changes
from interpunct.media.spectrogram import RATE, SPECTRA, Spectra, Spectrogram, spectra
from interpunct_app.background import Task
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.panels.media.finding import find_media


@dataclass(slots=True)
class PageMedia:
    """Media of one page; `found` is None if there is none, or not yet."""

    found: MediaFacts | None = None
    peaks: Peaks = field(default_factory=lambda: Peaks(0))
    shots: Shots | None = None
    spectrogram: Spectrogram = field(default_factory=Spectrogram)
    searched: float | None = None  # share of the film, while shots are sought
    position_ms: int = 0
    task: Task | None = None
    search: Task | None = None
    measuring: Task | None = None  # of the spectrogram, also when it is done


class MediaOfPages(QObject):
    """Media of each page.

    `opened` is emitted when a page gets other media, `grew` when more peaks, spectra or shots are
    known.
    """

    opened = Signal(object)
    grew = Signal(object)

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._background = services.sounds
        self._films = services.films
        self._caches = Caches(services.cache_folder)
        self._known: dict[Page, PageMedia] = {}

    def of(self, page: Page) -> PageMedia:
        """Media of a page; the first call searches for them by name.

        Without PyAV there is no search; opening a file reports that PyAV is missing.
        """
        if page not in self._known:
            self._known[page] = PageMedia()
            page.destroyed.connect(lambda: self._known.pop(page, None))
            if find_spec("av") is not None:
                self._start(page, partial(load_found, caption=page.path, caches=self._caches))
        return self._known[page]

    def open(self, page: Page, path: Path) -> Task:
        """Open another media file for a page."""
        self.of(page)
        return self._start(page, partial(load_media, path=path, caches=self._caches))

    def find_shots(self, page: Page) -> None:
        """Look for the shot changes of a page's film, unless that is done or going on."""
        media = self._known[page]
        if media.found is None or media.search is not None:
            return
        work = partial(find_shots, path=media.found.path, caches=self._caches)
        broken = self.tr("Reading the film failed; the log file has the details.")
        media.search = self._films.start(work, page, broken)
        media.search.part.connect(partial(self._show_search, page))
        media.search.done.connect(lambda _: page.see(media.shots))
        media.search.failed.connect(page.banner.tell)
        media.search.ended.connect(partial(self._search_ended, page, media.search))

    def stop_search(self, page: Page) -> None:
        """Stop looking for shot changes; those found so far are dropped."""
        media = self._known[page]
        if media.search is not None:
            media.search.cancel()
            media.search = media.searched = media.shots = None
            self.grew.emit(page)

    def measure_spectra(self, page: Page) -> None:
        """Measure the spectrogram of a page's sound, unless that is done or going on."""
        media = self._known[page]
        has_sound = media.found is not None and media.found.peaks_per_second > 0
        if media.found is None or not has_sound or media.measuring is not None:
            return
        work = partial(load_spectra, path=media.found.path, caches=self._caches)
        broken = self.tr("Reading the sound failed; the log file has the details.")
        media.measuring = self._background.start(work, page, broken)
        media.measuring.part.connect(partial(self._add_spectra, page, media.spectrogram))
        media.measuring.failed.connect(page.banner.tell)

    def _forget_spectra(self, media: PageMedia) -> None:
        if media.measuring is not None:
            media.measuring.cancel()
        media.spectrogram, media.measuring = Spectrogram(), None

    def _add_spectra(self, page: Page, spectrogram: Spectrogram, rows: Spectra) -> None:
        spectrogram.append(rows)
        self.grew.emit(page)

    def _show_search(self, page: Page, part: tuple[Shots, float]) -> None:
        media = self._known[page]
        media.shots, media.searched = part
        self.grew.emit(page)

    def _search_ended(self, page: Page, search: Task) -> None:
        media = self._known.get(page)
        if media is not None and media.search is search:
            media.search = media.searched = None
            self.grew.emit(page)

    def _start(self, page: Page, work: partial[None]) -> Task:
        media = self._known[page]
        self.stop_search(page)
        self._forget_spectra(media)
        if media.task is not None:
            media.task.cancel()
        broken = self.tr("Reading the sound failed; the log file has the details.")
        media.task = task = self._background.start(work, page, broken)
        task.part.connect(partial(self._take, page))
        task.done.connect(lambda _: page.hear(media.peaks.pauses()))
        task.failed.connect(page.banner.tell)
        return task

    def _take(self, page: Page, part: object) -> None:
        media = self._known[page]
        if isinstance(part, MediaFacts):
            media.found, media.position_ms = part, 0
            media.peaks, media.shots = Peaks(part.peaks_per_second), None
            self._forget_spectra(media)
            page.frame_rate = part.frame_rate
            page.see(None)
            self.opened.emit(page)
        elif isinstance(part, Shots):
            media.shots = part
            page.see(part)
            self.grew.emit(page)
        else:
            media.peaks.append(part)  # type: ignore[arg-type]  # a task hands over nothing else
            self.grew.emit(page)


class Caches:
    """Caches of what is measured in media, in `folder`, by default the user's cache."""

    def __init__(self, folder: Path | None = None) -> None:
        self.peaks = MediaCache(PEAKS, folder)
        self.shots = MediaCache(SHOTS, folder)
        self.spectra = MediaCache(SPECTRA, folder)


def load_found(task: Task, caption: Path, caches: Caches) -> None:
    """Load the media file of `caption`, if one is found by name."""
    media = find_media(caption)
    if media is not None:
        load_media(task, media, caches)


def load_media(task: Task, path: Path, caches: Caches) -> None:
    """Hand over the facts of a media file, its shots if known, then its peaks as decoded."""
    with open_media(path) as media:
        task.hand_over(media.facts)
        shots = caches.shots.read(path) if media.facts.has_picture else None
        if shots is not None:
            task.hand_over(Shots(tuple(shots.tolist()), media.facts.frame_rate))
        for rows in caches.peaks.kept(path, media.peaks()):
            if task.cancelled():
                return
            task.hand_over(rows)


def load_spectra(task: Task, path: Path, caches: Caches) -> None:
    """Hand over the spectra of a sound as measured, or all at once from the cache."""
    with open_media(path) as media:
        for rows in caches.spectra.kept(path, spectra(media.samples(RATE))):
            if task.cancelled():
                return
            task.hand_over(rows)


def find_shots(task: Task, path: Path, caches: Caches) -> None:
    """Hand over the shots of a film that are known by then, and the share that is searched."""
    with open_media(path) as media:
        found: list[int] = []
        frames = max(1, media.facts.length_ms * media.facts.frame_rate / 1000)
        wanted = takewhile(lambda _: not task.cancelled(), media.thumbnails())
        parts = caches.shots.kept(path, shot_changes(wanted))
        for number, times in enumerate(parts, start=1):
            if task.cancelled():
                return
            found += times.tolist()
            share = min(1.0, number * FRAMES_A_PART / frames)
            task.hand_over((Shots(tuple(found), media.facts.frame_rate), share))
