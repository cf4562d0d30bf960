# SPDX-License-Identifier: Apache-2.0
"""Replaced-token detection: an encoder from text alone."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from typer.testing import CliRunner, Result

from interpunct.cli.app import app
from interpunct.errors import LabError
from interpunct.runtime.encoder.tokenizer import Special
from interpunct.runtime.exported.reading import WordTokenizer
from interpunct_lab.architectures.encoders.body import (
    Body,
    Encoder,
    learn_tokenizer,
    open_checkpoint,
)
from interpunct_lab.objectives.replaced_tokens import (
    Pretrainer,
    PretrainingPlan,
    begin_pretraining,
)
from interpunct_lab.sampling.token_streams import TokenStream
from interpunct_lab.text.labelled import LabelledText, label_text
from interpunct_lab.training.accelerating import open_accelerator
from interpunct_lab.training.checkpoints import CHECKPOINT

SENTENCES = [
    "The pilot waits, the fog lifts.",
    "Why does the harbour sleep?",
    "Nobody knows, nobody asks, and the ships go on.",
]
PLAN = PretrainingPlan(steps=30, windows=4, tokens=24, rate=3e-3, save_every=10, generator=0.5)


@pytest.fixture(scope="module")
def texts() -> dict[str, LabelledText]:
    return {"en": label_text(SENTENCES * 30, "en"), "de": label_text(SENTENCES[:2] * 30, "de")}


@pytest.fixture(scope="module")
def tokenizer(texts: dict[str, LabelledText]) -> Any:
    letters = "abcdefghijklmnopqrstuvwxyz"
    return learn_tokenizer(dict.fromkeys([*texts["en"].types, *letters], 3.0), 90)


def begun(texts: dict[str, LabelledText], folder: Path, plan: PretrainingPlan) -> Pretrainer:
    accelerator = open_accelerator("cpu")
    return begin_pretraining(texts, plan, folder, accelerator, size="tiny", pieces=60)


@pytest.fixture(scope="module")
def trained(texts: dict[str, LabelledText], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished pre-training; what it reported is in `report.txt`."""
    folder = tmp_path_factory.mktemp("pretrained")
    lines: list[str] = []
    begun(texts, folder, PLAN).run(checked=lines.append)
    (folder / "report.txt").write_text("\n".join(lines))
    return folder


def test_a_stream_has_the_words_and_their_marks_in_order(
    texts: dict[str, LabelledText], tokenizer: Any
) -> None:
    text = texts["en"]
    stream = TokenStream.of(text, WordTokenizer.of_transformers(tokenizer))
    shown = tokenizer.decode(stream.tokens(0, 60)[:120], skip_special_tokens=False)
    assert (
        shown.replace(" ", "")
        .replace("▁", "")
        .startswith(
            "thepilotwaits<comma>thefoglifts<period>whydoestheharboursleep<question>nobody"
        )
    )
    for word in range(len(text)):
        ids = stream.tokens(word, word + 1)
        is_mark = np.isin(ids, range(Special.COMMA, Special.QUESTION + 1))
        assert not is_mark[0]
        assert np.count_nonzero(is_mark) == (text.labels[word] != 0)


def test_a_window_starts_at_any_word_that_has_enough_tokens_after_it(
    texts: dict[str, LabelledText], tokenizer: Any
) -> None:
    stream = TokenStream.of(texts["en"], WordTokenizer.of_transformers(tokenizer))
    size = len(stream.tokens(0, len(texts["en"])))
    for tokens in (1, 17, size, size + 1):
        left = [len(stream.tokens(word, len(texts["en"]))) for word in range(len(texts["en"]))]
        starts = [word for word, after in enumerate(left) if after >= tokens]
        random = np.random.default_rng(3)
        drawn = stream.window(tokens, bare=False, random=random)
        first = int(np.random.default_rng(3).integers(max(1, len(starts))))
        assert drawn.tolist() == stream.tokens(first, first + tokens)[:tokens].tolist()


def test_a_bare_window_has_no_marks_and_is_as_long(
    texts: dict[str, LabelledText], tokenizer: Any
) -> None:
    stream = TokenStream.of(texts["en"], WordTokenizer.of_transformers(tokenizer))
    random = np.random.default_rng(1)
    for bare in (True, False):
        windows = [stream.window(30, bare=bare, random=random) for _ in range(20)]
        marks = [np.isin(window, (5, 6, 7)).any() for window in windows]
        assert marks == [not bare] * 20
        assert {len(window) for window in windows} == {30}


def test_what_is_learnt_is_an_encoder_for_electra(trained: Path) -> None:
    body = open_checkpoint(str(trained), ("electra",))
    encoder = Encoder(body).eval()
    with torch.inference_mode():
        states = encoder(torch.tensor([[2, 9, 3]]), torch.tensor([3]))
    assert torch.isfinite(states[-1]).all()
    fresh = Encoder(Body(body.config, body.tokenizer))
    assert not torch.equal(_words(fresh), _words(encoder))


def _words(encoder: Encoder) -> torch.Tensor:
    weight: torch.Tensor = encoder.model.embeddings.word_embeddings.weight
    return weight


def test_the_losses_fall(trained: Path) -> None:
    lines = [line.split() for line in (trained / "report.txt").read_text().splitlines()]
    assert [line[1] for line in lines] == ["10", "20", "30"]
    assert float(lines[-1][3]) < float(lines[0][3])
    assert float(lines[-1][5]) < 0.6


def test_it_goes_on_as_if_it_had_never_stopped(
    texts: dict[str, LabelledText], trained: Path, tmp_path: Path
) -> None:
    class Killed(Exception):  # noqa: N818
        pass

    def kill(line: str) -> None:
        if line.startswith("step 20"):
            raise Killed

    with pytest.raises(Killed):
        begun(texts, tmp_path, PLAN).run(checked=kill)
    begun(texts, tmp_path, PLAN).run()
    one, other = (folder / "model.safetensors" for folder in (trained, tmp_path))
    assert one.read_bytes() == other.read_bytes()


def test_another_plan_does_not_go_on(texts: dict[str, LabelledText], trained: Path) -> None:
    with pytest.raises(LabError, match="another plan"):
        begun(texts, trained, replace(PLAN, rate=1e-5))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"size": "mini"}, "another size"),
        ({"pieces": 70}, "another pieces"),
        ({"temperature": 0.1}, "another weights"),
    ],
)
def test_another_encoder_does_not_go_on(
    texts: dict[str, LabelledText], trained: Path, changed: dict[str, Any], told: str
) -> None:
    accelerator = open_accelerator("cpu")
    with pytest.raises(LabError, match=told):
        begin_pretraining(
            texts, PLAN, trained, accelerator, **{"size": "tiny", "pieces": 60, **changed}
        )


def test_other_languages_or_text_do_not_go_on(
    texts: dict[str, LabelledText], trained: Path
) -> None:
    written = (trained / CHECKPOINT).read_bytes()
    more = label_text(SENTENCES * 31, "en")
    for others in ({"en": texts["en"]}, {**texts, "cs": more}, {**texts, "en": more}):
        with pytest.raises(LabError, match="begun with another data"):
            begun(others, trained, PLAN)
    assert (trained / CHECKPOINT).read_bytes() == written


def test_the_generator_shares_its_embeddings_and_is_smaller(
    texts: dict[str, LabelledText], trained: Path
) -> None:
    model = begun(texts, trained, PLAN).objective.module
    shared = model.detector.electra.embeddings.word_embeddings.weight
    assert model.generator.electra.embeddings.word_embeddings.weight is shared
    assert model.generator.generator_lm_head.weight is shared
    assert model.generator.config.hidden_size == model.detector.config.hidden_size / 2


def test_an_encoder_that_is_no_numbers_is_not_written(
    texts: dict[str, LabelledText], tmp_path: Path
) -> None:
    pretrainer = begun(texts, tmp_path, replace(PLAN, rate=float("inf"), save_every=2))
    with pytest.raises(LabError, match="not finite numbers at step 2"):
        pretrainer.run(checked=print)
    assert not (tmp_path / CHECKPOINT).exists()


def test_the_folder_tells_what_was_learnt_from(trained: Path) -> None:
    facts = json.loads((trained / "pretraining.json").read_text())
    assert (facts["step"], facts["languages"]) == (30, ["en", "de"])
    assert facts["tokens"] == 30 * 4 * 24
    assert (trained / CHECKPOINT).exists()


@pytest.mark.parametrize(("temperature", "share"), [(0.0, 0.5), (1.0, 0.25), (None, 0.25)])
def test_pieces_are_learnt_from_as_much_of_each_language(
    temperature: float | None, share: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Polacek 2025, section 4.1; the windows are drawn by size all the same."""
    texts = {
        "en": label_text(["One two."] * 30, "en"),
        "de": label_text(["Drei vier."] * 10, "de"),
    }
    seen: list[dict[str, float]] = []
    of_size = Body.of_size

    def spy(size: str, family: str, words: dict[str, float], pieces: int) -> Body:
        seen.append(words)
        return of_size(size, family, words, pieces)

    monkeypatch.setattr(Body, "of_size", spy)
    begin_pretraining(
        texts, PLAN, tmp_path, open_accelerator("cpu"), size="tiny", pieces=40, temperature=1.0,
        vocabulary_temperature=temperature,
    )  # fmt: skip
    (counts,) = seen
    assert counts["drei"] / (counts["drei"] + counts["one"]) == pytest.approx(share)


def pretrain(texts: dict[str, LabelledText], folder: Path, *more: str) -> Result:
    """The command, for a step on English; the encoder goes into `body`."""
    texts["en"].save(folder / "en.npz")
    few = ["--size", "tiny", "--pieces", "60", "--steps", "1", "--batch", "2", "--tokens", "16"]
    line = ["pretrain", str(folder), "--out", str(folder / "body"), "--device", "cpu", *few]
    return CliRunner().invoke(app, [*line, *more])


def test_the_command_takes_the_share_of_windows_without_marks(
    texts: dict[str, LabelledText], tmp_path: Path
) -> None:
    paper = ["--temperature", "1", "--vocabulary-temperature", "0", "--bare", "0"]
    done = pretrain(texts, tmp_path, *paper)
    assert done.exit_code == 0, done.output
    assert json.loads((tmp_path / "body" / "pretraining.json").read_text())["plan"]["bare"] == 0


def test_the_command_tells_that_it_goes_on(texts: dict[str, LabelledText], tmp_path: Path) -> None:
    assert "resumes" not in pretrain(texts, tmp_path).output
    encoder = tmp_path / "body" / "model.safetensors"
    written = encoder.read_bytes()
    encoder.unlink()  # as if it had been killed after the checkpoint
    done = pretrain(texts, tmp_path)
    assert (done.exit_code, done.stdout) == (0, "The training resumes after step 1.\n")
    assert encoder.read_bytes() == written


def test_an_encoder_of_the_user_is_left_alone(
    texts: dict[str, LabelledText], tmp_path: Path
) -> None:
    (tmp_path / "body").mkdir()
    theirs = tmp_path / "body" / "model.safetensors"
    theirs.write_bytes(b"downloaded")
    done = pretrain(texts, tmp_path)
    assert done.exit_code == 2
    assert "which would be lost" in done.output
    assert [path.name for path in theirs.parent.iterdir()] == [theirs.name]
    assert theirs.read_bytes() == b"downloaded"


def test_an_encoder_without_its_checkpoint_is_not_begun_anew(
    texts: dict[str, LabelledText], tmp_path: Path
) -> None:
    pretrain(texts, tmp_path)
    (tmp_path / "body" / CHECKPOINT).unlink()  # which is large, and not needed for use
    written = (tmp_path / "body" / "model.safetensors").read_bytes()
    done = pretrain(texts, tmp_path)
    assert done.exit_code == 2
    assert "no checkpoint to resume from" in done.output
    assert (tmp_path / "body" / "model.safetensors").read_bytes() == written


def test_a_file_in_the_place_of_the_folder_is_told(
    texts: dict[str, LabelledText], tmp_path: Path
) -> None:
    (tmp_path / "body").write_text("mine")
    done = pretrain(texts, tmp_path)
    assert done.exit_code == 2
    assert (tmp_path / "body").read_text() == "mine"


def test_one_that_was_killed_before_its_first_checkpoint_is_begun_anew(
    texts: dict[str, LabelledText], tmp_path: Path
) -> None:
    begun(texts, tmp_path, PLAN)
    assert begun(texts, tmp_path, PLAN).progress.step == 0
