# SPDX-License-Identifier: Apache-2.0
"""`interpunct evaluate`."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand, argument
from interpunct.cli.console import add_row, complain, print_json, results, table

if TYPE_CHECKING:
    from rich.table import Table

    from interpunct.review.comparing import Comparison

_VERSION = 1


@dataclass(frozen=True, kw_only=True)
class EvaluateCommand(Subcommand):
    """Compare two punctuations of the same words: captions, or plain text.

    Prints precision, recall and F1 of each kind of mark, and their averages:

    micro counts every mark once, macro every kind, weighted every kind by its frequency.

    The slot error rate is the number of wrong slots over the marks of the reference.
    """

    examples = """
    interpunct evaluate talk.punctuated.srt talk.reference.srt
        how many marks are right, by kind, and how much work is left

    interpunct evaluate output.txt reference.txt --json
        two texts, for a program
    """

    hypothesis: Path = argument("What is judged.")
    reference: Path = argument("What is right.")
    language: arguments.LanguageOption = "auto"
    as_json: arguments.JsonOption = False

    def run(self) -> None:
        """Compare the two."""
        from interpunct.cli.comparing import read_words
        from interpunct.review.comparing import compare

        languages = arguments.language_codes(self.language)
        texts = (read_words(path, languages) for path in (self.hypothesis, self.reference))
        comparison = compare(*texts)
        _tell_differences(comparison)
        if self.as_json:
            print_json(_entry(comparison))
        else:
            results().print(_table(comparison))
            print(_figures(comparison))


def _tell_differences(comparison: "Comparison") -> None:
    found = comparison.differences
    if found:
        complain(
            f"the words are not the same: {found.replaced} differ, {found.only_hypothesis} are "
            f"only in the first file and {found.only_reference} only in the second; the "
            f"{comparison.slots} slots that both have are compared."
        )


def _entry(comparison: "Comparison") -> dict[str, Any]:
    found = comparison.scores
    return {
        "version": _VERSION,
        "slots": comparison.slots,
        "differences": asdict(comparison.differences),
        "labels": {label.name.lower(): asdict(score) for label, score in found.labels.items()},
        "micro": {
            "precision": found.micro_precision,
            "recall": found.micro_recall,
            "f1": found.micro_f1,
        },
        "macro_f1": found.macro_f1,
        "weighted_f1": found.weighted_f1,
        "slot_error_rate": found.slot_error_rate,
        "casing_accuracy": comparison.casing_accuracy,
        "casing_f1": comparison.casing_f1,
    }


def _table(comparison: "Comparison") -> "Table":
    found = comparison.scores
    figures = ("precision", "recall", "F1", "in the reference")
    shown = table("", *figures, right=figures)
    for label, score in found.labels.items():
        values = (score.precision, score.recall, score.f1)
        add_row(shown, label.name.lower(), *map("{:.1%}".format, values), f"{score.support:,}")
    micro = (found.micro_precision, found.micro_recall, found.micro_f1)
    support = sum(score.support for score in found.labels.values())
    add_row(shown, "micro", *map("{:.1%}".format, micro), f"{support:,}", style="bold")
    add_row(shown, "macro", "", "", f"{found.macro_f1:.1%}", "")
    add_row(shown, "weighted", "", "", f"{found.weighted_f1:.1%}", "")
    return shown


def _figures(comparison: "Comparison") -> str:
    figures = [
        f"slots compared: {comparison.slots:,}",
        f"slot error rate: {comparison.scores.slot_error_rate:.1%}",
    ]
    if comparison.casing_accuracy is not None and comparison.casing_f1 is not None:
        figures.append(
            f"casing right: {comparison.casing_accuracy:.1%} of the words, "
            f"capitals F1 {comparison.casing_f1:.1%}"
        )
    return "\n".join(figures)
