# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.captions.reading import read_captions

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

REFERENCE = "Really? The boat left the harbour, Anna waved from the pier.\n"


def test_captions_get_the_marks_of_a_text(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text(REFERENCE)
    done = run("transfer-marks", "reference.txt", "talk.srt", "-o", "out.vtt", "--language", "en")
    assert done.exit_code == 0, done.output
    assert "3 of 3 marks" in done.stderr
    cues = read_captions(folder / "out.vtt").cues
    assert [cue.payload for cue in cues] == [
        "really? the boat left the harbour,",
        "anna waved from <i>the pier.</i>",
    ]
    assert cues[1].start_ms == 3200


def test_text_keeps_its_lines_and_line_ends(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text(REFERENCE)
    (folder / "asr.txt").write_bytes(b"really the boat left\r\n\r\nthe harbour  anna waved\r\n")
    done = run("transfer-marks", "reference.txt", "asr.txt", "-o", "out.txt", "--language", "en")
    assert done.exit_code == 0, done.output
    written = (folder / "out.txt").read_bytes()
    assert written == b"really? the boat left\r\n\r\nthe harbour,  anna waved.\r\n"


def test_a_file_is_overwritten_only_when_asked(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text(REFERENCE)
    arguments = ("transfer-marks", "reference.txt", "talk.srt", "-o", "talk.srt", "-l", "en")
    before = (folder / "talk.srt").read_bytes()
    assert run(*arguments).exit_code == 2
    assert (folder / "talk.srt").read_bytes() == before
    assert run(*arguments, "--overwrite").exit_code == 0
    assert (folder / "talk.srt").read_bytes() != before
