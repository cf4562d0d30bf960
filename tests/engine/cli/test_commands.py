# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest

from interpunct.captions.times import ON_SCREEN
from interpunct.cli import completion, cutting, punctuating
from interpunct.cutting.plan import CutMode
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]


@pytest.mark.parametrize("command", ["punctuate", "cut", "check", "evaluate"])
def test_help_teaches_by_examples(run: Invoke, command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert f"interpunct {command} " in done.stdout
    assert "Examples" in done.stdout


def test_defaults_that_are_told_in_words_are_seen(run: Invoke) -> None:
    shown = run("punctuate", "--help").stdout.replace("│", " ")
    assert "[default: 0.75]" in " ".join(shown.split())


def test_the_version_is_printed(run: Invoke) -> None:
    assert run("--version").stdout.startswith("interpunct ")


def test_an_unknown_command_is_one_line(run: Invoke) -> None:
    done = run("frobnicate")
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1


def test_a_near_miss_is_told_what_was_meant(run: Invoke) -> None:
    told = run("doctr").stderr
    assert "Did you mean 'doctor'? Try " in told


@pytest.mark.parametrize("group", [(), ("models",)])
def test_without_a_command_there_is_the_help_and_no_complaint(
    run: Invoke, group: tuple[str, ...]
) -> None:
    done = run(*group)
    assert done.exit_code == 2
    assert "Commands" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("command", [(), ("models",), ("doctor",), ("punctuate",)])
def test_a_flag_is_shown_as_one_that_takes_no_value(run: Invoke, command: tuple[str, ...]) -> None:
    assert "<bool>" not in run(*command, "--help").stdout


@pytest.mark.parametrize(
    ("command", "usage"),
    [
        ("watch", "watch [OPTIONS] IN OUT"),
        ("punctuate", "punctuate [OPTIONS] [PATH...]"),
        ("check", "check [OPTIONS] PATH..."),
    ],
)
def test_the_usage_is_written_as_in_manuals(run: Invoke, command: str, usage: str) -> None:
    assert f"{usage} " in run(command, "--help").stdout


def test_a_paragraph_of_the_help_is_broken_only_where_a_line_is_full(run: Invoke) -> None:
    shown = run("doctor", "--help").stdout
    start = shown.index("The model is verified")
    lines = shown[start : shown.index("no error.")].splitlines()
    assert len(lines) == 2


def test_a_bundle_that_is_not_there_is_told_with_those_that_are(run: Invoke) -> None:
    done = run("models", "show", "nonesuch")
    assert done.exit_code == 2
    assert "nonesuch: there is no bundle of this name, and no such folder" in done.stderr
    assert "Known are: default" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("nowhere", "out"), "nowhere: there is no such folder."),
        (("talk.srt", "out"), "talk.srt: this is a file, not a folder."),
        ((".", "."), "outputs would land in the folder that is watched."),
    ],
)
def test_what_cannot_be_watched_is_told_before_the_model_is_loaded(
    run: Invoke, folder: Path, arguments: tuple[str, str], reason: str
) -> None:
    done = run("watch", *arguments, "--model", "nonesuch")
    assert done.exit_code == 2
    assert reason in done.stderr


def test_a_wrong_choice_is_told_without_the_words_of_a_library(run: Invoke) -> None:
    told = run("cut", "x.srt", "--cut", "foo").stderr
    assert "'--cut': 'foo' is not one of 'keep-cues', 'sentences'." in told


def test_the_choices_are_those_of_the_engine() -> None:
    assert set(get_args(punctuating._Marks)) == {"auto", *MarksMode}
    assert set(get_args(punctuating._Casing)) == set(CasingMode)
    assert set(get_args(punctuating._Cut)) == set(CutMode)
    assert set(get_args(cutting._Mode)) == set(CutMode) - {CutMode.OFF}


def test_cut_needs_no_model(run: Invoke, folder: Path) -> None:
    done = run("cut", "talk.srt", "--profile", "bbc", "--language", "en", "--json")
    assert done.exit_code == 0
    assert json.loads(done.stdout)["model"] is None
    assert (folder / "talk.cut.srt").exists()


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


def test_a_training_without_torch_is_told_the_way_to_get_it(
    run: Invoke, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "interpunct_lab.making.system_training", raising=False)
    paths = ("--data", str(tmp_path), "--out", str(tmp_path / "bundle"))
    done = run("train", "char-delay", *paths)
    assert done.exit_code == 2
    assert "this needs torch, which is not installed" in done.stderr
    assert "interpunct[train]" in done.stderr
