# SPDX-License-Identifier: Apache-2.0
"""Samples: what is offered, and what lies beside the copy."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

import pytest

from interpunct.captions.reading import read_captions
from interpunct.media.decoding import open_media
from interpunct.media.peaks import Peaks
from interpunct_app.files.samples import FIRST_SAMPLE, placed_sample, sample_names
from interpunct_app.panels.media.finding import find_media


def test_captions_are_offered_and_films_are_not() -> None:
    assert FIRST_SAMPLE in sample_names()
    assert all(name.endswith((".srt", ".vtt")) for name in sample_names())


def test_the_film_of_a_sample_lies_beside_its_copy(tmp_path: Path) -> None:
    copy = placed_sample(FIRST_SAMPLE, tmp_path / "samples")
    film = find_media(copy)
    assert film is not None
    assert {entry.name for entry in copy.parent.iterdir()} == {copy.name, film.name}


def test_a_copy_keeps_what_was_saved_in_it(tmp_path: Path) -> None:
    copy = placed_sample(FIRST_SAMPLE, tmp_path)
    copy.write_text("1\n00:00:01,000 --> 00:00:02,000\nmine\n", encoding="utf-8")
    os.utime(copy, (0, 0))
    assert "mine" in placed_sample(FIRST_SAMPLE, tmp_path).read_text(encoding="utf-8")


def test_the_film_is_silent_between_the_turns_of_the_captions(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="sound is read by PyAV")
    copy = placed_sample(FIRST_SAMPLE, tmp_path)
    film = find_media(copy)
    assert film is not None
    with open_media(film) as media:
        assert media.facts.has_picture
        peaks = Peaks(media.facts.peaks_per_second)
        for rows in media.peaks():
            peaks.append(rows)
    cues = read_captions(copy).cues
    assert cues[-1].end_ms < peaks.length_ms
    silent = list(peaks.silences(0, peaks.length_ms))
    pauses = [(one.end_ms, other.start_ms) for one, other in pairwise(cues)]
    between = [(end + start) / 2 for end, start in pauses if start - end > 400]
    assert all(any(first < at < last for first, last in silent) for at in between)
