# SPDX-License-Identifier: Apache-2.0
"""Bundles of graphs with one fault each: a sentence, and no other error."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import onnx
import pytest
from onnx import TensorProto, helper
from tests.engine.runtime.converted.published import (
    ENGLISH,
    write_ct_transformer,
    write_edge_punct,
    write_graph,
    write_pcs,
)

from interpunct.bundles.bundle import load_bundle, redescribe
from interpunct.errors import InterpunctError
from interpunct.runtime.converted.importing import Import
from interpunct.runtime.converted.layouts import convert
from interpunct.runtime.opening import open_punctuator
from interpunct.work.options import Options
from interpunct.work.work import Work

TALK = f"1\n00:00:01,000 --> 00:00:09,000\n{' '.join(ENGLISH)}\n".encode()


def run(folder: Path) -> None:
    """Open a bundle whose hashes were made anew, and read a text with it."""
    redescribe(folder, {})
    work = Work.of_bytes(TALK, Options(languages=("en",)))
    work.punctuate(open_punctuator(load_bundle(folder), device="cpu").punctuator)


def described(folder: Path, **changes: Any) -> None:
    path = folder / "bundle.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def other_graph(folder: Path) -> None:
    """A graph with the inputs and outputs of CT-Transformer, and answers of another shape."""
    node = helper.make_node("Cast", ["inputs"], ["logits"], to=TensorProto.FLOAT)
    outputs = {"logits": (TensorProto.FLOAT, ("N", "T"))}
    inputs = {"inputs": 2, "text_lengths": 1}
    write_graph(folder / "model.onnx", inputs, outputs, [node], {})


def fewer_pieces(folder: Path) -> None:
    """A graph whose embeddings end before the pieces of its vocabulary."""
    path = folder / "model.onnx"
    model = onnx.load(str(path))
    for tensor in model.graph.initializer:
        if tensor.name == "embeddings":
            array = onnx.numpy_helper.to_array(tensor)[:4]
            tensor.CopyFrom(onnx.numpy_helper.from_array(array, "embeddings"))
    onnx.save(model, str(path))


FAULTS: list[tuple[str, Callable[[Path], None], Callable[[Path], object]]] = [
    ("no graph", write_pcs, lambda folder: (folder / "model.onnx").write_bytes(b"no graph")),
    ("cut graph", write_pcs, lambda f: (f / "model.onnx").write_bytes(bytes(300))),
    ("no pieces", write_pcs, lambda folder: (folder / "pieces.model").write_bytes(b"\x00" * 99)),
    ("missing pieces", write_edge_punct, lambda folder: (folder / "pieces.model").unlink()),
    ("other tokens", write_ct_transformer, lambda f: (f / "tokens.json").write_text('["<unk>"]')),
    (
        "tokens of another kind",
        write_ct_transformer,
        lambda f: (f / "tokens.json").write_text("{}"),
    ),
    ("answers of another shape", write_ct_transformer, other_graph),
    ("fewer pieces", write_pcs, fewer_pieces),
    ("another layout", write_pcs, lambda folder: described(folder, layout="edge-punct")),
    ("scores not shown", write_edge_punct, lambda folder: described(folder, layout="pcs")),
    ("fewer columns", write_pcs, lambda folder: described(folder, columns=[0, 1, 2])),
]


@pytest.mark.parametrize(("name", "write", "spoil"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_fault_of_a_bundle_is_one_sentence(
    tmp_path: Path,
    name: str,
    write: Callable[[Path], None],
    spoil: Callable[[Path], object],
) -> None:
    (tmp_path / "theirs").mkdir()
    write(tmp_path / "theirs")
    convert(tmp_path / "theirs", tmp_path / "ours", Import("x", {}, ["en"]))
    run(tmp_path / "ours")
    spoil(tmp_path / "ours")
    with pytest.raises(InterpunctError) as failure:
        run(tmp_path / "ours")
    assert "\n" not in str(failure.value)


@pytest.mark.parametrize(
    "changes",
    [{"columns": [9]}, {"columns": []}, {"layout": "other"}, {"window": 0}, {"vocabulary": 0}],
    ids=str,
)
def test_a_description_with_impossible_values_is_refused(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    (tmp_path / "theirs").mkdir()
    write_ct_transformer(tmp_path / "theirs")
    convert(tmp_path / "theirs", tmp_path / "ours", Import("x", {}, ["en"]))
    described(tmp_path / "ours", **changes)
    with pytest.raises(InterpunctError, match=r"bundle\.json"):
        load_bundle(tmp_path / "ours")


def test_a_graph_is_adapted_like_any_bundle(tmp_path: Path) -> None:
    from interpunct_lab.making.adapting import adapt_bundle
    from interpunct_lab.making.finished_text import of_labelled
    from interpunct_lab.text.labelled import label_text

    (tmp_path / "theirs").mkdir()
    write_pcs(tmp_path / "theirs")
    convert(tmp_path / "theirs", tmp_path / "ours", Import("x", {}, ["en"]))
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
