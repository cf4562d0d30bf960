# SPDX-License-Identifier: Apache-2.0
"""Calibration of a published model on the short texts that ship, and its figures beside ours.

Each text is an interview of 40 sentences, written for the project, in
`resources/interpunct_resources/calibration`. Each half of a text is scored with the calibration of
the other half; the calibration that is kept comes from the whole text. So small a text tells
whether a model works at all, and corrects the confidence; it does not rank good models.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.bundles.bundle import Bundle, default_bundle, load_bundle, redescribe
from interpunct.bundles.description import Fit, ShippedTextFigures
from interpunct.captions.formats.text_lines import TEXT_LINES
from interpunct.captions.reading import parse_captions
from interpunct.errors import BundleError
from interpunct.labels import LabelSet, MarksMode
from interpunct.runtime.calibration import ALL_LANGUAGES, Calibration
from interpunct.runtime.fitting import fit_scores
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.scoring import Scores, scores
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript

_LEAST = np.float32(1e-9)


@dataclass(frozen=True, slots=True)
class _Read:
    """A text as a model reads it: log probabilities (slots, labels) and columns (slots,)."""

    language: str
    scores: FloatArray
    wanted: NDArray[np.intp]
    label_set: LabelSet

    def probabilities(self, fit: Fit | None, part: slice) -> FloatArray:
        """Probabilities of a part of the slots, calibrated by `fit`."""
        rows = self.scores[part]
        fits = {} if fit is None else {ALL_LANGUAGES: fit}
        return Calibration(fits).probabilities(rows, [self.language] * len(rows))

    def fit(self, part: slice) -> Fit:
        """The calibration of a part of the slots."""
        return fit_scores(self.scores[part], self.wanted[part])

    def figures(self) -> Scores:
        """Scores on the papers' labels, each half with the calibration of the other."""
        middle = len(self.wanted) // 2
        halves = slice(0, middle), slice(middle, None)
        shown = [
            self.label_set.by_paper_labels(self.probabilities(self.fit(other), half)).argmax(
                axis=1
            )
            for half, other in (halves, halves[::-1])
        ]
        return scores(self.label_set.counted_as(self.wanted), np.concatenate(shown))

    def plain_figures(self) -> Scores:
        """Scores on the papers' labels, as the model answers."""
        found = self.label_set.by_paper_labels(self.probabilities(None, slice(None)))
        return scores(self.label_set.counted_as(self.wanted), found.argmax(axis=1))


def calibrate(bundle: Bundle) -> Bundle:
    """Calibrate a converted `bundle` on the texts in its languages, and write its figures.

    A bundle without such a language stays as it is. Raises BackendError if it cannot be run here.
    """
    predictor = open_punctuator(bundle, device="cpu").punctuator
    texts = dict(_texts(bundle.languages))
    if not texts:
        return bundle
    read = {code: _read(predictor, text, bundle, code) for code, text in texts.items()}
    fits = {code: each.fit(slice(None)) for code, each in read.items()}
    measured = _measured(read, texts)
    changes: dict[str, Any] = {"calibration": {ALL_LANGUAGES: _of_all(read), **fits}}
    card = f"{bundle.card().rstrip()}\n\n{_table(measured)}"
    redescribe(bundle.folder, {**changes, "measured": measured}, card=card)
    return load_bundle(bundle.folder)


def _of_all(read: Mapping[str, _Read]) -> Fit:
    """The fit of all texts together, for languages without one."""
    every = (np.concatenate([getattr(each, name) for each in read.values()]) for name in _PARTS)
    return fit_scores(*every)


_PARTS = ("scores", "wanted")


def _texts(languages: tuple[str, ...]) -> Iterator[tuple[str, Transcript]]:
    """The shipped texts in some of these languages, by code."""
    folder = files("interpunct_resources").joinpath("calibration")
    for code in languages:
        path = folder.joinpath(f"{code}.txt")
        if path.is_file():
            document = parse_captions(path.read_bytes(), format=TEXT_LINES)
            yield code, build_transcript(document, languages=(code,))


def _read(predictor: Predictor, text: Transcript, bundle: Bundle, code: str) -> _Read:
    """A text as `predictor` reads it without its marks; protected slots are left out."""
    label_set = bundle.label_set
    found = np.zeros((len(text), len(label_set)), np.float32)
    for part in predictor.predict(text, marks=MarksMode.REPLACE):
        found[part.first : part.first + len(part)] = part.labels
    scored = np.array([not slot.protected for slot in text.slots])
    wanted = [label_set.column(label_set.read(slot.mark, slot.label)) for slot in text.slots]
    logarithms = np.log(np.maximum(found, _LEAST))
    return _Read(code, logarithms[scored], np.array(wanted, np.intp)[scored], label_set)


def _measured(
    read: Mapping[str, _Read], texts: Mapping[str, Transcript]
) -> dict[str, ShippedTextFigures]:
    """The figures by language, beside those of the default bundle where it knows the language."""
    usual = _usual()
    found = {}
    for code, each in read.items():
        figures, ours = each.figures(), None
        if usual is not None and code in usual[0].languages:
            ours = _read(usual[1], texts[code], usual[0], code).plain_figures().micro_f1
        found[code] = ShippedTextFigures(
            words=len(texts[code]),
            micro_f1=figures.micro_f1,
            slot_error_rate=figures.slot_error_rate,
            default_f1=ours,
        )
    return found


def _usual() -> tuple[Bundle, Predictor] | None:
    """The default bundle and its predictor; None where none is installed."""
    try:
        bundle = default_bundle()
    except BundleError:
        return None
    return bundle, open_punctuator(bundle, device="cpu").punctuator


def _table(measured: Mapping[str, ShippedTextFigures]) -> str:
    """The figures as a table of the card."""
    rows = "".join(
        f"| {code} | {each.words} | {100 * each.micro_f1:.1f} | {_percent(each.default_f1)} |\n"
        for code, each in measured.items()
    )
    return (
        "Measured when it was installed, on the short texts of Interpunct. Such a text is too "
        "short to rank good models.\n\n| language | words | F1 of marks | F1 of the default "
        f"model |\n|---|---:|---:|---:|\n{rows}"
    )


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"
