# SPDX-License-Identifier: Apache-2.0
"""A Ray that does not answer; none need be installed."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from interpunct.errors import BackendError
from interpunct.folders.on_ray import _connect


def _fails(**_: object) -> None:
    raise Exception("The current node timed out during startup.")


@pytest.mark.parametrize(
    ("address", "told"),
    [
        (None, r"started here .*timed out.* use --engine local"),
        ("ray://head:10001", r"reached .*timed out.* Check --address"),
    ],
)
def test_a_ray_that_does_not_start_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, address: str | None, told: str
) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with pytest.raises(BackendError, match=told):
        _connect(SimpleNamespace(init=_fails), address, 2)
