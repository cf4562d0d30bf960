# SPDX-License-Identifier: Apache-2.0
"""The whole laboratory on a text written for it: label, choose pieces, train, resume, release."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import torch

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import CompactDescription
from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.errors import LabError
from interpunct.labels import Casing, PaperLabel
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct.runtime.encoder.tokenizer import Special, Tokenizer
from interpunct_lab.__main__ import main
from interpunct_lab.making.ablation import Ablation, Variant
from interpunct_lab.making.compact_export import checkpoint_facts, load_averaged
from interpunct_lab.making.compact_training import start_from_bundle
from interpunct_lab.objectives.compact import CompactObjective, TrainingPlan
from interpunct_lab.sampling.piece_windows import PackedLanguage, Spoiling, WindowSampler
from interpunct_lab.text.labelled import CASING_UNKNOWN, LabelledText, label_text, load_folder
from interpunct_lab.text.samples import halves
from interpunct_lab.text.tagged import read_tagged
from interpunct_lab.training.checkpoints import CHECKPOINT, load_checkpoint
from interpunct_lab.training.trainer import Trainer

if TYPE_CHECKING:
    from tests.engine.lab.conftest import TinyRelease


@pytest.fixture(scope="module")
def sampler(labelled: Path, tiny_pieces: Path) -> WindowSampler:
    return make_sampler(labelled, tiny_pieces)


def make_sampler(labelled: Path, pieces: Path, **changed: Any) -> WindowSampler:
    tokenizer = Tokenizer(pieces)
    packed = {
        code: PackedLanguage.pack(LabelledText.load(labelled / f"{code}.npz"), tokenizer)
        for code in ("en", "cs")
    }
    usual = {"weights": {"en": 0.5, "cs": 0.5}, "tokens": 48}
    return WindowSampler(packed, **{**usual, "spoiling": Spoiling(masked_per_word=0.2), **changed})


PLAN = TrainingPlan(10, windows=2, save_every=5, warm_up=2, masked_loss=0.3)


def tiny_trainer(
    sampler: WindowSampler, pieces: Path, folder: Path, plan: TrainingPlan = PLAN, width: int = 16
) -> Trainer[CompactObjective]:
    torch.manual_seed(3)
    config = CompactConfig(len(Tokenizer(pieces)), layers=1, width=width, heads=1, inner=32)
    return Trainer(CompactObjective(CompactModel(config), plan, sampler), folder)


class Killed(Exception):  # noqa: N818
    pass


def test_words_are_labelled_and_unmarked_paragraphs_left_out() -> None:
    text = label_text(["Hello, Anna. Is IBM here?", "A Headline Without End"], "en")
    assert [text.types[word] for word in text.words] == ["hello", "anna", "is", "ibm", "here"]
    assert text.labels.tolist() == [PaperLabel.COMMA, PaperLabel.PERIOD, 0, 0, PaperLabel.QUESTION]
    assert text.casings.tolist() == [1, 1, 1, Casing.UPPER, 0]


def test_windows_score_every_slot_they_show_and_no_given_one(sampler: WindowSampler) -> None:
    random = np.random.default_rng(0)
    for _ in range(30):
        batch = sampler.batch(4, random)
        assert batch.ids.shape == (4, 48)
        assert (batch.ids[:, 0] == Special.START).all()
        ids = batch.ids.ravel()
        marks = {Special.COMMA, Special.PERIOD, Special.QUESTION}
        assert not {int(piece) for piece in ids[batch.gaps]} & marks
        assert not {int(piece) for piece in ids[batch.gaps + 1]} & marks
        assert len(batch.gaps) == len(batch.labels)
        assert len(batch.starts) == len(batch.casings)
        assert (batch.casings < CASING_UNKNOWN).all()


def test_masked_pieces_are_hidden_and_remembered(sampler: WindowSampler) -> None:
    batch = sampler.batch(8, np.random.default_rng(0))
    assert len(batch.masked) == len(batch.hidden) > 0
    assert (batch.ids.ravel()[batch.masked] == Special.MASK).all()
    assert Special.MASK not in batch.hidden
    assert set(batch.masked) == set(np.flatnonzero(batch.ids.ravel() == Special.MASK))


def test_training_resumes_exactly_where_it_stopped(
    sampler: WindowSampler, tiny_pieces: Path, tmp_path: Path
) -> None:
    def kill(step: int) -> None:
        if step == 7:  # two steps past the checkpoint are lost with the process
            raise Killed

    whole = tiny_trainer(sampler, tiny_pieces, tmp_path / "whole")
    whole.run()
    with pytest.raises(Killed):
        tiny_trainer(sampler, tiny_pieces, tmp_path / "stopped").run(stepped=kill)
    resumed = tiny_trainer(sampler, tiny_pieces, tmp_path / "stopped")
    assert resumed.resume()
    assert resumed.progress.step == 5
    resumed.run()
    for name, value in whole.objective.module.state_dict().items():
        assert torch.equal(value, resumed.objective.module.state_dict()[name]), name
    for name, value in whole.objective.average.items():
        assert torch.equal(value, resumed.objective.average[name]), name


@pytest.fixture
def begun(sampler: WindowSampler, tiny_pieces: Path, tmp_path: Path) -> Path:
    """The folder of a training that was stopped after its first checkpoint."""
    assert not tiny_trainer(sampler, tiny_pieces, tmp_path).run(until=0.0)
    return tmp_path


def test_a_training_whose_time_is_up_has_a_checkpoint_of_its_last_step(
    sampler: WindowSampler, tiny_pieces: Path, begun: Path
) -> None:
    trainer = tiny_trainer(sampler, tiny_pieces, begun)
    assert trainer.resume()
    assert trainer.progress.step == 1


@pytest.mark.parametrize(
    "change",
    [{"rate": 1e-3}, {"seed": 2}, {"windows": 3}, {"steps": 20}, {"average": 0.9}, {"decay": 0.1}],
)
def test_a_training_is_not_gone_on_with_by_another_plan(
    sampler: WindowSampler, tiny_pieces: Path, begun: Path, change: dict[str, Any]
) -> None:
    with pytest.raises(LabError, match="begun with another plan"):
        tiny_trainer(sampler, tiny_pieces, begun, replace(PLAN, **change)).resume()


def test_a_training_is_not_gone_on_with_in_another_size(
    sampler: WindowSampler, tiny_pieces: Path, begun: Path
) -> None:
    with pytest.raises(LabError, match="begun with another config"):
        tiny_trainer(sampler, tiny_pieces, begun, width=32).resume()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"weights": {"en": 0.9, "cs": 0.1}}, "weights"),
        ({"weights": {"en": 1.0}}, "labels, text, weights"),
        ({"tokens": 40}, "tokens"),
        ({"spoiling": Spoiling()}, "spoiling"),
    ],
)
def test_a_training_is_not_gone_on_with_on_other_windows(
    labelled: Path, tiny_pieces: Path, begun: Path, change: dict[str, Any], told: str
) -> None:
    other = make_sampler(labelled, tiny_pieces, **change)
    with pytest.raises(LabError, match=f"begun with another {told}."):
        tiny_trainer(other, tiny_pieces, begun).resume()


@pytest.mark.parametrize("part", ["sameness", "model", "optimizer", "progress", "average"])
def test_a_checkpoint_without_a_part_is_told(
    sampler: WindowSampler, tiny_pieces: Path, begun: Path, part: str
) -> None:
    kept = load_checkpoint(begun)
    assert kept is not None
    del kept[part]
    torch.save(kept, begun / CHECKPOINT)
    with pytest.raises(LabError, match="the checkpoint cannot be read: it is damaged"):
        tiny_trainer(sampler, tiny_pieces, begun).resume()


def test_the_checkpoint_of_another_program_is_no_model(tmp_path: Path) -> None:
    torch.save({"step": 3}, tmp_path / CHECKPOINT)
    for read in (load_averaged, checkpoint_facts):
        with pytest.raises(LabError, match="it is damaged, or another file"):
            read(tmp_path)


def test_weights_that_are_no_numbers_end_a_training(
    sampler: WindowSampler, tiny_pieces: Path, begun: Path
) -> None:
    whole = (begun / CHECKPOINT).read_bytes()
    trainer = tiny_trainer(sampler, tiny_pieces, begun, replace(PLAN, rate=float("inf")))
    with pytest.raises(LabError, match="not finite numbers at step 5"):
        trainer.run()
    assert (begun / CHECKPOINT).read_bytes() == whole


def test_a_new_run_has_nothing_to_resume(
    sampler: WindowSampler, tiny_pieces: Path, tmp_path: Path
) -> None:
    assert not tiny_trainer(sampler, tiny_pieces, tmp_path).resume()


def test_from_corpus_to_bundle(tiny_release: TinyRelease) -> None:
    assert (tiny_release.run / CHECKPOINT).exists()
    released = load_bundle(tiny_release.bundle)
    released.verify()
    assert released.languages == ("cs", "en")
    assert set(released.calibration) == {"", "cs", "en"}
    metrics = released.described(CompactDescription).metrics
    assert metrics is not None
    assert metrics.benchmarks["own"].words == 60
    assert "It knows nothing." in released.card()


def test_a_released_bundle_is_where_a_training_without_a_checkpoint_starts(
    tiny_release: TinyRelease, labelled: Path, tmp_path: Path
) -> None:
    model, tokens = start_from_bundle(tiny_release.bundle, tiny_release.pieces)
    sizes = ["--steps", "1", "--windows", "2", "--threads", "1"]
    paths = [str(path) for path in (labelled, tiny_release.pieces, tmp_path)]
    main(["train", *paths, *sizes, "--start", str(tiny_release.bundle)])
    assert checkpoint_facts(tmp_path)["tokens"] == tokens + 2 * 128
    learnt, started = load_averaged(tmp_path).state_dict(), model.state_dict()
    assert all(torch.allclose(learnt[name], started[name], atol=0.02) for name in started)


@pytest.mark.parametrize("content", [b"", b"no checkpoint"])
def test_a_damaged_checkpoint_is_told(tmp_path: Path, content: bytes) -> None:
    (tmp_path / CHECKPOINT).write_bytes(content)
    with pytest.raises(LabError, match="cannot be read"):
        load_averaged(tmp_path)


def test_without_a_checkpoint_there_is_nothing_to_release(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="no checkpoint here"):
        checkpoint_facts(tmp_path)


def test_training_goes_on_only_with_the_pieces_it_began_with(
    tiny_bundle: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.model"
    other.write_bytes(b"other pieces")
    with pytest.raises(LabError, match="has another vocabulary"):
        start_from_bundle(tiny_bundle, other)


def test_an_ablation_has_a_row_of_figures_for_each_variant(
    labelled: Path, tiny_pieces: Path
) -> None:
    texts = load_folder(labelled)
    ablation = Ablation(texts, texts, tiny_pieces, steps=1, layers=1, words=400)
    variants = (
        Variant("random", random_start=True),
        Variant("masked", {"masked_loss": 1}, {"masked_per_word": 0.2}, random_start=True),
    )
    rows = ablation.run(print, variants)
    assert [row.name for row in rows] == ["random", "masked"]
    assert all(0 <= row.micro_f1 <= 1 and row.casing_f1 is not None for row in rows)


def test_the_samples_to_fit_and_to_measure_share_no_word(labelled: Path) -> None:
    text = LabelledText.load(labelled / "en.npz")
    numbered = LabelledText(
        "en", text.types, np.arange(len(text), dtype=np.int32), text.labels, text.casings
    )
    fitted, measured = halves(numbered, 400)
    assert len(fitted)
    assert len(measured)
    assert not set(fitted.words.tolist()) & set(measured.words.tolist())


def test_a_benchmark_with_a_wrong_line_names_it(tmp_path: Path) -> None:
    path = tmp_path / "test2011"
    path.write_text("hello\tCOMMA\nworld FULLSTOP\n")
    with pytest.raises(LabError, match="line 2"):
        read_tagged(path, "en")
