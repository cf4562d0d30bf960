# SPDX-License-Identifier: Apache-2.0
"""`interpunct benchmark`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import typer

from interpunct.cli import arguments, completion
from interpunct.cli.commands import Subcommand, option, required
from interpunct.cli.console import tell

if TYPE_CHECKING:
    from interpunct.bundles.bundle import Bundle
    from interpunct_lab.evaluation.input_tasks import Task
    from interpunct_lab.evaluation.test_sets import OwnSet


@dataclass(frozen=True, kw_only=True)
class BenchmarkCommand(Subcommand):
    """Measure bundles on the test sets of the field, beside the figures that papers report.

    Writes one table as Markdown and JSON, and two figures for each set: the errors that a review
    of the least certain slots catches, and the confusions of marks.
    """

    examples = """
    interpunct benchmark --data ../shared --out results
        the default bundle on the sets of the papers

    interpunct benchmark --systems default,trained/electra --sets iwslt2011-ref,cs-sk --out results
        two bundles side by side; another run with more bundles continues the table

    interpunct benchmark --systems default,trained --out results
        the default bundle and all bundles in the folder "trained"

    interpunct benchmark --systems trained/char-cnn --add --out results
        one more row for each set in the existing table

    interpunct benchmark --systems default --test talks=tst2017.en.xml:en --out results
        a test set of your own: captions, text, tagged words or talks of an IWSLT campaign

    interpunct benchmark --systems trained/char-delay --level chunk,single-sentence --out results
        running text, and sentence by sentence

    interpunct benchmark --systems trained/sk --sets dev-cs --languages any --out results
        a Slovak bundle on Czech text

    interpunct benchmark --systems trained --sets dev-en --threshold-on tuning-en --out results
        as many marks as gave the best F1 on other text
    """

    systems: str = option(
        "default",
        "Model bundles: names of shipped bundles, folders, or a folder of several bundles.",
        metavar="BUNDLE[,BUNDLE...]",
        autocompletion=completion.bundles,
        panel=arguments.MODEL,
    )
    sets: str | None = option(
        None,
        "Test sets by name; dev-CODE is held-out text in one language, tuning-CODE the part to "
        "choose with.  [default: usual, with --test none]",
        metavar="SET[,SET...]|usual|all",
    )
    tests: list[str] | None = option(
        None,
        "Your own test set and its language: captions or text with marks, lines of a word and "
        "its label, or XML of an IWSLT campaign. Repeatable.",
        "--test",
        metavar="NAME=FILE:LANG",
    )
    level: str = option(
        "chunk",
        "Input of a system: chunk (running text), single-sentence, whole-text "
        "(four sentences), mid-text (the same, the last slot not counted).",
        metavar="LEVEL[,LEVEL...]",
    )
    languages: Literal["known", "any"] = option(
        "known",
        "Sets for a bundle: those in a language it was trained in, or any.",
    )
    data: Path = option(
        Path("../shared"), "Folder of the sets, with benchmarks/ and corpora/dev/."
    )
    out: Path = required("The folder to write to.", "-o", "--output", "--out")
    add: bool = option(
        False,
        "Keep the rows of other bundles in the table of the folder. The figures then stay as they "
        "are.",
        "--add",
    )
    threshold: float | None = option(
        None,
        "Probability of NONE below which a mark is shown.  [default: the likeliest label]",
        min=0,
        max=1,
    )
    threshold_on: str | None = option(
        None,
        "Set on which each bundle gets its own threshold, that of the best micro F1.",
        metavar="SET",
    )
    device: arguments.DeviceOption = "auto"

    def run(self) -> None:
        """Measure the bundles."""
        from interpunct_lab.evaluation.benchmarking import Benchmark, run_benchmark
        from interpunct_lab.evaluation.test_sets import SETS, USUAL

        arguments.refuse_both("--threshold-on", self.threshold_on, "--threshold", self.threshold)
        sets = self.sets or ("" if self.tests else "usual")
        request = Benchmark(
            tuple(bundle for name in _names(self.systems) for bundle in _bundles(name)),
            {"usual": USUAL, "all": tuple(SETS)}.get(sets, _names(sets)),
            self.data,
            self.out,
            _levels(self.level),
            self.device,
            self.add,
            _own_sets(self.tests or ()),
            self.threshold,
            self.threshold_on,
            any_language=self.languages == "any",
        )
        run_benchmark(request, tell)
        tell(f"wrote {self.out / 'benchmark.md'}")


def _bundles(name: str) -> "list[Bundle]":
    """The bundle of that name; all readable ones in the folder of that name, where it is none."""
    from interpunct.bundles.bundle import find_bundle, readable_in

    return readable_in(Path(name), tell) or [find_bundle(name)]


def _names(value: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name.strip() for name in value.split(",") if name.strip()))


def _own_sets(values: Sequence[str]) -> "tuple[OwnSet, ...]":
    """The named sets; the usage error for another form of a name."""
    from interpunct.transcript.languages import language
    from interpunct_lab.evaluation.test_sets import SETS, OwnSet

    found: dict[str, OwnSet] = {}
    for value in values:
        parts = _OWN_SET.fullmatch(value)
        if parts is None or parts["name"] in {*SETS, *found}:
            reason = "is not NAME=FILE:LANG" if parts is None else "is the name of another set"
            raise typer.BadParameter(f"{value!r} {reason}", param_hint="--test")
        name, path, code = parts.group("name", "path", "code")
        found[name] = OwnSet(name, Path(path), language(code).code)
    return tuple(found.values())


_OWN_SET = re.compile(r"(?P<name>[\w.-]+)=(?P<path>.+):(?P<code>[\w -]+)")


def _levels(value: str) -> "tuple[Task, ...]":
    from interpunct_lab.evaluation.input_tasks import Task

    known = {str(level): level for level in Task}
    names = _names(value)
    for name in names:
        if name not in known:
            raise typer.BadParameter(
                f"{name!r} is none of {', '.join(Task)}", param_hint="--level"
            )
    return tuple(known[name] for name in names)
