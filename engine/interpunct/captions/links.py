# SPDX-License-Identifier: Apache-2.0
"""Links and command lines that open the editor at a gap of a caption file.

    interpunct:///films/talk.srt?at=12:34

The place is a cue, counted from 1, and an offset in its text in characters, or the cue alone.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs, quote, unquote_to_bytes, urlsplit

SCHEME = "interpunct"
_PLACE = re.compile(r"(\d{1,9})(?::(\d{1,9}))?")


@dataclass(frozen=True, slots=True)
class Place:
    """A `cue`, counted from 1, and an `offset` in its text; None for its first doubt."""

    cue: int
    offset: int | None = None

    @classmethod
    def of(cls, text: str) -> Place | None:
        """The place written as `12` or `12:34`; None for any other text."""
        found = _PLACE.fullmatch(text)
        if found is None or int(found[1]) < 1:
            return None
        return cls(int(found[1]), None if found[2] is None else int(found[2]))

    def __str__(self) -> str:
        return f"{self.cue}" if self.offset is None else f"{self.cue}:{self.offset}"


def link_to(file: Path, place: Place | None = None) -> str:
    """The link to a file, made absolute, and to a place in it."""
    path = os.fsencode(file.absolute().as_posix())
    begin = "" if path.startswith(b"/") else "/"  # C:/ on Windows
    query = "" if place is None else f"?at={place}"
    return f"{SCHEME}://{begin}{quote(path, safe='/:')}{query}"


def read_link(link: str) -> tuple[Path, Place | None] | None:
    """The file and the place of a link; None unless it names an absolute path on this machine.

    Another host, and a path that begins with two separators, would ask a server for the file.
    """
    try:
        parts = urlsplit(link)
        path = os.fsdecode(unquote_to_bytes(parts.path))
        query = parse_qs(parts.query)
    except ValueError:
        return None
    if re.match(r"/[A-Za-z]:/", path):
        path = path[1:]
    is_local = Path(path).is_absolute() and path[:2] not in ("//", "/\\", "\\\\", "\\/")
    if parts.scheme != SCHEME or parts.netloc or not is_local or "\0" in path:
        return None
    return Path(path), Place.of(query.get("at", [""])[0])


def command_line_to(file: Path, place: Place | None = None) -> str:
    """The command that opens the editor there, quoted for the shell of this system."""
    at = [] if place is None else ["--at", str(place)]
    # A name that begins with a dash would be an option.
    name = str(file) if not str(file).startswith("-") else f".{os.sep}{file}"
    words = ["interpunct-editor", *at, name]
    return subprocess.list2cmdline(words) if os.name == "nt" else " ".join(map(_quoted, words))


def _quoted(word: str) -> str:
    """A word for a shell; bytes that are no text, and control characters, are escaped."""
    if word.isprintable():
        return shlex.quote(word)
    signs = (
        chr(byte) if 0x20 <= byte < 0x7F and byte not in b"\\'" else f"\\x{byte:02x}"
        for byte in os.fsencode(word)
    )
    return f"$'{''.join(signs)}'"
