# SPDX-License-Identifier: Apache-2.0
"""Random keys and clicks in the real window, for a quarter of a minute.

The clock has a part in what happens: no run is like another, so it is asked for by a variable.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from benchmarks.monkey import play

from interpunct_app.prediction.background_prediction import LoadModel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SECONDS = 15


@pytest.mark.skipif("INTERPUNCT_MONKEY" not in os.environ, reason="INTERPUNCT_MONKEY is not set")
def test_no_key_and_no_click_breaks_anything(
    qtbot: QtBot, sample: Path, load_fake: LoadModel
) -> None:
    outcome = play([sample], seed=1, seconds=SECONDS, load=load_fake)
    assert outcome.fault is None, "\n".join((*outcome.last_events, outcome.fault))
    assert outcome.events
    assert outcome.steps
