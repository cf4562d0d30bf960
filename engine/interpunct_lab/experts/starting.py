# SPDX-License-Identifier: Apache-2.0
"""A network that starts from the expert of another language instead of from nothing.

The layers are taken over whole. Of the tables the rows of keys that both languages have: numbers,
names, common endings, and in related languages many words and n-grams. The other rows start as in
any new network.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from interpunct.bundles.bundle import EXPERTS, default_bundle
from interpunct.errors import LabError
from interpunct.runtime.experts.description import DESCRIPTION_FILE
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.keys import MISSING, KeyIndex
from interpunct.runtime.experts.weights import EVIDENCE, ExpertWeights
from interpunct_lab.experts.network import ExpertNetwork

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
    """Of the experts in `folder`, by language, the one to begin `language` from, if any.

    Even an unrelated one is a better start than none.
    """
    there = sorted(path.parent.name for path in folder.glob(f"*/{DESCRIPTION_FILE}"))
    wanted = (language, RELATED.get(language, EVERYONES_START), EVERYONES_START, *there)
    found = next((code for code in wanted if code in there), None)
    return None if found is None else Expert.load(folder / found)


def named_expert(name: Path, language: str) -> Expert:
    """The expert that `name` stands for: its folder, the language of a shipped one, or a bundle
    with experts, of which the nearest to `language` is taken.

    Raises LabError where there is none.
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


def start_from(network: ExpertNetwork, keys: Mapping[str, KeyIndex], other: Expert) -> int:
    """Take over what fits of `other`; how many rows of tables did.

    Raises LabError where the two have different shapes or features.
    """
    work, weights = network.state_dict(), other.weights
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
