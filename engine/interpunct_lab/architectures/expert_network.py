# SPDX-License-Identifier: Apache-2.0
"""The network of an expert in torch; `interpunct.runtime.experts.network` is the same in NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from interpunct.bundles.bundle import EXPERTS, default_bundle
from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, Casing, LabelSet
from interpunct.runtime.experts.description import DESCRIPTION_FILE, Shape
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.features import (
    FeatureSet,
    FormHashes,
    gram_keys,
    word_keys,
)
from interpunct.runtime.experts.keys import MISSING, KeyIndex
from interpunct.runtime.experts.weights import EVIDENCE, ExpertWeights
from interpunct_lab.sampling.expert_recipe import Learning
from interpunct_lab.sampling.word_windows import WordBatch

_GIVEN_CASINGS = len(Casing) + 1


@dataclass(frozen=True, slots=True)
class Rows:
    """A batch as table rows.

    `words` (words × windows, features); `slots` and `casings` (words × windows, n-grams), where
    the row after the last stands for an n-gram without evidence; `given` (2, words, windows):
    marks and casings.
    """

    words: Tensor
    slots: Tensor
    casings: Tensor
    given: Tensor


class RowFinder:
    """Turns the words of batches into rows of the tables."""

    def __init__(
        self, forms: Sequence[str], features: FeatureSet, keys: Mapping[str, KeyIndex]
    ) -> None:
        self._hashes = FormHashes.of(forms, features)
        self._features = features
        self._keys = keys
        kinds = len(features.words)
        found = [keys["words"].find(column) for column in word_keys(self._hashes, features.words)]
        rows = [np.where(row == MISSING, kind, row + kinds) for kind, row in enumerate(found)]
        self._word_rows = np.stack(rows, axis=1)

    def rows(self, batch: WordBatch, *, hidden: float, random: np.random.Generator) -> Rows:
        """The rows of a batch; the share `hidden` of n-grams is made missing."""
        features, words = self._features, batch.words
        return Rows(
            torch.from_numpy(self._word_rows[words.ravel()]),
            self._evidence("slots", words, features.slots, hidden, random),
            self._evidence("casings", words, features.casings, hidden, random),
            torch.from_numpy(np.stack((batch.given_marks, batch.given_casings))),
        )

    def _evidence(
        self,
        table: str,
        words: NDArray[np.int64],
        grams: Sequence[str],
        hidden: float,
        random: np.random.Generator,
    ) -> Tensor:
        keys = self._keys[table]
        rows = np.stack([keys.find(k) for k in gram_keys(self._hashes, words, grams)], axis=1)
        missing = rows == MISSING
        if hidden:
            missing |= random.random(rows.shape, np.float32) < hidden
        return torch.from_numpy(np.where(missing, len(keys), rows))


class ExpertNetwork(nn.Module):
    """Scores of a batch: labels (words, windows, labels), casings (words, windows, 3)."""

    def __init__(
        self,
        shape: Shape,
        kinds: int,
        keys: Mapping[str, KeyIndex],
        learning: Learning,
        label_set: LabelSet = PAPER_LABELS,
    ) -> None:
        super().__init__()
        labels = len(label_set)
        dropout = learning.dropout
        self._in_bfloat16 = learning.bfloat16 and torch.ops.mkldnn._is_mkldnn_bf16_supported()
        width, both = shape.embedding, 2 * shape.state
        self.words = nn.Embedding(len(keys["words"]) + kinds, width)
        self.marks = nn.Embedding(labels + 1, width)
        self.cases = nn.Embedding(_GIVEN_CASINGS, width)
        self.norm = nn.LayerNorm(width)
        self.rnn = nn.LSTM(width, shape.state, shape.layers, bidirectional=True, dropout=dropout)
        self.label_before = nn.Linear(both, shape.label_head)
        self.label_after = nn.Linear(both, shape.label_head, bias=False)
        self.label_out = nn.Linear(shape.label_head, labels)
        self.casing_state = nn.Linear(both, shape.casing_head)
        self.casing_word = nn.Linear(width, shape.casing_head, bias=False)
        self.casing_out = nn.Linear(shape.casing_head, len(Casing))
        self.slot_evidence = nn.Parameter(torch.zeros(len(keys["slots"]) + 1, labels - 1))
        self.casing_evidence = nn.Parameter(torch.zeros(len(keys["casings"]) + 1, len(Casing) - 1))
        self.dropout = nn.Dropout(dropout)
        for table in (self.words, self.marks, self.cases):
            nn.init.normal_(table.weight, std=_EMBEDDING_SPREAD)

    def forward(self, rows: Rows) -> tuple[Tensor, Tensor]:
        """Score every slot and every word."""
        shape = rows.given.shape[1:]
        inputs = self.dropout(self.norm(self._embedded(rows)))
        with torch.autocast("cpu", torch.bfloat16, enabled=self._in_bfloat16 and self.training):
            states = self.rnn(inputs)[0]
        states = self.dropout(states.float())
        after = functional.pad(self.label_after(states[1:]), (0, 0, 0, 0, 0, 1))
        labels = self.label_out(_gelu(self.label_before(states) + after))
        cased = self.casing_state(states) + self.casing_word(inputs)
        casings = self.casing_out(_gelu(cased))
        slot_evidence = _summed(self.slot_evidence, rows.slots).view(*shape, -1)
        casing_evidence = _summed(self.casing_evidence, rows.casings).view(*shape, -1)
        return (
            labels + functional.pad(slot_evidence, (1, 0)),
            casings + functional.pad(casing_evidence, (1, 0)),
        )

    def _embedded(self, rows: Rows) -> Tensor:
        marks, casings = rows.given
        words = functional.embedding_bag(rows.words, self.words.weight, mode="sum")
        given = self.marks(marks) + self.cases(casings)
        embedded: Tensor = words.view_as(given) + given
        return embedded

    def weights(self, keys: Mapping[str, KeyIndex]) -> ExpertWeights:
        """Copies for `interpunct.runtime.experts`, without the rows of missing n-grams."""
        arrays = {
            name: value.detach().float().numpy().copy()
            for name, value in self.state_dict().items()
        }
        for name in [name for name in arrays if name.startswith("rnn.bias_ih_")]:
            direction = name.removeprefix("rnn.bias_ih_")
            arrays[f"rnn.bias_{direction}"] = arrays.pop(name) + arrays.pop(
                f"rnn.bias_hh_{direction}"
            )
        for name in ("slot_evidence", "casing_evidence"):
            arrays[name] = arrays[name][:-1]
        return ExpertWeights(arrays, dict(keys))


_EMBEDDING_SPREAD = 0.1


def _gelu(values: Tensor) -> Tensor:
    return functional.gelu(values, approximate="tanh")


def _summed(table: Tensor, rows: Tensor) -> Tensor:
    return functional.embedding_bag(rows, table, mode="sum", padding_idx=len(table) - 1)


EVERYONES_START = "de"
RELATED = {
    "af": "nl", "ca": "es", "no": "da", "gl": "pt", "hr": "sl", "ms": "id", "ro": "it",
    "sk": "cs", "sr": "hr", "sv": "da", "uk": "ru", "ur": "fa", "zh-Hant": "zh-Hans",
}  # fmt: skip
"""The expert that each language starts from, where it has none of its own to go on from; languages
not named start from `EVERYONES_START`.
"""

_TABLES = {"words.weight": "words", "slot_evidence": "slots", "casing_evidence": "casings"}


def shipped_experts() -> Path:
    """The expert folder of the default bundle, with one folder per language."""
    return default_bundle().folder / EXPERTS


def nearest_expert(folder: Path, language: str) -> Expert | None:
    """The best initial expert for `language` in `folder`, if any is there.

    An expert of an unrelated language is a better start than none.
    """
    there = sorted(path.parent.name for path in folder.glob(f"*/{DESCRIPTION_FILE}"))
    wanted = (language, RELATED.get(language, EVERYONES_START), EVERYONES_START, *there)
    found = next((code for code in wanted if code in there), None)
    return None if found is None else Expert.load(folder / found)


def named_expert(name: Path, language: str) -> Expert:
    """The expert called `name`: a folder, a shipped one's language, or a bundle with experts.

    Of a bundle the expert nearest to `language` is taken. Raises LabError where there is none.
    """
    for folder in (name, shipped_experts() / name):
        if (folder / DESCRIPTION_FILE).exists():
            return Expert.load(folder)
    found = nearest_expert(name / EXPERTS, language)
    if found is None:
        raise LabError(
            "there is no expert to start from here.",
            file=name,
            remedy=f"Name a bundle with experts, or the language of a shipped one, such as "
            f"{EVERYONES_START}.",
        )
    return found


def start_from(
    network: ExpertNetwork,
    keys: Mapping[str, KeyIndex],
    other: Expert,
    labels: LabelSet = PAPER_LABELS,
) -> int:
    """Copy the fitting weights of the expert `other`; the number of copied table rows.

    The layers are taken over whole. Of the tables, rows of keys that both languages have: numbers,
    names, common endings, and in related languages many words and n-grams. The other rows start as
    in any new network. Each of the `labels` begins as the nearest label of `other`. Raises
    LabError where the two have different shapes or features.
    """
    work, weights = network.state_dict(), _for_labels(other, labels)
    taken = 0
    for name, tensor in work.items():
        if name in _TABLES:
            taken += _take_rows(tensor, weights, name, keys[_TABLES[name]])
        elif name.startswith("rnn.bias_hh_"):
            tensor.zero_()
        else:
            _take(tensor, weights.arrays[name.replace("bias_ih_", "bias_")])
    network.load_state_dict(work)
    return taken


def _for_labels(expert: Expert, labels: LabelSet) -> ExpertWeights:
    """The weights of an expert with rows and columns of `labels` in place of its own."""
    weights, own = expert.weights, expert.description.label_set
    nearest = np.array(labels.columns_in(own))
    arrays = {
        **weights.arrays,
        "marks.weight": weights.arrays["marks.weight"][[0, *nearest + 1]],
        "label_out.weight": weights.arrays["label_out.weight"][nearest],
        "label_out.bias": weights.arrays["label_out.bias"][nearest],
        "slot_evidence": np.pad(weights.arrays["slot_evidence"], ((0, 0), (1, 0)))[:, nearest[1:]],
    }
    return ExpertWeights(arrays, weights.keys)


def _take(tensor: Tensor, array: np.ndarray) -> None:
    if tuple(tensor.shape) != array.shape:
        raise LabError("the expert to start from has another shape.")
    tensor.copy_(torch.from_numpy(array))


def _take_rows(tensor: Tensor, weights: ExpertWeights, name: str, keys: KeyIndex) -> int:
    """Rows of shared keys; embeddings have rows for unknown affixes before those of keys."""
    theirs, array = weights.keys[_TABLES[name]], weights.arrays[name]
    first = 0 if name in EVIDENCE else len(array) - len(theirs)
    _take(tensor[:first], array[:first])
    places = theirs.find(keys.keys)
    shared = np.flatnonzero(places != MISSING)
    tensor[first + shared] = torch.from_numpy(array[first + places[shared]])
    return len(shared)
