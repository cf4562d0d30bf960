# SPDX-License-Identifier: Apache-2.0
"""A tiny bundle for every test that needs a model: random weights, a vocabulary of a few words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from interpunct.models.compact.network import CompactModel

# How long an example takes is the machine's affair, not a test's. A submission is judged on the
# same examples every time; new ones are looked for at home.
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("home", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "home")

SENTENCE = "the old harbour pilot said that he would come back when fog lifts over city 你好 今天"


@pytest.fixture(scope="session")
def tiny_pieces(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SentencePiece model over a few words."""
    from interpunct.lab.text.vocabulary import rescore, save_vocabulary, train_model
    from interpunct.models.compact.tokenizer import piece_text

    path = tmp_path_factory.mktemp("pieces") / "pieces.model"
    counts = {piece_text(word): 10.0 + index for index, word in enumerate(SENTENCE.split())}
    counts |= {piece_text(letter): 1.0 for letter in "abcdefghijklmnopqrstuvwxyz0'"}
    save_vocabulary(rescore(train_model(counts, size=80), counts), path)
    return path


@pytest.fixture(scope="session")
def tiny_model(tiny_pieces: Path) -> CompactModel:
    """A compact model of two narrow layers; the same weights in every run."""
    import torch

    from interpunct.models.compact.network import CompactModel
    from interpunct.models.compact.tokenizer import Tokenizer
    from interpunct.models.encoder_shape import CompactConfig

    torch.manual_seed(1)
    config = CompactConfig(
        len(Tokenizer(tiny_pieces)), layers=2, width=32, heads=2, inner=64, positions=64
    )
    return CompactModel(config).eval()


@pytest.fixture(scope="session")
def tiny_bundle(
    tiny_model: CompactModel, tiny_pieces: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The folder of a bundle with `tiny_model`, in float32."""
    from interpunct.lab.compact.export import write_bundle

    folder = tmp_path_factory.mktemp("bundles") / "tiny"
    description = {"name": "tiny", "version": "1", "languages": ["en"], "window": 32}
    write_bundle(tiny_model, tiny_pieces, folder, description, card="# tiny\n", quantization=None)
    return folder
