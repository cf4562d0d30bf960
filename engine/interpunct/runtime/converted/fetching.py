# SPDX-License-Identifier: Apache-2.0
"""Fetching of published models: from the Hugging Face hub, or from addresses of the catalogue.

Nothing else of the engine goes on the web for a model of this kind, and only when asked to.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

from interpunct.bundles.catalogue import Published
from interpunct.errors import BundleError, first_line
from interpunct.runtime.converted.importing import Origin
from interpunct.runtime.converted.pickles import refused_pickle

_HUB_NAME = re.compile(r"[\w.-]+/[\w.-]+\Z")
_COMMIT = re.compile(r"[0-9a-f]{40}\Z")
_NEEDED = ("*.json", "*.safetensors", "*.model", "*.txt", "README.md")
_PICKLES = ("pytorch_model*.bin",)
_SECONDS = 60  # without an answer
_CHUNK = 1 << 20
_BY_HAND = "Download it where there is a network, and name its folder or archive."


def is_hub_name(name: str) -> bool:
    """Whether `name` has the form of a repository of the hub."""
    return bool(_HUB_NAME.match(name))


def fetch_from_hub(
    name: str,
    *,
    revision: str = "main",
    files: Sequence[str] = (),
    pickles: bool = False,
    remedy: str = "",
) -> tuple[Path, Origin]:
    """The folder of the repository `name` on the hub, downloaded, and its origin.

    `files` are the needed ones, by default those of a checkpoint. Pickles are fetched only with
    `pickles`, and where there are no safetensors. The revision of the origin is the commit that
    was fetched. Raises BundleError where the hub cannot be reached, or without its library.
    """
    by_hand = remedy or _BY_HAND
    try:
        from huggingface_hub import snapshot_download
    except ImportError as error:
        raise BundleError(
            f"to take {name} from the hub, huggingface_hub is needed.",
            remedy=f"Install it. {by_hand}",
        ) from error

    def fetched(patterns: Sequence[str]) -> Path:
        return Path(snapshot_download(name, revision=revision, allow_patterns=list(patterns)))

    try:
        folder = fetched(files or _NEEDED)
        if pickles and not files and not any(folder.glob("*.safetensors")):
            folder = fetched(_PICKLES)
    except Exception as error:  # of the hub, of its HTTP library, of the disk
        reason = first_line(error)
        raise BundleError(
            f"{name} cannot be had from the hub: {reason}.", remedy=by_hand
        ) from error
    commit = folder.name if _COMMIT.match(folder.name) else revision
    return folder, Origin(name, commit)


def checkpoint_folder(name: str, remedy: str = "") -> Path:
    """The folder `name`, or the folder of the checkpoint `name` on the Hugging Face hub.

    Only the needed files are downloaded, no pickle. Raises BundleError if there is neither.
    """
    if Path(name).is_dir():
        return Path(name)
    if not is_hub_name(name):
        raise BundleError(
            f"there is no folder {name}, and no checkpoint is called so.", remedy=remedy or None
        )
    return fetch_from_hub(name, remedy=remedy)[0]


def fetch_published(model: Published, place: Path, *, pickles: bool) -> tuple[Path, Origin]:
    """The files of a model of the catalogue, and its origin.

    Files from addresses are written to the folder `place`: a single archive is the result itself,
    else the folder is. Raises BundleError for a failure of network or disk, and PickleError for
    weights in a pickle that is not allowed.
    """
    if model.repository:
        folder, origin = fetch_from_hub(
            model.repository, revision=model.revision, files=model.files, pickles=pickles
        )
        if model.pickled and not pickles and not any(folder.glob("*.safetensors")):
            raise refused_pickle(model.place)
        return folder, Origin(model.place, origin.revision, model.licence, model.languages)
    if model.pickled and not pickles:
        raise refused_pickle(model.place)
    paths = [_downloaded(address, place, model) for address in model.addresses]
    origin = Origin(model.place, model.revision, model.licence, model.languages)
    return (paths[0] if len(paths) == 1 else place), origin


def _downloaded(address: str, place: Path, model: Published) -> Path:
    """The file at an address, in `place`; half a file is never left under its name."""
    path = place / Path(unquote(urlsplit(address).path)).name
    part = path.with_name(f".{path.name}.part")
    try:
        if not address.startswith("https://"):
            raise ValueError("its address is not secure")
        asked = Request(address, headers={"User-Agent": "Interpunct"})
        with urlopen(asked, timeout=_SECONDS) as answer, part.open("wb") as file:
            shutil.copyfileobj(answer, file, _CHUNK)
        part.replace(path)
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", None) or first_line(error)
        raise BundleError(
            f"{model.name} cannot be fetched: {str(reason).rstrip('.')}.",
            file=address,
            remedy=_BY_HAND,
        ) from error
    return path
