# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from interpunct.captions.reading import parse_captions, read_captions
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.errors import InterpunctError
from interpunct.folders import running
from interpunct.folders.claims import CLAIMS
from interpunct.folders.file_report import report_of
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.pipeline import Result, finish
from interpunct.folders.planning import Destination, plan
from interpunct.folders.report import SlotChoice, file_entry, options_entry, report_head
from interpunct.folders.report_writing import JsonReport, entry_text, report_writer
from interpunct.folders.running import FileProgress, Run
from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options
from interpunct.work.work import Work

Write = Callable[..., Path]

ENGLISH = Options(languages=("en",))
BESIDE = Destination("punctuated")
HEAD = report_head("punctuate", {}, None)
WHISPER = json.dumps(
    {"segments": [{"start": 0.0, "end": 2.0, "text": " really the boat left", "words": []}]}
)


def written_report(
    outcomes: list[Outcome], options: Options = ENGLISH, slots: SlotChoice = SlotChoice.ALL
) -> dict[str, Any]:
    """The report of these outcomes, as it is read back."""
    stream = BytesIO()
    head = report_head("punctuate", options_entry(options, dry_run=False), None)
    writer = JsonReport(stream)
    writer.begin(head)
    for outcome in outcomes:
        file = report_of(outcome)
        writer.add(entry_text(outcome, file, slots))
    writer.close()
    report: dict[str, Any] = json.loads(stream.getvalue())
    return report


def test_files_are_written_whole_and_the_inputs_stay(
    write: Write, fake_predictor: Predictor
) -> None:
    source = write("a.srt")
    before = source.read_bytes()
    (outcome,) = Run(ENGLISH, fake_predictor).outcomes(plan([source], BESIDE).jobs)
    assert outcome.status is Status.WRITTEN
    assert outcome.output is not None
    assert [cue.payload for cue in read_captions(outcome.output).cues] == [
        "Really, the boat left the harbour.",
        "Anna waved from <i>the pier.</i>",
    ]
    assert source.read_bytes() == before
    assert sorted(path.name for path in source.parent.iterdir()) == ["a.punctuated.srt", "a.srt"]


def test_one_bad_file_never_stops_the_others(
    write: Write, tmp_path: Path, fake_predictor: Predictor
) -> None:
    write("in/a.srt")
    write("in/empty.srt", "")
    write("in/text.vtt", "no captions")
    write("in/z.srt")
    write("in/other.json", '{"name": "package"}')
    jobs = plan([tmp_path / "in", tmp_path / "missing.srt"], BESIDE).jobs
    statuses = {
        each.path.name: each.status for each in Run(ENGLISH, fake_predictor).outcomes(jobs)
    }
    assert statuses == {
        "a.srt": Status.WRITTEN,
        "empty.srt": Status.FAILED,
        "missing.srt": Status.FAILED,
        "other.json": Status.SKIPPED,
        "text.vtt": Status.FAILED,
        "z.srt": Status.WRITTEN,
    }


def test_a_failure_that_nobody_foresaw_is_told_and_stops_nothing(
    write: Write, fake_predictor: Predictor, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = plan([write("a.srt"), write("b.srt")], BESIDE).jobs

    def fail(work: Work) -> Result:
        if work.document.path and work.document.path.name == "a.srt":
            raise IndexError("out of range")
        return finish(work)

    monkeypatch.setattr(running, "finish", fail)
    first, second = Run(ENGLISH, fake_predictor).outcomes(jobs)
    assert first.status is Status.FAILED
    assert "IndexError: out of range" in str(first.error)
    assert second.status is Status.WRITTEN


@pytest.mark.parametrize(
    ("words", "groups"), [(300, [3, 3, 1]), (223, [3, 3, 1]), (222, [2, 2, 2, 1])]
)
def test_files_share_calls_of_the_model_in_groups(
    write: Write,
    fake_predictor: Any,
    monkeypatch: pytest.MonkeyPatch,
    words: int,
    groups: list[int],
) -> None:
    monkeypatch.setattr(type(fake_predictor), "group_words", words)
    jobs = plan([write(f"{number}.srt") for number in range(7)], BESIDE).jobs
    assert len(list(Run(ENGLISH, fake_predictor).outcomes(jobs))) == 7
    assert fake_predictor.groups == groups


def test_a_file_that_cannot_be_read_is_given_back_at_once(
    write: Write, fake_predictor: Predictor
) -> None:
    jobs = plan([write("a.srt", "no captions")], BESIDE).jobs
    for step in Run(ENGLISH, fake_predictor).steps(jobs):
        if isinstance(step, Outcome):
            assert step.status is Status.FAILED
            assert not (jobs[0].source.parent / CLAIMS).exists()


def test_every_file_is_told_of_from_its_reading_to_its_end(
    write: Write, tmp_path: Path, fake_predictor: Predictor
) -> None:
    for name in ("a.srt", "b.srt"):
        write(f"in/{name}")
    write("in/c.srt", "")
    told: dict[str, list[FileProgress | Outcome]] = {"a.srt": [], "b.srt": [], "c.srt": []}
    for step in Run(ENGLISH, fake_predictor).steps(plan([tmp_path / "in"], BESIDE).jobs):
        told[step.path.name].append(step)
    for name in ("a.srt", "b.srt"):
        *progress, outcome = told[name]
        assert isinstance(outcome, Outcome)
        shown = [(step.done, step.words) for step in progress if isinstance(step, FileProgress)]
        assert shown[:2] == [(0, None), (0, 11)]
        assert shown[-1] == (11, 11)
        assert shown[1:] == sorted(shown[1:])
    reading, failed = told["c.srt"]
    assert isinstance(reading, FileProgress)
    assert isinstance(failed, Outcome)


def test_a_long_file_is_told_of_while_it_is_predicted(
    write: Write, fake_predictor: Predictor
) -> None:
    text = "\n\n".join(
        f"{cue + 1}\n00:{cue // 60:02}:{cue % 60:02},000 --> 00:{cue // 60:02}:{cue % 60:02},900\n"
        "so it goes and so it goes on"
        for cue in range(400)
    )
    jobs = plan([write("a.srt", text)], BESIDE).jobs
    steps = list(Run(ENGLISH, InStretches(fake_predictor)).steps(jobs))
    shares = [step.share for step in steps if isinstance(step, FileProgress)]
    assert any(0.2 < share < 0.4 for share in shares)
    assert isinstance(steps[-1], Outcome)
    assert steps[-1].status is Status.WRITTEN


class InStretches(Predictor):
    """Another predictor's answers, a thousand slots at a time."""

    def __init__(self, predictor: Predictor) -> None:
        self.predictor = predictor

    def predict(self, transcript: Transcript, **asked: Any) -> Iterator[Predictions]:
        """The same predictions in pieces."""
        for whole in self.predictor.predict(transcript, **asked):
            for start in range(0, len(whole), 1000):
                part = slice(start, start + 1000)
                yield Predictions(whole.first + start, whole.labels[part], whole.casings[part])


def test_a_run_that_is_asked_for_no_further_step_leaves_whole_files_only(
    write: Write, tmp_path: Path, fake_predictor: Predictor
) -> None:
    for name in ("a.srt", "b.srt", "c.srt"):
        write(f"in/{name}")
    planned = plan([tmp_path / "in"], BESIDE)
    steps = Run(ENGLISH, fake_predictor).steps(planned.jobs)
    first = next(step for step in steps if isinstance(step, Outcome))
    next(steps)  # the second file is predicted, and not written
    del steps
    assert [path.name for path in sorted((tmp_path / "in").iterdir())] == [
        "a.punctuated.srt",
        "a.srt",
        "b.srt",
        "c.srt",
    ]
    again = plan([tmp_path / "in"], BESIDE)
    assert [done.path for done in again.done] == [first.path]
    assert len(list(Run(ENGLISH, fake_predictor).outcomes(again.jobs))) == 2
    assert len(list((tmp_path / "in").glob("*.punctuated.srt"))) == 3


def test_a_dry_run_writes_nothing(write: Write, fake_predictor: Predictor) -> None:
    source = write("a.srt")
    destination = Destination("punctuated", source.parent / "new" / "a.srt")
    run = Run(ENGLISH, fake_predictor, dry_run=True)
    (outcome,) = run.outcomes(plan([source], destination).jobs)
    assert outcome.status is Status.PLANNED
    assert list(source.parent.iterdir()) == [source]


def test_in_place_a_file_without_changes_is_not_touched(
    write: Write, fake_predictor: Predictor
) -> None:
    source, over = write("a.srt"), Destination("punctuated", in_place=True)
    run = Run(ENGLISH, fake_predictor)
    first, second = (next(run.outcomes(plan([source], over).jobs)) for _ in range(2))
    assert (first.status, second.status) == (Status.WRITTEN, Status.UNCHANGED)


def test_json_is_written_as_captions(
    write: Write, tmp_path: Path, fake_predictor: Predictor
) -> None:
    source = write("a.json", WHISPER)
    for name, start in (
        ("a.srt", b"1\n"),
        ("a.vtt", b"WEBVTT"),
        ("a.sbv", b"0:00:"),
        ("a.ass", b"[Script Info]"),
    ):
        jobs = plan([source], Destination("punctuated", tmp_path / name)).jobs
        (outcome,) = Run(ENGLISH, fake_predictor).outcomes(jobs)
        data = (tmp_path / name).read_bytes()
        assert outcome.status is Status.WRITTEN
        assert data.startswith(start)
        assert parse_captions(data).cues[0].payload == "Really, the boat left."


ASS_EVENTS = (
    "[Events]\nComment: a note\n"
    "Dialogue: 2,0:00:01.00,0:00:03.00,Sign,,0,0,0,,{\\an8}{\\fs9}really the\\Nboat\n"
)


def test_of_an_ass_file_the_text_of_events_is_written_and_nothing_else(
    write: Write, fake_predictor: Predictor
) -> None:
    source = write("a.ass", ASS_EVENTS)
    (outcome,) = Run(ENGLISH, fake_predictor).outcomes(plan([source], BESIDE).jobs)
    assert outcome.output == source.with_name("a.punctuated.ass")
    assert outcome.output.read_text() == ASS_EVENTS.replace("really", "Really,").replace(
        "boat", "boat."
    )
    assert outcome.losses == ()


def test_what_a_conversion_cannot_say_is_in_the_report(
    write: Write, fake_predictor: Predictor
) -> None:
    source = write("a.ass", ASS_EVENTS)
    destination = Destination("punctuated", source.with_name("a.srt"))
    (outcome,) = Run(ENGLISH, fake_predictor).outcomes(plan([source], destination).jobs)
    assert source.with_name("a.srt").read_text().endswith("{\\an8}Really, the\nboat.\n\n")
    entry = file_entry(outcome, report_of(outcome))
    assert entry["warnings"] == [
        "1 cue: override tags left out, which SRT cannot store",
        "1 cue: styles, names and layers left out, which SRT cannot store",
    ]


def test_json_is_not_written_in_place(write: Write, fake_predictor: Predictor) -> None:
    source = write("a.json", WHISPER)
    jobs = plan([source], Destination("punctuated", in_place=True)).jobs
    (outcome,) = Run(ENGLISH, fake_predictor).outcomes(jobs)
    assert outcome.status is Status.FAILED
    assert source.read_text() == WHISPER


def test_an_output_that_cannot_be_written_is_a_failure(
    write: Write, tmp_path: Path, fake_predictor: Predictor
) -> None:
    blocked = write("blocked")
    jobs = plan([write("a.srt")], Destination("punctuated", tmp_path / "out.srt")).jobs
    job = running_job(jobs[0], blocked / "a.srt")
    (outcome,) = Run(ENGLISH, fake_predictor).outcomes([job])
    assert outcome.status is Status.FAILED
    assert "folder cannot be made" in str(outcome.error)


def running_job(job: Any, output: Path) -> Any:
    return type(job)(job.source, output)


def test_the_report_tells_every_slot_where_it_was_written(
    write: Write, fake_predictor: Predictor
) -> None:
    source = write("a.srt")
    outcomes = list(Run(ENGLISH, fake_predictor).outcomes(plan([source], BESIDE).jobs))
    report = written_report(outcomes)
    assert report["version"] == 2
    assert report["complete"] is True
    (file,) = report["files"]
    assert file["counts"] == {
        "cues": 2,
        "cues_after_cut": 2,
        "words": 11,
        "slots": 11,
        "undecided": 11,
        "uncertain": 1,
        "suggested": 0,
        "marks_before": 0,
        "marks_added": 3,
        "marks_changed": 0,
        "marks_removed": 0,
        "casings_changed": 2,
        "left_alone": 0,
        "finished": 0,
    }
    assert file["languages"] == {"en": 11}
    assert file["encoding"] == {"name": "utf-8", "bom": False, "known_by": "utf-8"}
    cues = read_captions(outcomes[0].output).cues  # type: ignore[arg-type]
    for slot in file["slots"]:
        payload = cues[slot["cue"] - 1].payload
        assert payload[: slot["offset"]].lower().endswith(slot["word"])
        assert payload[slot["offset"] :].startswith(slot.get("written", slot["mark"]))
    figures = [slot["confidence"] for slot in file["slots"]]
    figures += [each for slot in file["slots"] for each in slot["alternatives"].values()]
    assert all(figure == round(figure, 3) for figure in figures)
    first = file["slots"][0]
    assert (first["label"], first["mark"], first["uncertain"]) == ("comma", ",", True)
    second, probability = next(iter(first["alternatives"].items()))
    assert second == "none"
    assert 0.38 < probability < 1 - first["confidence"]  # of 0.38, as captions
    assert (first["before"], first["word"]) == ("", "really")
    assert first["after"] == "the boat left"


def test_by_default_a_report_has_the_uncertain_and_the_suggested_slots(
    write: Write, fake_predictor: Predictor
) -> None:
    source = write("a.srt")
    for marks, words in (
        (MarksMode.COMPLETE, ["really"]),
        (MarksMode.SUGGEST, ["really", "harbour", "pier"]),
    ):
        options = Options(languages=("en",), marks=marks)
        jobs = plan([source], Destination(writes=False)).jobs
        outcomes = list(Run(options, fake_predictor).outcomes(jobs))
        (every,) = written_report(outcomes, options)["files"]
        (file,) = written_report(outcomes, options, SlotChoice.DOUBTS)["files"]
        doubts = [
            slot
            for slot in every["slots"]
            if slot.get("uncertain") or slot.get("written", slot["mark"]) != slot["mark"]
        ]
        assert file["slots"] == doubts
        assert [slot["word"] for slot in doubts] == words


def test_after_a_cut_slots_are_told_in_the_new_cues(
    write: Write, fake_predictor: Predictor
) -> None:
    text = (
        "1\n00:00:01,000 --> 00:00:09,000\nthe boat left. then it came back to the old harbour "
        "in the fog of the morning and nobody was there.\n"
    )
    options = Options(languages=("en",), cut=CutMode.SENTENCES, profile=load_profile("netflix"))
    jobs = plan([write("a.srt", text)], BESIDE).jobs
    outcomes = list(Run(options, fake_predictor).outcomes(jobs))
    (file,) = written_report(outcomes, options)["files"]
    cues = read_captions(outcomes[0].output).cues  # type: ignore[arg-type]
    assert file["counts"]["cues_after_cut"] == len(cues) > 1
    assert {slot["cue"] for slot in file["slots"]} == set(range(1, len(cues) + 1))
    assert {slot.get("source_cue", slot["cue"]) for slot in file["slots"]} == {1}
    for slot in file["slots"]:
        payload = cues[slot["cue"] - 1].payload
        assert payload[: slot["offset"]].lower().endswith(slot["word"].lower())


def test_suggestions_are_reported_and_not_written(write: Write, fake_predictor: Predictor) -> None:
    options = Options(languages=("en",), marks=MarksMode.SUGGEST)
    jobs = plan([write("a.srt")], Destination(writes=False)).jobs
    outcomes = list(Run(options, fake_predictor).outcomes(jobs))
    (file,) = written_report(outcomes, options)["files"]
    assert (file["status"], file["output"]) == ("unchanged", None)
    assert file["counts"]["suggested"] == 3
    assert (file["slots"][0]["mark"], file["slots"][0]["written"]) == (",", "")


def test_without_a_model_files_are_only_cut(write: Write) -> None:
    options = Options(languages=("en",), cut=CutMode.KEEP_CUES, profile=load_profile("netflix"))
    outcomes = list(Run(options).outcomes(plan([write("a.srt")], Destination("cut")).jobs))
    (file,) = written_report(outcomes, options)["files"]
    assert file["slots"] == []
    assert file["output"].endswith("a.cut.srt")


def test_names_that_are_no_text_are_reported(tmp_path: Path) -> None:
    odd = tmp_path / b"a\xff.srt".decode(errors="surrogateescape")
    (file,) = written_report([Outcome(odd, Status.FAILED, error="x")])["files"]
    assert file["path"] == str(odd)


def test_a_stopped_report_ends_after_the_last_whole_file() -> None:
    stream = BytesIO()
    writer = JsonReport(stream)
    writer.begin(HEAD)
    writer.add(entry_text(Outcome(Path("a"), Status.FAILED, error="x"), None))
    stream.write(b',\n{"path": "half')
    writer.close(complete=False)
    report = json.loads(stream.getvalue())
    assert len(report["files"]) == 1
    assert report["complete"] is False


def test_a_report_replaces_only_a_report(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    for _ in range(2):
        with report_writer(path) as writer:
            writer.begin(HEAD)
            writer.close()
    other = tmp_path / "precious.json"
    other.write_text("{}")
    with pytest.raises(InterpunctError, match="no report"), report_writer(other):
        pass
    assert other.read_text() == "{}"
    assert sorted(found.name for found in tmp_path.iterdir()) == ["precious.json", "r.json"]


def test_a_report_that_fails_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), report_writer(tmp_path / "r.json"):
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no permission bits")
def test_an_output_is_as_private_as_its_input(write: Write, fake_predictor: Predictor) -> None:
    source = write("a.srt")
    source.chmod(0o600)
    (outcome,) = Run(ENGLISH, fake_predictor).outcomes(plan([source], BESIDE).jobs)
    assert outcome.output is not None
    assert outcome.output.stat().st_mode & 0o777 == 0o600


def test_other_names_of_a_file_written_over_keep_its_text_and_that_is_told(
    write: Write, fake_predictor: Predictor
) -> None:
    source = write("a.srt")
    other = source.with_name("other")
    os.link(source, other)
    before = other.read_bytes()
    over = Destination(in_place=True)
    (outcome,) = Run(ENGLISH, fake_predictor).outcomes(plan([source], over).jobs)
    assert outcome.status is Status.WRITTEN
    assert outcome.notes == ("it had 1 other name (hard links), which keep the text as it was",)
    assert other.read_bytes() == before != source.read_bytes()


def test_lines_of_a_report_are_there_as_soon_as_a_file_is_done(
    write: Write, tmp_path: Path, fake_predictor: Predictor
) -> None:
    path = tmp_path / "r.jsonl"
    jobs = plan([write("a.srt"), write("b.srt")], BESIDE).jobs
    with report_writer(path) as writer:
        writer.begin(HEAD)
        for count, outcome in enumerate(Run(ENGLISH, fake_predictor).outcomes(jobs), start=1):
            file = report_of(outcome)
            writer.add(entry_text(outcome, file))
            told = [json.loads(line) for line in path.read_text().splitlines()]
            assert [Path(line["path"]).name for line in told[1:]] == ["a.srt", "b.srt"][:count]
            assert [slot["word"] for slot in told[-1]["slots"]] == ["really"]
        writer.close()
    head, *_, last = (json.loads(line) for line in path.read_text().splitlines())
    assert head["command"] == "punctuate"
    assert (last["totals"]["written"], last["complete"]) == (2, True)


def test_lines_of_a_report_are_what_the_document_has(
    write: Write, tmp_path: Path, fake_predictor: Predictor
) -> None:
    outcomes = list(Run(ENGLISH, fake_predictor).outcomes(plan([write("a.srt")], BESIDE).jobs))
    path = tmp_path / "r.jsonl"
    with report_writer(path) as writer:
        writer.begin(HEAD)
        writer.add(entry_text(outcomes[0], report_of(outcomes[0])))
    _, line = path.read_text().splitlines()
    assert json.loads(line) == written_report(outcomes, slots=SlotChoice.DOUBTS)["files"][0]


def test_lines_of_a_run_that_was_killed_are_followed_by_those_of_the_next(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    ended = [Outcome(Path(name), Status.FAILED, error="x") for name in "abc"]
    with report_writer(path) as writer:
        writer.begin(HEAD)
        writer.add(entry_text(ended[0], None))
        writer.add(entry_text(ended[1], None))
    path.write_bytes(path.read_bytes()[:-5])
    names: list[str | None] = [None, "a"]
    for _ in range(2):
        names += [None, "c", None]
        with report_writer(path) as writer:
            writer.begin(HEAD)
            writer.add(entry_text(ended[2], None))
            writer.close()
        told = [json.loads(line).get("path") for line in path.read_text().splitlines()]
        assert told == names


def test_lines_go_on_where_they_were_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    for name in "ab":
        with report_writer(path) as writer:
            writer.begin(HEAD)
            writer.add(entry_text(Outcome(Path(name), Status.FAILED, error="x"), None))
            writer.close(complete=False)
    names = [json.loads(line).get("path") for line in path.read_text().splitlines()]
    assert names == [None, "a", None, None, "b", None]


GEORGIAN = "1\n00:00:01,000 --> 00:00:03,000\nბაზარში წავედი დილით\n"


@pytest.mark.parametrize("beside", [BESIDE, Destination(writes=False)])
def test_a_language_that_is_none_of_ours_is_told_whatever_is_written(
    write: Write, fake_predictor: Predictor, beside: Destination
) -> None:
    jobs = plan([write("a.srt", GEORGIAN)], beside).jobs
    (outcome,) = Run(Options(), fake_predictor).outcomes(jobs)
    assert any("Georgian" in note for note in outcome.notes)
    (only_cut,) = Run(Options()).outcomes(jobs)
    assert not any("Georgian" in note for note in only_cut.notes)


def test_a_format_of_exports_is_not_written_in_place(
    write: Write, fake_predictor: Predictor
) -> None:
    song = "[ar:Nobody]\n[00:01.00]so it goes\n[00:04.00]and on it goes\n"
    source = write("a.lrc", song)
    jobs = plan([source], Destination("punctuated", in_place=True)).jobs
    (outcome,) = Run(ENGLISH, fake_predictor).outcomes(jobs)
    assert outcome.status is Status.FAILED
    assert "cannot be changed in place" in str(outcome.error)
    assert source.read_text() == song
