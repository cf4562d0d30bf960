# SPDX-License-Identifier: Apache-2.0
"""Window of house styles: use, copy, change, share, open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import regex
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QListWidget, QPushButton, QWidget

from interpunct.cutting.profile_writing import write_profile
from interpunct.cutting.profiles import Profile, load_profile, profile_names
from interpunct.errors import InterpunctError
from interpunct_app.looks.boxes import column, row
from interpunct_app.looks.plain import plain_label
from interpunct_app.settings.own_styles import add_own_style, forget_own_style
from interpunct_app.settings.settings import Settings
from interpunct_app.settings.titles import profiles
from interpunct_app.styles.editor import edited
from interpunct_app.translation import told


class StylesWindow(QDialog):
    """Lists the styles, the user's own last. New styles are files in `folder`.

    `wanted` asks to put a style in force, `changed` says that its file has other limits now; both
    have its source.
    """

    wanted = Signal(str)
    changed = Signal(str)

    def __init__(self, parent: QWidget, settings: Settings, folder: Path) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("House styles"))
        self.resize(560, 400)
        self._settings = settings
        self._folder = folder
        self._sources: list[str] = []
        self.list = QListWidget()
        self.note = plain_label(wraps=True)
        self.use = self._button(self.tr("&Use"), self._use)
        self.copy = self._button(self.tr("&Copy and change…"), self._copy)
        self.change = self._button(self.tr("C&hange…"), self._change)
        self.share = self._button(self.tr("&Save a copy as…"), self._share)
        self.add = self._button(self.tr("&Open a file…"), self._open)
        self.forget = self._button(self.tr("&Take off the list"), self._forget)
        self._lay_out()
        self.fill()

    def fill(self, chosen: str = "") -> None:
        """List the styles as they are now, and select one by its source."""
        listed = profiles(self._settings)
        self._sources = [source for source, _ in listed]
        self.list.clear()
        self.list.addItems([title for _, title in listed])
        self.list.setCurrentRow(self._sources.index(chosen) if chosen in self._sources else 0)

    def _source(self) -> str:
        return self._sources[self.list.currentRow()]

    @Slot()
    def _show_possible(self) -> None:
        """Enable what can be done: shipped styles are not changed."""
        is_own = self.list.currentRow() >= 0 and self._source() not in profile_names()
        for button in (self.change, self.forget):
            button.setEnabled(is_own)

    def _use(self) -> None:
        self.wanted.emit(self._source())

    def _copy(self) -> None:
        shipped = load_profile(self._source())
        title = self.tr("Copy of {title}").format(title=self.list.currentItem().text())
        style = edited(self, replace(shipped, title=title))
        if style is not None:
            self._write(style, _free_path(self._folder, style.title))

    def _change(self) -> None:
        style = edited(self, load_profile(self._source()))
        if style is not None:
            self._write(style, Path(style.source))
            self.changed.emit(style.source)

    def _write(self, style: Profile, path: Path) -> None:
        """Write a style of the user and list it."""
        write_profile(style, path)
        self.fill(add_own_style(self._settings, path).source)

    def _share(self) -> None:
        style = load_profile(self._source())
        proposed = f"{Path(style.source).stem}.toml"
        kinds = self.tr("House styles ({endings})").format(endings="*.toml")
        name, _ = QFileDialog.getSaveFileName(self, self.share.text(), proposed, kinds)
        if name:
            write_profile(style, Path(name))

    def _open(self) -> None:
        kinds = self.tr("House styles ({endings})").format(endings="*.toml")
        name, _ = QFileDialog.getOpenFileName(self, self.add.text(), "", kinds)
        if name:
            self.fill(add_own_style(self._settings, Path(name)).source)

    def _forget(self) -> None:
        forget_own_style(self._settings, self._source())
        self.fill()

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: self._try(act))
        return button

    def _try(self, act: Callable[[], object]) -> None:
        """Act, and tell why that is not possible."""
        self.note.clear()
        try:
            act()
        except InterpunctError as error:
            self.note.setText(told(error))

    def _lay_out(self) -> None:
        self.list.setAccessibleName(self.tr("House styles"))
        buttons = (self.use, self.copy, self.change, self.share, self.add, self.forget)
        side = column(*buttons, None)
        self.setLayout(column(row(self.list, side, wide=self.list), self.note))
        self.list.currentRowChanged.connect(self._show_possible)
        self.list.itemActivated.connect(lambda _item: self._use())


def _free_path(folder: Path, title: str) -> Path:
    """A path in the folder for a new style with this title."""
    stem = regex.sub(r"[^\w]+", "-", title).strip("-").lower() or "style"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    paths = (folder / f"{name}.toml" for name in names)
    return next(path for path in paths if not path.exists())
