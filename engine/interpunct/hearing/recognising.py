# SPDX-License-Identifier: Apache-2.0
"""Recognition of the speech of a sound or film, segment by segment, by faster-whisper.

The sound is read once and heard in stretches of ten minutes, so memory does not grow with its
length. A segment at the end of a stretch may be cut off: the next stretch begins before it. A run
that was stopped goes on in the same way after its last finished segment. For this, no window gets
the text of the window before. That ends loops of repeated words, at the price of a little accuracy
(Radford et al. 2022, "Robust speech recognition via large-scale weak supervision", section 4.5).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from interpunct.errors import BackendError, HearingError
from interpunct.hearing.kept import KeptSegments
from interpunct.hearing.opening import open_recogniser, refuse_language
from interpunct.hearing.segments import Segment, segment_of, whisper_json
from interpunct.hearing.sound import Sound
from interpunct.media.decoding import open_media
from interpunct.runtime.backends import Device
from interpunct.sentences import Sentence

if TYPE_CHECKING:
    from faster_whisper import WhisperModel

    from interpunct.media.samples import Samples

_RATE = 16_000  # of all Whisper models
_STRETCH = 600  # seconds
_WINDOW = 30  # seconds; a segment in the last window of a stretch may be cut off
_BEFORE = 1.0  # seconds heard again before such a segment, whose start may be late

Cancelled = Callable[[], bool]


class RecognitionCancelled(Exception):  # noqa: N818 - nobody erred
    """The recognition was cancelled; its finished segments are kept."""


class Heard(NamedTuple):
    """A finished segment, and the length of the whole sound in seconds, 0 if unknown."""

    segment: Segment
    length: float


@dataclass(frozen=True, slots=True)
class Request:
    """A sound or film, the folder of a model, and options.

    `language` is a code of Whisper; None detects it in the first half minute of speech. With
    `only_speech`, a detector of speech leaves out silence, noise and music, where models invent
    text.
    """

    sound: Path
    model: Path
    language: str | None = None
    device: Device = "auto"
    only_speech: bool = True


class Recognition:
    """A recognition that can be stopped and continued; `notice` is a message for the user.

    Its finished segments are kept in `folder`, by default in the user's cache.
    """

    def __init__(self, request: Request, folder: Path | None = None) -> None:
        self.request = request
        self.notice: Sentence | None = None
        options = f"{request.language} {request.only_speech}"
        self._kept = KeptSegments(request.sound, request.model, options, folder)

    @property
    def until(self) -> float:
        """Seconds of the sound that an earlier run has heard."""
        return self._kept.until

    def run(self, heard: Callable[[Heard], object], cancelled: Cancelled) -> bytes:
        """Recognise what is left, and return Whisper's JSON of the whole sound.

        `heard` is called for each new segment. Raises RecognitionCancelled once `cancelled`
        returns True, which is asked before each segment. Raises MediaError for an unreadable
        sound. Raises HearingError for a sound without speech, and the errors of
        `open_recogniser`. Raises BackendError where the model stops, as for lack of memory.
        """
        with open_media(self.request.sound) as media:
            length = media.facts.length_ms / 1000
            model, self.notice = open_recogniser(self.request.model, self.request.device)
            refuse_language(model, self.request.language)
            try:
                for segment in self._segments(model, Sound(media.samples(_RATE)), cancelled):
                    self._kept.add(segment)
                    heard(Heard(segment, length))
            except RuntimeError as error:
                raise BackendError(
                    Sentence("the recogniser stopped: {reason}.", reason=str(error).rstrip(".")),
                    file=self.request.sound,
                    remedy="Use a smaller model, or the CPU.",
                ) from error
        if not self._kept.segments:
            raise HearingError("no speech was heard in it.", file=self.request.sound)
        return whisper_json(self._kept.segments, self._kept.language or "")

    def forget(self) -> None:
        """Remove the kept segments, once the result is written."""
        self._kept.forget()

    def _segments(
        self, model: WhisperModel, sound: Sound, cancelled: Cancelled
    ) -> Iterator[Segment]:
        """Finished segments after those of an earlier run."""
        sound.go_to(_samples(self._kept.until))
        while len(stretch := sound.ahead(_STRETCH * _RATE)):
            start = sound.position / _RATE
            end = go_on = start + len(stretch) / _RATE
            for segment in self._heard(model, stretch, start):
                if cancelled():
                    raise RecognitionCancelled
                again = max(self._kept.until, segment.start - _BEFORE)
                if segment.end > end - _WINDOW and not sound.is_over and again > start:
                    go_on = again
                    break
                yield segment
            sound.go_to(_samples(go_on))

    def _heard(self, model: WhisperModel, stretch: Samples, start: float) -> Iterator[Segment]:
        """Segments of a stretch that begins at `start` seconds, as they are heard."""
        found, facts = model.transcribe(
            stretch,
            language=self._kept.language or self.request.language,
            word_timestamps=True,
            vad_filter=self.request.only_speech,
            condition_on_previous_text=False,
        )
        self._kept.begin(facts.language)
        segments = (segment_of(each, start) for each in found)
        return (segment for segment in segments if segment.text.strip())


def _samples(seconds: float) -> int:
    return round(seconds * _RATE)
