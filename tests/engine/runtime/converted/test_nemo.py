# SPDX-License-Identifier: Apache-2.0
"""Archives of NeMo, beside what torch answers with the same state."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sentencepiece
import torch
from tests.engine.runtime.converted import published
from tests.engine.runtime.converted.published import (
    ENGLISH,
    NEMO_BERT,
    WIDTH,
    nemo_bert_state,
    nemo_pieces,
    pcs_state,
    word_pieces,
    write_nemo,
    write_nemo_bert,
    write_nemo_pcs,
)

from interpunct.bundles.archives import unpacked
from interpunct.bundles.bundle import Bundle, load_bundle
from interpunct.bundles.description import ConvertedDescription
from interpunct.errors import BundleError
from interpunct.labels import Casing
from interpunct.runtime.backends import open_backend
from interpunct.runtime.converted.classifying import TokenClassifier
from interpunct.runtime.converted.importing import Import
from interpunct.runtime.converted.layouts import convert
from interpunct.runtime.converted.pcs_heads import EncoderNetwork, encoder_labeller
from interpunct.runtime.converted.pickles import PickleError

EXACT = Import("x", {}, ["en"], precision="float32", pickles=True)
WORDS = [word for word in ENGLISH if "'" not in word]


def converted(folder: Path, options: Import = EXACT) -> Bundle:
    with unpacked(folder / "model.nemo", folder.parent) as inside:
        convert(inside, folder.parent / "ours", options)
    return load_bundle(folder.parent / "ours")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "theirs"
    place.mkdir()
    return place


@pytest.mark.parametrize("family", ["bert", "distilbert"])
def test_both_heads_of_nemo_say_what_torch_says(folder: Path, family: str) -> None:
    import transformers

    write_nemo_bert(folder, family, "w:")
    state = nemo_bert_state(family, len(word_pieces().splitlines()))
    inner = {name.removeprefix("bert_model."): value for name, value in state.items()}
    sizes = {"vocab_size": len(word_pieces().splitlines()), "max_position_embeddings": 66}
    if family == "distilbert":
        config = transformers.DistilBertConfig(
            dim=WIDTH, n_layers=2, n_heads=1, hidden_dim=24, **sizes
        )
    else:
        config = transformers.BertConfig(
            hidden_size=WIDTH, num_hidden_layers=2, num_attention_heads=1, intermediate_size=24,
            type_vocab_size=1, **sizes,
        )  # fmt: skip
    model = transformers.AutoModel.from_config(config).eval()
    model.load_state_dict(inner, strict=False)
    listed = word_pieces().decode().splitlines()
    ids = torch.tensor([[2, *(listed.index(word) for word in WORDS), 3]])
    with torch.inference_mode():
        states = model(ids).last_hidden_state[0, 1:-1]
    marks, cases = (
        (states @ state[f"{head}_classifier.mlp.layer0.weight"].T).softmax(1).numpy()
        for head in ("punct", "capit")
    )
    backend = open_backend(converted(folder), "ctranslate2", "cpu")
    found = TokenClassifier(backend).answers(WORDS, ["en"] * len(WORDS))
    np.testing.assert_allclose(np.exp(found.labels), marks, atol=2e-4)
    np.testing.assert_allclose(
        np.exp(found.casings[:, Casing.CAPITALISED]), cases[:, 1], atol=2e-4
    )
    assert marks.std() > 0.05


def test_weights_of_nemo_are_a_pickle_and_need_a_word(folder: Path) -> None:
    write_nemo_bert(folder)
    with pytest.raises(PickleError, match="allow-pickle"):
        converted(folder, Import("x", {}))
    assert not (folder.parent / "ours").exists()


def test_labels_may_stand_in_files_of_their_own(folder: Path) -> None:
    words = word_pieces()
    lines = NEMO_BERT.splitlines(keepends=True)
    kept = [line for line in lines if line.strip()[:3] not in {"O: ", "','", ".: ", "'?'", "U: "}]
    settings = "".join(kept).replace("label_ids:\n", "label_ids: null\n").format(model="bert")
    state = nemo_bert_state("bert", len(words.splitlines()))
    labels = {"punct_label_ids__csv": b"O\n?\n.\n,\n", "capit_label_ids__csv": b"O\nU\n"}
    write_nemo(folder, settings, state, "w:", tokenizer__vocab_file=words, **labels)
    source = converted(folder).description
    assert list(source.source.labels.items()) == [  # type: ignore[attr-defined]
        ("O", "NONE"), ("?", "QUESTION"), (".", "PERIOD"), (",", "COMMA"),
    ]  # fmt: skip


def test_a_head_of_two_layers_is_refused(folder: Path) -> None:
    words = word_pieces()
    state = nemo_bert_state("bert", len(words.splitlines()))
    state["punct_classifier.mlp.layer2.weight"] = torch.ones(4, WIDTH)
    settings = NEMO_BERT.format(model="bert-base-uncased")
    write_nemo(folder, settings, state, "w:", tokenizer__vocab_file=words)
    with pytest.raises(BundleError, match="not one layer"):
        converted(folder)


def test_an_archive_without_a_vocabulary_says_which(folder: Path) -> None:
    state = nemo_bert_state("bert", 60)
    write_nemo(folder, NEMO_BERT.format(model="bert-base-uncased"), state, "w:")
    with pytest.raises(BundleError, match=r"vocab\.txt of bert-base-uncased"):
        converted(folder)


def test_a_name_of_a_file_leads_nowhere_else(folder: Path) -> None:
    words = word_pieces()
    secret = folder.parent / "secret.txt"
    secret.write_bytes(words)
    settings = NEMO_BERT.format(model="bert-base-uncased").replace(
        "nemo:tokenizer.vocab_file", "nemo:../../secret.txt"
    )
    write_nemo(folder, settings, nemo_bert_state("bert", len(words.splitlines())), "w:")
    with pytest.raises(BundleError, match="no vocabulary"):
        converted(folder)


def head(state: dict[str, torch.Tensor], name: str, states: torch.Tensor) -> torch.Tensor:
    """The scores of a head of PCS by torch."""
    layers: list[torch.nn.Module] = []
    while (weight := f"_decoder.{name}._linears.{(len(layers) + 1) // 2}.weight") in state:
        outside, inside = state[weight].shape
        layer = torch.nn.Linear(inside, outside)
        bias = state[weight.replace("weight", "bias")]
        layer.load_state_dict({"weight": state[weight], "bias": bias})
        layers += [torch.nn.ReLU(), layer] if layers else [layer]
    found: torch.Tensor = torch.nn.Sequential(*layers)(states)
    return found


@pytest.mark.parametrize("decoder", ["linear", "conditioned"])
def test_the_heads_of_pcs_say_what_torch_says(folder: Path, decoder: str) -> None:
    import transformers

    write_nemo_pcs(folder, decoder)
    pieces = sentencepiece.SentencePieceProcessor(model_proto=nemo_pieces(decoder))
    state = pcs_state(decoder, pieces.get_piece_size())
    is_conditioned = decoder == "conditioned"
    kind: Any = transformers.XLMRobertaConfig if is_conditioned else transformers.BertConfig
    config = kind(
        vocab_size=pieces.get_piece_size(), hidden_size=WIDTH, num_hidden_layers=2,
        num_attention_heads=1, intermediate_size=24, max_position_embeddings=66,
        type_vocab_size=1, layer_norm_eps=1e-5 if is_conditioned else 1e-12,
    )  # fmt: skip
    model = transformers.AutoModel.from_config(config).eval()
    model.load_state_dict(
        {name.removeprefix("bert_model."): array for name, array in state.items()}, strict=False
    )
    ids = np.array([[pieces.bos_id(), *pieces.encode(" ".join(ENGLISH)), pieces.eos_id()]])
    with torch.inference_mode():
        states = model(torch.from_numpy(ids)).last_hidden_state[0]
        marks = head(state, "_punct_head_post", states)
        for_ends, for_capitals = states, states
        if is_conditioned:
            likeliest = state["_decoder._punct_emb.weight"][marks.argmax(1)]
            for_ends = torch.cat([states, likeliest], 1)
        ends = head(state, "_seg_head", for_ends)
        if is_conditioned:
            starts = torch.tensor([0, 1, *ends.argmax(1)[1:-1]])
            for_capitals = torch.cat([states, starts[:, None]], 1)
        capitals = head(state, "_cap_head", for_capitals).sigmoid()
    backend = open_backend(converted(folder), "ctranslate2", "cpu")
    heads = backend.bundle.described(ConvertedDescription).config.pcs
    assert heads is not None
    padded = np.pad(ids, ((0, 0), (0, 3)), constant_values=pieces.pad_id())
    found = EncoderNetwork(backend, heads, pieces.eos_id()).run(padded)
    inside = slice(ids.shape[1])
    np.testing.assert_allclose(np.exp(found.marks[0, inside]), marks.softmax(1), atol=5e-4)
    np.testing.assert_allclose(found.ends[0, inside], ends.softmax(1)[:, 1], atol=5e-4)
    np.testing.assert_allclose(found.capitals[0, inside], capitals, atol=5e-4)
    assert {*ends.argmax(1).tolist()} == {0, 1}
    assert not (is_conditioned and ends.argmax(1)[0])  # the start is an end by rule alone


def test_pcs_of_nemo_tells_capitals_and_ends(folder: Path) -> None:
    write_nemo_pcs(folder)
    bundle = converted(folder, Import("x", {}, pickles=True))
    backend = open_backend(bundle, "ctranslate2", "cpu")
    heads = bundle.described(ConvertedDescription).config.pcs
    assert heads is not None
    labeller = encoder_labeller(backend, heads)
    assert labeller.tells_casing
    answers = labeller.answers(ENGLISH, ["en"] * len(ENGLISH))
    assert answers.ends is not None
    np.testing.assert_allclose(np.exp(answers.labels).sum(axis=1), 1, atol=1e-4)
    np.testing.assert_allclose(np.exp(answers.casings).sum(axis=1), 1, atol=1e-4)
    assert {"en", "zh-Hans"} <= set(bundle.languages)
    told = bundle.description.source.labels  # type: ignore[attr-defined]
    assert told[";"] == "QUESTION"  # the Greek question mark


def test_the_attending_decoder_of_pcs_gives_marks_only(folder: Path) -> None:
    write_nemo_pcs(folder, "attending")
    bundle = converted(folder, Import("x", {}, pickles=True))
    heads = bundle.described(ConvertedDescription).config.pcs
    assert heads is not None
    labeller = encoder_labeller(open_backend(bundle, "ctranslate2", "cpu"), heads)
    assert not labeller.tells_casing
    answers = labeller.answers(ENGLISH, ["en"] * len(ENGLISH))
    assert answers.ends is None
    np.testing.assert_allclose(np.exp(answers.labels).sum(axis=1), 1, atol=1e-4)


@pytest.mark.parametrize(
    ("array", "shape"),
    [
        ("_decoder._seg_head._linears.0.weight", (12, WIDTH)),
        ("_decoder._cap_head._linears.1.bias", (3,)),
        ("_decoder._punct_emb.weight", (2, 4)),
        ("_decoder._seg_head._linears.1.weight", (3, 12)),
        ("_decoder._punct_head_post._linears.0.weight", None),
    ],
)
def test_heads_of_other_shapes_are_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch, array: str, shape: tuple[int, ...] | None
) -> None:
    def changed(decoder: str, vocabulary: int) -> dict[str, torch.Tensor]:
        state = pcs_state(decoder, vocabulary)
        del state[array]
        return state if shape is None else {**state, array: torch.ones(shape)}

    monkeypatch.setattr(published, "pcs_state", changed)
    write_nemo_pcs(folder)
    with pytest.raises(BundleError, match="heads do not fit"):
        converted(folder)
