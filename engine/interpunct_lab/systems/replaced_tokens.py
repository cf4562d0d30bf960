# SPDX-License-Identifier: Apache-2.0
"""Pre-trains an encoder of ELECTRA's shape by replaced-token detection (Clark et al. 2020).

A small generator fills masked tokens with its own guesses; the encoder learns to tell which tokens
of the text were replaced. What comes out is the encoder as a checkpoint that
`interpunct train electra --encoder` takes. As in Polacek 2025, section 4, marks are tokens, and
windows of all languages are mixed in each batch; here a share of the windows has no marks, as the
text that is punctuated later. Resumes bit-exactly, and runs on several GPUs or machines, as
`interpunct_lab.systems.trainer` does: each process draws windows of its own.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
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
from interpunct.runtime.exported.tokenizer import WordTokenizer
from interpunct_lab.architectures.encoders.body import Body
from interpunct_lab.systems.token_streams import TokenStream
from interpunct_lab.text.labelled import LabelledText, words_in
from interpunct_lab.text.stretches import sampling_weights
from interpunct_lab.text.vocabulary import form_counts
from interpunct_lab.training.accelerating import said_by_first
from interpunct_lab.training.checkpoints import (
    CHECKPOINT,
    check_same,
    load_checkpoint,
    save_checkpoint,
    taking_up,
)

if TYPE_CHECKING:
    from accelerate import Accelerator

_FACTS = "pretraining.json"


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

    def rate_at(self, step: int) -> float:
        """The learning rate at `step`, counted from 0."""
        rise = (step + 1) / max(1.0, self.warm_up * self.steps)
        return self.rate * min(1.0, rise, (self.steps - step) / self.steps)


class ReplacedTokens(nn.Module):
    """The generator and the encoder that learns, which share their embeddings."""

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
        """The generator's scores (chosen, vocabulary); those elsewhere are never computed."""
        states = self.generator.electra(input_ids=ids, attention_mask=mask.long())[0][chosen]
        predicted = self.generator.generator_predictions(states)
        scores: Tensor = self.generator.generator_lm_head(predicted)
        return scores.float()


def _drawn(scores: Tensor) -> Tensor:
    """An id for each row of `scores`, drawn by its probability (Gumbel's trick)."""
    noise = -torch.log(torch.empty_like(scores).exponential_())
    return (scores + noise).argmax(1)


class Pretrainer:
    """A pre-training and its folder, which holds the encoder so far and the checkpoint.

    `sameness` is what one that is taken up again must have in common with the one that was begun,
    besides the plan and the text, in plain values.
    """

    def __init__(
        self,
        body: Body,
        texts: Mapping[str, LabelledText],
        weights: Mapping[str, float],
        plan: PretrainingPlan,
        *,
        folder: Path,
        accelerator: Accelerator,
        sameness: Mapping[str, Any] | None = None,
    ) -> None:
        self.body = body
        self.plan = plan
        self.folder = folder
        self.step = 0
        self.tokens = 0
        self._accelerator = accelerator
        torch.manual_seed(plan.seed)
        self.model = ReplacedTokens(body, plan.generator)
        optimizer = torch.optim.AdamW(
            self.model.parameters(), plan.rate, weight_decay=plan.weight_decay, eps=1e-6
        )
        self._losses_of, self._optimizer = accelerator.prepare(self.model, optimizer)
        self._tokenizer = WordTokenizer(body.tokenizer)
        self._streams = {code: TokenStream.of(texts[code], self._tokenizer) for code in weights}
        self._weights = np.array(list(weights.values())) / sum(weights.values())
        self._losses: list[Tensor] = []
        self._sameness = {
            "plan": asdict(plan),
            "data": words_in(texts),
            "weights": dict(weights),
            "processes": accelerator.num_processes,
            "precision": accelerator.mixed_precision,
            **(sameness or {}),
        }

    def run(self, report: Callable[[str], None]) -> None:
        """Train to the end of the plan; a checkpoint every `save_every` steps.

        Raises LabError where the weights are no numbers any more.
        """
        while self.step < self.plan.steps:
            self._losses.append(self._learn())
            if self.step % self.plan.save_every == 0 or self.step == self.plan.steps:
                guessing, detection = torch.stack(self._losses).mean(0).tolist()
                self._losses.clear()
                self._refuse_no_numbers(guessing + detection)
                if not self._accelerator.is_main_process:
                    continue
                self.save()
                report(f"step {self.step}  guessing {guessing:.4f}  detection {detection:.4f}")

    def _refuse_no_numbers(self, loss: float) -> None:
        """Raise LabError, in all processes, where the loss of the first one is no number."""
        if not said_by_first(self._accelerator, math.isfinite(loss)):
            raise LabError(
                f"the weights are no numbers any more at step {self.step}.",
                file=self.folder,
                remedy="What was written before is whole. Begin anew with another --precision.",
            )

    def _learn(self) -> Tensor:
        """One step; its two losses (2,)."""
        process = self._accelerator.process_index
        random = np.random.default_rng((self.plan.seed, self.step, process))
        ids = torch.from_numpy(self.windows(random)).to(self._accelerator.device)
        torch.manual_seed(int(random.integers(2**63)))
        self.model.train()
        for group in self._optimizer.param_groups:
            group["lr"] = self.plan.rate_at(self.step)
        guessing, detection = self._losses_of(ids, self.plan.masked)
        self._accelerator.backward(guessing + self.plan.detection * detection)
        self._accelerator.clip_grad_norm_(self._losses_of.parameters(), self.plan.clip)
        self._optimizer.step()
        self._optimizer.zero_grad(set_to_none=True)
        self.step += 1
        self.tokens += ids.numel() * self._accelerator.num_processes
        return torch.stack((guessing.detach(), detection.detach()))

    def windows(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A batch of ids (windows, tokens), each window in a language drawn by the weights."""
        plan = self.plan
        ids = np.full((plan.windows, plan.tokens), int(Special.PAD), np.int64)
        streams = list(self._streams.values())
        for row, index in enumerate(random.choice(len(streams), plan.windows, p=self._weights)):
            bare = random.random() < plan.bare
            inner = streams[index].window(plan.tokens - 2, bare=bare, random=random)
            ids[row, : len(inner) + 2] = self._tokenizer.start, *inner, self._tokenizer.end
        return ids

    def save(self) -> None:
        """Write the checkpoint and the encoder; a kill leaves the ones before or these whole.

        It is for the first process. The checkpoint comes first: where there is an encoder there
        is something to go on from, and who goes on writes the encoder of the checkpoint again.
        """
        save_checkpoint(self.folder, self._state())
        self._write_encoder()

    def _write_encoder(self) -> None:
        from safetensors.torch import save_file

        encoder = {
            name: part.contiguous()
            for name, part in self.model.detector.electra.state_dict().items()
        }
        facts = json.dumps(self._facts(), indent=1)
        with replaced_file(self.folder / WHOLE_WEIGHTS) as path, usual_mode(path):
            save_file(encoder, path)
        replace_file(self.folder / _FACTS, lambda path: path.write_text(facts))

    def resume(self) -> bool:
        """Take up the checkpoint; false where there is none.

        Raises LabError where it was begun with another plan, text, size or vocabulary.
        """
        work = load_checkpoint(self.folder)
        if work is None:
            return False
        check_same(work.get("sameness", {}), self._sameness, self.folder)
        with taking_up(self.folder):
            self.model.load_state_dict(work["model"])
            self._optimizer.load_state_dict(work["optimizer"])
            if self._accelerator.scaler is not None:
                self._accelerator.scaler.load_state_dict(work["scaler"])
            self.step, self.tokens = work["facts"]["step"], work["facts"]["tokens"]
        if self._accelerator.is_main_process:
            self._write_encoder()
        return True

    def _facts(self) -> dict[str, Any]:
        """What the encoder has learnt from."""
        return {
            "step": self.step,
            "tokens": self.tokens,
            "languages": list(self._streams),
            "plan": asdict(self.plan),
        }

    def _state(self) -> dict[str, Any]:
        scaler = self._accelerator.scaler
        return {
            "facts": self._facts(),
            "sameness": self._sameness,
            "model": self.model.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "scaler": None if scaler is None else scaler.state_dict(),
        }


def check_encoder_room(folder: Path) -> None:
    """Raise FolderError or LabError where an encoder in `folder`, or anything else, would be lost.

    A pre-training of ours, which goes on there, has its facts from the first moment.
    """
    refuse_strangers(folder, _FACTS)
    if (folder / WHOLE_WEIGHTS).exists() and not (folder / CHECKPOINT).exists():
        raise LabError(
            "there is an encoder already, and no checkpoint to go on from.",
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
    """A pre-training of an encoder of `size` on `texts`; one in `folder` is taken up again.

    Languages are drawn by their size to the power of `temperature`, for the pieces to that of
    `vocabulary_temperature`, the same where it is None. Raises LabError where the one in `folder`
    was begun with anything else, and as `check_encoder_room` does.
    """
    weights = sampling_weights(words_in(texts), temperature=temperature)
    if vocabulary_temperature is None:
        counted = weights
    else:
        counted = sampling_weights(words_in(texts), temperature=vocabulary_temperature)
    with accelerator.main_process_first():
        check_encoder_room(folder)
        if accelerator.is_main_process and not (folder / CHECKPOINT).exists():
            body = Body.of_size(size, "electra", form_counts(texts.values(), counted), pieces)
            folder.mkdir(parents=True, exist_ok=True)
            replace_file(folder / _FACTS, lambda path: path.write_text('{"step": 0}'))
            body.save(folder)
        else:
            body = Body.read(folder)
    pretrainer = Pretrainer(
        body,
        texts,
        weights,
        plan,
        folder=folder,
        accelerator=accelerator,
        sameness={"size": size, "pieces": pieces, "pieces from": vocabulary_temperature},
    )
    pretrainer.resume()
    return pretrainer
