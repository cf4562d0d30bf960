# SPDX-License-Identifier: Apache-2.0
"""Opening of a recogniser by faster-whisper, on a GPU that works or on the CPU."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from interpunct.errors import HearingError, first_line
from interpunct.runtime.backends import Device
from interpunct.runtime.backends.cores import usable_cores
from interpunct.runtime.backends.ctranslate2_backend import has_gpu
from interpunct.runtime.backends.gpu import cpu_notice
from interpunct.sentences import Sentence

if TYPE_CHECKING:
    from faster_whisper import WhisperModel

INSTALL = Sentence("Install what is needed with: pip install 'interpunct[transcribe]'")
_FRAMES = 3000  # of a window


def open_recogniser(folder: Path, device: Device) -> tuple[WhisperModel, Sentence | None]:
    """The model in `folder`, and a message for the user if the CPU replaces an unusable GPU.

    Weights become 8-bit numbers on a CPU, and half of them 16-bit on a GPU. Raises HearingError
    without faster-whisper and for files that are no model. Raises BackendError for a GPU that was
    named and does not work.
    """
    is_there = has_gpu()  # chooses the kernels, before anything else loads CTranslate2
    notice = None
    if device == "cuda" or (device == "auto" and is_there):
        try:
            return _on_gpu(folder), None
        except (RuntimeError, ValueError) as error:
            notice = cpu_notice(error, device)
    try:
        return _loaded(folder, "cpu"), notice
    except Exception as error:  # of CTranslate2, of the tokenizer's library
        reason = first_line(error)
        raise HearingError(
            Sentence("the recogniser cannot be read: {reason}.", reason=reason),
            file=folder,
            remedy="Fetch the model again.",
        ) from error


def refuse_language(model: WhisperModel, language: str | None) -> None:
    """Raise HearingError for a language that the model does not know."""
    if language is not None and language not in model.supported_languages:
        raise HearingError(
            Sentence("the recogniser does not know the language {code}.", code=language),
            remedy=Sentence("It knows: {codes}.", codes=" ".join(model.supported_languages)),
        )


def _on_gpu(folder: Path) -> WhisperModel:
    """The model on a GPU, after a trial. Raises RuntimeError or ValueError where it fails."""
    model = _loaded(folder, "cuda")
    model.encode(np.zeros((model.model.n_mels, _FRAMES), np.float32))
    return model


def _loaded(folder: Path, device: str) -> WhisperModel:
    try:
        from faster_whisper import WhisperModel
    except ImportError as error:
        raise HearingError(
            "speech is recognised by faster-whisper, which is missing.", remedy=INSTALL
        ) from error
    return WhisperModel(
        str(folder), device=device, compute_type="auto", cpu_threads=usable_cores()
    )
