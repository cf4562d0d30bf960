# SPDX-License-Identifier: Apache-2.0
"""Torch backend, in float32, from the same files as CTranslate2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from interpunct.bundles.bundle import ENCODER, HEADS, Bundle
from interpunct.bundles.description import CompactDescription, RunByCtranslate2
from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.labels import PAPER_LABELS
from interpunct.runtime.backends.gpu import place_module
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct.runtime.encoder.encoder_file import read_encoder
from interpunct.runtime.encoder.heads import HEAD_NAMES, Heads, PairHead
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


def padded(windows: Sequence[Sequence[int]]) -> tuple[Tensor, Tensor]:
    """Windows of piece ids as one tensor (windows, tokens), and their lengths (windows,)."""
    lengths = [len(ids) for ids in windows]
    ids = np.full((len(windows), max(lengths)), int(Special.PAD), dtype=np.int64)
    for row, window in enumerate(windows):
        ids[row, : len(window)] = window
    return torch.from_numpy(ids), torch.tensor(lengths)


def load_encoder(bundle: Bundle) -> CompactModel:
    """The encoder of a bundle that CTranslate2 runs, compact or not.

    The heads of the model keep their initial values.
    """
    shape = bundle.described(RunByCtranslate2).encoder
    model = CompactModel(CompactConfig(**asdict(shape)))
    model.load_state_dict(_encoder_weights(bundle), strict=False)
    return model.eval()


def load_compact(bundle: Bundle) -> CompactModel:
    """The whole model of a compact bundle, encoder and heads; see `Bundle.first_encoder`."""
    heads = head_weights(bundle)
    labels = bundle.label_set
    if len(heads["punctuation.out.bias"]) != len(labels):
        labels = PAPER_LABELS
    model = CompactModel(bundle.described(CompactDescription).encoder, labels)
    model.load_state_dict({**_encoder_weights(bundle), **heads})
    return model.eval()


def _encoder_weights(bundle: Bundle) -> dict[str, Tensor]:
    weights = read_encoder(bundle.first_encoder().path(f"{ENCODER}/model.bin"))
    return {name: torch.from_numpy(np.array(values)) for name, values in weights.items()}


def head_weights(bundle: Bundle) -> dict[str, Tensor]:
    """The heads of `heads.npz` under torch's names; their matrices are transposed."""
    config = bundle.described(CompactDescription).encoder
    heads = Heads.load(bundle.first_encoder().path(HEADS), config, bundle.label_set)
    weights: dict[str, Tensor] = {}
    for name in HEAD_NAMES:
        head: PairHead = getattr(heads, name)
        for layer in ("hidden", "out"):
            matrix, bias = getattr(head, layer), getattr(head, f"{layer}_bias")
            weights[f"{name}.{layer}.weight"] = torch.from_numpy(matrix.T.copy())
            weights[f"{name}.{layer}.bias"] = torch.from_numpy(bias.copy())
    return weights
