# SPDX-License-Identifier: Apache-2.0
"""Opening of a bundle as a predictor, for any system."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from interpunct.bundles.bundle import Bundle, default_bundle, find_bundle
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
from interpunct.runtime.together.shares import equal_shares, read_shares
from interpunct.runtime.together.together import Member, Together


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


def open_together(
    bundles: Sequence[Bundle],
    backend: BackendKind = "auto",
    device: Device = "auto",
    threads: int | None = None,
    shares: Path | None = None,
) -> Opened:
    """Load `bundles` as one predictor, which mixes their probabilities.

    `backend` is that of the first. The file `shares` has their shares, otherwise they are equal.
    Where none predicts casings, the default bundle does. Raises the errors of `open_punctuator`,
    and BundleError for shares of other bundles.
    """
    others: Sequence[BackendKind] = ["auto"] * (len(bundles) - 1)
    opened = [
        open_punctuator(bundle, kind, device, threads)
        for bundle, kind in zip(bundles, (backend, *others), strict=True)
    ]
    members = [_member(*pair) for pair in zip(bundles, opened, strict=True)]
    if not any(member.casings for member in members):
        ours = default_bundle()
        opened.append(open_punctuator(ours, "auto", device, threads))
        members.append(replace(_member(ours, opened[-1]), marks=False))
    if len(members) == 1:
        return opened[0]
    names = [bundle.name for bundle in bundles]
    found = read_shares(shares, names) if shares else equal_shares(names)
    notices = dict.fromkeys(one.notice for one in opened if one.notice)
    return Opened(Together(members, found), " ".join(notices) or None)


def _member(bundle: Bundle, opened: Opened) -> Member:
    languages = frozenset(bundle.languages)
    return Member(opened.punctuator, languages, casings=opened.punctuator.predicts_casings)


def load_predictor(
    bundle: str | Sequence[str | None] | None = None,
    backend: BackendKind = "auto",
    device: Device = "auto",
    threads: int | None = None,
    shares: Path | None = None,
) -> Predictor:
    """The predictor of the bundle with this name or folder, by default of the default bundle.

    Several are mixed; see `open_together`. Raises the errors of it and of `find_bundle`.
    """
    names = [bundle] if bundle is None or isinstance(bundle, str) else bundle
    found = [find_bundle(name) for name in names]
    return open_together(found, backend, device, threads, shares).punctuator
