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
from interpunct.captions.formats.docx import text_of_docx
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
