# SPDX-License-Identifier: Apache-2.0
"""Checkpoints of the formats that are published, tiny ones that the tests write themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from interpunct.bundles.bundle import find_bundle, installed_bundles, load_bundle
from interpunct.bundles.description import ConvertedDescription
from interpunct.errors import BundleError
from interpunct.runtime.converted.checkpoint import Checkpoint
from interpunct.runtime.converted.classifying import TokenClassifier
from interpunct.runtime.converted.converting import convert_checkpoint
from interpunct.runtime.converted.importing import Import
from interpunct.runtime.converted.installing import install
from interpunct.runtime.opening import open_punctuator
from interpunct_lab.making.adapting import adapt_bundle
from interpunct_lab.making.finished_text import of_labelled
from interpunct_lab.text.labelled import label_text

FULLSTOP = ["0", ".", ",", "?", "-", ":"]
WORDS = [
    "the",
    "old",
    "pilot",
    "said",
    "that",
    "he",
    "would",
    "come",
    "back",
    "fog",
    "lifts",
    "when",
]
README = "---\nlicense: mit\nlanguage:\n- en\n- de\n- multilingual\n---\n# A model\n"
SIZES: dict[str, Any] = {
    "vocab_size": 40,
    "hidden_size": 16,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "intermediate_size": 24,
    "max_position_embeddings": 34,
}


def model_of(family: str, labels: list[str]) -> Any:
    import transformers

    names = {"id2label": dict(enumerate(labels))}
    torch.manual_seed(5)
    if family == "distilbert":
        config: Any = transformers.DistilBertConfig(
            vocab_size=40, dim=16, n_layers=2, n_heads=2, hidden_dim=24,
            max_position_embeddings=34, **names,
        )  # fmt: skip
    else:
        kind = {"bert": "Bert", "xlm-roberta": "XLMRoberta", "electra": "Electra"}[family]
        extra = {"embedding_size": 16} if family == "electra" else {}
        config = getattr(transformers, f"{kind}Config")(**SIZES, **extra, **names)
    model = transformers.AutoModelForTokenClassification.from_config(config)
    for parameter in model.parameters():  # far enough from zero to tell one word from another
        torch.nn.init.normal_(parameter, std=0.3)
    return model.eval()


def write_checkpoint(folder: Path, family: str, labels: list[str] = FULLSTOP) -> Any:
    """A checkpoint with a word-piece vocabulary of whole words; gives its model."""
    from tokenizers import BertWordPieceTokenizer

    model = model_of(family, labels)
    model.save_pretrained(folder)
    (folder / "README.md").write_text(README)
    vocabulary = folder / "words"
    vocabulary.write_text("\n".join(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *WORDS]))
    BertWordPieceTokenizer(str(vocabulary)).save(str(folder / "tokenizer.json"))
    vocabulary.unlink()
    return model


@pytest.mark.parametrize("family", ["bert", "distilbert", "xlm-roberta", "electra"])
@pytest.mark.parametrize("backend", ["ctranslate2", "torch"])
def test_a_converted_checkpoint_says_what_transformers_says(
    tmp_path: Path, family: str, backend: Any
) -> None:
    from interpunct.runtime.backends import open_backend

    model = write_checkpoint(tmp_path / "theirs", family)
    exact = Import("ours", {}, ["en"], precision="float32")
    convert_checkpoint(tmp_path / "theirs", tmp_path / "ours", exact)
    bundle = load_bundle(tmp_path / "ours")
    bundle.verify()
    with torch.inference_mode():
        ids = torch.tensor([[2, *range(5, 5 + len(WORDS)), 3]])
        wanted = model(ids).logits[0, 1:-1].softmax(1).numpy()
    found = TokenClassifier(open_backend(bundle, backend, "cpu")).scores(WORDS, ["en"] * 12)
    assert bundle.label_set.names == ("NONE", "COMMA", "PERIOD", "QUESTION", "COLON", "DASH")
    ours = wanted[:, [0, 2, 1, 3, 5, 4]]
    np.testing.assert_allclose(np.exp(found), ours, atol=2e-4)


def test_a_long_text_is_read_in_windows_and_every_slot_once(tmp_path: Path) -> None:
    from interpunct.runtime.backends import open_backend

    write_checkpoint(tmp_path / "theirs", "bert")
    convert_checkpoint(tmp_path / "theirs", tmp_path / "ours", Import("ours", {}, ["en"]))
    classifier = TokenClassifier(open_backend(load_bundle(tmp_path / "ours"), device="cpu"))
    scores = classifier.scores(WORDS * 9, ["en"] * len(WORDS) * 9)
    assert scores.shape == (108, 6)
    np.testing.assert_allclose(np.exp(scores).sum(1), 1, atol=1e-5)
    assert classifier.scores([], []).shape == (0, 6)


def test_an_installed_checkpoint_is_found_and_tells_its_licence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "interpunct.bundles.bundle.platformdirs.user_data_path", lambda *_, **__: tmp_path
    )
    write_checkpoint(tmp_path / "fullstop-tiny", "xlm-roberta")
    bundle = install(str(tmp_path / "fullstop-tiny"))
    assert [found.folder for found in installed_bundles()] == [bundle.folder]
    assert find_bundle("fullstop-tiny").languages == ("de", "en")
    told = bundle.described(ConvertedDescription)
    assert told.licence == "mit"
    assert set(told.source.sha256) == {"model.safetensors"}
    assert "mit" in bundle.card()
    assert open_punctuator(bundle).notice is None
    with pytest.raises(BundleError, match="already"):
        install(str(tmp_path / "fullstop-tiny"))


def test_a_pickle_is_refused_unread(tmp_path: Path) -> None:
    write_checkpoint(tmp_path, "bert")
    (tmp_path / "model.safetensors").unlink()
    (tmp_path / "pytorch_model.bin").write_bytes(b"cos\nsystem\n(S'false'\ntR.")
    with pytest.raises(BundleError, match=r"pickle.*safetensors"):
        convert_checkpoint(tmp_path, tmp_path / "out", Import("x", {}))
    assert not (tmp_path / "out").exists()


def test_a_damaged_checkpoint_is_one_sentence(tmp_path: Path) -> None:
    write_checkpoint(tmp_path, "bert")
    weights = tmp_path / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:200])
    with pytest.raises(BundleError, match="cannot be read"):
        convert_checkpoint(tmp_path, tmp_path / "out", Import("x", {}))


@pytest.mark.parametrize(
    ("setting", "value", "reason"),
    [
        ("model_type", "deberta-v2", "deberta-v2"),
        ("hidden_act", "relu", "relu"),
        ("position_embedding_type", "relative_key", "relative"),
    ],
)
def test_a_shape_that_cannot_run_is_named(
    tmp_path: Path, setting: str, value: str, reason: str
) -> None:
    write_checkpoint(tmp_path, "bert")
    path = tmp_path / "config.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), setting: value}))
    with pytest.raises(BundleError, match=reason):
        convert_checkpoint(tmp_path, tmp_path / "out", Import("x", {}))


def test_a_folder_without_a_checkpoint_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match=r"config\.json"):
        Checkpoint.read(tmp_path)


@pytest.mark.parametrize(
    ("text", "licence", "languages"),
    [
        (README, "mit", ("en", "de", "multilingual")),
        ("---\nlanguage: [en, 'fr']\nlicense: cc-by-4.0\n---\n", "cc-by-4.0", ("en", "fr")),
        ("# no front matter\nlicense: mit\n", None, ()),
    ],
)
def test_the_readme_tells_licence_and_languages(
    tmp_path: Path, text: str, licence: str | None, languages: tuple[str, ...]
) -> None:
    (tmp_path / "config.json").write_text("{}")
    (tmp_path / "README.md").write_text(text)
    notes = Checkpoint.read(tmp_path).notes()
    assert (notes.licence, notes.languages) == (licence, languages)


def test_without_a_network_the_hub_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "interpunct.bundles.bundle.platformdirs.user_data_path", lambda *_, **__: tmp_path
    )
    monkeypatch.setattr("huggingface_hub.HfApi.model_info", _offline)
    with pytest.raises(BundleError, match="cannot be had from the hub") as failure:
        install("somebody/a-model")
    assert "\n" not in str(failure.value)
    with pytest.raises(BundleError, match="no folder"):
        install("not a name")


def _offline(*_: object, **__: object) -> str:
    raise OSError("Connection refused\nand a traceback")


def test_a_converted_checkpoint_is_adapted_like_any_bundle(tmp_path: Path) -> None:
    write_checkpoint(tmp_path / "theirs", "bert")
    convert_checkpoint(tmp_path / "theirs", tmp_path / "ours", Import("ours", {}, ["en"]))
    spoken = ["The old pilot said, that he would come back.", "When the fog lifts, he said?"] * 30
    texts = [of_labelled(label_text(spoken, "en"))]
    done = adapt_bundle(
        load_bundle(tmp_path / "ours"),
        {Path("talk.srt"): texts},
        tmp_path / "mine",
        report=lambda _: None,
    )
    load_bundle(tmp_path / "mine").verify()
    assert done.after.slot_error_rate < done.before.slot_error_rate
