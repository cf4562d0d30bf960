# SPDX-License-Identifier: Apache-2.0
"""Installs a published checkpoint, from a folder or the Hugging Face hub, among the bundles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from interpunct.errors import BundleError
from interpunct.models.bundle import Bundle, installed_folder, load_bundle
from interpunct.models.checkpoints.checkpoint import checkpoint_folder
from interpunct.models.checkpoints.converting import Import, convert_checkpoint
from interpunct.models.description import ReadAt


def install_checkpoint(
    source: str,
    *,
    name: str | None = None,
    labels: Mapping[str, str],
    languages: Sequence[str] = (),
    read_at: ReadAt = "last",
    overwrite: bool = False,
) -> Bundle:
    """Convert the checkpoint `source`, a folder or a name on the hub, into the user's folder.

    It is called `name`, else as `source` ends. Raises BundleError where a bundle of that name is
    there already, where the hub does not give it, and as `convert` does.
    """
    name = name or Path(source).resolve().name
    out = installed_folder() / name
    if out.exists() and not overwrite:
        raise BundleError(
            f"there is a bundle {name} already.",
            file=out,
            remedy="Choose another --name, or --overwrite.",
        )
    convert_checkpoint(checkpoint_folder(source), out, Import(name, labels, languages, read_at))
    return load_bundle(out)
