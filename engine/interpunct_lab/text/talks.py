# SPDX-License-Identifier: Apache-2.0
"""The talks in the files of an IWSLT campaign (2010 to 2017), with their casing and marks.

Test sets are XML, a `<seg>` a line of the transcript and a `<doc>` a talk. Training text
(`train.tags.de-en.de`) has a line of the transcript a line, and before each talk its `<url>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Annotated

from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct_lab.parameters import described
from interpunct_lab.text.labelled import label_text

TALK_SUFFIXES = (".xml", ".sgm")
TRAINING = "train.tags."

_DOCUMENT = re.compile(r"<doc\b.*?</doc>", re.DOTALL | re.IGNORECASE)
_SEGMENT = re.compile(r"<seg\b[^>]*>(.*?)</seg>", re.DOTALL | re.IGNORECASE)


def label_talks(
    files: Annotated[
        list[Path], described("the XML of a set, or train.tags.…", nargs="+", type=Path)
    ],
    *,
    language: str,
    out: Annotated[Path, described("the folder to write LANGUAGE.npz into")],
) -> None:
    """Label the talks of an IWSLT campaign in one language."""
    talks = (talk for file in files for talk in talks_in(file))
    text = label_text(talks, language, whole=True)
    out.mkdir(parents=True, exist_ok=True)
    replace_file(out / f"{language}.npz", text.save)
    print(f"{language}: {len(text):,} words, {len(text.types):,} forms")


def is_talks(path: Path) -> bool:
    """Whether the file at `path` is one of talks, by its name."""
    return path.suffix.lower() in TALK_SUFFIXES or path.name.startswith(TRAINING)


def talks_in(path: Path) -> Iterator[str]:
    """The text of each talk in a file, its lines after one another.

    The XML is read leniently: not all files of the campaigns are well formed. Raises LabError
    where there is no talk in it, OSError where it cannot be read.
    """
    try:
        content = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise LabError("this text is not UTF-8.", file=path) from error
    if path.name.startswith(TRAINING):
        found = _tagged(content)
    else:
        documents = map(_SEGMENT.findall, _DOCUMENT.findall(content))
        found = map(" ".join, documents)
    talks = [talk for talk in (" ".join(unescape(text).split()) for text in found) if talk]
    if not talks:
        raise LabError(
            "the file has no talks.",
            file=path,
            remedy="Name the XML of an IWSLT set, or its train.tags file.",
        )
    yield from talks


def _tagged(content: str) -> Iterator[str]:
    """The lines between two addresses; other lines in angle brackets describe a talk."""
    lines: list[str] = []
    for line in map(str.strip, content.splitlines()):
        if line.lower().startswith("<url>"):
            yield " ".join(lines)
            lines = []
        elif not line.startswith("<"):
            lines.append(line)
    yield " ".join(lines)
