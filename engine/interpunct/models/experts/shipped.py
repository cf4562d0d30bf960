# SPDX-License-Identifier: Apache-2.0
"""The experts that ship with the program."""

from __future__ import annotations

from pathlib import Path

from interpunct.models.bundle import EXPERTS, bundles_folder


def shipped_experts() -> Path:
    """The folder with a folder for each of their languages."""
    return bundles_folder() / EXPERTS
