# SPDX-License-Identifier: Apache-2.0
"""Answers of published graphs, beside what the graphs themselves say of the whole text."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
import sentencepiece
from onnx import helper
from tests.engine.runtime.converted.published import (
    CT_MARKS,
    CT_TOKENS,
    ENGLISH,
    PCS_47,
    edge_pieces,
    write_ct_transformer,
    write_edge_punct,
    write_pcs,
)

from interpunct.bundles.bundle import Bundle, load_bundle
from interpunct.bundles.description import OnnxDescription
from interpunct.errors import BackendError, BundleError
from interpunct.labels import Casing, PaperLabel
from interpunct.runtime.converted.importing import Import
from interpunct.runtime.converted.layouts import convert
from interpunct.runtime.graphs.labellers import open_graph
from interpunct.runtime.graphs.pieces import SentencePieces

TEXT = ENGLISH * 9  # several windows of each layout
Write = Callable[[Path], None]


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    folder = tmp_path / "theirs"
    folder.mkdir()
    return folder


def converted(theirs: Path, **options: Any) -> Bundle:
    out = theirs.parent / "ours"
    convert(theirs, out, Import("ours", {}, ["en"], **options))
    bundle = load_bundle(out)
    bundle.verify()
    return bundle


def softmax(scores: Any) -> Any:
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def run(path: Path, **feeds: Any) -> dict[str, Any]:
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    names = [each.name for each in session.get_outputs()]
    return dict(zip(names, session.run(names, feeds), strict=True))


def pcs_text(theirs: Path, words: Sequence[str]) -> tuple[list[str], list[int], dict[str, Any]]:
    """Pieces of a text, the last piece of each word, and the decisions of the published graph."""
    (model,) = theirs.glob("*.model")
    pieces = sentencepiece.SentencePieceProcessor(model_file=str(model))
    ids = pieces.encode(" ".join(words))
    texts = [pieces.id_to_piece(number) for number in ids]
    starts = [place for place, text in enumerate(texts) if text.startswith("▁")]
    assert len(starts) == len(words)
    lasts = [*(start - 1 for start in starts[1:]), len(texts) - 1]
    (graph,) = theirs.glob("*.onnx")
    return texts, lasts, run(graph, input_ids=np.array([ids]))


def test_the_marks_of_pcs_are_those_of_the_last_piece_of_a_word(theirs: Path) -> None:
    write_pcs(theirs)
    bundle = converted(theirs)
    assert bundle.described(OnnxDescription).scores_shown
    labeller, notice = open_graph(bundle, "cpu")
    assert notice is None
    found = labeller.answers(TEXT, ["en"] * len(TEXT))
    np.testing.assert_allclose(np.exp(found.labels).sum(axis=1), 1, atol=1e-4)
    _, lasts, decided = pcs_text(theirs, TEXT)
    marks = [PCS_47[decided["post_preds"][0, last]] for last in lasts]
    counted = {"": 0, ",": 1, "，": 1, "、": 1, "،": 1, "፣": 1, ".": 2, "。": 2, "।": 2, "።": 2}
    counted |= {"<NULL>": 0, "・": 0, "?": 3, "？": 3, "؟": 3, ";": 3, "፧": 3}
    sure = [place for place, row in enumerate(found.labels) if np.exp(row).max() > 0.6]
    assert len(sure) > len(TEXT) // 2
    label_set = bundle.label_set
    for place in sure:
        label = label_set[int(found.labels[place].argmax())]
        assert label.counts_as == counted[marks[place]]


def test_the_sentence_ends_and_capitals_of_pcs_are_those_of_its_pieces(theirs: Path) -> None:
    write_pcs(theirs)
    labeller, _ = open_graph(converted(theirs), "cpu")
    found = labeller.answers(TEXT, ["en"] * len(TEXT))
    texts, lasts, decided = pcs_text(theirs, TEXT)
    assert found.ends is not None
    np.testing.assert_array_equal(found.ends > 0.5, decided["seg_preds"][0, lasts])
    capitals = decided["cap_preds"][0]
    starts = [0, *(last + 1 for last in lasts[:-1])]
    for word, start, last in zip(range(len(TEXT)), starts, lasts, strict=True):
        letters = [
            bool(capitals[place, offset])
            for place in range(start, last + 1)
            for offset, sign in enumerate(texts[place])
            if sign.isalpha()
        ]
        casing = Casing(int(found.casings[word].argmax()))
        assert (casing is Casing.LOWER) == (not letters[0]) or abs(
            found.casings[word, Casing.LOWER] - np.log(0.5)
        ) < 0.2
        if casing is Casing.UPPER:
            assert all(letters)


def test_decisions_without_scores_are_taken_as_they_are(theirs: Path) -> None:
    write_pcs(theirs)
    (path,) = theirs.glob("*.onnx")
    model = onnx.load(str(path))
    hidden = [node for node in model.graph.node if node.output[0] == "post_preds"]
    hidden[0].output[0] = "decided"
    zero = onnx.numpy_helper.from_array(np.array(0), "nothing")
    model.graph.initializer.append(zero)
    added = helper.make_node("Add", ["decided", "nothing"], ["post_preds"])
    model.graph.node.insert(list(model.graph.node).index(hidden[0]) + 1, added)
    onnx.save(model, str(path))
    bundle = converted(theirs)
    assert not bundle.described(OnnxDescription).scores_shown
    labeller, _ = open_graph(bundle, "cpu")
    found = labeller.answers(TEXT, ["en"] * len(TEXT))
    _, lasts, decided = pcs_text(theirs, TEXT)
    columns = bundle.described(OnnxDescription).columns
    wanted = [columns[decided["post_preds"][0, last]] for last in lasts]
    np.testing.assert_array_equal(found.labels.argmax(axis=1), wanted)
    assert found.ends is not None
    np.testing.assert_array_equal(found.ends > 0.5, decided["seg_preds"][0, lasts])


def test_the_label_of_a_chinese_word_is_that_of_its_last_character(theirs: Path) -> None:
    write_ct_transformer(theirs)
    bundle = converted(theirs)
    words = ["我们", "都是", "木头人", "hello", "world", "不会", "龘"] * 40
    labeller, _ = open_graph(bundle, "cpu")
    assert not labeller.tells_casing
    scores = labeller.scores(words, ["zh-Hans"] * len(words))
    lasts = [word if word.isascii() else word[-1] for word in words]
    ids = [CT_TOKENS.index(part if part in CT_TOKENS else "<unk>") for part in lasts]
    found = run(
        theirs / "model.onnx",
        inputs=np.array([ids], np.int32),
        text_lengths=np.array([len(ids)], np.int32),
    )
    theirs_each = softmax(found["logits"][0])
    columns = np.array(bundle.described(OnnxDescription).columns)
    wanted = np.stack(
        [theirs_each[:, columns == column].sum(axis=1) for column in range(len(bundle.label_set))],
        axis=1,
    )
    np.testing.assert_allclose(np.exp(scores), wanted, atol=1e-5)
    counted = [bundle.label_set[column].counts_as for column in columns]
    assert counted == [PaperLabel(value) for value in (0, 0, 1, 2, 3, 1)]
    assert len(CT_MARKS) == len(columns)


def test_a_graph_of_sherpa_onnx_alone_tells_tokens_and_marks(theirs: Path) -> None:
    write_ct_transformer(theirs)
    whole = converted(theirs)
    scores = open_graph(whole, "cpu")[0].scores(["我们", "动"], ["zh-Hans"] * 2)
    (theirs / "tokens.json").unlink()
    (theirs / "config.yaml").unlink()
    alone = open_graph(converted(theirs), "cpu")[0].scores(["我们", "动"], ["zh-Hans"] * 2)
    np.testing.assert_array_equal(alone, scores)


def test_a_vocabulary_of_words_takes_words_whole(theirs: Path) -> None:
    write_ct_transformer(theirs)
    tokens = [*CT_TOKENS[:-1], "<unk>"]
    tokens[1] = "我们"  # in place of the character
    (theirs / "tokens.json").write_text(json.dumps(tokens), encoding="utf-8")
    by_characters = open_graph(converted(theirs), "cpu")[0].scores(["我们"], ["zh-Hans"])
    (theirs / "jieba_usr_dict").write_text("我们\n", encoding="utf-8")
    by_words = open_graph(converted(theirs), "cpu")[0].scores(["我们"], ["zh-Hans"])
    assert not np.allclose(by_characters, by_words)


def test_each_word_of_edge_punct_has_the_row_of_its_first_piece(theirs: Path) -> None:
    write_edge_punct(theirs)
    bundle = converted(theirs)
    words = ENGLISH * 20
    found = open_graph(bundle, "cpu")[0].answers(words, ["en"] * len(words))
    pieces = edge_pieces()
    firsts = [pieces.encode(word)[0] for word in words]
    ids = np.array([[1, *firsts, 2]], np.int32)
    told = run(
        theirs / "model.int8.onnx",
        token_ids=ids,
        valid_ids=np.ones_like(ids),
        label_lens=np.array([ids.size], np.int32),
    )
    marks, cases = softmax(told["active_punct_logits"]), softmax(told["active_case_logits"])
    np.testing.assert_allclose(np.exp(found.labels), marks, atol=1e-5)
    np.testing.assert_allclose(np.exp(found.casings[:, Casing.LOWER]), cases[:, 0], atol=1e-5)
    np.testing.assert_allclose(np.exp(found.casings[:, Casing.UPPER]), cases[:, 1], atol=1e-5)


def test_a_vocabulary_in_lines_divides_words_as_its_model_does(theirs: Path) -> None:
    write_edge_punct(theirs)
    bundle = converted(theirs)
    words = [*ENGLISH, "harbours", "zzz", "pilots"]
    ours = SentencePieces(bundle.path("pieces.model")).encode(words)
    pieces = edge_pieces()
    assert [[piece.id for piece in word] for word in ours] == [pieces.encode(w) for w in words]


@pytest.mark.parametrize("write", [write_pcs, write_ct_transformer, write_edge_punct])
def test_no_words_have_no_answers(theirs: Path, write: Write) -> None:
    write(theirs)
    bundle = converted(theirs)
    labeller, _ = open_graph(bundle, "cpu")
    assert labeller.answers([], []).labels.shape == (0, len(bundle.label_set))


@pytest.mark.parametrize("write", [write_pcs, write_ct_transformer])
def test_a_graph_in_eight_bits_answers_alike(theirs: Path, write: Write) -> None:
    write(theirs)
    words = ["我们", "动", *ENGLISH]
    languages = ["en"] * len(words)
    exact = open_graph(converted(theirs), "cpu")[0].scores(words, languages)
    small = open_graph(converted(theirs, precision="int8"), "cpu")[0].scores(words, languages)
    assert not np.array_equal(exact, small)
    assert np.abs(np.exp(exact) - np.exp(small)).max() < 0.2


def test_sixteen_bits_are_refused(theirs: Path) -> None:
    write_pcs(theirs)
    with pytest.raises(BundleError, match="sixteen bits"):
        converted(theirs, precision="float16")


@pytest.mark.parametrize("write", [write_pcs, write_ct_transformer, write_edge_punct])
def test_a_damaged_graph_is_one_sentence(theirs: Path, write: Write) -> None:
    write(theirs)
    (path,) = theirs.glob("*.onnx")
    path.write_bytes(path.read_bytes()[:300])
    with pytest.raises(BundleError, match="cannot be read") as failure:
        converted(theirs)
    assert "\n" not in str(failure.value)


def test_weights_in_other_files_are_refused(theirs: Path) -> None:
    write_pcs(theirs)
    (path,) = theirs.glob("*.onnx")
    model = onnx.load(str(path))
    tensor = model.graph.initializer[0]
    tensor.data_location = onnx.TensorProto.EXTERNAL
    tensor.external_data.add(key="location", value="../secret")
    tensor.ClearField("raw_data")
    path.write_bytes(model.SerializeToString())
    with pytest.raises(BundleError, match=r"other files|cannot be read"):
        converted(theirs)


def test_a_gpu_that_onnx_runtime_lacks_is_named(theirs: Path) -> None:
    write_pcs(theirs)
    bundle = converted(theirs)
    if "CUDAExecutionProvider" in onnxruntime.get_available_providers():
        pytest.skip("there is one")
    with pytest.raises(BackendError, match="GPU"):
        open_graph(bundle, "cuda")


def test_settings_that_miss_a_field_are_named(theirs: Path) -> None:
    write_pcs(theirs)
    (theirs / "config.yaml").write_text("max_length: 32\n")
    with pytest.raises(BundleError, match=r"config\.yaml.*pre_labels"):
        converted(theirs)
