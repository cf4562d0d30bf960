# SPDX-License-Identifier: Apache-2.0
"""Files to documents: the content decides the format, the file ending only in case of doubt."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument, Source
from interpunct.captions.encoding import Encoding, decode
from interpunct.captions.formats import FORMATS, CaptionFormat, by_ending, format_of
from interpunct.captions.repeated_names import repeated_names
from interpunct.errors import CaptionError
from interpunct.files import OddFileError, TooBigError, read_file, read_stream
from interpunct.sentences import Sentence

MOST_BYTES = 64 * 1024 * 1024
"""Size limit of a caption file; a film opened by mistake fails at once."""

MOST_CHARACTERS = 250_000
"""Length limit of a cue: four hours of speech, which some recognisers put into one cue."""

_TITLES = [form.title for form in FORMATS]
_READ = Sentence(
    "Interpunct reads {formats}, and {last}.", formats=", ".join(_TITLES[:-1]), last=_TITLES[-1]
)
_ENCODING = "Choose the encoding of the file."
_DOCUMENTS = (".doc", ".htm", ".html", ".md", ".odt", ".pdf", ".rtf")

RTF = Sentence("an RTF document")
SAVE_AS_TRANSCRIPT = Sentence("Save it as .txt or .docx; captions are made of such transcripts.")
"""Remedy for other documents."""


def read_captions(
    path: Path | str, *, encoding: str | None = None, most_bytes: int = MOST_BYTES
) -> CaptionDocument:
    """The captions in the file at `path`; `encoding` overrides the detected encoding.

    Raises CaptionError for a file that cannot be opened or decoded, is larger than `most_bytes`,
    or holds no captions.
    """
    path = Path(path)
    return parse_captions(read_bytes(path, most_bytes), path=path, encoding=encoding)


def read_bytes(
    path: Path, most_bytes: int = MOST_BYTES, *, stream: BinaryIO | None = None
) -> bytes:
    """The bytes of the file `path`, or of a `stream` with that name.

    A path must not lead to a device or a pipe, which may be endless. Raises CaptionError where the
    bytes cannot be read, or are more than `most_bytes`.
    """
    try:
        return read_file(path, most_bytes) if stream is None else read_stream(stream, most_bytes)
    except TooBigError as error:
        what = Sentence("it is larger than {most} MB.", most=f"{most_bytes / (1 << 20):g}")
        raise CaptionError(
            what,
            file=path,
            remedy="If these are captions, split the file, or raise the limit with --max-size.",
        ) from error
    except OddFileError as error:
        reason = Sentence("it is a folder, a device or a pipe")
        what = Sentence("the file cannot be read: {reason}.", reason=reason)
        raise CaptionError(what, file=path) from error
    except OSError as error:
        told = error.strerror or str(error)
        what = Sentence("the file cannot be read: {reason}.", reason=told)
        raise CaptionError(what, file=path) from error


def parse_captions(
    data: bytes,
    *,
    path: Path | None = None,
    encoding: str | None = None,
    format: CaptionFormat | None = None,  # noqa: A002 - the word for it
) -> CaptionDocument:
    """The captions in `data`, read from `path` if there is a file.

    `format` forces a format, `encoding` an encoding. Raises CaptionError as `read_captions` does.
    """
    if not data:
        raise CaptionError("the file is empty.", file=path)
    ending = path.suffix if path else ""
    reads = SAVE_AS_TRANSCRIPT if ending.lower() in _DOCUMENTS else _READ
    kind = binary_kind(data)
    if kind:
        what = Sentence("this is {kind}, not captions.", kind=kind)
        raise CaptionError(what, file=path, remedy=reads)
    binary = next((form for form in FORMATS if form.recognises(data)), None)
    if binary is None:
        text, found_encoding = decode(data, override=encoding, file=path)
    else:
        text, found_encoding = data.decode("latin-1"), Encoding("latin-1", source="declared")
    form = format or binary or format_of(text, ending)
    try:
        scan = form.scan(text)
    except CaptionError as error:
        raise error.in_file(path) from error
    if not scan.cues and not form.may_lack_cues(text):
        what = Sentence("no cue was found; this looks like {kind}.", kind=text_kind(text))
        raise CaptionError(what, file=path, remedy=reads if encoding is None else _ENCODING)
    warnings = (*_ending_warnings(form, ending), *scan.warnings)
    _refuse_endless(scan.cues, path)
    source = Source.of(data, text, found_encoding, scan)
    form = form.naming(repeated_names(cue.payload for cue in scan.cues))
    return CaptionDocument(path, form, found_encoding, scan.cues, warnings, source)


def _refuse_endless(cues: Sequence[Cue], path: Path | None) -> None:
    """Raise CaptionError for a cue longer than any speech; its words would exhaust the memory."""
    for number, cue in enumerate(cues, 1):
        if len(cue.payload) > MOST_CHARACTERS:
            raise CaptionError(
                Sentence("it has more than {most} characters.", most=f"{MOST_CHARACTERS:,}"),
                file=path,
                where=Sentence("cue {number}", number=number),
                remedy="Split it into cues of one or a few sentences.",
            )


def _ending_warnings(form: CaptionFormat, ending: str) -> tuple[str, ...]:
    if by_ending(ending) in (form, None):
        return ()
    return (f"line 1: the file is {form.title}, though it is called {ending}",)


_MAGIC: tuple[tuple[bytes, Sentence], ...] = (
    (b"PK\x03\x04", Sentence("a ZIP archive (or an office document)")),
    (b"\x1f\x8b", Sentence("a gzip archive")),
    (b"7z\xbc\xaf\x27\x1c", Sentence("a 7-Zip archive")),
    (b"Rar!\x1a\x07", Sentence("a RAR archive")),
    (b"\x89PNG\r\n\x1a\n", Sentence("a PNG picture")),
    (b"\xff\xd8\xff", Sentence("a JPEG picture")),
    (b"GIF8", Sentence("a GIF picture")),
    (b"%PDF-", Sentence("a PDF document")),
    (b"\x1aE\xdf\xa3", Sentence("a Matroska or WebM video")),
    (b"OggS", Sentence("Ogg media")),
    (b"RIFF", Sentence("RIFF media (WAV, AVI or WebP)")),
    (b"ID3", Sentence("an MP3 file")),
    (b"fLaC", Sentence("a FLAC file")),
    (b"\x00\x00\x01\xba", Sentence("VobSub picture subtitles or an MPEG stream")),
    (b"SQLite format 3\x00", Sentence("an SQLite database")),
    (b"\x7fELF", Sentence("a program")),
    (b"MZ\x90\x00", Sentence("a program")),
)
_TEXTS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE | re.MULTILINE), name)
    for pattern, name in (
        (
            r"\[Script Info\]|^Dialogue:.*,\d+:\d\d:\d\d\.\d\d,",
            Sentence("Advanced SubStation Alpha (ASS) without any dialogue"),
        ),
        (r"<tt(?:\s|>)|<tt:tt\b|ns/ttml", Sentence("TTML without any timed text")),
        (r"<sami>|<sync\s+start", "SAMI"),
        (r"^\[\d+\]\[\d+\]", "MPL2"),
        (r"^\d+:\d\d:\d\d\.\d{3},\d+:\d\d:\d\d\.\d{3}[ \t\r]*$", "YouTube SBV"),
        (r"^\d\d:\d\d:\d\d\.\d\d,\d\d:\d\d:\d\d\.\d\d[ \t\r]*$", "SubViewer"),
        (r"\A# VobSub", Sentence("a VobSub index; its subtitles are pictures")),
        (r"^\d\d:\d\d:\d\d[:;]\d\d\s*,\s*\d\d:\d\d:\d\d[:;]\d\d\s*,", "Spruce STL"),
        (r"<timedtext\b|<transcript\b", Sentence("YouTube timed text (XML)")),
        (r"\A\{\\rtf", RTF),
        (r"<!doctype html|<html\b", Sentence("a web page")),
        (r"\A\s*[\[{]", Sentence("JSON without segments")),
        (r"\A\s*<\?xml|\A\s*<[a-z]", "XML"),
    )
)


def binary_kind(data: bytes) -> Sentence | None:
    """The type of the binary file `data`; None without a known signature."""
    if data[4:8] == b"ftyp":
        return Sentence("an MP4 video or audio file")
    return next((name for magic, name in _MAGIC if data.startswith(magic)), None)


def text_kind(text: str) -> str:
    """The apparent type of a text without cues."""
    head = text[:4096]
    if not head.strip("\ufeff \t\r\n\0"):
        return Sentence("a file without any text")
    controls = sum(character < " " and character not in "\t\n\v\f\r\x1b" for character in head)
    if controls * 20 > len(head):
        return Sentence("binary data")
    return next((name for sign, name in _TEXTS if sign.search(head)), Sentence("plain text"))
