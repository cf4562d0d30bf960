# SPDX-License-Identifier: Apache-2.0
"""Documents of word processors (Office Open XML, .docx): the text of a transcript.

Only this module needs python-docx; the extra `docx` installs it.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any
from zipfile import BadZipFile, ZipFile

from interpunct.captions.reading import MOST_BYTES
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence


def text_of_docx(data: bytes) -> str:
    """The paragraphs of a .docx file, one a line, without tables, headers and footnotes.

    Raises CaptionError for other files, for those that unpack to more than `MOST_BYTES`, and
    where python-docx is not installed.
    """
    docx = _library()
    try:
        with ZipFile(BytesIO(data)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > MOST_BYTES:
                raise CaptionError(
                    "it unpacks to more than 64 MB.", remedy="Save it without its pictures."
                )
        document = docx.Document(BytesIO(data))
    except (BadZipFile, KeyError, ValueError) as error:
        raise CaptionError(
            Sentence("it is not a .docx document: {reason}.", reason=error)
        ) from error
    return "\n".join(paragraph.text for paragraph in document.paragraphs)


def _library() -> Any:
    try:
        import docx
    except ImportError:
        raise CaptionError(
            "python-docx, which reads and writes .docx, is not installed.",
            remedy="Install interpunct[docx], or save the text as a plain text file.",
        ) from None
    return docx
