# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from tests.engine.media.sounds import tones, write_wav

from interpunct.captions.reading import read_captions

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

_RNG = np.random.default_rng(11)
BOUNDS = np.cumsum(_RNG.uniform(400, 3_000, 120)).round().astype(int).tolist()
SPANS = list(zip(BOUNDS[::2], BOUNDS[1::2], strict=True))
WORDS = ["".join(_RNG.choice(list("adeilnorst"), 5)) for _ in SPANS]


def stamp(milliseconds: int) -> str:
    minutes, rest = divmod(milliseconds, 60_000)
    return f"00:{minutes:02}:{rest // 1000:02},{rest % 1000:03}"


def write_srt(path: Path, later_ms: int, words: list[str] = WORDS) -> None:
    cues = (
        f"{number}\n{stamp(start + later_ms)} --> {stamp(end + later_ms)}\n{word}\n"
        for number, ((start, end), word) in enumerate(zip(SPANS, words, strict=True), start=1)
    )
    path.write_text("\n".join(cues))


@pytest.fixture
def late(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Captions that come 2.5 s too late, and no cache but that of the test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    write_srt(folder / "late.srt", 2_500)
    return folder / "late.srt"


def starts(path: Path) -> list[int]:
    return [cue.start_ms for cue in read_captions(path).cues]


def test_captions_get_the_times_of_a_file_with_the_same_words(
    run: Invoke, folder: Path, late: Path
) -> None:
    write_srt(folder / "right.srt", 0)
    done = run("sync", "late.srt", "--to", "right.srt", "-o", "new.srt", "-l", "en")
    assert done.exit_code == 0, done.output
    assert (folder / "new.srt").read_bytes() == (folder / "right.srt").read_bytes()
    assert done.stderr.splitlines() == [
        "offset -2.500 s, rate 1.00000, by the words, certainty 100%",
        *(
            f"cue {cue}: {stamp(SPANS[cue - 1][0] + 2_500)} becomes {stamp(SPANS[cue - 1][0])}"
            for cue in (1, 31, 60)
        ),
    ]


@pytest.mark.parametrize("out", ["noending", "new.json", "folder"])
def test_an_impossible_output_is_refused_before_the_work(
    run: Invoke, folder: Path, late: Path, out: str
) -> None:
    write_srt(folder / "right.srt", 0)
    (folder / "folder").mkdir()
    done = run("sync", "late.srt", "--to", "right.srt", "-o", out, "--overwrite")
    assert done.exit_code == 2
    assert "offset" not in done.stderr


def test_a_cue_before_the_film_is_named_with_its_file(
    run: Invoke, folder: Path, late: Path
) -> None:
    (folder / "end.srt").write_text(f"1\n{stamp(0)} --> {stamp(900)}\n{WORDS[-1]}\n")
    done = run("sync", "late.srt", "--to", "end.srt", "-o", "new.srt", "--breaks", "--unsure")
    assert done.exit_code == 2
    assert "late.srt, cue 1: the cue would end before the film begins." in done.stderr
    assert "offset" not in done.stderr


def test_captions_get_the_times_of_a_translation_in_another_format(
    run: Invoke, folder: Path, late: Path
) -> None:
    write_srt(folder / "right.srt", 0, [word[::-1] * 2 for word in WORDS])
    done = run("sync", "late.srt", "--to", "right.srt", "-o", "new.vtt", "-l", "en")
    assert done.exit_code == 0, done.output
    assert "by the pattern" in done.stderr
    new = read_captions(folder / "new.vtt").cues
    assert [cue.payload for cue in new] == WORDS
    assert starts(folder / "new.vtt") == [start for start, _ in SPANS]


def test_captions_are_moved_to_the_speech_of_a_sound(
    run: Invoke, folder: Path, late: Path
) -> None:
    pytest.importorskip("av", reason="sound is read by PyAV")
    seconds = [(start / 1000, end / 1000) for start, end in SPANS]
    write_wav(folder / "talk.wav", tones(seconds, seconds[-1][1] + 3))
    done = run("sync", "late.srt", "--sound", "talk.wav", "-o", "new.srt", "-l", "en")
    assert done.exit_code == 0, done.output
    errors = [
        new - start for new, (start, _) in zip(starts(folder / "new.srt"), SPANS, strict=True)
    ]
    assert max(map(abs, errors)) <= 50


def test_captions_that_fit_nowhere_are_written_only_when_asked(
    run: Invoke, folder: Path, late: Path
) -> None:
    (folder / "other.srt").write_text((folder / "talk.srt").read_text())
    arguments = ("sync", "late.srt", "--to", "other.srt", "-o", "new.srt", "-l", "en")
    done = run(*arguments)
    assert done.exit_code == 2
    assert "--unsure" in done.stderr
    assert not (folder / "new.srt").exists()


def test_captions_of_another_cut_get_an_offset_for_each_part(
    run: Invoke, folder: Path, late: Path
) -> None:
    cues = (
        f"{number}\n{stamp(start + by)} --> {stamp(end + by)}\n{word}\n"
        for number, ((start, end), word) in enumerate(zip(SPANS, WORDS, strict=True), start=1)
        for by in [60_000 if number > 25 else 0]
    )
    (folder / "cut.srt").write_text("\n".join(cues))
    done = run("sync", "late.srt", "--to", "cut.srt", "-o", "new.srt", "-l", "en", "--breaks")
    assert done.exit_code == 0, done.output
    assert (folder / "new.srt").read_bytes() == (folder / "cut.srt").read_bytes()
    assert done.stderr.splitlines()[:2] == [
        "offset -2.500 s, rate 1.00000, by the words, certainty 100%",
        "from cue 26: offset +57.500 s",
    ]


def test_captions_that_fit_already_are_passed_on(run: Invoke, folder: Path, late: Path) -> None:
    done = run("sync", "late.srt", "--to", "late.srt", "-o", "new.srt", "-l", "en")
    assert done.exit_code == 0, done.output
    assert (folder / "new.srt").read_bytes() == late.read_bytes()


@pytest.mark.parametrize("given", [[], ["--to", "a.srt", "--sound", "a.wav"]])
def test_one_of_the_two_is_needed(run: Invoke, folder: Path, late: Path, given: list[str]) -> None:
    done = run("sync", "late.srt", *given, "-o", "new.srt")
    assert done.exit_code == 2
    assert "give either --to or --sound" in done.stderr


def test_a_missing_library_is_told_in_a_sentence(
    run: Invoke, late: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "av", None)
    done = run("sync", "late.srt", "--sound", "talk.wav", "-o", "new.srt")
    assert done.exit_code == 2
    assert "sound is read by PyAV, which is missing" in done.stderr
    assert "interpunct[media]" in done.stderr


def test_a_file_is_overwritten_only_when_asked(run: Invoke, folder: Path, late: Path) -> None:
    write_srt(folder / "right.srt", 0)
    arguments = ("sync", "late.srt", "--to", "right.srt", "-o", "late.srt", "-l", "en")
    before = late.read_bytes()
    assert run(*arguments).exit_code == 2
    assert late.read_bytes() == before
    assert run(*arguments, "--overwrite").exit_code == 0
    assert late.read_bytes() == (folder / "right.srt").read_bytes()
