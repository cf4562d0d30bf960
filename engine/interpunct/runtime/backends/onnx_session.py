# SPDX-License-Identifier: Apache-2.0
"""ONNX Runtime backend: runs a published graph on the CPU or a GPU."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.errors import BackendError, BundleError, first_line
from interpunct.runtime.backends.cores import usable_cores
from interpunct.runtime.backends.gpu import cpu_notice

_MOST_THREADS = 4
_GPU, _CPU = "CUDAExecutionProvider", "CPUExecutionProvider"
_GPU_CALL = 32  # windows at once; a CPU is fastest with one
_ERRORS_ONLY = 3
_INTEGERS = {"tensor(int32)": np.int32, "tensor(int64)": np.int64}


class OnnxSession:
    """A loaded graph. `notice` is a message for the user if a GPU was asked for in vain.

    Raises BackendError without ONNX Runtime, and BundleError for a file that is no graph.
    """

    def __init__(self, path: Path, device: str = "auto", threads: int | None = None) -> None:
        library = _onnxruntime()
        options = library.SessionOptions()
        options.intra_op_num_threads = threads or min(usable_cores(), _MOST_THREADS)
        options.log_severity_level = _ERRORS_ONLY
        has_gpu = _GPU in library.get_available_providers()
        self.notice = None
        if device == "cuda" and not has_gpu:
            self.notice = cpu_notice(RuntimeError("ONNX Runtime has no part for it"), device)
        providers = [_GPU, _CPU] if has_gpu and device != "cpu" else [_CPU]
        try:
            self._session = library.InferenceSession(str(path), options, providers=providers)
        except Exception as error:  # the library has an own error for each kind of damage
            raise BundleError(
                f"the graph cannot be read: {first_line(error)}.", file=path, remedy=GET_ANOTHER
            ) from error
        self._path = path
        self._types = {
            each.name: _INTEGERS.get(each.type, np.float32) for each in self._session.get_inputs()
        }
        self.inputs = tuple(self._types)
        self.outputs = tuple(each.name for each in self._session.get_outputs())
        is_on_gpu = self._session.get_providers()[0] == _GPU
        self.windows_per_call = _GPU_CALL if is_on_gpu else 1

    def run(self, feeds: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
        """All outputs by name, from all inputs by name. Raises BackendError where it fails."""
        typed = {name: np.asarray(value, self._types[name]) for name, value in feeds.items()}
        try:
            found = self._session.run(list(self.outputs), typed)
        except Exception as error:  # the library has an own error for each kind of failure
            raise BackendError(
                f"the graph stopped: {first_line(error)}.",
                file=self._path,
                remedy="Use --device cpu, or install the model again.",
            ) from error
        return dict(zip(self.outputs, found, strict=True))


def _onnxruntime() -> Any:
    try:
        import onnxruntime
    except ImportError as error:
        raise BackendError(
            "this model needs ONNX Runtime, which is not installed.",
            remedy="Install interpunct[onnx].",
        ) from error
    return onnxruntime
