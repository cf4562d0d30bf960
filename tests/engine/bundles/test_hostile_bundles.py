# SPDX-License-Identifier: Apache-2.0
"""Bundles that were tampered with are refused in a sentence, or work: nothing else happens."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from benchmarks.torture.hostile_bundles import hostile_bundles

from interpunct.bundles import integrity
from interpunct.bundles.bundle import (
    ENCODER,
    EXPERTS,
    HEADS,
    PIECES,
    load_bundle,
    sha256,
)
from interpunct.bundles.description import RunByCtranslate2
from interpunct.captions.reading import parse_captions
from interpunct.errors import BundleError, InterpunctError
from interpunct.runtime.encoder.encoder_file import check_encoder
from interpunct.runtime.opening import open_punctuator
from interpunct.work.options import Options
from interpunct.work.work import Work

_TALK = b"""1
00:00:01,000 --> 00:00:03,000
the old harbour pilot said that
"""


def punctuate(folder: Path) -> int:
    """For how many words the bundle in `folder` predicts."""
    bundle = load_bundle(folder)
    bundle.card()
    predictor = open_punctuator(bundle).punctuator
    work = Work(parse_captions(_TALK), Options(languages=("en",)))
    return sum(map(len, predictor.predict(work.transcript)))


@pytest.fixture
def copy(mixed_bundle: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(mixed_bundle, tmp_path / "copy"))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # the largest numbers overflow
def test_a_bundle_that_was_tampered_with_is_refused_or_works(
    mixed_bundle: Path, tmp_path: Path
) -> None:
    for name, folder in hostile_bundles(mixed_bundle, tmp_path, seed=4, share=0.03):
        with suppress(InterpunctError):
            assert punctuate(folder) == 6, name
    assert not Path("unpickled").exists()


def test_a_whole_bundle_works(mixed_bundle: Path) -> None:
    assert punctuate(mixed_bundle) == 6


@pytest.mark.parametrize("name", [HEADS, PIECES, f"{ENCODER}/model.bin", f"{EXPERTS}/en/{HEADS}"])
def test_an_exchanged_file_is_noticed_at_once(copy: Path, name: str) -> None:
    punctuate(copy)
    path = copy / name
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    with pytest.raises(BundleError, match=f"the file {name} differs from the published file"):
        punctuate(copy)


def test_a_file_that_has_not_changed_is_hashed_once(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[Path] = []

    def counted(path: Path) -> str:
        hashed.append(path)
        return sha256(path)

    monkeypatch.setattr(integrity, "sha256", counted)
    bundle = load_bundle(copy)
    integrity.check_files(bundle)
    assert len(hashed) == len(bundle.description.sha256)
    integrity.check_files(bundle)
    assert len(hashed) == len(bundle.description.sha256)


def test_a_cache_that_cannot_be_read_is_no_matter(copy: Path) -> None:
    integrity._cache().write_text("no JSON")
    integrity.check_files(load_bundle(copy))
    assert str(copy) in integrity._cache().read_text()


def _told(change: Callable[[dict[str, object]], object]) -> Callable[[Path], None]:
    def tamper(folder: Path) -> None:
        path = folder / "bundle.json"
        content = json.loads(path.read_text())
        change(content)
        path.write_text(json.dumps(content))

    return tamper


def _without_hashes(folder: Path) -> None:
    _told(lambda content: content.update(sha256={}))(folder)


def test_a_bundle_without_hashes_is_checked_by_shapes(copy: Path) -> None:
    _without_hashes(copy)
    assert punctuate(copy) == 6
    arrays = dict(np.load(copy / HEADS))
    arrays["casing.out"] = arrays["casing.out"].T
    np.savez(copy / HEADS, **arrays)
    with pytest.raises(
        BundleError, match=r"heads\.npz, array casing\.out: .* 3 × 256, not 256 × 3"
    ):
        punctuate(copy)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda content: content.update(window=1 << 14), "longer than the 64"),
        (lambda content: content["encoder"].update(heads=0), "heads is 0"),
        (lambda content: content["encoder"].update(heads=4), "num_heads is not 4"),
        (lambda content: content["encoder"].update(layers=10**9), "layers"),
        (lambda content: content["encoder"].update(vocabulary=7), "pieces"),
        (lambda content: content["calibration"][""].update(temperature=0), "temperature"),
        (lambda content: content["sha256"].update({"../x": "0" * 64}), "not its own"),
        (lambda content: content.update(own_encoders=["../.."]), "not its own"),
        (lambda content: content["sha256"].pop(HEADS), "not in the list of this bundle"),
    ],
)
def test_what_a_description_tells_wrongly_is_named(
    copy: Path, change: Callable[[dict[str, object]], object], told: str
) -> None:
    _told(change)(copy)
    with pytest.raises(BundleError, match=told):
        punctuate(copy)


def test_a_device_in_place_of_a_file_is_refused(copy: Path) -> None:
    _without_hashes(copy)
    for name in (HEADS, PIECES, f"{ENCODER}/model.bin", "bundle.json"):
        kept = (copy / name).read_bytes()
        (copy / name).unlink()
        os.mkfifo(copy / name)
        with pytest.raises(BundleError):
            punctuate(copy)
        (copy / name).unlink()
        (copy / name).write_bytes(kept)


def test_the_file_of_another_encoder_is_not_handed_over(copy: Path) -> None:
    encoder = load_bundle(copy).described(RunByCtranslate2).encoder
    check_encoder(copy / ENCODER, encoder)
    path = copy / ENCODER / "model.bin"
    data = path.read_bytes()
    for damaged in (data[:-1], data + b"\0", data.replace(b"layer_1", b"layer_2"), b""):
        path.write_bytes(damaged)
        with pytest.raises(BundleError, match=r"model\.bin: the encoder cannot be read"):
            check_encoder(copy / ENCODER, encoder)


def test_a_link_that_leads_out_of_a_bundle_without_hashes_is_refused(
    copy: Path, tmp_path: Path
) -> None:
    _told(lambda content: content.update(sha256={}))(copy)
    link = copy / "notes.txt"
    link.symlink_to(copy / HEADS)
    punctuate(copy)  # a link within it harms nobody
    link.unlink()
    (tmp_path / "secret.txt").write_text("of another user")
    link.symlink_to(tmp_path / "secret.txt")
    with pytest.raises(BundleError, match=r"notes\.txt: this link leads out of the bundle"):
        punctuate(copy)


def test_a_pipe_in_a_bundle_without_hashes_is_refused(copy: Path) -> None:
    _told(lambda content: content.update(sha256={}))(copy)
    os.mkfifo(copy / "notes.txt")
    with pytest.raises(BundleError, match="this is no file"):
        punctuate(copy)
