# SPDX-License-Identifier: Apache-2.0
"""New captions: a file with one empty row, to be typed by hand."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding
from interpunct.captions.formats import JSON, SRT, WRITTEN, CaptionFormat, by_ending
from interpunct.captions.writing import export, write_atomic
from interpunct.errors import CaptionError
from interpunct.files import is_there
from interpunct_app.files.choosing import kind_filter

translate = QCoreApplication.translate
_FIRST_ROW = Cue("1", 0, 2000, "", "")


def ask_new(parent: QWidget, folder: Path | None) -> Path | None:
    """Name for new captions, with the ending of a format; None if cancelled."""
    proposed = translate("Files", "captions") + SRT.endings[0]
    name, _ = QFileDialog.getSaveFileName(
        parent,
        translate("Files", "New captions"),
        str((folder or Path()) / proposed),
        ";;".join(map(kind_filter, WRITTEN)),
        options=QFileDialog.Option.DontConfirmOverwrite,  # nothing is written over
    )
    if not name:
        return None
    path = Path(name)
    return path if _format_of(path) else path.with_name(path.name + SRT.endings[0])


def write_new(path: Path) -> None:
    """Write captions with one empty row of two seconds.

    Raises CaptionError if that fails, and for a file that exists.
    """
    if is_there(path):
        raise CaptionError(
            "a file of this name exists already.", file=path, remedy="Choose another name."
        )
    first = CaptionDocument.unwritten(JSON, Encoding("utf-8"), [_FIRST_ROW])
    write_atomic(path, export(first, _format_of(path) or SRT))


def _format_of(path: Path) -> CaptionFormat | None:
    form = by_ending(path.suffix)
    return form if form in WRITTEN else None
