# SPDX-License-Identifier: Apache-2.0
"""`interpunct adapt` and `interpunct calibrate`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interpunct.cli import completion
from interpunct.cli.arguments import Language, language_codes
from interpunct.cli.console import messages, results

if TYPE_CHECKING:
    from interpunct.lab.adapting.finished import Sources
    from interpunct.models.description import HeldOutFigures

ADAPT_EXAMPLES = """
[bold]Examples[/bold]

  interpunct adapt default --on finished/ --out my-bundle
      learns from a folder of finished captions; use it with --model my-bundle

  interpunct adapt default --on talk1.srt talk2.srt --corrections --out my-bundle --all
      learns all weights, from two files and from the decisions of your reviews
"""
CALIBRATE_EXAMPLES = """
[bold]Examples[/bold]

  interpunct calibrate default --on finished/ --out my-bundle
      makes the confidences right for captions like these
"""

_Bundle = Annotated[
    str,
    typer.Argument(
        metavar="BUNDLE",
        show_default=False,
        autocompletion=completion.bundles,
        help="The bundle to start from: a name, or a folder.",
    ),
]
_On = Annotated[
    list[Path] | None,
    typer.Option(
        "--on",
        metavar="PATH",
        help="Finished captions (SRT, WebVTT), kept corrections (.jsonl), journals of reviews, "
        "or folders of them.",
    ),
]
_More = Annotated[
    list[Path] | None,
    typer.Argument(metavar="[PATH...]", show_default=False, help="More of what --on names."),
]
_Out = Annotated[
    Path,
    typer.Option("--out", "-o", metavar="FOLDER", show_default=False, help="The new bundle."),
]
_Corrections = Annotated[
    bool,
    typer.Option("--corrections", help="Also the decisions that the editor kept on this machine."),
]
_All = Annotated[
    bool,
    typer.Option("--all/--heads", help="Learn all weights, or the heads only (the last layer)."),
]
_Steps = Annotated[
    int | None, typer.Option(min=1, show_default=False, help="How many steps to learn for.")
]
_Seed = Annotated[int, typer.Option(help="What is drawn at random depends on it alone.")]
_Force = Annotated[
    bool, typer.Option("--force", help="Write the bundle even where it became worse.")
]


def adapt(
    bundle: _Bundle,
    more: _More = None,
    *,
    on: _On = None,
    out: _Out,
    corrections: _Corrections = False,
    everything: _All = False,
    language: Language = "auto",
    steps: _Steps = None,
    seed: _Seed = 1,
    force: _Force = False,
) -> None:
    """Fine-tune a bundle on your own finished captions and corrections, in minutes on a CPU.

    A fifth of the text is held out to measure on, whole files where there are several.

    Nothing leaves this machine, and nothing is written where more slots became wrong than before.
    """
    from interpunct.lab.adapting.fine_tuning import Scope
    from interpunct.lab.adapting.run import adapt_bundle
    from interpunct.models.bundle import find_bundle

    done = adapt_bundle(
        find_bundle(bundle),
        _sources(on, more, corrections=corrections, language=language),
        out,
        scope=Scope.ALL if everything else Scope.HEADS,
        steps=steps,
        seed=seed,
        force=force,
        report=lambda line: messages().print(line, soft_wrap=True),
    )
    _print(done.before, done.after)
    results().print(f"Written to {out}.", soft_wrap=True)


def calibrate(
    bundle: _Bundle,
    more: _More = None,
    *,
    on: _On = None,
    out: _Out,
    corrections: _Corrections = False,
    language: Language = "auto",
    seed: _Seed = 1,
) -> None:
    """Fit the confidences of a bundle anew, by language, on finished captions.

    Half of the text is fitted on, the other half measured. Labelled text of the laboratory
    (folders of .npz) is read too.
    """
    from interpunct.lab.adapting.recalibrating import recalibrate
    from interpunct.models.bundle import find_bundle

    sources = _sources(on, more, corrections=corrections, language=language)
    done = recalibrate(find_bundle(bundle), sources, out, seed=seed)
    _print(done.before, done.after)
    fitted = ", ".join(done.languages) or "all languages together"
    results().print(f"Fitted: {fitted}. Written to {out}.", soft_wrap=True)


def _sources(
    on: list[Path] | None, more: list[Path] | None, *, corrections: bool, language: str
) -> "Sources":
    from interpunct.lab.adapting.finished import read_sources
    from interpunct.review.session import sessions_folder

    paths = [*(on or []), *(more or [])]
    if corrections:
        paths.append(sessions_folder() / "corrections")
    if not paths:
        raise typer.BadParameter("name the text to learn from", param_hint="--on")
    return read_sources(paths, language_codes(language))


def _print(before: "HeldOutFigures", after: "HeldOutFigures") -> None:
    """Both sets of figures beside each other."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in (f"on {after.slots:,} held-out slots", "before", "after"):
        table.add_column(name, justify="left" if not table.columns else "right")
    for label in after.f1:
        table.add_row(f"F1 {label.lower()}", *_percent(before.f1[label], after.f1[label]))
    table.add_row("F1 micro", *_percent(before.micro_f1, after.micro_f1), style="bold")
    table.add_row("slot error rate", *_percent(before.slot_error_rate, after.slot_error_rate))
    if before.casing_f1 is not None and after.casing_f1 is not None:
        table.add_row("F1 capitals", *_percent(before.casing_f1, after.casing_f1))
    errors = (before.calibration_error, after.calibration_error)
    table.add_row("calibration error", *(f"{error:.3f}" for error in errors))
    results().print(table)


def _percent(*shares: float) -> list[str]:
    return [f"{share:.1%}" for share in shares]
