# SPDX-License-Identifier: Apache-2.0
"""The lines of the files that corpora are made of."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path

from interpunct.errors import LabError


def corpus_lines(file: Path) -> Iterator[str]:
    """The lines of an xz-compressed text file, without the white space around them.

    Raises LabError for a file that is damaged.
    """
    try:
        with lzma.open(file, "rt", encoding="utf-8") as lines:
            yield from map(str.strip, lines)
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise LabError(
            "this is no text in UTF-8, compressed by xz, or only a part of it.",
            file=file,
            remedy="Write it again, or take it out of the folder.",
        ) from error


def corpus_beginnings(folder: Path, *, of_file: int, together: int) -> Iterator[str]:
    """The beginning of each file in a language's folder, of at most so many characters."""
    for path in sorted(folder.glob("*.txt.xz")):
        with lzma.open(path, "rt", encoding="utf-8") as stream:
            text = stream.read(min(together, of_file))
        together -= len(text)
        yield text
