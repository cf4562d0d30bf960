# SPDX-License-Identifier: Apache-2.0
"""Provenance of a training: the commit of the code, and the peak memory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import torch

_PACKAGE = Path(__file__).parents[1]


def commit(folder: Path = _PACKAGE) -> str | None:
    """The commit of the code in `folder`, None outside a checkout of git.

    A `+` follows where files have been changed since.
    """
    tracked = _git(folder, "ls-files", "--error-unmatch", "__init__.py")
    head = _git(folder, "rev-parse", "HEAD")
    if tracked is None or not head:
        return None
    return head + ("+" if _git(folder, "status", "--porcelain", "--untracked-files=no") else "")


def _git(folder: Path, *arguments: str) -> str | None:
    """Output of git, None where it fails or is not there."""
    command = ["git", "-C", str(folder), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()


def peak_memory() -> int | None:
    """Peak memory of this process in bytes, mapped files included.

    None where the system has no such figure.
    """
    try:
        import resource
    except ImportError:  # on Windows
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def peak_gpu_memory() -> int | None:
    """Peak memory of the GPU in bytes, None where there is none."""
    return torch.cuda.max_memory_allocated() if torch.cuda.is_available() else None
