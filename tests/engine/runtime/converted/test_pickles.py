# SPDX-License-Identifier: Apache-2.0
"""Pickled weights: refused, or read without running anything of theirs."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest
import torch
from tests.engine.runtime.converted.published import ENGLISH, RPUNCT, write_bert, write_felflare

from interpunct.bundles.bundle import load_bundle
from interpunct.errors import BundleError
from interpunct.runtime.converted.checkpoint import Checkpoint
from interpunct.runtime.converted.converting import convert_checkpoint
from interpunct.runtime.converted.importing import Import
from interpunct.runtime.converted.pickles import PickleError


class Bomb:
    """An object whose unpickling creates a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Path.touch, (self.path,)


def test_a_pickle_is_refused_until_it_is_allowed(tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    write_felflare(folder)
    with pytest.raises(PickleError, match=r"pytorch_model\.bin.*pickle.*--allow-pickle"):
        convert_checkpoint(folder, tmp_path / "ours", Import("x", {}))
    convert_checkpoint(folder, tmp_path / "ours", Import("x", {}, pickles=True))
    load_bundle(tmp_path / "ours").verify()


def test_a_pickle_has_the_same_weights_as_safetensors(tmp_path: Path) -> None:
    model = write_bert(tmp_path, ENGLISH, RPUNCT)
    safe = Checkpoint.read(tmp_path).weights()
    (tmp_path / "model.safetensors").unlink()
    torch.save(model.state_dict(), tmp_path / "pytorch_model.bin")
    read = Checkpoint.read(tmp_path, pickles=True).weights()
    assert set(safe) <= set(read)
    for name, array in safe.items():
        np.testing.assert_array_equal(read[name], array)


@pytest.mark.parametrize("way", ["pickle", "torch", "inside"])
def test_an_allowed_pickle_runs_nothing(tmp_path: Path, way: str) -> None:
    folder, witness = tmp_path / "theirs", tmp_path / "ran"
    folder.mkdir()
    write_felflare(folder)
    path = folder / "pytorch_model.bin"
    if way == "pickle":
        path.write_bytes(pickle.dumps(Bomb(witness)))
    else:
        content = (
            Bomb(witness) if way == "torch" else {"weight": torch.ones(2), "x": Bomb(witness)}
        )
        torch.save(content, path)
    with pytest.raises(BundleError, match="more than tensors"):
        convert_checkpoint(folder, tmp_path / "ours", Import("x", {}, pickles=True))
    assert not witness.exists()
    assert not (tmp_path / "ours").exists()
    pickle.loads(pickle.dumps(Bomb(witness)))
    assert witness.exists()  # the bomb is one


def test_a_state_may_lie_in_a_checkpoint_of_training(tmp_path: Path) -> None:
    model = write_bert(tmp_path, ENGLISH, RPUNCT)
    (tmp_path / "model.safetensors").unlink()
    torch.save({"epoch": 3, "state_dict": model.state_dict()}, tmp_path / "pytorch_model.bin")
    assert "classifier.weight" in Checkpoint.read(tmp_path, pickles=True).weights()
