# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import gc

import pytest

from interpunct.collecting import give_back, lasting, let_go, no_collection


def test_the_collector_waits_and_goes_on() -> None:
    with no_collection():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_goes_on_after_an_error() -> None:
    with pytest.raises(KeyError), no_collection():
        raise KeyError
    assert gc.isenabled()


def test_whoever_stopped_it_before_has_it_stopped_still() -> None:
    with no_collection():
        with no_collection():
            pass
        assert not gc.isenabled()


def test_what_is_to_last_is_not_looked_at_until_it_is_let_go() -> None:
    let_go()
    with lasting():
        kept = [[] for _ in range(100)]  # type: ignore[var-annotated]
        assert not gc.isenabled()
    assert gc.isenabled()
    assert gc.get_freeze_count() >= len(kept)
    let_go()
    assert gc.get_freeze_count() == 0


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_giving_back_what_was_freed_touches_nothing_that_lives(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    kept = bytes(1 << 20)
    give_back()
    assert not any(kept)
