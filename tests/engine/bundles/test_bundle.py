# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from interpunct.bundles.bundle import (
    CARD,
    DESCRIPTION,
    ENCODER,
    EXPERTS,
    HEADS,
    default_bundle,
    load_bundle,
    shipped_bundles,
)
from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.errors import BundleError
from interpunct.runtime.encoder.heads import Heads


@pytest.fixture
def bundle_copy(tiny_bundle: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(tiny_bundle, tmp_path / "copy"))


def test_a_whole_bundle_verifies(tiny_bundle: Path) -> None:
    bundle = load_bundle(tiny_bundle)
    bundle.verify()
    assert bundle.name == "tiny 1"
    assert bundle.card() == "# tiny\n"


def test_a_changed_file_is_named(bundle_copy: Path) -> None:
    (bundle_copy / CARD).write_text("another card")
    with pytest.raises(BundleError, match=CARD):
        load_bundle(bundle_copy).verify()


def test_a_missing_file_is_named(bundle_copy: Path) -> None:
    (bundle_copy / HEADS).unlink()
    with pytest.raises(BundleError, match=HEADS):
        load_bundle(bundle_copy).verify()


def test_a_folder_without_a_bundle_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match=DESCRIPTION):
        load_bundle(tmp_path)


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"format": 1}', "\ufffd"])
def test_a_damaged_description_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / DESCRIPTION).write_text(content)
    with pytest.raises(BundleError):
        load_bundle(tmp_path)


def test_a_bundle_of_a_later_format_asks_for_an_update(bundle_copy: Path) -> None:
    path = bundle_copy / DESCRIPTION
    path.write_text(json.dumps({**json.loads(path.read_text()), "format": 99}))
    with pytest.raises(BundleError, match="Update Interpunct"):
        load_bundle(bundle_copy)


def test_heads_with_a_pickle_are_refused(bundle_copy: Path) -> None:
    import numpy as np

    pickled = {"punctuation.hidden": np.array([{}], dtype=object)}
    np.savez(bundle_copy / HEADS, allow_pickle=True, **pickled)
    with pytest.raises(
        BundleError, match=r"heads\.npz, array punctuation\.hidden: it cannot be read"
    ):
        Heads.load(bundle_copy / HEADS, CompactConfig(80))


def test_every_shipped_bundle_is_whole() -> None:
    for bundle in shipped_bundles():
        bundle.verify()
        assert "## Results" in bundle.card()


def test_the_default_bundle_is_as_small_as_promised() -> None:
    folder = default_bundle().folder
    own = _megabytes(folder.glob(f"{EXPERTS}/*/{ENCODER}/*"))
    own += _megabytes(folder.glob(f"{EXPERTS}/*/{HEADS}"))
    experts = [_megabytes(path.glob("*.*")) for path in (folder / EXPERTS).iterdir()]
    assert own < 25
    assert max(experts) < 5
    assert _megabytes(folder.rglob("*")) < 170


def _megabytes(paths: Iterable[Path]) -> float:
    return sum(path.stat().st_size for path in paths if path.is_file()) / 1e6


def test_the_card_of_the_shipped_bundle_follows_from_its_description() -> None:
    from interpunct_lab.making.compact_card import card_of

    bundle = default_bundle()
    assert card_of(bundle) == bundle.card()
