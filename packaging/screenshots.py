# SPDX-License-Identifier: Apache-2.0
"""Takes the pictures of the editor for README and manual.

    QT_QPA_PLATFORM=offscreen python packaging/screenshots.py FILE FOLDER [--media MEDIA]

opens FILE, waits for its predictions, and writes `window.png`, `dark.png`, `cut.png` and, with the
sound or picture MEDIA, `waveform.png` to FOLDER. The pictures `first-1-open.png` to
`first-5-export.png` show the way of FILE from opening to export.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from interpunct.captions.reading import read_captions
from interpunct.errors import InterpunctError
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.looks.theme import Scheme, apply_scheme
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.prediction.background_prediction import LoadModel
from interpunct_app.prediction.bundles import load_model
from interpunct_app.prediction.model_holder import ModelHolder
from interpunct_app.program import application_of
from interpunct_app.settings.settings import Settings
from interpunct_app.spelling.dictionaries import Dictionaries
from interpunct_app.window.main_window import MainWindow

SIZE = (1240, 860)
STRIP_SIZE = (900, 600)
_STYLE = "netflix"
_ACCEPTED = 4  # gaps on the strip's picture of the review
_COLOURS = 256


def take_pictures(
    file: Path, folder: Path, media: Path | None = None, load: LoadModel = load_model
) -> None:
    """Write the pictures of `file` to `folder`, with what the model of `load` predicts.

    Raises CaptionError where the file cannot be read, and SystemExit where prediction fails.
    """
    read_captions(file)  # in the window a sentence would tell, and the pictures never come
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as scratch:
        settings = Settings(QSettings(f"{scratch}/settings.ini", QSettings.Format.IniFormat))
        services = Services(settings, ModelHolder(load), Path(scratch), Path(scratch))
        none_there = Dictionaries(folders=())  # whatever the machine has
        window = MainWindow(services, dictionaries=none_there)
        window.resize(*STRIP_SIZE)
        window.show()
        _grab(window, folder / "first-1-open.png")
        page = window.pages.open_file(file)
        try:
            wait_for_predictions(page)
            window.resize(*SIZE)
            _take(window, page, folder, media)
            window.resize(*STRIP_SIZE)
            _take_strip(window, page, folder)
        finally:
            page.release(keep=False)
            services.stop()


def _take(window: MainWindow, page: Page, folder: Path, media: Path | None) -> None:
    for scheme, name in ((Scheme.DARK, "dark.png"), (Scheme.LIGHT, "window.png")):
        apply_scheme(scheme)
        _grab(window, folder / name)
    _grab_cut(page, folder / "cut.png")
    if media is not None:
        _show_media(window, page, media)
        _grab(window, folder / "waveform.png")


def _take_strip(window: MainWindow, page: Page, folder: Path) -> None:
    """Show the way of a file after its opening: review, cut, check, export."""
    window.panel(MediaControl).dock.hide()
    for _ in range(_ACCEPTED):
        page.perform(KeyCommand(Action.ACCEPT))
    _grab(window, folder / "first-2-review.png")
    _grab_cut(page, folder / "first-3-cut.png", STRIP_SIZE)
    window.commands.use_profile(_STYLE)
    quality = window.panel(QualityCheck).dock
    quality.show()
    _wait(lambda: quality.list.count() > 0)
    quality.list.setCurrentRow(0)
    _grab(window, folder / "first-4-check.png")
    quality.hide()
    _grab_menu(window, window.menus.of_action[Action.EXPORT], folder / "first-5-export.png")


def wait_for_predictions(page: Page) -> None:
    """Run the event loop until every slot of the page has its prediction."""
    loop = QEventLoop()
    page.changed.connect(loop.quit)
    while not _is_ready(page):
        if page.feed is not None and page.feed.failure:
            raise SystemExit(page.feed.failure)
        loop.exec()


def _is_ready(page: Page) -> bool:
    return page.reviewer is not None and not page.reviewer.work.unpredicted()


def _show_media(window: MainWindow, page: Page, media: Path) -> None:
    """Show a sound or picture at the slot under review."""
    loop = QEventLoop()
    window.panel(MediaControl).open_media(page, media).ended.connect(loop.quit)
    loop.exec()
    for action in (Action.PLAY_SLOT, Action.PLAY_ON):
        window.menus.of_action[action].trigger()


def _grab_cut(page: Page, picture: Path, size: tuple[int, int] = SIZE) -> None:
    if page.reviewer is None:
        return
    services = page.services
    preview = CutPreview(
        page, page.reviewer.work, services.files, services.settings, services.keys
    )
    loop = QEventLoop()
    preview.planned.connect(loop.quit)
    preview.resize(*size)
    preview.show()
    loop.exec()
    _grab(preview, picture)
    preview.close()


def _grab_menu(window: MainWindow, entry: QAction, picture: Path) -> None:
    """Save how the window looks with the menu of an entry open."""
    menu = next(one for one in entry.associatedObjects() if isinstance(one, QMenu))
    bar = window.menus
    menu.popup(bar.mapToGlobal(bar.actionGeometry(menu.menuAction()).bottomLeft()))
    menu.setActiveAction(entry)
    _settle()
    shown = window.grab()
    painter = QPainter(shown)
    painter.drawPixmap(window.mapFromGlobal(menu.pos()), menu.grab())
    painter.end()
    menu.hide()
    _save(shown.toImage(), picture)


def _grab(widget: QWidget, picture: Path) -> None:
    """Let the widget settle, then save how it looks."""
    _settle()
    _save(widget.grab().toImage(), picture)


def _settle() -> None:
    loop = QEventLoop()
    QTimer.singleShot(150, loop.quit)
    loop.exec()


def _wait(is_there: Callable[[], bool]) -> None:
    """Run the event loop until something is there."""
    while not is_there():
        _settle()


def _save(image: QImage, picture: Path) -> None:
    """Save an image in its most frequent colours, which takes a third of the bytes."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32)
    colours, counts = np.unique(pixels, return_counts=True)
    frequent = colours[np.argsort(-counts)[:_COLOURS]]
    image.convertToFormat(QImage.Format.Format_Indexed8, frequent.tolist()).save(str(picture))


if __name__ == "__main__":
    application: QApplication = application_of(sys.argv)
    parser = ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--media", type=Path)
    given = parser.parse_args()
    try:
        take_pictures(given.file, given.folder, given.media)
    except InterpunctError as error:
        sys.exit(str(error))
