# SPDX-License-Identifier: Apache-2.0
"""Formats of broadcasters, read by ttconv; the extra `broadcast` installs it."""

from __future__ import annotations

import logging
import struct
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

from interpunct.captions.formats.srt import SRT
from interpunct.captions.scanning import Scan
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence

SUBSTITUTES = {
    "…": "...",
    "–": "-",
    "—": "-",
    "\u00a0": " ",
    "‐": "-",
    "‑": "-",
    "“": '"',
    "”": '"',
    "„": '"',
    "’": "'",
    "‘": "'",
    "‚": "'",
}
"""Texts for signs that have no code of their own."""

_FAULTS = (
    *(ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RuntimeError),
    *(struct.error, AssertionError, NotImplementedError),
)
"""The failures of ttconv on damaged files."""


def ttconv(module: str) -> Any:
    """A module of ttconv, such as `scc.reader`. Raises CaptionError where it is not installed."""
    try:
        found = import_module(f"ttconv.{module}")
    except ImportError:
        raise CaptionError(
            "ttconv, which reads and writes the formats of broadcasters, is not installed.",
            remedy="Install interpunct[broadcast], or choose another format.",
        ) from None
    logging.getLogger("ttconv").setLevel(logging.CRITICAL)  # it tells each oddity of a file
    return found


def scan_of(read: Callable[[], Any]) -> Scan:
    """The cues of ttconv's model, which `read` makes, with payloads in the markup of SRT.

    Raises CaptionError for a file that ttconv cannot read.
    """
    writer = ttconv("srt.writer")
    try:
        text = writer.from_model(read())
    except _FAULTS as error:
        reason = str(error) or type(error).__name__
        raise CaptionError(Sentence("it cannot be read: {reason}.", reason=reason)) from error
    cues = (replace(cue, identifier="") for cue in SRT.scan(text).cues)
    return Scan(tuple(cues), (), ())
