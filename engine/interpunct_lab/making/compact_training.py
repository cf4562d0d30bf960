# SPDX-License-Identifier: Apache-2.0
"""From labelled text to a trained compact model.

Started at random it needs torch, numpy and sentencepiece only, so that it runs on a bare GPU
machine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import torch

from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.errors import LabError
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct.runtime.encoder.tokenizer import Tokenizer
from interpunct_lab.objectives.compact import CompactObjective, TrainingPlan
from interpunct_lab.parameters import described
from interpunct_lab.sampling.piece_windows import PackedLanguage, Spoiling, WindowSampler
from interpunct_lab.text.labelled import load_folder, words_in
from interpunct_lab.text.vocabulary import language_weights
from interpunct_lab.training.accelerating import Alone
from interpunct_lab.training.trainer import Trainer


def train_compact(
    labelled: Path,
    vocabulary: Path,
    out: Annotated[Path, described("folder of the checkpoint and the log")],
    *,
    steps: int,
    windows: Annotated[int, described("windows a step")] = 8,
    tokens: Annotated[int, described("tokens a window")] = 128,
    layers: int = 6,
    english: Annotated[float, described("share of English windows")] = 0.25,
    temperature: Annotated[float, described("exponent of the corpora's sizes")] = 0.6,
    decay: Annotated[float, described("share of the steps it slows in")] = 0.4,
    start: Annotated[
        Path | None, described("go on from this bundle (default: MiniLM)", one_of=True)
    ] = None,
    random_start: Annotated[bool, described("start from nothing", one_of=True)] = False,
    bfloat16: Annotated[bool, described("compute in bfloat16")] = False,
    device: str = "cpu",
    threads: int = 2,
) -> None:
    """Train on windows of labelled text, or go on where a checkpoint in `out` was written."""
    torch.set_num_threads(threads)
    tokenizer = Tokenizer(vocabulary)
    texts = load_folder(labelled)
    sampler = WindowSampler(
        {code: PackedLanguage.pack(text, tokenizer) for code, text in texts.items()},
        language_weights(words_in(texts), english=english, temperature=temperature),
        tokens=tokens,
        spoiling=Spoiling(),
    )
    if start:
        model, seen = start_from_bundle(start, vocabulary)
    else:
        model, seen = new_model(tokenizer, layers, is_random=random_start), 0
    plan = TrainingPlan(steps, windows, decay=decay, bfloat16=bfloat16)
    trainer = Trainer(CompactObjective(model, plan, sampler, device), out, Alone(device))
    trainer.progress.words = seen
    trainer.resume()
    trainer.run(checked=lambda line: print(line, flush=True))


def new_model(tokenizer: Tokenizer, layers: int, *, is_random: bool) -> CompactModel:
    """A model that has seen nothing, or English alone: what MiniLM has."""
    config = CompactConfig(len(tokenizer), layers=layers, dropout=0.0)
    if is_random:
        return CompactModel(config)
    from interpunct_lab.architectures.minilm import minilm_folder, start_from_minilm

    return start_from_minilm(config, minilm_folder(), tokenizer.pieces())


def start_from_bundle(folder: Path, vocabulary: Path) -> tuple[CompactModel, int]:
    """The model of the bundle in `folder`, and how many tokens it has seen.

    Training goes on from it where no checkpoint is left; what int8 cost its weights is made good
    within some hundred steps. Raises LabError where `vocabulary` is not the one it was trained
    with.
    """
    from interpunct.bundles.bundle import PIECES, load_bundle
    from interpunct.runtime.backends.torch_backend import load_compact

    bundle = load_bundle(folder)
    pieces = bundle.path(PIECES)
    if pieces.read_bytes() != vocabulary.read_bytes():
        raise LabError("the bundle has another vocabulary.", file=folder, remedy=f"Give {pieces}.")
    return load_compact(bundle).train(), bundle.description.training.tokens or 0
