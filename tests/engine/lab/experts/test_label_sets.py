# SPDX-License-Identifier: Apache-2.0
"""A bundle with eight labels: trained, used, cut, reviewed, saved and measured.

No code names its labels: they stand in a file, and then in the bundle.
"""

from __future__ import annotations

import json
import lzma
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from interpunct.bundles.bundle import load_bundle
from interpunct.captions.formats import SRT
from interpunct.cli.app import app
from interpunct.cutting.profiles import load_profile
from interpunct.labels import PAPER_LABELS, Label, LabelSet, MarksMode, PaperLabel
from interpunct.review.commands import Decide
from interpunct.review.history import History
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_lab.architectures.expert_network import ExpertNetwork, start_from
from interpunct_lab.evaluation.bundle_figures import Measured, measure
from interpunct_lab.making.finished_text import read_sources
from interpunct_lab.sampling.expert_recipe import Learning
from interpunct_lab.text.labelled import LabelledText, label_text
from interpunct_lab.text.training_data import read_label_set

LABELS: list[str | dict[str, Any]] = [
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
SEMICOLON = Label("SEMICOLON", PaperLabel.PERIOD, ";", is_pause=True)
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


@pytest.fixture
def finished(text: str, tmp_path: Path) -> Path:
    """Captions with all eight labels."""
    sentences = text.replace("\n", " ").split(". ")[:200]
    blocks = [
        f"{number}\n00:{number // 60:02}:{number % 60:02},000 --> "
        f"00:{number // 60:02}:{number % 60:02},900\n{sentence}.\n"
        for number, sentence in enumerate(sentences, 1)
    ]
    (tmp_path / "talk.srt").write_text("\n".join(blocks), encoding="utf-8")
    return tmp_path / "talk.srt"


@pytest.mark.parametrize("command", ["adapt", "calibrate"])
def test_it_is_adapted_and_calibrated(
    bundle: Path, finished: Path, tmp_path: Path, command: str
) -> None:
    out = tmp_path / "mine"
    given = [command, str(bundle), "--on", str(finished), "--out", str(out), "--language", "en"]
    done = CliRunner().invoke(app, [*given, *(["--force"] if command == "adapt" else [])])
    assert done.exit_code == 0, done.output
    made = load_bundle(out)
    made.verify()
    assert made.label_set == load_bundle(bundle).label_set
    work = work_of(TALK)
    work.punctuate(open_punctuator(made, device="cpu").punctuator)
    assert shown(work) == MARKED


def test_finished_text_is_read_by_its_labels(bundle: Path, finished: Path, tmp_path: Path) -> None:
    labels = load_bundle(bundle).label_set
    entry = {"language": "en", "before": ["stop"], "after": ["who"], "mark": "!", "chosen": 2}
    (tmp_path / "kept.jsonl").write_text(json.dumps(entry))
    captions, corrections = read_sources(
        [finished, tmp_path / "kept.jsonl"], ["en"], labels
    ).values()
    assert set(captions[0].labels) == set(range(len(labels)))
    assert labels[corrections[0].labels[0]].sign == "!"
    assert corrections[0].labels_in(PAPER_LABELS).tolist() == [PaperLabel.PERIOD, PaperLabel.NONE]


@pytest.mark.parametrize("wide", [True, False])
def test_an_expert_of_other_labels_is_a_start(bundle: Path, text: str, wide: bool) -> None:
    """The network begins with the scores of the nearest labels."""
    expert = Expert.load(bundle / "experts" / "en")
    labels = PAPER_LABELS if wide else LabelSet([*expert.description.label_set, SEMICOLON])
    keys, shape = expert.weights.keys, expert.description.shape
    kinds = len(expert.weights.arrays["words.weight"]) - len(keys["words"])
    network = ExpertNetwork(shape, kinds, keys, Learning(), labels)
    start_from(network, keys, expert, labels)
    columns = labels.columns_in(expert.description.label_set)
    own = expert.weights.arrays
    state = {name: value.numpy() for name, value in network.state_dict().items()}
    assert (state["label_out.bias"] == own["label_out.bias"][columns]).all()
    assert (state["marks.weight"][1:] == own["marks.weight"][1:][columns]).all()
    evidence = state["slot_evidence"][:-1]
    assert (evidence == own["slot_evidence"][:, np.array(columns[1:]) - 1]).all()


def test_a_label_in_place_of_which_another_is_shown_is_not_found_wrong() -> None:
    offered = replace(LabelSet.of(LABELS).named("EXCLAMATION"), offered=True)
    labels = LabelSet([*PAPER_LABELS, offered])
    likely = np.array([[0.1, 0.0, 0.2, 0.0, 0.7], [0.9, 0.0, 0.1, 0.0, 0.0]], np.float32)
    casings, known = np.zeros((2, 3), np.float32), np.ones(2, np.bool_)
    wanted = np.array([4, 4], np.uint8)
    found = Measured(likely, casings, wanted, np.zeros(2, np.uint8), known, labels)
    confidences, right = found.confidences()
    np.testing.assert_allclose(confidences, [0.9, 0.9])
    assert right.tolist() == [True, False]
