# SPDX-License-Identifier: Apache-2.0
"""Training windows word by word: errors, sentence ends, what is given and what is scored."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import Casing, PaperLabel
from interpunct.runtime.encoder.tokenizer import Special
from interpunct_lab.sampling.piece_windows import (
    PackedWord,
    batch_of,
    up_to_sentence_end,
    window,
    with_errors,
)
from interpunct_lab.text.labelled import CASING_UNKNOWN

NONE, COMMA, PERIOD, _ = PaperLabel


def word(pieces: list[int], label: int = 0, casing: int = Casing.LOWER) -> PackedWord:
    return PackedWord(np.array(pieces, np.uint16), int(label), int(casing))


def ids_of(words: list[PackedWord]) -> list[list[int]]:
    return [each.pieces.tolist() for each in words]


words = st.lists(
    st.builds(
        word,
        st.lists(st.integers(20, 99), min_size=1, max_size=4),
        st.sampled_from([0, 0, 1, 2, 3]),
        st.sampled_from([0, 1, 2, CASING_UNKNOWN]),
    ),
    min_size=1,
    max_size=40,
)


@given(words, st.integers(0, 99))
def test_errors_invent_no_piece_and_no_mark(stretch: list[PackedWord], seed: int) -> None:
    spoilt = with_errors(stretch, 0.9, np.random.default_rng(seed))
    assert {tuple(ids) for ids in ids_of(spoilt)} <= {tuple(ids) for ids in ids_of(stretch)}
    assert sum(each.label > 0 for each in spoilt) <= sum(each.label > 0 for each in stretch)
    assert max(each.label for each in spoilt) == max(each.label for each in stretch)


def test_without_errors_a_stretch_is_as_it_was() -> None:
    stretch = [word([20], COMMA), word([21, 22], PERIOD, Casing.UPPER)]
    assert with_errors(stretch, 1e-9, np.random.default_rng(0)) == stretch


@given(words, st.integers(1, 60))
def test_a_stretch_up_to_a_sentence_end_fits_and_ends_there(
    stretch: list[PackedWord], tokens: int
) -> None:
    kept = up_to_sentence_end(stretch, tokens)
    ends = [index for index, each in enumerate(stretch, 1) if each.label >= PERIOD]
    before = stretch[: ends[-1]] if ends else stretch
    assert kept == before[len(before) - len(kept) :]
    if len(before[-1].pieces) <= tokens:
        assert sum(map(len, ids_of(kept))) <= tokens
        longer = before[max(0, len(before) - len(kept) - 1) :]
        assert longer == kept or sum(map(len, ids_of(longer))) > tokens


def test_what_is_given_stands_in_the_window_and_is_not_scored() -> None:
    stretch = [word([20], COMMA, Casing.CAPITALISED), word([21, 22]), word([23], PERIOD)]
    bare = window(stretch, 20, given_marks=np.zeros(3, bool), gives_casing=False, at_end=True)
    assert bare.ids == [Special.START, 20, 21, 22, 23]
    assert bare.slots == [(1, COMMA), (3, NONE), (4, PERIOD)]
    assert bare.words == [(2, 0), (4, 0)]  # the first may start a sentence
    told = window(stretch, 20, given_marks=np.ones(3, bool), gives_casing=True)
    assert told.ids == [
        Special.START, Special.CAPITALISED, 20, Special.COMMA, 21, 22, 23, Special.PERIOD,
    ]  # fmt: skip
    assert told.words == []
    assert told.slots == []


def test_a_given_slot_without_a_mark_is_not_scored_either() -> None:
    stretch = [word([20]), word([21], COMMA), word([22]), word([23], PERIOD)]
    given_marks = np.array([True, True, False, False])
    some = window(stretch, 20, given_marks=given_marks, gives_casing=False, at_end=True)
    assert some.ids == [Special.START, 20, 21, Special.COMMA, 22, 23]
    assert some.slots == [(4, NONE), (5, PERIOD)]
    last = window(stretch, 20, given_marks=~given_marks, gives_casing=False)
    assert last.slots == [(1, NONE), (2, COMMA)], "no other slot is left out for the last"


def test_casing_is_learnt_inside_sentences_only() -> None:
    stretch = [word([20]), word([21], PERIOD), word([22], NONE, Casing.CAPITALISED), word([23])]
    kept = window(stretch, 20, given_marks=np.zeros(4, bool), gives_casing=False)
    assert kept.words == [(2, 0), (4, 0)]


def test_the_slot_before_the_cut_of_a_window_is_scored_only_at_the_end_of_a_text() -> None:
    stretch = [word([20]), word([21, 22], PERIOD)]
    whole, middle = (
        window(stretch, 20, given_marks=np.zeros(2, bool), gives_casing=True, at_end=at_end)
        for at_end in (True, False)
    )
    assert whole.slots == [(1, NONE), (3, PERIOD)]
    assert middle.slots == [(1, NONE)]
    cut = window(stretch, 5, given_marks=np.zeros(2, bool), gives_casing=True, at_end=True)
    assert (cut.ids, cut.slots) == ([Special.START, 20, 21, 22], [(1, NONE)])


def test_a_batch_counts_positions_over_all_its_windows() -> None:
    short, long = (
        window([word([20])] * count, 8, given_marks=np.zeros(count, bool), gives_casing=False)
        for count in (2, 4)
    )
    batch = batch_of([short, long], 8)
    assert batch.ids[0].tolist() == [Special.START, 20, 20, Special.END, 0, 0, 0, 0]
    assert batch.gaps.tolist() == [1, 8 + 1, 8 + 2, 8 + 3]
    assert batch.starts.tolist() == [2, 8 + 2, 8 + 3, 8 + 4]
    assert (batch.ids.ravel()[batch.starts] == 20).all()
    assert len(batch.masked) == 0
