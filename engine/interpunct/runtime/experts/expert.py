# SPDX-License-Identifier: Apache-2.0
"""The expert of one language: scores of the slots and words of a transcript."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray, IntArray
from interpunct.files import replace_file
from interpunct.runtime.experts.description import (
    EXPERT_FORMAT,
    ExpertDescription,
    read_description,
)
from interpunct.runtime.experts.features import FormHashes, gram_keys, word_keys
from interpunct.runtime.experts.keys import MISSING
from interpunct.runtime.experts.network import TwoWayLayer, gelu, layer_norm
from interpunct.runtime.experts.weights import WEIGHTS_FILE, WORDS, ExpertWeights, read_weights

WINDOW_WORDS = 240
OVERLAP_WORDS = 40
_WINDOWS_AT_ONCE = 48


@dataclass(frozen=True, slots=True)
class Given:
    """Information of a transcript besides its words, one entry per word.

    `marks` are 1 + the column of the label of the slot after the word, 0 if unknown. `casings` are
    1 + `Casing`, 0 if unknown.
    """

    marks: IntArray
    casings: IntArray

    @classmethod
    def nothing(cls, words: int) -> Given:
        """No information for `words` words."""
        none = np.zeros(words, np.int64)
        return cls(none, none)


@dataclass(frozen=True, slots=True)
class ExpertScores:
    """Scores of labels (n, labels) and casings (n, 3), before any calibration."""

    labels: FloatArray
    casings: FloatArray


class Expert:
    """An expert in memory."""

    def __init__(self, description: ExpertDescription, weights: ExpertWeights) -> None:
        self.description = description
        self.weights = weights
        self._arrays = weights.dense
        self._keys = weights.keys
        self._labels = len(description.label_set)
        recurrent = weights.recurrent()
        self._layers = [
            TwoWayLayer.of(recurrent, layer) for layer in range(description.shape.layers)
        ]

    @classmethod
    def load(cls, folder: Path) -> Expert:
        """The expert in `folder`. Raises BundleError if it cannot be read."""
        description = read_description(folder)
        return cls(description, read_weights(folder / WEIGHTS_FILE, description))

    def save(self, folder: Path) -> None:
        """Write both files into `folder`, which is created if missing."""
        packed = self.weights.packed()
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(folder / WEIGHTS_FILE, lambda part: part.write_bytes(packed))
        digest = hashlib.sha256(packed).hexdigest()
        described = msgspec.structs.replace(self.description, sha256=digest, format=EXPERT_FORMAT)
        described.write(folder)

    def scores(self, forms: Sequence[str], given: Given | None = None) -> ExpertScores:
        """Scores for the words of a text; `forms` are from `model_form`."""
        if not forms:
            return ExpertScores(
                np.zeros((0, self._labels), np.float32), np.zeros((0, 3), np.float32)
            )
        given = given or Given.nothing(len(forms))
        distinct = {form: row for row, form in enumerate(dict.fromkeys(forms))}
        words = np.fromiter((distinct[form] for form in forms), np.int64, len(forms))
        features = self.description.features
        hashes = FormHashes.of(list(distinct), features)
        labels, casings = self._network(self._embedded(hashes)[words], given)
        labels[:, 1:] += self._evidence("slots", hashes, words, features.slots)
        casings[:, 1:] += self._evidence("casings", hashes, words, features.casings)
        return ExpertScores(labels, casings)

    def _embedded(self, hashes: FormHashes) -> FloatArray:
        """The embedding of every distinct form."""
        rows = self.weights.stored[WORDS]
        names = self.description.features.words
        total = np.zeros((len(next(iter(hashes.rows.values()))), rows.shape[1]), np.float32)
        for kind, keys in enumerate(word_keys(hashes, names)):
            places = self._keys["words"].find(keys)
            total += rows[np.where(places == MISSING, kind, places + len(names))]
        return total

    def _evidence(
        self, table: str, hashes: FormHashes, words: IntArray, grams: Sequence[str]
    ) -> FloatArray:
        """The summed evidence of the n-grams around each word."""
        evidence = self.weights.stored[f"{table.removesuffix('s')}_evidence"]
        total = np.zeros((len(words), evidence.shape[1]), np.float32)
        for keys in gram_keys(hashes, words, grams):
            places = self._keys[table].find(keys)
            found = np.flatnonzero(places != MISSING)
            total[found] += evidence[places[found]]
        return total

    def _network(self, embedded: FloatArray, given: Given) -> tuple[FloatArray, FloatArray]:
        arrays = self._arrays
        embedded = embedded + arrays["marks.weight"][given.marks]
        embedded += arrays["cases.weight"][given.casings]
        inputs = layer_norm(embedded, arrays["norm.weight"], arrays["norm.bias"])
        passages = Passages.over(len(inputs), size=WINDOW_WORDS, overlap=OVERLAP_WORDS)
        places, within = passages.places(), passages.within()
        labels = np.empty((len(inputs), self._labels), np.float32)
        casings = np.empty((len(inputs), 3), np.float32)
        for first in range(0, len(passages.starts), _WINDOWS_AT_ONCE):
            chosen = slice(first, first + _WINDOWS_AT_ONCE)
            parts = self._windows(inputs[places[:, chosen]])
            mine = (passages.owner >= first) & (passages.owner < first + _WINDOWS_AT_ONCE)
            row, column = within[mine], passages.owner[mine] - first
            labels[mine], casings[mine] = parts[0][row, column], parts[1][row, column]
        return labels, casings

    def _windows(self, inputs: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Label (T, B, labels) and casing scores (T, B, 3) of inputs (T, B, embedding)."""
        states = inputs
        for layer in self._layers:
            states = layer.run(states)
        arrays = self._arrays
        before = states @ arrays["label_before.weight"].T + arrays["label_before.bias"]
        before[:-1] += states[1:] @ arrays["label_after.weight"].T
        labels = gelu(before) @ arrays["label_out.weight"].T + arrays["label_out.bias"]
        cased = states @ arrays["casing_state.weight"].T + arrays["casing_state.bias"]
        cased += inputs @ arrays["casing_word.weight"].T
        casings = gelu(cased) @ arrays["casing_out.weight"].T + arrays["casing_out.bias"]
        return labels, casings


@dataclass(frozen=True, slots=True)
class Passages:
    """Windows of `size` words that start at `starts`; window `owner[i]` answers for word i.

    A word in two windows belongs to the window in which it is farther from an edge.
    """

    size: int
    starts: NDArray[np.int64]
    owner: NDArray[np.int64]

    @classmethod
    def over(cls, words: int, *, size: int, overlap: int) -> Passages:
        """Windows of equal size over a text of `words` words; one window if the text fits."""
        if words <= size:
            return cls(words, np.zeros(1, np.int64), np.zeros(words, np.int64))
        step = size - overlap
        starts = np.minimum(np.arange(0, words - overlap, step), words - size)
        borders = (starts[1:] + starts[:-1] + size) // 2
        owner = np.searchsorted(borders, np.arange(words), side="right")
        return cls(size, starts.astype(np.int64), owner.astype(np.int64))

    def places(self) -> NDArray[np.int64]:
        """The word at every position of every window, (size, windows)."""
        return np.arange(self.size)[:, None] + self.starts[None, :]

    def within(self) -> NDArray[np.int64]:
        """The position of each word in its answering window."""
        return np.arange(len(self.owner)) - self.starts[self.owner]
