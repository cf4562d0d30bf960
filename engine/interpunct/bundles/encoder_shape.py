# SPDX-License-Identifier: Apache-2.0
"""The sizes of encoders for CTranslate2. Needs no library, for training on a bare GPU machine."""

from __future__ import annotations

from dataclasses import dataclass, fields

WINDOW_ENDS = 2
"""Tokens of a window besides the pieces: its start and its end."""

_LARGEST = 1 << 20
_MOST = {"layers": 256, "epsilon": 1}


@dataclass(frozen=True)
class EncoderShape:
    """The sizes of an encoder of BERT's shape, as in `bundle.json`.

    Raises ValueError for impossible sizes.
    """

    vocabulary: int
    layers: int = 6
    width: int = 384
    heads: int = 12
    inner: int = 1536
    positions: int = 256
    epsilon: float = 1e-12

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name == "dropout":
                if not 0 <= value < 1:
                    raise ValueError(f"dropout is {value}, not a share")
            elif not 0 < value <= _MOST.get(field.name, _LARGEST):
                raise ValueError(f"{field.name} is {value}, which no encoder has")
        if self.width % self.heads:
            raise ValueError(f"{self.heads} heads do not share a width of {self.width}")


@dataclass(frozen=True)
class CompactConfig(EncoderShape):
    """The sizes of a compact model: its encoder, and the hidden layer of its heads."""

    head_width: int = 256
    dropout: float = 0.1
