# SPDX-License-Identifier: Apache-2.0
"""The extra `media`, added to the environment of the program when the user asks for it."""

from __future__ import annotations

import subprocess
import sys
from importlib import invalidate_caches
from importlib.metadata import requires, version
from importlib.util import find_spec

from interpunct.media.decoding import INSTALL, MediaError
from interpunct.sentences import Sentence
from interpunct_app.background import Task

_PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def is_installed() -> bool:
    """Whether sound can be read and played, as far as the packages go."""
    return None not in (find_spec("av"), find_spec("PySide6.QtMultimedia"))


def can_be_installed() -> bool:
    """Whether pip can add packages: not to a packed program."""
    return not getattr(sys, "frozen", False) and find_spec("pip") is not None


def requirements() -> list[str]:
    """What pip is asked for: the packages of the extra, of the version of Qt that runs."""
    marked = (line.partition(";") for line in requires("interpunct") or ())
    wanted = [name.strip() for name, _, extra in marked if "media" in extra]
    return [*wanted, f"PySide6-Addons=={version('PySide6-Essentials')}"]


def install(_task: Task | None = None) -> None:
    """Install the extra from the package index. Raises MediaError with the reason of pip."""
    done = subprocess.run(
        [sys.executable, *_PIP, *requirements()], capture_output=True, text=True, check=False
    )
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["?"])[-1]
        what = Sentence("sound could not be installed ({reason}).", reason=reason)
        raise MediaError(what, remedy=INSTALL)
    invalidate_caches()
