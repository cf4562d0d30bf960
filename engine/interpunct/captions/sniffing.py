# SPDX-License-Identifier: Apache-2.0
"""What a file is that is not read: named, so that the user knows what to do."""

from __future__ import annotations

import re

_MAGIC: tuple[tuple[bytes, str], ...] = (
    (b"PK\x03\x04", "a ZIP archive (or an office document)"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"\x89PNG\r\n\x1a\n", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"%PDF-", "a PDF document"),
    (b"\x1aE\xdf\xa3", "a Matroska or WebM video"),
    (b"OggS", "Ogg media"),
    (b"RIFF", "RIFF media (WAV, AVI or WebP)"),
    (b"ID3", "an MP3 file"),
    (b"fLaC", "a FLAC file"),
    (b"\x00\x00\x01\xba", "VobSub picture subtitles or an MPEG stream"),
    (b"SQLite format 3\x00", "an SQLite database"),
    (b"\x7fELF", "a program"),
    (b"MZ\x90\x00", "a program"),
)
_TEXTS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE | re.MULTILINE), name)
    for pattern, name in (
        (
            r"\[Script Info\]|^Dialogue:.*,\d+:\d\d:\d\d\.\d\d,",
            "Advanced SubStation Alpha (ASS) without any dialogue",
        ),
        (r"<tt(?:\s|>)|<tt:tt\b|ns/ttml", "TTML/DFXP"),
        (r"<sami>|<sync\s+start", "SAMI"),
        (r"^\{\d+\}\{\d*\}", "MicroDVD (frame numbers)"),
        (r"^\[\d+\]\[\d+\]", "MPL2"),
        (r"^\d+:\d\d:\d\d\.\d{3},\d+:\d\d:\d\d\.\d{3}[ \t\r]*$", "YouTube SBV"),
        (r"^\d\d:\d\d:\d\d\.\d\d,\d\d:\d\d:\d\d\.\d\d[ \t\r]*$", "SubViewer"),
        (r"^\[\d+:\d\d(?:[.:]\d+)?\]", "LRC lyrics"),
        (r"\AScenarist_SCC", "Scenarist closed captions (SCC)"),
        (r"\A# VobSub", "a VobSub index; its subtitles are pictures"),
        (r"^\d\d:\d\d:\d\d[:;]\d\d\s*,\s*\d\d:\d\d:\d\d[:;]\d\d\s*,", "Spruce STL"),
        (r"<timedtext\b|<transcript\b", "YouTube timed text (XML)"),
        (r"<!doctype html|<html\b", "a web page"),
        (r"\A\s*[\[{]", "JSON without segments"),
        (r"\A\s*<\?xml|\A\s*<[a-z]", "XML"),
    )
)


def binary_kind(data: bytes) -> str | None:
    """What binary file `data` begins, None if its first bytes are no known signature."""
    if data[4:8] == b"ftyp":
        return "an MP4 video or audio file"
    return next((name for magic, name in _MAGIC if data.startswith(magic)), None)


def text_kind(text: str) -> str:
    """What a text without any cue looks like."""
    head = text[:4096]
    if not head.strip("\ufeff \t\r\n\0"):
        return "a file without any text"
    controls = sum(character < " " and character not in "\t\n\v\f\r\x1b" for character in head)
    if controls * 20 > len(head):
        return "binary data"
    return next((name for sign, name in _TEXTS if sign.search(head)), "plain text")
