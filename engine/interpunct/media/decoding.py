# SPDX-License-Identifier: Apache-2.0
"""Media files read by PyAV (FFmpeg): their facts, and the peaks or samples of their sound.

A media file is untrusted input. Only self-contained containers are read, and only from the disk. A
play list named `talk.mp4` could make FFmpeg request its parts from the network.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from interpunct.errors import InterpunctError
from interpunct.media.gathering import Gatherer, PeakRows
from interpunct.media.samples import Resampler, Samples
from interpunct.sentences import Sentence

if TYPE_CHECKING:
    from av.container import InputContainer

INSTALL = Sentence("Install what is needed with: pip install 'interpunct[media]'")
LONGEST_SECONDS = 24 * 3600
_FINEST = 200  # peaks a second, or slightly more: each covers a whole number of samples
_THUMBNAIL = (48, 27)
_ASSUMED_RATE = 25  # frames a second of a film that does not tell
_CONTAINERS = (
    *("aac", "ac3", "aiff", "asf", "avi", "caf", "flac", "flv", "matroska", "mov", "mp3"),
    *("mpeg", "mpegts", "ogg", "w64", "wav"),
)

Thumbnail = NDArray[np.uint8]
"""Brightness and two colours (3, 27, 48) of a picture."""


class MediaError(InterpunctError):
    """Error in reading, drawing or playing media."""


def no_decoder() -> MediaError:
    """Error where the library that reads sound and picture is not installed."""
    return MediaError("sound is read by PyAV, which is missing.", remedy=INSTALL)


@dataclass(frozen=True, slots=True)
class MediaFacts:
    """Facts on a readable media file before its sound is decoded.

    `length_ms` is 0 if unknown; `peaks_per_second` is 0 without sound, `frame_rate` without a
    picture.
    """

    path: Path
    length_ms: int
    peaks_per_second: float
    frame_rate: float

    @property
    def has_picture(self) -> bool:
        """Whether it is a film."""
        return self.frame_rate > 0


class Media:
    """Open media file."""

    def __init__(self, path: Path, container: InputContainer) -> None:
        self._container = container
        sounds = [stream for stream in container.streams.audio if stream.sample_rate]
        self._sound = sounds[0] if sounds else None
        pictures = [stream for stream in container.streams.video if not _is_cover(stream)]
        self._picture = pictures[0] if pictures else None
        rate = self._sound.sample_rate if self._sound else 0
        self.facts = MediaFacts(
            path,
            min(max((container.duration or 0) // 1000, 0), LONGEST_SECONDS * 1000),
            rate / max(1, rate // _FINEST),
            float(self._picture.average_rate or _ASSUMED_RATE) if self._picture else 0.0,
        )

    def peaks(self) -> Iterator[PeakRows]:
        """Peaks of the sound from its start, a few seconds at a time.

        Damaged packets are skipped; the peaks end where the file breaks off.
        """
        if self._sound is None:
            return
        origin = self._origin
        most = round(LONGEST_SECONDS * self.facts.peaks_per_second)
        gatherer = Gatherer(self.facts.peaks_per_second, origin, most)
        for frame in self._frames(self._sound):
            yield from gatherer.take(frame)
            if gatherer.count >= most:
                return
        yield from gatherer.rest()

    def samples(self, rate: int) -> Iterator[Samples]:
        """Sound in one channel from its start, `rate` samples a second, a frame at a time.

        Silence stands where the file omits sound. Damage is treated as `peaks` does.
        """
        if self._sound is None:
            return
        most = LONGEST_SECONDS * rate
        resampler = Resampler(rate, self._origin, most)
        for frame in self._frames(self._sound):
            yield from resampler.take(frame)
            if resampler.count >= most:
                return
        yield from resampler.rest()

    def thumbnails(self) -> Iterator[tuple[int, Thumbnail]]:
        """Time in milliseconds and a small copy of each frame; see `peaks` for damage."""
        if self._picture is None:
            return
        self._picture.thread_type = "AUTO"
        for frame in self._frames(self._picture):
            if frame.time is not None:
                small = frame.reformat(*_THUMBNAIL, format="yuv444p")
                yield round((frame.time - self._origin) * 1000), small.to_ndarray()

    @property
    def _origin(self) -> float:
        """Time in seconds that players call 0."""
        return (self._container.start_time or 0) / 1e6

    def _frames(self, stream: Any) -> Iterator[Any]:
        """Frames of a stream, of its type."""
        from av.error import FFmpegError, InvalidDataError

        packets = self._container.demux(stream)
        while True:
            try:
                packet = next(packets, None)
                if packet is None:
                    return
                yield from packet.decode()
            except InvalidDataError:
                continue
            except FFmpegError:
                return


@contextmanager
def open_media(path: Path) -> Iterator[Media]:
    """Media file at `path`; raises MediaError if it cannot be read."""
    try:
        import av
    except ImportError as error:
        raise no_decoder() from error
    options = {"protocol_whitelist": "file", "format_whitelist": ",".join(_CONTAINERS)}
    try:
        container = av.open(str(path.absolute()), options=options, metadata_errors="replace")
    except (av.error.FFmpegError, OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "damaged"
        raise MediaError(
            Sentence("no sound or picture can be read from it ({reason}).", reason=reason),
            file=path,
            remedy="Choose a file that other programs play.",
        ) from error
    with container:
        yield Media(path, container)


def _is_cover(stream: Any) -> bool:
    """Whether a video stream is only the cover of a song."""
    from av.stream import Disposition

    return bool(stream.disposition & Disposition.attached_pic)
