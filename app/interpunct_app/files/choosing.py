# SPDX-License-Identifier: Apache-2.0
"""Dialogs for choosing caption files, folders and archives."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from interpunct.bundles.archives import ARCHIVE_ENDINGS
from interpunct.captions.formats import ENDINGS, Target

translate = QCoreApplication.translate


def choose_captions(parent: QWidget, title: str, folder: Path | None) -> list[Path]:
    """Files that the user chooses; the dialog starts in `folder`, None for the current one."""
    begin = str(folder) if folder else ""
    names, _ = QFileDialog.getOpenFileNames(parent, title, begin, _kinds())
    return [Path(name) for name in names]


def choose_other_captions(parent: QWidget, title: str, path: Path) -> Path | None:
    """Absolute path of the file that the user chooses for that at `path`; None if cancelled.

    `title` may have a field `name` for the file at `path`.
    """
    title = title.format(name=path.name)
    name, _ = QFileDialog.getOpenFileName(parent, title, str(path.parent), _kinds())
    return Path(name).absolute() if name else None


def choose_folder(parent: QWidget, title: str) -> Path | None:
    """Folder that the user chooses; None if cancelled."""
    name = QFileDialog.getExistingDirectory(parent, title)
    return Path(name) if name else None


def choose_archive(parent: QWidget, title: str) -> Path | None:
    """Archive that the user chooses; None if cancelled."""
    kinds = translate("Files", "Archives ({endings})")
    shown = kinds.format(endings=" ".join(f"*{ending}" for ending in ARCHIVE_ENDINGS))
    name, _ = QFileDialog.getOpenFileName(parent, title, "", shown)
    return Path(name) if name else None


def kind_filter(kind: Target) -> str:
    """Filter of a file dialog for one kind of files."""
    return f"{kind.title} ({' '.join(f'*{ending}' for ending in kind.endings)})"


def _kinds() -> str:
    """Filters for captions and for all files."""
    kinds = translate("Files", "Captions ({endings});;All files (*)")
    return kinds.format(endings=" ".join(f"*{ending}" for ending in ENDINGS))
