# SPDX-License-Identifier: Apache-2.0
"""Damaged texts and checkpoints, and texts of a few words: which file it is, and what to do."""

from __future__ import annotations

import gzip
import lzma
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from typer.testing import CliRunner, Result

from interpunct.cli.app import app
from interpunct.errors import LabError
from interpunct_lab.text.labelled import LabelledText, label_text
from interpunct_lab.training.checkpoints import BEST, CHECKPOINT, load_checkpoint, taking_up

SIZES = ("--set", "layers=1", "--set", "width=4", "--set", "embedding=4")
STEPS = ("--steps", "4", "--batch", "2", "--check-every", "2", "--dev-words", "40")
TEXT = "When the fog lifts, we can see the island. Do you like it too?"


def train(data: Path, out: Path, *more: str) -> Result:
    paths = ("--data", str(data), "--out", str(out), "--device", "cpu")
    return CliRunner().invoke(app, ["train", "char-delay", *paths, *SIZES, *STEPS, *more])


def told(done: Result) -> str:
    """The one sentence of a refusal."""
    assert done.exit_code == 2, done.output
    assert isinstance(done.exception, SystemExit)
    return done.output.splitlines()[-1]


@pytest.mark.parametrize(
    ("name", "content", "what"),
    [
        ("own.txt.xz", lzma.compress(TEXT.encode() * 9)[:60], ": this is not a complete xz file"),
        ("own.txt.xz", b"", ": this is not a complete xz file"),
        ("own.txt.xz", b"no archive", ": this is not a complete xz file"),
        ("own.txt.xz", lzma.compress(b"A.\n\xff\xfe.\n"), ", line 2: this is not UTF-8"),
        (
            "own.txt.gz",
            gzip.compress(TEXT.encode() * 9, mtime=0)[:60],
            ": this is not a complete gz file",
        ),
        ("own.txt.gz", b"no archive", ": this is not a complete gz file"),
        ("own.txt", b"A.\nB.\n\xff\xfe.\n", ", line 3: this is not UTF-8"),
        ("own.tsv", b"so\tO\nit\tO\nis\tFULLSTOP\n", ", line 3: this is not a word and its label"),
    ],
)
def test_a_corpus_that_cannot_be_read_is_named(
    tmp_path: Path, name: str, content: bytes, what: str
) -> None:
    for code in ("en", "cs"):  # of several languages, processes read
        (tmp_path / "data" / code).mkdir(parents=True)
        (tmp_path / "data" / code / name).write_bytes(content)
        sentence = told(train(tmp_path / "data", tmp_path / "out"))
        assert f"{name}{what}" in sentence


def write_text(folder: Path, **changed: Any) -> Path:
    text = label_text([TEXT] * 60, "en")
    arrays = {name: getattr(text, name) for name in ("words", "labels", "casings")}
    types = np.frombuffer("\n".join(text.types).encode(), np.uint8)
    folder.mkdir()
    np.savez(folder / "en.npz", **{"types": types, **arrays, **changed})
    return folder / "en.npz"


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"words": np.full(840, 99, np.int32)}, "its words are not all from 0 to 12"),
        ({"words": np.full(840, -1, np.int32)}, "its words are not all from 0 to 12"),
        ({"labels": np.full(840, 4, np.uint8)}, "its labels are not all from 0 to 3"),
        ({"casings": np.full(840, 4, np.uint8)}, "its casings are not all from 0 to 3"),
        ({"labels": np.zeros(8, np.uint8)}, "it has 840 words and 8 labels"),
        ({"types": np.frombuffer(b"\xff\xfe", np.uint8)}, "the word forms are not UTF-8"),
        ({"words": np.zeros(840)}, "array words: it cannot be read: it holds float64"),
    ],
)
def test_labelled_text_that_does_not_hold_together_is_refused(
    tmp_path: Path, changed: dict[str, Any], what: str
) -> None:
    path = write_text(tmp_path / "data", **changed)
    sentence = told(train(path.parent, tmp_path / "out"))
    assert str(path) in sentence
    assert what in sentence
    assert "Label the text again." in sentence


def test_labelled_text_that_is_cut_short_is_refused(tmp_path: Path) -> None:
    path = write_text(tmp_path / "data")
    assert len(LabelledText.load(path)) == 840
    path.write_bytes(path.read_bytes()[:500])
    with pytest.raises(LabError, match="cannot be read"):
        LabelledText.load(path)


@pytest.mark.parametrize("system", ["char-delay", "crf", "expert"])
@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Hello.", "only 0 words to learn from in en; 20 are the least"),
        ("Well, come in.", "words to learn from in en; 20 are the least"),
    ],
)
def test_a_few_words_are_refused(tmp_path: Path, system: str, text: str, what: str) -> None:
    (tmp_path / "data").mkdir()
    label_text([text], "en").save(tmp_path / "data" / "en.npz")
    paths = ["--data", str(tmp_path / "data"), "--out", str(tmp_path / "out")]
    done = CliRunner().invoke(app, ["train", system, *paths, "--steps", "2"])
    assert what in told(done)


def test_text_to_measure_on_has_a_mark(tmp_path: Path) -> None:
    write_text(tmp_path / "data")
    unmarked = label_text(["so it goes on and on"], "en", whole=True)
    (tmp_path / "dev").mkdir()
    unmarked.save(tmp_path / "dev" / "en.npz")
    sentence = told(train(tmp_path / "data", tmp_path / "out", "--dev", str(tmp_path / "dev")))
    assert "dev: the held-out text has no marks" in sentence


def changed(change: Callable[[dict[str, Any]], object]) -> Callable[[Path], object]:
    def damage(path: Path) -> None:
        work = load_checkpoint(path.parent)
        assert work is not None
        change(work)
        torch.save(work, path)

    return damage


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training that was begun: its data, and its folder."""
    folder = tmp_path_factory.mktemp("begun")
    write_text(folder / "data")
    assert train(folder / "data", folder / "out").exit_code == 0
    return folder


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: path.write_bytes(path.read_bytes()[:900]),
        lambda path: path.write_bytes(b""),
        lambda path: path.write_text("hello"),
        lambda path: torch.save([1], path),
        *(
            changed(lambda work, name=name: work.pop(name))  # type: ignore[misc]
            for name in ("sameness", "model", "optimizer", "progress")
        ),
        changed(lambda work: work.update(model={"x": torch.zeros(1)})),
        changed(lambda work: work.update(optimizer={"x": 1})),
        changed(lambda work: work.update(progress={"x": 1})),
    ],
)
def test_a_damaged_checkpoint_is_named(begun: Path, damage: Callable[[Path], object]) -> None:
    path = begun / "out.training" / CHECKPOINT
    whole = path.read_bytes()
    damage(path)
    try:
        sentence = told(train(begun / "data", begun / "out", "--resume"))
    finally:
        path.write_bytes(whole)
    assert f"{path}: the checkpoint cannot be read: it is damaged, or another file." in sentence
    assert "Remove this folder and start again" in sentence


def test_the_best_weights_of_a_training_are_not_installed_again(begun: Path) -> None:
    path = begun / "out.training" / BEST
    whole = path.read_bytes()
    path.write_bytes(whole[:100])
    sentence = told(train(begun / "data", begun / "out", "--resume"))
    path.write_bytes(whole)
    assert f"{path}: the weights cannot be read" in sentence
    assert "Remove this folder and start again" in sentence


def test_what_is_told_in_a_sentence_already_stays_as_it_is(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"^as it is$"), taking_up(tmp_path):
        raise LabError("as it is")
