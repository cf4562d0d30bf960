# SPDX-License-Identifier: Apache-2.0
"""Adapts the compact system: its heads over states that are computed once, or all of its weights.

Either way the model sees what it sees in use: the bare words of the text, and once more with a
share of the marks and the casing given, so that half-punctuated captions stay as good. The labels
are learnt through the calibration of the bundle, which so stays right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from interpunct.lab.adapting.finished import Finished
from interpunct.lab.text.labelled import CASING_UNKNOWN
from interpunct.models.backends import Backend
from interpunct.models.backends.torch_backend import padded
from interpunct.models.bundle import PIECES, Bundle
from interpunct.models.compact.heads import HEAD_NAMES
from interpunct.models.compact.network import TorchPairHead
from interpunct.models.compact.tokenizer import Tokenizer
from interpunct.models.compact.weights import head_weights, load_compact
from interpunct.models.windows import windows_over
from interpunct.punctuate.calibration import Calibration
from interpunct.punctuate.windows import tokens_of, window_ids
from interpunct.transcript.labels import Label
from interpunct.transcript.transcript import Transcript

_GIVEN = 0.4  # of the marks, in the second reading of a text
_CASING_LOSS = 0.5
_SLOTS = 1024  # of a step that learns the heads
_WINDOWS = 8  # of a step that learns all


@dataclass(frozen=True, slots=True)
class Reading:
    """One window of text as the model reads it, positions counted from its first id.

    `gaps` are the positions of the last piece before each scored slot, with its label and the
    number of its language; `starts` those of the first piece of each word of known casing.
    """

    ids: list[int]
    gaps: NDArray[np.int64]
    labels: NDArray[np.int64]
    languages: NDArray[np.int64]
    starts: NDArray[np.int64]
    casings: NDArray[np.int64]


class Reader:
    """Reads finished text for one bundle; `languages` are those met, in the order of numbers."""

    def __init__(self, bundle: Bundle) -> None:
        self._tokenizer = Tokenizer(bundle.path(PIECES))
        self._size = bundle.window - 2
        self._numbers: dict[str, int] = {}

    @property
    def languages(self) -> list[str]:
        """The codes of the languages met so far."""
        return list(self._numbers)

    def read(self, texts: Iterable[Finished], random: np.random.Generator) -> list[Reading]:
        """Every window of `texts`, bare and with some marks and casing given."""
        readings: list[Reading] = []
        for text in texts:
            given = (random.random(len(text)) < _GIVEN) & (text.labels > 0)
            readings += self._windows(text, np.zeros_like(given), casing_given=False)
            readings += self._windows(text, given, casing_given=bool(random.random() < 0.5))
        return readings

    def _windows(
        self, text: Finished, given: NDArray[np.bool_], *, casing_given: bool
    ) -> Iterator[Reading]:
        tokens = tokens_of(
            _with_marks(text, given), self._tokenizer, marks_given=True, casing_given=casing_given
        )
        windows = windows_over(tokens, self._size)
        codes = np.array([self._number(word.language) for word in text.transcript.words])
        for window, ids in zip(windows, window_ids(tokens, windows), strict=True):
            words = np.arange(window.first, window.stop)
            slots = words[text.scored[words] & ~given[words]]
            cased = words if not casing_given else words[:0]
            cased = cased[text.casings[cased] != CASING_UNKNOWN]
            yield Reading(
                ids,
                tokens.lasts[slots] - window.start + 1,
                text.labels[slots].astype(np.int64),
                codes[slots],
                tokens.starts[cased] - window.start + 1,
                text.casings[cased].astype(np.int64),
            )

    def _number(self, language: str) -> int:
        return self._numbers.setdefault(language, len(self._numbers))


def _with_marks(text: Finished, given: NDArray[np.bool_]) -> Transcript:
    """The transcript of `text` with the marks of the `given` slots and no others."""
    labels = np.where(given, text.labels, 0).tolist()
    slots = tuple(
        slot._replace(label=Label(label))
        for slot, label in zip(text.transcript.slots, labels, strict=True)
    )
    return Transcript(text.transcript.words, slots)


class Calibrated:
    """The calibration of a bundle as a function of torch.

    Every calibration is an affine map of the scores but for a constant a row, which a softmax does
    not see; so the map is found by asking for the probabilities of zero and of the unit vectors.
    """

    def __init__(self, calibration: Calibration, languages: Sequence[str]) -> None:
        probes = np.vstack((np.zeros((1, len(Label))), np.eye(len(Label)))).astype(np.float32)
        answers = [
            np.log(calibration.probabilities(probes, [code] * len(probes))) for code in languages
        ]
        self._offsets = torch.from_numpy(np.stack([answer[0] for answer in answers]))
        self._maps = torch.from_numpy(np.stack([answer[1:] - answer[0] for answer in answers]))

    def __call__(self, scores: Tensor, languages: Tensor) -> Tensor:
        """Calibrated scores (n, 4) of `scores` (n, 4) in the numbered `languages` (n,)."""
        mapped = torch.bmm(scores[:, None], self._maps[languages])[:, 0]
        return mapped + self._offsets[languages]


class HeadsTask:
    """Learns the heads from states that the backend computes once."""

    def __init__(
        self, backend: Backend, readings: Sequence[Reading], languages: list[str]
    ) -> None:
        bundle = backend.bundle
        self.model = _heads(bundle)
        self._calibrated = Calibrated(Calibration(bundle.calibration), languages)
        states: list[NDArray[np.float16]] = []
        for start in range(0, len(readings), backend.windows_per_call):
            part = [reading.ids for reading in readings[start : start + backend.windows_per_call]]
            found = zip(backend.states(part), part, strict=True)
            states += [rows[: len(ids)].astype(np.float16) for rows, ids in found]
        self._states = torch.from_numpy(np.concatenate(states))
        self._flat = _flat(readings)

    @property
    def heads(self) -> list[Tensor]:
        """What is learnt."""
        return list(self.model.parameters())

    @property
    def body(self) -> list[Tensor]:
        """Nothing: the encoder stays."""
        return []

    def loss(self, random: np.random.Generator) -> Tensor:
        """The loss on as many slots and words as a step takes."""
        flat = self._flat
        slots = torch.from_numpy(random.integers(len(flat.labels), size=_SLOTS))
        scores = self.model["punctuation"](self._pairs(flat.gaps[slots]))
        scores = self._calibrated(scores, flat.languages[slots])
        loss = functional.cross_entropy(scores, flat.labels[slots])
        if len(flat.casings):
            words = torch.from_numpy(random.integers(len(flat.casings), size=_SLOTS))
            casings = self.model["casing"](self._pairs(flat.starts[words] - 1))
            loss = loss + _CASING_LOSS * functional.cross_entropy(casings, flat.casings[words])
        return loss

    def _pairs(self, left: Tensor) -> Tensor:
        return torch.cat((self._states[left], self._states[left + 1]), dim=1).float()


class WholeTask:
    """Learns all weights but the embeddings of the pieces, which few words cannot teach."""

    def __init__(self, bundle: Bundle, readings: Sequence[Reading], languages: list[str]) -> None:
        self.model = load_compact(bundle)
        for part in (self.model.pieces, self.model.positions, self.model.norm):
            part.requires_grad_(False)
        self._readings = [reading for reading in readings if len(reading.labels)]
        self._calibrated = Calibrated(Calibration(bundle.calibration), languages)

    @property
    def heads(self) -> list[Tensor]:
        """The weights of the heads."""
        return [*self.model.punctuation.parameters(), *self.model.casing.parameters()]

    @property
    def body(self) -> list[Tensor]:
        """The weights of the encoder's layers."""
        return list(self.model.layers.parameters())

    def loss(self, random: np.random.Generator) -> Tensor:
        """The loss on as many windows as a step takes."""
        chosen = random.choice(len(self._readings), min(_WINDOWS, len(self._readings)), False)
        readings = [self._readings[index] for index in chosen]
        ids, lengths = padded([reading.ids for reading in readings])
        flat = _flat(readings, width=ids.shape[1])
        states = self.model.encode(ids, lengths).flatten(0, 1)
        pairs = torch.cat((states[flat.gaps], states[flat.gaps + 1]), dim=1)
        scores = self._calibrated(self.model.punctuation(pairs), flat.languages)
        loss = functional.cross_entropy(scores, flat.labels)
        if len(flat.casings):
            pairs = torch.cat((states[flat.starts - 1], states[flat.starts]), dim=1)
            casings = self.model.casing(pairs)
            loss = loss + _CASING_LOSS * functional.cross_entropy(casings, flat.casings)
        return loss


@dataclass(frozen=True, slots=True)
class _Flat:
    """The positions and targets of several readings, laid end to end."""

    gaps: Tensor
    labels: Tensor
    languages: Tensor
    starts: Tensor
    casings: Tensor


def _flat(readings: Sequence[Reading], width: int | None = None) -> _Flat:
    """All positions of `readings`, which lie end to end, or in rows of `width`."""
    sizes = [width or len(reading.ids) for reading in readings]
    offsets = np.concatenate(([0], np.cumsum(sizes)[:-1])).astype(np.int64)

    def joined(name: str, *, moved: bool = False) -> Tensor:
        parts = zip((getattr(reading, name) for reading in readings), offsets, strict=True)
        return torch.from_numpy(np.concatenate([part + offset * moved for part, offset in parts]))

    return _Flat(
        joined("gaps", moved=True),
        joined("labels"),
        joined("languages"),
        joined("starts", moved=True),
        joined("casings"),
    )


def _heads(bundle: Bundle) -> nn.ModuleDict:
    """The heads alone, as torch modules by name."""
    whole = nn.ModuleDict()
    weights = head_weights(bundle)
    for name in HEAD_NAMES:
        hidden, width = weights[f"{name}.hidden.weight"].shape
        head = TorchPairHead(width // 2, hidden, len(weights[f"{name}.out.bias"]))
        whole[name] = head
    whole.load_state_dict(weights)
    return whole
