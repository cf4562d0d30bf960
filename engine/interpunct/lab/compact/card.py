# SPDX-License-Identifier: Apache-2.0
"""The model card: the description of a bundle, told to people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from interpunct.models.description import (
    AblationTable,
    CompactDescription,
    CompactFigures,
    Figures,
    LanguageFigures,
)
from interpunct.models.encoder_shape import CompactConfig


def card_text(told: CompactDescription) -> str:
    """The card in Markdown; every figure in it comes from the description."""
    parts = [
        f"# {told.name} {told.version}",
        told.summary,
        _architecture(told.encoder, told.window),
        _training(told),
        *([_results(told.metrics), _languages(told.metrics.languages)] if told.metrics else []),
        _ablation(told.ablation) if told.ablation else "",
        _section("Limits", told.limits),
        _section("How to make it again", told.recipe),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _architecture(encoder: CompactConfig, window: int) -> str:
    return (
        "## Architecture\n\n"
        f"An encoder of BERT shape: {encoder.layers} layers, width {encoder.width}, "
        f"{encoder.heads} heads, {encoder.vocabulary:,} SentencePiece pieces, windows of "
        f"{window} tokens. Two heads, {encoder.head_width} hidden units each, look at the "
        "states on both sides of a gap: one gives the label of the slot (NONE, COMMA, PERIOD, "
        "QUESTION), one the casing of the word. Weights are stored in int8, heads in float16. "
        "The language is not an input. Words are seen in lower case; given marks and given "
        "casing are seen as pieces of their own."
    )


def _training(told: CompactDescription) -> str:
    training = told.training
    windows = training.plan["windows"]
    seen = f"{(training.tokens or 0) / 1e6:.1f} million tokens"
    lines = [
        f"{seen}; the last run took {training.step:,} steps of {windows} windows.",
        *told.training_notes,
    ]
    data = "".join(f"| {row.licence} | {row.megabytes} |\n" for row in told.data)
    table = f"\n\n| licence of the text | MB |\n|---|---|\n{data}" if data else ""
    return "## Training\n\n" + "\n".join(lines) + table.rstrip()


def _results(metrics: CompactFigures) -> str:
    head = (
        "## Results\n\nF1 of marks on lower-cased text without marks, in percent; the slot error "
        "rate counts wrong slots over the marks of the reference.\n\n"
        "| set | words | comma | period | question | micro | macro | weighted | SER |\n"
        "|---|---|---|---|---|---|---|---|---|\n"
    )
    rows = [_row(name, row) for name, row in metrics.benchmarks.items()]
    rows.append(_row("all languages together", metrics.all))
    caught = ", ".join(
        f"{100 * value:.0f} % at {share}" for share, value in metrics.all.errors_caught.items()
    )
    notes = (
        f"\nMean micro F1 over the languages: {_percent(metrics.mean_micro_f1)}. "
        f"Mean F1 of words that need a capital: {_percent(metrics.mean_casing_f1)}. "
        f"With half of the marks given, the missing ones gain "
        f"{_percent(metrics.mean_half_given_gain)} points. "
        f"Region-balanced calibration error: {metrics.all.calibration_error:.3f}. "
        f"Errors caught by reviewing the least certain slots: {caught}."
    )
    return head + "\n".join(rows) + "\n" + notes + _quantisation(metrics.quantisation_loss)


def _quantisation(loss: Mapping[str, float]) -> str:
    lost = ", ".join(f"{_percent(value)} on {name}" for name, value in loss.items())
    return f" Points of micro F1 that int8 loses against float32: {lost}."


def _row(name: str, row: Figures) -> str:
    labels = " | ".join(_percent(row.f1[label]) for label in ("COMMA", "PERIOD", "QUESTION"))
    return (
        f"| {name} | {row.words:,} | {labels} | {_percent(row.micro_f1)} | "
        f"{_percent(row.macro_f1)} | {_percent(row.weighted_f1)} | "
        f"{_percent(row.slot_error_rate)} |"
    )


def _languages(languages: Mapping[str, LanguageFigures]) -> str:
    head = (
        "## By language\n\nHeld-out text of the kinds that a language has (news, parliament, "
        "encyclopedia, treebanks, meetings); the figures are no comparison of languages.\n\n"
        "| language | comma | period | question | micro | SER | casing | calibration | "
        "caught at 5 % |\n"
        "|---|---|---|---|---|---|---|---|---|\n"
    )
    return head + "\n".join(_language_row(code, row) for code, row in sorted(languages.items()))


def _language_row(code: str, row: Figures) -> str:
    labels = " | ".join(_percent(row.f1[label]) for label in ("COMMA", "PERIOD", "QUESTION"))
    casing = "–" if row.casing_f1 is None else _percent(row.casing_f1)
    return (
        f"| {code} | {labels} | {_percent(row.micro_f1)} | "
        f"{_percent(row.slot_error_rate)} | {casing} | {row.calibration_error:.3f} | "
        f"{_percent(row.errors_caught['5%'])} |"
    )


def _ablation(found: AblationTable) -> str:
    head = (
        "## What each part of the recipe is worth\n\n"
        f"Trainings of {found.steps} steps that differ in one thing, with {found.layers} "
        f"layers, on {' '.join(found.languages)}; means over these languages. So short a run "
        "shows which way a part pulls at the start, not where it ends.\n\n"
        "| training | micro F1 | macro F1 | casing F1 | gain where half is given |\n"
        "|---|---|---|---|---|\n"
    )
    keys = ("micro_f1", "macro_f1", "casing_f1", "half_given_gain")
    rows = [
        f"| {row.name} | " + " | ".join(_percent(getattr(row, key)) for key in keys) + " |"
        for row in found.rows
    ]
    return head + "\n".join(rows)


def _section(title: str, lines: Sequence[str]) -> str:
    return f"## {title}\n\n" + "\n".join(lines) if lines else ""


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
