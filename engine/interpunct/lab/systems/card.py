# SPDX-License-Identifier: Apache-2.0
"""The card of a published system that was trained here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


def system_card_text(description: Mapping[str, Any], system: str, config: object) -> str:
    """The card in Markdown; every figure in it comes from the description."""
    training = description["training"]
    parts = [
        f"# {description['name']} {description['version']}",
        f"The system `{system}`: `{config}`. Casing is not predicted.",
        "## Training\n\n" + _training(training),
        "| language | words | held out |\n|---|---|---|\n" + _data(training),
        "## Results\n\n" + _results(description["metrics"]),
    ]
    return "\n\n".join(parts) + "\n"


def _training(training: Mapping[str, Any]) -> str:
    begun = f" It started from `{training['init']}`." if training["init"] else ""
    return (
        f"{training['step']:,} steps over {training['words']:,} words in "
        f"{training['seconds'] / 60:.1f} minutes on {training['device']}.{begun}"
    )


def _data(training: Mapping[str, Any]) -> str:
    rows = (
        f"| {code} | {words:,} | {training['dev'].get(code, 0):,} |"
        for code, words in training["data"].items()
    )
    return "\n".join(rows)


def _results(metrics: Mapping[str, Any]) -> str:
    figures = metrics["dev"]
    return (
        "On held-out text of the same kind, all languages together, which also chose the weights "
        f"and fitted the calibration: micro F1 {figures['micro_f1']:.1%}, macro F1 "
        f"{figures['macro_f1']:.1%}, weighted F1 {figures['weighted_f1']:.1%}, slot error rate "
        f"{figures['slot_error_rate']:.1%}."
    )
