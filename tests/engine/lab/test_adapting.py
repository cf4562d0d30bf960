# SPDX-License-Identifier: Apache-2.0
"""Adapting and calibrating a tiny bundle on captions written for it."""

from __future__ import annotations

import json
import math
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from interpunct.arrays import softmax
from interpunct.bundles.bundle import ENCODER, load_bundle
from interpunct.bundles.description import Adapted
from interpunct.errors import BundleError, LabError
from interpunct.labels import PaperLabel
from interpunct.marking.casing import shown_casings
from interpunct.review.commands import Decide
from interpunct.review.session import Session
from interpunct.runtime.evidence import (
    EVIDENCE_FILE,
    Evidence,
    WithEvidence,
    evidence_of,
    has_evidence,
)
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.runtime.system_files import save_system
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_lab.architectures.characters.system import CharDelay, DelayConfig
from interpunct_lab.making.adapting import adapt_bundle, recalibrate
from interpunct_lab.making.evidence import STEPS, Scope, fit_table, learn_evidence
from interpunct_lab.making.fine_tuning import Pace, PulledObjective
from interpunct_lab.making.finished_text import (
    Finished,
    Sources,
    measure_finished,
    of_labelled,
    read_sources,
    split,
)
from interpunct_lab.text.labelled import label_text
from interpunct_lab.training.trainer import Trainer
from interpunct_lab.training.weights import WEIGHTS

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


def correction(chosen: PaperLabel) -> str:
    entry = {
        "language": "en", "before": ["the", "pilot"], "after": ["said"],
        "label": 0, "probabilities": None, "mark": ",", "chosen": int(chosen), "seconds": 1.0,
    }  # fmt: skip
    return json.dumps(entry) + "\n"


def test_captions_give_labels_and_casings(tmp_path: Path) -> None:
    (text,) = read_sources([captions(tmp_path / "a.srt", 4)], ["en"]).popitem()[1]
    assert text.labels.tolist() == [0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 3, 0, 0, 0, 1]
    assert text.casings[[0, 5]].tolist() == [0, 1]
    assert text.scored.all()


def test_of_a_correction_only_the_decided_slot_counts(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text(correction(PaperLabel.COMMA) * 2)
    texts = read_sources([path])[path]
    assert [text.scored.tolist() for text in texts] == [[False, True, False]] * 2
    assert texts[0].labels.tolist() == [0, PaperLabel.COMMA, 0]


def test_of_a_review_session_the_decisions_count_in_their_whole_text(tmp_path: Path) -> None:
    source = b"1\n00:00:01,000 --> 00:00:02,000\nthe old pilot said. that he would\n"
    options: dict[str, Any] = {"marks": "complete", "languages": ["en"]}
    work = Work.of_bytes(source, Options(languages=("en",)))
    caption, folder = tmp_path / "talk.srt", tmp_path / "sessions"
    session = Session.start(work, source, caption=caption, options=options, folder=folder)
    session.do(Decide.plan(work, 3, ","))
    session.do(Decide.plan(work, 5, ""))
    session.abandon()
    (texts,) = read_sources([folder]).values()
    assert np.flatnonzero(texts[0].scored).tolist() == [3, 5]
    assert texts[0].labels.tolist() == [0, 0, 0, PaperLabel.COMMA, 0, 0, 0]


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


def test_a_pull_keeps_weights_near_their_start() -> None:
    def distance(pull: float) -> float:
        return float(torch.linalg.vector_norm(pulled(Pace(200, 0.05, pull))))

    assert distance(10.0) < 0.2 < distance(0.0)


def test_a_fine_tuning_whose_weights_are_no_numbers_is_told() -> None:
    with pytest.raises(LabError, match="not finite numbers at step 3"):
        pulled(Pace(3, math.inf, 0.0))


def pulled(pace: Pace) -> torch.Tensor:
    """Weights that began at 0 and are to become 5."""
    module = torch.nn.Linear(3, 1, bias=False)
    torch.nn.init.zeros_(module.weight)
    objective = PulledObjective(
        module,
        [module.weight],
        [],
        batch=lambda _: None,
        loss=lambda _: ((module.weight - 5) ** 2).sum(),
        pace=pace,
    )
    Trainer(objective, None).run()
    return module.weight.detach()


def finished(*lines: str) -> list[Finished]:
    """Finished English text."""
    return [of_labelled(label_text(lines, "en"))]


@pytest.mark.parametrize(
    ("times", "least", "most"), [(1, 0.05, 1 / 8), (40, 1.0, 5.0)], ids=["once", "often"]
)
def test_an_ngram_adds_the_more_the_oftener_it_is_seen(
    times: int, least: float, most: float
) -> None:
    even = np.log(np.full((times, 4), 0.25, np.float32))
    wanted = np.full(times, int(PaperLabel.COMMA))
    (row,) = fit_table(np.full((times, 1), 7, np.uint32), even, wanted, pull=8.0).rows
    assert least < row[PaperLabel.COMMA] < most
    assert (row[[0, 2, 3]] < 0).all()


def test_what_is_learnt_is_where_the_errors_and_the_pull_are_level() -> None:
    random = np.random.default_rng(3)
    keys = random.integers(0, 20, (200, 3)).astype(np.uint32)
    scores = random.normal(size=(200, 4)).astype(np.float32)
    wanted = random.integers(0, 4, 200)
    table = fit_table(keys, scores, wanted, pull=8.0)
    errors = softmax(scores + table.additions(keys)) - np.eye(4, dtype=np.float32)[wanted]
    for key, row in zip(table.index.keys, table.rows, strict=True):
        pushed = (errors * (keys == key).sum(axis=1, keepdims=True)).sum(axis=0)
        np.testing.assert_allclose(pushed, -8.0 * row, atol=0.1)


def test_marks_and_names_are_learnt_and_the_capital_of_a_sentence_is_not(
    fake_predictor: Predictor,
) -> None:
    lines = ["Fog is what people, in Bergen, call fog.", "Then Bergen sleeps."]
    learnt = learn_evidence(fake_predictor, finished(*lines * 30))
    (text,) = finished("and then fog is what people in bergen call fog.")
    measured = measure_finished(WithEvidence(fake_predictor, learnt), [text])
    words = np.array([word.text for word in text.transcript.words])
    assert words[measured.shown == PaperLabel.COMMA].tolist() == ["people", "bergen"]
    assert words[shown_casings(measured.casings) > 0].tolist() == ["bergen"]


def quietly(bundle: Path, sources: Sources, out: Path, **given: Any) -> Adapted:
    return adapt_bundle(load_bundle(bundle), sources, out, report=lambda _: None, **given)


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    """Three finished files."""
    return read_sources([captions(tmp_path / f"{name}.srt", 40) for name in "abc"], ["en"])


@pytest.fixture
def published(tmp_path: Path) -> Path:
    """A bundle with a tiny published system that has learnt nothing yet."""
    torch.manual_seed(1)
    config = DelayConfig(layers=1, width=8)
    words = {"the old pilot said that he would come back when the fog lifts": 1.0}
    system = CharDelay(config, CharDelay.learn_vocabulary(config, words))
    save_system(system, tmp_path / "toy", {"name": "toy", "version": "1", "languages": ["en"]})
    return tmp_path / "toy"


def test_an_adapted_bundle_is_better_and_tells_how_it_came_about(
    tiny_bundle: Path, tmp_path: Path, sources: Sources
) -> None:
    done = quietly(tiny_bundle, sources, tmp_path / "out")
    adapted = load_bundle(tmp_path / "out")
    adapted.verify()
    assert done.after.slot_error_rate < done.before.slot_error_rate
    (entry,) = adapted.description.adapted
    assert (entry.scope, entry.steps) == ("ngrams", STEPS[Scope.NGRAMS])
    assert entry.after.micro_f1 == done.after.micro_f1
    assert entry.on == ("a.srt", "b.srt", "c.srt")
    assert "## Adapted" in adapted.card()
    assert "# tiny" in adapted.card()


def test_the_bundle_that_was_adapted_stays_as_it_was(
    tiny_bundle: Path, tmp_path: Path, sources: Sources
) -> None:
    original = Path(shutil.copytree(tiny_bundle, tmp_path / "original"))
    quietly(original, sources, tmp_path / "out")
    quietly(tmp_path / "out", sources, tmp_path / "again", force=True)
    for bundle in (original, tmp_path / "out", tmp_path / "again"):
        load_bundle(bundle).verify()
    assert load_bundle(original).card() == "# tiny\n"
    assert not has_evidence(load_bundle(original))
    weights = [path / ENCODER / "model.bin" for path in (original, tmp_path / "again")]
    assert weights[0].samefile(weights[1])


def test_a_bundle_that_is_adapted_again_keeps_what_it_had_learnt(
    tiny_bundle: Path, tmp_path: Path, sources: Sources
) -> None:
    quietly(tiny_bundle, sources, tmp_path / "one")
    entries = "".join(correction(PaperLabel.COMMA) for _ in range(300))
    (tmp_path / "kept.jsonl").write_text(entries)
    more = read_sources([tmp_path / "kept.jsonl"])
    quietly(tmp_path / "one", more, tmp_path / "two", force=True)
    one, two = (evidence_of(load_bundle(tmp_path / name)) for name in ("one", "two"))
    assert one is not None
    assert two is not None
    assert np.isin(one.labels.index.keys, two.labels.index.keys).all()
    np.testing.assert_array_equal(one.casings.rows, two.casings.rows)  # decisions are of marks
    assert len(load_bundle(tmp_path / "two").description.adapted) == 2


def test_a_bundle_that_became_worse_is_not_written(
    tiny_bundle: Path, tmp_path: Path, sources: Sources, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoilt(*given: Any, **named: Any) -> Evidence:
        learnt = learn_evidence(*given, **named)
        return replace(learnt, labels=replace(learnt.labels, rows=-9 * learnt.labels.rows))

    monkeypatch.setattr("interpunct_lab.making.adapting.learn_evidence", spoilt)
    before = sorted(tmp_path.iterdir())
    with pytest.raises(LabError, match="--force"):
        quietly(tiny_bundle, sources, tmp_path / "bad")
    assert sorted(tmp_path.iterdir()) == before
    quietly(tiny_bundle, sources, tmp_path / "bad", force=True)
    load_bundle(tmp_path / "bad").verify()


def surprise(bundle: Path, sources: Sources) -> float:
    """How unlikely a bundle finds what is right, in nats a slot."""
    texts = [text for texts in sources.values() for text in texts]
    measured = measure_finished(open_punctuator(load_bundle(bundle)).punctuator, texts)
    return float(-measured.log_scores()[np.arange(len(measured.wanted)), measured.wanted].mean())


@pytest.mark.parametrize("scope", list(Scope))
def test_a_published_system_learns_in_every_scope(
    published: Path, tmp_path: Path, sources: Sources, scope: Scope
) -> None:
    quietly(published, sources, tmp_path / "out", scope=scope, steps=40, force=True)
    load_bundle(tmp_path / "out").verify()
    assert surprise(tmp_path / "out", sources) < surprise(published, sources)
    weights = [(folder / WEIGHTS).read_bytes() for folder in (published, tmp_path / "out")]
    assert (weights[0] == weights[1]) is (scope is Scope.NGRAMS)


@pytest.mark.parametrize("scope", [Scope.HEADS, Scope.ALL])
def test_the_weights_of_a_compact_bundle_are_left_alone(
    tiny_bundle: Path, tmp_path: Path, sources: Sources, scope: Scope
) -> None:
    with pytest.raises(LabError, match="--scope ngrams"):
        quietly(tiny_bundle, sources, tmp_path / "out", scope=scope)
    assert not (tmp_path / "out").exists()


def test_what_lies_below_ngrams_is_not_changed_any_more(
    published: Path, tmp_path: Path, sources: Sources
) -> None:
    quietly(published, sources, tmp_path / "out")
    with pytest.raises(LabError, match="adapted from"):
        quietly(tmp_path / "out", sources, tmp_path / "two", scope=Scope.HEADS)
    with pytest.raises(LabError, match="adapted from"):
        recalibrate(load_bundle(tmp_path / "out"), sources, tmp_path / "two")


def test_an_adapted_bundle_without_its_ngrams_is_not_opened(
    tiny_bundle: Path, tmp_path: Path, sources: Sources
) -> None:
    quietly(tiny_bundle, sources, tmp_path / "out")
    (tmp_path / "out" / EVIDENCE_FILE).unlink()
    with pytest.raises(BundleError, match=r"evidence\.npz is missing"):
        open_punctuator(load_bundle(tmp_path / "out"))


def test_too_little_text_is_refused(tiny_bundle: Path, tmp_path: Path) -> None:
    sources = read_sources([captions(tmp_path / "a.srt", 4)], ["en"])
    with pytest.raises(LabError, match="too little"):
        adapt_bundle(load_bundle(tiny_bundle), sources, tmp_path / "out")


def test_recalibrating_changes_the_calibration_alone(tiny_bundle: Path, tmp_path: Path) -> None:
    sources = read_sources([captions(tmp_path / f"{name}.srt", 250) for name in "ab"], ["en"])
    done = recalibrate(load_bundle(tiny_bundle), sources, tmp_path / "out")
    after = load_bundle(tmp_path / "out")
    after.verify()
    assert done.languages == ("en",)
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
