# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest

from interpunct.captions.times import ON_SCREEN
from interpunct.cli import completion, cutting, punctuating
from interpunct.punctuate.casing import CasingMode
from interpunct.segment.cutting.plan import CutMode
from interpunct.transcript.labels import MarksMode

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

REFERENCE = "Really, the boat left the harbour. Anna waved from the pier. Did she?\n"
HYPOTHESIS = "Really the boat left the harbour. Anna waved, from the Pier. Did she?\n"


@pytest.mark.parametrize("command", ["punctuate", "cut", "check", "evaluate"])
def test_help_teaches_by_examples(run: Invoke, command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert f"interpunct {command} " in done.stdout
    assert "Examples" in done.stdout


def test_the_version_is_printed(run: Invoke) -> None:
    assert run("--version").stdout.startswith("interpunct ")


def test_an_unknown_command_is_one_line(run: Invoke) -> None:
    done = run("frobnicate")
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1


def test_the_choices_are_those_of_the_engine() -> None:
    assert set(get_args(punctuating._Marks)) == set(MarksMode)
    assert set(get_args(punctuating._Casing)) == set(CasingMode)
    assert set(get_args(punctuating._Cut)) == set(CutMode)
    assert set(get_args(cutting._Mode)) == set(CutMode) - {CutMode.OFF}


def test_cut_needs_no_model(run: Invoke, folder: Path) -> None:
    done = run("cut", "talk.srt", "--profile", "bbc", "--language", "en", "--json")
    assert done.exit_code == 0
    assert json.loads(done.stdout)["model"] is None
    assert (folder / "talk.cut.srt").exists()


def test_findings_of_level_error_are_exit_code_1(run: Invoke, folder: Path) -> None:
    assert run("check", "talk.srt").exit_code == 0
    long = "word " * 20
    (folder / "long.srt").write_text(f"1\n00:00:01,000 --> 00:00:06,900\n{long}\n")
    done = run("check", "long.srt", "--profile", "bbc")
    assert done.exit_code == 1
    assert "0:00:01.0  error" in done.stdout
    (file,) = json.loads(run("check", "long.srt", "--json").stdout)["files"]
    assert file["findings"][0]["rule"] == "line-length"
    assert file["findings"][0]["level"] == "error"


def test_checking_goes_on_after_a_bad_file(run: Invoke, folder: Path) -> None:
    (folder / "empty.srt").touch()
    done = run("check", "empty.srt", "talk.srt")
    assert done.exit_code == 1
    assert "empty.srt: the file is empty." in done.stderr
    assert "talk.srt: no findings" in done.stdout
    assert run("check", "empty.srt").exit_code == 2


def test_checking_a_folder_passes_over_no_captions(run: Invoke, folder: Path) -> None:
    place = folder / "done"
    place.mkdir()
    (place / "a.webvtt").write_text("WEBVTT\n\n00:01.000 --> 00:03.000\nthe boat left\n")
    (place / "b.sbv").write_text("0:00:01.000,0:00:03.000\nthe boat left\n")
    (place / "c.ass").write_text(
        "[Events]\nDialogue: 0,0:00:01.00,0:00:03.00,Default,,0,0,0,,the boat\\Nleft\n"
    )
    done = run("check", "done")
    assert done.exit_code == 0
    assert [line.strip() for line in done.stdout.splitlines()] == [
        f"done{os.sep}{name}: no findings" for name in ("a.webvtt", "b.sbv", "c.ass")
    ]


def test_evaluation_of_texts(run: Invoke, folder: Path) -> None:
    (folder / "hyp.txt").write_text(HYPOTHESIS)
    (folder / "ref.txt").write_text(REFERENCE)
    done = run("evaluate", "hyp.txt", "ref.txt", "--language", "en")
    assert done.exit_code == 0
    assert "slot error rate: 50.0%" in done.stdout  # one missing, one too many, of four marks
    entry = json.loads(run("evaluate", "hyp.txt", "ref.txt", "--json").stdout)
    assert entry["slots"] == 13
    assert entry["labels"]["comma"]["f1"] == 0
    assert entry["labels"]["period"]["f1"] == 1
    assert entry["micro"]["precision"] == pytest.approx(0.75)
    assert entry["casing_accuracy"] == pytest.approx(12 / 13)


def test_evaluation_of_captions_against_text_aligns_other_words(run: Invoke, folder: Path) -> None:
    (folder / "ref.txt").write_text(
        "Oh really, a boat left the harbour. Anna waved from the pier."
    )
    done = run("evaluate", "talk.srt", "ref.txt", "--language", "en", "--json")
    entry = json.loads(done.stdout)
    assert entry["differences"] == {"only_hypothesis": 0, "only_reference": 1, "replaced": 1}
    assert entry["slots"] == 11
    assert entry["micro"]["recall"] == 0
    assert "the words are not the same" in done.stderr


def test_evaluation_needs_words(run: Invoke, folder: Path) -> None:
    (folder / "none.txt").write_text("\n")
    assert run("evaluate", "none.txt", "talk.srt").exit_code == 2
    assert run("evaluate", "talk.srt", "missing.txt").exit_code == 2


def test_a_bundle_is_shown_and_verified(run: Invoke, tiny_bundle: Path) -> None:
    assert run("models", "show", str(tiny_bundle)).stdout == "# tiny\n\n"
    assert "as published" in run("models", "verify", str(tiny_bundle)).stdout


def test_a_damaged_bundle_is_told(run: Invoke, folder: Path, tiny_bundle: Path) -> None:
    import shutil

    damaged = folder / "damaged"
    shutil.copytree(tiny_bundle, damaged)
    (damaged / "heads.npz").write_bytes(b"0")
    done = run("models", "verify", str(damaged))
    assert done.exit_code == 2
    assert "heads.npz is not the one" in done.stderr


def test_shipped_bundles_are_listed(run: Invoke) -> None:
    assert run("models", "list").exit_code == 0


def test_languages_are_completed_in_a_list() -> None:
    assert ("auto", "found out, cue by cue") in completion.known_languages("")
    assert ("en,de", "German") in completion.known_languages("en,d")
    assert "netflix" in completion.profiles("")


@pytest.mark.parametrize(
    ("milliseconds", "shown"),
    [(0, "0:00:00.0"), (3_723_449, "1:02:03.4"), (59_999, "0:01:00.0"), (-1500, "-0:00:01.5")],
)
def test_times_are_shown_in_hours(milliseconds: int, shown: str) -> None:
    assert ON_SCREEN.stamp(milliseconds) == shown
