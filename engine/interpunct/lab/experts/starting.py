# SPDX-License-Identifier: Apache-2.0
"""A network that starts from the expert of another language instead of from nothing.

The layers are taken over whole. Of the tables the rows of keys that both languages have: numbers,
names, common endings, and in related languages many words and n-grams. The other rows start as in
any new network.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import torch
from torch import Tensor

from interpunct.errors import LabError
from interpunct.lab.experts.network import ExpertNetwork
from interpunct.models.experts.expert import Expert
from interpunct.models.experts.keys import MISSING, KeyIndex
from interpunct.models.experts.weights import EVIDENCE, ExpertWeights

_TABLES = {"words.weight": "words", "slot_evidence": "slots", "casing_evidence": "casings"}


def start_from(network: ExpertNetwork, keys: Mapping[str, KeyIndex], other: Expert) -> int:
    """Take over what fits of `other`; how many rows of tables did.

    Raises LabError where the two have different shapes or features.
    """
    state, weights = network.state_dict(), other.weights
    taken = 0
    for name, tensor in state.items():
        if name in _TABLES:
            taken += _take_rows(tensor, weights, name, keys[_TABLES[name]])
        elif name.startswith("rnn.bias_hh_"):
            tensor.zero_()
        else:
            _take(tensor, weights.arrays[name.replace("bias_ih_", "bias_")])
    network.load_state_dict(state)
    return taken


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
