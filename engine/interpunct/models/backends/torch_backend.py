# SPDX-License-Identifier: Apache-2.0
"""Runs a bundle with torch, in float32, from the same files as CTranslate2."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch

from interpunct.errors import BackendError
from interpunct.models.bundle import ENCODER, Bundle
from interpunct.models.encoder_file import read_encoder
from interpunct.models.systems.compact import CompactConfig, CompactModel
from interpunct.models.tokenizer import Special

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

_CPU_WINDOWS = 8
_GPU_WINDOWS = 256


class TorchBackend:
    """See `interpunct.models.backends.Backend`."""

    def __init__(self, bundle: Bundle, device: str = "auto") -> None:
        self.bundle = bundle
        self.notice: str | None = None
        has_gpu = torch.cuda.is_available()
        if device == "cuda" and not has_gpu:
            raise BackendError("torch finds no GPU.", remedy="Use --device cpu.")
        self._model = _model(bundle)
        self.device = "cuda" if has_gpu and device != "cpu" else "cpu"
        if self.device == "cuda" and (reason := self._move_to_gpu()):
            if device == "cuda":
                raise BackendError(
                    f"the GPU cannot be used: {reason}.", remedy="Use --device cpu."
                )
            self.notice = f"The GPU cannot be used ({reason}); the CPU does the work."
            self.device = "cpu"
            self._model.to("cpu")
        self.windows_per_call = _CPU_WINDOWS if self.device == "cpu" else _GPU_WINDOWS

    def states(self, windows: Sequence[Sequence[int]]) -> list[NDArray[np.float32]]:
        """See `Backend.states`."""
        ids, lengths = padded(windows)
        with torch.inference_mode():
            hidden = self._model.encode(ids.to(self.device), lengths.to(self.device))
        return list(hidden.cpu().numpy())

    def _move_to_gpu(self) -> str | None:
        """Why the GPU cannot run the model, None where it can."""
        try:
            self._model.to("cuda")
            self.states([[int(Special.START), int(Special.END)]])
        except RuntimeError as error:
            return str(error).split("\n", maxsplit=1)[0].rstrip(".")
        return None


def padded(windows: Sequence[Sequence[int]]) -> tuple[torch.Tensor, torch.Tensor]:
    """Windows of piece ids as one tensor (windows, tokens), and their lengths (windows,)."""
    lengths = [len(ids) for ids in windows]
    ids = np.full((len(windows), max(lengths)), int(Special.PAD), dtype=np.int64)
    for row, window in enumerate(windows):
        ids[row, : len(window)] = window
    return torch.from_numpy(ids), torch.tensor(lengths)


def _model(bundle: Bundle) -> CompactModel:
    weights = read_encoder(bundle.path(f"{ENCODER}/model.bin"))
    vocabulary, width = weights["pieces.weight"].shape
    config = CompactConfig(
        vocabulary=vocabulary,
        layers=1 + max(int(name.split(".")[1]) for name in weights if name.startswith("layers.")),
        width=width,
        heads=bundle.heads,
        inner=len(weights["layers.0.inner.bias"]),
        positions=len(weights["positions.weight"]),
        epsilon=bundle.description["encoder"].get("epsilon", 1e-12),
    )
    model = CompactModel(config)
    state = {name: torch.from_numpy(np.array(values)) for name, values in weights.items()}
    model.load_state_dict(state, strict=False)  # the heads stay in numpy
    return model.eval()
