# SPDX-License-Identifier: Apache-2.0
"""From a file to a state under review. No Qt here: it runs on the background thread."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.captions.reading import parse_captions, read_captions
from interpunct.captions.youtube import unroll
from interpunct.punctuate.casing import CasingMode
from interpunct.punctuate.rendering import file_habit
from interpunct.review.state import ReviewState
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.labels import MarksMode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from interpunct.captions.document import CaptionDocument
    from interpunct.review.records import Json
    from interpunct.review.session import FoundSession


@dataclass(frozen=True, slots=True)
class OpenOptions:
    """How a file is read and what is asked of the model.

    `encoding` None detects it; no `languages` are all that there are. With `unrolled`, YouTube's
    rolling captions are read with every line once.
    """

    encoding: str | None = None
    languages: tuple[str, ...] = ()
    marks_mode: MarksMode = MarksMode.COMPLETE
    casing_mode: CasingMode = CasingMode.SENTENCE
    unrolled: bool = False

    def record(self) -> dict[str, Json]:
        """The options as a journal keeps them."""
        return {
            "encoding": self.encoding,
            "languages": list(self.languages),
            "marks": self.marks_mode.value,
            "casing": self.casing_mode.value,
            "unrolled": self.unrolled,
        }

    @classmethod
    def of_record(cls, record: Mapping[str, Json]) -> OpenOptions:
        """The options that a journal kept; what it lacks is as by default."""
        encoding, languages = record.get("encoding"), record.get("languages")
        return cls(
            encoding=encoding if isinstance(encoding, str) else None,
            languages=tuple(map(str, languages)) if isinstance(languages, list) else (),
            marks_mode=MarksMode(str(record.get("marks", MarksMode.COMPLETE))),
            casing_mode=CasingMode(str(record.get("casing", CasingMode.SENTENCE))),
            unrolled=record.get("unrolled") is True,
        )


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A file that was read: its bytes, and its captions."""

    source: bytes
    document: CaptionDocument


def read_file(path: Path, options: OpenOptions) -> ReadFile:
    """Read a caption file; CaptionError where there is none."""
    document = read_captions(path, encoding=options.encoding)
    return ReadFile(document.source.raw, _unrolled(document, options))


def read_found(found: FoundSession, options: OpenOptions) -> ReadFile:
    """The captions with which a session began; SessionError where they are lost."""
    source = found.source_bytes()
    document = parse_captions(source, path=Path(found.caption), encoding=options.encoding)
    return ReadFile(source, _unrolled(document, options))


def _unrolled(document: CaptionDocument, options: OpenOptions) -> CaptionDocument:
    return unroll(document) if options.unrolled else document


def build_state(document: CaptionDocument, options: OpenOptions) -> ReviewState:
    """The state with which the review of a document begins."""
    transcript = build_transcript(document, languages=options.languages or None)
    return ReviewState(
        document,
        transcript,
        file_habit(transcript, document),
        marks_mode=options.marks_mode,
        casing_mode=options.casing_mode,
    )
