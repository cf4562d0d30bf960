# SPDX-License-Identifier: Apache-2.0
"""Captions of a transcript without times, timed by its sound or at an even rate."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from interpunct.captions.formats import SRT
from interpunct.captions.formats.docx import DOCX
from interpunct.captions.reading import parse_captions, read_bytes
from interpunct.cutting.profiles import Profile
from interpunct.errors import CaptionError
from interpunct.files import is_there
from interpunct.hearing.parts import parts_at_even_rate, parts_of_sound
from interpunct.media.cache import PEAKS, MediaCache
from interpunct.sentences import Sentence
from interpunct.transcript.plain_transcript import (
    document_of_transcript,
    transcript_text,
    unread_in_transcript,
)
from interpunct.work.work import Work
from interpunct_app.background import Task

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class TranscriptOrder:
    """A transcript, its sound if there is one, and the file for its captions.

    `unread` tells the parts of a document that captions leave out, once they are written.
    """

    transcript: Path
    sound: Path | None
    out: Path
    profile: Profile
    cache_folder: Path | None
    unread: tuple[Sentence, ...] = ()


def is_transcript(path: Path) -> bool:
    """Whether a file is a text without cues, or a document; a text file may be captions."""
    if path.suffix.lower() != ".txt" or not is_there(path):
        return path.suffix.lower() in DOCX.endings
    try:
        parse_captions(read_bytes(path), path=path)
    except CaptionError:
        return True
    return False


def ask_captions(parent: QWidget, transcript: Path) -> Path | None:
    """File for the captions of a transcript; None if the user wants none."""
    title = translate("Files", "Make captions of {name}, and save them as")
    name, _ = QFileDialog.getSaveFileName(
        parent,
        title.format(name=transcript.name),
        str(transcript.with_suffix(".srt")),
        translate("Files", "SubRip (*.srt)"),
    )
    return Path(name) if name else None


def caption(task: Task, order: TranscriptOrder) -> TranscriptOrder | None:
    """Write the captions, cut at the sentence ends; None if cancelled.

    Raises CaptionError for a transcript that cannot be read or has no words, MediaError and
    HearingError for its sound.
    """
    try:
        data = read_bytes(order.transcript)
        text = transcript_text(data, order.transcript)
        document = document_of_transcript(text, _parts(text, order, task))
    except CaptionError as error:
        raise error.in_file(order.transcript) from error
    work = Work(document)
    work.cut(work.plan_cut(order.profile))
    if task.cancelled():
        return None
    work.save(order.out, SRT)
    return replace(order, unread=unread_in_transcript(data, order.transcript))


def _parts(text: str, order: TranscriptOrder, task: Task) -> list[tuple[int, int]]:
    if order.sound is None:
        return parts_at_even_rate(text)
    cache = MediaCache(PEAKS, order.cache_folder)
    return parts_of_sound(order.sound, cache, task.cancelled)
