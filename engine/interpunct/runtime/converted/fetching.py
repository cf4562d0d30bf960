# SPDX-License-Identifier: Apache-2.0
"""Fetching of published models: from the Hugging Face hub, or from addresses of the catalogue.

The engine goes on the web for a model only when it is asked to. Files of the hub lie in the user's
cache until the model is installed, so that a fetch goes on where it stopped.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from fnmatch import fnmatch
from http.client import HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

import platformdirs

from interpunct.bundles.bundle import DESCRIPTION
from interpunct.bundles.catalogue import Published
from interpunct.bundles.hub import (
    HubState,
    Told,
    alone,
    fetch_files,
    hub_failures,
    hub_state,
    nobody,
)
from interpunct.captions.addresses import FetchCancelled
from interpunct.errors import BundleError, first_line
from interpunct.files import is_plain_name
from interpunct.runtime.converted.importing import Origin
from interpunct.runtime.converted.pickles import refused_pickle
from interpunct.runtime.predictor import never

ENDPOINT: str | None = None
"""Another address of the hub, for tests."""

_HUB_NAME = re.compile(r"[\w.-]+/[\w.-]+\Z")
_SAFE = "*.safetensors"
_NEEDED = ("*.json", _SAFE, "*.model", "*.txt", "README.md")
_PICKLES = ("pytorch_model*.bin",)
_SECONDS = 60  # without an answer
_CHUNK = 1 << 20
_BY_HAND = "Download it where there is a network, and name its folder or archive."


@dataclass(frozen=True, slots=True)
class Fetching:
    """How to fetch: the receiver of the progress, the question whether to stop, the permission.

    `pickles` allows weights in a pickle.
    """

    told: Told = nobody
    cancelled: Callable[[], bool] = never
    pickles: bool = False


def is_hub_name(name: str) -> bool:
    """Whether `name` has the form of a repository of the hub."""
    return bool(_HUB_NAME.match(name))


def checkpoint_folder(name: str, remedy: str = "") -> Path:
    """The folder `name`, or the folder of the checkpoint `name` in the cache of the hub's library.

    Only the needed files are downloaded, no pickle. Raises BundleError if there is neither.
    """
    if Path(name).is_dir():
        return Path(name)
    if not is_hub_name(name):
        raise BundleError(
            f"there is no folder {name}, and no checkpoint is called so.", remedy=remedy or None
        )
    with _taking(name, remedy or _BY_HAND):
        from huggingface_hub import snapshot_download

        return Path(snapshot_download(name, allow_patterns=list(_NEEDED)))


@contextmanager
def fetched_from_hub(
    name: str, way: Fetching, *, revision: str | None = None, files: Sequence[str] = ()
) -> Iterator[tuple[Path, Origin]]:
    """Context manager: a folder with files of the repository `name`, and its origin.

    `files` are patterns of the needed ones, by default those of a checkpoint, or all of a bundle.
    A pickle is fetched only where it is allowed and where there are no safetensors. The folder is
    deleted after a success. Raises BundleError without the hub or its library, PickleError for a
    pickle that is not allowed, and FetchCancelled.
    """
    folder = _cache() / name.replace("/", "--")
    with _taking(name, _BY_HAND):
        state = hub_state(name, _stays_inside, revision=revision, endpoint=ENDPOINT)
        if files or not _is_bundle(state):
            state = _only(state, files or (*_NEEDED, *_PICKLES))
        if not files:
            state = _without_pickles(state, name, pickles=way.pickles)
        with alone(folder):
            fetch_files(state, folder, told=way.told, cancelled=way.cancelled)
    yield folder, Origin(name, state.revision, state.licence)
    shutil.rmtree(folder, ignore_errors=True)


def _cache() -> Path:
    """The folder of files that are being fetched."""
    return platformdirs.user_cache_path("interpunct", appauthor=False) / "models"


def _stays_inside(path: str) -> bool:
    """Whether a path leads to no hidden file and nowhere out of its folder."""
    return all(map(is_plain_name, path.split("/")))


def _is_bundle(state: HubState) -> bool:
    return any(file.name == DESCRIPTION for file in state.files)


def _only(state: HubState, patterns: Sequence[str]) -> HubState:
    """The files in no subfolder that match one of the patterns."""
    wanted = (file for file in state.files if _is_wanted(file.name, patterns))
    return replace(state, files=tuple(wanted))


def _is_wanted(file: str, patterns: Sequence[str]) -> bool:
    return is_plain_name(file) and any(fnmatch(file, pattern) for pattern in patterns)


def _without_pickles(state: HubState, name: str, *, pickles: bool) -> HubState:
    """The files without pickles, unless there are no other weights and pickles are allowed."""
    named = {file.name: _is_wanted(file.name, _PICKLES) for file in state.files}
    has_others = any(_is_wanted(file, [_SAFE]) for file in named)
    if any(named.values()) and not has_others:
        if not pickles:
            raise refused_pickle(f"huggingface.co/{name}")
        return state
    return replace(state, files=tuple(file for file in state.files if not named[file.name]))


def _taking(name: str, remedy: str) -> AbstractContextManager[None]:
    """See `hub_failures`."""
    failed = f"{name} cannot be had from the hub"
    return hub_failures(f"to take {name} from the hub", failed, remedy)


@contextmanager
def fetched_model(model: Published, way: Fetching) -> Iterator[tuple[Path, Origin]]:
    """Context manager: a folder or archive with a model of the catalogue, and its origin.

    Raises as `fetched_from_hub` does.
    """
    if model.repository:
        files = model.files
        with fetched_from_hub(model.repository, way, revision=model.revision, files=files) as (
            folder,
            origin,
        ):
            yield folder, _known(model, origin.revision)
        return
    if model.pickled and not way.pickles:
        raise refused_pickle(model.place)
    with TemporaryDirectory(prefix="interpunct-") as place:
        paths = [_downloaded(address, Path(place), model, way) for address in model.addresses]
        yield (paths[0] if len(paths) == 1 else Path(place)), _known(model, model.revision)


def _known(model: Published, revision: str | None) -> Origin:
    return Origin(model.place, revision, model.licence, model.languages)


def _downloaded(address: str, place: Path, model: Published, way: Fetching) -> Path:
    """The file at an address, in `place`."""
    path = place / Path(unquote(urlsplit(address).path)).name
    asked = Request(address, headers={"User-Agent": "Interpunct"})
    here, size = 0, model.megabytes * 1_000_000
    try:
        with urlopen(asked, timeout=_SECONDS) as answer, path.open("wb") as file:
            while chunk := answer.read(_CHUNK):
                if way.cancelled():
                    raise FetchCancelled
                file.write(chunk)
                here += len(chunk)
                way.told(here, max(size, here))
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", None) or first_line(error)
        raise BundleError(
            f"{model.name} cannot be fetched: {str(reason).rstrip('.')}.",
            file=address,
            remedy=_BY_HAND,
        ) from error
    return path
