# SPDX-License-Identifier: Apache-2.0
"""What the engine's tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

SHARED = Path(__file__).resolve().parents[3] / "shared"


def shared_folder(name: str) -> Path:
    """The folder `name` of the material beside the project; skips the test where it is absent."""
    folder = SHARED / name
    if not folder.is_dir():
        pytest.skip(f"the folder ../shared/{name} is not here")
    return folder


@pytest.fixture(scope="session")
def captions_folder() -> Path:
    """Real caption files, bytes as found."""
    return shared_folder("captions")
