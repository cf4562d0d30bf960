# SPDX-License-Identifier: Apache-2.0
"""Adapter of Edge-Punct-Casing models (You & Li 2024, arXiv:2407.13142), as sherpa-onnx has them.

Layout (docs/models.md): `model.onnx` or `model.int8.onnx`, and `bpe.vocab`. The graph takes
`token_ids`, `valid_ids` and `label_lens`; it gives the casing and the mark of each word, in order,
the words of all windows after one another. Its metadata numbers the classes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from interpunct.errors import BundleError
from interpunct.runtime.converted.importing import Import, Labelled, common_facts
from interpunct.runtime.converted.label_maps import read_labels
from interpunct.runtime.converted.readme import notes_of
from interpunct.runtime.graphs.editing import Graph
from interpunct.runtime.graphs.pieces import PIECES_FILE, model_of_vocabulary
from interpunct.runtime.graphs.writing import graph_file, write_graph

_VOCABULARY = "bpe.vocab"
_MOST_TOKENS = 200  # of a window; its graph was exported for that many
_MARKS = ("NO_PUNCT", "COMMA", "PERIOD", "QUESTION")
_CASES = {"UPPER": 1, "CAP": 2, "MIX_CASE": 3}


class EdgePunctAdapter:
    """See `interpunct.runtime.converted.layouts.Adapter`."""

    def fits(self, folder: Path) -> bool:
        """Whether there are a graph and a vocabulary of pieces and scores."""
        return (folder / _VOCABULARY).exists() and any(folder.glob("*.onnx"))

    def convert(self, folder: Path, out: Path, options: Import) -> None:
        """See `Adapter.convert`."""
        path = graph_file(folder, options)
        graph = Graph(path)
        graph.refuse_other(3, 2)
        model = model_of_vocabulary(folder / _VOCABULARY)
        names = _names(graph.metadata, path)
        meanings = {"NO_PUNCT": "none", **options.labels}
        labels = read_labels(names, meanings, file=path)
        facts = common_facts(
            options, notes_of(folder), "edge-punct", Labelled(names, labels), [path]
        )
        told = {
            **facts,
            "layout": "edge-punct",
            "window": _MOST_TOKENS,
            "columns": labels.columns,
            "vocabulary": len((folder / _VOCABULARY).read_text("utf-8").splitlines()),
        }
        write_graph(
            graph, out, told, lambda part: (part / PIECES_FILE).write_bytes(model), options
        )


def _names(metadata: Mapping[str, str], path: Path) -> list[str]:
    """The names of the marks, in the order of their numbers; `NO_PUNCT` may be left out.

    Raises BundleError for numbers other than those of sherpa-onnx.
    """
    wanted = {name: str(index) for index, name in enumerate(_MARKS)}
    wanted |= {name: str(index) for name, index in _CASES.items()}
    for name, index in wanted.items():
        if metadata.get(name, index if name == "NO_PUNCT" else "") != index:
            raise BundleError(f"its metadata does not number {name} as {index}.", file=path)
    return list(_MARKS)
