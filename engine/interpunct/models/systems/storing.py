# SPDX-License-Identifier: Apache-2.0
"""The published systems as bundles: written whole or not at all, read without running any code.

| file | holds |
|---|---|
| `bundle.json` | as in `interpunct.models.bundle`, with `system` and `config` |
| `weights.safetensors` | the weights |
| others | the vocabulary, as the system writes it |
"""

from __future__ import annotations

import shutil
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from interpunct.errors import BackendError, BundleError
from interpunct.models.bundle import CARD, Bundle, write_description
from interpunct.models.systems import system_class

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from interpunct.models.systems.base import Labeller, System

WEIGHTS = "weights.safetensors"
CRF = "crf"


def save_system(
    system: System, folder: Path, description: Mapping[str, Any], *, card: str = ""
) -> None:
    """Write a trained system as a bundle; one that is there already is replaced.

    `description` gives `name`, `version`, `languages` and whatever else there is to tell (data,
    training, metrics, calibration); system, sizes and hashes are added here.
    """

    def write(part: Path) -> None:
        save_weights(system, part / WEIGHTS)
        system.save_vocabulary(part)
        config = asdict(system.config)
        write_bundle_files(part, {**description, "system": system.name, "config": config}, card)

    replace_folder(folder, write)


def write_bundle_files(folder: Path, description: Mapping[str, Any], card: str) -> None:
    """Add the card, where there is one, and the description to a bundle's other files."""
    if card:
        (folder / CARD).write_text(card, encoding="utf-8")
    write_description(folder, description)


def replace_folder(folder: Path, write: Callable[[Path], None]) -> None:
    """Make `folder` anew with what `write` puts into it; a kill leaves nothing half-written."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    part, old = (folder.with_name(f".{folder.name}.{state}") for state in ("part", "old"))
    for left_over in (part, old):
        shutil.rmtree(left_over, ignore_errors=True)
    part.mkdir()
    write(part)
    if folder.exists():
        folder.rename(old)
    part.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


def save_weights(system: System, path: Path) -> None:
    """Write the weights of `system` to a safetensors file; tied ones are stored once."""
    from safetensors.torch import save_model

    save_model(system, str(path))


def load_weights(system: System, folder: Path) -> None:
    """Read the weights of `system` from a bundle's folder.

    Raises BundleError where they are missing, damaged, or those of another system.
    """
    load_weights_file(system, folder / WEIGHTS)


def load_weights_file(system: System, path: Path) -> None:
    """Read the weights of `system` from what `save_weights` wrote; errors as in `load_weights`."""
    from safetensors import SafetensorError
    from safetensors.torch import load_model

    try:
        load_model(system, str(path))
    except (OSError, SafetensorError, RuntimeError, ValueError) as error:
        reason = str(error).split("\n", maxsplit=1)[0].rstrip(".:")
        raise BundleError(
            f"the weights cannot be read: {reason}.",
            file=path,
            remedy="Install the bundle again.",
        ) from error


def load_labeller(bundle: Bundle) -> Labeller:
    """The trained system of `bundle`, on the CPU.

    Raises BundleError where its files cannot be read, BackendError where the library that runs it
    is not installed.
    """
    if bundle.system == CRF:
        return _load_crf(bundle)
    try:
        import torch
    except ImportError as error:
        raise BackendError(
            f"the system {bundle.system} needs torch, which is not installed.",
            remedy="Install interpunct[torch].",
        ) from error
    chosen = system_class(bundle.system)
    try:
        with torch.random.fork_rng(devices=[]):  # building layers draws random numbers
            return chosen.load(bundle.folder, bundle.description["config"])
    except (TypeError, ValueError, RuntimeError) as error:
        raise BundleError(
            f"its config is none of {bundle.system}: {error}.",
            file=bundle.folder,
            remedy="Install the bundle again.",
        ) from error


def _load_crf(bundle: Bundle) -> Labeller:
    try:
        from interpunct.models.systems.crf import Crf
    except ImportError as error:
        raise BackendError(
            "the CRF needs python-crfsuite, which is not installed.",
            remedy="Install interpunct[train].",
        ) from error
    labeller: Labeller = Crf.load(bundle.folder)
    return labeller


def place(labeller: Labeller, device: str) -> str | None:
    """Move a labeller to `device`, `auto` meaning a GPU that works; where it cannot use one, a
    sentence that says so.

    Raises BackendError where the device was asked for by name and cannot be used.
    """
    if labeller.name == CRF:
        if device == "cuda":
            raise BackendError("the CRF runs on the CPU only.", remedy="Use --device cpu.")
        return None
    from interpunct.models.systems.gpu import place as place_model

    system: Any = labeller
    return place_model(system, device, lambda: labeller.scores(["a"], ["en"]))
