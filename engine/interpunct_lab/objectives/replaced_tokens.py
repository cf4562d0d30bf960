# SPDX-License-Identifier: Apache-2.0
"""Pre-training of an encoder of ELECTRA's shape by replaced-token detection (Clark et al. 2020).

A small generator fills masked tokens with its own guesses; the encoder learns to find the replaced
tokens. The result is a checkpoint for `interpunct train electra --encoder`. As in Polacek 2025,
section 4, marks are tokens, and windows of all languages are mixed in each batch. Here a share of
the windows has no marks, like the text that is punctuated later. Each process draws windows of its
own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from interpunct.errors import LabError
from interpunct.files import refuse_strangers, replace_file, replaced_file, usual_mode
from interpunct.runtime.converted.checkpoint import WHOLE_WEIGHTS
from interpunct.runtime.encoder.tokenizer import Special
from interpunct.runtime.exported.reading import WordTokenizer
from interpunct_lab.architectures.encoders.body import Body
from interpunct_lab.sampling.token_streams import TokenStream
from interpunct_lab.text.labelled import LabelledText, words_in
from interpunct_lab.text.samples import sampling_weights
from interpunct_lab.text.vocabulary import form_counts
from interpunct_lab.training.checkpoints import is_begun
from interpunct_lab.training.objective import Objective, Prepared, Progress, Schedule
from interpunct_lab.training.trainer import Trainer

if TYPE_CHECKING:
    from accelerate import Accelerator


FACTS = "pretraining.json"
"""File with the facts on the training of the encoder, beside it."""


@dataclass(frozen=True, slots=True)
class PretrainingPlan:
    """Length and text of a pre-training, as of ELECTRA-Small (Clark et al. 2020, table 6).

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
    remedy = "What was written before is whole. Start again with another --precision."

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


Pretrainer = Trainer[ReplacedTokensObjective]


def check_encoder_room(folder: Path) -> None:
    """Raise FolderError or LabError where an encoder in `folder`, or anything else, would be lost.

    The facts of a pre-training are written first, so that it can go on there.
    """
    refuse_strangers(folder, FACTS)
    if (folder / WHOLE_WEIGHTS).exists() and not is_begun(folder):
        raise LabError(
            "there is an encoder already, and no checkpoint to resume from.",
            file=folder,
            remedy="Name another --out.",
        )


def begin_pretraining(
    texts: Mapping[str, LabelledText],
    plan: PretrainingPlan,
    folder: Path,
    accelerator: Accelerator,
    *,
    size: str = "small",
    pieces: int = 30_525,
    temperature: float = 0.6,
    vocabulary_temperature: float | None = None,
) -> Pretrainer:
    """A pre-training of an encoder of `size` on `texts`; one in `folder` is resumed.

    Languages are drawn by their size to the power of `temperature`, for the pieces to that of
    `vocabulary_temperature`, the same where it is None. Raises LabError where the one in `folder`
    was begun with other options, and as `check_encoder_room` does.
    """
    weights = sampling_weights(words_in(texts), temperature=temperature)
    if vocabulary_temperature is None:
        counted = weights
    else:
        counted = sampling_weights(words_in(texts), temperature=vocabulary_temperature)
    with accelerator.main_process_first():
        check_encoder_room(folder)
        if accelerator.is_main_process and not is_begun(folder):
            body = Body.of_size(size, "electra", form_counts(texts.values(), counted), pieces)
            folder.mkdir(parents=True, exist_ok=True)
            replace_file(folder / FACTS, lambda path: path.write_text('{"step": 0}'))
            body.save(folder)
        else:
            body = Body.read(folder)
    facts = {"size": size, "pieces": pieces, "pieces from": vocabulary_temperature}
    objective = ReplacedTokensObjective(body, texts, weights, plan, facts=facts)
    pretrainer = Trainer(objective, folder, accelerator)
    pretrainer.resume()
    return pretrainer


class ReplacedTokens(nn.Module):
    """The generator and the learning encoder, which share their embeddings."""

    def __init__(self, body: Body, generator: float) -> None:
        super().__init__()
        from transformers import ElectraForMaskedLM, ElectraForPreTraining

        small = deepcopy(body.config)
        small.hidden_size = max(1, round(body.config.hidden_size * generator))
        small.intermediate_size = max(1, round(body.config.intermediate_size * generator))
        small.num_attention_heads = max(1, round(body.config.num_attention_heads * generator))
        self.detector: Any = ElectraForPreTraining(body.config)
        self.generator: Any = ElectraForMaskedLM(small)
        self.generator.electra.embeddings = self.detector.electra.embeddings
        words = self.detector.electra.embeddings.word_embeddings
        self.generator.generator_lm_head.weight = words.weight

    def forward(self, ids: Tensor, masked: float) -> tuple[Tensor, Tensor]:
        """Both losses, guessing and detection, of `ids` (windows, tokens), padded with 0."""
        mask = ids != Special.PAD
        chosen = (torch.rand(ids.shape, device=ids.device) < masked) & (ids > Special.MASK)
        guesses = self._guesses(ids.masked_fill(chosen, Special.MASK), mask, chosen)
        guessing = functional.cross_entropy(guesses, ids[chosen])
        replaced = ids.masked_scatter(chosen, _drawn(guesses.detach()))
        scores = self.detector(input_ids=replaced, attention_mask=mask.long()).logits[mask]
        is_replaced = (replaced != ids)[mask].float()
        detection = functional.binary_cross_entropy_with_logits(scores.float(), is_replaced)
        return guessing, detection

    def _guesses(self, ids: Tensor, mask: Tensor, chosen: Tensor) -> Tensor:
        """The generator's scores (chosen, vocabulary); no others are computed."""
        states = self.generator.electra(input_ids=ids, attention_mask=mask.long())[0][chosen]
        predicted = self.generator.generator_predictions(states)
        scores: Tensor = self.generator.generator_lm_head(predicted)
        return scores.float()


def _drawn(scores: Tensor) -> Tensor:
    """An id for each row of `scores`, drawn by its probability (Gumbel's trick)."""
    noise = -torch.log(torch.empty_like(scores).exponential_())
    return (scores + noise).argmax(1)
