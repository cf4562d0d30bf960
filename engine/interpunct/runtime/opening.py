# SPDX-License-Identifier: Apache-2.0
"""Opening of a bundle as a predictor, for any system."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpunct.bundles.bundle import Bundle, find_bundle
from interpunct.bundles.description import (
    CompactDescription,
    ConvertedDescription,
    ExportedDescription,
    OnnxDescription,
    RunByCtranslate2,
)
from interpunct.bundles.integrity import check_files
from interpunct.errors import BackendError
from interpunct.runtime.backends import Backend, BackendKind, Device, open_backend
from interpunct.runtime.converted.classifying import TokenClassifier
from interpunct.runtime.converted.pcs_heads import encoder_labeller
from interpunct.runtime.evidence import WithEvidence, evidence_of
from interpunct.runtime.experts.system import ExpertSystem
from interpunct.runtime.exported.system import ExportedSystem
from interpunct.runtime.graphs.labellers import open_graph
from interpunct.runtime.labeller import CasingLabeller
from interpunct.runtime.labelling import CasedPunctuator, ExpertPunctuator, LabellingPunctuator
from interpunct.runtime.predictor import Predictor
from interpunct.runtime.punctuator import Punctuator
from interpunct.runtime.system_files import load_system
from interpunct.runtime.time_evidence import WithTimes, networks_of


@dataclass(frozen=True, slots=True)
class Opened:
    """A ready predictor, and a message for the user if it does not run as requested."""

    punctuator: Predictor
    notice: str | None


def open_punctuator(
    bundle: Bundle,
    backend: BackendKind = "auto",
    device: Device = "auto",
    threads: int | None = None,
) -> Opened:
    """Load `bundle`; `backend` applies if CTranslate2 runs its encoder.

    CTranslate2 uses `threads` threads, see `open_backend`. Raises BackendError if the needed
    library is not installed or the named device cannot be used. Raises BundleError if its files
    cannot be read or are not as published.
    """
    check_files(bundle)
    opened = _opened(bundle, backend, device, threads)
    predictor = opened.punctuator
    if networks := networks_of(bundle):
        predictor = WithTimes(predictor, networks)
    if evidence := evidence_of(bundle):
        predictor = WithEvidence(predictor, evidence)
    return replace(opened, punctuator=predictor)


def _opened(bundle: Bundle, backend: BackendKind, device: Device, threads: int | None) -> Opened:
    """The bundle without evidence of times and of the user's text."""
    if isinstance(bundle.description, RunByCtranslate2):
        opened = open_backend(bundle, backend, device, threads)
        return Opened(_over(opened), opened.notice)
    if isinstance(bundle.description, OnnxDescription):
        graph, message = open_graph(bundle, device, threads)
        return Opened(_published(graph, bundle), message)
    if backend == "ctranslate2":
        raise BackendError(
            f"CTranslate2 does not run the system {bundle.system}.",
            remedy="Use --backend auto.",
        )
    system = load_system(bundle)
    notice = system.place(device)
    if isinstance(system, ExpertSystem):
        return Opened(
            ExpertPunctuator(system.experts, bundle.calibration, bundle.label_set), notice
        )
    return Opened(LabellingPunctuator(system, bundle.calibration, bundle.label_set), notice)


def _over(backend: Backend) -> Predictor:
    """The predictor for the encoder run by `backend`."""
    bundle = backend.bundle
    if isinstance(bundle.description, CompactDescription):
        return Punctuator(backend)
    if isinstance(bundle.description, ExportedDescription):
        return LabellingPunctuator(ExportedSystem(backend), bundle.calibration, bundle.label_set)
    heads = bundle.described(ConvertedDescription).config.pcs
    labeller: CasingLabeller = (
        TokenClassifier(backend) if heads is None else encoder_labeller(backend, heads)
    )
    return _published(labeller, bundle)


def _published(labeller: CasingLabeller, bundle: Bundle) -> Predictor:
    """The predictor for a published model, which may tell casings."""
    if labeller.tells_casing:
        return CasedPunctuator(labeller, bundle.calibration, bundle.label_set)
    return LabellingPunctuator(labeller, bundle.calibration, bundle.label_set)


def load_predictor(
    bundle: str | None = None,
    backend: BackendKind = "auto",
    device: Device = "auto",
    threads: int | None = None,
) -> Predictor:
    """The predictor of the bundle with this name or folder, by default of the default bundle.

    Raises the errors of `find_bundle` and `open_punctuator`.
    """
    return open_punctuator(find_bundle(bundle), backend, device, threads).punctuator
