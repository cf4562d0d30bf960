# SPDX-License-Identifier: Apache-2.0
"""The base class of the published systems that are torch modules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from interpunct.arrays import FloatArray, IntArray
from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, LabelSet, PaperLabel
from interpunct.runtime.backends.gpu import place_module
from interpunct.runtime.labeller import NOT_SCORED, Encoded, LabelledStretch
from interpunct.runtime.windows import TokenWindow, windows_of_words
from interpunct_lab.training.weights import WEIGHTS, load_weights, refuse_larger, save_weights

LABELS = len(PaperLabel)


class System(nn.Module, ABC):
    """A published architecture as a torch module.

    To add one, write a file in a subfolder of this one with

    1. a frozen dataclass of its sizes, every field with a default: the `Config`;
    2. a subclass with the class attributes `name` (as on the command line) and `Config`, whose
       constructor takes `(config, vocabulary)` and builds the layers;
    3. `learn_vocabulary`, which makes the vocabulary from counted words, `save_vocabulary` and
       `load_vocabulary`, which write it to and read it from a bundle's folder;
    4. `encode`, which turns words into ids and says at which token each slot is read;
    5. `forward`, which turns a padded batch of ids into label scores for every token;

    and name the class in `interpunct_lab.architectures.SYSTEMS`. Training, resuming, saving,
    calibrating, evaluating, the command line and the editor then know it. Override
    `parameter_groups`, `before_step`, `loss` or `take_vocabulary` where the paper says so,
    `first_cut_slot` where slots are read after their words, and nothing else.
    """

    name: ClassVar[str]
    Config: ClassVar[type[Any]]
    window_words: int = 100
    """Words of a window; neighbouring windows share a quarter."""

    embedding_scale: ClassVar[float] = 0.05
    """Standard deviation of new embeddings."""

    def __init__(self, config: Any, vocabulary: Any) -> None:
        super().__init__()
        self.config = config
        self.vocabulary = vocabulary

    @classmethod
    @abstractmethod
    def learn_vocabulary(cls, config: Any, words: dict[str, float]) -> Any:
        """The vocabulary for `words` (form: count), of the size that `config` asks for."""

    @classmethod
    def take_vocabulary(cls, path: Path, config: Any, words: dict[str, float]) -> Any:  # noqa: ARG003
        """The vocabulary in the file at `path`, for `words` (form: count), where one is given.

        Raises LabError where the system makes its own only, or for a file of another kind.
        """
        raise LabError(
            f"the system {cls.name} makes its own vocabulary.", remedy="Leave out --vocabulary."
        )

    @abstractmethod
    def save_vocabulary(self, folder: Path) -> None:
        """Write the vocabulary's files into `folder`."""

    @classmethod
    @abstractmethod
    def load_vocabulary(cls, folder: Path) -> Any:
        """Read what `save_vocabulary` wrote. Raises BundleError where it is damaged."""

    @abstractmethod
    def encode(self, words: Sequence[str], languages: Sequence[str]) -> Encoded:
        """The ids of `words`, and where their slots are read."""

    def labels(self) -> LabelSet:
        """See `TrainedSystem.labels`."""
        return PAPER_LABELS

    @abstractmethod
    def forward(self, ids: Tensor, lengths: Tensor) -> Tensor:
        """Label scores (batch, tokens, 4) of `ids` (batch, tokens), 0 past `lengths`."""

    def begin(self, shares: FloatArray) -> None:
        """Initialise a new system for a short training; `shares` (4,) are those of the labels.

        The last linear layer starts with their logarithms as its bias, so that no steps are spent
        on how often each mark stands. Embeddings have their scale, and LSTMs forget little at
        first (Jozefowicz et al. 2015, section 2.2).
        """
        linear = [module for module in self.fresh_modules() if isinstance(module, nn.Linear)][-1]
        with torch.no_grad():
            for module in self.fresh_modules():
                if isinstance(module, nn.Embedding):
                    module.weight.mul_(self.embedding_scale)
                elif isinstance(module, nn.LSTM):
                    _forget_little(module)
            prior = torch.from_numpy(np.maximum(shares, _LEAST_SHARE)[: linear.out_features])
            linear.bias.copy_(prior.log())

    def fresh_modules(self) -> Iterable[nn.Module]:
        """The modules that `begin` initialises, the one that gives the labels last."""
        return self.modules()

    def parameter_groups(self, rate: float) -> list[dict[str, Any]]:
        """Parameters with their learning rates, for the optimiser."""
        return [{"params": list(self.parameters()), "lr": rate}]

    def before_step(self, step: int, steps: int) -> None:
        """Called before each training step; a system that thaws layer by layer does so here."""

    def loss(self, batch: Batch) -> Tensor:
        """The mean cross-entropy of the scored slots."""
        scores = self.slot_scores(batch)
        return functional.cross_entropy(scores, batch.labels, ignore_index=NOT_SCORED)

    def slot_scores(self, batch: Batch) -> Tensor:
        """Label scores (slots, 4); a system that reads a slot at two tokens overrides this."""
        scores: Tensor = self(batch.ids, batch.lengths).flatten(0, 1)[batch.slots]
        return scores

    def batch(self, stretches: Iterable[LabelledStretch]) -> Batch:
        """Training stretches, encoded and padded, in the memory of the CPU.

        Where a stretch does not end with a sentence, text was cut off. Slots whose lookahead it
        was are not scored, else a system learns that no mark stands at the end of a text.
        """
        items = list(stretches)
        encoded = [self.encode(item.words, item.languages) for item in items]
        labels = [item.labels.copy() for item in items]
        for learnt, item in zip(labels, encoded, strict=True):
            if len(learnt) and learnt[-1] < PaperLabel.PERIOD:
                learnt[self.first_cut_slot(item) :] = NOT_SCORED
        return Batch.of(encoded, np.concatenate(labels))

    def first_cut_slot(self, encoded: Encoded) -> int:
        """The first slot that needs tokens behind the end of `encoded`; here the last slot."""
        return len(encoded.slots) - 1

    def save_activations(self) -> None:
        """Keep fewer activations in training, and compute them again where they are needed.

        Raises LabError where the system cannot (Chen et al. 2016).
        """
        raise LabError(
            f"the system {self.name} keeps all activations.",
            remedy="Leave out --save-activations: it is for systems on an encoder.",
        )

    @property
    def device(self) -> torch.device:
        """Device of the weights."""
        return next(self.parameters()).device

    @torch.inference_mode()
    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """See `Labeller.scores`; a slot is read where it is farthest from a window's edge."""
        self.eval()
        result = np.zeros((len(words), LABELS), np.float32)
        spans = windows_of_words(len(words), self.window_words)
        for start in range(0, len(spans), _WINDOWS_A_CALL):
            self._score(words, languages, spans[start : start + _WINDOWS_A_CALL], result)
        return result

    def read(self, encoded: Sequence[Encoded]) -> FloatArray:
        """Label scores (slots, 4) of all slots of encoded windows."""
        batch = Batch.of(encoded, np.zeros(sum(len(item.slots) for item in encoded), np.int64))
        scores: FloatArray = self.slot_scores(batch.to(self.device)).float().cpu().numpy()
        return scores

    def _score(
        self,
        words: Sequence[str],
        languages: Sequence[str],
        spans: Sequence[TokenWindow],
        result: FloatArray,
    ) -> None:
        encoded = [
            self.encode(words[span.start : span.end], languages[span.start : span.end])
            for span in spans
        ]
        scores = self.read(encoded)
        offset = 0
        for span in spans:
            rows = scores[offset + span.first - span.start : offset + span.stop - span.start]
            result[span.first : span.stop] = rows
            offset += span.end - span.start

    def save(self, folder: Path) -> None:
        """See `TrainedSystem.save`."""
        save_weights(self, folder / WEIGHTS)
        self.save_vocabulary(folder)

    @classmethod
    def load(cls, folder: Path, config: Any) -> Self:
        """See `TrainedSystem.load`; the system is in evaluation mode."""
        vocabulary = cls.load_vocabulary(folder)
        with torch.device("meta"):  # sizes only: no memory is taken before they fit the file
            refuse_larger(cls(config, vocabulary), folder / WEIGHTS)
        with torch.random.fork_rng(devices=[]):  # building layers draws random numbers
            system = cls(config, vocabulary)
        load_weights(system, folder / WEIGHTS)
        return system.eval()

    def place(self, device: str) -> str | None:
        """See `TrainedSystem.place`."""
        return place_module(self, device, lambda: self.scores(["a"], ["en"]))


_WINDOWS_A_CALL = 8
_LEAST_SHARE = np.float32(1e-4)


def _forget_little(lstm: nn.LSTM) -> None:
    """Add 1 to the biases of the forget gates, the second quarter of each."""
    for name, bias in lstm.named_parameters():
        if name.startswith("bias_ih"):
            bias[lstm.hidden_size : 2 * lstm.hidden_size] += 1


@dataclass(frozen=True, slots=True)
class Batch:
    """`ids` (windows, tokens) padded with 0, `lengths` (windows,), and the flat positions `slots`
    over windows × tokens with their `labels` (slots,).
    """

    ids: Tensor
    lengths: Tensor
    slots: Tensor
    labels: Tensor

    @classmethod
    def of(cls, encoded: Sequence[Encoded], labels: IntArray) -> Batch:
        """Pad `encoded` to the longest; `labels` are those of all their slots in order."""
        width = max(len(item.ids) for item in encoded)
        ids = np.zeros((len(encoded), width), np.int64)
        for row, item in enumerate(encoded):
            ids[row, : len(item.ids)] = item.ids
        slots = np.concatenate([item.slots + row * width for row, item in enumerate(encoded)])
        lengths = np.array([len(item.ids) for item in encoded], np.int64)
        return cls(*(torch.from_numpy(array) for array in (ids, lengths, slots, labels)))

    def to(self, device: torch.device) -> Batch:
        """The same batch on `device`."""
        parts = (self.ids, self.lengths, self.slots, self.labels)
        return Batch(*(part.to(device) for part in parts))
