# SPDX-License-Identifier: Apache-2.0
"""Handling of unexpected errors: a log file, and one sentence for the user."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import platformdirs

from interpunct.sentences import Sentence
from interpunct_app.translation import translated

_LOGGER = logging.getLogger("interpunct_app")


def log_folder() -> Path:
    """Default folder of the log file."""
    return platformdirs.user_log_path("interpunct", appauthor=False)


def install_crash_log(tell: Callable[[str], object], folder: Path) -> None:
    """Log uncaught errors to a file in `folder` and tell the user; the editor continues."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "editor.log"
    handler = logging.FileHandler(file, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    _LOGGER.addHandler(handler)

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _LOGGER.error("unforeseen failure", exc_info=(kind, error, trace))
        tell(
            translated(
                Sentence(
                    "Something went wrong; your steps are safe in the journal. Details: {file}",
                    file=file,
                )
            )
        )

    sys.excepthook = hook
