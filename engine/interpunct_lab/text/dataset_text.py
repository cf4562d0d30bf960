# SPDX-License-Identifier: Apache-2.0
"""Texts in datasets of Hugging Face: of the hub, or saved in a folder.

A dataset of the hub is called `hf:NAME`, `hf:NAME:CONFIG` or `hf:NAME:CONFIG:SPLIT`. The library
is in the extra `datasets`; its versions from 4 on run no code of a dataset.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from interpunct.doctor.versions import how_to_add
from interpunct.errors import LabError, first_line

_HUB = "hf:"
_TRAIN = "train"
_SAVED, _SPLITS = "state.json", "dataset_dict.json"  # files of a saved dataset, of one in splits


def is_dataset(place: Path) -> bool:
    """Whether `place` is the name of a dataset, or a folder with a saved one."""
    return _is_of_hub(place) or any((place / name).is_file() for name in (_SAVED, _SPLITS))


def _is_of_hub(place: Path) -> bool:
    return place.as_posix().startswith(_HUB)


def dataset_files(place: Path) -> list[Path]:
    """The files of a saved dataset; none of a dataset of the hub."""
    return sorted(path for path in _split(place).rglob("*") if path.is_file())


def _split(place: Path) -> Path:
    """The folder of a saved dataset, or of its split `train`."""
    return place / _TRAIN if (place / _SPLITS).is_file() else place


def dataset_paragraphs(place: Path, column: str) -> Iterator[str]:
    """The lines of the texts in a column of a dataset, row by row; without a split, of `train`.

    Raises LabError for a dataset that cannot be read, a column that it lacks, or the row in which
    the column has no text.
    """
    try:
        rows = _open(place)
        if column not in (rows.column_names or [column]):
            raise LabError(
                f"the dataset has no column {column}.",
                file=place,
                remedy=f"Name its text by --text-column: {', '.join(rows.column_names)}.",
            )
        for number, row in enumerate(rows.select_columns([column]), 1):
            yield from _lines(row.get(column), place, column, number)
    except (OSError, ValueError) as error:
        raise LabError(
            f"this dataset cannot be read: {first_line(error)}.",
            file=place,
            remedy="Name one as hf:NAME:CONFIG:SPLIT, or a folder that save_to_disk wrote.",
        ) from error


def _lines(text: object, place: Path, column: str, number: int) -> Iterator[str]:
    if not isinstance(text, str):
        raise LabError(
            f"the column {column} has no text.",
            file=place,
            where=f"row {number:,}",
            remedy="Name another by --text-column, or leave such rows out of the dataset.",
        )
    yield from filter(None, map(str.strip, text.splitlines()))


def _open(place: Path) -> Any:
    """The rows of a dataset, which are not in memory."""
    try:
        import datasets
    except ImportError as error:
        raise LabError(
            "reading a dataset needs the library datasets, which is not installed.",
            file=place,
            remedy=f"{how_to_add('datasets')}.",
        ) from error
    if _is_of_hub(place):
        told = place.as_posix().removeprefix(_HUB)
        name, config, split = (*told.split(":", 2), "", "")[:3]
        return datasets.load_dataset(name, config or None, split=split or _TRAIN, streaming=True)
    folder = _split(place)
    if not folder.is_dir():
        raise LabError(
            f"the dataset has no split {_TRAIN}.",
            file=place,
            remedy="Name the folder of one of its splits.",
        )
    return datasets.load_from_disk(str(folder))
