# SPDX-License-Identifier: Apache-2.0
"""The n-grams of a user's own text: what they add, and their file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.errors import BundleError
from interpunct.runtime.evidence import EVIDENCE_FILE, Evidence, EvidenceTable, TextKeys
from interpunct.runtime.experts.keys import KeyIndex, Keys

FORMS = ["the", "old", "pilot", "said", "that", "he", "would", "come", "back"]


def table(keys: Keys, classes: int, seed: int = 1) -> EvidenceTable:
    """Every one of `keys` adds something of its own."""
    index = KeyIndex.of(keys.ravel())
    rows = np.random.default_rng(seed).normal(size=(len(index), classes))
    return EvidenceTable(index, rows.astype(np.float16).astype(np.float32))


def evidence(forms: list[str] = FORMS, language: str = "en", seed: int = 1) -> Evidence:
    keys = TextKeys.of(forms, [language] * len(forms))
    return Evidence(table(keys.labels, 4, seed), table(keys.casings, 3, seed))


def test_the_words_around_a_slot_speak_and_those_farther_off_do_not() -> None:
    found = evidence()

    def additions(forms: list[str]) -> Any:
        keys = TextKeys.of(forms, ["en"] * len(forms))
        return found.labels.additions(keys.labels), found.casings.additions(keys.casings)

    labels, casings = additions(FORMS)
    others, other_casings = additions([*FORMS[:3], "shouted", *FORMS[4:]])
    assert (labels != others).any(axis=1).tolist() == [False, True, True, True, True] + 4 * [False]
    changed = (casings != other_casings).any(axis=1)
    assert changed.tolist() == [False, False, True, True, True] + 4 * [False]


@given(st.lists(st.sampled_from(FORMS), max_size=30), st.lists(st.booleans(), min_size=30))
def test_what_was_learnt_in_one_language_says_nothing_in_another(
    forms: list[str], danish: list[bool]
) -> None:
    languages = ["da" if other else "en" for _, other in zip(forms, danish, strict=False)]
    found, keys = evidence(), TextKeys.of(forms, languages)
    silent = ~found.labels.additions(keys.labels).any(axis=1)
    assert silent.tolist() == [code == "da" for code in languages]
    silent = ~found.casings.additions(keys.casings).any(axis=1)
    assert silent.tolist() == [code == "da" for code in languages]


def test_two_tables_as_one_add_what_both_add() -> None:
    one, two = evidence(seed=1), evidence(["he", "said", "nothing"], seed=2)
    keys = TextKeys.of([*FORMS, "nothing"], ["en"] * 10).labels
    both = one.plus(two).labels.additions(keys)
    apart = one.labels.additions(keys) + two.labels.additions(keys)
    np.testing.assert_allclose(both, apart, atol=1e-5)


def test_what_is_saved_is_read(tmp_path: Path) -> None:
    found = evidence()
    found.save(tmp_path)
    again = Evidence.read(tmp_path / EVIDENCE_FILE)
    for before, after in ((found.labels, again.labels), (found.casings, again.casings)):
        np.testing.assert_array_equal(before.index.keys, after.index.keys)
        np.testing.assert_array_equal(before.rows, after.rows)
    assert [path.name for path in tmp_path.iterdir()] == [EVIDENCE_FILE]


@pytest.mark.parametrize(
    "changes",
    [
        {"labels.keys": np.array([2, 1], np.uint32)},
        {"labels.keys": np.array([1, 2])},
        {"labels.keys": np.uint32(1)},
        {"labels.rows": np.zeros((2, 3), np.float16)},
        {"labels.rows": np.zeros((1, 4), np.float16)},
        {"labels.rows": np.full((2, 4), np.nan, np.float16)},
        {"casings.rows": np.array([{}], dtype=object)},
        {"made_for": np.array(["form+0"])},
        {"made_for": np.array(1)},
    ],
    ids=str,
)
def test_a_damaged_file_is_named(tmp_path: Path, changes: dict[str, Any]) -> None:
    path = tmp_path / EVIDENCE_FILE
    whole = Evidence(*(table(np.array([1, 2], np.uint32), classes) for classes in (4, 3)))
    whole.save(tmp_path)
    with np.load(path) as arrays:
        np.savez(path, allow_pickle=True, **{**arrays, **changes})
    with pytest.raises(BundleError, match=r"evidence\.npz.*Adapt the bundle again"):
        Evidence.read(path)


def test_a_file_that_is_cut_short_is_named(tmp_path: Path) -> None:
    path = tmp_path / EVIDENCE_FILE
    evidence().save(tmp_path)
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(BundleError, match=r"evidence\.npz"):
        Evidence.read(path)
