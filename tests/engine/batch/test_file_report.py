# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
from dataclasses import astuple
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.batch.file_report import Counts, FileReport, report_of
from interpunct.batch.outcomes import Outcome, Status
from interpunct.batch.planning import Destination, plan
from interpunct.batch.report import (
    START,
    Totals,
    finding_entry,
    options_entry,
    report_head,
)
from interpunct.batch.report_writing import JsonReport, report_writer
from interpunct.batch.running import Run
from interpunct.errors import InterpunctError
from interpunct.segment.checks import Finding, Rule
from interpunct.transcript.labels import MarksMode
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from interpunct.punctuate.predictor import Predictor

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
    confidences = file.result.work.confidences
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
        "message": "The cue is still shown 200 ms after the next one started.",
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
    writer.close(Totals())
    report = json.loads(stream.getvalue())
    assert stream.getvalue().startswith(START)
    assert (report["files"], report["totals"]["files"], report["complete"]) == ([], 0, True)


def test_a_report_stays_as_it_was_until_the_new_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(START + b"1}")
    with report_writer(path) as writer:
        writer.begin(report_head("cut", {}, None))
        writer.close(Totals())
        assert path.read_bytes() == START + b"1}"
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
