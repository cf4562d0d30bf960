# SPDX-License-Identifier: Apache-2.0
"""Base of the systems on a pretrained encoder: its vocabulary, its files, its two rates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import nlargest
from pathlib import Path
from typing import Any, ClassVar

from torch import nn

from interpunct.bundles.description import Factor, VocabularySize
from interpunct.bundles.encoder_shape import WINDOW_ENDS
from interpunct.errors import LabError
from interpunct.runtime.exported.reading import MaskReading, PieceReading, WordTokenizer
from interpunct.runtime.labeller import Encoded
from interpunct.runtime.settings import Ranged
from interpunct.runtime.windows import MOST_PIECES
from interpunct_lab.architectures.base import System
from interpunct_lab.architectures.encoders.body import Body, Encoder, open_checkpoint
from interpunct_lab.architectures.encoders.sizes import SIZES

_FOLDER = "encoder"


@dataclass(frozen=True, slots=True)
class EncoderConfig(Ranged):
    """Options of every system on an encoder.

    `encoder` is a size (tiny, mini, small, base), whose weights start random, or a checkpoint's
    folder or name on the hub. `pieces` is the size of the vocabulary of a new encoder. A
    pretrained one learns at `encoder_rate` times the rate of the head.
    """

    encoder: str = "small"
    pieces: VocabularySize = 30_000
    encoder_rate: Factor = 1.0


class EncoderSystem(System):
    """A system with an encoder of the transformers library and a head of its own.

    `family` is the shape of a new encoder, `families` are those of the checkpoints it takes.
    """

    family: ClassVar[str]
    families: ClassVar[tuple[str, ...]]

    def __init__(self, config: Any, vocabulary: Body) -> None:
        super().__init__(replace(config, encoder=_encoder_name(config.encoder)), vocabulary)
        self.encoder = Encoder(vocabulary)
        self.tokenizer = WordTokenizer.of_transformers(vocabulary.tokenizer)
        self.room = self.encoder.positions - WINDOW_ENDS
        """Most tokens between the start and the end."""
        self.reading: PieceReading | MaskReading

    @property
    def is_pretrained(self) -> bool:
        """Whether the encoder's weights come from a checkpoint."""
        return self.config.encoder not in SIZES

    @classmethod
    def learn_vocabulary(cls, config: Any, words: dict[str, float]) -> Body:
        """The pieces of a new encoder; a checkpoint's own, with the folder of its weights.

        Raises LabError where the tokenizer of a checkpoint knows too few of the words.
        """
        if config.encoder in SIZES:
            return Body.of_size(config.encoder, cls.family, words, config.pieces)
        body = open_checkpoint(config.encoder, cls.families)
        _refuse_unknown_words(body, words)
        return body

    def save_vocabulary(self, folder: Path) -> None:
        """Write the encoder's configuration and tokenizer into the folder `encoder`."""
        self.vocabulary.save(folder / _FOLDER)

    @classmethod
    def load_vocabulary(cls, folder: Path) -> Body:
        """See `System.load_vocabulary`."""
        return Body.read(folder / _FOLDER)

    def encode(self, words: Sequence[str], languages: Sequence[str]) -> Encoded:
        """See `System.encode`; how they are read is the system's own."""
        return self.reading.encode(words, languages)

    def save_activations(self) -> None:
        """See `System.save_activations`: each layer's are computed again from its input."""
        model = self.encoder.model
        options = {"use_reentrant": False}
        if hasattr(model, "activation_checkpointing_enable"):
            model.activation_checkpointing_enable(options)
        else:  # its name in the first versions of transformers 5
            model.gradient_checkpointing_enable(options)

    def fresh_modules(self) -> Iterator[nn.Module]:
        """See `System.fresh_modules`: those of the head; the encoder has a way of its own."""
        inside = set(self.encoder.modules())
        return (module for module in self.modules() if module not in inside)

    def slow_parts(self) -> Sequence[nn.Module]:
        """Modules that learn at the rate of a pretrained encoder."""
        return (self.encoder,)

    def parameter_groups(self, rate: float) -> list[dict[str, Any]]:
        """A pretrained encoder at its share of `rate`, all the rest at `rate`."""
        share = self.config.encoder_rate if self.is_pretrained else 1.0
        body = [parameter for part in self.slow_parts() for parameter in part.parameters()]
        inside = {id(parameter) for parameter in body}
        head = [parameter for parameter in self.parameters() if id(parameter) not in inside]
        return [
            {"params": body, "lr": rate * share},
            {"params": head, "lr": rate},
        ]


_FREQUENT = 2_000  # word forms: most of any text
_LEAST_KNOWN = 0.5


def _refuse_unknown_words(body: Body, words: Mapping[str, float]) -> None:
    """Raise LabError where most of the text (form: count) would be read as unknown pieces."""
    tokenizer = WordTokenizer.of_transformers(body.tokenizer)
    forms = nlargest(_FREQUENT, words, key=lambda form: words[form])
    pieces = tokenizer.encode(forms, room=MOST_PIECES * _FREQUENT)
    known = sum(
        words[form]
        for form, ids in zip(forms, pieces, strict=True)
        if tokenizer.special.unknown not in ids
    )
    whole = sum(words[form] for form in forms)
    if known < _LEAST_KNOWN * whole:
        raise LabError(
            f"its tokenizer knows {known / whole:.0%} of the words of the text.",
            file=body.checkpoint,
            remedy="Use an encoder of the languages that are trained, with its own tokenizer.",
        )


def _encoder_name(encoder: str) -> str:
    """Name of the initial encoder in a bundle; a folder's name without its path."""
    name = Path(encoder).resolve().name
    return name if Path(encoder).is_dir() and name not in SIZES else encoder
