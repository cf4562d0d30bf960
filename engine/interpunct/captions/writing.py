# SPDX-License-Identifier: Apache-2.0
"""Documents to disk: new files in the other format, and writing that never leaves half a file."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from interpunct.captions.converting import srt_payload, vtt_payload, vtt_settings
from interpunct.captions.cues import CaptionFormat
from interpunct.captions.document import CaptionDocument, scan_text
from interpunct.captions.times import VTT_TIMES
from interpunct.errors import CaptionError
from interpunct.files import replace_file

if TYPE_CHECKING:
    from pathlib import Path


def export(document: CaptionDocument, format: CaptionFormat) -> bytes:  # noqa: A002
    """The cues as a new UTF-8 file in `format`; as `to_bytes` has them if that is their own.

    Times before zero become zero, which both formats want. What the other format cannot say is
    left out: positions, colours and classes, comments and styles. Raises CaptionError for JSON.
    """
    if format is document.format:
        return document.to_bytes()
    if format is CaptionFormat.JSON:
        raise CaptionError("captions are not written as JSON.", file=document.path)
    text = _srt(document) if format is CaptionFormat.SRT else _vtt(document)
    if len(scan_text(format, text).cues) != len(document.cues):
        raise CaptionError(
            f"a cue holds a time line in its text, which {format.value.upper()} cannot say.",
            file=document.path,
            remedy="Correct that cue first.",
        )
    return text.encode("utf-8")


def _srt(document: CaptionDocument) -> str:
    from pysrt import SubRipFile, SubRipItem

    items = [
        SubRipItem(
            number, max(cue.start_ms, 0), max(cue.end_ms, 0), srt_payload(cue, document.format)
        )
        for number, cue in enumerate(document.cues, start=1)
    ]
    file = StringIO()
    SubRipFile(items).write_into(file)
    return file.getvalue()


def _vtt(document: CaptionDocument) -> str:
    from webvtt import Caption, WebVTT

    captions = []
    for cue in document.cues:
        start, end = VTT_TIMES.stamp(max(cue.start_ms, 0)), VTT_TIMES.stamp(max(cue.end_ms, 0))
        text = vtt_payload(cue, document.format)
        captions.append(Caption(start, end, text, settings=vtt_settings(cue)))
    return str(WebVTT(captions=captions).content)


def write_atomic(path: Path, data: bytes) -> None:
    """Write `data` to `path` so that at every moment the old or the new file is there, whole.

    The permission bits of an old file stay, and a symbolic link stays a link. Raises CaptionError
    when the file or its folder cannot be written to; then nothing has changed.
    """
    try:
        replace_file(path, lambda part: part.write_bytes(data))
    except OSError as error:
        raise CaptionError(
            f"the file cannot be written: {error.strerror or error}.",
            file=path,
            remedy="Save it under another name or in another folder.",
        ) from error
