# SPDX-License-Identifier: Apache-2.0
"""What the tests of both transports share."""

from __future__ import annotations

import pytest
from tests.engine.serve.endless import Endless


@pytest.fixture
def endless() -> Endless:
    return Endless()
