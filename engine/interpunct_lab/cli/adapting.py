# SPDX-License-Identifier: Apache-2.0
"""`interpunct adapt` and `interpunct calibrate`."""

from abc import ABC
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from interpunct.cli import arguments, completion
from interpunct.cli.commands import Subcommand, argument, option, required
from interpunct.cli.console import add_row, results, say, table, tell

if TYPE_CHECKING:
    from interpunct.bundles.description import HeldOutFigures
    from interpunct.labels import LabelSet
    from interpunct_lab.making.finished_text import Sources

Seed = Annotated[int, typer.Option(help="Seed of all random choices.")]


@dataclass(frozen=True, kw_only=True)
class _FromFinishedText(Subcommand, ABC):
    """A new bundle from another bundle and finished text."""

    bundle: str = argument(
        "The bundle to start from: a name, or a folder.",
        metavar="BUNDLE",
        autocompletion=completion.bundles,
    )
    more: list[Path] | None = argument(
        "More files or folders, as by --on.", None, metavar="[PATH...]"
    )
    on: list[Path] | None = option(
        None,
        "Finished captions (SRT, WebVTT), kept corrections (.jsonl), journals of reviews, or "
        "folders of them.",
        "--on",
        metavar="PATH",
    )
    out: Path = required("The new bundle.", "--output", "--out", "-o", metavar="FOLDER")
    corrections: bool = option(
        False, "Use also the decisions that the editor kept on this machine.", "--corrections"
    )

    def _sources(self, language: str, labels: "LabelSet") -> "Sources":
        from interpunct.review.found_sessions import sessions_folder
        from interpunct_lab.making.finished_text import read_sources

        paths = [*(self.on or []), *(self.more or [])]
        if self.corrections:
            paths.append(sessions_folder() / "corrections")
        if not paths:
            raise typer.BadParameter("name the text to learn from", param_hint="--on")
        return read_sources(paths, arguments.language_codes(language) or None, labels)


@dataclass(frozen=True, kw_only=True)
class AdaptCommand(_FromFinishedText):
    """Teach a bundle your own finished captions and corrections, in seconds.

    The new bundle knows which words go with which marks and capitals; the old bundle stays
    unchanged.

    A fifth of the text is held out for measurement; of several files, whole files are held out.

    Nothing leaves this machine. A bundle with more errors than before is not written.
    """

    examples = """
    interpunct adapt default --on finished/ --out my-bundle
        learns from a folder of finished captions; use it with --model my-bundle

    interpunct adapt my-bundle --on talk3.srt --corrections --out my-second
        learns from another file, too, and from the decisions of your reviews
    """

    scope: Literal["ngrams", "heads", "all"] = option(
        "ngrams",
        "Part to learn. ngrams: n-grams beside any bundle. heads: the last layer of a published "
        "system. all: all its weights. The last two need torch and take minutes.",
    )
    language: arguments.LanguageOption = "auto"
    steps: int | None = option(None, "Number of training steps.", min=1)
    seed: Seed = 1
    force: bool = option(
        False, "Write the bundle even if it has more errors than before.", "--force"
    )

    def run(self) -> None:
        """Adapt the bundle."""
        from interpunct.bundles.bundle import find_bundle
        from interpunct_lab.making.adapting import adapt_bundle
        from interpunct_lab.making.evidence import Scope

        bundle = find_bundle(self.bundle)
        done = adapt_bundle(
            bundle,
            self._sources(self.language, bundle.label_set),
            self.out,
            scope=Scope(self.scope),
            steps=self.steps,
            seed=self.seed,
            force=self.force,
            report=tell,
        )
        _print(done.before, done.after)
        say(f"Written to {self.out}.")


@dataclass(frozen=True, kw_only=True)
class CalibrateCommand(_FromFinishedText):
    """Fit the confidences of a bundle anew, by language, on finished captions.

    One half of the text is for the fit, the other half for the measurement. Labelled text of
    the laboratory (folders of .npz) is read, too.
    """

    examples = """
    interpunct calibrate default --on finished/ --out my-bundle
        fits the confidences to captions of this kind
    """

    language: arguments.LanguageOption = "auto"
    seed: Seed = 1

    def run(self) -> None:
        """Calibrate the bundle."""
        from interpunct.bundles.bundle import find_bundle
        from interpunct_lab.making.adapting import recalibrate

        bundle = find_bundle(self.bundle)
        sources = self._sources(self.language, bundle.label_set)
        done = recalibrate(bundle, sources, self.out, seed=self.seed)
        _print(done.before, done.after)
        fitted = ", ".join(done.languages) or "all languages together"
        say(f"Fitted: {fitted}. Written to {self.out}.")


def _print(before: "HeldOutFigures", after: "HeldOutFigures") -> None:
    """Both sets of figures beside each other."""
    shown = table(
        f"on {after.slots:,} held-out slots", "before", "after", right=("before", "after")
    )
    for label in after.f1:
        add_row(shown, f"F1 {label.lower()}", *_percent(before.f1[label], after.f1[label]))
    add_row(shown, "F1 micro", *_percent(before.micro_f1, after.micro_f1), style="bold")
    add_row(shown, "slot error rate", *_percent(before.slot_error_rate, after.slot_error_rate))
    if before.casing_f1 is not None and after.casing_f1 is not None:
        add_row(shown, "F1 capitals", *_percent(before.casing_f1, after.casing_f1))
    errors = (before.calibration_error, after.calibration_error)
    add_row(shown, "calibration error", *(f"{error:.3f}" for error in errors))
    results().print(shown)


def _percent(*shares: float) -> list[str]:
    return [f"{share:.1%}" for share in shares]
