# SPDX-License-Identifier: Apache-2.0
"""Backends that run a bundle: CTranslate2 and torch. Both read the same files.

A backend turns windows of piece ids into states; heads and all later steps are the same numpy
code. To add a backend, write a class with the members of `Backend`, and a line in `open_backend`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

from interpunct.errors import BackendError

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from interpunct.bundles.bundle import Bundle

BackendKind = Literal["auto", "ctranslate2", "torch"]
Device = Literal["auto", "cpu", "cuda"]


class Backend(Protocol):
    """A loaded bundle.

    `notice` is a message for the user if a request was not met (a GPU that cannot be used), else
    None. `windows_per_call` is the fastest batch size on the device.
    """

    bundle: Bundle
    notice: str | None
    windows_per_call: int

    def states(self, windows: Sequence[Sequence[int]]) -> list[NDArray[np.float32]]:
        """The encoder's states of each window, (tokens, width); ignore rows past its end."""

    def beside(self, bundle: Bundle) -> Backend:
        """Load another encoder of the same shape on the same device."""


def open_backend(
    bundle: Bundle,
    kind: BackendKind = "auto",
    device: Device = "auto",
    threads: int | None = None,
) -> Backend:
    """Load `bundle`; `auto` means CTranslate2, and a GPU if there is one that works.

    On a CPU, CTranslate2 uses `threads` threads, by default one per core, four at most. Raises
    BackendError where the backend is not installed or the named device cannot be used. Raises
    BundleError where the bundle's files cannot be read.
    """
    if kind == "torch":
        return _open_torch(bundle, device)
    if kind in {"auto", "ctranslate2"}:
        from interpunct.runtime.backends.ctranslate2_backend import CTranslate2Backend

        return CTranslate2Backend(bundle, device, threads)
    raise BackendError(f"there is no backend {kind!r}.", remedy="Use ctranslate2 or torch.")


def _open_torch(bundle: Bundle, device: Device) -> Backend:
    try:
        from interpunct.runtime.backends.torch_backend import TorchBackend
    except ImportError as error:
        raise BackendError(
            "the torch backend needs torch, which is not installed.",
            remedy="Install interpunct[torch], or use --backend ctranslate2.",
        ) from error
    return TorchBackend(bundle, device)
