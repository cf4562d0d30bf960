# SPDX-License-Identifier: Apache-2.0
"""The labeller of each layout of a published graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import OnnxDescription
from interpunct.runtime.backends.onnx_session import OnnxSession
from interpunct.runtime.graphs.reading_ct_transformer import CtTransformerLabeller
from interpunct.runtime.graphs.reading_edge_punct import EdgePunctLabeller
from interpunct.runtime.graphs.reading_pcs import PcsLabeller
from interpunct.runtime.graphs.writing import GRAPH
from interpunct.runtime.labeller import CasingLabeller

_LABELLERS: Mapping[str, Callable[[Bundle, OnnxSession], CasingLabeller]] = {
    "pcs": PcsLabeller,
    "ct-transformer": CtTransformerLabeller,
    "edge-punct": EdgePunctLabeller,
}


def open_graph(
    bundle: Bundle, device: str = "auto", threads: int | None = None
) -> tuple[CasingLabeller, str | None]:
    """The labeller of a bundle with a graph, and a message for the user, if any.

    Raises BundleError for damaged files, BackendError without ONNX Runtime.
    """
    session = OnnxSession(bundle.path(GRAPH), device, threads)
    layout = bundle.described(OnnxDescription).layout
    return _LABELLERS[layout](bundle, session), session.notice
