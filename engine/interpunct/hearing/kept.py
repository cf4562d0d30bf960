# SPDX-License-Identifier: Apache-2.0
"""Finished segments of a recognition on the disk, where a killed or cancelled run goes on.

The first line of the file is the language, each further line a segment. A line that a kill has cut
off is dropped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import platformdirs

from interpunct.files import file_stamp
from interpunct.hearing.segments import Segment


class KeptSegments:
    """The segments of one sound, heard by one model with the same `options`.

    Another state of the sound or of the model has another file in `folder`, by default in the
    user's cache.
    """

    def __init__(self, sound: Path, model: Path, options: str, folder: Path | None = None) -> None:
        folder = folder or platformdirs.user_cache_path("interpunct", appauthor=False) / "heard"
        self._file = folder / f"{_digest(sound, model, options)}.jsonl"
        self.language: str | None = None
        self.segments: list[Segment] = []
        self._read()

    @property
    def until(self) -> float:
        """Seconds of the sound that need not be heard again."""
        return self.segments[-1].end if self.segments else 0.0

    def begin(self, language: str) -> None:
        """Store the language, unless it is known."""
        if self.language is None:
            self.language = language
            self._append(language)

    def add(self, segment: Segment) -> None:
        """Store a finished segment."""
        self.segments.append(segment)
        self._append(segment)

    def forget(self) -> None:
        """Remove the file, once the result is elsewhere."""
        self._file.unlink(missing_ok=True)

    def _append(self, value: str | Segment) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(value) + b"\n")

    def _read(self) -> None:
        """Take over the whole lines of the file, and cut off the rest."""
        if not self._file.exists():
            return
        lines = self._file.read_bytes().splitlines(keepends=True)
        whole = list(_whole(lines))
        if whole:
            self.language = msgspec.json.decode(lines[0], type=str)
            self.segments = [msgspec.json.decode(line, type=Segment) for line in whole[1:]]
        with self._file.open("r+b") as file:
            file.truncate(sum(map(len, whole)))


def _whole(lines: list[bytes]) -> Iterator[bytes]:
    """Lines up to the first damaged line."""
    for number, line in enumerate(lines):
        try:
            msgspec.json.decode(line, type=Segment if number else str)
        except msgspec.MsgspecError:
            return
        if not line.endswith(b"\n"):
            return
        yield line


def _digest(sound: Path, model: Path, options: str) -> str:
    """Name for the present state of sound and model."""
    states = [(str(path.absolute()), *file_stamp(path)) for path in (sound, model / "model.bin")]
    told = repr((states, options)).encode("utf-8", "backslashreplace")
    return hashlib.sha256(told).hexdigest()[:32]
