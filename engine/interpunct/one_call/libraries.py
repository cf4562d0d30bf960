# SPDX-License-Identifier: Apache-2.0
"""Captions of pysrt, webvtt-py and pysubs2, and back; only a library that made them is used."""

from __future__ import annotations

import copy
from typing import Any

from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import ASS
from interpunct.captions.interop import from_pysrt, from_webvtt, to_pysrt, to_webvtt
from interpunct.captions.reading import parse_captions
from interpunct.one_call.recognised import Change

_LIBRARIES = ("pysrt", "webvtt", "pysubs2")
_PYSUBS2 = "ass"  # its own name of the format that keeps all that it knows


def with_marks(captions: Any, change: Change) -> Any:
    """New captions of the same library; None if no library here has made `captions`."""
    library = type(captions).__module__.partition(".")[0]
    if library in _LIBRARIES and not captions:
        return copy.deepcopy(captions)
    match library:
        case "pysrt":
            return to_pysrt(change(from_pysrt(captions)))
        case "webvtt":
            return to_webvtt(change(from_webvtt(captions)))
        case "pysubs2":
            return _pysubs2(captions, change)
    return None


def _pysubs2(captions: Any, change: Change) -> Any:
    written = captions.to_string(_PYSUBS2).encode()
    changed: CaptionDocument = change(parse_captions(written, format=ASS))
    return type(captions).from_string(changed.to_bytes().decode(), format_=_PYSUBS2)
