# SPDX-License-Identifier: Apache-2.0
"""Chooses the pieces of the compact model from labelled text of all its languages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from interpunct_lab.parameters import described
from interpunct_lab.text import vocabulary
from interpunct_lab.text.labelled import LabelledText, load_folder, words_in


def choose_pieces(
    labelled: Path,
    out: Annotated[Path, described("the SentencePiece model to write")],
    *,
    size: int = 30_000,
    english: Annotated[float, described("share of English words")] = 0.25,
    word_pieces: Annotated[int, described("added from MiniLM")] = 7_000,
    characters: Annotated[int, described("added, rare ones")] = 2_500,
) -> None:
    """Write a SentencePiece model of `size` pieces."""
    texts = load_folder(labelled)
    weights = vocabulary.language_weights(words_in(texts), english=english)
    counts = vocabulary.word_counts(texts.values(), weights)
    wanted = _english_word_pieces(labelled) if word_pieces else {}
    model = vocabulary.train_model(counts, size)
    for more, added in ((vocabulary.character_counts(counts), characters), (wanted, word_pieces)):
        model = vocabulary.merge_pieces(model, more, added=added, size=size)
    vocabulary.save_vocabulary(vocabulary.rescore(model, counts), out)


def _english_word_pieces(labelled: Path) -> vocabulary.WordCounts:
    """Counts of each word piece of MiniLM in the English corpus."""
    from interpunct_lab.architectures.minilm import minilm_folder, read_word_pieces

    english = LabelledText.load(labelled / "en.npz")
    counts = vocabulary.word_counts([english], {"en": 1.0})
    return vocabulary.word_piece_counts(counts, read_word_pieces(minilm_folder()))
