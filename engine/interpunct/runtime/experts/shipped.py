# SPDX-License-Identifier: Apache-2.0
"""The experts that ship with the program."""

from __future__ import annotations

from pathlib import Path

from interpunct.bundles.bundle import EXPERTS, default_bundle


def shipped_experts() -> Path:
    """The folder with a folder for each of their languages: that of the default bundle."""
    return default_bundle().folder / EXPERTS
