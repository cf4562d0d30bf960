# SPDX-License-Identifier: Apache-2.0
"""What `interpunct train` refuses, before it has taken a step or touched a file."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from interpunct.cli.app import app
from interpunct.cli.arguments import refuse_nameless


def train(data: Path, out: Path, *more: str) -> Result:
    paths = ("--data", str(data), "--out", str(out), "--device", "cpu")
    return CliRunner().invoke(app, ["train", "char-delay", *paths, *more])


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--set", "depth=3"), "There are"),
        (("--set", "width=many"), "width cannot be many: it is a whole number from 1 to 16,384."),
        (("--set", "width"), "FIELD=VALUE"),
        (("--languages", "de"), "no text in de"),
        (("--dev", "nowhere"), "no text here"),
        (("--save-activations",), "keeps all activations"),
        (("--clip", "0"), "above 0"),
        (("--workers", "100000"), "this machine bears"),
        (("--seed", str(2**64)), "less than or equal to"),
        (("--seeds", f"1,{2**64}"), "give numbers up to"),
        (("--batch", "2", "--accumulate", "3"), "a batch of 2 has no 3 parts"),
        (("--batch", "100000000000"), "less than or equal to"),
        (("--domain-share", "0.5"), "it needs --domain"),
        (("--languages", "cs", "--second-language", "0.5"), "give two --languages"),
        (("--train-words", "3"), "there are only 3 words to learn from"),
        (("--dev-words", "3"), "greater than or equal to 10"),
        (("--weight-decay", "1e9"), "less than or equal to 1"),
        (("--tensorboard",), "TensorBoard is not installed"),
        (
            ("--warm-up", "30", "--steps", "20"),
            "30 steps is longer than the training, which has 20",
        ),
        (("--warm-up", "9000", "--epochs", "1"), "9,000 steps is longer than the training"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(
    labelled: Path, tmp_path: Path, more: tuple[str, ...], told: str
) -> None:
    done = train(labelled, tmp_path / "bundle", *more)
    assert done.exit_code == 2
    assert told in done.output
    assert len(done.output.splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("parent", ["new/folder", "mine"])
def test_a_training_refused_after_its_text_was_labelled_leaves_no_folder(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, parent: str
) -> None:
    text = tmp_path_factory.mktemp("text") / "talks.txt"
    text.write_text("The fog lifts, and who sees it? Anna does.\n" * 60)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "one.txt").touch()
    done = train(text, tmp_path / parent / "bundle", "--languages", "en", "--save-activations")
    assert "keeps all activations" in done.output
    assert {path.name for path in tmp_path.rglob("*")} == {"mine", "one.txt"}


def test_three_words_measure_nothing(labelled: Path, tmp_path: Path) -> None:
    (tmp_path / "dev" / "en").mkdir(parents=True)
    with lzma.open(tmp_path / "dev" / "en" / "own.txt.xz", "wt", encoding="utf-8") as file:
        file.write("It is over.")
    more = ("--languages", "en", "--dev", str(tmp_path / "dev"), "--steps", "1")
    done = train(labelled, tmp_path / "bundle", *more)
    assert done.exit_code == 2
    assert "there are only 3 words to measure on" in done.output


@pytest.mark.parametrize("more", [(), ("--resume",)])
def test_a_folder_with_files_of_the_user_is_left_alone(
    labelled: Path, tmp_path: Path, more: tuple[str, ...]
) -> None:
    out = tmp_path / "thesis"
    (out / "chapters").mkdir(parents=True)
    (out / "chapters" / "one.txt").write_text("the only copy")
    done = train(labelled, out, *more)
    assert done.exit_code == 2
    assert "which would be lost" in done.output
    assert (out / "chapters" / "one.txt").read_text() == "the only copy"
    assert [path.name for path in tmp_path.iterdir()] == ["thesis"]


@pytest.mark.parametrize("name", ["/", ".", "..", "a/.."])
def test_a_folder_without_a_name_of_its_own_is_refused(name: str) -> None:
    # The function alone: a command is never given a root, not even to be refused.
    with pytest.raises(typer.BadParameter, match=r"give .* a name"):
        refuse_nameless("--out", Path(name))
