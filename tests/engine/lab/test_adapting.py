# SPDX-License-Identifier: Apache-2.0
"""Adapting and calibrating a tiny bundle on captions written for it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from interpunct.arrays import softmax
from interpunct.errors import LabError
from interpunct.lab.adapting.compact import Calibrated
from interpunct.lab.adapting.fine_tuning import Pace, Scope, learn
from interpunct.lab.adapting.finished import Finished, read_sources, split
from interpunct.lab.adapting.recalibrating import recalibrate
from interpunct.lab.adapting.run import adapt_bundle
from interpunct.models.bundle import ENCODER, load_bundle
from interpunct.models.description import Fit
from interpunct.punctuate.calibration import Calibration
from interpunct.review.commands import Decide
from interpunct.review.session import Session
from interpunct.transcript.labels import Label
from interpunct.work.options import Options
from interpunct.work.work import Work

SPOKEN = ["The old pilot said,", "that he would come back.", "When the fog lifts,", "he said?"]


def captions(path: Path, cues: int) -> Path:
    """Captions in which every second `said` has a comma."""
    blocks = [
        f"{number}\n00:{number // 60:02}:{number % 60:02},000 --> "
        f"00:{number // 60:02}:{number % 60:02},900\n{SPOKEN[number % len(SPOKEN)]}\n"
        for number in range(1, cues + 1)
    ]
    path.write_text("\n".join(blocks))
    return path


def correction(chosen: Label) -> str:
    entry = {
        "language": "en", "before": ["the", "pilot"], "after": ["said"],
        "label": 0, "probabilities": None, "mark": "", "chosen": int(chosen), "seconds": 1.0,
    }  # fmt: skip
    return json.dumps(entry) + "\n"


def test_captions_give_labels_and_casings(tmp_path: Path) -> None:
    (text,) = read_sources([captions(tmp_path / "a.srt", 4)], ["en"]).popitem()[1]
    assert text.labels.tolist() == [0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 3, 0, 0, 0, 1]
    assert text.casings[[0, 5]].tolist() == [0, 1]
    assert text.scored.all()


def test_of_a_correction_only_the_decided_slot_counts(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text(correction(Label.COMMA) * 2)
    texts = read_sources([path])[path]
    assert [text.scored.tolist() for text in texts] == [[False, True, False]] * 2
    assert texts[0].labels.tolist() == [0, Label.COMMA, 0]


def test_of_a_review_session_the_decisions_count_in_their_whole_text(tmp_path: Path) -> None:
    source = b"1\n00:00:01,000 --> 00:00:02,000\nthe old pilot said. that he would\n"
    options: dict[str, Any] = {"marks": "complete", "languages": ["en"]}
    state = Work.of_bytes(source, Options(languages=("en",)))
    caption, folder = tmp_path / "talk.srt", tmp_path / "sessions"
    session = Session.start(state, source, caption=caption, options=options, folder=folder)
    session.do(Decide.plan(state, 3, ","))
    session.do(Decide.plan(state, 5, ""))
    session.abandon()
    (texts,) = read_sources([folder]).values()
    assert np.flatnonzero(texts[0].scored).tolist() == [3, 5]
    assert texts[0].labels.tolist() == [0, 0, 0, Label.COMMA, 0, 0, 0]


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("bare.srt", "1\n00:00:01,000 --> 00:00:02,000\nno mark in here\n", "hardly any mark"),
        ("kept.jsonl", "{}\n", "line 1"),
        ("notes.docx", "", "files of this kind"),
    ],
)
def test_what_cannot_be_learnt_from_is_named(
    tmp_path: Path, name: str, content: str, reason: str
) -> None:
    (tmp_path / name).write_text(content)
    with pytest.raises(LabError, match=reason) as failure:
        read_sources([tmp_path / name], ["en"])
    assert name in str(failure.value)


def test_of_several_files_whole_ones_are_held_out(tmp_path: Path) -> None:
    files = [captions(tmp_path / f"{name}.srt", 8) for name in "abcde"]
    sources = read_sources(files, ["en"])
    learnt, held = split(sources, held_out=0.2, seed=3)
    assert len(learnt) == 4
    assert len(held) == 1


def test_of_one_file_the_end_is_held_out(tmp_path: Path) -> None:
    sources = read_sources([captions(tmp_path / "a.srt", 40)], ["en"])
    (whole,) = next(iter(sources.values()))
    learnt, held = split(sources, held_out=0.2, seed=3)
    assert len(learnt[0]) == round(0.8 * len(whole))
    assert np.concatenate((learnt[0].labels, held[0].labels)).tolist() == whole.labels.tolist()


def test_of_a_long_and_a_short_file_the_end_of_the_last_is_held_out(tmp_path: Path) -> None:
    files = [captions(tmp_path / "a.srt", 40), captions(tmp_path / "b.srt", 30)]
    sources = read_sources(files, ["en"])
    learnt, held = split(sources, held_out=0.2, seed=3)
    assert len(learnt) == 2
    slots = sum(text.slots for texts in sources.values() for text in texts)
    assert sum(text.slots for text in held) == pytest.approx(0.2 * slots, abs=1)


def test_the_calibration_of_torch_is_that_of_numpy() -> None:
    fits = {
        "": Fit(1.3, (0.0, 0.4, -0.2, -1.0)),
        "cs": Fit(0.7, (0.0, 1.0, 0.0, 0.5)),
    }
    calibration = Calibration(fits)
    scores = np.random.default_rng(1).normal(size=(6, 4)).astype(np.float32)
    spoken = ["cs", "en", "cs", "cs", "en", "de"]
    codes = ["en", "cs", "de"]
    numbers = torch.tensor([codes.index(code) for code in spoken])
    found = Calibrated(calibration, codes)(torch.from_numpy(scores), numbers).numpy()
    wanted = calibration.probabilities(scores, spoken)
    np.testing.assert_allclose(softmax(found), wanted, atol=1e-5)


def test_a_pull_keeps_weights_near_their_start() -> None:
    def distance(pull: float) -> float:
        weight = torch.zeros(3, requires_grad=True)
        learn([weight], [], lambda _: ((weight - 5) ** 2).sum(), Pace(200, 0.05, pull))
        return float(weight.detach().norm())

    assert distance(10.0) < 0.2 < distance(0.0)


@pytest.mark.parametrize("scope", list(Scope))
def test_an_adapted_bundle_is_better_and_tells_how_it_came_about(
    tiny_bundle: Path, tmp_path: Path, scope: Scope
) -> None:
    sources = read_sources([captions(tmp_path / f"{name}.srt", 40) for name in "abc"], ["en"])
    out = tmp_path / "out"
    steps = 60 if scope is Scope.HEADS else 25
    done = adapt_bundle(
        load_bundle(tiny_bundle), sources, out, scope=scope, steps=steps, report=lambda _: None
    )
    adapted = load_bundle(out)
    adapted.verify()
    assert done.after.micro_f1 > done.before.micro_f1
    (entry,) = adapted.description.adapted
    assert entry.after.micro_f1 == done.after.micro_f1
    assert entry.on == ("a.srt", "b.srt", "c.srt")
    assert "## Adapted" in adapted.card()
    assert "# tiny" in adapted.card()
    unchanged = (out / ENCODER / "model.bin").read_bytes() == (
        tiny_bundle / ENCODER / "model.bin"
    ).read_bytes()
    assert unchanged is (scope is Scope.HEADS)


def test_a_bundle_that_became_worse_is_not_written(
    tiny_bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = read_sources([captions(tmp_path / f"{name}.srt", 40) for name in "abc"], ["en"])
    good = tmp_path / "good"
    adapt_bundle(load_bundle(tiny_bundle), sources, good, steps=60, report=lambda _: None)
    monkeypatch.setattr("interpunct.lab.adapting.run._learn", _spoil)
    with pytest.raises(LabError, match="--force"):
        adapt_bundle(load_bundle(good), sources, tmp_path / "bad", report=lambda _: None)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.srt", "b.srt", "c.srt", "good"]
    adapt_bundle(load_bundle(good), sources, tmp_path / "bad", force=True, report=lambda _: None)
    assert len(load_bundle(tmp_path / "bad").description.adapted) == 2


def _spoil(task: object, _: Pace) -> None:
    for parameter in task.heads:  # type: ignore[attr-defined]
        parameter.data.zero_()


def test_too_little_text_is_refused(tiny_bundle: Path, tmp_path: Path) -> None:
    sources = read_sources([captions(tmp_path / "a.srt", 4)], ["en"])
    with pytest.raises(LabError, match="too little"):
        adapt_bundle(load_bundle(tiny_bundle), sources, tmp_path / "out")


def test_recalibrating_changes_the_calibration_alone(tiny_bundle: Path, tmp_path: Path) -> None:
    sources = read_sources([captions(tmp_path / f"{name}.srt", 250) for name in "ab"], ["en"])
    done = recalibrate(load_bundle(tiny_bundle), sources, tmp_path / "out")
    after = load_bundle(tmp_path / "out")
    after.verify()
    assert done.languages == ["en"]
    assert set(after.calibration) == {"", "en"}
    assert done.after.calibration_error < done.before.calibration_error
    assert (tmp_path / "out" / "heads.npz").read_bytes() == (
        tiny_bundle / "heads.npz"
    ).read_bytes()


def test_a_part_of_a_text_is_a_text(tmp_path: Path) -> None:
    sources = read_sources([captions(tmp_path / "a.srt", 8)], ["en"])
    (whole,) = next(iter(sources.values()))
    part: Finished = whole.part(3, 7)
    assert len(part) == len(part.transcript) == 4
