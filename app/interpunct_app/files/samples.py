# SPDX-License-Identifier: Apache-2.0
"""Sample captions that ship with the program."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from interpunct.captions.formats import by_ending
from interpunct.captions.writing import write_atomic

FIRST_SAMPLE = "harbour-pilot.en.srt"


def sample_names() -> list[str]:
    """File names of the samples, without those of their films."""
    return sorted(entry.name for entry in _shipped().iterdir() if by_ending(entry.suffix))


def placed_sample(name: str, folder: Path) -> Path:
    """Copy of a sample and its film in `folder`; existing copies stay, with everything saved.

    Raises CaptionError if it cannot be written.
    """
    for shipped in _shipped().glob(f"{name.partition('.')[0]}.*"):
        copy = folder / shipped.name
        if not copy.exists():
            with suppress(OSError):  # `write_atomic` will report it
                folder.mkdir(parents=True, exist_ok=True)
            write_atomic(copy, shipped.read_bytes())
    return folder / name


def _shipped() -> Path:
    return Path(str(files("interpunct_resources") / "samples"))
