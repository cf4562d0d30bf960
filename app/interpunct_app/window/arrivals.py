# SPDX-License-Identifier: Apache-2.0
"""Places for all that is dropped on the window or named at the start.

| what | where |
|---|---|
| captions | a tab |
| a film or sound | beside the captions in front, else to be recognised |
| a transcript | captions of it, in a file that the user names |
| a folder | the window for punctuating folders |
| an address | fetched if the user agrees, then as a file |
| a link of a report | a tab, at a gap |
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from os.path import isdir
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal

from interpunct.captions.addresses import is_address
from interpunct.captions.formats import ENDINGS
from interpunct.captions.links import SCHEME, Place, read_link
from interpunct.errors import InterpunctError
from interpunct_app.files.fetching import ask_place, fetch
from interpunct_app.files.new_captions import write_new
from interpunct_app.hearing.transcripts import (
    TranscriptOrder,
    ask_captions,
    caption,
    is_transcript,
)
from interpunct_app.pages.file_actions import open_elsewhere
from interpunct_app.pages.tabs import Pages
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.panels.media.finding import find_media, is_media
from interpunct_app.panels.panel import AnyPanel
from interpunct_app.settings.remembered import profile_for_cuts
from interpunct_app.translation import told, translated

_ONCE = Qt.ConnectionType.SingleShotConnection


class Arrivals(QObject):
    """Opens captions and media itself; the signals ask for other windows."""

    folders_came = Signal(list)
    sound_came = Signal(Path)

    def __init__(self, pages: Pages, panels: Sequence[AnyPanel]) -> None:
        super().__init__(pages)
        self._pages = pages
        self._media = next((each for each in panels if isinstance(each, MediaControl)), None)

    def take_urls(self, urls: Sequence[QUrl]) -> None:
        """Send each file, folder or address where it belongs."""
        self.take([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])
        for address in (url.toString() for url in urls if not url.isLocalFile()):
            self._take_address(address)

    def take_named(self, names: Sequence[str], at: Place | None = None) -> None:
        """Send each named file or link where it belongs, and show the place `at` in the first.

        A desktop gives files as URLs to programs that open links.
        """
        paths: list[Path] = []
        for name in names:
            if name.startswith(f"{SCHEME}:"):
                self._take_link(name)
            else:
                url = QUrl(name)
                local = url.toLocalFile() if url.scheme() == "file" else name
                paths.append(Path(local).absolute())
        if at is not None and paths:
            self._open_at(paths.pop(0), at)
        self.take(paths)

    def _take_link(self, link: str) -> None:
        """Open the captions of a link, which may come from a stranger's page."""
        file, place = read_link(link) or (Path(), None)
        if file.suffix.lower() in ENDINGS:
            self._open_at(file, place)
        else:
            sentence = self.tr("{link} is no link to captions on this computer.")
            self._pages.refused.emit(sentence.format(link=link))

    def _open_at(self, path: Path, place: Place | None) -> None:
        """Open captions, and show the gap at a place once their words are read."""
        page = self._pages.open_file(path)

        def show() -> None:
            if place is not None and page.reviewer is not None:
                page.reviewer.jump_to_place(place)

        if page.reviewer is None:
            page.began.connect(show, _ONCE)
        else:
            show()

    def take(self, paths: Sequence[Path]) -> None:
        """Send each file or folder where it belongs; captions come first."""
        folders = [path for path in paths if isdir(path)]  # noqa: PTH112 - it never raises
        files = [path for path in paths if path not in folders]
        media = [path for path in files if is_media(path)]
        texts = [path for path in files if path not in media and is_transcript(path)]
        for path in files:
            if path not in media and path not in texts:
                self._pages.open_file(path)
        for path in texts:
            self._take_transcript(path, media)
        for path in media if not texts else ():
            self._take_media(path)
        if folders:
            self.folders_came.emit(folders)

    def begin(self, path: Path) -> None:
        """Write new captions with one empty row, and open its text for typing."""
        if self._is_open(path):
            return
        try:
            write_new(path)
        except InterpunctError as error:
            self._pages.refused.emit(told(error))
            return
        page = self._pages.open_file(path)
        page.began.connect(lambda: page.table.edit_cue(0), _ONCE)

    def _take_media(self, path: Path) -> None:
        page = self._pages.current()
        if page is None or self._media is None:
            self.sound_came.emit(path)
        else:
            self._media.open_media(page, path)

    def _take_transcript(self, path: Path, media: Sequence[Path]) -> None:
        """Make captions if the user names a file for them, and open it with its sound."""
        out = ask_captions(self._pages, path)
        if out is None or self._is_open(out):
            return
        services = self._pages.services
        sound = next(iter(media), None) or find_media(path)
        profile = profile_for_cuts(services.settings)
        order = TranscriptOrder(path, sound, out, profile, services.cache_folder)
        broken = self.tr("The captions could not be made; the log file has the details.")
        task = services.sounds.start(partial(caption, order=order), self, broken)
        task.done.connect(self._open_captioned)
        task.failed.connect(self._pages.refused)

    def _open_captioned(self, order: TranscriptOrder) -> None:
        page = self._pages.open_file(order.out)
        if order.unread:
            unread = " ".join(map(translated, order.unread))
            page.began.connect(lambda: page.banner.add(unread), _ONCE)
        if order.sound is not None and self._media is not None:
            self._media.open_media(page, order.sound)

    def _take_address(self, address: str) -> None:
        """Fetch captions if the user names a file for them, and open that file."""
        if not is_address(address):
            sentence = self.tr("{address} cannot be opened: it does not begin with http or https.")
            self._pages.refused.emit(sentence.format(address=address))
            return
        place = ask_place(self._pages, address)
        if place is None or self._is_open(place):
            return
        broken = self.tr("The captions could not be fetched; the log file has the details.")
        work = partial(fetch, address=address, place=place)
        task = self._pages.services.files.start(work, self, broken)
        task.done.connect(self._pages.open_file)
        task.failed.connect(self._pages.refused)

    def _is_open(self, path: Path) -> bool:
        """Whether a page has the file at `path`; if so, a message says it."""
        sentence = open_elsewhere(path, self._pages.all())
        if sentence:
            self._pages.refused.emit(sentence)
        return bool(sentence)
