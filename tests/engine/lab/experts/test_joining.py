# SPDX-License-Identifier: Apache-2.0
"""Joining an encoder, experts and encoders of one language to the default kind of bundle."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.lab.conftest import TinyRelease

from interpunct.bundles.bundle import Bundle, load_bundle
from interpunct.bundles.description import CompactDescription
from interpunct.runtime.opening import open_punctuator
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_lab.__main__ import main

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
