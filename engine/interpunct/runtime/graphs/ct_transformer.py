# SPDX-License-Identifier: Apache-2.0
"""Adapter of CT-Transformer models of FunASR (Chen et al. 2020, arXiv:2003.01309).

Layout (docs/models.md): `model.onnx` or `model_quant.onnx`, `tokens.json` and `config.yaml`, in
the packages of FunASR and of sherpa-onnx. The graph takes `inputs` and `text_lengths` and gives
`logits`. A graph of sherpa-onnx alone also serves: its metadata holds tokens and marks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from interpunct.decoding import read_json, read_yaml
from interpunct.errors import BundleError
from interpunct.runtime.converted.importing import Import, Labelled, common_facts
from interpunct.runtime.converted.label_maps import read_labels
from interpunct.runtime.converted.readme import notes_of
from interpunct.runtime.graphs.editing import Graph
from interpunct.runtime.graphs.writing import graph_file, write_graph

TOKENS = "tokens.json"
UNKNOWN = "<unk>"
_CONFIG = "config.yaml"
_WORDS = "jieba_usr_dict"  # beside vocabularies of words, not of characters
_MOST_TOKENS = 200  # of a window, as in the reader of its authors


class _ModelSettings(Struct, frozen=True):
    punc_list: list[str]


class _Config(Struct, frozen=True):
    """The settings in `config.yaml`."""

    model_conf: _ModelSettings


class CtTransformerAdapter:
    """See `interpunct.runtime.converted.layouts.Adapter`."""

    def fits(self, folder: Path) -> bool:
        """Whether there is a graph, alone or beside a list of tokens."""
        alone = {path.name for path in folder.glob("*.*") if path.suffix in _TELLING}
        has_tokens = (folder / TOKENS).exists() or not alone
        return has_tokens and any(folder.glob("*.onnx"))

    def convert(self, folder: Path, out: Path, options: Import) -> None:
        """See `Adapter.convert`."""
        path = graph_file(folder, options)
        graph = Graph(path)
        graph.refuse_other(2, 1)
        tokens, marks = _tokens(folder, graph), _marks(folder, graph)
        if UNKNOWN not in tokens:
            raise BundleError(f"its tokens lack {UNKNOWN}.", file=folder)
        labels = read_labels(marks, options.labels, file=folder / _CONFIG)
        facts = common_facts(
            options, notes_of(folder), "ct-transformer", Labelled(marks, labels), [path]
        )
        told = {
            **facts,
            "layout": "ct-transformer",
            "window": _MOST_TOKENS,
            "columns": labels.columns,
            "vocabulary": len(tokens),
            "whole_words": (folder / _WORDS).exists(),
        }
        content = json.dumps(tokens, ensure_ascii=False)
        write_graph(
            graph,
            out,
            told,
            lambda part: (part / TOKENS).write_text(content, encoding="utf-8"),
            options,
        )


_TELLING = (".model", ".vocab", ".json", ".safetensors", ".bin")


def _tokens(folder: Path, graph: Graph) -> list[str]:
    if (folder / TOKENS).exists():
        return read_json(folder / TOKENS, list[str], BundleError)
    return _told("tokens", folder, graph)


def _marks(folder: Path, graph: Graph) -> Sequence[str]:
    if (folder / _CONFIG).exists():
        return read_yaml(folder / _CONFIG, _Config, BundleError).model_conf.punc_list
    return _told("punctuations", folder, graph)


def _told(name: str, folder: Path, graph: Graph) -> list[str]:
    """A list in the metadata of a graph of sherpa-onnx."""
    if name not in graph.metadata:
        raise BundleError(f"neither a file nor its graph tells its {name}.", file=folder)
    return graph.metadata[name].split("|")
