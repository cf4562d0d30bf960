# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from interpunct.bundles.bundle import ENCODER, load_bundle
from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.errors import BackendError, BundleError
from interpunct.runtime.backends import BackendKind, open_backend
from interpunct.runtime.backends import ctranslate2_backend as ct2
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct.runtime.encoder.encoder_file import read_encoder
from interpunct_lab.making.compact_export import write_bundle

DESCRIPTION = {"name": "tiny", "version": "8", "languages": ["en"], "window": 32}
WINDOWS = [[2, *range(10, 40), 3], [2, 11, 12, 3], [2, 3]]


def states_of(model: CompactModel, window: list[int]) -> np.ndarray:
    with torch.inference_mode():
        return model.encode(torch.tensor([window]))[0].numpy()


@pytest.mark.parametrize("kind", ["ctranslate2", "torch"])
def test_float32_states_are_those_of_the_trained_model(
    tiny_bundle: Path, tiny_model: CompactModel, kind: BackendKind
) -> None:
    states = open_backend(load_bundle(tiny_bundle), kind, "cpu").states(WINDOWS)
    for row, window in zip(states, WINDOWS, strict=True):
        np.testing.assert_allclose(row[: len(window)], states_of(tiny_model, window), atol=1e-5)


def test_int8_states_of_both_backends_point_the_same_way(
    tiny_model: CompactModel, tiny_pieces: Path, tmp_path: Path
) -> None:
    write_bundle(tiny_model, tiny_pieces, tmp_path, DESCRIPTION)
    bundle = load_bundle(tmp_path)
    for kind in ("ctranslate2", "torch"):
        states = open_backend(bundle, kind, "cpu").states(WINDOWS)
        for row, window in zip(states, WINDOWS, strict=True):
            expected = states_of(tiny_model, window)
            found = row[: len(window)]
            cosines = (found * expected).sum(1) / (
                np.linalg.norm(found, axis=1) * np.linalg.norm(expected, axis=1)
            )
            assert cosines.min() > 0.999


def test_arrays_that_are_equal_are_stored_once_and_all_read_back(
    tiny_pieces: Path, tmp_path: Path
) -> None:
    sizes = CompactConfig(vocabulary=20, layers=2, width=16, heads=1, inner=32, positions=32)
    fresh = CompactModel(sizes).eval()  # all its biases are zero
    write_bundle(fresh, tiny_pieces, tmp_path, DESCRIPTION, quantization=None)
    stored = read_encoder(load_bundle(tmp_path).path(f"{ENCODER}/model.bin"))
    for name, value in fresh.state_dict().items():
        if not name.startswith(("punctuation.", "casing.")):
            np.testing.assert_array_equal(stored[name], value.numpy(), err_msg=name)


def test_exporting_leaves_the_model_as_it_was(
    tiny_model: CompactModel, tiny_pieces: Path, tmp_path: Path
) -> None:
    before = tiny_model.pieces.weight.detach().clone()
    write_bundle(
        tiny_model,
        tiny_pieces,
        tmp_path,
        {"name": "x", "version": "1", "languages": [], "window": 32},
    )
    assert torch.equal(before, tiny_model.pieces.weight)


def test_a_gpu_that_fails_gives_one_sentence_and_the_cpu(
    tiny_bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ct2, "_wanted_device", lambda *_: "cuda")
    backend = open_backend(load_bundle(tiny_bundle))
    assert backend.notice is not None
    assert backend.notice.startswith("The GPU cannot be used")
    assert "\n" not in backend.notice
    assert len(backend.states(WINDOWS)) == len(WINDOWS)


def test_a_gpu_asked_for_by_name_is_an_error_where_it_fails(tiny_bundle: Path) -> None:
    if torch.cuda.is_available():
        pytest.skip("this machine has a GPU")
    for kind in ("ctranslate2", "torch"):
        with pytest.raises(BackendError, match="--device cpu"):
            open_backend(load_bundle(tiny_bundle), kind, "cuda")


@pytest.mark.parametrize("keep", [0, 3, 40, 1000])
def test_a_torn_encoder_is_an_error_message(tiny_bundle: Path, tmp_path: Path, keep: int) -> None:
    whole = (tiny_bundle / ENCODER / "model.bin").read_bytes()
    torn = tmp_path / "model.bin"
    torn.write_bytes(whole[:keep])
    with pytest.raises(BundleError, match="encoder cannot be read"):
        read_encoder(torn)
