# SPDX-License-Identifier: Apache-2.0
"""Sounds to hear."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.media.sounds import tones, write_wav


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A tone of 70 seconds: three windows of a model."""
    pytest.importorskip("av", reason="sound is read by PyAV")
    return write_wav(tmp_path / "talk.wav", tones([(1, 69)], 70))
