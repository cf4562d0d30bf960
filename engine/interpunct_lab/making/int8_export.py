# SPDX-License-Identifier: Apache-2.0
"""Trained systems on an encoder to bundles that CTranslate2 runs: the encoder in eight bits.

| file | holds |
|---|---|
| `bundle.json` | as in `interpunct.bundles.description.ExportedDescription` |
| `encoder/model.bin` | the encoder in CTranslate2's format, int8 |
| `head.npz` | the layers that label its states, float32 |
| `tokenizer.json` | the vocabulary |

CTranslate2 gives the states of the last layer. So it runs electra, and slot-filling, whose masks
are pieces like others; layer-attention mixes the states of all layers, which it does not give.
"""

from __future__ import annotations

import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

from torch import nn

from interpunct.bundles.bundle import (
    CARD,
    DESCRIPTION,
    ENCODER,
    Bundle,
    write_description,
    written_description,
)
from interpunct.bundles.encoder_shape import EncoderShape
from interpunct.errors import BundleError
from interpunct.files import replace_folder
from interpunct.runtime.converted.checkpoint import Checkpoint, Weights
from interpunct.runtime.converted.checkpoint_vocabulary import TOKENIZER
from interpunct.runtime.converted.families import encoder_of
from interpunct.runtime.encoder.encoder_file import write_encoder
from interpunct.runtime.evidence import EVIDENCE_FILE, has_evidence
from interpunct.runtime.exported.reading import MaskReading
from interpunct.runtime.exported.system import HEAD, HeadWeights
from interpunct.runtime.system_files import load_system
from interpunct_lab.architectures.encoders.electra import Electra
from interpunct_lab.architectures.encoders.slot_filling import SlotFilling

_OTHERWISE = "Export it as ONNX (--format onnx), or use the bundle unchanged."


def export_int8(bundle: Bundle, out: Path, *, quantization: str | None = "int8") -> None:
    """Write the trained system in `bundle` for CTranslate2 to `out`, whole or not at all.

    Without a `quantization` the weights stay as they are. Raises BundleError for an encoder, or
    states of it, that CTranslate2 does not give.
    """
    system = _runnable(bundle)
    shape, weights = _encoder(system, bundle)
    head = _head(system)
    facts = _facts(system, bundle, shape)

    def write(part: Path) -> None:
        write_encoder(
            weights,
            part / ENCODER,
            heads=shape.heads,
            quantization=quantization,
            epsilon=shape.epsilon,
        )
        head.save(part / HEAD)
        system.vocabulary.tokenizer.backend_tokenizer.save(str(part / TOKENIZER))
        (part / CARD).write_text(_card(bundle), encoding="utf-8")
        if has_evidence(bundle):
            shutil.copyfile(bundle.path(EVIDENCE_FILE), part / EVIDENCE_FILE)
        write_description(part, facts)

    replace_folder(out, write, DESCRIPTION)


def _runnable(bundle: Bundle) -> Electra | SlotFilling:
    """The trained system, if CTranslate2 gives the states that it reads."""
    system = load_system(bundle)
    if isinstance(system, Electra | SlotFilling):
        return system
    why = _WHY_NOT.get(bundle.system, "it has no encoder of the shape of BERT")
    raise BundleError(
        f"CTranslate2 cannot run the system {bundle.system}: {why}.",
        file=bundle.folder,
        remedy=_OTHERWISE,
    )


_WHY_NOT = {"layer-attention": "it mixes the states of all layers, of which the last is given"}


def _encoder(system: Electra | SlotFilling, bundle: Bundle) -> tuple[EncoderShape, Weights]:
    checkpoint = Checkpoint.read(bundle.folder / ENCODER)
    tensors = system.encoder.model.state_dict().items()
    try:
        return encoder_of(checkpoint, {name: tensor.numpy() for name, tensor in tensors})
    except BundleError as error:
        raise BundleError(error.what, file=bundle.folder, remedy=_OTHERWISE) from error


def _head(system: Electra | SlotFilling) -> HeadWeights:
    hidden, out = (layer for layer in system.head if isinstance(layer, nn.Linear))
    tensors = (hidden.weight, hidden.bias, out.weight, out.bias)
    return HeadWeights(*(tensor.detach().numpy() for tensor in tensors))


def _facts(system: Electra | SlotFilling, bundle: Bundle, shape: EncoderShape) -> dict[str, Any]:
    """The description of the bundle with its new runtime."""
    facts = written_description(bundle.folder)
    return {
        **facts,
        "version": f"{facts['version']} int8",
        "runtime": "ctranslate2",
        "exported": {"from": bundle.name, "from_sha256": bundle.digest},
        "window": system.room + 2,
        "encoder": asdict(shape),
        "reads": _reads(system.reading),
        "words_at_once": system.window_words,
        "special": system.tokenizer.special,
        "head": {
            "width": system.config.head_width,
            "activation": "selu" if isinstance(system, Electra) else "relu",
        },
    }


def _reads(reading: object) -> str:
    if not isinstance(reading, MaskReading):
        return "pieces"
    return "character-masks" if reading.characters else "masks"


def _card(bundle: Bundle) -> str:
    return (
        f"{bundle.card().rstrip()}\n\n## Export\n\n"
        f"The encoder of `{bundle.name}` in eight bits, for CTranslate2; what labels its states "
        "is as it was. Figures and calibration are those of the bundle before the export, whose "
        f"`bundle.json` has the SHA-256 `{bundle.digest}`.\n"
    )
