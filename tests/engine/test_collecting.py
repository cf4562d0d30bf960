# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import gc

import pytest

from interpunct.collecting import no_collection


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
