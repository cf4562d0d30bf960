# SPDX-License-Identifier: Apache-2.0
"""Pre-trains an encoder of ELECTRA's shape by replaced-token detection (Clark et al. 2020).

A small generator fills masked tokens with its own guesses; the encoder learns to tell which tokens
of the text were replaced. What comes out is the encoder as a checkpoint that
`interpunct train electra --encoder` takes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.errors import LabError
from interpunct.files import refuse_strangers, replace_file
from interpunct.runtime.converted.checkpoint import WHOLE_WEIGHTS
from interpunct_lab.architectures.encoders.body import Body
from interpunct_lab.objectives.replaced_tokens import (
    FACTS,
    PretrainingPlan,
    ReplacedTokensObjective,
)
from interpunct_lab.text.labelled import LabelledText, words_in
from interpunct_lab.text.samples import sampling_weights
from interpunct_lab.text.vocabulary import form_counts
from interpunct_lab.training.checkpoints import CHECKPOINT
from interpunct_lab.training.trainer import Trainer

if TYPE_CHECKING:
    from accelerate import Accelerator

Pretrainer = Trainer[ReplacedTokensObjective]


def check_encoder_room(folder: Path) -> None:
    """Raise FolderError or LabError where an encoder in `folder`, or anything else, would be lost.

    A pre-training of ours, which goes on there, has its facts from the first moment.
    """
    refuse_strangers(folder, FACTS)
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
            replace_file(folder / FACTS, lambda path: path.write_text('{"step": 0}'))
            body.save(folder)
        else:
            body = Body.read(folder)
    facts = {"size": size, "pieces": pieces, "pieces from": vocabulary_temperature}
    objective = ReplacedTokensObjective(body, texts, weights, plan, facts=facts)
    pretrainer = Trainer(objective, folder, accelerator)
    pretrainer.resume()
    return pretrainer
