# SPDX-License-Identifier: Apache-2.0
"""Log of a training for spreadsheets, TensorBoard and people, beside its checkpoint."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from interpunct.bundles.description import Check
from interpunct.doctor.versions import how_to_add
from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct_lab.training.objective import Progress

CHECKS = "checks.csv"
CURVES = "curves.png"
_TENSORBOARD = "tensorboard"


class TrainingLog:
    """Writes every check into `folder`.

    `checks.csv` has a line for each; a resumed training writes it anew from its checkpoint, so it
    has none that are gone. Raises LabError where `tensorboard` is asked for and not installed.
    """

    def __init__(self, folder: Path, step: int, *, tensorboard: bool = False) -> None:
        self._folder = folder
        self._board = _board(folder / _TENSORBOARD, step) if tensorboard else None

    def add(self, checks: Sequence[Check]) -> None:
        """Write `checks`; the last one is new."""
        rows = [msgspec.to_builtins(check) for check in checks]
        replace_file(self._folder / CHECKS, lambda path: _write(rows, path))
        if self._board is not None:
            last = rows[-1]
            step = last.pop("step")
            for name, value in last.items():
                if value is not None:
                    self._board.add_scalar(name, value, step)
            self._board.flush()

    def close(self, progress: Progress) -> None:
        """Draw the learning curves of a training, where matplotlib is there to do it."""
        if self._board is not None:
            self._board.close()
        if progress.best is None:
            return
        with suppress(ImportError):
            from interpunct_lab.evaluation.plots import training_curves

            training_curves(progress.checks, progress.best, self._folder / CURVES)


def _board(folder: Path, step: int) -> Any:
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError as error:
        raise _missing() from error
    return SummaryWriter(str(folder), purge_step=step + 1)


def refuse_missing_tensorboard() -> None:
    """Raise LabError where TensorBoard is not installed."""
    if find_spec("tensorboard") is None:
        raise _missing()


def _missing() -> LabError:
    return LabError(
        "TensorBoard is not installed.",
        remedy=f"{how_to_add('tensorboard')}; or leave it out: checks.csv has the same.",
    )


def _write(rows: Sequence[dict[str, Any]], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.DictWriter(file, Check.__struct_fields__, lineterminator="\n")
        lines.writeheader()
        lines.writerows(rows)
