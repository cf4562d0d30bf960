# SPDX-License-Identifier: Apache-2.0
"""The captions that come with the program, to try it on."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from interpunct.captions.writing import write_atomic

FIRST_SAMPLE = "harbour-pilot.en.srt"


def sample_names() -> list[str]:
    """The file names of the samples."""
    return sorted(entry.name for entry in _shipped().iterdir())


def placed_sample(name: str, folder: Path) -> Path:
    """A copy of a sample in `folder`; one that is there already stays, with what was saved as it.

    Raises CaptionError where it cannot be written.
    """
    copy = folder / name
    if not copy.exists():
        with suppress(OSError):  # which the write will tell
            folder.mkdir(parents=True, exist_ok=True)
        write_atomic(copy, (_shipped() / name).read_bytes())
    return copy


def _shipped() -> Path:
    return Path(str(files("interpunct_resources") / "samples"))
