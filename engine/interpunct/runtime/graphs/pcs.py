# SPDX-License-Identifier: Apache-2.0
"""Adapter of PCS models of the package punctuators: marks, capitals and sentence ends at once.

Layout (docs/models.md): one `*.onnx`, one SentencePiece `*.model`, and `config.yaml`. The graph
takes `input_ids` and gives four decisions for each piece: the mark before it, the mark after it,
a capital for each of its characters, and whether a sentence ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shutil import copyfile

from msgspec import Struct

from interpunct.bundles.description import Size
from interpunct.decoding import read_yaml
from interpunct.errors import BundleError
from interpunct.runtime.converted.importing import Import, Labelled, Notes, common_facts
from interpunct.runtime.converted.label_maps import read_labels
from interpunct.runtime.converted.readme import notes_of
from interpunct.runtime.graphs.editing import Graph
from interpunct.runtime.graphs.pieces import PIECES_FILE, SentencePieces
from interpunct.runtime.graphs.writing import graph_file, write_graph

SCORES = ("pre_scores", "post_scores", "cap_scores", "seg_scores")
_CONFIG = "config.yaml"
_MEANINGS = {
    ";": "question",
    "・": "none",
}  # the Greek question mark; the dot inside Japanese names


class PcsConfig(Struct, frozen=True):
    """The settings in `config.yaml`."""

    max_length: Size
    pre_labels: list[str]
    post_labels: list[str]
    languages: list[str] = []
    null_token: str = "<NULL>"


class PcsAdapter:
    """See `interpunct.runtime.converted.layouts.Adapter`."""

    def fits(self, folder: Path) -> bool:
        """Whether there are a graph, settings and a SentencePiece model."""
        has_pieces = any(folder.glob("*.model"))
        return has_pieces and (folder / _CONFIG).exists() and any(folder.glob("*.onnx"))

    def convert(self, folder: Path, out: Path, options: Import) -> None:
        """See `Adapter.convert`."""
        config = read_yaml(folder / _CONFIG, PcsConfig, BundleError)
        pieces = _pieces_file(folder)
        path = graph_file(folder, options)
        graph = Graph(path)
        graph.refuse_other(1, len(SCORES))
        shown = graph.show_scores(dict(zip(graph.outputs, SCORES, strict=False)))
        names = config.post_labels
        meanings = {config.null_token: "none"} if config.null_token in names else {}
        known = {**meanings, **pcs_meanings(names), **options.labels}
        labels = read_labels(names, known, file=folder / _CONFIG)
        stated = notes_of(folder)
        notes = Notes(stated.licence, (*stated.languages, *config.languages))
        facts = common_facts(options, notes, "pcs", Labelled(names, labels), [path])
        told = {
            **facts,
            "layout": "pcs",
            "window": config.max_length,
            "columns": labels.columns,
            "vocabulary": len(SentencePieces(pieces)),
            "scores_shown": shown,
        }
        write_graph(graph, out, told, lambda part: copyfile(pieces, part / PIECES_FILE), options)


def pcs_meanings(names: Sequence[str]) -> dict[str, str]:
    """The meaning of those of the labels of PCS whose sign means something else elsewhere."""
    return {name: label for name, label in _MEANINGS.items() if name in names}


def _pieces_file(folder: Path) -> Path:
    found = sorted(folder.glob("*.model"))
    if len(found) != 1:
        raise BundleError(f"there are {len(found)} SentencePiece models here.", file=folder)
    return found[0]
