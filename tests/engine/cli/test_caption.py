# SPDX-License-Identifier: Apache-2.0
"""`interpunct caption`: captions of a plain transcript."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from interpunct.captions.formats import VTT
from interpunct.captions.formats.docx import text_of_docx, unread_in_docx
from interpunct.captions.reading import read_captions
from interpunct.errors import CaptionError

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

TALK = "The ferry crossed the bay for ninety years. It never sank!\n\nANNA: Who was its captain?\n"
WORDS = TALK.split()
GIVEN = ("--speech", "0:05-0:10,0:12-0:16", "--language", "en")


@pytest.fixture
def talk(folder: Path) -> Path:
    path = folder / "talk.txt"
    path.write_text(TALK)
    return path


def test_a_text_becomes_cues_that_end_with_its_sentences(run: Invoke, talk: Path) -> None:
    done = run("caption", "talk.txt", "-o", "out.vtt", *GIVEN)
    assert done.exit_code == 0, done.output
    document = read_captions(talk.with_name("out.vtt"))
    assert document.format is VTT
    assert done.stderr == f"{len(document.cues)} cues.\n"
    assert " ".join(cue.payload for cue in document.cues).split() == WORDS
    assert document.cues[-1].payload == "ANNA: Who was its captain?"
    assert (document.cues[0].start_ms, document.cues[-1].end_ms) == (5000, 16_000)


def test_a_document_of_a_word_processor_is_read_by_its_paragraphs(
    run: Invoke, folder: Path
) -> None:
    docx = pytest.importorskip("docx", reason="python-docx is not installed")
    document = docx.Document()
    for line in TALK.splitlines():
        document.add_paragraph(line)
    document.save(folder / "talk.docx")
    done = run("caption", "talk.docx", "-o", "-", *GIVEN)
    assert done.exit_code == 0, done.output
    assert "ANNA: Who was its captain?" in done.stdout


def document_of(content: str) -> bytes:
    """A .docx whose body has this content."""
    docx = pytest.importorskip("docx", reason="python-docx is not installed")
    from docx.oxml import parse_xml
    from docx.oxml.ns import nsdecls

    document, held = docx.Document(), BytesIO()
    names = nsdecls("w", "m", "wp", "r")
    for element in reversed(parse_xml(f"<w:body {names}>{content}</w:body>")):
        document.element.body.insert(0, element)
    document.save(held)
    return held.getvalue()


def run_of(text: str, tag: str = "t") -> str:
    return f"<w:r><w:{tag}>{text}</w:{tag}></w:r>"


def test_tables_and_tracked_insertions_of_a_document_are_read_and_deletions_are_not() -> None:
    cells = "".join(f"<w:tc><w:p>{run_of(text)}</w:p></w:tc>" for text in ("Anna", "Never."))
    inner = f"<w:tbl><w:tr>{cells}</w:tr></w:tbl><w:p/>"
    moved = f"<w:moveFrom>{run_of('c')}</w:moveFrom><w:moveTo>{run_of('d')}</w:moveTo>"
    paragraph = (
        f"{run_of('So ')}<w:ins>{run_of('it ')}</w:ins><w:del>{run_of('x', 'delText')}</w:del>"
        f"<w:hyperlink>{run_of('is ')}</w:hyperlink>{moved}"
    )
    held = f"<w:sdt><w:sdtContent><w:p>{run_of('kept')}</w:p></w:sdtContent></w:sdt>"
    data = document_of(
        f"<w:p>{paragraph}</w:p><w:tbl><w:tr><w:tc>{inner}</w:tc></w:tr></w:tbl>{held}"
    )
    lines = [line for line in text_of_docx(data).split("\n") if line]
    assert lines == ["So it is d", "Anna", "Never.", "kept"]
    assert unread_in_docx(data) == ()


def test_what_is_not_read_of_a_document_is_told(run: Invoke, folder: Path) -> None:
    box = f"<w:r><w:pict><w:txbxContent><w:p>{run_of('box')}</w:p></w:txbxContent></w:pict></w:r>"
    note = '<w:r><w:footnoteReference w:id="2"/></w:r>'
    data = document_of(f"<w:p>{run_of('It never sank.')}{box}{note}</w:p>")
    assert text_of_docx(data).strip() == "It never sank."
    (folder / "talk.docx").write_bytes(data)
    done = run("caption", "talk.docx", "-o", "out.srt", *GIVEN)
    assert done.exit_code == 0, done.output
    assert done.stderr.splitlines()[:2] == [
        "talk.docx: text boxes are not read: 1.",
        "talk.docx: footnotes and endnotes are not read: 1.",
    ]


def test_rich_text_is_refused_with_a_remedy(run: Invoke, folder: Path) -> None:
    (folder / "talk.rtf").write_text(r"{\rtf1\ansi It never sank.}")
    done = run("caption", "talk.rtf", "-o", "out.srt", *GIVEN)
    assert done.exit_code == 2
    assert "an RTF document. Save it as .txt or .docx" in " ".join(done.stderr.split())


def test_another_archive_is_no_document() -> None:
    pytest.importorskip("docx", reason="python-docx is not installed")
    for data in (b"PK\x03\x04 broken", b"plain"):
        with pytest.raises(CaptionError, match=r"not a \.docx document"):
            text_of_docx(data)


def test_a_document_that_would_fill_the_memory_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    docx = pytest.importorskip("docx", reason="python-docx is not installed")
    document, held = docx.Document(), BytesIO()
    document.save(held)
    monkeypatch.setattr("interpunct.captions.formats.docx._MOST_UNPACKED", len(held.getvalue()))
    with pytest.raises(CaptionError, match="unpacks to more"):
        text_of_docx(held.getvalue())


def test_a_file_is_overwritten_only_when_asked(run: Invoke, talk: Path) -> None:
    out = talk.with_name("out.srt")
    out.write_text("mine")
    assert "--overwrite" in run("caption", "talk.txt", "-o", "out.srt", *GIVEN).stderr
    assert out.read_text() == "mine"
    assert run("caption", "talk.txt", "-o", "out.srt", *GIVEN, "--overwrite").exit_code == 0
    assert out.read_text() != "mine"


@pytest.mark.parametrize(
    ("speech", "reason"),
    [
        ("0:05", "is not FROM-TO"),
        ("0:05-x", "is not FROM-TO"),
        ("0:05-0:04", "must have a length"),
        ("0:00-0:09,0:08-0:12", "follow the others"),
    ],
)
def test_times_that_are_none_are_named(run: Invoke, talk: Path, speech: str, reason: str) -> None:
    done = run("caption", talk.name, "-o", "out.srt", "--speech", speech)
    assert done.exit_code == 2
    assert reason in done.stderr
    assert not talk.with_name("out.srt").exists()


def test_an_ending_of_no_format_is_refused(run: Invoke, talk: Path) -> None:
    done = run("caption", talk.name, "-o", "out.odt", *GIVEN)
    assert done.exit_code == 2
    assert ".srt" in done.stderr


def test_a_text_without_words_is_named(run: Invoke, talk: Path) -> None:
    talk.write_text("\n\n")
    assert "talk.txt: the transcript has no words" in run(
        "caption", talk.name, "-o", "out.srt", *GIVEN
    ).stderr.replace("\n", " ")


@pytest.mark.parametrize("document", [b"<w:body", b"<other/>"])
def test_a_document_with_a_broken_part_is_one_sentence(document: bytes) -> None:
    docx = pytest.importorskip("docx", reason="python-docx is not installed")
    whole, broken = BytesIO(), BytesIO()
    docx.Document().save(whole)
    with ZipFile(whole) as parts, ZipFile(broken, "w") as made:
        for name in parts.namelist():
            made.writestr(name, document if name == "word/document.xml" else parts.read(name))
    with pytest.raises(CaptionError, match=r"not a \.docx document"):
        text_of_docx(broken.getvalue())
