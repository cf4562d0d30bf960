# SPDX-License-Identifier: Apache-2.0
"""The published systems as bundles: written whole or not at all, read without running any code.

| file | holds |
|---|---|
| `bundle.json` | as in `interpunct.bundles.description`, with `system` and `config` |
| `weights.safetensors` | the weights of a torch system |
| `experts/LANGUAGE/` | an expert, see `interpunct.runtime.experts` |
| others | the vocabulary and further files of the system |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from interpunct.bundles.bundle import CARD, DESCRIPTION, GET_ANOTHER, Bundle, write_description
from interpunct.bundles.description import ExportedDescription, SystemDescription
from interpunct.errors import BundleError
from interpunct.files import replace_folder
from interpunct.runtime.labeller import TrainedSystem
from interpunct.runtime.settings import configured
from interpunct.runtime.systems import system_class


def save_system(
    system: TrainedSystem, folder: Path, description: Mapping[str, Any], *, card: str = ""
) -> None:
    """Write a trained system as a bundle, replacing an existing one.

    `description` gives `name`, `version`, `languages` and further facts (data, training, metrics,
    calibration); system, sizes and hashes are added here.
    """

    def write(part: Path) -> None:
        system.save(part)
        if card:
            (part / CARD).write_text(card, encoding="utf-8")
        config = asdict(system.config)
        write_description(part, {**description, "system": system.name, "config": config})

    replace_folder(folder, write, DESCRIPTION)


def load_system(bundle: Bundle, changed: Mapping[str, Any] | None = None) -> TrainedSystem:
    """The trained system of `bundle`, on the CPU, with these fields of its config `changed`.

    Raises BundleError if its files cannot be read, BackendError if its library is not installed.
    """
    if isinstance(bundle.description, ExportedDescription):
        origin = bundle.description.exported.origin
        raise BundleError(
            "this bundle was exported for CTranslate2, its weights are in eight bits.",
            file=bundle.folder,
            remedy=f"Use the one that it was exported from: {origin}.",
        )
    told = bundle.described(SystemDescription, "Name one that interpunct train has written.")
    path = bundle.folder / DESCRIPTION
    chosen = system_class(bundle.system)
    config = configured(chosen.Config, {**told.config, **(changed or {})}, BundleError, file=path)
    try:
        return chosen.load(bundle.folder, config)
    except (TypeError, ValueError, RuntimeError, OSError, ArithmeticError) as error:
        raise BundleError(
            f"its config is none of {bundle.system}: {error}.", file=path, remedy=GET_ANOTHER
        ) from error
