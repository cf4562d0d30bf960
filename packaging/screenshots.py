# SPDX-License-Identifier: Apache-2.0
"""Takes the pictures of the editor for README and manual.

    QT_QPA_PLATFORM=offscreen python packaging/screenshots.py FILE FOLDER [--media MEDIA]

opens FILE, waits for its predictions, and writes `window.png`, `dark.png`, `cut.png` and, with the
sound or picture MEDIA, `waveform.png` to FOLDER.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from interpunct.captions.reading import read_captions
from interpunct.errors import InterpunctError
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.keys.actions import Action
from interpunct_app.looks.theme import Scheme, apply_scheme
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.prediction.background_prediction import LoadModel
from interpunct_app.prediction.bundles import load_model
from interpunct_app.prediction.model_holder import ModelHolder
from interpunct_app.program import application_of
from interpunct_app.settings.settings import Settings
from interpunct_app.window.main_window import MainWindow

SIZE = (1240, 860)


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
        window = MainWindow(services)
        window.resize(*SIZE)
        window.show()
        page = window.pages.open_file(file)
        try:
            wait_for_predictions(page)
            _take(window, page, folder, media)
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


def _grab_cut(page: Page, picture: Path) -> None:
    if page.reviewer is None:
        return
    services = page.services
    preview = CutPreview(
        page, page.reviewer.work, services.files, services.settings, services.keys
    )
    loop = QEventLoop()
    preview.planned.connect(loop.quit)
    preview.show()
    loop.exec()
    _grab(preview, picture)
    preview.close()


def _grab(widget: QWidget, picture: Path) -> None:
    """Let the widget settle, then save how it looks."""
    loop = QEventLoop()
    QTimer.singleShot(150, loop.quit)
    loop.exec()
    widget.grab().save(str(picture))


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
