# SPDX-License-Identifier: Apache-2.0
"""Sample captions that ship with the program."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from interpunct.captions.writing import write_atomic

FIRST_SAMPLE = "harbour-pilot.en.srt"


def sample_names() -> list[str]:
    """File names of the samples."""
    return sorted(entry.name for entry in _shipped().iterdir())


def placed_sample(name: str, folder: Path) -> Path:
    """Copy of a sample in `folder`; an existing copy stays, with everything saved in it.

    Raises CaptionError if it cannot be written.
    """
    copy = folder / name
    if not copy.exists():
        with suppress(OSError):  # `write_atomic` will report it
            folder.mkdir(parents=True, exist_ok=True)
        write_atomic(copy, (_shipped() / name).read_bytes())
    return copy


def _shipped() -> Path:
    return Path(str(files("interpunct_resources") / "samples"))
