# SPDX-License-Identifier: Apache-2.0
"""Samples of labelled text: held-out parts, halves, and the weights of languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.files import replace_file
from interpunct_lab.text.columns import SpilledBlocks, write_columns
from interpunct_lab.text.labelled import LabelledText


def sampling_weights(sizes: Mapping[str, int], *, temperature: float) -> dict[str, float]:
    """Weights ∝ size^temperature that sum to one; below 1 it lifts small languages (Conneau et
    al. 2020, section 3.1).
    """
    raw = {code: float(size) ** temperature for code, size in sizes.items()}
    return {code: weight / sum(raw.values()) for code, weight in raw.items()}


def label_shares(texts: Mapping[str, LabelledText], weights: Mapping[str, float]) -> FloatArray:
    """The shares (labels,) of the labels in texts that are drawn with these weights."""
    shares = sum(
        weight
        * np.bincount(texts[code].labels, minlength=len(texts[code].label_set))
        / max(1, len(texts[code]))
        for code, weight in weights.items()
    )
    return np.asarray(shares, np.float32)


def held_out(text: LabelledText, words: int) -> tuple[LabelledText, LabelledText]:
    """`text` without, and only, a dev part of up to `words` words and a twentieth of it.

    The part is made of stretches spread evenly over the text, so that it has all of its sources.
    """
    dev = _dev_rows(text, words).ravel()
    return text.rows(np.delete(np.arange(len(text)), dev)), text.rows(dev)


def held_out_on_disk(
    text: LabelledText, words: int, rest: Path, *, writes: bool
) -> tuple[LabelledText, LabelledText]:
    """The result of `held_out` for a text that is too large for a copy in memory.

    The rest of the text goes to the file `rest`; of several processes one `writes` it.
    """
    dev = _dev_rows(text, words)
    if writes:
        edges = [0, *(edge for row in dev for edge in (int(row[0]), int(row[-1]) + 1)), len(text)]
        rest.parent.mkdir(parents=True, exist_ok=True)
        with SpilledBlocks(rest.parent) as spilled:
            for start, stop in zip(edges[::2], edges[1::2], strict=True):
                for block in text.blocks(start, stop):
                    spilled.add(block)
            columns = spilled.columns()
            replace_file(
                rest, lambda path: write_columns(path, text.types, columns, text.label_set)
            )
    return replace(LabelledText.load(rest), types=text.types), text.rows(dev.ravel())


def _dev_rows(text: LabelledText, words: int) -> NDArray[np.int_]:
    length = min(_STRETCH, max(1, len(text) // _PARTS))
    wanted = max(1, min(len(text) // length // _PARTS, -(-words // length)))
    return _spread(text, wanted, length)


def sample(text: LabelledText, words: int) -> LabelledText:
    """About `words` words of `text`, in stretches spread evenly over it."""
    if len(text) <= words:
        return text
    length = min(_STRETCH, words)
    return text.rows(_spread(text, -(-words // length), length).ravel())


def halves(text: LabelledText, words: int) -> tuple[LabelledText, LabelledText]:
    """Two disjoint samples of up to `words` words each: one to fit on, one to measure on.

    They alternate in stretches spread evenly over the text, so that both hold all of its sources.
    """
    wanted = min(len(text) // _STRETCH, 2 * -(-words // _STRETCH))
    rows = _spread(text, wanted, _STRETCH)
    return text.rows(rows[::2].ravel()), text.rows(rows[1::2].ravel())


def _spread(text: LabelledText, wanted: int, length: int) -> NDArray[np.int_]:
    """The rows (up to `wanted`, length) of stretches that are spread evenly over the text."""
    first = np.linspace(0, len(text) // length, wanted, endpoint=False).astype(int)
    return np.unique(first)[:, None] * length + np.arange(length)


_STRETCH = 400
_PARTS = 20
