# SPDX-License-Identifier: Apache-2.0
"""Outputs that exist before a run: their origin, and whether they are up to date."""

from __future__ import annotations

from pathlib import Path

from interpunct.captions.reading import read_bytes
from interpunct.errors import CaptionError
from interpunct.folders.journal import DoneJournal, digest
from interpunct.folders.outcomes import Standing


class Standings:
    """Checks of outputs against the journals of their folders; without a `recipe` no journals."""

    def __init__(self, recipe: str | None) -> None:
        self._recipe = recipe
        self._journals: dict[Path, DoneJournal] = {}

    def of(self, source: Path, output: Path) -> Standing | None:
        """The reason why an existing output stays; None for our own outdated output."""
        if self._recipe is None:
            return Standing.THERE
        folder = output.parent
        lines = self._journals.setdefault(folder, DoneJournal(folder)).lines(output.name)
        if not lines:
            return Standing.THERE
        written = _digest(output)
        ours = [line for line in lines if line.output == written]
        if not ours:
            return Standing.EDITED
        read = _digest(source)
        is_done = any((line.input, line.recipe) == (read, self._recipe) for line in ours)
        return Standing.DONE if is_done else None

    def is_done_in_place(self, file: Path) -> bool:
        """Whether a file that is written over is already the result of this recipe."""
        lines = self._journals.setdefault(file.parent, DoneJournal(file.parent)).lines(file.name)
        made = {line.output for line in lines if line.recipe == self._recipe}
        return bool(made) and _digest(file) in made


def _digest(path: Path) -> str | None:
    """The hash of a file; None if it cannot be read, which the run will report."""
    try:
        return digest(read_bytes(path))
    except CaptionError:
        return None
