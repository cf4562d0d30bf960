# SPDX-License-Identifier: Apache-2.0
"""The rows of the laboratory: what `laboratory.toml` says of them, and what is there of each."""

from __future__ import annotations

import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any

from interpunct.bundles.bundle import DESCRIPTION, default_bundle, sha256
from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct_lab.evaluation.benchmarking import TABLE, read_table
from interpunct_lab.evaluation.shown_marks import system_of

ROOT = Path(__file__).resolve().parents[1]
PLANS = Path(__file__).with_suffix(".toml").with_stem("laboratory")
COMPARISONS = ROOT / "packaging" / "comparisons.toml"
SHIPPED = "default"

_INIT = re.compile(r"--init \{out\}/([\w-]+)")
_STEPS = re.compile(r"--steps (\d+)(?: --check-every (\d+))?")
_VERSION = "1"  # of a trained bundle
_CHECKS = 24  # of a training
_SEEDED = re.compile(r"(?P<name>.+)-seed(?P<seed>\d+)")


def read_plans() -> dict[str, Any]:
    """What `laboratory.toml` holds, and under "seeded" the rows that are trained several times."""
    plans = tomllib.loads(PLANS.read_text(encoding="utf-8"))
    told = tomllib.loads(COMPARISONS.read_text(encoding="utf-8"))["comparison"]
    compared = {row for comparison in told for row in comparison["rows"]} - set(plans["once"])
    return plans | {"seeded": [name for name in plans["bundles"] if name in compared]}


@dataclass(frozen=True, slots=True)
class Row:
    """A bundle of the tables: what stands behind `interpunct` for it, or nothing if it ships.

    `languages` are those of the text that it learns from.
    """

    name: str
    line: str
    languages: tuple[str, ...] = ()

    def needs(self) -> Iterator[str]:
        """The rows that it begins from."""
        yield from _INIT.findall(self.line)

    def encoders(self) -> Iterator[str]:
        """The encoders that it starts from."""
        yield from re.findall(r"--encoder \{encoders\}/([\w-]+)", self.line)

    @property
    def wants_talks(self) -> bool:
        """Whether a little text of talks is mixed into what it learns from."""
        return "{domain}" in self.line


@dataclass(frozen=True, slots=True)
class Table:
    """A table of `docs/laboratory`: its folder there, and what is measured for it."""

    folder: str
    sets: str
    level: str = "chunk"
    systems: tuple[str, ...] = ()
    """Those that are in it; all where none are named."""

    any_language: bool = False
    """Whether a system is measured on sets, too, of which it knows no language."""

    threshold_on: str | None = None
    """The set on which the threshold of its marks is chosen; the likeliest label without."""


@dataclass(frozen=True, slots=True)
class Laboratory:
    """Where everything lies, and the plans; `scale` times the steps that they name are taken."""

    data: Path
    out: Path
    docs: Path
    plans: dict[str, Any]
    scale: float = 1.0
    _locks: dict[str, Lock] = field(default_factory=lambda: defaultdict(Lock))

    def lock(self, row: Row) -> Lock:
        """The lock of a row, which is made by one thread at a time."""
        return self._locks[row.name]

    @property
    def labelled(self) -> Path:
        """The text to learn from."""
        return self.out / "labelled"

    @property
    def tuning(self) -> Path:
        """The text that chooses weights and fits calibrations."""
        return self.out / "tuning"

    @property
    def domain(self) -> Path:
        """A little text of talks."""
        return self.out / "domain"

    @property
    def encoders(self) -> Path:
        """What systems start from."""
        return self.out / "encoders"

    def names(self) -> list[str]:
        """Every row, the bundle that ships first, other seeds last."""
        seeds, seeded = self.plans["seeds"], self.plans["seeded"]
        others = (f"{name}-seed{seed}" for name in seeded for seed in seeds)
        return [SHIPPED, *self.plans["bundles"], *others]

    def names_of(self, wanted: Iterable[str]) -> list[str]:
        """The names of rows; in place of a table of a paper, those of its rows with all seeds."""
        return [name for one in wanted for name in self._of_table(one) or [one]]

    def _of_table(self, table: str) -> list[str]:
        rows = self.plans["papers"].get(table, ())
        return [name for name in self.names() if system_of(name) in rows]

    def row(self, name: str) -> Row:
        """The row of that name. Raises LabError where there is none."""
        if name == SHIPPED:
            return Row(name, "")
        seeded = _SEEDED.fullmatch(name)
        plan = self.plans["bundles"].get(seeded["name"] if seeded else name)
        if plan is None:
            remedy = f"There are {', '.join(self.names())}, and each with -seedN."
            raise LabError(f"there is no row {name!r}.", file=PLANS, remedy=remedy)
        seed = seeded["seed"] if seeded else "1"
        if seeded:
            plan = _INIT.sub(lambda found: self._init(found[1], seed), plan)
        line = f"train {plan} {self.plans['common']} --seed {seed} --out {{out}}/{name} --resume"
        return Row(name, line, self._languages(plan))

    def _init(self, name: str, seed: str) -> str:
        """The option to begin from a row, from that of the same seed where there are several."""
        same_seed = f"-seed{seed}" if name in self.plans["seeded"] else ""
        return f"--init {{out}}/{name}{same_seed}"

    def words_of(self, row: Row) -> list[str]:
        """The words of its command, without the program."""
        told = row.line.replace("{seven}", self.plans["seven"])
        told = _STEPS.sub(self._steps, told)
        folders = {
            "data": self.labelled,
            "dev": self.tuning,
            "out": self.out,
            "encoders": self.encoders,
            "domain": self.domain,
        }
        return [word.format(**folders) for word in told.split()]

    def _steps(self, plan: re.Match[str]) -> str:
        """The options for the planned steps times the scale; the number of checks stays."""
        planned, every = int(plan[1]), plan[2]
        steps = max(1, round(planned * self.scale))
        checks = max(1, planned // int(every)) if every else _CHECKS
        return f"--steps {steps} --check-every {max(1, steps // checks)}"

    def _languages(self, plan: str) -> tuple[str, ...]:
        found = re.search(r"--languages (\S+)", plan)
        codes = found[1] if found else self.plans["seven"]
        return tuple(codes.replace("{seven}", self.plans["seven"]).split(","))

    def tables_of(self, row: Row) -> Iterator[Table]:
        """The tables that it stands in."""
        name = system_of(row.name)
        for told in self.plans["tables"]:
            table = Table(**told)
            if not table.systems or name in table.systems:
                yield table

    def is_trained(self, row: Row) -> bool:
        """Whether its bundle is there."""
        return not row.line or (self.out / row.name / DESCRIPTION).exists()

    def is_done(self, row: Row) -> bool:
        """Whether the main table has its figures, made by the command that it has now."""
        table = read_table(self.docs) if (self.docs / TABLE).exists() else None
        if table is None:
            return False
        if not row.line:
            return default_bundle().name in {one.bundle for one in table.rows}
        made = table.made.get(f"{row.name} {_VERSION}")
        return made is not None and made.command == self.command_of(row)

    def command_of(self, row: Row) -> str:
        """The command that makes it, as it stands in a table."""
        return " ".join(["interpunct", *self.words_of(row)]).replace(f"{ROOT}/", "")

    def note_command(self, row: Row) -> None:
        """Keep what it is made by: its command, and the hash of each text that it reads."""
        texts = [folder / f"{code}.npz" for folder in self._folders(row) for code in row.languages]
        data = {f"{path.parent.name}/{path.stem}": sha256(path) for path in texts if path.exists()}
        told = json.dumps({"command": self.command_of(row), "data": data}, indent=1)
        replace_file(self._made(row), lambda path: path.write_text(told + "\n", encoding="utf-8"))

    def _folders(self, row: Row) -> list[Path]:
        return [self.labelled, self.tuning, *([self.domain] if row.wants_talks else [])]

    def noted(self, row: Row) -> tuple[str, dict[str, str]]:
        """What `note_command` has kept of it."""
        told = json.loads(self._made(row).read_text(encoding="utf-8"))
        return told["command"], told["data"]

    def _made(self, row: Row) -> Path:
        return self.out / f"{row.name}.made.json"
