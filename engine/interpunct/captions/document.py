# SPDX-License-Identifier: Apache-2.0
"""The caption document: cues over the verbatim text of a file.

A document never changes; every edit returns a new one that shares what did not change. Whatever
no edit touched (header, NOTE, numbering, odd spacing, line ends, BOM) is written as it was read.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class CaptionFormat(StrEnum):
    """The format of a caption file; the value is its usual file ending."""

    SRT = "srt"
    VTT = "vtt"
    JSON = "json"


@dataclass(frozen=True, slots=True)
class WordTime:
    """When the word that starts at `offset` of its cue's payload is spoken, as the file says.

    `end_ms` is None where the file gives starts only (YouTube); `probability` is the speech
    recogniser's own, where it gives one.
    """

    offset: int
    start_ms: int
    end_ms: int | None = None
    probability: float | None = None


@dataclass(frozen=True, slots=True)
class Cue:
    """One timed subtitle, as written.

    `payload` is the text between the time line and the end of the cue, tags and inner line ends
    included, without the last line end. `settings` is what follows the end time. Times are in
    milliseconds; a file may hold an end before its start, and negative times.
    """

    identifier: str
    start_ms: int
    end_ms: int
    settings: str
    payload: str
    word_times: tuple[WordTime, ...] = ()
