# SPDX-License-Identifier: Apache-2.0
"""`interpunct transcribe` with a tiny recogniser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
import pytest
from tests.engine.media.sounds import tones, write_wav
from tests.tiny_whisper import SENTENCE

from interpunct.captions.reading import read_captions
from interpunct.hearing import recognising
from interpunct.hearing.kept import KeptSegments
from interpunct.hearing.segments import Segment

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]


@pytest.fixture
def transcribe(
    run: Invoke, folder: Path, whisper: Path, monkeypatch: pytest.MonkeyPatch
) -> Invoke:
    """Runs `interpunct transcribe` on a sound of two windows, whose segments are kept there."""
    pytest.importorskip("av", reason="sound is read by PyAV")
    write_wav(folder / "film.wav", tones([(1, 39)], 40))
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: folder / "cache")

    def transcribed(*options: str) -> Result:
        fixed = ("--model", str(whisper), "--device", "cpu", "--whole-sound")
        return run("transcribe", "film.wav", *fixed, *options)

    return transcribed


def spoken(path: Path) -> str:
    return " ".join(" ".join(cue.payload.split()) for cue in read_captions(path).cues)


def test_captions_are_cut_at_the_sentence_ends(transcribe: Invoke, folder: Path) -> None:
    done = transcribe("--marks", "keep")
    assert done.exit_code == 0, done.output
    assert spoken(folder / "film.srt") == f"{SENTENCE} {SENTENCE}"
    cues = read_captions(folder / "film.srt").cues
    assert len(cues) > 2
    assert all(len(line) <= 42 for cue in cues for line in cue.payload.split("\n"))
    assert not list((folder / "cache" / "heard").iterdir())


def test_json_keeps_the_segments_and_the_probabilities(transcribe: Invoke, folder: Path) -> None:
    assert transcribe("-o", "film.json").exit_code == 0
    cues = read_captions(folder / "film.json").cues
    assert [cue.payload for cue in cues] == [SENTENCE] * 2
    assert all(time.probability is not None for cue in cues for time in cue.word_times)


def test_missing_marks_come_from_the_model(transcribe: Invoke, folder: Path) -> None:
    done = transcribe("-o", "film.vtt", "--marks", "complete")
    assert done.exit_code == 0, done.output
    words = [word.strip(",.?").lower() for word in spoken(folder / "film.vtt").split()]
    assert words == [word.strip(",.?") for word in (SENTENCE.split() * 2)]


def test_a_stopped_run_goes_on(
    transcribe: Invoke, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(KeptSegments):
        def add(self, segment: Segment) -> None:
            super().add(segment)
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(recognising, "KeptSegments", Full)
        assert transcribe("-o", "film.json").exit_code == 130
    assert not (folder / "film.json").exists()
    done = transcribe("-o", "film.json")
    assert done.exit_code == 0
    assert "going on after" in done.stderr
    assert read_captions(folder / "film.json").cues[0].payload == SENTENCE


def test_a_file_that_is_there_is_replaced_only_if_asked_for(
    transcribe: Invoke, folder: Path
) -> None:
    (folder / "film.srt").write_text("mine")
    done = transcribe()
    assert done.exit_code == 2
    assert "there is a file of that name" in done.stderr
    assert (folder / "film.srt").read_text() == "mine"
    assert transcribe("--overwrite", "--marks", "keep").exit_code == 0


@pytest.mark.parametrize("name", ["film.xyz", "film"])
def test_another_ending_is_refused_before_anything_is_heard(
    transcribe: Invoke, folder: Path, name: str
) -> None:
    done = transcribe("-o", name)
    assert done.exit_code == 2
    assert "name a file that ends in one of .srt" in done.stderr
    assert not (folder / "cache").exists()


def test_a_recogniser_that_is_not_here_is_not_fetched_unasked(run: Invoke, folder: Path) -> None:
    done = run("transcribe", "film.wav", "--model", "large-v3")
    assert done.exit_code == 2
    assert "--fetch downloads it" in done.stderr


def test_recognisers_are_listed(run: Invoke) -> None:
    done = run("models", "recognisers")
    assert done.exit_code == 0
    assert "large-v3" in done.stdout
    assert "3,090" in done.stdout
