# SPDX-License-Identifier: Apache-2.0
"""Documents of word processors (Office Open XML, .docx): for readers, and for transcripts.

Only this module needs python-docx; the extra `docx` installs it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from io import BytesIO
from typing import Any
from zipfile import BadZipFile, ZipFile

from interpunct.captions.cues import Cue
from interpunct.captions.formats.running_text import Paragraph, paragraphs_of
from interpunct.captions.formats.srt import SRT
from interpunct.captions.formats.target import Target
from interpunct.captions.styled import NO_XML, Styled
from interpunct.captions.times import ON_SCREEN
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence

_MOST_UNPACKED = 64 << 20
_FAULTS = (
    *(BadZipFile, zlib.error, EOFError, SyntaxError),
    *(KeyError, ValueError, AttributeError, RuntimeError),
)
"""The failures of zipfile and python-docx on other and on damaged files."""
_STYLES = {"b": "bold", "i": "italic", "u": "underline"}
_PARAGRAPHS = ".//w:p[not(ancestor::w:txbxContent)]"
# Runs of hyperlinks, insertions and content controls too; not those deleted, nor readings.
_RUNS = (
    ".//w:r[not(ancestor::w:del or ancestor::w:moveFrom or ancestor::w:rt"
    " or ancestor::w:txbxContent)]"
)
_UNREAD = {
    Sentence("text boxes"): ".//w:txbxContent[not(ancestor::*[local-name()='Fallback'])]",
    Sentence("footnotes and endnotes"): ".//w:footnoteReference | .//w:endnoteReference",
    Sentence("formulas"): ".//m:oMath",
    Sentence("embedded documents"): ".//w:altChunk",
}
"""Kinds of content that are left out, and the paths of their elements."""


class Docx(Target):
    """A document of paragraphs, each after its time."""

    name = "docx"
    title = "Word document"
    endings = (".docx",)
    styles = frozenset("biu")

    def said(self, styled: Styled) -> tuple[str, str]:
        """The payload with the style tags of SRT, which `file` reads."""
        return SRT.said(Styled(styled.runs))

    def file(self, cues: Iterable[Cue]) -> bytes:
        """The document, in the default style of python-docx."""
        document = _library().Document()
        for paragraph in paragraphs_of(cues):
            _write(document.add_paragraph(), paragraph)
        data = BytesIO()
        document.save(data)
        return data.getvalue()


DOCX = Docx()


def text_of_docx(data: bytes) -> str:
    """The paragraphs of a .docx file, one a line, with those of its tables, in reading order.

    Tracked insertions count, tracked deletions do not; see `unread_in_docx` for the rest. Raises
    CaptionError for other files, for those that unpack to more than 64 MB, and where python-docx
    is not installed.
    """
    paragraphs = _body(data).xpath(_PARAGRAPHS)
    return "\n".join("".join(run.text for run in one.xpath(_RUNS)) for one in paragraphs)


def unread_in_docx(data: bytes) -> tuple[Sentence, ...]:
    """A sentence for each kind of content that `text_of_docx` leaves out.

    Headers, footers and comments are no text of a transcript. Raises CaptionError as it does.
    """
    body = _body(data)
    counts = ((kind, len(body.xpath(path))) for kind, path in _UNREAD.items())
    return tuple(
        Sentence("{kind} are not read: {count}.", kind=kind, count=count)
        for kind, count in counts
        if count
    )


def _body(data: bytes) -> Any:
    """The element of the body of a .docx file. Raises CaptionError as `text_of_docx` does."""
    docx = _library()
    try:
        with ZipFile(BytesIO(data)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > _MOST_UNPACKED:
                raise CaptionError(
                    "it unpacks to more than 64 MB.", remedy="Save it without its pictures."
                )
        body = docx.Document(BytesIO(data)).element.body
        if body is None:
            raise ValueError("no body")
        return body
    except _FAULTS as error:
        raise CaptionError(
            Sentence("it is not a .docx document: {reason}.", reason=error)
        ) from error


def _write(written: Any, paragraph: Paragraph) -> None:
    """Fill a paragraph of the document: its time, then its text in its styles."""
    stamp = ON_SCREEN.stamp(paragraph.start_ms).partition(".")[0]
    written.add_run(f"{stamp}\t").italic = False
    for text, styles in SRT.styled(Cue("", 0, 0, "", paragraph.text)).runs:
        run = written.add_run(NO_XML.sub("", text))
        for style, name in _STYLES.items():
            setattr(run, name, style in styles or None)


def _library() -> Any:
    try:
        import docx
    except ImportError:
        raise CaptionError(
            "python-docx, which reads and writes .docx, is not installed.",
            remedy="Install interpunct[docx], or choose another format.",
        ) from None
    return docx
