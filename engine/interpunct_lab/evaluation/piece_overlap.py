# SPDX-License-Identifier: Apache-2.0
"""Pieces that languages share (Li and Lin 2020, section 2.1).

The overlap of a language is the share of the distinct pieces of its text that stand in a text of
another language, too: |A ∩ (B ∪ C …)| / |A|.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import numpy as np

from interpunct_lab.architectures.recurrent.subwords import Subwords, load_subwords
from interpunct_lab.evaluation.tables import markdown_table, percent
from interpunct_lab.parameters import described
from interpunct_lab.text.labelled import LabelledText, known_forms


def tell_piece_overlap(
    bundle: Annotated[Path, described("a bundle of shift-lstm, whose pieces are taken")],
    texts: Annotated[list[Path], described("labelled texts (*.npz)", nargs="+", type=Path)],
) -> None:
    """Print how many pieces each language uses, and which share of them others use, too."""
    pieces, read = load_subwords(bundle), map(LabelledText.load, texts)
    used = {text.language: used_pieces(text, pieces) for text in read}
    shares = shared_pieces(used)
    rows = [[code, f"{len(ids):,}", percent(shares[code])] for code, ids in used.items()]
    print(markdown_table(["language", "pieces", "in others, %"], rows))


def used_pieces(text: LabelledText, pieces: Subwords) -> set[int]:
    """The ids of the pieces of all words of `text`."""
    forms = np.unique(known_forms(text, text.words)).tolist()
    return {id_ for ids in pieces.encode([text.types[form] for form in forms]) for id_ in ids}


def shared_pieces(used: Mapping[str, set[int]]) -> dict[str, float]:
    """The share of each language's pieces that another language uses, too."""
    others = {
        code: set().union(*(ids for other, ids in used.items() if other != code)) for code in used
    }
    return {code: len(ids & others[code]) / max(1, len(ids)) for code, ids in used.items()}
