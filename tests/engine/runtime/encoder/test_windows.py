# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import PAPER_LABELS, Label
from interpunct.runtime.encoder.encoding import tokens_of
from interpunct.runtime.encoder.tokenizer import CASING_PIECES, MARK_PIECES, Tokenizer
from interpunct.runtime.given import GivenWords
from interpunct.runtime.windows import MOST_PIECES
from interpunct.transcript.lettercase import casing_of, model_form
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word


class Letters:
    """Every letter is a piece."""

    def encode(self, forms: Sequence[str]) -> list[list[int]]:
        return [[ord(letter) for letter in form] for form in forms]


TEXTS = st.sampled_from(["a", "Anna", "NATO", "McDonald", "incomprehensibly", "We", "5", "ab"])


@pytest.mark.parametrize("marks_given", [False, True])
@pytest.mark.parametrize("casing_given", [False, True])
@given(st.lists(st.tuples(TEXTS, st.sampled_from(PAPER_LABELS))))
def test_the_pieces_of_a_word_stand_between_its_casing_and_its_mark(
    marks_given: bool, casing_given: bool, items: list[tuple[str, Label]]
) -> None:
    transcript = Transcript(
        tuple(Word(text, 0, 0, 0, "en", 0, 0, 0, Timing.ESTIMATED) for text, _ in items),
        tuple(Slot(0, 0, "", label) for _, label in items),
    )
    ids: list[int] = []
    spans = []
    for text, label in items:
        casing = casing_of(text)
        ids += [CASING_PIECES[casing]] if casing_given and casing else []
        start = len(ids)
        ids += [ord(letter) for letter in model_form(text, "en")][:MOST_PIECES]
        spans.append((start, len(ids) - 1))
        ids += [MARK_PIECES[label.counts_as]] if marks_given and label else []
    tokens = tokens_of(
        transcript,
        cast(Tokenizer, Letters()),
        GivenWords(np.full(len(items), marks_given), np.full(len(items), casing_given)),
    )
    assert tokens.ids.dtype == tokens.starts.dtype == np.int64
    assert tokens.ids.tolist() == ids
    assert list(zip(tokens.starts.tolist(), tokens.lasts.tolist(), strict=True)) == spans
