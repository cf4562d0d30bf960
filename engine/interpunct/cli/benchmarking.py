# SPDX-License-Identifier: Apache-2.0
"""`interpunct benchmark`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from interpunct.cli import completion
from interpunct.cli.arguments import MODEL
from interpunct.cli.console import messages

if TYPE_CHECKING:
    from interpunct.lab.evaluation.benchmark_table import BenchmarkLevel
    from interpunct.models.bundle import Bundle

BENCHMARK_EXAMPLES = """
[bold]Examples[/bold]

  interpunct benchmark --data ../shared --out results
      the default bundle on the sets of the papers

  interpunct benchmark --systems default,trained/electra --sets iwslt2011-ref,cs-sk --out results
      two bundles side by side; run it again with more, and it goes on where it was

  interpunct benchmark --systems default,trained --out results
      the default bundle and all that are in the folder "trained"

  interpunct benchmark --systems trained/char-cnn --add --out results
      one more row for each set in the table that is there

  interpunct benchmark --systems trained/char-delay --level chunk,single-sentence --out results
      running text, and sentence by sentence
"""

_Systems = Annotated[
    str,
    typer.Option(
        metavar="BUNDLE[,BUNDLE...]",
        rich_help_panel=MODEL,
        autocompletion=completion.bundles,
        help="Model bundles: names of shipped ones, or folders, also a folder of bundles.",
    ),
]
_Sets = Annotated[
    str,
    typer.Option(
        metavar="SET[,SET...]|usual|all",
        help="Test sets by name; dev-CODE is held-out text in one language.",
    ),
]
_Levels = Annotated[
    str,
    typer.Option(
        "--level",
        metavar="LEVEL[,LEVEL...]",
        help="What a system is given at once: chunk (running text), single-sentence, whole-text "
        "(four sentences), mid-text (the same, the last slot not counted).",
    ),
]
_Data = Annotated[
    Path, typer.Option(help="The folder that has the sets: benchmarks/ and corpora/dev/.")
]
_Out = Annotated[
    Path, typer.Option("-o", "--out", show_default=False, help="The folder to write to.")
]
_Add = Annotated[
    bool,
    typer.Option(
        "--add",
        help="Keep what the table in the folder tells of other bundles. The figures then stay as "
        "they are.",
    ),
]
_Device = Annotated[
    Literal["auto", "cpu", "cuda"],
    typer.Option(rich_help_panel=MODEL, help="Where it runs; auto uses a GPU that works."),
]


def benchmark(
    *,
    systems: _Systems = "default",
    sets: _Sets = "usual",
    level: _Levels = "chunk",
    data: _Data = Path("../shared"),
    out: _Out,
    add: _Add = False,
    device: _Device = "auto",
) -> None:
    """Measure bundles on the test sets of the field, beside the figures that papers report.

    Writes one table as Markdown and JSON, and for each set what reviewing the least certain slots
    is worth and what is mixed up, as figures.
    """
    from interpunct.lab.evaluation.benchmarking import Benchmark, run_benchmark

    console = messages()
    request = Benchmark(
        tuple(bundle for name in _names(systems) for bundle in _bundles(name)),
        _set_names(sets),
        data,
        out,
        _levels(level),
        device,
        add,
    )
    run_benchmark(request, lambda line: console.print(line, soft_wrap=True))
    console.print(f"wrote {out / 'benchmark.md'}", soft_wrap=True)


def _bundles(name: str) -> "list[Bundle]":
    """The bundle of that name; all that are in the folder of that name, where it is none."""
    from interpunct.models.bundle import bundles_in, find_bundle

    return bundles_in(Path(name)) or [find_bundle(name)]


def _names(value: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name.strip() for name in value.split(",")))


def _set_names(value: str) -> tuple[str, ...]:
    from interpunct.lab.evaluation.test_sets import SETS, USUAL

    return {"usual": USUAL, "all": tuple(SETS)}.get(value, _names(value))


def _levels(value: str) -> "tuple[BenchmarkLevel, ...]":
    from interpunct.lab.evaluation.benchmark_table import LEVELS

    known = {str(level): level for level in LEVELS}
    names = _names(value)
    for name in names:
        if name not in known:
            raise typer.BadParameter(
                f"{name!r} is none of {', '.join(LEVELS)}", param_hint="--level"
            )
    return tuple(known[name] for name in names)
