# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
from dataclasses import astuple, replace
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.errors import InterpunctError
from interpunct.folders.file_report import Counts, FileReport, ToldFile, report_of
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.planning import Destination, plan
from interpunct.folders.report import (
    START,
    Totals,
    ending_entry,
    file_entry,
    finding_entry,
    options_entry,
    report_head,
)
from interpunct.folders.report_writing import JsonReport, report_writer
from interpunct.folders.reported_run import Ended, ReportedRun
from interpunct.folders.running import Run
from interpunct.labels import MarksMode
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from interpunct.runtime.predictor import Predictor

    Write = Callable[..., Path]


def reported(source: Path, predictor: Predictor, options: Options) -> FileReport:
    """What is told of one file that was worked on."""
    planned = plan([source], Destination("punctuated"))
    (outcome,) = Run(options, predictor).outcomes(planned.jobs)
    file = report_of(outcome)
    assert file is not None
    return file


def test_the_alternatives_are_without_the_proposal_and_likeliest_first(
    write: Write, fake_predictor: Predictor
) -> None:
    file = reported(write("a.srt"), fake_predictor, Options(languages=("en",)))
    proposals = dict(file.proposals())
    assert list(proposals) == list(range(11))
    for slot, proposal in proposals.items():
        others = file.others(slot, proposal)
        chances = [other.probability for other in others]
        assert len(others) == 3
        assert proposal.label not in [other.label for other in others]
        assert chances == sorted(chances, reverse=True)


def test_marks_that_were_replaced_are_counted_as_changed(
    write: Write, fake_predictor: Predictor
) -> None:
    text = "1\n00:00:01,000 --> 00:00:03,000\nReally? the, boat left\n"
    options = Options(languages=("en",), marks=MarksMode.REPLACE)
    counts = reported(write("a.srt", text), fake_predictor, options).counts
    assert (counts.marks_before, counts.marks_added) == (2, 1)
    assert (counts.marks_changed, counts.marks_removed) == (1, 1)


def test_a_budget_tells_the_threshold_that_it_came_to(
    write: Write, fake_predictor: Predictor
) -> None:
    options = Options(languages=("en",), policy=Policy(percent=20))
    file = reported(write("a.srt"), fake_predictor, options)
    confidences = file.result.work.table.confidences
    assert file.counts.uncertain == len(file.uncertain) == 2
    assert file.threshold == max(confidences[slot] for slot in file.uncertain)
    nothing = Options(languages=("en",), policy=Policy(percent=0))
    assert reported(write("b.srt"), fake_predictor, nothing).threshold == 0


def test_a_file_that_failed_has_nothing_to_tell(tmp_path: Path) -> None:
    assert report_of(Outcome(tmp_path / "a.srt", Status.FAILED, error="x")) is None


COUNTS = st.builds(Counts, *[st.integers(0, 99)] * len(astuple(Counts())))


@given(st.lists(COUNTS))
def test_counts_add_up_field_by_field(counts: list[Counts]) -> None:
    total = sum(counts, start=Counts())
    columns = zip(*map(astuple, (Counts(), *counts)), strict=True)
    assert astuple(total) == tuple(map(sum, columns))


def test_a_finding_is_told_with_its_level_and_cues_from_1() -> None:
    finding = Finding(4, Rule.OVERLAP, -200, 0)
    assert finding_entry(finding) == {
        "cue": 5,
        "rule": "overlap",
        "level": "error",
        "value": -200,
        "limit": 0,
        "message": "The cue overlaps the next cue by 200 ms.",
    }
    assert finding_entry(Finding(0, Rule.GAP, 1, 2))["level"] == "warning"


def test_the_options_are_told_as_they_were_asked_for() -> None:
    entry = options_entry(Options(encoding="cp1252", languages=("en", "de")), dry_run=True)
    assert entry["languages"] == ("en", "de")
    assert (entry["encoding"], entry["profile"], entry["dry_run"]) == ("cp1252", None, True)
    assert (entry["threshold"], entry["budget"]) == (0.75, None)
    found_out = options_entry(Options(policy=Policy(percent=5)), dry_run=False)
    assert (found_out["languages"], found_out["threshold"], found_out["budget"]) == (None, None, 5)


def test_a_report_of_no_files_is_whole() -> None:
    stream = BytesIO()
    writer = JsonReport(stream)
    writer.begin(report_head("cut", {}, None))
    writer.close()
    report = json.loads(stream.getvalue())
    assert stream.getvalue().startswith(START)
    assert (report["files"], report["totals"]["files"], report["complete"]) == ([], 0, True)


def test_a_report_stays_as_it_was_until_the_new_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    old = START + b'1,\n"files": [\n],\n"totals": {}, "complete": true}\n'
    path.write_bytes(old)
    with report_writer(path) as writer:
        writer.begin(report_head("cut", {}, None))
        writer.close()
        assert path.read_bytes() == old
    assert json.loads(path.read_bytes())["complete"]


def test_a_protected_report_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(START)
    path.chmod(0o444)
    with (
        pytest.raises(InterpunctError, match="cannot be written: it is write-protected"),
        report_writer(path),
    ):
        pass


def test_nothing_is_counted_before_there_is_a_file() -> None:
    assert set(astuple(Counts())) == {0}
    assert (Totals().files, Totals().seconds, Totals().punctuated, Totals().unnoted) == (
        0,
        0,
        0,
        0,
    )


def test_totals_are_the_sums_over_the_files(tmp_path: Path) -> None:
    totals, path = Totals(), tmp_path / "a.srt"
    file = ToldFile(Counts(cues=2, words=5), was_punctuated=True)
    totals.add(Outcome(path, Status.WRITTEN, seconds=1.5), file)
    totals.add(Outcome(path, Status.WRITTEN, seconds=2.0, unnoted=True), file)
    totals.add(Outcome(path, Status.FAILED, error="x"), None)
    assert totals.counts == Counts(cues=4, words=10)
    assert (totals.files, totals.seconds, totals.punctuated, totals.unnoted) == (3, 3.5, 2, 1)
    entry = ending_entry(totals, complete=True)
    assert (entry["complete"], entry["totals"]["written"], entry["totals"]["failed"]) == (
        True,
        2,
        1,
    )


def test_what_was_done_to_a_file_is_counted(write: Write, fake_predictor: Predictor) -> None:
    profile = load_profile("netflix")
    options = Options(languages=("en",), cut=CutMode.SENTENCES, profile=profile)
    text = "1\n00:00:01,000 --> 00:00:05,000\nthe boat left. really anna\n\n"
    text += "2\n00:00:05,000 --> 00:00:06,000\nwaved [wind]\n"
    file = reported(write("a.srt", text), fake_predictor, options)
    assert file.counts == Counts(
        cues=2, cues_after_cut=2, words=6, slots=6, undecided=5, uncertain=1, marks_before=1,
        marks_added=3, casings_changed=4,
    )  # fmt: skip
    assert file.languages == {"en": 6}


def test_the_entry_of_a_file_tells_what_it_is_and_what_was_found(
    write: Write, fake_predictor: Predictor
) -> None:
    text = "1\n00:00:01,000 --> 00:00:01,200\nreally the boat left the harbour\n"
    profile = load_profile("netflix")
    options = Options(languages=("en",), cut=CutMode.KEEP_CUES, profile=profile)
    planned = plan([write("a.srt", "\ufeff" + text)], Destination("punctuated"))
    (outcome,) = Run(options, fake_predictor).outcomes(planned.jobs)
    entry = file_entry(replace(outcome, seconds=1.23456), report_of(outcome))
    assert entry["encoding"]["bom"] is True
    assert (entry["format"], entry["status"], entry["error"]) == ("srt", "written", None)
    assert (entry["seconds"], entry["threshold"]) == (1.235, 0.75)
    assert entry["output"] == str(planned.jobs[0].output)
    assert [(each["cue"], each["rule"]) for each in entry["findings"]] == [
        (1, "too-short"),
        (1, "speed"),
    ]
    assert entry["expected_errors"] == pytest.approx(0.75, abs=0.2)


def test_marks_that_depend_on_the_file_are_told_as_such() -> None:
    assert options_entry(Options(spares_punctuated=True), dry_run=False)["marks"] == "auto"
    assert options_entry(Options(), dry_run=False)["marks"] == "complete"


def test_a_run_tells_first_what_is_done_already_and_counts_everything(
    write: Write, fake_predictor: Predictor
) -> None:
    folder = write("in/a.srt").parent
    write("in/b.srt", "no captions")
    options = Options(languages=("en",))
    for status in (Status.WRITTEN, Status.SKIPPED):
        run = ReportedRun(
            plan([folder], Destination("punctuated"), recipe="r"),
            Run(options, fake_predictor, recipe="r"),
        )
        ended = [step.outcome for step in run.steps() if isinstance(step, Ended)]
        assert {each.path.name: each.status for each in ended} == {
            "a.srt": status,
            "b.srt": Status.FAILED,
        }
        assert run.totals.files == 2


@pytest.mark.parametrize("complete", [True, False])
def test_a_run_ends_its_reports_and_says_whether_it_was_stopped(
    write: Write, fake_predictor: Predictor, complete: bool
) -> None:
    stream = BytesIO()
    writer = JsonReport(stream)
    writer.begin(report_head("punctuate", {}, None))
    planned = plan([write("a.srt")], Destination("punctuated"))
    run = ReportedRun(planned, Run(Options(languages=("en",)), fake_predictor), [writer])
    assert [step for step in run.steps() if isinstance(step, Ended)]
    run.close(complete=complete)
    report = json.loads(stream.getvalue())
    assert (len(report["files"]), report["complete"]) == (1, complete)


def test_a_stopped_report_of_one_that_cannot_be_rewound_keeps_what_is_there() -> None:
    stream = _Pipe()
    writer = JsonReport(stream)
    writer.begin(report_head("cut", {}, None))
    writer.close(complete=False)
    assert json.loads(stream.getvalue())["complete"] is False


class _Pipe(BytesIO):
    def seekable(self) -> bool:
        return False

    def seek(self, *_: int) -> int:
        raise OSError


def test_a_stopped_report_has_nothing_of_a_longer_unfinished_entry() -> None:
    stream = BytesIO()
    writer = JsonReport(stream)
    writer.begin(report_head("cut", {}, None))
    stream.write(b'{"path": "' + b"half" * 500)
    writer.close(complete=False)
    assert json.loads(stream.getvalue())["files"] == []
