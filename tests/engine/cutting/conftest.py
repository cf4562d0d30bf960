# SPDX-License-Identifier: Apache-2.0
"""Small documents for the tests of the cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions
from interpunct.cutting.apply import apply_plan
from interpunct.cutting.plan import CutMode, plan_cut
from interpunct.cutting.profiles import load_profile
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript


def srt_of(*cues: tuple[float, float, str]) -> CaptionDocument:
    """An SRT document of cues given as (start, end, text), times in seconds."""
    blocks = [
        f"{number}\n{_stamp(start)} --> {_stamp(end)}\n{text}\n"
        for number, (start, end, text) in enumerate(cues, start=1)
    ]
    return parse_captions("\n".join(blocks).encode())


def _stamp(seconds: float) -> str:
    ms = round(seconds * 1000)
    return f"{ms // 3600000:02}:{ms // 60000 % 60:02}:{ms // 1000 % 60:02},{ms % 1000:03}"


@dataclass(frozen=True)
class Made:
    """A cut document and its transcript, as followed; how many cues changed, and their sources."""

    document: CaptionDocument
    transcript: Transcript
    changed: int
    sources: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Cutting:
    """Cuts documents in one language by one profile."""

    language: str
    profile: str
    mode: CutMode

    @staticmethod
    def document(*cues: tuple[float, float, str]) -> CaptionDocument:
        """An SRT document of cues given as (start, end, text), times in seconds."""
        return srt_of(*cues)

    def transcript(self, document: CaptionDocument) -> Transcript:
        languages = dict.fromkeys(range(len(document.cues)), (self.language,))
        return build_transcript(document, cue_languages=languages)

    def cut(self, document: CaptionDocument) -> Made:
        transcript = self.transcript(document)
        plan = plan_cut(document, transcript, load_profile(self.profile), self.mode)
        cut = apply_plan(document, transcript, plan)
        return Made(cut.document, cut.transcript, plan.changed, cut.sources)

    def payloads(self, *cues: tuple[float, float, str]) -> list[str]:
        return [cue.payload for cue in self.cut(srt_of(*cues)).document.cues]


@pytest.fixture
def cutting() -> Callable[..., Cutting]:
    """Makes a Cutting; English, Netflix-style and by sentences unless told otherwise."""

    def make(language: str = "en", profile: str = "netflix", mode: str = "sentences") -> Cutting:
        return Cutting(language, profile, CutMode(mode))

    return make
