# SPDX-License-Identifier: Apache-2.0
"""Names of unsupported file types, for error messages."""

from __future__ import annotations

import re

from interpunct.sentences import Sentence

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
        (r"<tt(?:\s|>)|<tt:tt\b|ns/ttml", "TTML/DFXP"),
        (r"<sami>|<sync\s+start", "SAMI"),
        (r"^\{\d+\}\{\d*\}", Sentence("MicroDVD (frame numbers)")),
        (r"^\[\d+\]\[\d+\]", "MPL2"),
        (r"^\d+:\d\d:\d\d\.\d{3},\d+:\d\d:\d\d\.\d{3}[ \t\r]*$", "YouTube SBV"),
        (r"^\d\d:\d\d:\d\d\.\d\d,\d\d:\d\d:\d\d\.\d\d[ \t\r]*$", "SubViewer"),
        (r"^\[\d+:\d\d(?:[.:]\d+)?\]", Sentence("LRC lyrics")),
        (r"\AScenarist_SCC", Sentence("Scenarist closed captions (SCC)")),
        (r"\A# VobSub", Sentence("a VobSub index; its subtitles are pictures")),
        (r"^\d\d:\d\d:\d\d[:;]\d\d\s*,\s*\d\d:\d\d:\d\d[:;]\d\d\s*,", "Spruce STL"),
        (r"<timedtext\b|<transcript\b", Sentence("YouTube timed text (XML)")),
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
