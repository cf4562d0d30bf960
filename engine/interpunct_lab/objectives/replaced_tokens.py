# SPDX-License-Identifier: Apache-2.0
"""Objective of pre-training: replaced-token detection in windows of all languages.

As in Polacek 2025, section 4, marks are tokens, and windows of all languages are mixed in each
batch; here a share of the windows has no marks, as the text that is punctuated later. Each
process draws windows of its own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from interpunct.files import replace_file, replaced_file, usual_mode
from interpunct.runtime.converted.checkpoint import WHOLE_WEIGHTS
from interpunct.runtime.encoder.tokenizer import Special
from interpunct.runtime.exported.reading import WordTokenizer
from interpunct_lab.architectures.encoders.body import Body
from interpunct_lab.architectures.encoders.replaced_tokens import ReplacedTokens
from interpunct_lab.sampling.token_streams import TokenStream
from interpunct_lab.text.labelled import LabelledText, words_in
from interpunct_lab.training.objective import Objective, Prepared
from interpunct_lab.training.plan import Schedule
from interpunct_lab.training.progress import Progress

FACTS = "pretraining.json"
"""What the encoder has learnt from, beside it."""


@dataclass(frozen=True, slots=True)
class PretrainingPlan:
    """How long and on what; the numbers are those of ELECTRA-Small (Clark et al. 2020, table 6).

    `windows` are those of a batch on each process. The generator's layers have `generator` of the
    encoder's width. `bare` is the share of windows without marks. The rate rises over the first
    `warm_up` of the steps, then falls to zero.
    """

    steps: int
    windows: int = 128
    tokens: int = 128
    rate: float = 5e-4
    warm_up: float = 0.01
    weight_decay: float = 0.01
    clip: float = 1.0
    masked: float = 0.15
    detection: float = 50.0
    generator: float = 0.25
    bare: float = 0.5
    save_every: int = 200
    seed: int = 1

    @property
    def schedule(self) -> Schedule:
        """Schedule of a pre-training; a check is a line with both losses."""
        return Schedule(
            self.steps,
            warm_up=self.warm_up * self.steps,
            decay=1.0,
            clip=self.clip,
            check_every=self.save_every,
        )


class ReplacedTokensObjective(Objective):
    """An encoder that learns from windows of `texts`, drawn by `weights`; it has no dev text.

    `facts` are plain values that a resumed training must share besides plan, text and weights.
    """

    module: ReplacedTokens
    measures = False
    remedy = "What was written before is whole. Begin anew with another --precision."

    def __init__(
        self,
        body: Body,
        texts: Mapping[str, LabelledText],
        weights: Mapping[str, float],
        plan: PretrainingPlan,
        *,
        facts: Mapping[str, Any],
    ) -> None:
        self.plan, self.schedule = plan, plan.schedule
        torch.manual_seed(plan.seed)
        self.module = ReplacedTokens(body, plan.generator)
        self._tokenizer = WordTokenizer.of_transformers(body.tokenizer)
        self._streams = {code: TokenStream.of(texts[code], self._tokenizer) for code in weights}
        self._weights = np.array(list(weights.values())) / sum(weights.values())
        data = {"data": words_in(texts), "weights": dict(weights)}
        self.sameness = {"plan": asdict(plan), **data, **facts}

    def optimizer(self) -> torch.optim.Optimizer:
        """See `Objective.optimizer`."""
        rate, decay = self.plan.rate, self.plan.weight_decay
        return torch.optim.AdamW(self.module.parameters(), rate, weight_decay=decay, eps=1e-6)

    def draw(self, step: int, process: int) -> Prepared:
        """See `Objective.draw`; words are counted in tokens."""
        random = np.random.default_rng((self.plan.seed, step, process))
        ids = self.windows(random)
        return Prepared([(torch.from_numpy(ids), 1.0)], ids.size, int(random.integers(2**63)))

    def windows(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A batch of ids (windows, tokens), each window in a language drawn by the weights."""
        plan = self.plan
        ids = np.full((plan.windows, plan.tokens), int(Special.PAD), np.int64)
        streams, special = list(self._streams.values()), self._tokenizer.special
        for row, index in enumerate(random.choice(len(streams), plan.windows, p=self._weights)):
            bare = random.random() < plan.bare
            inner = streams[index].window(plan.tokens - 2, bare=bare, random=random)
            ids[row, : len(inner) + 2] = special.start, *inner, special.end
        return ids

    def loss(self, batch: Tensor) -> tuple[Tensor, Tensor]:
        """See `Objective.loss`; guessing and detection are reported."""
        device = next(self.module.parameters()).device
        guessing, detection = self.module(batch.to(device), self.plan.masked)
        return guessing + self.plan.detection * detection, torch.stack((guessing, detection))

    def check(self, step: int, losses: list[float]) -> str:
        """See `Objective.check`."""
        guessing, detection = losses
        return f"step {step}  guessing {guessing:.4f}  detection {detection:.4f}"

    def write_beside(self, folder: Path, progress: Progress) -> None:
        """Write the encoder and its facts; a kill leaves the ones before or these whole.

        The checkpoint comes first: where there is an encoder there is something to go on from.
        """
        from safetensors.torch import save_file

        weights = self.module.detector.electra.state_dict()
        encoder = {name: part.contiguous() for name, part in weights.items()}
        facts = {
            "step": progress.step,
            "tokens": progress.words,
            "languages": list(self._streams),
            "plan": asdict(self.plan),
        }
        with replaced_file(folder / WHOLE_WEIGHTS) as path, usual_mode(path):
            save_file(encoder, path)
        text = json.dumps(facts, indent=1)
        replace_file(folder / FACTS, lambda path: path.write_text(text))
