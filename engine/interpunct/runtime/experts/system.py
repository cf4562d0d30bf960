# SPDX-License-Identifier: Apache-2.0
"""Language experts as a separate system: one for each language, run by NumPy alone.

See `interpunct.runtime.experts.expert`. They come from no paper; the default bundle has such
experts beside its encoder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.bundles.bundle import EXPERTS, GET_ANOTHER
from interpunct.errors import BackendError, BundleError
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct.runtime.experts.description import DESCRIPTION_FILE, Shape
from interpunct.runtime.experts.expert import WINDOW_WORDS, Expert
from interpunct.transcript.transcript import runs_of


class ExpertSystem:
    """Experts by language, all with the shape `config`."""

    name: ClassVar[str] = "expert"
    Config: ClassVar[type[Any]] = Shape
    window_words = WINDOW_WORDS

    def __init__(self, config: Shape, experts: Mapping[str, Expert]) -> None:
        self.config = config
        self.experts = dict(experts)

    def labels(self) -> LabelSet:
        """See `TrainedSystem.labels`; the same for all experts of a bundle."""
        return next((each.description.label_set for each in self.experts.values()), PAPER_LABELS)

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """See `Labeller.scores`; slots in languages without an expert stay empty."""
        result = np.tile(_empty(len(self.labels())), (len(words), 1))
        for code, run in runs_of(languages):
            if code in self.experts:
                part = slice(run.start, run.stop)
                result[part] = self.experts[code].scores(words[part]).labels
        return result

    def save(self, folder: Path) -> None:
        """See `TrainedSystem.save`."""
        for code, expert in self.experts.items():
            expert.save(folder / EXPERTS / code)

    @classmethod
    def load(cls, folder: Path, config: Shape) -> Self:
        """See `TrainedSystem.load`."""
        found = sorted(folder.glob(f"{EXPERTS}/*/{DESCRIPTION_FILE}"))
        if not found:
            raise BundleError("there is no expert here.", file=folder, remedy=GET_ANOTHER)
        return cls(config, {path.parent.name: Expert.load(path.parent) for path in found})

    def place(self, device: str) -> str | None:
        """See `TrainedSystem.place`."""
        if device == "cuda":
            raise BackendError("experts run on the CPU only.", remedy="Use --device cpu.")
        return None


def _empty(labels: int) -> FloatArray:
    """The scores of a slot that is almost certainly empty."""
    return np.log(np.array([1] + [1e-6] * (labels - 1), np.float32))
