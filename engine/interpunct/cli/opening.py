# SPDX-License-Identifier: Apache-2.0
"""The model of a command."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from interpunct.bundles.bundle import Bundle, find_bundle
from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.bundles.worth import weak_languages
from interpunct.cli.console import complain
from interpunct.runtime.backends import BackendKind, Device
from interpunct.runtime.opening import load_predictor, open_together
from interpunct.runtime.predictor import Predictor
from interpunct.runtime.together.shares import read_shares


@dataclass(frozen=True, slots=True)
class Model:
    """A loaded model, the name of its bundle, a notice about its backend, its weak languages."""

    punctuator: Predictor
    name: str
    notice: str | None = None
    weak: WeakLanguages = NO_WEAK_LANGUAGES


def open_model(
    name: str | None,
    backend: BackendKind = "auto",
    device: Device = "auto",
    others: Sequence[str] = (),
    shares: Path | None = None,
) -> Model:
    """Load the bundle of that name or in that folder, the default bundle for None.

    The `others` are mixed with it. Prints a notice where it does not run as requested.
    """
    bundles = [find_bundle(each) for each in (name, *others)]
    opened = open_together(bundles, backend, device, shares=shares)
    if opened.notice:
        complain(opened.notice)
    names = " and ".join(bundle.name for bundle in bundles)
    return Model(opened.punctuator, names, opened.notice, weak_languages(*bundles))


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """The model requested for a command; nothing is loaded yet.

    The `others` are mixed with it, by the file of `shares`.
    """

    bundle: str | None
    backend: BackendKind = "auto"
    device: Device = "auto"
    others: tuple[str, ...] = ()
    shares: Path | None = None

    @property
    def name(self) -> str:
        """The names of its bundles."""
        return " and ".join(bundle.name for bundle in self._bundles)

    def open(self) -> Model:
        """Load the model."""
        return open_model(self.bundle, self.backend, self.device, self.others, self.shares)

    def loader(self, device: Device) -> Callable[[], Predictor]:
        """The loader of the model for a process with one core; it can be pickled."""
        names = (self.bundle, *self.others)
        return partial(load_predictor, names, self.backend, device, 1, self.shares)

    def digest(self) -> str:
        """Digest of its bundles and shares, different for all others."""
        parts = [bundle.digest for bundle in self._bundles]
        if self.shares is not None:
            names = [bundle.name for bundle in self._bundles]
            parts.append(repr(read_shares(self.shares, names)))
        return " ".join(parts)

    @property
    def _bundles(self) -> list[Bundle]:
        return [find_bundle(name) for name in (self.bundle, *self.others)]
