# SPDX-License-Identifier: Apache-2.0
"""Captions fetched from the web into a file, once the user has named the file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from interpunct.captions.addresses import FetchCancelled, fetch_captions, name_at
from interpunct.captions.writing import write_atomic
from interpunct_app.background import Task

translate = QCoreApplication.translate


def ask_place(parent: QWidget, address: str) -> Path | None:
    """File for the captions at `address`; None if the user wants nothing fetched."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation)
    title = translate("Files", "Fetch {address} from the network, and save it as")
    name, _ = QFileDialog.getSaveFileName(
        parent, title.format(address=address), str(Path(folder) / name_at(address))
    )
    return Path(name) if name else None


def fetch(task: Task, address: str, place: Path) -> Path | None:
    """Fetch captions into the file `place`, and return it; None if cancelled.

    Raises CaptionError as `fetch_captions` and `write_atomic` do.
    """
    with suppress(FetchCancelled):
        write_atomic(place, fetch_captions(address, task.cancelled))
        return place
    return None
