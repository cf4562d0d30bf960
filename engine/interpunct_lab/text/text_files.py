# SPDX-License-Identifier: Apache-2.0
"""Text files, packed or not, and the folders of a corpus.

A corpus is one folder a language, with files in UTF-8: a paragraph a line, documents set apart by
blank lines. A name ends in `.txt`, with `.xz` or `.gz` after it where the file is packed.
"""

from __future__ import annotations

import gzip
import lzma
import re
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import IO, Any

from interpunct.errors import LabError

_PACKINGS: Mapping[str, Callable[..., Any]] = {".xz": lzma.open, ".gz": gzip.open}
_STRAY_BYTE = re.compile("[\udc80-\udcff]")  # as `surrogateescape` reads it
_LONGEST = 1 << 24  # characters of a line, which is held in memory as a whole


def text_lines(file: Path) -> Iterator[str]:
    """The lines of a text file without the white space around them; see `whole_lines`."""
    return map(str.strip, whole_lines(file))


def whole_lines(file: Path) -> Iterator[str]:
    """The lines of a text file, one at a time, with their ends.

    Raises LabError with the line that is not UTF-8 or too long, and for a packed file that is
    damaged.
    """
    try:
        with _opened(file) as text:
            for number, line in enumerate(iter(partial(text.readline, _LONGEST), ""), 1):
                _check_line(line, file, number)
                yield line
    except (lzma.LZMAError, zlib.error, gzip.BadGzipFile, EOFError) as error:
        raise LabError(
            f"this is not a complete {file.suffix[1:]} file.",
            file=file,
            remedy="Write it again, or take it out of the folder.",
        ) from error


def _opened(file: Path) -> IO[str]:
    opened = _PACKINGS.get(file.suffix.lower(), open)
    text: IO[str] = opened(file, "rt", encoding="utf-8-sig", errors="surrogateescape")
    return text


def _check_line(line: str, file: Path, number: int) -> None:
    if len(line) < _LONGEST and (line.isascii() or not _STRAY_BYTE.search(line)):
        return
    what, remedy = "this is not UTF-8.", "Save the file as UTF-8."
    if len(line) == _LONGEST:
        what, remedy = (
            f"the line has {_LONGEST:,} characters or more.",
            "Write a paragraph a line.",
        )
    raise LabError(what, file=file, where=f"line {number:,}", remedy=remedy)


def corpus_paragraphs(files: Iterable[Path]) -> Iterator[str]:
    """The non-empty lines of text files, in order; see `text_lines`."""
    for file in files:
        yield from filter(None, text_lines(file))


def text_files(folder: Path, kinds: Iterable[str] = (".txt",)) -> list[Path]:
    """The text files in a folder, whose names end in one of the `kinds`, packed or not.

    Raises LabError for a file beside its own packed form, which would count twice.
    """
    endings = tuple(f"{kind}{packing}" for kind in kinds for packing in ("", *_PACKINGS))
    files = (file for file in sorted(folder.glob("[!.]*")) if file.is_file())
    found = [file for file in files if file.name.lower().endswith(endings)]
    for name, count in Counter(map(source_name, found)).items():
        if count > 1:
            raise LabError(
                f"{name} is here packed and unpacked.", file=folder, remedy="Remove one of them."
            )
    return found


def source_name(file: Path) -> str:
    """The name of a file without the ending of its packing."""
    return file.stem if file.suffix.lower() in _PACKINGS else file.name


def corpus_files(folder: Path) -> list[Path]:
    """The text files of one language's folder.

    Raises LabError where there are none.
    """
    files = text_files(folder)
    if not files:
        raise LabError("there is no text file (*.txt, *.txt.xz, *.txt.gz) here.", file=folder)
    return files


def refuse_no_words(words: int, place: Path) -> None:
    """Raise LabError where a file or a folder gives no words."""
    if not words:
        raise LabError(
            "there is no punctuated text here.",
            file=place,
            remedy="Give text in UTF-8, a paragraph a line, with a mark at its end.",
        )


def check_corpus(corpus: Path, codes: Iterable[str], output: Path) -> None:
    """Check that a corpus has text in all languages whose facts are in the file `output`.

    Raises LabError if `corpus` is not a folder, or if it would drop languages from the file.
    """
    if not corpus.is_dir():
        raise LabError("this is not a folder.", file=corpus, remedy="Name a folder of corpora.")
    missing = [code for code in codes if not text_files(corpus / code)]
    if missing and output.exists():
        raise LabError(
            f"the corpus has no text in {', '.join(missing)}; {output.name} would lose them.",
            file=corpus,
            remedy="Add text in all languages, or name a new output.",
        )


def corpus_beginnings(folder: Path, *, of_file: int, together: int) -> Iterator[str]:
    """The beginning of each file in a language's folder.

    `of_file` is the largest number of characters of a file, `together` that of all files.
    """
    for path in text_files(folder):
        with _opened(path) as stream:
            text = stream.read(min(together, of_file))
        together -= len(text)
        yield text
