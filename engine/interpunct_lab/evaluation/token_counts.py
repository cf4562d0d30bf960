# SPDX-License-Identifier: Apache-2.0
"""Numbers of tokens of a text by encoder (Poláček 2025, Tables 2 and 3)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import numpy as np

from interpunct.runtime.exported.reading import WordTokenizer
from interpunct_lab.architectures.encoders.body import Body
from interpunct_lab.evaluation.tables import markdown_table, percent
from interpunct_lab.parameters import described
from interpunct_lab.text.labelled import LabelledText, known_forms

_FORMS_A_CALL = 10_000
_ROOM = 1 << 30


def tell_token_counts(
    text: Annotated[Path, described("labelled text (*.npz)")],
    encoders: Annotated[list[Path], described("folders of encoders", nargs="+", type=Path)],
) -> None:
    """Print how many tokens a text has with each encoder, in percent of the first."""
    labelled = LabelledText.load(text)
    counts = [
        count_tokens(labelled, WordTokenizer.of_transformers(Body.read(folder).tokenizer))
        for folder in encoders
    ]
    rows = [
        [folder.name, f"{count:,}", percent(count / counts[0])]
        for folder, count in zip(encoders, counts, strict=True)
    ]
    print(markdown_table(["encoder", f"tokens of {labelled.language}", "%"], rows))


def count_tokens(text: LabelledText, tokenizer: WordTokenizer) -> int:
    """Number of tokens of the words of `text`, without its marks."""
    uses = np.bincount(known_forms(text, text.words), minlength=len(text.types))
    total = 0
    for start in range(0, len(text.types), _FORMS_A_CALL):
        stop = start + _FORMS_A_CALL
        lengths = [len(ids) for ids in tokenizer.encode(list(text.types[start:stop]), _ROOM)]
        total += int(np.dot(lengths, uses[start:stop]))
    return total
