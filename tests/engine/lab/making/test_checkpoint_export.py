# SPDX-License-Identifier: Apache-2.0
"""The default bundle's encoder as a checkpoint: it is the same encoder."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import numpy as np
import pytest
import torch

from interpunct.bundles.bundle import PIECES, default_bundle, load_bundle, write_description
from interpunct.errors import BundleError, FolderError
from interpunct.runtime.backends.torch_backend import TorchBackend, padded
from interpunct.runtime.encoder.tokenizer import Tokenizer
from interpunct.runtime.exported.reading import WordTokenizer
from interpunct_lab.architectures.encoders.body import Encoder, open_checkpoint
from interpunct_lab.making.checkpoint_export import export_encoder

WORDS = ["the", "pilot's", "wurde", "řeka", "2024", "雾", "散", "แล้ว", "кофе", "ﷺ"]


@pytest.mark.parametrize("family", ["bert", "electra"])
def test_words_get_the_same_states(tmp_path: Path, family: Literal["bert", "electra"]) -> None:
    bundle = default_bundle()
    export_encoder(bundle, tmp_path / "encoder", family)
    body = open_checkpoint(str(tmp_path / "encoder"), [family])

    pieces = Tokenizer(bundle.path(PIECES)).encode(WORDS)
    assert [
        list(ids) for ids in WordTokenizer.of_transformers(body.tokenizer).encode(WORDS, 200)
    ] == pieces

    windows = [[2, *(number for ids in pieces for number in ids), 3], [2, *pieces[0], 3]]
    with torch.inference_mode():
        states = Encoder(body).eval()(*padded(windows))[-1].numpy()
    for found, wanted, ids in zip(
        states, TorchBackend(bundle, "cpu").states(windows), windows, strict=True
    ):
        np.testing.assert_allclose(found[: len(ids)], wanted[: len(ids)], atol=1e-5)


def test_the_first_layers_alone_are_an_encoder_too(tmp_path: Path) -> None:
    export_encoder(default_bundle(), tmp_path / "encoder", layers=2)
    assert Encoder(open_checkpoint(str(tmp_path / "encoder"), ["bert"])).layers == 2


def test_an_export_replaces_an_export_and_no_other_checkpoint(tmp_path: Path) -> None:
    out = tmp_path / "encoder"
    for layers in (2, 1):
        export_encoder(default_bundle(), out, layers=layers)
    assert Encoder(open_checkpoint(str(out), ["bert"])).layers == 1
    (out / "interpunct.json").rename(tmp_path / "kept.json")
    with pytest.raises(FolderError, match="files of yours"):
        export_encoder(default_bundle(), out)
    (tmp_path / "kept.json").rename(out / "interpunct.json")
    (out / "optimizer.pt").touch()
    with pytest.raises(FolderError, match="files of yours"):
        export_encoder(default_bundle(), out)
    assert (out / "optimizer.pt").exists()


def test_another_system_has_no_encoder_to_export(tmp_path: Path) -> None:
    folder = tmp_path / "bundle"
    folder.mkdir()
    description = {"name": "x", "version": "1", "system": "crf", "languages": ["en"]}
    write_description(folder, {**description, "config": {}})
    with pytest.raises(BundleError, match="of the system crf"):
        export_encoder(load_bundle(folder), tmp_path / "encoder")
    assert not (tmp_path / "encoder").exists()
