# SPDX-License-Identifier: Apache-2.0
"""Media files read by PyAV, and what is refused of them."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from tests.engine.media.sounds import RATE, tones

from interpunct.media.decoding import MediaError, MediaFacts, open_media
from interpunct.media.gathering import PeakRows

av = pytest.importorskip("av", reason="sound is read by PyAV")


def read(path: Path) -> tuple[MediaFacts, PeakRows]:
    with open_media(path) as media:
        return media.facts, np.concatenate([np.zeros((0, 2), np.int16), *media.peaks()])


def loud(rows: PeakRows, facts: MediaFacts) -> list[float]:
    """When the sound changes between quiet and loud, in seconds."""
    is_loud = rows[:, 1] > 8000
    changes = np.flatnonzero(is_loud[1:] != is_loud[:-1]) + 1
    return [round(float(place / facts.peaks_per_second), 1) for place in changes]


def encode(path: Path, codec: str, rate: int, sound: np.ndarray, picture: bool = False) -> Path:
    """Write a sound, with a picture beside it where asked."""
    with av.open(str(path), "w") as container:
        stream = container.add_stream(codec, rate=rate)
        stream.layout = "mono"
        video = container.add_stream("mpeg4", rate=10) if picture else None
        if video is not None:
            video.width, video.height, video.pix_fmt = 64, 36, "yuv420p"
            image = av.VideoFrame.from_ndarray(np.full((36, 64, 3), 90, np.uint8))
            container.mux([*video.encode(image), *video.encode(None)])
        frame = av.AudioFrame.from_ndarray(sound[np.newaxis], format="s16", layout="mono")
        frame.sample_rate, frame.time_base, frame.pts = RATE, Fraction(1, RATE), 0
        resampler = av.AudioResampler(stream.format.name, "mono", rate)
        for part in [*resampler.resample(frame), *resampler.resample(None)]:
            container.mux(stream.encode(part))
        container.mux(stream.encode(None))
    return path


@pytest.mark.parametrize(
    ("name", "codec", "rate"),
    [
        ("talk.mp3", "libmp3lame", 44100),
        ("talk.m4a", "aac", 48000),
        ("talk.ogg", "libopus", 48000),
        ("talk.flac", "flac", 22050),
        ("talk.wav", "pcm_u8", 11025),
        ("talk.mkv", "pcm_s32le", 16000),
    ],
)
def test_the_peaks_of_every_kind_of_file_are_where_the_sound_is(
    tmp_path: Path, name: str, codec: str, rate: int
) -> None:
    path = encode(tmp_path / name, codec, rate, tones([(1.0, 2.5), (12.0, 12.5)], 13))
    facts, rows = read(path)
    assert not facts.has_picture
    assert facts.length_ms == pytest.approx(13_000, abs=120)
    assert len(rows) / facts.peaks_per_second == pytest.approx(13, abs=0.12)
    assert loud(rows, facts) == pytest.approx([1.0, 2.5, 12.0, 12.5], abs=0.1)
    lowest, highest = np.median(rows[rows[:, 1] > 8000], axis=0)
    assert (lowest, highest) == pytest.approx((-16384, 16384), rel=0.1)


def test_a_picture_is_found(tmp_path: Path) -> None:
    path = encode(tmp_path / "talk.mp4", "aac", 48000, tones([], 1), picture=True)
    facts, rows = read(path)
    assert facts.has_picture
    assert len(rows) > 150


def test_a_channel_that_is_silent_hides_nothing(tmp_path: Path) -> None:
    sound = np.stack([np.zeros(RATE, np.int16), tones([(0.2, 0.6)], 1)])
    with av.open(str(tmp_path / "two.wav"), "w") as container:
        stream = container.add_stream("pcm_s16le", rate=RATE)
        stream.layout = "stereo"
        pcm = np.ascontiguousarray(sound.T).reshape(1, -1)
        frame = av.AudioFrame.from_ndarray(pcm, format="s16", layout="stereo")
        frame.sample_rate = RATE
        container.mux([*stream.encode(frame), *stream.encode(None)])
    facts, rows = read(tmp_path / "two.wav")
    assert loud(rows, facts) == [0.2, 0.6]


def test_what_a_file_leaves_out_is_silence(tmp_path: Path) -> None:
    path = tmp_path / "gap.mkv"
    with av.open(str(path), "w") as container:
        stream = container.add_stream("pcm_s16le", rate=RATE)
        stream.layout = "mono"
        for start in (0, 3 * RATE):
            sound = tones([(0.0, 1.0)], 1)[np.newaxis]
            frame = av.AudioFrame.from_ndarray(sound, format="s16", layout="mono")
            frame.sample_rate, frame.time_base, frame.pts = RATE, Fraction(1, RATE), start
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    facts, rows = read(path)
    assert loud(rows, facts) == [1.0, 3.0]
    assert len(rows) / facts.peaks_per_second == pytest.approx(4, abs=0.02)


def test_a_file_that_breaks_off_has_the_peaks_before_that(tmp_path: Path) -> None:
    path = encode(tmp_path / "talk.mp3", "libmp3lame", 44100, tones([(0.5, 9)], 10))
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    facts, rows = read(path)
    assert len(rows) / facts.peaks_per_second == pytest.approx(5, abs=0.5)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no sound at all",
        b"RIFF\xff\xff\xff\xffWAVEfmt ",
        b"#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:9/part.ts\n#EXT-X-ENDLIST\n",
        b"ffconcat version 1.0\nfile part.wav\n",
    ],
    ids=["empty", "text", "only a head", "a play list", "a list of files"],
)
@pytest.mark.parametrize("name", ["talk.mp4", "talk.mp3", "<b>talk.wav"])
def test_what_is_no_media_file_is_refused_in_a_sentence(
    tmp_path: Path, content: bytes, name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(MediaError) as refused:
        read(path)
    assert str(refused.value).startswith(f"{path}: no sound or picture can be read from it")
    assert capfd.readouterr() == ("", "")


def test_a_file_that_is_gone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MediaError, match="No such file"):
        read(tmp_path / "talk.mp3")
