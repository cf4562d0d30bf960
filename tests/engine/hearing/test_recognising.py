# SPDX-License-Identifier: Apache-2.0
"""Recognition through the real libraries, with a tiny model of random weights."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.engine.media.sounds import tones, write_wav
from tests.tiny_whisper import DOUBTFUL, SENTENCE

from interpunct.captions.cues import Cue
from interpunct.captions.reading import parse_captions
from interpunct.errors import BackendError, HearingError
from interpunct.hearing import opening, recognising
from interpunct.hearing.recognising import Heard, Recognition, RecognitionCancelled, Request
from interpunct.media.decoding import MediaError

Begin = Callable[..., Recognition]


@pytest.fixture
def begin(sound: Path, whisper: Path, tmp_path: Path) -> Begin:
    """Makes the recognition of the sound; each call is like a new start of the program."""

    def begun(**options: Any) -> Recognition:
        facts: dict[str, Any] = {
            "sound": sound,
            "model": whisper,
            "device": "cpu",
            "only_speech": False,
        }
        return Recognition(Request(**facts | options), tmp_path / "heard")

    return begun


def run(recognition: Recognition, heard: Callable[[Heard], object] | None = None) -> list[Cue]:
    """The recognised cues."""
    captions = recognition.run(heard or (lambda _: None), lambda: False)
    return list(parse_captions(captions).cues)


def words(cue: Cue) -> list[str]:
    return [cue.payload[time.offset :].split()[0] for time in cue.word_times]


def test_each_window_becomes_a_cue_with_the_times_of_its_words(begin: Begin) -> None:
    cues = run(begin())
    assert [cue.payload for cue in cues] == [SENTENCE] * 3
    for window, cue in enumerate(cues):
        assert words(cue) == SENTENCE.split()
        starts = [time.start_ms for time in cue.word_times]
        assert starts == sorted(starts)
        assert 30_000 * window <= starts[0] <= starts[-1] <= 30_000 * (window + 1)


def test_words_come_with_the_probability_of_the_model(begin: Begin) -> None:
    cue = run(begin())[0]
    chances = dict(zip(words(cue), (time.probability for time in cue.word_times), strict=True))
    doubted = chances.pop(DOUBTFUL)
    assert doubted is not None
    assert 0.3 < doubted < 0.8
    assert min(chance for chance in chances.values() if chance is not None) > 0.9


def test_segments_are_told_as_they_are_finished(begin: Begin) -> None:
    told: list[Heard] = []
    run(begin(), told.append)
    assert [each.segment.text.strip() for each in told] == [SENTENCE] * 3
    assert {each.length for each in told} == {70.0}


def test_a_cancelled_run_goes_on_after_its_last_segment(begin: Begin) -> None:
    whole = run(begin())
    begin().forget()
    first: list[Heard] = []
    with pytest.raises(RecognitionCancelled):
        begin().run(first.append, lambda: len(first) == 1)
    rest: list[Heard] = []
    again = begin()
    assert again.until == first[0].segment.end
    cues = run(again, rest.append)
    assert len(first) == 1
    assert cues[0] == whole[0]
    assert rest[0].segment.start >= first[0].segment.end
    assert [cue.payload for cue in cues] == [SENTENCE] * (1 + len(rest))


def test_a_finished_run_is_kept_until_it_is_forgotten(begin: Begin) -> None:
    recognition = begin()
    run(recognition)
    assert begin().until > 60
    recognition.forget()
    assert begin().until == 0


@pytest.mark.parametrize("option", [{"language": "en"}, {"only_speech": True}])
def test_other_options_begin_anew(begin: Begin, option: dict[str, Any]) -> None:
    run(begin())
    assert begin(**option).until == 0


def test_another_sound_of_the_same_name_begins_anew(begin: Begin, sound: Path) -> None:
    run(begin())
    write_wav(sound, tones([(1, 2)], 3))
    assert begin().until == 0


def test_a_segment_at_the_end_of_a_stretch_is_heard_again_with_what_follows(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recognising, "_STRETCH", 45)
    lengths: list[float] = []
    heard = Recognition._heard

    def counted(self: Recognition, model: Any, stretch: Any, start: float) -> Any:
        lengths.append(start)
        return heard(self, model, stretch, start)

    monkeypatch.setattr(Recognition, "_heard", counted)
    cues = run(begin())
    starts = [cue.start_ms for cue in cues]
    assert starts == sorted(starts)
    assert {cue.payload for cue in cues} == {SENTENCE}
    assert lengths[0] == 0
    assert 0 < lengths[1] < 45


def test_sound_without_speech_is_an_error(begin: Begin) -> None:
    with pytest.raises(HearingError, match="no speech was heard in it"):
        run(begin(only_speech=True))


def test_a_language_that_the_model_lacks_is_an_error(begin: Begin) -> None:
    with pytest.raises(HearingError, match=r"language de\. It knows: en"):
        run(begin(language="de"))


def test_a_file_without_sound_is_an_error(begin: Begin, tmp_path: Path) -> None:
    text = tmp_path / "talk.mp4"
    text.write_text("no film")
    with pytest.raises(MediaError):
        run(begin(sound=text))


def test_a_damaged_model_is_an_error(begin: Begin, tmp_path: Path) -> None:
    folder = tmp_path / "model"
    folder.mkdir()
    for name in ("model.bin", "config.json", "tokenizer.json"):
        (folder / name).write_text("{}")
    with pytest.raises(HearingError, match="the recogniser cannot be read"):
        run(begin(model=folder))


def test_without_the_library_the_extra_is_named(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "faster_whisper", None)
    with pytest.raises(HearingError, match=r"interpunct\[transcribe\]"):
        run(begin())


def test_a_model_that_stops_is_an_error_and_the_segments_stay(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Recognition._heard

    def breaking(self: Recognition, *given: Any) -> Any:
        yield next(iter(heard(self, *given)))
        raise RuntimeError("CUDA out of memory.")

    monkeypatch.setattr(Recognition, "_heard", breaking)
    with pytest.raises(BackendError, match=r"the recogniser stopped: CUDA out of memory\. Use"):
        run(begin())
    assert begin().until > 0


class Gpu:
    """A machine with a GPU that fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loaded = opening._loaded

        def load(folder: Path, device: str) -> Any:
            if device == "cuda":
                raise RuntimeError("no kernel image is available")
            return loaded(folder, device)

        monkeypatch.setattr(opening, "has_gpu", lambda: True)
        monkeypatch.setattr(opening, "_loaded", load)


def test_the_cpu_replaces_a_gpu_that_fails(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    Gpu(monkeypatch)
    recognition = begin(device="auto")
    assert len(run(recognition)) == 3
    assert recognition.notice == (
        "The GPU cannot be used (no kernel image is available); the CPU is used instead."
    )


def test_a_gpu_that_was_named_and_fails_is_an_error(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    Gpu(monkeypatch)
    with pytest.raises(BackendError, match="the GPU cannot be used"):
        run(begin(device="cuda"))
