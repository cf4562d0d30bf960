# SPDX-License-Identifier: Apache-2.0
"""Marks that bundles show on a test set, in small files that a repository can keep.

Two bundles are compared slot by slot, long after their weights are gone. `marks/SET.LEVEL.tsv` has
a line for each bundle: its name, a tab, and the slots with a mark. Each slot is the number of
unmarked slots before it, the right mark and the shown mark; `_` is none. So `12..3,_7` has twelve
empty slots, a full stop, three empty slots, a missed comma, seven empty slots. Slots that do not
count are not there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.evaluation.metrics import Difference, StretchCounts, paired_difference
from interpunct_lab.parameters import described

FOLDER = "marks"
_SIGNS = "_,.?"  # in the order of the papers' labels
_SLOT = re.compile(rf"(\d+)([{_SIGNS}])([{_SIGNS}])")
_THRESHOLD = ", NONE "  # in the name of a row, before its threshold
_SEEDED = re.compile(rf"(?P<name>.+?)(-seed\d+)?( \d+)?(?P<shown>{_THRESHOLD}.+)?")
_LINE = re.compile(rf"(?P<name>[^\t]+)\t(?P<slots>(?:{_SLOT.pattern})*\d+)")

Labels = NDArray[np.uint8]
Shown = tuple[Labels, Labels]
"""Labels of the papers (slots,): the right ones, and those shown."""


def keep_marks(
    folder: Path, test_set: str, level: Task, found: Iterable[tuple[str, Shown]]
) -> None:
    """Write the marks of bundles, by their names; earlier marks of the same bundles go."""
    path = _path(folder, test_set, level)
    known = {**(_lines(path) if path.exists() else {}), **{n: _written(*s) for n, s in found}}
    text = "".join(f"{name}\t{slots}\n" for name, slots in sorted(known.items()))
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, partial(Path.write_text, data=text, encoding="utf-8"))


def kept_marks(folder: Path, test_set: str, level: Task) -> dict[str, Shown]:
    """The marks of all bundles by their names. Raises LabError for a missing or damaged file."""
    return {name: _read(slots) for name, slots in _lines(_path(folder, test_set, level)).items()}


def system_of(bundle: str) -> str:
    """The name of a bundle without its seed and its version; a threshold of its marks stays."""
    found = _SEEDED.fullmatch(bundle)
    return found["name"] + (found["shown"] or "") if found else bundle


def without_threshold(bundle: str) -> str:
    """The name of a bundle as it stands in a row, without the threshold of its marks."""
    return bundle.partition(_THRESHOLD)[0]


def difference_of(first: str, second: str, kept: Mapping[str, Shown]) -> Difference:
    """The difference of two systems by all their trainings among `kept` marks.

    Raises LabError where there is none of a system, or where their texts differ in length.
    """
    systems = []
    for system in (first, second):
        trainings = [shown for name, shown in kept.items() if system_of(name) == system]
        if not trainings:
            names = ", ".join(sorted(set(map(system_of, kept))))
            raise LabError(f"there are no marks of {system}.", remedy=f"There are {names}.")
        systems.append([StretchCounts.of(*shown) for shown in trainings])
    try:
        return paired_difference(*systems)
    except ValueError as error:
        raise LabError(f"{first} and {second} were not measured on one text.") from error


def compare(
    table: Annotated[Path, described("the folder that interpunct benchmark wrote")],
    first: Annotated[str, described("a bundle, without -seedN")],
    second: Annotated[str, described("another one")],
    *,
    set_: Annotated[str, described("the test set")],
    level: Annotated[Task, described("chunk, single-sentence, whole-text")] = Task.CHUNK,
) -> None:
    """Print how far the micro F1 of two systems differs, with a paired 95 % interval."""
    kept = kept_marks(table, set_, level)
    found = difference_of(first, second, kept)
    low, high = (f"{100 * end:+.1f}" for end in found.interval)
    told = "told apart" if found.is_clear else "not told apart"
    trainings = Counter(map(system_of, kept))
    print(
        f"{first} - {second} on {set_}: {100 * found.value:+.1f} ({low} to {high}): "
        f"{told} by {trainings[first]} and {trainings[second]} trainings"
    )


def _path(folder: Path, test_set: str, level: Task) -> Path:
    return folder / FOLDER / f"{test_set}.{level}.tsv"


def _lines(path: Path) -> dict[str, str]:
    """The written slots by bundle."""
    remedy = "Measure the bundles by interpunct benchmark."
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise LabError("no marks are kept here.", file=path, remedy=remedy) from error
    found = {}
    for number, line in enumerate(lines, 1):
        match = _LINE.fullmatch(line)
        if match is None:
            where = f"line {number}"
            raise LabError("these are no marks.", file=path, where=where, remedy=remedy)
        found[match["name"]] = match["slots"]
    return found


def _written(wanted: Labels, shown: Labels) -> str:
    places = np.flatnonzero((wanted > 0) | (shown > 0))
    before = np.diff(places, prepend=-1) - 1
    columns: Any = zip(before.tolist(), wanted[places], shown[places], strict=True)
    slots = "".join(f"{gap}{_SIGNS[right]}{_SIGNS[given]}" for gap, right, given in columns)
    return f"{slots}{len(wanted) - int(places[-1] + 1 if len(places) else 0)}"


def _read(slots: str) -> Shown:
    found = _SLOT.findall(slots)
    last = int(_SLOT.sub("", slots))
    places = np.cumsum([int(gap) + 1 for gap, *_ in found], dtype=np.int64) - 1
    size = last + int(places[-1] + 1 if len(places) else 0)
    wanted, shown = np.zeros((2, size), np.uint8)
    wanted[places] = [_SIGNS.index(right) for _, right, _ in found]
    shown[places] = [_SIGNS.index(given) for *_, given in found]
    return wanted, shown
