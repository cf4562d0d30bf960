# SPDX-License-Identifier: Apache-2.0
"""Real caption files, as found."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpunct.captions.document import CaptionDocument
from interpunct.captions.payload import TokenKind, tokenise
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.errors import CaptionError
from interpunct.marking.rendering import render
from interpunct.transcript.from_document import build_transcript


@pytest.mark.corpus
def test_every_real_file_is_written_as_read_or_refused_in_a_sentence(
    captions_folder: Path,
) -> None:
    paths = [path for path in sorted(captions_folder.rglob("*.*")) if path.is_file()]
    documents = {path: _read(path) for path in paths}
    for path, document in documents.items():
        if document is not None:
            assert document.to_bytes() == path.read_bytes(), path
            assert document.source.unfaithful_at is None, path
    assert sum(document is not None for document in documents.values()) > 0.87 * len(paths)


def _read(path: Path) -> CaptionDocument | None:
    try:
        return read_captions(path)
    except CaptionError:
        return None


FORMATS_BESIDE_SRT_AND_VTT = (".ass", ".ssa", ".sbv")


@pytest.mark.corpus
def test_real_ass_and_sbv_files_are_marked_without_a_changed_word_or_tag(
    captions_folder: Path,
) -> None:
    paths = [
        path
        for path in sorted(captions_folder.rglob("*.*"))
        if path.suffix.lower() in FORMATS_BESIDE_SRT_AND_VTT
    ]
    assert len(paths) >= 13
    for path in paths:
        document = read_captions(path)
        transcript = build_transcript(document)
        marks = {index: ",.?"[index % 3] for index in range(len(transcript))}
        marked = render(document, transcript, marks, {}).document
        again = parse_captions(marked.to_bytes(), encoding=document.encoding.name)
        assert again.cues == marked.cues, path
        assert _lines_but_texts(again) == _lines_but_texts(document), path
        assert _kept(again) == _kept(document), path
        assert len(marked.source.cues) == len(document.cues)


def _lines_but_texts(document: CaptionDocument) -> list[str]:
    """What lies around the payloads."""
    source = document.source
    ends = [0, *(span.end for span in source.spans)]
    starts = [*(span.body for span in source.spans), len(source.text)]
    return [source.text[end:start] for end, start in zip(ends, starts, strict=True)]


def _kept(document: CaptionDocument) -> list[tuple[str, list[str]]]:
    """Letters and digits, and the markup, of every cue."""
    return [
        (
            "".join(filter(str.isalnum, cue.payload)),
            [
                cue.payload[token.start : token.end]
                for token in tokenise(cue.payload, document.format)
                if token.kind is TokenKind.MARKUP
            ],
        )
        for cue in document.cues
    ]
