# SPDX-License-Identifier: Apache-2.0
"""CTranslate2 backend: int8 on the CPU, int8 or float16 on a GPU."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.bundles.bundle import ENCODER, Bundle
from interpunct.bundles.description import RunByCtranslate2
from interpunct.errors import BackendError, BundleError
from interpunct.runtime.backends.cores import usable_cores
from interpunct.runtime.backends.gpu import cpu_notice
from interpunct.runtime.encoder.encoder_file import ENCODER_FILES, check_encoder

# Each core takes one window at a time. Large batches are half as fast, as their activations leave
# the cache. In calls of several windows, padding changes the eight bits of the shorter ones: files
# read together would get other probabilities than each alone. A GPU needs large batches.
_CPU_CALL = 1
_GPU_CALL = 256
_MOST_WORKERS = 4
_CPU_ROUNDS = 8  # calls per worker at once; limits the delay of a cancel or display


class CTranslate2Backend:
    """See `interpunct.runtime.backends.Backend`; on a CPU, calls run in parallel in `threads`."""

    def __init__(self, bundle: Bundle, device: str = "auto", threads: int | None = None) -> None:
        self.bundle = bundle
        self.notice: str | None = None
        self._threads = threads or min(usable_cores(), _MOST_WORKERS)
        part = bundle.first_encoder()
        self._folder = part.path(ENCODER)
        for name in ENCODER_FILES:
            part.path(f"{ENCODER}/{name}")
        check_encoder(self._folder, bundle.described(RunByCtranslate2).encoder)
        library = _ctranslate2()
        wanted = _wanted_device(library, device)
        self._encoder = self._load(library, wanted)
        if wanted == "cuda" and (failure := self._probe()):
            self.notice = cpu_notice(failure, device)
            wanted = "cpu"
            self._encoder = self._load(library, wanted)
        self.device = wanted
        self._call = _CPU_CALL if wanted == "cpu" else _GPU_CALL
        side_by_side = self._side_by_side(wanted)
        self._workers = ThreadPoolExecutor(side_by_side, "encoder")
        self.windows_per_call = self._call * side_by_side * _CPU_ROUNDS

    def states(self, windows: Sequence[Sequence[int]]) -> list[NDArray[np.float32]]:
        """See `Backend.states`."""
        calls = [
            windows[start : start + self._call] for start in range(0, len(windows), self._call)
        ]
        try:
            return [work for states in self._workers.map(self._run, calls) for work in states]
        except RuntimeError as error:
            raise BackendError(
                f"the model stopped: {error}.", remedy="Use --device cpu, or a smaller file."
            ) from error

    def beside(self, bundle: Bundle) -> CTranslate2Backend:
        """See `Backend.beside`."""
        return CTranslate2Backend(bundle, self.device, self._threads)

    def _side_by_side(self, device: str) -> int:
        """The number of parallel calls: one per core; one on a GPU."""
        return self._threads if device == "cpu" else 1

    def _run(self, windows: Sequence[Sequence[int]]) -> list[NDArray[np.float32]]:
        hidden = self._encoder.forward_batch([list(ids) for ids in windows]).last_hidden_state
        if self.device != "cpu":
            hidden = hidden.to_device(_host())
        return list(np.asarray(hidden, dtype=np.float32))

    def _load(self, library: ModuleType, device: str) -> Any:
        try:
            return library.Encoder(
                str(self._folder),
                device=device,
                compute_type="default",
                inter_threads=self._side_by_side(device),
                intra_threads=1,
            )
        except (RuntimeError, ValueError) as error:
            if device == "cuda":
                return _Broken(str(error))
            raise BundleError(
                f"the encoder cannot be read: {error}.",
                file=self._folder,
                remedy="Install the model again.",
            ) from error

    def _probe(self) -> RuntimeError | None:
        """The error of a GPU that cannot run the model; None if it can."""
        try:
            self._encoder.forward_batch([[2, 3]])
        except RuntimeError as error:
            return error
        return None


class _Broken:
    """Placeholder for an encoder that failed to load; its use raises the reason."""

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def forward_batch(self, _: object) -> Any:
        raise RuntimeError(self._reason)


def has_gpu() -> bool:
    """Whether there is a GPU; it may not work."""
    return _wanted_device(_ctranslate2(), "auto") == "cuda"


def _wanted_device(library: ModuleType, device: str) -> str:
    if device == "auto":
        return "cuda" if library.get_cuda_device_count() else "cpu"
    return device


def _host() -> Any:
    return _ctranslate2().Device.cpu


def _ctranslate2() -> ModuleType:
    """CTranslate2, with its kernels chosen before the first import."""
    if "CT2_FORCE_CPU_ISA" not in os.environ and _has_avx512():
        # By default it uses AVX2 kernels despite AVX-512, and MKL where oneDNN is faster. That
        # loses a third of the time.
        os.environ["CT2_FORCE_CPU_ISA"] = "AVX512"
        os.environ.setdefault("CT2_USE_MKL", "0")
    import ctranslate2

    module: ModuleType = ctranslate2
    return module


def _has_avx512() -> bool:
    try:
        flags = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace")
    except OSError:
        return False
    return all(f" avx512{part}" in flags for part in ("f", "bw", "vl", "dq", "cd"))
