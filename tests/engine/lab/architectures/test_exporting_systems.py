# SPDX-License-Identifier: Apache-2.0
"""Systems of the laboratory exported for CTranslate2 say what they said before."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from interpunct.bundles.bundle import Bundle, load_bundle
from interpunct.bundles.description import ExportedDescription
from interpunct.bundles.worth import worth_of
from interpunct.errors import BundleError, InterpunctError
from interpunct.runtime.backends import open_backend
from interpunct.runtime.exported.system import ExportedSystem
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.system_files import load_system, save_system
from interpunct.runtime.systems import system_class
from interpunct_lab.architectures.base import System
from interpunct_lab.architectures.encoders.body import Body, learn_tokenizer
from interpunct_lab.architectures.encoders.sizes import EncoderSize
from interpunct_lab.making.int8_export import export_int8

SPOKEN = "the old pilot said that he would come back when fog lifts 你好 今天 qzxv 20".split()  # noqa: SIM905
FORMS = dict.fromkeys(SPOKEN, 5.0) | dict.fromkeys("abcdefghijklmnopqrstuvwxyz0你好今天", 1.0)
WORDS, LANGUAGES = SPOKEN * 20, ["en", "zh-Hans"] * (10 * len(SPOKEN))
ROWS = [
    ("electra", "electra", {}),
    ("slot-filling", "roberta", {"words": "jieba"}),
    ("slot-filling", "bert", {"words": "characters"}),
    ("slot-filling", "xlm-roberta", {}),
]
TOLD = {"name": "mine", "version": "1", "languages": ["en", "zh-Hans"], "notes": "kept"}
FITS = {"": {"temperature": 1.5, "bias": [0.0, 0.1, 0.2, 0.3]}}
FIGURES = {"micro_f1": 0.5, "macro_f1": 0.5, "weighted_f1": 0.5, "slot_error_rate": 0.7}


def system_of(name: str, family: str, *, embedding: int = 32, **settings: Any) -> System:
    """A system with random weights, far enough from zero to tell one word from another."""
    tokenizer = learn_tokenizer(FORMS, 90)
    size = EncoderSize(2, 32, 2, 64, embedding)
    body = Body(size.config(family, len(tokenizer), positions=96), tokenizer)
    chosen = system_class(name)
    assert issubclass(chosen, System)
    torch.manual_seed(7)
    system = chosen(chosen.Config(encoder="tiny", **settings), body).eval()
    with torch.no_grad():
        for parameter in system.parameters():
            parameter.normal_(std=0.3)
    return system


def saved(system: System, folder: Path) -> Bundle:
    told = {**TOLD, "calibration": FITS, "metrics": {"dev": FIGURES}}
    save_system(system, folder, told, card="# mine 1\n")
    return load_bundle(folder)


@pytest.mark.parametrize(("name", "family", "settings"), ROWS)
@pytest.mark.parametrize("backend", ["ctranslate2", "torch"])
def test_an_exported_system_gives_the_scores_that_it_gave(
    tmp_path: Path, name: str, family: str, settings: dict[str, Any], backend: Any
) -> None:
    system = system_of(name, family, **settings)
    export_int8(saved(system, tmp_path / "float"), tmp_path / "ours", quantization=None)
    exported = ExportedSystem(open_backend(load_bundle(tmp_path / "ours"), backend, "cpu"))
    wanted = system.scores(WORDS, LANGUAGES)
    np.testing.assert_allclose(exported.scores(WORDS, LANGUAGES), wanted, atol=1e-3, rtol=1e-4)
    assert exported.scores([], []).shape == (0, 4)


def test_in_eight_bits_it_is_a_whole_bundle_that_gives_nearly_the_same(tmp_path: Path) -> None:
    system = system_of("slot-filling", "roberta")
    bundle = saved(system, tmp_path / "float")
    export_int8(bundle, tmp_path / "small")
    small = load_bundle(tmp_path / "small")
    small.verify()
    told = small.described(ExportedDescription)
    assert (small.system, small.name) == ("slot-filling", "mine 1 int8")
    assert told.exported.origin_sha256 == bundle.digest
    assert told.calibration == bundle.calibration
    assert worth_of(small) == worth_of(bundle)
    assert small.card().startswith("# mine 1\n\n## Export")
    assert json.loads((small.folder / "bundle.json").read_text())["notes"] == "kept"
    labeller = ExportedSystem(open_backend(small, device="cpu"))
    found, wanted = labeller.scores(WORDS, LANGUAGES), system.scores(WORDS, LANGUAGES)
    assert np.mean(found.argmax(1) == wanted.argmax(1)) > 0.9


def test_an_exported_system_runs_without_torch(tmp_path: Path) -> None:
    export_int8(saved(system_of("electra", "electra"), tmp_path / "float"), tmp_path / "small")
    code = (
        "import sys; from interpunct import load_predictor; "
        f"load_predictor({str(tmp_path / 'small')!r}); "
        "print(sorted({'torch', 'transformers'} & sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_what_ctranslate2_cannot_give_is_refused_in_a_sentence(tmp_path: Path) -> None:
    rows = [
        (system_of("layer-attention", "roberta"), "mixes the states of all layers"),
        (system_of("electra", "electra", embedding=16), "embeddings narrower than the layers"),
    ]
    for number, (system, reason) in enumerate(rows):
        bundle = saved(system, tmp_path / f"float{number}")
        with pytest.raises(BundleError, match=f"{reason}.*--format onnx"):
            export_int8(bundle, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_an_exported_bundle_is_not_exported_or_trained_again(tmp_path: Path) -> None:
    export_int8(saved(system_of("electra", "electra"), tmp_path / "float"), tmp_path / "small")
    with pytest.raises(BundleError, match="exported from: mine 1"):
        load_system(load_bundle(tmp_path / "small"))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("runtime", "elsewhere"),
        ("words_at_once", 95),
        ("window", 97),
        ("special", {"start": 0, "end": 1, "mask": 4096, "unknown": 3}),
        ("head", {"width": 8, "activation": "selu"}),
        ("head", {"width": 512, "activation": "tanh"}),
        ("reads", "letters"),
    ],
)
def test_a_description_that_was_tampered_with_is_refused(
    tmp_path: Path, field: str, value: Any
) -> None:
    export_int8(saved(system_of("electra", "electra"), tmp_path / "float"), tmp_path / "small")
    path = tmp_path / "small" / "bundle.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), field: value}))
    with pytest.raises(InterpunctError):
        open_punctuator(load_bundle(tmp_path / "small"))


def test_a_tokenizer_with_pieces_that_the_encoder_lacks_is_refused(tmp_path: Path) -> None:
    export_int8(saved(system_of("electra", "electra"), tmp_path / "float"), tmp_path / "small")
    bundle = load_bundle(tmp_path / "small")
    letters = [chr(code) for code in range(0x430, 0x4B0)]
    other = learn_tokenizer(dict.fromkeys(letters, 9.0), 200)
    other.backend_tokenizer.save(str(bundle.folder / "tokenizer.json"))
    labeller = ExportedSystem(open_backend(bundle, device="cpu"))
    with pytest.raises(BundleError, match="its tokenizer gives the piece"):
        labeller.scores(letters, ["ru"] * len(letters))
