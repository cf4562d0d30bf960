# SPDX-License-Identifier: Apache-2.0
"""A review back to disk. No Qt here: it runs on the background thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpunct.captions.formats import SRT, VTT, CaptionFormat
from interpunct.captions.writing import write_atomic

if TYPE_CHECKING:
    from pathlib import Path

    from interpunct.segment.profiles import Profile
    from interpunct.work.work import Work


def write_review(
    state: Work,
    path: Path,
    kind: CaptionFormat | None = None,
    house: Profile | None = None,
) -> bytes:
    """Write what is shown to `path`; gives the bytes written.

    As `kind` if that is given, with marks as `house` writes them if one is. In the file's own
    format, cues without changes keep their bytes. The file is replaced in one step. Raises
    CaptionError where that cannot be done; then nothing has changed on disk.
    """
    data = state.to_bytes(kind, house)
    write_atomic(path, data)
    return data


def has_changed(path: Path, known: bytes) -> bool:
    """Whether the file at `path` holds something else than `known`; one that is gone does not."""
    try:
        return path.read_bytes() != known
    except FileNotFoundError:
        return False


def other_format(kind: CaptionFormat) -> CaptionFormat:
    """The format that is proposed to export to."""
    return next(form for form in (VTT, SRT) if form is not kind)
