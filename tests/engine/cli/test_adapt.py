# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from interpunct.bundles.bundle import load_bundle

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

LINES = ["The old pilot said,", "that he would come back.", "When the fog lifts,", "he said?"]


@pytest.fixture
def finished(folder: Path) -> Path:
    """A folder with two finished caption files."""
    place = folder / "finished"
    place.mkdir()
    blocks = [
        f"{number}\n00:00:{number:02},000 --> 00:00:{number:02},900\n{LINES[number % 4]}\n"
        for number in range(1, 56)
    ]
    for name in ("one", "two"):
        (place / f"{name}.srt").write_text("\n".join(blocks))
    return place


@pytest.mark.parametrize("command", ["adapt", "calibrate"])
def test_help_teaches_by_examples(run: Invoke, command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert f"interpunct {command} default" in done.stdout


def test_adapt_prints_figures_and_writes_a_bundle(
    run: Invoke, folder: Path, finished: Path, tiny_bundle: Path
) -> None:
    files = [str(path) for path in sorted(finished.iterdir())]
    arguments = ["--out", "mine", "--language", "en"]
    done = run("adapt", str(tiny_bundle), "--on", *files, *arguments)
    assert done.exit_code == 0, done.stderr
    assert "before" in done.stdout
    assert "F1 micro" in done.stdout
    load_bundle(folder / "mine").verify()
    again = run("adapt", str(tiny_bundle), "--on", *files, *arguments)
    assert again.exit_code == 2
    assert again.stderr.count("\n") == 1


def test_the_weights_of_a_compact_bundle_are_left_alone(
    run: Invoke, finished: Path, tiny_bundle: Path
) -> None:
    files = [str(path) for path in sorted(finished.iterdir())]
    arguments = ["--out", "mine", "--language", "en", "--scope", "all"]
    done = run("adapt", str(tiny_bundle), "--on", *files, *arguments)
    assert done.exit_code == 2
    assert "--scope ngrams" in done.stderr


def test_calibrate_prints_figures_and_writes_a_bundle(
    run: Invoke, folder: Path, finished: Path, tiny_bundle: Path
) -> None:
    for number in range(3):
        (finished / f"more{number}.srt").write_text((finished / "one.srt").read_text())
    done = run("calibrate", str(tiny_bundle), "--on", "finished", "-l", "en", "--out", "mine")
    assert done.exit_code == 0, done.stderr
    assert "calibration error" in done.stdout
    load_bundle(folder / "mine").verify()


def test_without_text_the_command_says_what_is_missing(run: Invoke, tiny_bundle: Path) -> None:
    done = run("adapt", str(tiny_bundle), "--out", "mine")
    assert done.exit_code == 2
    assert "--on" in done.stderr


def test_a_label_that_is_none_of_ours_is_refused(run: Invoke, folder: Path) -> None:
    done = run("models", "convert", ".", "out", "--label", "X=dash")
    assert done.exit_code == 2
    assert "none, comma, period, question" in done.stderr


def test_what_is_no_checkpoint_is_one_line(run: Invoke, folder: Path) -> None:
    done = run("models", "convert", ".", "out")
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert "config.json" in done.stderr
