# SPDX-License-Identifier: Apache-2.0
"""The leaderboard: rows of bundles, packages, files and language models."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from benchmarks.peers import __main__ as leaderboard
from benchmarks.peers.packages import PACKAGES, PIECE_WORDS, by_text

from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, Label
from tests.engine.opinions.endpoint_server import Act, serving

NONE, COMMA, PERIOD, QUESTION = PAPER_LABELS
WORDS = ["so", "anna", "came", "home", "did", "you", "see", "her"]
LABELS = ["COMMA", "O", "O", "PERIOD", "O", "O", "O", "QUESTION"]
SET = "iwslt2011-ref"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of sets, with a set of a few sentences."""
    folder = tmp_path / "benchmarks" / "iwslt2011_en"
    folder.mkdir(parents=True)
    lines = "".join(f"{word}\t{label}\n" for word, label in zip(WORDS, LABELS, strict=True))
    (folder / "test2011").write_text(lines * 30)
    return tmp_path


@pytest.fixture(autouse=True)
def no_bundles(monkeypatch: pytest.MonkeyPatch, tiny_bundle: Path) -> None:
    """The tiny bundle is the default one, and there is no other."""
    monkeypatch.setattr(leaderboard, "default_folder", lambda: tiny_bundle)
    monkeypatch.setattr(leaderboard, "installed_bundles", list)


def run(data: Path, *options: str) -> list[dict[str, Any]]:
    """The rows of a leaderboard."""
    out = data / "out"
    leaderboard.main(["--data", str(data), "--sets", SET, "--out", str(out), *options])
    rows: list[dict[str, Any]] = json.loads((out / "leaderboard.json").read_text())
    return rows


def test_a_bundle_has_all_figures_and_what_is_not_here_says_so(data: Path) -> None:
    rows = {row["peer"]: row for row in run(data)}
    ours = rows["tiny 1"]
    assert ours["words"] == 240
    assert 0 <= ours["micro_f1_interval"][0] <= ours["micro_f1"] <= ours["micro_f1_interval"][1]
    assert ours["words_per_second"] > 0
    assert ours["megabytes"] > 0
    assert ours["calibration_error"] is not None
    for name in ("punctuators", "a language model alone"):
        assert rows[name]["micro_f1"] is None
        assert "network" in rows[name]["reason"]
    table = (data / "out" / "leaderboard.md").read_text()
    assert table.startswith(f"### {SET}, 240 words")
    assert table.index("| tiny 1 |") < table.index("| punctuators |")


def test_words_are_written_and_their_labels_make_a_row(data: Path) -> None:
    words = data / "words.txt"
    leaderboard.main(["--data", str(data), "--words", SET, str(words)])
    written = words.read_text().split("\n")
    assert written == [*WORDS * 30, ""]
    labels = [*LABELS[:-1], "PERIOD"]  # one wrong of each eight
    lines = (f"{word.upper()}\t{label}\n" for word, label in zip(WORDS, labels, strict=True))
    (data / "theirs.tsv").write_text("".join(lines) * 30)
    rows = run(data, "--predictions", "theirs", SET, str(data / "theirs.tsv"))
    (row,) = (row for row in rows if row["peer"] == "theirs")
    assert row["slot_error_rate"] == pytest.approx(1 / 3)
    assert row["f1"] == pytest.approx({"COMMA": 1, "PERIOD": 2 / 3, "QUESTION": 0})
    assert row["calibration_error"] is row["words_per_second"] is None


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("so\tCOMMA\nanna\tYES\n", "line 2"),
        ("so\tCOMMA\nhanna\tO\n", "line 2.*'hanna' stands where the set has 'anna'"),
        ("so\tCOMMA\n", "it has 1 words"),
        (None, "cannot be read"),
    ],
)
def test_other_predictions_are_refused(data: Path, content: str | None, told: str) -> None:
    path = data / "theirs.tsv"
    if content is not None:
        path.write_text(content)
    with pytest.raises(LabError, match=told):
        run(data, "--predictions", "theirs", SET, str(path))


def test_a_language_model_alone_has_a_row(data: Path) -> None:
    with serving(Act(lambda text: text.replace("home", "home."))) as server:
        rows = run(data, "--endpoint", server.address, "tiny-llm")
    (row,) = (row for row in rows if row["peer"].startswith("tiny-llm at 127.0.0.1"))
    assert row["f1"] == pytest.approx({"COMMA": 0, "PERIOD": 1, "QUESTION": 0})
    assert " ".join(WORDS * 16) in server.texts


def test_a_peer_that_fails_says_why(data: Path) -> None:
    (row,) = (row for row in run(data, "--bundle", str(data)) if row["peer"] == data.name)
    assert row["micro_f1"] is None
    assert row["reason"].startswith("could not be measured: ")


def stand_in(monkeypatch: pytest.MonkeyPatch, name: str, **members: Any) -> None:
    for variable in ("HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE"):
        monkeypatch.setenv(variable, "1")  # set by the package as well, and restored
    module = ModuleType(name)
    module.__dict__.update(members)
    monkeypatch.setitem(sys.modules, name, module)


def test_fullstop_is_read_by_its_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    class PunctuationModel:
        def predict(self, words: Sequence[str]) -> list[list[Any]]:
            marks = {"so": ",", "home": ".", "her": "?", "anna": "-", "you": ":"}
            return [[word, marks.get(word, "0"), 0.9] for word in words]

    stand_in(monkeypatch, "deepmultilingualpunctuation", PunctuationModel=PunctuationModel)
    found = PACKAGES["deepmultilingualpunctuation"].opened()(WORDS, "en")
    assert found == [COMMA, COMMA, NONE, PERIOD, NONE, COMMA, NONE, QUESTION]


def test_punctuators_are_read_by_their_text(monkeypatch: pytest.MonkeyPatch) -> None:
    class Model:
        @classmethod
        def from_pretrained(cls, name: str) -> Model:
            assert name == "pcs_47lang"
            return cls()

        def infer(self, texts: list[str]) -> list[list[str]]:
            assert texts == [" ".join(WORDS)]
            return [["So, Anna came home.", "Did you see her?"]]

    stand_in(monkeypatch, "punctuators")
    stand_in(monkeypatch, "punctuators.models", PunctCapSegModelONNX=Model)
    found = PACKAGES["punctuators"].opened()(WORDS, "en")
    assert found == [COMMA, NONE, NONE, PERIOD, NONE, NONE, NONE, QUESTION]


def test_a_piece_that_comes_back_with_other_words_has_no_marks() -> None:
    words = ["so"] * PIECE_WORDS + ["home"]
    mark = by_text(lambda text: text.replace("so", "<unk>") + ".")
    assert mark(words, "en") == [Label.NONE] * PIECE_WORDS + [PERIOD]
