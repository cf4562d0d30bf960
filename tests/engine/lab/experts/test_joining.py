# SPDX-License-Identifier: Apache-2.0
"""Joining an encoder, experts and encoders of one language to the default kind of bundle."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.lab.conftest import TinyRelease

from interpunct.bundles.bundle import Bundle, load_bundle
from interpunct.bundles.description import CompactDescription
from interpunct.labels import PAPER_LABELS
from interpunct.runtime.experts.description import ExpertDescription, ExpertFigures
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.opening import open_punctuator
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_lab.__main__ import main
from interpunct_lab.evaluation.bundle_figures import measure
from interpunct_lab.making.release import joint_labels
from interpunct_lab.making.time_training import experts_alone
from interpunct_lab.objectives.expert import on_its_own
from interpunct_lab.sampling.expert_recipe import SPACED
from interpunct_lab.text.labelled import label_text

OWN_ENCODER = Path("experts", "en", "encoder", "model.bin")


@pytest.fixture(scope="module")
def joined(
    tiny_release: TinyRelease,
    experts: Path,
    labelled: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    out = tmp_path_factory.mktemp("joined") / "bundle"
    join(tiny_release.bundle, experts, labelled, out, "--own", "en", str(tiny_release.run))
    return out


def join(base: Path, experts: Path, labelled: Path, out: Path, *more: str) -> None:
    notes = out.parent / "notes.toml"
    notes.write_text('name = "joined"\nversion = "2"\n')
    folders = [str(path) for path in (base, experts / "experts", labelled, out)]
    main(["join", *folders, "--notes", str(notes), "--words", "400", *more])


def told(bundle: Bundle) -> CompactDescription:
    return bundle.described(CompactDescription)


def test_a_joined_bundle_is_whole_and_mixes_every_expert(joined: Path) -> None:
    bundle = load_bundle(joined)
    bundle.verify()
    assert set(told(bundle).experts) == {"cs", "en"}
    assert told(bundle).own_encoders == ("en",)
    assert (joined / OWN_ENCODER).exists()


def test_encoders_of_one_language_stay_where_no_other_is_given(
    joined: Path, experts: Path, labelled: Path, tmp_path: Path
) -> None:
    join(joined, experts, labelled, tmp_path / "again")
    again = load_bundle(tmp_path / "again")
    again.verify()
    assert told(again).own_encoders == ("en",)
    assert told(again).own_training == told(load_bundle(joined)).own_training
    assert (tmp_path / "again" / OWN_ENCODER).read_bytes() == (joined / OWN_ENCODER).read_bytes()


def test_without_a_shared_encoder_experts_read_the_other_languages(
    joined: Path, experts: Path, labelled: Path, tmp_path: Path
) -> None:
    join(joined, experts, labelled, tmp_path / "alone", "--alone")
    bundle = load_bundle(tmp_path / "alone")
    bundle.verify()
    assert not (tmp_path / "alone" / "encoder").exists()
    assert told(bundle).experts["cs"].labels == 1
    assert 0 < told(bundle).experts["en"].labels < 1
    assert told(bundle).metrics is not None
    mixed = Work.of_bytes(
        b"1\n00:00:01,000 --> 00:00:02,000\nwe went there and it was good\n",
        Options(languages=("en",)),
    )
    mixed.punctuate(open_punctuator(bundle, device="cpu").punctuator)
    assert mixed.is_predicted


@pytest.mark.parametrize(("rates", "offered"), [((0.2, 0.3), True), ((0.25, 0.4), False)])
def test_labels_that_experts_seldom_find_are_only_offered(
    rates: tuple[float, float], offered: bool
) -> None:
    dash_facts = {"name": "DASH", "counts_as": "COMMA", "sign": "-"}
    figures = ExpertFigures(
        words=9,
        micro_precision=1,
        micro_recall=1,
        micro_f1=1,
        macro_f1=1,
        slot_error_rate=0,
        f1={},
        casing_f1=None,
        calibration_error=0,
        errors_caught={},
    )
    experts = [
        ExpertDescription(
            language=language,
            features=SPACED,
            labels=(*PAPER_LABELS.names, dash_facts),
            metrics=replace(figures, f1={"COMMA": 0.1, "DASH": rate}),
        )
        for language, rate in zip(("de", "en"), rates, strict=True)
    ]
    *papers, dash = joint_labels(experts)
    assert papers == list(PAPER_LABELS)
    assert dash.offered is offered


def test_experts_alone_predict_as_each_on_its_own(joined: Path) -> None:
    text = label_text(["We went there, and it was good.", "Who said so? He did."], "en")
    alone = measure(open_punctuator(experts_alone(load_bundle(joined))).punctuator, text)
    own = measure(on_its_own(Expert.load(joined / "experts" / "en")), text)
    np.testing.assert_allclose(alone.labels, own.labels, atol=1e-4)
    mixed = measure(open_punctuator(load_bundle(joined)).punctuator, text)
    assert np.abs(mixed.labels - own.labels).max() > 1e-3


def test_a_language_without_its_folder_is_not_in_the_bundle(joined: Path, tmp_path: Path) -> None:
    part = Path(shutil.copytree(joined, tmp_path / "part"))
    shutil.rmtree(part / "experts" / "cs")
    bundle = load_bundle(part)
    bundle.verify()
    assert bundle.languages == tuple(
        code for code in load_bundle(joined).languages if code != "cs"
    )
    assert set(told(bundle).experts) == {"en"}
    assert not any(name.startswith("experts/cs/") for name in bundle.description.sha256)
    text = label_text(["We went there, and it was good."], "en")
    whole = measure(open_punctuator(load_bundle(joined)).punctuator, text)
    assert np.array_equal(measure(open_punctuator(bundle).punctuator, text).labels, whole.labels)
