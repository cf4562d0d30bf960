# SPDX-License-Identifier: Apache-2.0
"""A bundle with eight labels: trained, used, cut, reviewed, saved and measured.

No code names its labels: they stand in a file, and then in the bundle.
"""

from __future__ import annotations

import json
import lzma
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from interpunct.bundles.bundle import load_bundle
from interpunct.captions.formats import SRT
from interpunct.cli.app import app
from interpunct.cutting.profiles import load_profile
from interpunct.labels import PAPER_LABELS, MarksMode
from interpunct.review.commands import Decide
from interpunct.review.history import History
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_lab.evaluation.bundle_figures import measure
from interpunct_lab.text.labelled import LabelledText, label_text
from interpunct_lab.text.training_data import read_label_set

LABELS = [
    *("NONE", "COMMA", "PERIOD", "QUESTION"),
    {"name": "EXCLAMATION", "counts_as": "PERIOD", "ends_sentence": True, "sign": "!"},
    {"name": "COLON", "counts_as": "COMMA", "is_pause": True, "sign": ":"},
    {"name": "DASH", "counts_as": "COMMA", "is_pause": True, "sign": "—", "also": ["–"]},
    {
        "name": "ELLIPSIS",
        "counts_as": "PERIOD",
        "ends_sentence": True,
        "sign": "…",
        "also": ["..."],
    },
]
SENTENCES = (
    "Stop the boat!", "Who told you that?", "We had two things: bread and water.",
    "My uncle did, of course.", "The fog — it was thick — hid the island.", "I do not know…",
    "When the ferry left, I waved.", "She said a word: no.", "What a day!", "Nobody came.",
)  # fmt: skip
TALK = """\
1
00:00:01,000 --> 00:00:03,000
stop the boat who told you

2
00:00:03,100 --> 00:00:06,000
that she said a word no

3
00:00:06,100 --> 00:00:09,000
the fog it was thick hid the island
"""
MARKED = (
    "Stop the boat! Who told you that? She said a word: no. "
    "The fog — it was thick — hid the island."
)


@pytest.fixture(scope="module")
def text() -> str:
    chance = random.Random(3)
    return "\n".join(" ".join(chance.sample(SENTENCES, 5)) for _ in range(240))


@pytest.fixture(scope="module")
def bundle(text: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundle that `interpunct train expert --labels` writes."""
    folder = tmp_path_factory.mktemp("labels")
    (folder / "corpora/en").mkdir(parents=True)
    with lzma.open(folder / "corpora/en/own.txt.xz", "wt", encoding="utf-8") as file:
        file.write(text)
    (folder / "labels.json").write_text(json.dumps(LABELS), encoding="utf-8")
    options = {
        "data": folder / "corpora",
        "labels": folder / "labels.json",
        "out": folder / "eight",
        "words": 40,
        "batch": 16,
        "steps": 120,
        "check-every": 40,
        "rate": 0.01,
    }
    given = [part for name, value in options.items() for part in (f"--{name}", str(value))]
    sizes = ["--set", "state=24", "--set", "embedding=24", "--set", "label_head=24"]
    done = CliRunner().invoke(app, ["train", "expert", *given, *sizes])
    assert done.exit_code == 0, done.output
    return folder / "eight"


@pytest.fixture
def predictor(bundle: Path) -> Predictor:
    return open_punctuator(load_bundle(bundle), device="cpu").punctuator


def work_of(captions: str, marks: MarksMode = MarksMode.COMPLETE) -> Work:
    return Work.of_bytes(captions.encode(), Options(languages=("en",), marks=marks))


def shown(work: Work) -> str:
    cues = range(len(work.document.cues))
    return " ".join(work.cue_text(cue).text for cue in cues)


def test_the_bundle_tells_its_labels(bundle: Path) -> None:
    labels = load_bundle(bundle).label_set
    assert labels.names[4:] == ("EXCLAMATION", "COLON", "DASH", "ELLIPSIS")
    assert labels.described() == json.loads((bundle / "bundle.json").read_text())["labels"]


def test_its_marks_are_written_and_offered(predictor: Predictor) -> None:
    work = work_of(TALK)
    work.punctuate(predictor)
    assert shown(work) == MARKED
    assert len(work.alternatives(2)) == 8
    assert work.alternatives(2)[0].mark == "!"
    assert work.label(2).ends_sentence


def test_replacing_restores_the_marks_that_it_has_labels_for(predictor: Predictor) -> None:
    captions = TALK.replace("the boat who", "the boat. Who").replace("word no", "word, no;")
    work = work_of(captions, MarksMode.REPLACE)
    work.punctuate(predictor)
    assert shown(work).startswith("Stop the boat! Who told you that? She said a word: no;")


def test_a_cut_ends_at_its_sentence_ends(predictor: Predictor) -> None:
    work = work_of(TALK)
    work.punctuate(predictor)
    work.cut(work.plan_cut(load_profile("netflix")))
    assert work.cue_text(0).text == "Stop the boat!"
    assert shown(work).replace("\n", " ") == MARKED


def test_a_decision_is_undone_and_its_predictions_are_kept(predictor: Predictor) -> None:
    work = work_of(TALK)
    work.punctuate(predictor)
    history = History(work)
    before = work.to_bytes(SRT)
    history.do(Decide.plan(work, 2, "…"))
    assert work.label(2).name == "ELLIPSIS"
    assert "Stop the boat… Who" in shown(work)
    history.undo()
    assert work.to_bytes(SRT) == before


def test_it_is_measured_by_its_own_labels_and_by_those_of_the_papers(
    predictor: Predictor, text: str, bundle: Path
) -> None:
    labels = load_bundle(bundle).label_set
    found = measure(predictor, label_text(text.splitlines()[:40], "en", labels=labels))
    own, papers = found.scores(), found.by_paper_labels().scores()
    assert own.labels[labels.named("DASH")].f1 > 0.9
    assert set(papers.labels) == set(PAPER_LABELS.marks)
    assert papers.micro_f1 >= own.micro_f1
    assert sum(score.support for score in papers.labels.values()) == sum(
        score.support for score in own.labels.values()
    )


def test_text_tells_the_labels_that_it_was_labelled_with(text: str, tmp_path: Path) -> None:
    (tmp_path / "labels.json").write_text(json.dumps(LABELS))
    labels = read_label_set(tmp_path / "labels.json")
    labelled = label_text(text.splitlines(), "en", labels=labels)
    labelled.save(tmp_path / "en.npz")
    assert LabelledText.load(tmp_path / "en.npz").label_set == labels
    command = ["train", "expert", "--data", str(tmp_path), "--out", str(tmp_path / "out")]
    refused = CliRunner().invoke(app, command)
    assert refused.exit_code == 2
    assert "the text in en is labelled with NONE, COMMA" in refused.output.replace("\n", " ")


def test_published_systems_have_the_labels_of_the_papers(labelled: Path, tmp_path: Path) -> None:
    (tmp_path / "labels.json").write_text(json.dumps(LABELS))
    command = ["train", "char-cnn", "--data", str(labelled), "--out", str(tmp_path / "out")]
    refused = CliRunner().invoke(app, [*command, "--labels", str(tmp_path / "labels.json")])
    assert refused.exit_code == 2
    assert "predicts the labels of the papers only" in refused.output.replace("\n", " ")
