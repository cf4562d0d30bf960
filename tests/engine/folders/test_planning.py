# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from interpunct.captions.formats import ASS, DOCX, ENDINGS, SBV, SRT, VTT, WRITTEN, CaptionFormat
from interpunct.errors import CaptionError
from interpunct.folders.outcomes import Standing, Status
from interpunct.folders.planning import Destination, Plan, plan

Write = Callable[..., Path]

BESIDE = Destination("punctuated")


def pairs(planned: Plan, folder: Path) -> dict[str, str | None]:
    """Output by input, both relative to `folder`."""
    return {
        job.source.relative_to(folder).as_posix(): (
            None if job.output is None else job.output.relative_to(folder).as_posix()
        )
        for job in planned.jobs
    }


def test_an_output_is_beside_its_input_with_a_tag(write: Write, tmp_path: Path) -> None:
    planned = plan([write("talk.en.srt"), write("clip.VTT")], BESIDE)
    assert pairs(planned, tmp_path) == {
        "talk.en.srt": "talk.en.punctuated.srt",
        "clip.VTT": "clip.punctuated.VTT",
    }


def test_json_becomes_srt(write: Write, tmp_path: Path) -> None:
    planned = plan([write("talk.json")], BESIDE)
    assert pairs(planned, tmp_path) == {"talk.json": "talk.punctuated.srt"}
    assert planned.jobs[0].format is SRT


def test_an_ending_of_another_format_exports(write: Write, tmp_path: Path) -> None:
    planned = plan([write("talk.srt")], Destination("punctuated", tmp_path / "new.vtt"))
    assert pairs(planned, tmp_path) == {"talk.srt": "new.vtt"}
    assert planned.jobs[0].format is VTT


def test_an_output_without_an_ending_is_a_folder(write: Write, tmp_path: Path) -> None:
    planned = plan([write("talk.srt")], Destination("punctuated", tmp_path / "done"))
    assert pairs(planned, tmp_path) == {"talk.srt": "done/talk.srt"}


def test_a_folder_is_mirrored(write: Write, tmp_path: Path) -> None:
    for name in ("in/a.srt", "in/deep/er/b.vtt", "in/deep/c.json", "in/notes.txt", "in/.x.srt"):
        write(name)
    planned = plan([tmp_path / "in"], Destination("punctuated", tmp_path / "out"))
    assert pairs(planned, tmp_path) == {
        "in/a.srt": "out/a.srt",
        "in/deep/c.json": "out/deep/c.srt",
        "in/deep/er/b.vtt": "out/deep/er/b.vtt",
    }


def test_every_ending_of_captions_is_found_in_a_folder_and_kept(
    write: Write, tmp_path: Path
) -> None:
    for name in ("a.webvtt", "b.ass", "c.SSA", "d.sbv", "e.srt", "f.smi"):
        write(f"in/{name}")
    planned = plan([tmp_path / "in"], Destination("cut"))
    assert pairs(planned, tmp_path) == {
        "in/a.webvtt": "in/a.cut.webvtt",
        "in/b.ass": "in/b.cut.ass",
        "in/c.SSA": "in/c.cut.SSA",
        "in/d.sbv": "in/d.cut.sbv",
        "in/e.srt": "in/e.cut.srt",
    }


@pytest.mark.parametrize(
    ("name", "form"),
    [("a.webvtt", VTT), ("a.sbv", SBV), ("a.ass", ASS), ("a.ssa", ASS), ("a.docx", DOCX)],
)
def test_the_ending_of_the_output_chooses_the_format(
    write: Write, tmp_path: Path, name: str, form: CaptionFormat
) -> None:
    (job,) = plan([write("talk.srt")], Destination("punctuated", tmp_path / name)).jobs
    assert job.format is form


@pytest.mark.parametrize("name", ["out.json", "out.smi"])
def test_an_output_in_what_is_not_written_is_refused_with_what_is(
    write: Write, tmp_path: Path, name: str
) -> None:
    with pytest.raises(CaptionError, match=r"end in \.srt, \.vtt, \.sbv(,| or) \.ass"):
        plan([write("talk.srt")], Destination("punctuated", tmp_path / name))


def test_outputs_of_earlier_runs_are_no_inputs(write: Write, tmp_path: Path) -> None:
    for name in ("a.srt", "a.punctuated.srt", "out/a.srt", "report.json"):
        write(name)
    destination = Destination("punctuated", tmp_path / "out", overwrite=True)
    planned = plan([tmp_path], destination, reserved=[tmp_path / "report.json"])
    assert pairs(planned, tmp_path) == {"a.srt": "out/a.srt"}


def test_what_is_there_already_is_skipped_unless_overwritten(write: Write, tmp_path: Path) -> None:
    source = write("a.srt")
    write("a.punctuated.srt")
    planned = plan([source], BESIDE)
    assert planned.jobs == ()
    (done,) = planned.done
    assert done.status is Status.SKIPPED
    assert "--overwrite" in str(done.error)
    again = plan([source], Destination("punctuated", overwrite=True))
    assert len(again.jobs) == 1


def test_two_inputs_for_one_output_are_refused(write: Write, tmp_path: Path) -> None:
    paths = [write("in/talk.srt"), write("in/talk.json")]
    with pytest.raises(CaptionError, match=r"talk\.srt and .*talk\.json would both be written"):
        plan(paths, BESIDE)


def test_data_beside_captions_of_the_same_name_is_left_out(write: Write, tmp_path: Path) -> None:
    captions, data = write("in/talk.srt"), write("in/talk.json")
    write("in/other.json")
    planned = plan([tmp_path / "in"], BESIDE)
    assert {job.source.name for job in planned.jobs} == {"talk.srt", "other.json"}
    (outcome,) = planned.done
    assert (outcome.path, outcome.status) == (data, Status.SKIPPED)
    assert "--exclude" in str(outcome.error)
    assert captions.exists()


def test_an_input_is_not_an_output_unless_in_place(write: Write, tmp_path: Path) -> None:
    source = write("a.srt")
    for out in (source, tmp_path):
        with pytest.raises(CaptionError, match="--in-place"):
            plan([source], Destination("punctuated", out, overwrite=True))
    with pytest.raises(CaptionError, match="--in-place"):
        plan([tmp_path], Destination("punctuated", tmp_path, overwrite=True))
    planned = plan([source], Destination("punctuated", in_place=True))
    assert planned.jobs[0].output == source


def test_an_input_is_no_output_under_its_name_in_capitals(write: Write, tmp_path: Path) -> None:
    source = write("a.srt")
    alias = tmp_path / "A.srt"
    if not alias.exists():
        pytest.skip("capitals make another file here")
    with pytest.raises(CaptionError, match="--in-place"):
        plan([source], Destination("punctuated", alias, overwrite=True))


def test_several_inputs_need_a_folder(write: Write, tmp_path: Path) -> None:
    paths = [write("a.srt"), write("b.srt")]
    for out in (tmp_path / "c.srt", write("file")):
        with pytest.raises(CaptionError, match="several inputs need a folder"):
            plan(paths, Destination("punctuated", out))


def test_other_endings_are_refused(write: Write, tmp_path: Path) -> None:
    with pytest.raises(CaptionError, match=r"\.odt"):
        plan([write("a.srt")], Destination("punctuated", tmp_path / "a.odt"))


def test_the_report_is_not_overwritten_by_captions(write: Write, tmp_path: Path) -> None:
    out = tmp_path / "b.srt"
    with pytest.raises(CaptionError, match="report"):
        plan([write("a.srt")], Destination("punctuated", out), reserved=[out])


def test_a_file_that_is_reached_twice_is_read_once(write: Write, tmp_path: Path) -> None:
    source = write("in/a.srt")
    (tmp_path / "in" / "link.srt").symlink_to(source)
    planned = plan([source, tmp_path / "in", source], BESIDE)
    assert len(planned.jobs) == 1


def test_a_loop_of_links_ends(write: Write, tmp_path: Path) -> None:
    write("in/a.srt")
    (tmp_path / "in" / "again").symlink_to(tmp_path / "in", target_is_directory=True)
    (tmp_path / "in" / "self.srt").symlink_to(tmp_path / "in" / "self.srt")
    planned = plan([tmp_path / "in"], BESIDE)
    assert [job.source.name for job in planned.jobs] == ["a.srt"]


def test_a_folder_is_not_left_by_its_links(write: Write, tmp_path: Path) -> None:
    inside, outside = write("in/sub/a.srt"), write("out/b.srt")
    folder = inside.parents[1]
    (folder / "deep").symlink_to(outside.parent, target_is_directory=True)
    (folder / "up").symlink_to("..", target_is_directory=True)
    (folder / "file.srt").symlink_to(outside)
    (folder / "notes.txt").symlink_to(write("out/notes.txt"))
    (folder / "same.srt").symlink_to(inside)
    (folder / "nowhere.srt").symlink_to(tmp_path / "gone.srt")
    planned = plan([folder], Destination(in_place=True))
    assert [job.source.name for job in planned.jobs] == ["same.srt"]
    assert {left.path.name for left in planned.done} == {"deep", "file.srt", "nowhere.srt", "up"}
    assert {left.standing for left in planned.done} == {Standing.OUTSIDE}
    assert "file.srt: this link leads out of the folder" in str(planned.done[1].error)
    assert planned.failed == ()
    assert [other.name for other in planned.others] == ["notes.txt"]


def test_a_link_that_is_named_is_followed(write: Write, tmp_path: Path) -> None:
    outside = write("out/b.srt")
    (tmp_path / "link.srt").symlink_to(outside)
    (tmp_path / "in").symlink_to(outside.parent, target_is_directory=True)
    assert len(plan([tmp_path / "link.srt"], BESIDE).jobs) == 1
    (job,) = plan([tmp_path / "in"], BESIDE).jobs
    assert (job.source, job.output) == (
        tmp_path / "in" / "b.srt",
        tmp_path / "in" / "b.punctuated.srt",
    )


@pytest.mark.skipif(os.name == "nt", reason="links need a right on Windows")
def test_folders_behind_one_that_was_entered_before_are_found(
    write: Write, tmp_path: Path
) -> None:
    write("in/a/one.srt")
    (tmp_path / "in" / "b").symlink_to(tmp_path / "in" / "a")
    write("in/c/two.srt")
    found = [job.source.name for job in plan([tmp_path / "in"], BESIDE).jobs]
    assert found == ["one.srt", "two.srt"]


def test_a_link_without_a_target_is_no_file_to_pass_over(write: Write, tmp_path: Path) -> None:
    folder = write("in/a.srt").parent
    (folder / "b.srt").symlink_to("missing.srt")
    (folder / "c.bin").symlink_to("missing.bin")
    planned = plan([folder], BESIDE)
    assert [job.source.name for job in planned.jobs] == ["a.srt", "b.srt"]
    assert [path.name for path in planned.others] == ["c.bin"]


def test_a_folder_without_captions_fails_and_stops_nothing(write: Write, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    planned = plan([tmp_path / "empty", write("a.srt")], BESIDE)
    assert len(planned.jobs) == 1
    assert "no caption file" in str(planned.failed[0].error)


def test_a_closed_folder_is_told_and_stops_nothing(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("in/a.srt")
    write("in/closed/b.srt")
    write("in/open/c.srt")
    scandir = os.scandir

    def refuse(folder: Path) -> object:
        if folder.name == "closed":
            raise PermissionError(13, "Permission denied")
        return scandir(folder)

    monkeypatch.setattr("interpunct.folders.walking.os.scandir", refuse)
    planned = plan([tmp_path / "in"], BESIDE)
    assert [job.source.name for job in planned.jobs] == ["a.srt", "c.srt"]
    assert "the folder cannot be read: Permission denied." in str(planned.failed[0].error)


def test_nothing_is_written_where_nothing_is_to_be(write: Write, tmp_path: Path) -> None:
    planned = plan([write("a.srt")], Destination(writes=False))
    assert pairs(planned, tmp_path) == {"a.srt": None}


def test_other_files_of_a_folder_are_told(write: Write, tmp_path: Path) -> None:
    for name in ("a.srt", "notes.txt", "deep/film.mp4", ".hidden.txt", "b.cut.srt", "out/c.txt"):
        write(f"in/{name}")
    planned = plan([tmp_path / "in"], Destination("cut", tmp_path / "in" / "out"))
    assert [job.source.name for job in planned.jobs] == ["a.srt"]
    assert [path.name for path in planned.others] == ["notes.txt", "film.mp4"]
    assert planned.failed == ()


def test_a_folder_of_outputs_and_other_files_has_no_captions(write: Write, tmp_path: Path) -> None:
    write("a.PUNCTUATED.SRT")
    write("b.txt")
    planned = plan([tmp_path], BESIDE)
    assert planned.jobs == ()
    assert "no caption file" in str(planned.failed[0].error)


def test_every_format_that_is_written_keeps_its_ending(write: Write, tmp_path: Path) -> None:
    for ending in ENDINGS:
        write(f"in/talk-{ending[1:]}{ending}")
    planned = plan([tmp_path / "in"], BESIDE)
    written = {job.source.suffix: job.output.suffix for job in planned.jobs if job.output}
    kept = {ending for form in WRITTEN for ending in form.endings}
    assert written == {ending: ending if ending in kept else ".srt" for ending in ENDINGS}


def test_a_name_that_gets_too_long_is_a_failure_of_that_file(write: Write, tmp_path: Path) -> None:
    write("in/" + "a" * 246 + ".srt")
    write("in/b.srt")
    planned = plan([tmp_path / "in"], BESIDE)
    assert [job.source.name for job in planned.jobs] == ["b.srt"]
    (failed,) = planned.failed
    assert (failed.status, failed.path.name[:1]) == (Status.FAILED, "a")
    assert "cannot be written" in str(failed.error)


def test_a_name_that_no_file_can_have_is_no_folder(tmp_path: Path) -> None:
    planned = plan([tmp_path / ("a" * 300 + ".srt")], Destination(writes=False))
    assert len(planned.jobs) == 1


def test_a_link_to_itself_is_told_and_hides_nothing(write: Write, tmp_path: Path) -> None:
    for name in ("in/a.srt", "in/z.srt", "in/under/c.srt"):
        write(name)
    (tmp_path / "in" / "loop.srt").symlink_to("loop.srt")
    planned = plan([tmp_path / "in"], BESIDE)
    assert [job.source.name for job in planned.jobs] == ["a.srt", "z.srt", "c.srt"]
    (failed,) = planned.failed
    assert failed.path.name == "loop.srt"
    assert "cannot be followed" in str(failed.error)
