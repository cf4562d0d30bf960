# SPDX-License-Identifier: Apache-2.0
"""Torch backend, in float32, from the same files as CTranslate2."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch
from numpy.typing import NDArray

from interpunct.bundles.bundle import Bundle
from interpunct.runtime.backends.gpu import place_module
from interpunct.runtime.backends.torch_weights import load_encoder
from interpunct.runtime.encoder.tokenizer import Special

_CPU_WINDOWS = 8
_GPU_WINDOWS = 256


class TorchBackend:
    """See `interpunct.runtime.backends.Backend`."""

    def __init__(self, bundle: Bundle, device: str = "auto") -> None:
        self.bundle = bundle
        self._model = load_encoder(bundle)  # the heads stay in numpy
        self.notice = place_module(self._model, device, self._try)
        self.windows_per_call = _CPU_WINDOWS if self.device == "cpu" else _GPU_WINDOWS

    def states(self, windows: Sequence[Sequence[int]]) -> list[NDArray[np.float32]]:
        """See `Backend.states`."""
        ids, lengths = padded(windows)
        with torch.inference_mode():
            hidden = self._model.encode(ids.to(self.device), lengths.to(self.device))
        return list(hidden.cpu().numpy())

    def beside(self, bundle: Bundle) -> TorchBackend:
        """See `Backend.beside`."""
        return TorchBackend(bundle, self.device)

    @property
    def device(self) -> str:
        """The device of the model: `cpu` or `cuda`."""
        return self._model.pieces.weight.device.type

    def _try(self) -> None:
        self.states([[int(Special.START), int(Special.END)]])


def padded(windows: Sequence[Sequence[int]]) -> tuple[torch.Tensor, torch.Tensor]:
    """Windows of piece ids as one tensor (windows, tokens), and their lengths (windows,)."""
    lengths = [len(ids) for ids in windows]
    ids = np.full((len(windows), max(lengths)), int(Special.PAD), dtype=np.int64)
    for row, window in enumerate(windows):
        ids[row, : len(window)] = window
    return torch.from_numpy(ids), torch.tensor(lengths)
