# SPDX-License-Identifier: Apache-2.0
"""Search for learning rates of rows of the laboratory.

Rows, rates and steps stand in `laboratory.toml`. Each row is trained for a short time at each
rate; the lowest log loss on the tuning text decides. All results are kept in the tables' folder.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from benchmarks.laboratory import add_folders, interpunct, prepare
from benchmarks.laboratory_rows import Laboratory, Row, read_plans
from interpunct.bundles.bundle import load_bundle
from interpunct.files import replace_file

KEPT = "rates.json"


@dataclass(frozen=True, slots=True)
class Trial:
    """A row at another rate, for so many steps."""

    row: str
    rate: float
    steps: int

    @property
    def name(self) -> str:
        """Name of its bundle."""
        return f"{self.row}-rate{self.rate:g}"

    def of(self, row: Row) -> Row:
        """The training of the row, changed; it is checked at its end."""
        line = re.sub(r"--rate \S+", f"--rate {self.rate:g}", row.line)
        line = re.sub(r"--steps \d+", f"--steps {self.steps} --check-every {self.steps}", line)
        return replace(row, name=self.name, line=line.replace(f"/{row.name} ", f"/{self.name} "))


def trials(plans: dict[str, Any]) -> Iterator[Trial]:
    """Every row at every rate."""
    for told in plans["rates"]:
        for rate in told["rates"]:
            yield Trial(told["row"], rate, told["steps"])


def main() -> int:
    """Make the trials of the rows that are named, or all that are left."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.laboratory_rates")
    parser.add_argument("rows", nargs="*", help="rows; all that are left")
    add_folders(parser)
    arguments = parser.parse_args()
    plans = read_plans()
    laboratory = Laboratory(arguments.data, arguments.out, arguments.tables, plans)
    kept = laboratory.docs / KEPT
    known = _read(kept)
    left = [trial for trial in trials(plans) if _is_wanted(trial, arguments.rows, known)]
    with ThreadPoolExecutor(arguments.cores) as pool:
        for trial, found in zip(
            left, pool.map(lambda one: _made(laboratory, one), left), strict=True
        ):
            _keep(kept, trial, found)
    return 0


def _is_wanted(trial: Trial, rows: list[str], known: dict[str, Any]) -> bool:
    return trial.row in (rows or [trial.row]) and f"{trial.rate:g}" not in known.get(trial.row, {})


def _made(laboratory: Laboratory, trial: Trial) -> dict[str, float | int | None]:
    """The figures of the trial's check."""
    row = trial.of(laboratory.row(trial.row))
    prepare(laboratory, row)
    interpunct(laboratory.words_of(row))
    training = load_bundle(laboratory.out / row.name).description.training
    check = training.checks[-1]
    return {"words": training.words, "log_loss": check.log_loss, "micro_f1": check.micro_f1}


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def _keep(path: Path, trial: Trial, found: dict[str, Any]) -> None:
    known = _read(path)
    known.setdefault(trial.row, {})[f"{trial.rate:g}"] = found
    text = json.dumps(known, indent=1) + "\n"
    replace_file(path, lambda part: part.write_text(text, encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
