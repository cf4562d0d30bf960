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


LINES = ["really the boat left", "the harbour anna waved", "from the pier", "and was gone"]
STAMPED = [f"{line.replace(' ', '<00:00:01.500><c> ', 1)}</c>" for line in LINES]
ROLLING = "WEBVTT\n\n" + "\n".join(
    f"00:{2 * number:02}.000 --> 00:{2 * number + 1:02}.990\n{before}\n{line}\n\n"
    f"00:{2 * number + 1:02}.990 --> 00:{2 * number + 2:02}.000\n{plain}\n \n"
    for number, (before, line, plain) in enumerate(
        zip([" ", *LINES], STAMPED, LINES, strict=False)
    )
)


def test_rolling_captions_are_told_and_kept_when_asked(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text(REFERENCE)
    (folder / "roll.vtt").write_text(ROLLING)
    arguments = ("transfer-marks", "reference.txt", "roll.vtt", "-l", "en", "-o")
    assert "roll.vtt: the captions roll up" in run(*arguments, "once.vtt").stderr
    assert "<c>" not in (folder / "once.vtt").read_text()
    assert "roll up" not in run(*arguments, "kept.vtt", "--unroll", "never").stderr
    assert "<c> the boat left</c>" in (folder / "kept.vtt").read_text()


def test_a_conversion_tells_what_it_loses(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text(REFERENCE)
    done = run("transfer-marks", "reference.txt", "talk.srt", "-o", "out.lrc", "-l", "en")
    assert "out.lrc: 1 cue: italics left out, which LRC cannot store." in done.stderr
    done = run("cut", "talk.srt", "-o", "cut.lrc", "-l", "en")
    assert "1 cue: italics left out, which LRC cannot store." in done.stderr


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


def test_marks_without_a_recognised_word_are_counted(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text("Really? The boat left. Nobody was there, ever!\n")
    (folder / "asr.txt").write_text("really the boat left")
    done = run("transfer-marks", "reference.txt", "asr.txt", "-o", "out.txt", "-l", "en")
    assert done.stderr.splitlines() == [
        "3 of 4 marks carried over; 1 have no recognised word beside them."
    ]
    assert (folder / "out.txt").read_text() == "really? the boat left."


def test_an_ending_that_cannot_be_written_is_refused(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text(REFERENCE)
    (folder / "asr.txt").write_text("really the boat left")
    for asr, out in (("asr.txt", "out.srt"), ("talk.srt", "out.foo")):
        done = run("transfer-marks", "reference.txt", asr, "-o", out, "-l", "en")
        assert done.exit_code == 2
        assert "-o" in done.stderr
        assert not (folder / out).exists()


def test_a_reference_without_marks_is_refused(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text("really the boat left")
    done = run("transfer-marks", "reference.txt", "talk.srt", "-o", "out.srt", "-l", "en")
    assert done.exit_code == 2
    assert "reference.txt: the reference has no marks." in done.stderr


def test_text_keeps_its_encoding(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text("Le café, fermé.")
    (folder / "asr.txt").write_bytes("le café fermé".encode("utf-16"))
    run("transfer-marks", "reference.txt", "asr.txt", "-o", "out.txt", "-l", "fr")
    assert (folder / "out.txt").read_bytes() == "le café, fermé.".encode("utf-16")


def test_captions_can_be_the_reference(run: Invoke, folder: Path) -> None:
    (folder / "marked.srt").write_text(
        (folder / "talk.srt").read_text().replace("really", "Really,")
    )
    done = run("transfer-marks", "marked.srt", "talk.srt", "-o", "new.srt", "-l", "en")
    assert done.exit_code == 0
    text = (folder / "talk.srt").read_text()
    assert (folder / "new.srt").read_text() == text.replace("really", "really,")


def test_recognised_json_becomes_captions(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text(REFERENCE)
    (folder / "asr.json").write_text(
        '{"segments": [{"start": 0, "end": 2, "text": " really the boat left", "words": []}]}'
    )
    arguments = ("transfer-marks", "reference.txt", "asr.json", "-l", "en")
    done = run(*arguments, "-o", "out.srt")
    assert done.exit_code == 0, done.stderr
    assert read_captions(folder / "out.srt").cues[0].payload == "really? the boat left."
    refused = run(*arguments, "-o", "out.json")
    assert refused.exit_code == 2
    assert not (folder / "out.json").exists()


def test_a_file_that_is_not_there_is_one_line(run: Invoke, folder: Path) -> None:
    for names in (("missing.txt", "talk.srt"), ("talk.srt", "missing.srt")):
        done = run("transfer-marks", *names, "-o", "out.srt")
        assert done.exit_code == 2
        assert done.stderr.count("\n") == 1
        assert not (folder / "out.srt").exists()


def test_marks_are_not_carried_to_a_file_without_words(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_text(REFERENCE)
    (folder / "empty.txt").write_text("\n")
    (folder / "silent.srt").write_text("1\n00:00:01,000 --> 00:00:02,000\n[music]\n")
    for name in ("empty.txt", "silent.srt"):
        done = run("transfer-marks", "reference.txt", name, "-o", "out.srt", "-l", "en")
        assert (done.exit_code, done.stderr) == (
            2,
            f"interpunct: {name}: the file has no words.\n",
        )
        assert not (folder / "out.srt").exists()


def test_the_encoding_of_both_files_can_be_named(run: Invoke, folder: Path) -> None:
    (folder / "reference.txt").write_bytes("žluťoučký kůň, ďábelské ódy.".encode("cp1250"))
    (folder / "asr.txt").write_bytes("žluťoučký kůň ďábelské ódy".encode("cp1250"))
    arguments = ("transfer-marks", "reference.txt", "asr.txt", "-o", "out.txt", "-l", "cs")
    assert run(*arguments, "--encoding", "cp1250").exit_code == 0
    written = (folder / "out.txt").read_bytes().decode("cp1250")
    assert written == "žluťoučký kůň, ďábelské ódy."
