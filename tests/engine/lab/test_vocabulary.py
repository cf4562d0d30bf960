# SPDX-License-Identifier: Apache-2.0
"""The pieces of the compact model: what is counted, added, kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.lab.conftest import ENGLISH

from interpunct.runtime.encoder.tokenizer import Special
from interpunct_lab.text.labelled import label_text
from interpunct_lab.text.vocabulary import (
    character_counts,
    form_counts,
    greedy_pieces,
    language_weights,
    merge_pieces,
    train_model,
    word_counts,
    word_piece_counts,
)


@pytest.mark.usefixtures("unhurried")
def test_forms_count_as_often_as_they_would_be_drawn() -> None:
    texts = [label_text(["Fog, fog."], "en"), label_text(["Mlha a fog."], "cs")]
    counts = form_counts(texts, {"en": 0.75, "cs": 0.25})
    assert counts["fog"] == pytest.approx(1e7 * (0.75 + 0.25 / 3))
    assert sum(counts.values()) == pytest.approx(1e7)
    assert sum(word_counts(texts, {"en": 0.75, "cs": 0.25}).values()) == pytest.approx(1e7)


def test_english_has_a_fixed_share_of_the_weights() -> None:
    weights = language_weights({"en": 10**6, "cs": 400, "pl": 100}, english=0.3, temperature=0.5)
    assert weights == pytest.approx({"en": 0.3, "cs": 0.7 * 2 / 3, "pl": 0.7 / 3})
    assert language_weights({"en": 5}, english=0.3) == {"en": 1.0}
    assert language_weights({"cs": 5}, english=0.3) == {"cs": 1.0}


@given(st.text("abc", max_size=12), st.sets(st.text("abc", min_size=1, max_size=3)))
def test_word_pieces_spell_the_word_or_are_none(word: str, known: set[str]) -> None:
    known |= {f"##{piece}" for piece in known}
    pieces = greedy_pieces(word, known)
    assert set(pieces) <= known
    assert "".join(piece.removeprefix("##") for piece in pieces) in ({word, ""})


def test_word_pieces_are_counted_as_sentencepiece_spells_them() -> None:
    counts = word_piece_counts(
        {"▁ferries": 3.0, "▁ferry": 2.0, "▁x": 9.0}, ["ferr", "##ies", "##y"]
    )
    assert counts == {"▁ferr": 5.0, "ies": 3.0, "y": 2.0}


def test_pieces_that_are_added_take_the_place_of_the_worst_but_of_no_character() -> None:
    counts = word_counts([label_text(ENGLISH.splitlines(), "en")], {"en": 1.0})
    model = train_model(counts, 60)
    before = {piece.piece: piece.score for piece in model.pieces}
    merged = merge_pieces(model, {"ships": 2.0, "▁fog": 1.0}, added=1, size=len(before))
    after = [piece.piece for piece in merged.pieces]
    assert len(set(after)) == len(after) == len(before)
    assert after[: len(Special)] == [special.piece for special in Special]
    assert after[len(Special)] == "ships"
    (dropped,) = before.keys() - set(after)
    assert len(dropped) > 1
    longer = [piece for piece in after[len(Special) + 1 :] if len(piece) > 1]
    assert all(before[piece] >= before[dropped] for piece in longer)
    assert set(character_counts(counts)) & before.keys() <= set(after)
