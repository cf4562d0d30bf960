# SPDX-License-Identifier: Apache-2.0
"""The vocabulary of the compact model: pieces of all languages around the pieces of MiniLM.

A model that starts from an English encoder keeps what that encoder knows only through pieces that
it knows. So the vocabulary is a union: pieces of a SentencePiece unigram model over all
languages, and the word pieces which the English corpus uses most. The scores of the union are
then estimated again by a few rounds of hard EM (Viterbi segmentation, counts, log frequencies).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import numpy as np
import sentencepiece
from numpy.typing import NDArray
from sentencepiece import sentencepiece_model_pb2 as proto

from interpunct.runtime.encoder.tokenizer import WORD_START, Special, piece_text
from interpunct_lab.text.labelled import LabelledText, known_forms
from interpunct_lab.text.piece_training import train_pieces
from interpunct_lab.text.samples import sampling_weights

WordCounts = dict[str, float]
"""By word, or by a part of words."""

DRAWN_WORDS = 10_000_000  # words; the sum of the counts of forms
_ROUNDS = 3  # of hard EM
_MAX_WORD = 40  # longer words are URLs and the like: they teach nothing about pieces


def language_weights(
    sizes: Mapping[str, int], *, english: float, temperature: float = 0.6
) -> dict[str, float]:
    """Sampling weights that sum to one: a fixed share for English, the rest as
    `sampling_weights` has it.
    """
    others = {code: size for code, size in sizes.items() if code != "en"}
    share = 0.0 if "en" not in sizes else english if others else 1.0
    drawn = sampling_weights(others, temperature=temperature)
    weights = {code: weight * (1 - share) for code, weight in drawn.items()}
    return weights | ({"en": share} if share else {})


def word_counts(texts: Iterable[LabelledText], weights: Mapping[str, float]) -> WordCounts:
    """`form_counts` by the spelling of forms among the pieces."""
    forms = form_counts(texts, weights)
    return _added((piece_text(form), count) for form, count in forms.items())


def form_counts(texts: Iterable[LabelledText], weights: Mapping[str, float]) -> WordCounts:
    """Expected counts of each word form among ten million words drawn with `weights`."""
    return _added(
        (form, float(frequency) * (DRAWN_WORDS * weights[text.language] / len(text)))
        for text in texts
        for form, frequency in zip(text.types, _frequencies(text), strict=True)
        if frequency and 0 < len(form) <= _MAX_WORD
    )


def _frequencies(text: LabelledText) -> NDArray[np.int64]:
    """Counts of each form in the text. Raises LabError where a word is none of them."""
    counts = np.zeros(len(text.types), np.int64)
    for block in text.blocks():
        counts += np.bincount(known_forms(text, block.words), minlength=len(counts))
    return counts


def word_piece_counts(counts: WordCounts, word_pieces: Sequence[str]) -> WordCounts:
    """Counts of each word piece of a BERT vocabulary, in SentencePiece spelling.

    Words are split greedily, longest piece first, as WordPiece does (Devlin et al. 2019).
    """
    known = set(word_pieces)
    return _added(
        (piece.removeprefix("##") if piece.startswith("##") else WORD_START + piece, count)
        for word, count in counts.items()
        for piece in greedy_pieces(word.removeprefix(WORD_START), known)
    )


def character_counts(counts: WordCounts) -> WordCounts:
    """Counts of each character."""
    return _added((character, count) for word, count in counts.items() for character in word)


def _added(counted: Iterable[tuple[str, float]]) -> WordCounts:
    sums: WordCounts = defaultdict(float)
    for form, count in counted:
        sums[form] += count
    return dict(sums)


def train_model(counts: WordCounts, size: int) -> proto.ModelProto:
    """A unigram model of `size` pieces over the counted words, to be edited."""
    model = proto.ModelProto()
    model.ParseFromString(train_pieces(counts, size))
    return model


def merge_pieces(
    model: proto.ModelProto, wanted: WordCounts, *, added: int, size: int
) -> proto.ModelProto:
    """Add the `added` most wanted pieces that `model` lacks, keep its best up to `size` pieces.

    Single characters are never dropped: without them words would become unknown.
    """
    specials, pieces = list(model.pieces[: len(Special)]), list(model.pieces[len(Special) :])
    have = {piece.piece for piece in pieces}
    total = sum(wanted.values())
    extra = [
        proto.ModelProto.SentencePiece(piece=piece, score=math.log(count / total))
        for piece, count in sorted(wanted.items(), key=lambda item: -item[1])
        if piece not in have
    ][:added]
    characters = [piece for piece in pieces if len(piece.piece) == 1]
    longer = [piece for piece in pieces if len(piece.piece) > 1]
    longer.sort(key=lambda piece: -piece.score)
    kept = longer[: size - len(specials) - len(extra) - len(characters)]
    result = proto.ModelProto()
    result.CopyFrom(model)
    del result.pieces[:]
    result.pieces.extend([*specials, *extra, *characters, *kept])
    return result


def rescore(model: proto.ModelProto, counts: WordCounts) -> proto.ModelProto:
    """Estimate the scores anew from the Viterbi segmentation of the counted words."""
    words, frequencies = list(counts), list(counts.values())
    for _ in range(_ROUNDS):
        processor = sentencepiece.SentencePieceProcessor(model_proto=model.SerializeToString())
        used = np.full(len(model.pieces), 0.1)
        for ids, frequency in zip(processor.encode(words), frequencies, strict=True):
            used[ids] += frequency
        scores = np.log(used / used.sum())
        for piece, score in zip(model.pieces[len(Special) :], scores[len(Special) :], strict=True):
            piece.score = float(score)
    return model


def save_vocabulary(model: proto.ModelProto, path: Path) -> None:
    """Write the model; the trainer's own notes (paths, settings) stay out of it."""
    model.ClearField("trainer_spec")
    model.trainer_spec.model_type = proto.TrainerSpec.UNIGRAM
    for special, name in zip(Special, ("pad", "unk", "bos", "eos"), strict=False):
        setattr(model.trainer_spec, f"{name}_id", int(special))
        setattr(model.trainer_spec, f"{name}_piece", special.piece)
    path.write_bytes(model.SerializeToString())


def greedy_pieces(word: str, known: set[str]) -> list[str]:
    """The longest-first word pieces of `word`; none where a part of it is not known."""
    pieces, start = [], 0
    while start < len(word):
        sign = "##" if start else ""
        end = next(
            (end for end in range(len(word), start, -1) if sign + word[start:end] in known), None
        )
        if end is None:
            return []
        pieces.append(sign + word[start:end])
        start = end
    return pieces
