# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from interpunct.folders.journal import JOURNAL
from interpunct.work.work import Work

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

ENGLISH = ("--language", "en")


def names(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.*"))


def test_the_output_is_beside_the_input(run: Invoke, folder: Path) -> None:
    done = run("punctuate", "talk.srt", *ENGLISH)
    assert done.exit_code == 0
    assert names(folder) == ["talk.punctuated.srt", "talk.srt"]
    text = (folder / "talk.punctuated.srt").read_text()
    assert "Really, the boat left the harbour." in text
    assert "Anna waved from <i>the pier.</i>" in text


def test_the_summary_is_on_stdout_and_notices_are_on_stderr(run: Invoke, folder: Path) -> None:
    done = run("punctuate", "talk.srt", *ENGLISH)
    assert "talk.punctuated.srt" in done.stdout
    assert "1 file: 1 written." in done.stdout
    assert done.stderr == "interpunct: The GPU cannot be used (test); the CPU is used instead.\n"


def test_a_second_run_skips_what_is_done(run: Invoke, folder: Path) -> None:
    run("punctuate", "talk.srt", *ENGLISH)
    output = folder / "talk.punctuated.srt"
    output.write_text("mine")
    done = run("punctuate", "talk.srt", *ENGLISH)
    assert done.exit_code == 0
    assert "--overwrite" in done.stderr
    assert output.read_text() == "mine"
    again = run("punctuate", "talk.srt", *ENGLISH, "--overwrite")
    assert again.exit_code == 0
    assert output.read_text() != "mine"


@pytest.mark.parametrize("given", [[""], ["talk.srt", "-o", ""], ["talk.srt", "--output="]])
def test_an_empty_name_is_not_the_present_folder(
    run: Invoke, folder: Path, given: list[str]
) -> None:
    done = run("punctuate", *given, *ENGLISH)
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert "empty" in done.stderr
    assert names(folder) == ["talk.srt"]


def test_the_summary_says_what_is_not_noted_as_done(run: Invoke, folder: Path) -> None:
    (folder / "out" / JOURNAL).mkdir(parents=True)
    (folder / "in").mkdir()
    (folder / "in" / "talk.srt").write_bytes((folder / "talk.srt").read_bytes())
    done = run("punctuate", "in", "-o", "out", *ENGLISH)
    assert "1 file: 1 written." in done.stdout
    assert "1 output is written, but not recorded as done" in done.stdout


def test_json_is_all_there_is_on_stdout(run: Invoke, folder: Path) -> None:
    done = run("punctuate", "talk.srt", *ENGLISH, "--json", "--dry-run")
    report = json.loads(done.stdout)
    assert report["command"] == "punctuate"
    assert report["model"]["name"] == "fake 1"
    assert report["options"]["languages"] == ["en"]
    assert report["files"][0]["status"] == "planned"
    assert report["totals"]["planned"] == 1
    assert names(folder) == ["talk.srt"]


def test_a_report_is_written_and_written_again(run: Invoke, folder: Path) -> None:
    for _ in range(2):
        done = run(
            *("punctuate", "talk.srt", *ENGLISH, "--overwrite", "--report", "r.json"),
            "--all-slots",
        )
        assert done.exit_code == 0
    assert len(json.loads((folder / "r.json").read_text())["files"][0]["slots"]) == 11


def test_suggestions_write_nothing_unless_an_output_is_named(run: Invoke, folder: Path) -> None:
    done = run("punctuate", "talk.srt", *ENGLISH, "--marks", "suggest", "--report", "r.json")
    assert done.exit_code == 0
    assert names(folder) == ["r.json", "talk.srt"]
    run("punctuate", "talk.srt", *ENGLISH, "--marks", "suggest", "-o", "same.srt")
    assert (folder / "same.srt").read_bytes() == (folder / "talk.srt").read_bytes()


def test_an_ending_of_another_format_converts(run: Invoke, folder: Path) -> None:
    run("punctuate", "talk.srt", *ENGLISH, "-o", "talk.vtt", "--cut", "sentences")
    assert (folder / "talk.vtt").read_text().startswith("WEBVTT")


def test_what_a_cut_cannot_mend_is_told(run: Invoke, folder: Path) -> None:
    text = "1\n00:00:01,000 --> 00:00:01,500\n{}\n\n2\n00:00:01,600 --> 00:00:04,000\nYes.\n"
    (folder / "fast.srt").write_text(text.format("Nobody can read so much of it."))
    done = run("cut", "fast.srt", *ENGLISH)
    assert "Still 1 cue too fast: the speech is fast" in done.stdout
    (folder / "calm.srt").write_text(text.format("No."))
    assert "still" not in run("cut", "calm.srt", *ENGLISH, "--profile", "none").stdout


def test_in_place_writes_over_the_input(run: Invoke, folder: Path) -> None:
    done = run("punctuate", "talk.srt", *ENGLISH, "--in-place")
    assert done.exit_code == 0
    assert names(folder) == ["talk.srt"]
    assert "Anna waved" in (folder / "talk.srt").read_text()


def test_a_budget_sets_what_is_uncertain(run: Invoke) -> None:
    for option, uncertain in (("--budget=0", 0), ("--threshold=1", 11), ("--threshold=0.5", 0)):
        done = run("punctuate", "talk.srt", *ENGLISH, "--dry-run", "--json", option)
        assert json.loads(done.stdout)["totals"]["uncertain"] == uncertain


def test_one_bad_file_among_others_is_exit_code_1(run: Invoke, folder: Path) -> None:
    (folder / "empty.srt").touch()
    done = run("punctuate", ".", *ENGLISH)
    assert done.exit_code == 1
    assert "empty.srt: the file is empty." in done.stderr
    assert "2 files: 1 written, 1 failed." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("missing.srt",), "missing.srt: the file cannot be read"),
        (("talk.srt", "-o", "talk.srt"), "--in-place"),
        (("talk.srt", "-o", "talk.odt"), ".odt"),
        (("talk.srt", "--language", "tlh"), "'tlh' is not a language"),
        (("talk.srt", "--language", "en,"), "is not a language"),
        (("talk.srt", "--profile", "nobody"), "'nobody' is not a profile"),
        (("talk.srt", "--encoding", "klingon"), "no encoding named 'klingon'"),
        (("talk.srt", "--report", "talk.srt"), "is not a report"),
        (("talk.srt", "--report", "no/such/r.json"), "the report cannot be written"),
        (("talk.srt", "--threshold", "2"), "--threshold"),
        (("talk.srt", "--marks", "all"), "--marks"),
        (("talk.srt", "--in-place", "-o", "x.srt"), "--in-place"),
        (("talk.srt", "--threshold", "0.5", "--budget", "5"), "--budget"),
        (("talk.srt", "--frobnicate"), "--frobnicate"),
        ((), "PATH"),
    ],
)
def test_a_failure_is_one_line_and_exit_code_2(
    run: Invoke, folder: Path, arguments: tuple[str, ...], reason: str
) -> None:
    before = (folder / "talk.srt").read_bytes()
    done = run("punctuate", *arguments)
    lines = [line for line in done.stderr.splitlines() if "GPU" not in line]
    assert done.exit_code == 2
    assert len(lines) == 1
    assert reason in lines[0]
    assert names(folder) == ["talk.srt"]
    assert (folder / "talk.srt").read_bytes() == before


def test_a_failed_file_is_in_the_json_too(run: Invoke) -> None:
    done = run("punctuate", "missing.srt", "--json")
    assert done.exit_code == 2
    assert json.loads(done.stdout)["files"][0]["status"] == "failed"


def test_many_skipped_files_are_counted(run: Invoke, folder: Path) -> None:
    for number in range(8):
        (folder / f"{number}.srt").write_text("1\n00:00:01,000 --> 00:00:02,000\nhi\n")
    run("punctuate", ".", *ENGLISH)
    done = run("punctuate", ".", *ENGLISH)
    assert done.stderr == (
        "interpunct: skipped: 9 outputs are already done; --overwrite writes them again.\n"
    )


def test_control_characters_of_a_name_do_not_reach_the_terminal(run: Invoke) -> None:
    done = run("punctuate", "\x1b[31mred\n.srt")
    (line,) = (line for line in done.stderr.splitlines() if "GPU" not in line)
    assert line.startswith("interpunct: \\x1b[31mred\\n.srt: ")


def test_stopping_is_one_line_exit_code_130_and_a_whole_report(
    run: Invoke, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "zzz.srt").write_text("1\n00:00:01,000 --> 00:00:02,000\nhi\n")
    from interpunct.folders import pipeline, running

    def stop(work: Work) -> pipeline.Result:
        if work.document.path and work.document.path.name == "zzz.srt":
            raise KeyboardInterrupt
        return pipeline.finish(work)

    monkeypatch.setattr(running, "finish", stop)
    done = run("punctuate", ".", *ENGLISH, "--report", "r.json")
    assert done.exit_code == 130
    assert done.stderr.splitlines()[1:] == [
        "interpunct: stopped; 1 of 2 files are written, whole."
    ]
    report = json.loads((folder / "r.json").read_text())
    assert report["complete"] is False
    assert [file["status"] for file in report["files"]] == ["written"]
    assert names(folder) == [JOURNAL, "r.json", "talk.punctuated.srt", "talk.srt", "zzz.srt"]


def test_a_file_that_has_its_marks_gets_none_unless_asked_for(run: Invoke, folder: Path) -> None:
    cue = "{0}\n00:00:{0:02},000 --> 00:00:{0:02},900\nThe boat, they said, left. So\n\n"
    finished = "".join(cue.format(place) for place in range(1, 20))
    (folder / "done.srt").write_text(finished)
    done = run("punctuate", "done.srt", *ENGLISH, "--report", "r.json")
    assert "1 file has its marks already and got no new marks" in done.stdout
    assert (folder / "done.punctuated.srt").read_text() == finished
    report = json.loads((folder / "r.json").read_text())
    assert (report["options"]["marks"], report["files"][0]["was_punctuated"]) == ("auto", True)
    done = run("punctuate", "done.srt", *ENGLISH, "--marks", "complete", "--overwrite")
    assert "already" not in done.stdout
    assert (folder / "done.punctuated.srt").read_text() != finished


def test_finished_stretches_are_left_alone_and_counted(run: Invoke, folder: Path) -> None:
    cue = "{0}\n00:00:{0:02},000 --> 00:00:{0:02},900\n{1}\n\n"
    whole, bare = (
        "The boat, they said, left. So Anna wept.",
        "the boat they said left so anna wept",
    )
    texts = ([whole] * 8 + [bare] * 8) * 2
    (folder / "half.srt").write_text("".join(map(cue.format, range(1, 33), texts)))
    done = run("punctuate", "half.srt", *ENGLISH, "--report", "r.json")
    (file,) = json.loads((folder / "r.json").read_text())["files"]
    assert file["counts"]["finished"] > 0
    assert f"{file['counts']['finished']} words stand in finished stretches" in done.stdout
    assert (folder / "half.punctuated.srt").read_text().count(whole) >= 14
    done = run("punctuate", "half.srt", *ENGLISH, "--marks", "complete", "--overwrite")
    assert "finished stretches" not in done.stdout


def test_markup_in_a_name_is_shown_as_it_is(run: Invoke, folder: Path) -> None:
    for name in ("[bold]", ":smile:"):
        (folder / name).mkdir()
        (folder / "talk.srt").rename(folder / name / "talk.srt")
        (folder / "talk.srt").write_bytes((folder / name / "talk.srt").read_bytes())
    (folder / "[").mkdir()
    (folder / "[" / "done]").mkdir()
    (folder / "[" / "done]" / "x.srt").write_bytes((folder / "talk.srt").read_bytes())
    done = run("punctuate", ".", *ENGLISH)
    assert done.exit_code == 0
    for name in ("[bold]/talk", ":smile:/talk", "[/done]/x"):
        assert f"{name}.punctuated.srt" in done.stdout


def test_without_resuming_no_journal_is_kept(run: Invoke, folder: Path) -> None:
    run("punctuate", ".", *ENGLISH, "--no-resume")
    assert names(folder) == ["talk.punctuated.srt", "talk.srt"]
    done = run("punctuate", ".", *ENGLISH, "--no-resume")
    assert "this output is there already" in done.stderr


def test_a_run_goes_on_and_says_what_it_leaves_alone(run: Invoke, folder: Path) -> None:
    (folder / "other.srt").write_bytes((folder / "talk.srt").read_bytes())
    run("punctuate", ".", *ENGLISH)
    (folder / "other.punctuated.srt").write_text("by hand")
    with (folder / "talk.srt").open("a") as file:
        file.write("\n3\n00:00:06,000 --> 00:00:07,000\nand more\n")
    done = run("punctuate", ".", *ENGLISH)
    assert "other.punctuated.srt: this output was edited since" in done.stderr
    assert "2 files: 1 written, 1 skipped." in done.stdout
    assert "And more." in (folder / "talk.punctuated.srt").read_text()
    assert (folder / "other.punctuated.srt").read_text() == "by hand"


def test_links_that_lead_out_of_a_folder_are_counted_and_the_rest_is_done(
    run: Invoke, folder: Path
) -> None:
    (folder / "in").mkdir()
    (folder / "in" / "a.srt").write_bytes((folder / "talk.srt").read_bytes())
    before = (folder / "talk.srt").read_bytes()
    for number in range(1, 8):
        (folder / "in" / f"{number}.srt").symlink_to(folder / "talk.srt")
        done = run("punctuate", "in", *ENGLISH, "--in-place", "--overwrite")
        assert done.exit_code == 0
        told = [line for line in done.stderr.splitlines() if "skipped" in line]
        assert len(told) == (number if number <= 5 else 1)
    assert told[0].startswith("interpunct: skipped: 7 links lead out of their folder and are")
    assert (folder / "talk.srt").read_bytes() == before
    assert "Really" in (folder / "in" / "a.srt").read_text()


@pytest.mark.parametrize("dry", [(), ("--dry-run",)])
def test_other_names_of_a_file_written_in_place_are_told(
    run: Invoke, folder: Path, dry: tuple[str, ...]
) -> None:
    os.link(folder / "talk.srt", folder / "other")
    before = (folder / "other").read_bytes()
    done = run("punctuate", "talk.srt", *ENGLISH, "--in-place", *dry)
    assert "talk.srt: it had 1 other name (hard links), which keep the text" in done.stderr
    assert (folder / "other").read_bytes() == before


def test_other_names_of_an_output_that_is_replaced_are_told(run: Invoke, folder: Path) -> None:
    os.link(folder / "talk.srt", folder / "other.srt")
    before = (folder / "talk.srt").read_bytes()
    done = run("punctuate", "talk.srt", *ENGLISH, "-o", "other.srt", "--overwrite")
    assert "talk.srt: its output had 1 other name (hard links), which keep the text" in done.stderr
    assert (folder / "talk.srt").read_bytes() == before != (folder / "other.srt").read_bytes()


@pytest.mark.parametrize("named", [("bad.srt",), ("season",), ("bad.srt", "--encoding", "utf-8")])
@pytest.mark.parametrize("command", ["punctuate", "cut", "check"])
def test_a_file_in_an_unknown_encoding_is_told_with_the_option_that_names_it(
    run: Invoke, folder: Path, command: str, named: tuple[str, ...]
) -> None:
    (folder / "season").mkdir()
    for path in (folder / "bad.srt", folder / "season" / "bad.srt"):
        path.write_bytes(bytes(range(128, 256)) * 9)
    done = run(command, *named)
    (line,) = (line for line in done.stderr.splitlines() if "bytes" in line)
    assert line.endswith("Choose the encoding of the file. Set it with --encoding.")


def lines(*texts: str) -> str:
    cue = "{0}\n00:00:{0:02},000 --> 00:00:{0:02},900\n{1}\n\n"
    return "".join(cue.format(place, text) for place, text in enumerate(texts, start=1))


GEORGIAN = lines("იქ ჩემი ძველი მეგობარი შემხვდა", "და დიდხანს ვისაუბრეთ")
HEBREW = lines("הבוקר קמתי מוקדם", "והלכתי לשוק לקנות פירות")


def test_a_file_in_a_language_that_is_not_known_stays_and_that_is_told(
    run: Invoke, folder: Path
) -> None:
    (folder / "talk.srt").write_text(GEORGIAN)
    done = run("punctuate", "talk.srt", "--marks", "replace", "--report", "r.json")
    assert done.exit_code == 0
    assert (folder / "talk.punctuated.srt").read_text() == GEORGIAN
    note = "8 words are in Georgian (ka), which Interpunct does not know"
    assert f"talk.srt: {note}" in done.stderr
    assert "left alone" in done.stdout
    assert "--language states the language" in done.stdout
    (file,) = json.loads((folder / "r.json").read_text())["files"]
    assert file["left_alone"] == {"foreign": {"ka": 8}, "sooner_typed": {}, "unlearned": {}}
    assert file["languages"] == {"ka": 8}
    assert file["counts"]["left_alone"] == 8
    assert file["counts"]["undecided"] == file["counts"]["uncertain"] == 0
    assert not any(slot.get("uncertain") for slot in file["slots"])
    assert file["expected_errors"] == 0
    assert file["warnings"][0].startswith(note)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("ar", lines("ذهبت إلى السوق، اليوم", "ثم عدت إلى البيت")),
        ("th", lines("วันนี้ฉันไปตลาด", "แล้วก็กลับบ้าน")),
    ],
)
@pytest.mark.parametrize("named", [False, True])
def test_a_language_that_the_bundle_has_not_learned_is_left_as_it_is(
    run: Invoke, folder: Path, code: str, text: str, named: bool
) -> None:
    (folder / "talk.srt").write_text(text)
    language = ("--language", code, "--marks", "replace") if named else ()
    done = run("punctuate", "talk.srt", *language, "--report", "r.json")
    assert done.exit_code == 0
    assert (folder / "talk.punctuated.srt").read_text() == text
    assert f"({code}), which this model has not learned" in done.stderr
    (file,) = json.loads((folder / "r.json").read_text())["files"]
    assert file["left_alone"]["unlearned"] == {code: file["counts"]["words"]}


@pytest.mark.parametrize(
    ("named", "stays"),
    [((), True), (("--marks", "complete"), False), (("--language", "he"), False)],
)
def test_marks_that_are_sooner_typed_are_only_suggested(
    run: Invoke, folder: Path, named: tuple[str, ...], stays: bool
) -> None:
    (folder / "talk.srt").write_text(HEBREW)
    done = run("punctuate", "talk.srt", *named, "--report", "r.json", "--all-slots")
    assert ((folder / "talk.punctuated.srt").read_text() == HEBREW) is stays
    assert ("where typing the marks takes fewer keys than a review" in done.stderr) is stays
    (file,) = json.loads((folder / "r.json").read_text())["files"]
    assert file["left_alone"]["sooner_typed"] == ({"he": 7} if stays else {})
    assert [slot["mark"] for slot in file["slots"] if slot["mark"]] == [".", "."]


def test_a_file_that_is_only_cut_is_not_searched_for_languages(
    run: Invoke, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "talk.srt").write_text(GEORGIAN)
    monkeypatch.setattr("interpunct.work.unsupported_languages.foreign_words", None)
    assert run("cut", "talk.srt").exit_code == 0


def test_models_are_mixed_and_named_in_the_report(
    folder: Path, tiny_bundle: Path, run: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # a real model
    monkeypatch.chdir(folder)
    given = ("--model", str(tiny_bundle), "--with-model", str(tiny_bundle), "--no-resume")
    done = run("punctuate", "talk.srt", *ENGLISH, *given, "--report", "report.json")
    assert done.exit_code == 0, done.output
    report = json.loads((folder / "report.json").read_text())
    assert report["model"]["name"] == "tiny 1 and tiny 1"


@pytest.mark.parametrize("given", [("--shares", "x.json")])
def test_shares_need_another_model(run: Invoke, given: tuple[str, ...]) -> None:
    done = run("punctuate", "talk.srt", *ENGLISH, *given)
    assert done.exit_code == 2
    assert "--with-model" in done.stderr


@pytest.mark.parametrize("option", [("--format", "srt"), ("--suffix", "en")])
def test_a_file_as_the_output_has_its_own_format_and_suffix(
    run: Invoke, folder: Path, option: tuple[str, str]
) -> None:
    done = run("cut", "talk.srt", "-o", "other.vtt", *option)
    assert done.exit_code == 2
    assert "has its format and its suffix; name a folder" in done.stderr
    assert not (folder / "other.vtt").exists()
    assert run("cut", "talk.srt", "--in-place", *option).exit_code == 2


@pytest.mark.parametrize("option", [("--format", "xyz"), ("--suffix", "a/b"), ("--suffix", "..")])
def test_an_impossible_format_or_suffix_is_refused(
    run: Invoke, folder: Path, option: tuple[str, str]
) -> None:
    done = run("cut", "talk.srt", *option)
    assert done.exit_code == 2
    assert option[0] in done.stderr
    assert names(folder) == ["talk.srt"]
