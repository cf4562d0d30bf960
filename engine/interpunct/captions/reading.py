# SPDX-License-Identifier: Apache-2.0
"""Files to documents: the content decides the format, the file ending only where it does not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from interpunct.captions import asr_json, srt, vtt
from interpunct.captions.document import CaptionDocument, CaptionFormat, Source
from interpunct.captions.encoding import decode
from interpunct.captions.sniffing import binary_kind, text_kind
from interpunct.errors import CaptionError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from interpunct.captions.scanning import Scan

# Whoever opens the film instead of its captions learns it at once, whatever the film's size.
_MOST_BYTES = 256 * 1024 * 1024
_VTT_ENDINGS = (".vtt", ".webvtt")
_JSON_START = re.compile(r"\ufeff?\s*(?:\{\s*[\"}]|\[\s*[\[{\"\]])")
_DOTTED_TIME_LINE = re.compile(r"\d\d:\d\d\.\d{3}[ \t]*-->")
_READ = "Interpunct reads SRT, WebVTT, and the JSON of whisper, whisperX and stable-ts."

_SCANNERS: dict[CaptionFormat, Callable[[str], Scan]] = {
    CaptionFormat.SRT: srt.scan,
    CaptionFormat.VTT: vtt.scan,
    CaptionFormat.JSON: asr_json.scan,
}


def read_captions(path: Path, *, encoding: str | None = None) -> CaptionDocument:
    """The captions in the file at `path`; `encoding` overrides what the bytes seem to be.

    Raises CaptionError for a file that cannot be opened or decoded, or holds no captions.
    """
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise CaptionError("the file is too big to be captions.", file=path, remedy=_READ)
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise CaptionError(f"the file cannot be read: {reason}.", file=path) from error
    return parse_captions(data, path=path, encoding=encoding)


def parse_captions(
    data: bytes,
    *,
    path: Path | None = None,
    encoding: str | None = None,
    format: CaptionFormat | None = None,  # noqa: A002 - the word for it
) -> CaptionDocument:
    """The captions in `data`, which came from `path`, if from any file.

    `format` forces a format, `encoding` an encoding. Raises CaptionError as `read_captions` does.
    """
    if not data:
        raise CaptionError("the file is empty.", file=path)
    kind = binary_kind(data)
    if kind:
        raise CaptionError(f"this is {kind}, not captions.", file=path, remedy=_READ)
    text, found_encoding = decode(data, override=encoding, file=path)
    found_format = format or _format(text, path)
    try:
        scan = _SCANNERS[found_format](text)
    except CaptionError as error:
        raise CaptionError(
            error.what, file=path, where=error.where, remedy=error.remedy
        ) from error
    if not scan.cues and not (found_format is CaptionFormat.VTT and vtt.has_signature(text)):
        raise _no_captions(text, path)
    return CaptionDocument(
        path,
        found_format,
        found_encoding,
        scan.cues,
        (*_format_warnings(text, found_format, path), *scan.warnings),
        Source.of(data, text, found_encoding, scan),
    )


def _format(text: str, path: Path | None) -> CaptionFormat:
    """The format that the text shows; without a sign of its own, that of the file ending."""
    if vtt.has_signature(text.lstrip()):
        return CaptionFormat.VTT
    ending = path.suffix.lower() if path else ""
    if _JSON_START.match(text) or ending == ".json":
        return CaptionFormat.JSON
    if ending in _VTT_ENDINGS and _DOTTED_TIME_LINE.search(text):
        return CaptionFormat.VTT
    return CaptionFormat.SRT


def _format_warnings(text: str, found_format: CaptionFormat, path: Path | None) -> tuple[str, ...]:
    ending = path.suffix.lower() if path else ""
    if found_format is CaptionFormat.VTT and not vtt.has_signature(text):
        return ("line 1: no WEBVTT line where WebVTT wants one; players may refuse the file",)
    if found_format is CaptionFormat.VTT and ending == ".srt":
        return ("line 1: the file is WebVTT, though it is called .srt",)
    if found_format is CaptionFormat.SRT and ending in _VTT_ENDINGS:
        return ("line 1: the file is SRT, though it is called .vtt",)
    return ()


def _no_captions(text: str, path: Path | None) -> CaptionError:
    return CaptionError(
        f"no cue was found; this looks like {text_kind(text)}.", file=path, remedy=_READ
    )
