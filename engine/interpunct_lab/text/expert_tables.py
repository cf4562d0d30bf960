# SPDX-License-Identifier: Apache-2.0
"""Choice of the embedded affixes and of the n-grams with evidence, before the training.

The trained tables ship as they are: pruning afterwards would lose accuracy. An affix is chosen by
its count. An n-gram is chosen by the distance of its labels from those of the two words beside the
slot alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.labels import Casing
from interpunct.runtime.experts.features import FeatureSet, FormHashes, gram_keys, word_keys
from interpunct.runtime.experts.keys import KeyIndex, Keys
from interpunct_lab.text.labelled import CASING_UNKNOWN, LabelledText


@dataclass(frozen=True, slots=True)
class TableSizes:
    """Most rows of each table, and the least count of a chosen n-gram and affix."""

    words: int = 30_000
    slots: int = 85_000
    casings: int = 28_000
    least_count: int = 3
    least_affix_count: int = 5


def choose_tables(
    text: LabelledText, features: FeatureSet, sizes: TableSizes
) -> dict[str, KeyIndex]:
    """The key tables `words`, `slots` and `casings` for a language's text."""
    hashes = FormHashes.of(text.types, features)
    least = sizes.least_count
    return {
        "words": _frequent(text, word_keys(hashes, features.words), sizes),
        "slots": _telling(hashes, _slot_votes(text), features.slots, sizes.slots, least),
        "casings": _telling(hashes, _casing_votes(text), features.casings, sizes.casings, least),
    }


@dataclass(frozen=True, slots=True)
class _Votes:
    """Classes at each of `words`; only those where `asked` count.

    `promised` (words, classes) is the probability of each class without n-grams.
    """

    words: NDArray[np.int32]
    classes: NDArray[np.int64]
    asked: NDArray[np.bool_]
    promised: FloatArray


def _slot_votes(text: LabelledText) -> _Votes:
    labels = text.labels.astype(np.int64)
    asked = np.ones(len(labels), np.bool_)
    asked[-1:] = False
    prior = _shares(labels, len(text.label_set))
    before = _by_form(text.words, labels, prior, len(text.types))
    after = _by_form(text.words[1:], labels[:-1], prior, len(text.types))
    promised = before[text.words] / prior
    promised[:-1] *= after[text.words[1:]]
    promised /= promised.sum(axis=1, keepdims=True)
    return _Votes(text.words, labels, asked, promised)


def _casing_votes(text: LabelledText) -> _Votes:
    """Casings inside sentences: the first word of a sentence says nothing of its own casing."""
    casings = text.casings.astype(np.int64)
    asked = casings != CASING_UNKNOWN
    asked[0] = False
    asked[1:] &= ~text.label_set.ends_sentence(text.labels[:-1])
    prior = _shares(casings[asked], len(Casing))
    promised = np.broadcast_to(prior, (len(casings), len(Casing)))
    return _Votes(text.words, np.minimum(casings, len(Casing) - 1), asked, promised)


_TRUST = 4.0  # seen so often, a form is believed as much as the language's average


def _by_form(
    words: NDArray[np.int32], labels: NDArray[np.int64], prior: FloatArray, forms: int
) -> FloatArray:
    """The label distribution of each form, drawn towards the prior (forms, labels)."""
    cells = np.bincount(words.astype(np.int64) * len(prior) + labels, minlength=forms * len(prior))
    counts = cells.reshape(forms, len(prior)).astype(np.float32) + _TRUST * prior
    result: FloatArray = counts / counts.sum(axis=1, keepdims=True)
    return result


def _shares(labels: NDArray[np.int64], classes: int) -> FloatArray:
    counts = np.bincount(labels, minlength=classes).astype(np.float32) + 1
    result: FloatArray = counts / counts.sum()
    return result


def _frequent(text: LabelledText, keys: Sequence[Keys], sizes: TableSizes) -> KeyIndex:
    """The most frequent keys of all word features."""
    counts = np.bincount(text.words, minlength=len(text.types))
    every = np.concatenate(keys)
    distinct, inverse = np.unique(every, return_inverse=True)
    total = np.bincount(inverse, weights=np.tile(counts, len(keys)))
    best = np.argsort(-total, kind="stable")[: sizes.words]
    return KeyIndex.of(distinct[best[total[best] >= sizes.least_affix_count]])


def _telling(
    hashes: FormHashes, votes: _Votes, grams: Sequence[str], most: int, least_count: int
) -> KeyIndex:
    """The `most` n-grams with the largest gains."""
    found: list[tuple[Keys, FloatArray]] = []
    for place in range(len(grams)):
        keys = gram_keys(hashes, votes.words, grams[place : place + 1], first=place)[0]
        found.append(_gains(keys, votes, least_count))
    keys = np.concatenate([part[0] for part in found])
    gains = np.concatenate([part[1] for part in found])
    best = np.argsort(-gains, kind="stable")[:most]
    return KeyIndex.of(keys[best[gains[best] > 0]])


def _gains(keys: Keys, votes: _Votes, least_count: int) -> tuple[Keys, FloatArray]:
    """The keys that occur often enough, and how many nats of surprise each would spare."""
    bits = min(24, len(keys).bit_length() + 2)
    rough = (keys >> np.uint32(32 - bits)).astype(np.int64)
    often = np.bincount(rough[votes.asked], minlength=1 << bits) >= least_count
    places = np.flatnonzero(often[rough] & votes.asked)
    distinct, inverse = np.unique(keys[places], return_inverse=True)
    classes = votes.promised.shape[1]
    seen = np.bincount(
        inverse * classes + votes.classes[places], minlength=len(distinct) * classes
    ).reshape(-1, classes)
    promised = np.stack(
        [
            np.bincount(inverse, weights=votes.promised[places, column], minlength=len(distinct))
            for column in range(classes)
        ],
        axis=1,
    )
    total = seen.sum(axis=1, keepdims=True)
    promised = promised / promised.sum(axis=1, keepdims=True)
    learnt = (seen + _TRUST * promised) / (total + _TRUST)
    gains = (seen * np.log(learnt / promised)).sum(axis=1)
    enough = total[:, 0] >= least_count
    return distinct[enough], gains[enough].astype(np.float32)
