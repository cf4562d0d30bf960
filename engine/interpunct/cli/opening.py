# SPDX-License-Identifier: Apache-2.0
"""The model of a command."""

from dataclasses import dataclass

from interpunct.bundles.bundle import find_bundle
from interpunct.bundles.worth import sooner_typed
from interpunct.cli.console import complain
from interpunct.runtime.backends import BackendKind, Device
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor


@dataclass(frozen=True, slots=True)
class Model:
    """A loaded model, the name of its bundle, and a notice about its backend.

    In the languages `sooner_typed` a review takes more keys than typing the marks.
    """

    punctuator: Predictor
    name: str
    notice: str | None = None
    sooner_typed: tuple[str, ...] = ()


def open_model(name: str | None, backend: BackendKind = "auto", device: Device = "auto") -> Model:
    """Load the bundle of that name or in that folder, the default bundle for None.

    Prints a notice where it does not run as requested.
    """
    bundle = find_bundle(name)
    opened = open_punctuator(bundle, backend, device)
    if opened.notice:
        complain(opened.notice)
    return Model(opened.punctuator, bundle.name, opened.notice, sooner_typed(bundle))


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """The model requested for a command; nothing is loaded yet."""

    bundle: str | None
    backend: BackendKind = "auto"
    device: Device = "auto"

    @property
    def name(self) -> str:
        """The name of its bundle."""
        return find_bundle(self.bundle).name

    def open(self) -> Model:
        """Load the model."""
        return open_model(self.bundle, self.backend, self.device)

    def digest(self) -> str:
        """Digest of its bundle, different for every other bundle."""
        return find_bundle(self.bundle).digest
