# SPDX-License-Identifier: Apache-2.0
"""Random keys and clicks in the real window for a quarter of a minute, and killed windows.

The clock has a part in what happens: no run is like another, so it is asked for by a variable.
"""

from __future__ import annotations

import os
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from benchmarks.monkey import play

from interpunct_app.prediction.background_prediction import LoadModel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SECONDS = 15
KILLS = 3


@pytest.mark.skipif("INTERPUNCT_MONKEY" not in os.environ, reason="INTERPUNCT_MONKEY is not set")
def test_no_key_and_no_click_breaks_anything(
    qtbot: QtBot, sample: Path, load_fake: LoadModel
) -> None:
    outcome = play([sample], seed=1, seconds=SECONDS, load=load_fake)
    assert outcome.fault is None, "\n".join((*outcome.last_events, outcome.fault))
    assert outcome.events
    assert outcome.steps


@pytest.mark.skipif("INTERPUNCT_MONKEY" not in os.environ, reason="INTERPUNCT_MONKEY is not set")
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is a POSIX signal")
def test_an_editor_killed_at_any_moment_is_restored_whole(sample: Path, tmp_path: Path) -> None:
    from benchmarks.torture.cases import Ground
    from benchmarks.torture.killed_editors import killed_editors

    cases = killed_editors(Ground(Random(1), tmp_path / "killed", (sample,)))
    faults = [case.fault for case in islice(cases, KILLS)]
    assert faults == [""] * KILLS
