# SPDX-License-Identifier: Apache-2.0
"""Installs a published checkpoint, from a folder or the Hugging Face hub, among the bundles."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.errors import BundleError
from interpunct.models.bundle import Bundle, installed_folder, load_bundle
from interpunct.models.converting import Import, convert

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from interpunct.models.converting import ReadAt

_HUB_NAME = re.compile(r"[\w.-]+/[\w.-]+\Z")
_NEEDED = ("*.json", "*.safetensors", "*.model", "vocab.txt", "README.md")


def install(
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
    folder = Path(source)
    if not folder.is_dir():
        folder = _downloaded(source)
    convert(folder, out, Import(name, labels, languages, read_at))
    return load_bundle(out)


def _downloaded(name: str) -> Path:
    """The folder of a checkpoint of the hub; only the files that are read, no pickle."""
    if not _HUB_NAME.match(name):
        raise BundleError(f"there is no folder {name}, and no checkpoint is called so.")
    by_hand = "Download its folder where there is a network, and name the folder."
    try:
        from huggingface_hub import snapshot_download
    except ImportError as error:
        raise BundleError(
            f"there is no folder {name}; to take it from the hub, huggingface_hub is needed.",
            remedy=f"Install it. {by_hand}",
        ) from error
    try:
        return Path(snapshot_download(name, allow_patterns=list(_NEEDED)))
    except Exception as error:  # of the hub, of its HTTP library, of the disk
        reason = str(error).strip().split("\n")[0].rstrip(".:") or type(error).__name__
        raise BundleError(
            f"{name} cannot be had from the hub: {reason}.", remedy=by_hand
        ) from error
