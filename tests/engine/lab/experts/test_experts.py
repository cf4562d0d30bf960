from __future__ import annotations

import lzma
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest
import torch

from interpunct.errors import LabError
from interpunct.runtime.experts.description import Shape
from interpunct.runtime.experts.expert import Expert, Given
from interpunct_lab.architectures.expert_network import (
    RowFinder,
    named_expert,
    nearest_expert,
    shipped_experts,
)
from interpunct_lab.cli.experts import experts_table
from interpunct_lab.making.expert_training import (
    Corpora,
    ExpertTrainer,
    Queue,
    clock,
    finished_expert,
    train_expert,
)
from interpunct_lab.making.queue_state import LanguageState, states_of, told
from interpunct_lab.objectives.expert import measure_expert
from interpunct_lab.sampling.expert_recipe import (
    ExpertRecipe,
    Learning,
    features_for,
    recipe_for,
)
from interpunct_lab.sampling.word_windows import (
    IGNORED,
    WindowSource,
    WordBatch,
)
from interpunct_lab.text.corpus import read_corpus
from interpunct_lab.text.expert_tables import TableSizes, choose_tables
from interpunct_lab.training.checkpoints import CHECKPOINT, is_begun, load_checkpoint

SENTENCES = (
    "Well, the cat sat on the mat.",
    "Is Anna at home?",
    "Yes, she is in the garden, and Peter is with her.",
    "Then we go to Rome.",
)


@pytest.fixture
def corpora(tmp_path: Path) -> Corpora:
    random = np.random.default_rng(0)
    for tier, paragraphs in (("open", 80), ("dev", 130)):
        folder = tmp_path / "corpora" / tier / "en"
        folder.mkdir(parents=True)
        for name in ("talks", "msdocs_pages"):
            drawn = [" ".join(random.choice(SENTENCES, 4)) for _ in range(paragraphs)]
            drawn.append("This paragraph has no end")
            content = "\n".join(drawn).encode()
            (folder / f"{name}.txt.xz").write_bytes(lzma.compress(content))
    return Corpora(tmp_path / "corpora", tmp_path / "cache", held_out_words=800)


@pytest.fixture
def recipe() -> ExpertRecipe:
    return ExpertRecipe(
        features_for("en"),
        shape=Shape(embedding=8, state=8, label_head=8, casing_head=8),
        sizes=TableSizes(words=60, slots=200, casings=40, least_affix_count=1),
        learning=Learning(
            passes=4,
            least_words=0,
            words=40,
            windows=8,
            rate=0.02,
            warm_up=2,
            check_every=5,
            bfloat16=False,
        ),
    )


def _trained(corpora: Corpora, recipe: ExpertRecipe, folder: Path) -> ExpertTrainer:
    trainer = corpora.training("en", recipe, folder)
    assert train_expert(trainer, _silent)
    return trainer


def test_a_corpus_knows_its_files_and_is_kept(corpora: Corpora) -> None:
    corpus = corpora.corpus("en")
    assert [name for name, _, _ in corpus.spans()] == ["msdocs_pages", "talks"]
    assert corpus.spans()[-1][2] == len(corpus)
    assert "paragraph" not in corpus.text.types
    again = corpora.corpus("en")
    assert again.digest == corpus.digest
    assert np.array_equal(again.text.words, corpus.text.words)


def test_a_changed_corpus_is_labelled_again(corpora: Corpora) -> None:
    before = corpora.corpus("en")
    more = corpora.folder / "open" / "en" / "more.txt.xz"
    more.write_bytes(lzma.compress(b"One more sentence."))
    assert len(corpora.corpus("en")) == len(before) + 3


def test_no_text_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LabError):
        read_corpus(tmp_path, tmp_path / "cache")


def test_tables_hold_what_tells_most(corpora: Corpora, recipe: ExpertRecipe) -> None:
    keys = choose_tables(corpora.corpus("en").text, recipe.features, recipe.sizes)
    assert {
        name: len(index) <= most
        for (name, index), most in zip(keys.items(), (60, 200, 40), strict=True)
    } == dict.fromkeys(("words", "slots", "casings"), True)
    assert all(len(index) for index in keys.values())


def test_windows_are_the_same_for_the_same_seed(corpora: Corpora, recipe: ExpertRecipe) -> None:
    source = WindowSource(corpora.corpus("en"), recipe)
    starts = source.starts(0)
    assert np.array_equal(starts, source.starts(0))
    assert not np.array_equal(starts[:8], source.starts(1)[:8])
    first, second = (source.batch(starts[:8], np.random.default_rng(3)) for _ in range(2))
    assert np.array_equal(first.words, second.words)


def test_what_is_given_is_not_learnt(corpora: Corpora, recipe: ExpertRecipe) -> None:
    spoiling = replace(
        recipe.spoiling, stretches=0.3, decisions=0.3, some_marks=0.4, all_casing=1.0, text_end=0.0
    )
    source = WindowSource(corpora.corpus("en"), replace(recipe, spoiling=spoiling))
    batch = source.batch(source.starts(0)[:8], np.random.default_rng(0))
    assert (batch.labels[batch.given_marks > 0] == IGNORED).all()
    assert (batch.labels[-1] == IGNORED).all()
    assert (batch.casings == IGNORED).all()
    assert (batch.given_casings > 0).any()


KINDS = {"stretches": 0.0, "decisions": 0.0, "some_marks": 0.0, "all_casing": 0.0, "noisy": 0.0}


def _batch(corpora: Corpora, recipe: ExpertRecipe, kind: str, label: float = 1.0) -> WordBatch:
    """A batch of one kind of windows."""
    spoiling = replace(recipe.spoiling, **(KINDS | {kind: label}))
    source = WindowSource(corpora.corpus("en"), replace(recipe, spoiling=spoiling))
    return source.batch(source.starts(0)[:64], np.random.default_rng(0))


def test_bare_windows_give_nothing(corpora: Corpora, recipe: ExpertRecipe) -> None:
    bare = _batch(corpora, recipe, "noisy", 0.0)
    assert not bare.given_marks.any()
    assert not bare.given_casings.any()
    assert (bare.labels[:-1] != IGNORED).all()


def test_finished_stretches_give_all_marks_and_casing(
    corpora: Corpora, recipe: ExpertRecipe
) -> None:
    batch = _batch(corpora, recipe, "stretches")
    finished = batch.given_marks > 0
    assert 0.3 < finished.mean() < 0.7
    assert (finished == (batch.given_casings > 0)).all()  # every word here has a casing
    changes = (finished[1:] != finished[:-1]).mean()
    assert 0 < changes < 0.2
    assert (batch.given_marks == 1).any()


def test_decided_slots_may_be_empty_and_marks_of_a_file_not(
    corpora: Corpora, recipe: ExpertRecipe
) -> None:
    decided, marked = (_batch(corpora, recipe, kind) for kind in ("decisions", "some_marks"))
    assert (decided.given_marks == 1).any()
    assert not (marked.given_marks == 1).any()
    assert (marked.given_marks > 1).any()
    hidden = (marked.labels[:-1] == IGNORED) & (marked.given_marks[:-1] == 0)
    assert hidden.any()  # empty slots beside given marks are left out of the loss


def test_a_little_weight_leaves_windows_out(corpora: Corpora, recipe: ExpertRecipe) -> None:
    corpus = corpora.corpus("en")
    without = replace(recipe, source_weights=(("msdocs", 0.0),))
    learning = replace(recipe.learning, extra_questions=0.0)
    starts = WindowSource(corpus, replace(without, learning=learning)).starts(0)
    assert len(starts)
    assert starts.min() >= corpus.spans()[0][2] - recipe.learning.words * 2


def test_numpy_agrees_with_torch(corpora: Corpora, recipe: ExpertRecipe) -> None:
    trainer = corpora.training("en", recipe, corpora.cache)
    with torch.no_grad():
        for parameter in trainer.objective.module.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.3)
    trainer.objective.module.eval()
    source = WindowSource(trainer.objective.corpus, recipe)
    batch = source.batch(source.starts(0)[:1], np.random.default_rng(0))
    finder = RowFinder(
        trainer.objective.corpus.text.types, recipe.features, trainer.objective.keys
    )
    random = np.random.default_rng(1)
    given = {
        name: random.integers(0, most, batch.words.shape)
        for name, most in (("given_marks", 5), ("given_casings", 4))
    }
    with torch.no_grad():
        labels, casings = trainer.objective.module(
            finder.rows(replace(batch, **given), hidden=0, random=random)
        )
    types = trainer.objective.corpus.text.types
    scores = trainer.objective.expert().scores(
        [types[form] for form in batch.words[:, 0].tolist()],
        Given(*(column[:, 0] for column in given.values())),
    )
    np.testing.assert_allclose(scores.labels, labels[:, 0].numpy(), atol=2e-5)
    np.testing.assert_allclose(scores.casings, casings[:, 0].numpy(), atol=2e-5)


def test_an_interrupted_training_ends_in_the_same_weights(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path
) -> None:
    whole, parts = _trained(corpora, recipe, tmp_path / "whole"), tmp_path / "parts"
    for done in range(1, 4):
        trainer = corpora.training("en", recipe, parts)
        assert not train_expert(trainer, _silent, until=1.0)
        assert trainer.progress.step == done
    resumed = _trained(corpora, recipe, parts)
    assert whole.progress.step == resumed.progress.step == whole.steps
    assert whole.progress.best == resumed.progress.best
    states = [trainer.objective.module.state_dict() for trainer in (whole, resumed)]
    for name, value in states[0].items():
        assert torch.equal(value, states[1][name]), name


def test_a_training_that_finds_nothing_better_ends(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path
) -> None:
    learning = replace(recipe.learning, rate=0.0, evidence_rate=0.0, patience=1, check_every=2)
    trainer = _trained(corpora, replace(recipe, learning=learning), tmp_path)
    assert [check.step for check in trainer.progress.checks] == [2, 4]
    assert trainer.progress.best is trainer.progress.checks[0]
    assert trainer.progress.step == 4 < trainer.steps
    assert trainer.run()
    assert trainer.progress.step == 4


def test_an_expert_learns_and_is_exported(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path
) -> None:
    queue = Queue(corpora, tmp_path / "runs", tmp_path / "experts")
    lines: list[str] = []
    queue.run({"en": recipe}, lines.append)
    queue.run({"en": recipe}, lines.append)
    assert lines[0] == "0 done (0 core minutes), 1 not begun."
    assert lines[-1] == "en: exists already"
    folder = tmp_path / "experts" / "en"
    expert = Expert.load(folder)
    figures, metrics = measure_expert(expert, corpora.halves("en")[1]), expert.description.metrics
    assert figures.micro_f1 > 0.7
    assert metrics is not None
    assert abs(metrics.quantisation_loss) < 0.05
    assert msgspec.structs.replace(metrics, quantisation_loss=0.0) == figures
    assert "| en | 0.0 |" in experts_table(folder.parent)
    scores = expert.scores(["is", "anna", "at", "home"])
    assert scores.labels.shape == (4, 4)


def test_a_queue_tells_the_time_that_is_left(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path
) -> None:
    done = LanguageState("en", 100.0, 600, is_done=True)
    begun = LanguageState("de", 300.0, 1200, is_done=False)
    left = LanguageState("fr", 50.0, 0, is_done=False)
    sentence = told([done, begun, left])
    assert sentence == (
        "1 done (10 core minutes), de begun (20), 1 not begun; about 15 core minutes left."
    )
    trainer = corpora.training("en", recipe, tmp_path / "runs" / "en")
    assert not train_expert(trainer, _silent, until=1.0)
    folders = corpora.folder / "open", tmp_path / "runs", tmp_path / "experts"
    (state,) = states_of({"en": recipe}, *folders)
    assert state.seconds > 0
    assert not state.is_done


def test_a_pass_with_fewer_windows_than_the_first_is_no_failure(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path
) -> None:
    learning = replace(recipe.learning, words=100, windows=1, passes=4, check_every=40)
    halved = replace(recipe, learning=learning, source_weights=(("", 0.5),))
    assert _trained(corpora, halved, tmp_path / "run").progress.best


def test_a_training_can_start_from_another_expert(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path
) -> None:
    short = replace(recipe, learning=replace(recipe.learning, passes=1))
    trained = _trained(corpora, recipe, tmp_path / "first")
    trained.load_best()
    first = trained.objective.expert()
    again = corpora.training("en", short, tmp_path / "again", start=first)
    train_expert(again, _silent)
    assert again.objective.start == "en"
    alone = _trained(corpora, short, tmp_path / "alone")
    losses = [
        trainer.progress.best.log_loss or 9.0
        for trainer in (again, alone)
        if trainer.progress.best
    ]
    assert losses[0] < losses[1]
    other = replace(recipe, shape=replace(recipe.shape, state=12))
    with pytest.raises(LabError, match="another shape"):
        corpora.training("en", other, tmp_path / "other", start=first)


def test_a_training_with_other_options_is_not_gone_on_with(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path
) -> None:
    train_expert(corpora.training("en", recipe, tmp_path), _silent, until=1.0)
    other = replace(recipe, shape=replace(recipe.shape, state=12))
    with pytest.raises(LabError, match="another recipe"):
        corpora.training("en", other, tmp_path)
    more = corpora.folder / "open" / "en" / "more.txt.xz"
    more.write_bytes(lzma.compress(b"One more sentence."))
    with pytest.raises(LabError, match="another text"):
        corpora.training("en", recipe, tmp_path)


@pytest.mark.parametrize("part", ["sameness", "keys", "model", "optimizer", "progress", "start"])
def test_a_checkpoint_without_a_part_is_told(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path, part: str
) -> None:
    train_expert(corpora.training("en", recipe, tmp_path), _silent, until=1.0)
    kept = load_checkpoint(tmp_path)
    assert kept is not None
    del kept[part]
    torch.save(kept, tmp_path / CHECKPOINT)
    with pytest.raises(LabError, match="the checkpoint cannot be read: it is damaged"):
        corpora.training("en", recipe, tmp_path)


@pytest.mark.parametrize("check_every", [1, 5])
def test_weights_that_are_no_numbers_end_the_training(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path, check_every: int
) -> None:
    learning = replace(recipe.learning, rate=float("inf"), check_every=check_every)
    trainer = corpora.training("en", replace(recipe, learning=learning), tmp_path)
    with pytest.raises(LabError, match=f"not finite numbers at step {check_every}"):
        train_expert(trainer, _silent)
    assert not is_begun(tmp_path)


def test_nothing_is_exported_before_it_is_trained(
    corpora: Corpora, recipe: ExpertRecipe, tmp_path: Path
) -> None:
    assert not is_begun(tmp_path)
    trainer = corpora.training("en", recipe, tmp_path)
    with pytest.raises(LabError, match="nothing is trained"):
        finished_expert(trainer, corpora.halves("en")[1])


@pytest.mark.parametrize(
    ("language", "there", "start"),
    [
        ("sk", ("sk", "cs", "de"), "sk"),
        ("sk", ("cs", "de", "en"), "cs"),
        ("sk", ("de", "en"), "de"),
        ("cy", ("ga",), "ga"),
    ],
)
def test_a_training_starts_from_the_nearest_expert(
    tmp_path: Path, language: str, there: tuple[str, ...], start: str
) -> None:
    shipped = Expert.load(shipped_experts() / "de")
    for code in there:
        told = msgspec.structs.replace(shipped.description, language=code)
        Expert(told, shipped.weights).save(tmp_path / "experts" / code)
    found = named_expert(tmp_path, language)
    assert found.description.language == start
    assert named_expert(tmp_path / "experts" / there[0], language).description.language == there[0]
    assert nearest_expert(tmp_path / "none", language) is None


def test_times_and_recipes() -> None:
    with pytest.raises(LabError):
        clock("soon")
    assert recipe_for("ja").features != recipe_for("de").features
    assert recipe_for("he") != recipe_for("he", words=2_000_000) == recipe_for("he", 1_000_000)


def _silent(line: str) -> None:
    del line
