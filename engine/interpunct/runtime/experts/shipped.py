# SPDX-License-Identifier: Apache-2.0
"""The experts that ship with the program."""

from __future__ import annotations

from pathlib import Path

from interpunct.bundles.bundle import EXPERTS, default_bundle


def shipped_experts() -> Path:
    """The expert folder of the default bundle, with one folder per language."""
    return default_bundle().folder / EXPERTS
