# SPDX-License-Identifier: Apache-2.0
"""Dialogs in which caption files, folders and archives are chosen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from interpunct.bundles.archives import ARCHIVE_ENDINGS
from interpunct.captions.formats import ENDINGS

translate = QCoreApplication.translate


def choose_captions(parent: QWidget, title: str, folder: Path | None) -> list[Path]:
    """The files that the user chooses; the dialog begins in `folder`, None for the present one."""
    begin = str(folder) if folder else ""
    names, _ = QFileDialog.getOpenFileNames(parent, title, begin, _kinds())
    return [Path(name) for name in names]


def choose_caption_file(parent: QWidget, title: str, folder: Path) -> Path | None:
    """The one file that the user chooses; None for none."""
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), _kinds())
    return Path(name) if name else None


def choose_folder(parent: QWidget, title: str) -> Path | None:
    """The folder that the user chooses; None for none."""
    name = QFileDialog.getExistingDirectory(parent, title)
    return Path(name) if name else None


def choose_archive(parent: QWidget, title: str) -> Path | None:
    """The archive that the user chooses; None for none."""
    kinds = translate("Files", "Archives ({endings})")
    shown = kinds.format(endings=" ".join(f"*{ending}" for ending in ARCHIVE_ENDINGS))
    name, _ = QFileDialog.getOpenFileName(parent, title, "", shown)
    return Path(name) if name else None


def _kinds() -> str:
    """The endings of captions, and all files."""
    kinds = translate("Files", "Captions ({endings});;All files (*)")
    return kinds.format(endings=" ".join(f"*{ending}" for ending in ENDINGS))
