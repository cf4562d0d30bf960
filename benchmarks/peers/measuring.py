# SPDX-License-Identifier: Apache-2.0
"""Measurement of one peer on the sets, in a process of its own, so that its memory is its own.

    python -m benchmarks.peers.measuring KIND NAME SETS DATA WORDS

prints a line of JSON for each set. The same words, metrics and intervals are those of `interpunct
benchmark`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from benchmarks.mixture import peak_megabytes
from benchmarks.peers.packages import PACKAGES, Marker, language_model
from benchmarks.peers.predictions import words_of
from interpunct.bundles.bundle import find_bundle
from interpunct.labels import PAPER_LABELS, Casing
from interpunct.opinions.options import OpinionOptions
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import runs_of
from interpunct_lab.evaluation.bundle_figures import Measured, measure
from interpunct_lab.evaluation.test_sets import TestSet, load_test_set
from interpunct_lab.text.labelled import CASING_UNKNOWN

BUNDLE, PACKAGE, ENDPOINT = "bundle", "package", "endpoint"
_WARM_UP = 200  # words that are read before the clock starts


class Row(Struct, frozen=True, kw_only=True):
    """The figures of one peer on one set, shares from 0 to 1; `reason` tells why there are none.

    Casing, calibration and speed are None for a peer that does not tell them.
    """

    set: str
    peer: str
    words: int = 0
    reason: str = ""
    micro_f1: float | None = None
    micro_f1_interval: tuple[float, float] | None = None
    macro_f1: float | None = None
    f1: dict[str, float] = {}
    slot_error_rate: float | None = None
    slot_error_rate_interval: tuple[float, float] | None = None
    casing_f1: float | None = None
    calibration_error: float | None = None
    errors_caught: float | None = None
    words_per_second: float | None = None
    megabytes: float | None = None


def row_of(
    peer: str, test_set: TestSet, measured: Measured, *, sure: bool = True, cases: bool = True
) -> Row:
    """The row of a measurement; a peer that is not `sure` has no confidences."""
    counted = measured.by_paper_labels()
    scores = counted.scores()
    f1, rate = counted.intervals()
    return Row(
        set=test_set.name,
        peer=peer,
        words=len(test_set.text),
        micro_f1=scores.micro_f1,
        micro_f1_interval=f1,
        macro_f1=scores.macro_f1,
        f1={label.name: score.f1 for label, score in scores.labels.items()},
        slot_error_rate=scores.slot_error_rate,
        slot_error_rate_interval=rate,
        casing_f1=measured.casing_f1() if cases and measured.has_casing() else None,
        calibration_error=counted.calibration_error() if sure else None,
        errors_caught=counted.errors_caught(0.05) if sure else None,
    )


def of_columns(test_set: TestSet, columns: NDArray[np.uint8]) -> Measured:
    """The measurement of shown labels (words,), without probabilities."""
    words = len(test_set.text)
    return Measured(
        np.eye(len(PAPER_LABELS), dtype=np.float32)[columns],
        np.eye(len(Casing), dtype=np.float32)[np.zeros(words, np.int_)],
        test_set.text.labels,
        np.full(words, CASING_UNKNOWN, np.uint8),
        np.ones(words, np.bool_),
    )


def short(test_set: TestSet, words: int) -> TestSet:
    """The first words of a set; all of them for 0."""
    size = min(words, len(test_set.text)) if words else len(test_set.text)
    text = test_set.text.rows(np.arange(size))
    return replace(test_set, text=text, languages=test_set.languages[:size])


@dataclass(frozen=True, slots=True)
class _Peer:
    """A peer that is loaded: `read` measures it on a set."""

    name: str
    languages: frozenset[str]
    read: Callable[[TestSet], Measured]
    sure: bool = True
    cases: bool = True

    def row(self, test_set: TestSet) -> Row:
        """The row for a set; without figures where it knows none of its languages."""
        if self.languages and not self.languages & set(test_set.languages):
            reason = "knows no language of the set"
            return Row(set=test_set.name, peer=self.name, reason=reason)
        self.read(short(test_set, _WARM_UP))
        began = time.perf_counter()
        measured = self.read(test_set)
        seconds = time.perf_counter() - began
        row = row_of(self.name, test_set, measured, sure=self.sure, cases=self.cases)
        rate = round(len(test_set.text) / seconds, 1)
        megabytes = round(peak_megabytes())
        return msgspec.structs.replace(row, words_per_second=rate, megabytes=megabytes)


def _bundle(name: str) -> _Peer:
    bundle = find_bundle(name)
    predictor: Predictor = open_punctuator(bundle, device="cpu").punctuator

    def read(test_set: TestSet) -> Measured:
        return measure(predictor, test_set.text, languages=test_set.languages)

    known = frozenset(bundle.languages)
    return _Peer(bundle.name, known, read, cases=predictor.predicts_casings)


def _package(name: str) -> _Peer:
    package = PACKAGES[name]
    return _marks_alone(f"{name} ({package.about})", package.languages, package.opened())


def _endpoint(name: str) -> _Peer:
    address, _, model = name.partition(" ")
    options = OpinionOptions(address, model, agreed=True)
    return _marks_alone(f"{model} at {options.host}", frozenset(), language_model(options))


def _marks_alone(name: str, languages: frozenset[str], marker: Marker) -> _Peer:
    """A peer that tells marks, and neither confidences nor casings."""

    def read(test_set: TestSet) -> Measured:
        return of_columns(test_set, np.array(list(_columns(marker, test_set)), np.uint8))

    return _Peer(name, languages, read, sure=False, cases=False)


def _columns(marker: Marker, test_set: TestSet) -> Iterator[int]:
    words = words_of(test_set)
    for code, run in runs_of(test_set.languages):
        for label in marker(words[run.start : run.stop], code):
            yield PAPER_LABELS.column(label)


_OPENERS: dict[str, Callable[[str], _Peer]] = {
    BUNDLE: _bundle, PACKAGE: _package, ENDPOINT: _endpoint
}  # fmt: skip


def main(arguments: Sequence[str]) -> None:
    """Measure one peer, and print its rows."""
    kind, name, sets, data, words = arguments
    peer = _OPENERS[kind](name)
    for set_name in sets.split(","):
        row = peer.row(short(load_test_set(set_name, Path(data)), int(words)))
        print(msgspec.json.encode(row).decode(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
