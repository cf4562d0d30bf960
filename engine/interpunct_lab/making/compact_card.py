# SPDX-License-Identifier: Apache-2.0
"""The model card, from the description of a bundle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import astuple

from interpunct.bundles.bundle import EXPERTS, Bundle
from interpunct.bundles.description import (
    AblationTable,
    CompactDescription,
    CompactFigures,
    Figures,
    LanguageFigures,
    Mixture,
    Training,
)
from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct.runtime.experts.description import ExpertDescription, read_description
from interpunct_lab.evaluation.metrics import mean
from interpunct_lab.evaluation.tables import (
    markdown_table,
    percent,
    percents_of_marks,
    training_cells,
)

_MARKS = ("comma", "period", "question")


Experts = Mapping[str, ExpertDescription]
"""Descriptions of the experts of a bundle, by language."""


def card_of(bundle: Bundle) -> str:
    """The card in Markdown; every figure in it comes from the descriptions in the bundle."""
    facts = bundle.described(CompactDescription)
    folder = bundle.folder / EXPERTS
    experts = {code: read_description(folder / code) for code in facts.experts}
    parts = [
        f"# {facts.name} {facts.version}",
        facts.summary,
        _architecture(facts.encoder, facts.window),
        _joined_parts(facts) if experts else "",
        _training(facts),
        _results(facts.metrics) if facts.metrics else "",
        _languages(facts.metrics.languages) if facts.metrics else "",
        _experts(facts, experts) if experts else "",
        _further_marks(facts.label_set, experts),
        _ablation(facts.ablation) if facts.ablation else "",
        _section("Limits", facts.limits),
        _section("How to make it again", facts.recipe),
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


def _joined_parts(facts: CompactDescription) -> str:
    codes = ", ".join(facts.own_encoders)
    own = f" Languages with an encoder of their own: {codes}." if codes else ""
    others = "languages without an expert have the encoder alone"
    if not facts.shared_encoder:
        others = "languages without an encoder of their own have the expert alone"
    return (
        f"Beside it stand {len(facts.experts)} experts, each for one language: a word is the sum "
        "of embeddings of its form, its endings and its beginning; two layers of two-way LSTM; "
        "evidence of n-grams around the slot, searched by hash. They see given marks and "
        "given casing. Matrices are int8 with a scale a row; "
        "NumPy runs them. An expert reads the words of its own language only. The log "
        "probabilities of both are added, by a share fitted in each language, and then "
        f"calibrated; {others}.{own}"
    )


def _training(facts: CompactDescription) -> str:
    training = facts.training
    windows = training.plan["windows"]
    seen = f"{(training.tokens or 0) / 1e6:.1f} million tokens"
    lines = [
        f"{seen}; the last run took {training.step:,} steps of {windows} windows.",
        *map(_own_training, facts.own_training.items()),
        *facts.training_notes,
    ]
    if facts.data:
        data = [(row.licence, f"{row.megabytes}") for row in facts.data]
        lines += ["", markdown_table(("licence of the text", "MB"), data)]
    return _section("Training", lines)


def _own_training(item: tuple[str, Training]) -> str:
    language, training = item
    return (
        f"The encoder of {language} went on from it for {training.step:,} steps of "
        f"{training.plan['windows']} windows, to {(training.tokens or 0) / 1e6:.1f} million "
        "tokens in all."
    )


def _experts(facts: CompactDescription, experts: Experts) -> str:
    head = (
        "language", "words of text (M)", "words seen (M)", "CPU minutes", "from",
        "share in marks", "in casing", "micro F1 alone", "SER alone", "casing alone",
    )  # fmt: skip
    rows = [_expert(code, facts.experts[code], experts[code]) for code in sorted(experts)]
    return (
        "## The experts\n\nText and training of each, its share in the mixture, and its figures "
        "alone on the same held-out text, in percent. Words seen and minutes are those of the "
        f"last training; *from* is the expert that it went on from.\n\n"
        f"{markdown_table(head, rows)}"
    )


def _expert(code: str, mixture: Mixture, found: ExpertDescription) -> list[str]:
    alone = found.metrics
    shares = (
        (None,) * 3 if alone is None else (alone.micro_f1, alone.slot_error_rate, alone.casing_f1)
    )
    mixed = (f"{mixture.labels:.2f}", f"{mixture.casings:.2f}")
    return [code, *training_cells(found), *mixed, *map(percent, shares)]


def _further_marks(labels: LabelSet, experts: Experts) -> str:
    """F1 of each label beyond the papers' four, by the experts alone."""
    figures = {code: found.metrics.f1 for code, found in experts.items() if found.metrics}
    rows = []
    for label in labels.marks:
        found = {code: f1[label.name] for code, f1 in figures.items() if label.name in f1}
        if label in PAPER_LABELS or not found:
            continue
        best = sorted(found, key=found.__getitem__, reverse=True)[:3]
        told = ", ".join(f"{code} {percent(found[code])}" for code in best if found[code])
        use = "offered" if label.offered else "shown"
        rows.append((label.sign, use, percent(mean([*found.values()])), told))
    if not rows:
        return ""
    head = ("mark", "use", "mean F1", "best languages")
    return (
        "## Further marks\n\nF1 of the experts alone, in percent. A mark that is only offered "
        "counts in the mark shown in its place, and a human can choose it.\n\n"
        f"{markdown_table(head, rows)}"
    )


def _results(metrics: CompactFigures) -> str:
    head = ("set", "words", *_MARKS, "micro", "macro", "weighted", "SER")
    rows = {**metrics.benchmarks, "all languages together": metrics.all}
    table = markdown_table(head, [_result(name, row) for name, row in rows.items()])
    caught = ", ".join(
        f"{100 * value:.0f} % at {share}" for share, value in metrics.all.errors_caught.items()
    )
    lost = ", ".join(f"{percent(f1)} on {name}" for name, f1 in metrics.quantisation_loss.items())
    return (
        "## Results\n\nF1 of marks on lower-cased text without marks, in percent; the slot error "
        f"rate counts wrong slots over the marks of the reference.\n\n{table}\n\n"
        f"Mean micro F1 over the languages: {percent(metrics.mean_micro_f1)}. "
        f"Mean F1 of words that need a capital: {percent(metrics.mean_casing_f1)}. "
        f"With half of the marks given, the missing ones gain "
        f"{percent(metrics.mean_half_given_gain)} points. "
        f"Region-balanced calibration error: {metrics.all.calibration_error:.3f}. "
        f"Errors caught by reviewing the least certain slots: {caught}."
        + (f" Points of micro F1 that int8 loses against float32: {lost}." if lost else "")
    )


def _result(name: str, row: Figures) -> list[str]:
    averages = (row.micro_f1, row.macro_f1, row.weighted_f1, row.slot_error_rate)
    return [name, f"{row.words:,}", *percents_of_marks(row), *map(percent, averages)]


def _languages(languages: Mapping[str, LanguageFigures]) -> str:
    head = ("language", *_MARKS, "micro", "SER", "casing", "calibration", "caught at 5 %")
    rows = [_language(code, row) for code, row in sorted(languages.items())]
    return (
        "## By language\n\nHeld-out text of the kinds that a language has (news, parliament, "
        "encyclopedia, treebanks, meetings); the figures are no comparison of languages.\n\n"
        f"{markdown_table(head, rows)}"
    )


def _language(code: str, row: Figures) -> list[str]:
    return [
        code,
        *percents_of_marks(row),
        percent(row.micro_f1),
        percent(row.slot_error_rate),
        percent(row.casing_f1),
        f"{row.calibration_error:.3f}",
        percent(row.errors_caught["5%"]),
    ]


def _ablation(found: AblationTable) -> str:
    head = ("training", "micro F1", "macro F1", "casing F1", "gain where half is given")
    rows = [[name, *map(percent, figures)] for name, *figures in map(astuple, found.rows)]
    return (
        "## What each part of the recipe is worth\n\n"
        f"Trainings of {found.steps} steps that differ in one thing, with {found.layers} "
        f"layers, on {' '.join(found.languages)}; means over these languages. So short a run "
        "shows which way a part pulls at the start, not where it ends.\n\n"
        f"{markdown_table(head, rows)}"
    )


def _section(title: str, lines: Sequence[str]) -> str:
    return f"## {title}\n\n" + "\n".join(lines) if lines else ""
