# SPDX-License-Identifier: Apache-2.0
"""Dialog for choosing a film or sound."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from interpunct_app.panels.media.finding import PICTURES, SOUNDS

translate = QCoreApplication.translate


def choose_media(parent: QWidget, title: str, folder: Path) -> Path | None:
    """Film or sound that the user chooses; None if cancelled. The dialog starts in `folder`."""
    kinds = translate("MediaControl", "Sound and picture ({endings});;All files (*)")
    endings = " ".join(f"*{ending}" for ending in (*PICTURES, *SOUNDS))
    shown = kinds.format(endings=endings)
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), shown)
    return Path(name) if name else None
