# SPDX-License-Identifier: Apache-2.0
"""Writing of a published graph as a bundle.

| file | holds |
|---|---|
| `bundle.json` | as in `interpunct.bundles.bundle`, with `system` "onnx" |
| `model.onnx` | the graph |
| `pieces.model` or `tokens.json` | the vocabulary |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from interpunct.bundles.bundle import CARD, DESCRIPTION, new_description, write_description
from interpunct.bundles.description import ONNX, OnnxDescription
from interpunct.errors import BundleError
from interpunct.files import replace_folder
from interpunct.runtime.converted.importing import Import, card_of
from interpunct.runtime.graphs.editing import Graph

GRAPH = "model.onnx"
_IN_EIGHT_BITS = ("model.int8.onnx", "model_quant.onnx")


def graph_file(folder: Path, options: Import) -> Path:
    """The graph in `folder`: the one in eight bits if there are several and no other is wanted.

    Raises BundleError where there is none, or several without a usual name, and for a precision
    that graphs do not get.
    """
    if options.precision == "float16":
        raise BundleError(
            "graphs are not converted to sixteen bits.",
            file=folder,
            remedy="Use --precision int8 or float32, or leave it as published.",
        )
    small = [folder / name for name in _IN_EIGHT_BITS if (folder / name).exists()]
    if small and options.precision != "float32":
        return small[0]
    found = [path for path in sorted(folder.glob("*.onnx")) if path.name not in _IN_EIGHT_BITS]
    named = [path for path in found if path.name == GRAPH] or found
    if len(named) != 1:
        raise BundleError(
            f"there are {len(named)} graphs here, not one.",
            file=folder,
            remedy=f"Leave one, or call it {GRAPH}.",
        )
    return named[0]


def write_graph(
    graph: Graph,
    out: Path,
    told: Mapping[str, Any],
    write_vocabulary: Callable[[Path], object],
    options: Import,
) -> None:
    """Write a graph as a bundle to `out`, whole or not at all."""
    told = {**told, "system": ONNX}
    card = card_of(new_description(OnnxDescription, told))

    def write(part: Path) -> None:
        graph.save(part / GRAPH, quantised=options.precision == "int8")
        write_vocabulary(part)
        (part / CARD).write_text(card, encoding="utf-8")
        write_description(part, told)

    replace_folder(out, write, DESCRIPTION)
