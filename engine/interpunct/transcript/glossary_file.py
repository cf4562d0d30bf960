# SPDX-License-Identifier: Apache-2.0
"""The glossary of a project: the file `interpunct-glossary.txt` beside its captions or above.

Each line has a term; empty lines and lines that begin with # have none. The name is long so that a
glossary of something else is never taken for one.
"""

from __future__ import annotations

from pathlib import Path

from interpunct.errors import RuleError
from interpunct.files import read_file, replaced_file
from interpunct.sentences import Sentence
from interpunct.transcript.glossary import Glossary

NAME = "interpunct-glossary.txt"
_MOST_BYTES = 1 << 20
_MOST_FOLDERS = 4


def find_glossary(captions: Path) -> Path | None:
    """The glossary for a caption file: in its folder, else in the nearest of three above."""
    folders = captions.absolute().parents[:_MOST_FOLDERS]
    return next((folder / NAME for folder in folders if (folder / NAME).is_file()), None)


def glossary_of(captions: Path) -> Glossary:
    """The glossary for a caption file, empty where there is none.

    Raises RuleError for a file that cannot be read.
    """
    path = find_glossary(captions)
    return Glossary() if path is None else Glossary.of(_terms(_text(path)))


def add_term(captions: Path, term: str) -> Path:
    """Add a term to the glossary for a caption file, and return the path of the glossary.

    Without a glossary one is made beside the captions. Lines written by hand stay. Raises
    RuleError where it cannot be read or written.
    """
    path = find_glossary(captions) or captions.absolute().parent / NAME
    text = _text(path) if path.is_file() else ""
    if term not in _terms(text):
        between = "\n" if text and not text.endswith("\n") else ""
        _write(path, f"{text}{between}{term}\n")
    return path


def _terms(text: str) -> list[str]:
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def _text(path: Path) -> str:
    try:
        return read_file(path, _MOST_BYTES).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or Sentence("it is not UTF-8")
        raise RuleError(
            Sentence("the glossary cannot be read: {reason}.", reason=reason),
            file=path,
            remedy="Save it as UTF-8, or give it another name.",
        ) from error


def _write(path: Path, text: str) -> None:
    try:
        with replaced_file(path) as part:
            part.write_bytes(text.encode())
    except OSError as error:
        raise RuleError(
            Sentence(
                "the glossary cannot be written: {reason}.", reason=error.strerror or str(error)
            ),
            file=path,
            remedy="Check the write permission of the folder.",
        ) from error
