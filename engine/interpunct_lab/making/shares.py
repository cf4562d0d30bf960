# SPDX-License-Identifier: Apache-2.0
"""Shares of several bundles in their mixture, fitted on held-out text and measured on other text.

Both parts of the text are those of `interpunct_lab.text.parts`, so nothing is measured on what was
fitted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

from interpunct.bundles.bundle import Bundle, find_bundle
from interpunct.labels import LabelSet
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictions import Rows
from interpunct.runtime.predictor import Predictor
from interpunct.runtime.together.mixing import common_labels, log_labels
from interpunct.runtime.together.shares import LanguageShares, Shares, equal_shares, write_shares
from interpunct.runtime.together.together import Member, Together
from interpunct_lab.evaluation.bundle_figures import Measured, measure
from interpunct_lab.evaluation.calibrating import fit_shares
from interpunct_lab.evaluation.tables import markdown_table, percent
from interpunct_lab.parameters import described
from interpunct_lab.text.labelled import LabelledText, label_text
from interpunct_lab.text.parts import HeldOutPart, paragraphs_of
from interpunct_lab.text.samples import sample
from interpunct_lab.text.text_files import corpus_files

_HEADS = (
    "language", "model", "words", "micro F1", "SER", "casing F1", "calibration error", "log loss",
    "errors caught at 5 %", "shares",
)  # fmt: skip


def fit_bundle_shares(
    models: Annotated[list[str], described("bundles by name or folder", metavar="BUNDLE")],
    *,
    languages: Annotated[list[str], described(nargs="+", metavar="CODE")],
    data: Annotated[Path, described("folder that has corpora/dev/")],
    out: Annotated[Path, described("file of the shares")],
    words: Annotated[int, described("largest number of words to fit on, and to measure")] = 8_000,
) -> None:
    """Fit the shares of bundles in each language, write them, and print what they are worth."""
    bundles = [find_bundle(name) for name in models]
    opened = [open_punctuator(bundle, device="cpu").punctuator for bundle in bundles]
    labels = common_labels([bundle.label_set for bundle in bundles])
    found: dict[str, LanguageShares] = {}
    for code in languages:
        tuning = _text(data, code, HeldOutPart.TUNING, words, labels)
        found[code] = fitted([measure(predictor, tuning) for predictor in opened])
    shares = Shares(tuple(bundle.name for bundle in bundles), found)
    write_shares(shares, out)
    texts = [_text(data, code, HeldOutPart.TEST, words, labels) for code in languages]
    rows = [row for text in texts for row in _rows(text, bundles, opened, shares)]
    print(markdown_table(_HEADS, rows))


def fitted(measured: Sequence[Measured]) -> LanguageShares:
    """The shares of models on one text, and the calibration of their mixture."""
    labels = common_labels([one.label_set for one in measured])
    scores = log_labels([Rows(one.labels, one.casings, one.label_set) for one in measured], labels)
    wanted = next(one.wanted for one in measured if one.label_set == labels)
    temperature, bias, shares = fit_shares(scores, wanted)
    return LanguageShares(tuple(shares), temperature, tuple(bias))


def _text(data: Path, code: str, part: HeldOutPart, words: int, labels: LabelSet) -> LabelledText:
    files = corpus_files(data / "corpora" / "dev" / code)
    return sample(label_text(paragraphs_of(files, part), code, labels=labels), words)


def _rows(
    text: LabelledText, bundles: Sequence[Bundle], opened: Sequence[Predictor], shares: Shares
) -> Iterator[list[str]]:
    members = [
        Member(predictor, frozenset(bundle.languages), casings=predictor.predicts_casings)
        for bundle, predictor in zip(bundles, opened, strict=True)
    ]
    models: Mapping[str, Predictor] = {
        **{bundle.name: one for bundle, one in zip(bundles, opened, strict=True)},
        "equal shares": Together(members, equal_shares(shares.models)),
        "fitted shares": Together(members, shares),
    }
    told = {"fitted shares": " / ".join(map(percent, shares.of(text.language).shares))}
    for name, predictor in models.items():
        found = measure(predictor, text)
        yield [text.language, name, f"{len(text):,}", *_figures(found), told.get(name, "")]


def _figures(found: Measured) -> list[str]:
    counted = found.by_paper_labels()
    scores = counted.scores()
    return [
        percent(scores.micro_f1),
        percent(scores.slot_error_rate),
        percent(found.casing_f1()),
        f"{counted.calibration_error():.3f}",
        f"{counted.log_loss():.4f}",
        f"{counted.errors_caught(0.05):.0%}",
    ]
