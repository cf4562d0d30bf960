# SPDX-License-Identifier: Apache-2.0
"""Trained systems of torch as ONNX networks, for programs that have neither torch nor Interpunct.

| file | holds |
|---|---|
| `network.onnx` | the network, from ids to label scores, of any number of windows and lengths |
| `network.json` | inputs, outputs, labels, calibration, how words become ids, an example |
| `README.md` | the same for people |
| `MODEL_CARD.md` | the card of the bundle |
| others | the vocabulary, as the system writes it |

Such a folder is no bundle: an ONNX file is a program, and nothing in a bundle is code. Torch and
CTranslate2 run all that it could hold.

The exporter is the one that traces. That of `torch.export` gives the same scores, but needs a
library more. It took some forty processor seconds for an LSTM in two directions, which is traced
in less than one.
"""

from __future__ import annotations

import inspect
import json
import warnings
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from torch import Tensor, nn

from interpunct.arrays import FloatArray
from interpunct.bundles.bundle import CARD, Bundle, sha256
from interpunct.errors import BackendError, BundleError
from interpunct.files import replace_folder
from interpunct.labels import PaperLabel
from interpunct.runtime.evidence import has_evidence
from interpunct.runtime.system_files import load_system
from interpunct_lab.architectures.base import Batch, System

NETWORK = "network.onnx"
_DESCRIPTION = "network.json"
LARGEST_DIFFERENCE = 1e-4
"""Largest difference from a score of torch, relative to the largest score above 1."""

_OPERATORS = 17  # version of ONNX's operators, of 2022
_SPOKEN = "the old pilot said that he would come back when the fog lifts over the harbour"
_INPUTS = {
    "ids": "int64 (windows, tokens): the ids of each window, 0 past its end",
    "lengths": "int64 (windows,): how many ids each window has",
    "slots": "int64 (slots,): the tokens at which slots are read, counted over windows × tokens",
}
_OUTPUT = "float32 (slots, 4): the scores of the labels"
_AXES = {
    "ids": {0: "windows", 1: "tokens"},
    "lengths": {0: "windows"},
    "slots": {0: "slots"},
    "scores": {0: "slots"},
}


class _Network(nn.Module):
    """A system as one function of tensors."""

    def __init__(self, system: System) -> None:
        super().__init__()
        self.system = system

    def forward(self, ids: Tensor, lengths: Tensor, slots: Tensor) -> Tensor:
        return self.system.slot_scores(Batch(ids, lengths, slots, slots))


def export_onnx(bundle: Bundle, out: Path) -> None:
    """Write the trained system in `bundle` to the folder `out`, whole or not at all.

    It is written only if onnxruntime gives the scores that torch gives. Raises BundleError where
    it does not, or where the system is no network of torch; BackendError without the libraries.
    """
    _refuse_without_libraries()
    system = _network_of(bundle)

    def write(part: Path) -> None:
        _trace(system, part / NETWORK)
        example = _compare(system, part / NETWORK, bundle)
        system.save_vocabulary(part)
        (part / CARD).write_text(bundle.card(), encoding="utf-8")
        facts = _facts(system, bundle, part, example)
        readme = part / "README.md"
        readme.write_text(_readme(facts), encoding="utf-8")
        facts["sha256"][readme.name] = sha256(readme)
        text = json.dumps(facts, indent=1, ensure_ascii=False) + "\n"
        (part / _DESCRIPTION).write_text(text, encoding="utf-8")

    replace_folder(out, write, _DESCRIPTION)


def _network_of(bundle: Bundle) -> System:
    system = load_system(bundle)
    if not isinstance(system, System):
        raise BundleError(
            f"the system {bundle.system} is not a network and cannot be exported as ONNX.",
            file=bundle.folder,
            remedy="Use the bundle unchanged.",
        )
    if has_evidence(bundle):
        raise BundleError(
            "the n-grams of its user's text are not part of the network.",
            file=bundle.folder,
            remedy="Export the bundle that it was adapted from.",
        )
    return system


def _refuse_without_libraries() -> None:
    missing = [name for name in ("onnx", "onnxruntime") if find_spec(name) is None]
    if missing:
        raise BackendError(
            f"writing ONNX needs {' and '.join(missing)}, which {'are' if missing[1:] else 'is'} "
            "not installed.",
            remedy="Install interpunct[onnx].",
        )


def words_batch(system: System, sizes: Sequence[int]) -> Batch:
    """Windows of `sizes` words each, in the memory of the CPU."""
    encoded = [system.encode(_words(size), ["en"] * size) for size in sizes]
    return Batch.of(encoded, np.zeros(sum(sizes), np.int64))


def _words(count: int) -> list[str]:
    return list(islice(cycle(_SPOKEN.split()), count))


def _trace(system: System, path: Path) -> None:
    batch = words_batch(system, (7, 12, 3))
    with warnings.catch_warnings():  # the traced network is compared below
        warnings.simplefilter("ignore")
        torch.onnx.export(
            _Network(system).eval(),
            (batch.ids, batch.lengths, batch.slots),
            str(path),
            input_names=list(_INPUTS),
            output_names=["scores"],
            dynamic_axes=_AXES,
            opset_version=_OPERATORS,
            dynamo=False,
        )


class OnnxScores:
    """A written network, run by onnxruntime on the CPU."""

    def __init__(self, path: Path) -> None:
        import onnxruntime

        self._session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
        self.inputs: list[str] = [each.name for each in self._session.get_inputs()]
        """Inputs of the network; one that reads ahead only needs no lengths."""

    def scores(self, batch: Batch) -> FloatArray:
        """Label scores (slots, 4)."""
        given = {name: getattr(batch, name).numpy() for name in self.inputs}
        result: FloatArray = self._session.run(["scores"], given)[0]
        return result


def _compare(system: System, path: Path, bundle: Bundle) -> dict[str, Any]:
    """An example of inputs and scores, once onnxruntime and torch agree."""
    network = OnnxScores(path)
    for sizes in _sizes(system):
        batch = words_batch(system, sizes)
        wanted, found = torch_scores(system, batch), network.scores(batch)
        scale = max(1.0, float(abs(wanted).max()))
        if abs(found - wanted).max() > LARGEST_DIFFERENCE * scale:
            raise BundleError(
                "onnxruntime gives other scores than torch: nothing was written.",
                file=bundle.folder,
                remedy="Use the bundle unchanged, and report this fault.",
            )
    return {
        "words": [_words(size) for size in sizes],
        **{name: getattr(batch, name).tolist() for name in network.inputs},
        "scores": [[round(float(score), 4) for score in row] for row in found],
    }


def _sizes(system: System) -> Iterator[tuple[int, ...]]:
    """Numbers of words in the windows of a batch; the last is the example's."""
    most = system.window_words
    yield (1,)
    yield (most, 1, max(1, most // 2))
    yield (min(most, 5),) * 9
    yield (min(most, 6), min(most, 3))


@torch.inference_mode()
def torch_scores(system: System, batch: Batch) -> FloatArray:
    """Label scores (slots, 4) by torch."""
    result: FloatArray = system.eval().slot_scores(batch).float().cpu().numpy()
    return result


def _facts(
    system: System, bundle: Bundle, folder: Path, example: dict[str, Any]
) -> dict[str, Any]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    reading = getattr(system, "reading", None)
    how = inspect.getdoc(reading or type(system).encode) or ""
    facts = {
        "name": bundle.name,
        "from_sha256": bundle.digest,
        "system": system.name,
        "config": msgspec.to_builtins(system.config),
        "languages": bundle.languages,
        "inputs": {name: _INPUTS[name] for name in _INPUTS if name in example},
        "outputs": {"scores": _OUTPUT},
        "labels": [label.name for label in PaperLabel],
        "calibration": bundle.calibration,
        "reading": {"how": " ".join(how.split()), **_plain_fields(reading)},
        "words_at_once": system.window_words,
        "example": example,
        "sha256": {path.relative_to(folder).as_posix(): sha256(path) for path in files},
    }
    plain: dict[str, Any] = msgspec.to_builtins(facts)
    return plain


def _plain_fields(reading: object) -> dict[str, Any]:
    """The sizes of a way to read words."""
    values = {name: getattr(reading, name) for name in getattr(reading, "__slots__", ())}
    return {name: value for name, value in values.items() if isinstance(value, bool | int | str)}


def _readme(facts: dict[str, Any]) -> str:
    inputs = "".join(f"- `{name}`: {what}\n" for name, what in facts["inputs"].items())
    files = "".join(f"- `{name}`\n" for name in facts["sha256"])
    return _README.format(
        **{**facts, "labels": ", ".join(facts["labels"]), "inputs": inputs, "files": files},
        how=facts["reading"]["how"],
        output=_OUTPUT,
        file=_DESCRIPTION,
    )


_README = """# {name}, for ONNX

The network of the system `{system}`, for any runtime of ONNX. What stands here stands in
`{file}` too.

Inputs:

{inputs}
Output: `scores`, {output}, which are in this order: {labels}.

Words are in lower case, without marks. How they become ids, by the sizes in `config` and `reading`
of `{file}`:

> {how}

A text is read in windows of at most {words_at_once} words that share a quarter; take each slot
from the window in which it is farthest from an edge. The files of the vocabulary are among these:

{files}
`calibration` in `{file}` has a fit for each language, and one for all others under the empty name.
Probabilities are the softmax of `scores / temperature + bias`. The likeliest label is shown.

`example` has words, what goes in for them, and the scores that come out.
"""
