# SPDX-License-Identifier: Apache-2.0
"""Probabilities, and arrays that are read from files that may be damaged."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from interpunct.arrays import ArrayKind, read_arrays, softmax
from interpunct.errors import BundleError


def packed() -> bytes:
    """Two arrays, compressed."""
    file = io.BytesIO()
    np.savez_compressed(file, a=np.arange(40), b=np.ones((3, 2), np.float32))
    return file.getvalue()


WHOLE = packed()
ROWS = ArrayKind((3, 2))
KINDS = {"a": ArrayKind((None,), ("int64",)), "b": ROWS}


@given(arrays(np.float32, (3, 4), elements=st.floats(-80, 80, width=32)))
def test_probabilities_sum_to_one_and_keep_the_order(scores: np.ndarray) -> None:
    found = softmax(scores)
    np.testing.assert_allclose(found.sum(1), 1, rtol=1e-5)
    assert (found >= 0).all()
    assert (found[np.arange(3), scores.argmax(1)] == found.max(1)).all()


def test_the_arrays_asked_for_are_read(tmp_path: Path) -> None:
    path = tmp_path / "some.npz"
    path.write_bytes(WHOLE)
    found = read_arrays(path, {"b": ROWS}, BundleError, remedy="")
    assert list(found) == ["b"]
    assert found["b"].tolist() == [[1, 1]] * 3


@pytest.mark.parametrize("name", ["c", "a"])
def test_an_array_that_is_missing_or_a_pickle_is_told(tmp_path: Path, name: str) -> None:
    path = tmp_path / "some.npz"
    np.savez(path, allow_pickle=True, a=np.array([{}], dtype=object))
    with pytest.raises(BundleError, match=r"some\.npz, array .: it cannot be read.*Get another"):
        read_arrays(path, {name: ROWS}, BundleError, remedy="Get another.")


@given(
    place=st.integers(0, len(WHOLE) - 1),
    byte=st.integers(0, 255),
    length=st.integers(0, len(WHOLE)),
)
def test_damage_is_an_error_or_goes_unseen(
    tmp_path_factory: pytest.TempPathFactory, place: int, byte: int, length: int
) -> None:
    path = tmp_path_factory.mktemp("arrays") / "some.npz"
    changed = bytearray(WHOLE)
    changed[place] = byte
    path.write_bytes(bytes(changed[:length]))
    with suppress(BundleError):  # and with nothing else
        found = read_arrays(path, KINDS, BundleError, remedy="Get another.")
        assert set(found) == {"a", "b"}
