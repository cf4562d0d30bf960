# SPDX-License-Identifier: Apache-2.0
"""The heads of PCS over an encoder's states: their conversion, and their answers.

Layout (docs/models.md): a head is linear layers with ReLU between them. In two of its decoders,
all heads read the encoder's states. In the conditioned one, the head of ends also reads an
embedding of the likeliest mark, and that of capitals whether a sentence starts. The third decoder
encodes the states again; only its marks are read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import ArrayKind, FloatArray, read_arrays
from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.bundles.description import ConvertedDescription, HeadSizes, PcsHeads
from interpunct.errors import BundleError
from interpunct.runtime.backends import Backend
from interpunct.runtime.converted.checkpoint import Weights
from interpunct.runtime.converted.checkpoint_vocabulary import refuse_unknown_piece
from interpunct.runtime.converted.converting import CLASSIFIER
from interpunct.runtime.graphs.pieces import PIECES_FILE, SentencePieces
from interpunct.runtime.graphs.reading_pcs import PcsLabeller, PieceAnswers, piece_answers

_DECODER = "_decoder."
_THEIRS = {"marks": "_punct_head_post", "capitals": "_cap_head", "ends": "_seg_head"}
_EMBEDDING = "_punct_emb.weight"
_ENCODED_AGAIN = "_cap_seg_encoder."
_ONE_CAPITAL = 1  # a character's place in a piece without room for more


def stored_heads(stored: Weights, width: int, folder: Path) -> tuple[PcsHeads, Mapping[str, Any]]:
    """The heads in a state over an encoder of `width`, and the arrays of `classifier.npz`.

    Raises BundleError for heads of another shape.
    """
    found = {
        name.removeprefix(_DECODER): array
        for name, array in stored.items()
        if name.startswith(_DECODER)
    }
    marks_only = any(name.startswith(_ENCODED_AGAIN) for name in found)
    layers = {head: _layers(found, theirs) for head, theirs in _THEIRS.items()}
    embedding = None if marks_only else found.get(_EMBEDDING)
    heads = ["marks"] if marks_only else [*_THEIRS]
    sizes = {head: tuple(len(weight) for weight, _ in layers[head]) for head in heads}
    arrays = {
        name: array
        for head in heads
        for number, parts in enumerate(layers[head])
        for name, array in zip(_names(head, number), parts, strict=True)
    }
    if embedding is not None:
        arrays["embedding"] = embedding
    try:
        told = PcsHeads(**sizes, embedding=0 if embedding is None else embedding.shape[1])
        kinds = head_kinds(told, width)
        for name, kind in kinds.items():
            kind.refuse_other(arrays[name].shape, arrays[name].dtype)
    except (ValueError, IndexError) as error:
        raise BundleError(f"its heads do not fit its encoder: {error}.", file=folder) from error
    return told, arrays


def _layers(found: Weights, head: str) -> list[tuple[Any, Any]]:
    """The weight and the bias of each layer of a head, in order."""
    layers: list[tuple[Any, Any]] = []
    while True:
        name = f"{head}._linears.{len(layers)}"
        parts = found.get(f"{name}.weight"), found.get(f"{name}.bias")
        if parts[0] is None or parts[1] is None:
            return layers
        layers.append(parts)


def _names(head: str, number: int) -> tuple[str, str]:
    return f"{head}_{number}_weight", f"{head}_{number}_bias"


def head_kinds(told: PcsHeads, width: int) -> dict[str, ArrayKind]:
    """The arrays of the heads over an encoder of `width`."""
    depends = bool(told.embedding)
    kinds = dict(
        (
            *_head_kinds("marks", told.marks, width),
            *_head_kinds("capitals", told.capitals, width + depends),
            *_head_kinds("ends", told.ends, width + told.embedding),
        )
    )
    if depends:
        kinds["embedding"] = ArrayKind((told.marks[-1], told.embedding))
    return kinds


def _head_kinds(head: str, sizes: HeadSizes, width: int) -> Iterator[tuple[str, ArrayKind]]:
    for number, (inside, outside) in enumerate(pairwise((width, *sizes))):
        weight, bias = _names(head, number)
        yield weight, ArrayKind((outside, inside))
        yield bias, ArrayKind((outside,))


class EncoderNetwork:
    """A `PcsNetwork` (see `interpunct.runtime.graphs.reading_pcs`) of an encoder and heads."""

    def __init__(self, backend: Backend, told: PcsHeads, end: int) -> None:
        """`end` is the id that ends each window."""
        bundle = backend.bundle
        shape = bundle.described(ConvertedDescription).encoder
        self._backend, self._told, self._end = backend, told, end
        self._vocabulary = shape.vocabulary
        self._arrays = read_arrays(
            bundle.path(CLASSIFIER), head_kinds(told, shape.width), BundleError, remedy=GET_ANOTHER
        )
        self.windows_per_call = backend.windows_per_call
        self.tells_casing = bool(told.capitals)

    def run(self, ids: NDArray[np.int64]) -> PieceAnswers:
        """See `PcsNetwork.run`."""
        folder = self._backend.bundle.folder
        refuse_unknown_piece(int(ids.max()), self._vocabulary, folder)
        lengths = [int(np.flatnonzero(row == self._end)[-1]) + 1 for row in ids]
        rows = [row[:length].tolist() for row, length in zip(ids, lengths, strict=True)]
        capitals = self._told.capitals[-1] if self.tells_casing else _ONE_CAPITAL
        marks = np.zeros((*ids.shape, self._told.marks[-1]), np.float32)
        cased = np.zeros((*ids.shape, capitals), np.float32)
        ends = np.zeros((*ids.shape, 2), np.float32)
        for place, states in enumerate(self._backend.states(rows)):
            inside = slice(lengths[place])
            marks[place, inside] = self._head("marks", self._told.marks, states[inside])
            if self.tells_casing:
                ends[place, inside] = self._ends(states[inside], marks[place, inside])
                cased[place, inside] = self._capitals(states[inside], ends[place, inside])
        return piece_answers(marks, cased, ends)

    def _ends(self, states: FloatArray, marks: FloatArray) -> FloatArray:
        if self._told.embedding:
            told = self._arrays["embedding"][marks.argmax(axis=1)]
            states = np.concatenate([states, told], axis=1)
        return self._head("ends", self._told.ends, states)

    def _capitals(self, states: FloatArray, ends: FloatArray) -> FloatArray:
        if self._told.embedding:
            is_end = ends.argmax(axis=1)
            is_end[0] = 1  # the start of a window counts as the end of a sentence
            starts = np.concatenate([[0], is_end[:-1]]).astype(np.float32)
            states = np.concatenate([states, starts[:, None]], axis=1)
        return self._head("capitals", self._told.capitals, states)

    def _head(self, head: str, sizes: HeadSizes, states: FloatArray) -> FloatArray:
        for number in range(len(sizes)):
            weight, bias = (self._arrays[name] for name in _names(head, number))
            if number:
                states = np.maximum(states, 0)
            states = states @ weight.T + bias
        return states


def encoder_labeller(backend: Backend, told: PcsHeads) -> PcsLabeller:
    """The labeller of a bundle with an encoder and heads of PCS."""
    bundle = backend.bundle
    _, end, _ = SentencePieces(bundle.path(PIECES_FILE)).ends
    columns = bundle.described(ConvertedDescription).config.labels
    return PcsLabeller(EncoderNetwork(backend, told, end), bundle, columns, bundle.window)
