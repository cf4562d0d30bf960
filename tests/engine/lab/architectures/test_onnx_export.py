# SPDX-License-Identifier: Apache-2.0
"""What is written as ONNX gives the scores that torch gives, whatever goes in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from interpunct.bundles.bundle import Bundle, load_bundle
from interpunct.errors import BackendError, BundleError, FolderError
from interpunct.runtime.system_files import save_system
from interpunct.runtime.systems import system_class
from interpunct_lab.architectures import SYSTEMS
from interpunct_lab.architectures.base import Batch, System
from interpunct_lab.making.onnx_export import (
    LARGEST_DIFFERENCE,
    NETWORK,
    OnnxScores,
    export_onnx,
    torch_scores,
    words_batch,
)

SIZES: dict[str, dict[str, Any]] = {
    "shift-lstm": {"layers": 2, "width": 24, "embedding": 16, "vocabulary": 60},
    "layer-attention": {"encoder": "tiny", "pieces": 60, "labels": 3},
    "electra": {"encoder": "tiny", "pieces": 60},
    "slot-filling": {"encoder": "tiny", "pieces": 60, "head_width": 32},
    "char-delay": {"layers": 2, "width": 16},
    "char-ngram": {"layers": 1, "width": 16},
    "char-cnn": {"kernels": 70},
    "char-cnn-ngram": {"kernels": 70},
    "char-dilated": {},
    "char-bilstm": {"layers": 2, "width": 16},
}
BATCHES = [(1,), (29,), (30, 2, 11, 6), (1, 1), (4,) * 17]
FORMS = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 1.0) | {"harbour": 9.0, "pilot": 9.0}


def saved(name: str, folder: Path) -> tuple[System, Bundle]:
    """A system with random weights, and its bundle."""
    chosen = system_class(name)
    assert issubclass(chosen, System)
    rare = {"least_count": 1} if name.startswith("char") else {}
    config = chosen.Config(**SIZES[name], **rare)
    torch.manual_seed(3)
    system = chosen(config, chosen.learn_vocabulary(config, FORMS)).eval()
    for parameter in system.parameters():  # far enough from zero to tell one word from another
        torch.nn.init.normal_(parameter, std=0.3)
    told = {"name": "mine", "version": "1", "languages": ["en"], "calibration": FITS}
    save_system(system, folder, told, card="# mine 1\n")
    return system, load_bundle(folder)


FITS = {"": {"temperature": 1.5, "bias": [0.0, 0.1, 0.2, 0.3]}}


def with_libraries() -> None:
    for library in ("onnx", "onnxruntime"):
        pytest.importorskip(library, reason="the extra onnx is not installed")


def test_every_network_of_the_laboratory_is_tried() -> None:
    untried = set(SYSTEMS) - {"crf"} - set(SIZES)
    assert not untried, "give each network a tiny size in SIZES above"


@pytest.mark.parametrize("name", SIZES)
def test_onnxruntime_gives_the_scores_and_labels_of_torch(name: str, tmp_path: Path) -> None:
    with_libraries()
    system, bundle = saved(name, tmp_path / "bundle")
    export_onnx(bundle, tmp_path / "onnx")
    network = OnnxScores(tmp_path / "onnx" / NETWORK)
    for sizes in BATCHES:
        batch = words_batch(system, sizes)
        found, wanted = network.scores(batch), torch_scores(system, batch)
        np.testing.assert_allclose(found, wanted, atol=LARGEST_DIFFERENCE)
        np.testing.assert_array_equal(found.argmax(1), wanted.argmax(1))


def test_a_foreign_program_is_told_all_that_it_needs(tmp_path: Path) -> None:
    with_libraries()
    _, bundle = saved("slot-filling", tmp_path / "bundle")
    export_onnx(bundle, tmp_path / "onnx")
    told = json.loads((tmp_path / "onnx" / "network.json").read_text())
    assert told["labels"] == ["NONE", "COMMA", "PERIOD", "QUESTION"]
    assert told["calibration"] == FITS
    assert told["words_at_once"] == 110
    assert "mask" in told["reading"]["how"]
    assert told["reading"]["room"] == 510
    assert {NETWORK, "encoder/tokenizer.json", "MODEL_CARD.md"} <= told["sha256"].keys()
    example = told["example"]
    batch = Batch(*(torch.tensor(example[name]) for name in ("ids", "lengths", "slots", "slots")))
    again = OnnxScores(tmp_path / "onnx" / NETWORK).scores(batch)
    np.testing.assert_allclose(again, example["scores"], atol=1e-3)
    readme = (tmp_path / "onnx" / "README.md").read_text()
    assert "110 words" in readme
    assert str(tmp_path) not in readme


def test_it_is_no_bundle(tmp_path: Path) -> None:
    with_libraries()
    _, bundle = saved("char-delay", tmp_path / "bundle")
    export_onnx(bundle, tmp_path / "onnx")
    with pytest.raises(BundleError, match=r"no bundle\.json"):
        load_bundle(tmp_path / "onnx")


def test_an_export_replaces_an_older_one_but_no_file_of_the_user(tmp_path: Path) -> None:
    with_libraries()
    _, bundle = saved("char-delay", tmp_path / "bundle")
    for _ in range(2):
        export_onnx(bundle, tmp_path / "onnx")
    (tmp_path / "onnx" / "notes.txt").write_text("mine")
    with pytest.raises(FolderError, match="would be lost"):
        export_onnx(bundle, tmp_path / "onnx")
    assert (tmp_path / "onnx" / "notes.txt").read_text() == "mine"


def test_scores_that_differ_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_libraries()
    _, bundle = saved("char-delay", tmp_path / "bundle")
    monkeypatch.setattr(OnnxScores, "scores", lambda self, batch: np.ones((len(batch.slots), 4)))
    with pytest.raises(BundleError, match="other scores than torch"):
        export_onnx(bundle, tmp_path / "onnx")
    assert not (tmp_path / "onnx").exists()


def test_without_the_libraries_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bundle = saved("char-delay", tmp_path / "bundle")
    monkeypatch.setattr("interpunct_lab.making.onnx_export.find_spec", lambda _: None)
    with pytest.raises(BackendError, match=r"onnx and onnxruntime.*interpunct\[onnx\]"):
        export_onnx(bundle, tmp_path / "onnx")


def test_what_is_no_network_is_refused(tmp_path: Path, tiny_bundle: Path) -> None:
    with_libraries()
    with pytest.raises(BundleError, match=r"of the system compact.*interpunct train"):
        export_onnx(load_bundle(tiny_bundle), tmp_path / "onnx")
