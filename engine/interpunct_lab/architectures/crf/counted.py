# SPDX-License-Identifier: Apache-2.0
"""Text as numbers, to count in: what the CRF's word classes and language model learn from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct_lab.architectures.characters.vocabulary import normalised

NumberedText = tuple[Sequence[str], NDArray[Any], NDArray[Any]]
"""Distinct words, and for every word of a text its index there and the label after it."""

TEXT_END = -1
"""Stands after every text among words and labels; a slot whose label is not known has it too."""


@dataclass(frozen=True, slots=True)
class CountedText:
    """Several texts one after the other.

    `forms` are the distinct normalised words, the commonest first, `counts` how often they stand
    in the texts. `words` (indices into `forms`) and `labels` have one entry a word.
    """

    forms: list[str]
    counts: NDArray[np.int64]
    words: NDArray[np.int64]
    labels: NDArray[np.int64]

    @classmethod
    def of(cls, texts: Iterable[NumberedText]) -> CountedText:
        """The words of `texts` under one numbering."""
        numbers: dict[str, int] = {}
        end = np.array([TEXT_END])
        words, labels = [end], [end]
        for types, indices, after in texts:
            own = [numbers.setdefault(normalised(form), len(numbers)) for form in types]
            words += [np.array(own, np.int64)[indices], end]
            labels += [np.maximum(after.astype(np.int64), TEXT_END), end]
        return _ranked(list(numbers), np.concatenate(words), np.concatenate(labels))


def _ranked(forms: list[str], words: NDArray[np.int64], labels: NDArray[np.int64]) -> CountedText:
    counts = np.bincount(words[words >= 0], minlength=len(forms))
    order = np.argsort(-counts, kind="stable")
    ranks = np.empty(len(forms) + 1, np.int64)
    ranks[order] = np.arange(len(forms))
    ranks[TEXT_END] = TEXT_END
    return CountedText([forms[old] for old in order], counts[order], ranks[words], labels)
