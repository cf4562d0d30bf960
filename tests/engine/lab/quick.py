# SPDX-License-Identifier: Apache-2.0
"""Two things that take longer than a tiny training, and that few tests look at."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from matplotlib.figure import Figure

from interpunct_lab.evaluation import plots
from interpunct_lab.text import vocabulary

QUICK_COMMAND = (sys.executable, "-m", "tests.engine.lab.quick_command")
save_figure = plots._save
drawn_words = vocabulary.DRAWN_WORDS


def quicken(patched: pytest.MonkeyPatch) -> None:
    """Count fewer words for vocabularies, and draw figures without rendering them.

    SentencePiece takes 5 s of ten million words, matplotlib half a second of every figure.
    """
    patched.setattr(vocabulary, "DRAWN_WORDS", 100_000)
    patched.setattr(plots, "_save", _unrendered)


def _unrendered(figure: Figure, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
