# SPDX-License-Identifier: Apache-2.0
"""The word-level baseline: a linear-chain CRF (Gale and Parthasarathy 2017, section 2.2).

Trained and run by CRFsuite on the CPU, without torch. The model file is a table of weights, not
code; CRFsuite checks it little, so a bundle's hashes are compared before it is opened.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np
import pycrfsuite

from interpunct.arrays import FloatArray
from interpunct.bundles.bundle import load_bundle
from interpunct.decoding import read_json
from interpunct.errors import BackendError, BundleError, LabError
from interpunct.labels import PAPER_LABELS, LabelSet, PaperLabel
from interpunct.runtime.labeller import LabelledStretch
from interpunct.runtime.windows import windows_of_words
from interpunct_lab.architectures.crf.classes import CountedText, NumberedText, learn_classes
from interpunct_lab.architectures.crf.events import HiddenEvents
from interpunct_lab.architectures.crf.features import (
    CrfConfig,
    Knowledge,
    features,
    learn_triggers,
)

MODEL = "model.crfsuite"
TRIGGERS = "triggers.json"
CLASSES = "classes.json"
EVENTS = "events.npz"


class Crf:
    """A trained CRF: CRFsuite's model file, what was learnt before it, and the config."""

    name: ClassVar[str] = "crf"
    Config: ClassVar[type[Any]] = CrfConfig
    window_words = 400
    """Words tagged in one call; it bounds the memory for a long file."""

    def __init__(self, config: CrfConfig, known: Knowledge, model: bytes) -> None:
        self.config = config
        self._known = known
        self._model = model  # kept: the tagger reads from these bytes
        self._tagger = pycrfsuite.Tagger()
        self._tagger.open_inmemory(model)
        self._labels = frozenset(self._tagger.labels())

    @classmethod
    def fit(
        cls,
        stretches: Iterable[LabelledStretch],
        config: CrfConfig | None = None,
        texts: Iterable[NumberedText] | None = None,
    ) -> Self:
        """Learn from `stretches`; slots without a label are context only.

        Word classes and language model learn from all the text that the stretches were drawn
        from, `texts` (default: the stretches). Raises LabError where there is not a word.
        """
        config = config or CrfConfig()
        learnt = [stretch for stretch in stretches if stretch.words]
        if not learnt:
            raise LabError("there is no text to learn from.")
        numbered = ((each.words, np.arange(len(each.words)), each.labels) for each in learnt)
        known = _learnt_before(learnt, CountedText.of(texts or numbered), config)
        trainer = pycrfsuite.Trainer(verbose=False, algorithm="lbfgs", params=_parameters(config))
        for stretch in learnt:
            items = features(stretch.words, stretch.languages, known, config, stretch.labels)
            labels = stretch.labels.tolist()
            scored = [index for index, label in enumerate(labels) if label >= 0]
            if scored and labels[scored[-1]] < PaperLabel.PERIOD:
                scored.pop()  # text was cut off after it
            trainer.append(
                [items[i] for i in scored], [PaperLabel(labels[i]).name for i in scored]
            )
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / MODEL
            trainer.train(str(path))
            return cls(config, known, path.read_bytes())

    def save(self, folder: Path) -> None:
        """See `TrainedSystem.save`."""
        (folder / MODEL).write_bytes(self._model)
        _write_json(folder / TRIGGERS, sorted(self._known.triggers))
        _write_json(folder / CLASSES, self._known.classes)
        self._known.events.save(folder / EVENTS)

    @classmethod
    def load(cls, folder: Path, config: CrfConfig) -> Self:
        """See `TrainedSystem.load`; also raises BundleError for a file other than was saved."""
        bundle = load_bundle(folder)
        bundle.verify()
        triggers = read_json(bundle.path(TRIGGERS), frozenset[str], BundleError)
        classes = read_json(bundle.path(CLASSES), dict[str, int], BundleError)
        known = Knowledge(triggers, classes, HiddenEvents.load(bundle.path(EVENTS)))
        try:
            return cls(config, known, bundle.path(MODEL).read_bytes())
        except (OSError, ValueError) as error:
            raise BundleError(
                f"it holds no CRF: {error}.", file=folder, remedy="Install the model again."
            ) from error

    def place(self, device: str) -> str | None:
        """See `TrainedSystem.place`."""
        if device == "cuda":
            raise BackendError("the CRF runs on the CPU only.", remedy="Use --device cpu.")
        return None

    def labels(self) -> LabelSet:
        """See `TrainedSystem.labels`."""
        return PAPER_LABELS

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """See `Labeller.scores`: the logarithms of the marginal probabilities."""
        result = np.empty((len(words), len(PaperLabel)), np.float32)
        for span in windows_of_words(len(words), self.window_words):
            marginals = self._marginals(
                words[span.start : span.end], languages[span.start : span.end]
            )
            rows = slice(span.first - span.start, span.stop - span.start)
            result[span.first : span.stop] = marginals[rows]
        return np.log(np.maximum(result, _LEAST))

    def _marginals(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        self._tagger.set(features(words, languages, self._known, self.config))
        result = np.zeros((len(words), len(PaperLabel)), np.float32)
        for label in PaperLabel:
            if label.name in self._labels:  # one that the training text has
                marginal = self._tagger.marginal
                result[:, label] = [marginal(label.name, index) for index in range(len(words))]
        return result


_LEAST = np.float32(1e-6)


def _learnt_before(
    stretches: Sequence[LabelledStretch], text: CountedText, config: CrfConfig
) -> Knowledge:
    return Knowledge(
        frozenset(learn_triggers(stretches, config)),
        learn_classes(text, classes=config.classes, words=config.class_words),
        HiddenEvents.learn(text, least=config.least_events),
    )


def _write_json(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, indent=0), encoding="utf-8")


def _parameters(config: CrfConfig) -> dict[str, Any]:
    return {
        "feature.minfreq": config.least_features,
        "c1": config.c1,
        "c2": config.c2,
        "max_iterations": config.iterations,
    }
