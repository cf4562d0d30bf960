# SPDX-License-Identifier: Apache-2.0
"""Whose an output is that is there before a run begins, and whether it is done."""

from __future__ import annotations

from pathlib import Path

from interpunct.captions.reading import read_bytes
from interpunct.errors import CaptionError
from interpunct.folders.journal import DoneJournal, digest
from interpunct.folders.outcomes import Standing


class Standings:
    """Looks at outputs, and at what journals tell of them; without a `recipe` there are none."""

    def __init__(self, recipe: str | None) -> None:
        self._recipe = recipe
        self._journals: dict[Path, DoneJournal] = {}

    def of(self, source: Path, output: Path) -> Standing | None:
        """Why an output that is there stays; None where it is ours, and to be made again."""
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
        """Whether a file that is written over is what this recipe made of it."""
        lines = self._journals.setdefault(file.parent, DoneJournal(file.parent)).lines(file.name)
        made = {line.output for line in lines if line.recipe == self._recipe}
        return bool(made) and _digest(file) in made


def _digest(path: Path) -> str | None:
    """The hash of a file; None for one that cannot be read, which the run will tell."""
    try:
        return digest(read_bytes(path))
    except CaptionError:
        return None
