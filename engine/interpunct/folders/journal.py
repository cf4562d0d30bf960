# SPDX-License-Identifier: Apache-2.0
"""Record of the outputs of a run and their inputs: one hidden file in the folder of the run.

    {"name": "season/a.srt", "input": HASH, "recipe": HASH, "output": HASH, "source": "../a.srt"}

Paths start from the folder of this file. A line says that this input, processed by this recipe,
gives this output. It is written before the output, and stays true if a kill comes in between. A
file is done if its hash, input and recipe match a line. It is ours, and may be made again from the
same source, if its hash matches any line.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, asdict, dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from interpunct.captions.reading import MOST_BYTES, read_bytes
from interpunct.cutting.plan import CutMode
from interpunct.errors import CaptionError
from interpunct.files import STANDARD
from interpunct.folders.byte_locks import lock, unlock
from interpunct.folders.homes import folders_over, name_in
from interpunct.folders.outcomes import Standing
from interpunct.folders.walking import real_path
from interpunct.work.options import BELOW_THREE_QUARTERS, Options

JOURNAL = ".interpunct-done.jsonl"


@dataclass(frozen=True, slots=True)
class DoneLine:
    """One line of a journal: the `name` of an output, and hashes of the output and its sources.

    Name and `source` are paths with slashes, from the folder of the journal. The source is `-` for
    standard input, and empty in lines of earlier versions.
    """

    name: str
    input: str
    recipe: str
    output: str
    source: str = ""


def source_in(root: Path, source: Path) -> str:
    """The path of a source as a line in the journal of the folder `root` has it."""
    if source == STANDARD:
        return str(STANDARD)
    place = real_path(source)
    try:
        return Path(os.path.relpath(place, root)).as_posix()
    except ValueError:  # another drive
        return place.as_posix()


def digest(data: bytes) -> str:
    """The hash of a file in a journal or a manifest."""
    return hashlib.sha256(data).hexdigest()


def recipe_of(options: Options, made_by: str | None) -> str:
    """The hash of everything that an output depends on, apart from its input.

    `made_by` identifies the bundle, None for no bundle. Options that only concern the report or
    the refusal of files do not count. Default values are left out. So an option added by a later
    version keeps existing recipes valid, as long as nobody uses it.
    """
    profile = None if options.cut is CutMode.OFF else options.profile
    opinion = options.second_opinion and options.second_opinion.for_output()
    counts = replace(
        options,
        profile=profile,
        policy=BELOW_THREE_QUARTERS,
        most_bytes=MOST_BYTES,
        second_opinion=opinion,
    )
    return digest(f"{_choices(counts)!r} {made_by}".encode())


def _choices(value: Any) -> Any:
    """A value of the options; of a dataclass only the fields that differ from the default."""
    if isinstance(value, Mapping):
        return {key: _choices(value[key]) for key in sorted(value)}
    if not is_dataclass(value):
        return value
    told = ((field, getattr(value, field.name)) for field in fields(value))
    return {field.name: _choices(each) for field, each in told if each != _default(field)}


def _default(field: Field[Any]) -> Any:
    """Default of a field; MISSING where there is none."""
    return field.default if field.default_factory is MISSING else field.default_factory()


class DoneJournal:
    """The journal in one folder, about outputs in it and below, read on first use."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / JOURNAL
        self._lines: dict[str, list[DoneLine]] = defaultdict(list)
        self._read_to = -1

    def lines(self, name: str) -> Sequence[DoneLine]:
        """The lines about the output called `name`, the oldest first."""
        if self._read_to < 0:
            self.read_on()
        return self._lines.get(name, [])

    def read_on(self) -> None:
        """Read what was added since the last look; a journal that has become shorter, anew."""
        self._read_to = max(self._read_to, 0)
        try:
            with self.path.open("rb") as file:
                if os.fstat(file.fileno()).st_size < self._read_to:
                    self._lines.clear()
                    self._read_to = 0
                file.seek(self._read_to)
                data = file.read()
        except OSError:  # files are done only if the journal says so
            return
        whole = data[: data.rfind(b"\n") + 1]  # the rest is torn, or still being written
        self._read_to += len(whole)
        for line in filter(None, map(_line, whole.splitlines())):
            self._lines[line.name].append(line)

    def note(self, line: DoneLine) -> None:
        """Add a line and force it onto the disk. Raises OSError where that fails."""
        file = os.open(self.path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o666)
        try:
            lock(file, 0, waits=True)  # closing releases it
            append_line(file, json.dumps(asdict(line)).encode() + b"\n")
            unlock(file, 0)  # others need not wait for the disk
            os.fsync(file)
        finally:
            os.close(file)


def append_line(file: int, line: bytes) -> None:
    """Write a line, whole or not at all, and never after a torn line. Raises OSError."""
    size = os.fstat(file).st_size
    os.lseek(file, max(size - 1, 0), os.SEEK_SET)
    torn = size > 0 and os.read(file, 1) != b"\n"
    whole = b"\n" * torn + line
    try:
        if os.write(file, whole) < len(whole):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    except OSError:
        os.ftruncate(file, size)
        raise


def _line(text: bytes) -> DoneLine | None:
    """A line of a journal; None for a torn or damaged line, or one of a later version."""
    try:
        return msgspec.convert(json.loads(text), DoneLine)
    except (ValueError, RecursionError, msgspec.ValidationError):
        return None


def journal_for(
    output: Path, home: Path | None, *, begins: bool
) -> tuple[DoneJournal, str] | None:
    """The journal that an output is noted in, and its name there; None where none `begins`.

    It is that of the `home`. An output without a home goes into the nearest journal over it.
    """
    folder = real_path(output.parent)
    if home is None or not begins:
        there = (each for each in folders_over(folder) if DoneJournal(each).path.exists())
        home = next(there, None)
    if home is None and not begins:
        return None
    root, name = name_in(home, output)
    return DoneJournal(root), name


class Standings:
    """Checks of outputs against the journals over them; without a `recipe` no journals.

    A run over a part of a folder, such as one season, finds the journal of the whole.
    """

    def __init__(self, recipe: str | None) -> None:
        self._recipe = recipe
        self._journals: dict[Path, DoneJournal] = {}
        self._over: dict[Path, tuple[Path, ...]] = {}

    def read_on(self) -> None:
        """Take in what runs have noted since the last look."""
        for journal in self._journals.values():
            journal.read_on()

    def of(self, source: Path, output: Path) -> Standing | None:
        """The reason why an existing output stays; None for our own outdated output."""
        if self._recipe is None:
            return Standing.THERE
        lines = self._lines(output)
        if not lines:
            return Standing.THERE
        written = _digest(output)
        ours = [(root, line) for root, line in lines if line.output == written]
        if not ours:
            return Standing.EDITED
        read = _digest(source)
        if any((line.input, line.recipe) == (read, self._recipe) for _, line in ours):
            return Standing.DONE
        is_of_another = all(_is_of_another(line, root, source) for root, line in ours)
        return Standing.THERE if is_of_another else None

    def is_done_in_place(self, file: Path) -> bool:
        """Whether a file that is written over is already the result of this recipe."""
        made = {line.output for _, line in self._lines(file) if line.recipe == self._recipe}
        return bool(made) and _digest(file) in made

    def _lines(self, output: Path) -> list[tuple[Path, DoneLine]]:
        """The lines about an output in all journals over it, each with the journal's folder."""
        if output.parent not in self._over:
            self._over[output.parent] = tuple(folders_over(real_path(output.parent)))
        found: list[tuple[Path, DoneLine]] = []
        for root in self._over[output.parent]:
            journal = self._journals.setdefault(root, DoneJournal(root))
            _, name = name_in(root, output)
            found += ((root, line) for line in journal.lines(name))
        return found


def _is_of_another(line: DoneLine, root: Path, source: Path) -> bool:
    """Whether a line names another source, which is still there or has no name."""
    if line.source == str(STANDARD):
        return True
    is_other = line.source not in ("", source_in(root, source))
    return is_other and (root / line.source).exists()


def _digest(path: Path) -> str | None:
    """The hash of a file; None if it cannot be read, which the run will report."""
    try:
        return digest(read_bytes(path))
    except CaptionError:
        return None
