# SPDX-License-Identifier: Apache-2.0
"""Documents to disk: export to another format, and atomic writing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import CaptionFormat, Target, target_of
from interpunct.captions.styled import StyledRun
from interpunct.errors import CaptionError, OvertakenError
from interpunct.files import Stamp, replace_file
from interpunct.sentences import Sentence, counted


def target_at(path: Path) -> Target:
    """The format of the file `path` by its ending. Raises CaptionError where none is written."""
    target = target_of(path.suffix)
    if target is None:
        raise CaptionError(
            "no format has this ending.", file=path, remedy="End it in .srt or .vtt."
        )
    return target


def export(
    document: CaptionDocument,
    format: Target,  # noqa: A002
    language: str = "",
) -> bytes:
    """The cues as a new file in `format`; `to_bytes` for the document's own format.

    Times before zero become zero. Content that the other format cannot express is left out and
    listed by `losses`. The `language` (ISO 639-1) is named where the format does that. Raises
    CaptionError for a format that is only read.
    """
    if format.writes_like(document.format) and document.format.editable:
        return document.to_bytes()
    if not format.exportable:
        raise CaptionError(
            Sentence("captions are not written as {format}.", format=format.title),
            file=document.path,
        )
    data = format.file_of(converted(document, format), language)
    if not _holds_all(format, data, document):
        raise CaptionError(
            Sentence(
                "the text of a cue contains a time line, which {format} cannot store.",
                format=format.title,
            ),
            file=document.path,
            remedy="Correct that cue first.",
        )
    return data


def _holds_all(format: Target, data: bytes, document: CaptionDocument) -> bool:  # noqa: A002
    """Whether new captions are read back with as many cues; files for readers are not read."""
    if not isinstance(format, CaptionFormat) or not format.editable:
        return True
    return len(format.scan(data.decode()).cues) == len(document.cues)


def converted(document: CaptionDocument, format: Target) -> Iterator[Cue]:  # noqa: A002
    """The cues of `document` in the markup of `format`, numbered, with no time before zero."""
    before: Cue | None = None
    for number, cue in enumerate(document.cues, start=1):
        styled = document.format.styled_in(cue, document.source.text)
        if label := document.format.label(cue, before):
            styled = replace(styled, runs=(StyledRun(label), *styled.runs))
        before = cue
        payload, settings = format.said(styled)
        start, end = max(cue.start_ms, 0), max(cue.end_ms, 0)
        yield Cue(str(number), start, end, settings, payload)


def cues_in(document: CaptionDocument, format: CaptionFormat) -> Iterable[Cue]:  # noqa: A002
    """The cues in the markup of `format`; verbatim where it is the document's own format."""
    return document.cues if document.format.writes_like(format) else converted(document, format)


def losses(document: CaptionDocument, format: Target) -> tuple[str, ...]:  # noqa: A002
    """The losses of `export`, one sentence for each kind; empty for the document's own format."""
    if format.writes_like(document.format) and document.format.editable:
        return ()
    lost = Counter(
        kind
        for cue in document.cues
        for kind in format.unsaid(document.format.styled_in(cue, document.source.text))
    )
    left_out = (
        counted(
            count,
            one="1 cue: {kind} left out, which {format} cannot store",
            many="{count} cues: {kind} left out, which {format} cannot store",
            kind=kind,
            format=format.title,
        )
        for kind, count in sorted(lost.items())
    )
    return (*left_out, *format.changes(converted(document, format)))


def write_atomic(
    path: Path, data: bytes, *, seen: Stamp | None = None, like: Path | None = None
) -> None:
    """Write `data` to `path` in one step; see `replaced_file` for `seen` and `like`.

    Raises CaptionError when the file or its folder is not writable. Raises OvertakenError when the
    file has changed since it was `seen`. On an error nothing is changed.
    """
    try:
        replace_file(path, lambda part: part.write_bytes(data), seen=seen, like=like)
    except FileExistsError as error:
        raise OvertakenError(
            "another program has written this file meanwhile; it stays unchanged.", file=path
        ) from error
    except OSError as error:
        raise CaptionError(
            Sentence("the file cannot be written: {reason}.", reason=error.strerror or error),
            file=path,
            remedy="Save it under another name or in another folder.",
        ) from error
