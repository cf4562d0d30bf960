# SPDX-License-Identifier: Apache-2.0
"""A sound of two hours: how soon its peaks are there, how long a frame of its waveform takes."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import av
import numpy as np

from benchmarks.sizes import sized
from interpunct.captions.document import Cue
from interpunct.media.decoding import open_media
from interpunct.media.peaks import Peaks
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.panels.media.timeline import Timeline
from interpunct_app.panels.media.waveform import Waveform
from interpunct_app.program import application_of

MINUTES = sized(120, 4)
RATE = 44_100
FRAMES = sized(300, 20)
CUES = sized(2_400, 80)


def measurements() -> Iterator[tuple[str, str, str]]:
    """Rows of (what, measured, target)."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "long.mp3"
        _write_minutes(file)
        peaks, first, whole, processor = _peaks_of(file)
    yield f"first peaks of a sound of {MINUTES} minutes, s", f"{first:.2f}", ""
    yield "all its peaks (MP3, stereo), s", f"{whole:.1f}", "under 20"
    yield "the same, seconds of one processor", f"{processor:.1f}", ""
    application_of(sys.argv[:1])
    for title, per_second in (("close", 100.0), ("wide", 8.0), ("whole", 0.15)):
        times = sorted(_scrolling(peaks, per_second))
        median, slowest = times[len(times) // 2], times[int(len(times) * 0.99)]
        name = f"a frame of its waveform while scrolling, {title}, median ms"
        yield name, f"{median:.1f}", "under 16"
        yield "the same, 99th percentile, ms", f"{slowest:.1f}", ""


def _write_minutes(file: Path) -> None:
    """Encode a minute of something like speech, and write it again and again."""
    times = np.arange(RATE * 60) / RATE
    speaks = np.sin(times * 2) > -0.3
    hiss = np.random.default_rng(0).normal(0, 0.05, len(times))
    mono = (np.sin(times * 1130) * 0.4 + hiss) * speaks + hiss * 0.02
    pcm = np.repeat((mono * 30_000).astype(np.int16), 2)[np.newaxis]
    with av.open(str(file), "w") as container:
        stream = container.add_stream("libmp3lame", rate=RATE)
        frame = av.AudioFrame.from_ndarray(pcm, format="s16", layout="stereo")
        frame.sample_rate, frame.time_base, frame.pts = RATE, Fraction(1, RATE), 0
        minute = [*stream.encode(frame), *stream.encode(None)]
        sizes = [(bytes(packet), packet.duration, packet.time_base) for packet in minute]
        reached = 0
        for data, duration, time_base in sizes * MINUTES:
            packet = av.Packet(data)
            packet.stream, packet.time_base = stream, time_base
            packet.pts = packet.dts = reached
            reached += duration
            container.mux(packet)


def _peaks_of(file: Path) -> tuple[Peaks, float, float, float]:
    """The peaks; seconds to the first and to the last of them, and of processor time."""
    began, processor, first = time.perf_counter(), time.process_time(), 0.0
    with open_media(file) as media:
        peaks = Peaks(media.facts.peaks_per_second)
        for rows in media.peaks():
            peaks.append(rows)
            first = first or time.perf_counter() - began
    return peaks, first, time.perf_counter() - began, time.process_time() - processor


def _scrolling(peaks: Peaks, per_second: float) -> Iterator[float]:
    """Milliseconds of each frame while the waveform scrolls by a few pixels."""
    step = peaks.length_ms // CUES
    cues = [Cue("", start, start + step - 20, "", "") for start in range(0, CUES * step, step)]
    waveform = Waveform()
    waveform.resize(1240, 200)
    waveform.show_sound(peaks, peaks.length_ms)
    waveform.show_timeline(Timeline(cues, lambda _cue: ShownCue("so the harbour was quiet")))
    waveform.use_zoom(per_second)
    waveform.show_slot(60_000, 60_000 // step)
    waveform.grab()
    for frame in range(FRAMES):
        waveform.scroll_to(7 * frame)
        began = time.perf_counter()
        waveform.grab()
        yield 1000 * (time.perf_counter() - began)
