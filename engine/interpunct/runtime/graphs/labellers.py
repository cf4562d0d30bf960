# SPDX-License-Identifier: Apache-2.0
"""The labeller of each layout of a published graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from interpunct.bundles.bundle import GET_ANOTHER, Bundle
from interpunct.bundles.description import OnnxDescription
from interpunct.errors import BundleError
from interpunct.runtime.backends.onnx_session import OnnxSession
from interpunct.runtime.graphs.pcs import SCORES
from interpunct.runtime.graphs.reading_ct_transformer import CtTransformerLabeller
from interpunct.runtime.graphs.reading_edge_punct import EdgePunctLabeller
from interpunct.runtime.graphs.reading_pcs import graph_labeller
from interpunct.runtime.graphs.writing import GRAPH
from interpunct.runtime.labeller import CasingLabeller

_LABELLERS: Mapping[str, Callable[[Bundle, OnnxSession], CasingLabeller]] = {
    "pcs": graph_labeller,
    "ct-transformer": CtTransformerLabeller,
    "edge-punct": EdgePunctLabeller,
}


_INPUTS = {"pcs": 1, "ct-transformer": 2, "edge-punct": 3}
_OUTPUTS = {"pcs": 4, "ct-transformer": 1, "edge-punct": 2}


def open_graph(
    bundle: Bundle, device: str = "auto", threads: int | None = None
) -> tuple[CasingLabeller, str | None]:
    """The labeller of a bundle with a graph, and a message for the user, if any.

    Raises BundleError for damaged files, BackendError without ONNX Runtime.
    """
    told = bundle.described(OnnxDescription)
    session = OnnxSession(bundle.path(GRAPH), device, threads)
    has_scores = told.layout != "pcs" or not told.scores_shown or set(SCORES) <= {*session.outputs}
    fits = len(session.inputs) == _INPUTS[told.layout]
    if not (fits and has_scores and len(session.outputs) >= _OUTPUTS[told.layout]):
        raise BundleError(
            f"its graph has not the inputs and outputs of {told.layout}.",
            file=bundle.folder,
            remedy=GET_ANOTHER,
        )
    return _LABELLERS[told.layout](bundle, session), session.notice
