# SPDX-License-Identifier: Apache-2.0
"""Files of the Hugging Face hub, fetched with their hashes; a fetch goes on where it stopped.

The hub states size and hash of each file at one commit: Git's SHA-1 of small files, the SHA-256 of
large ones.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from interpunct.captions.addresses import FetchCancelled
from interpunct.errors import BundleError, InterpunctError, first_line

_CHUNK = 1 << 20
_MOST_SECONDS = 30  # without a byte

Told = Callable[[int, int], object]
"""Receiver of the progress: bytes that are here, and all bytes."""


def nobody(_here: int, _size: int) -> None:
    """Ignore the progress."""


@dataclass(frozen=True, slots=True)
class HubFile:
    """A file of the hub and its hash."""

    name: str
    url: str
    size: int
    algorithm: str
    digest: str

    def hasher(self) -> Any:
        """An empty hash of the kind that the hub states."""
        hasher = hashlib.new(self.algorithm)
        if self.algorithm == "sha1":
            hasher.update(b"blob %d\0" % self.size)  # Git, "Git Objects" in Pro Git
        return hasher


@dataclass(frozen=True, slots=True)
class HubState:
    """The wanted files of a repository at one commit; `licence` is None if none is stated."""

    revision: str
    licence: str | None
    files: tuple[HubFile, ...]

    @property
    def size(self) -> int:
        """The size of all files in bytes."""
        return sum(file.size for file in self.files)


@contextmanager
def hub_failures(purpose: str, failed: str, remedy: str) -> Iterator[None]:
    """Context manager: turn any failure of hub, network and disk into a BundleError.

    `purpose` tells what the library is needed for ("to …"), `failed` what did not happen.
    """
    try:
        yield
    except (InterpunctError, FetchCancelled):
        raise
    except ImportError as error:
        raise BundleError(
            f"{purpose}, huggingface_hub is needed.",
            remedy=f"Install interpunct[models]. {remedy}".rstrip(),
        ) from error
    except Exception as error:  # of the hub, of its HTTP library, of the disk
        what = f"{failed}: {first_line(error)}."
        raise BundleError(what, remedy=remedy or None) from error


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Context manager: keep other processes from fetching to `folder`; OSError where one does."""
    from filelock import FileLock, Timeout

    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(folder.with_suffix(".lock"), blocking=False):
            yield
    except Timeout as error:
        raise OSError("another program is fetching this model") from error


def hub_state(
    repository: str,
    wanted: Callable[[str], bool],
    *,
    revision: str | None = None,
    endpoint: str | None = None,
) -> HubState:
    """The files of a repository whose names are `wanted`, at a revision, by default the newest.

    `endpoint` is another address of the hub. Raises ImportError without huggingface_hub, and the
    errors of that library.
    """
    from huggingface_hub import HfApi, hf_hub_url

    info = HfApi(endpoint=endpoint).model_info(repository, revision=revision, files_metadata=True)
    files = tuple(
        HubFile(
            each.rfilename,
            hf_hub_url(repository, each.rfilename, revision=info.sha, endpoint=endpoint),
            *(
                (each.lfs.size, "sha256", each.lfs.sha256)
                if each.lfs
                else (each.size or 0, "sha1", str(each.blob_id))
            ),
        )
        for each in info.siblings or ()
        if wanted(each.rfilename)
    )
    licence = info.card_data.get("license") if info.card_data else None
    return HubState(str(info.sha), licence and str(licence), files)


def fetch_files(
    state: HubState, folder: Path, *, told: Told, cancelled: Callable[[], bool]
) -> None:
    """Fetch the files of `state` into `folder`; those that are there already are only verified.

    `told` and `cancelled` are called for each megabyte. Raises FetchCancelled when `cancelled`
    returns True; the bytes that have come are kept. Raises ValueError for other bytes than the hub
    states, OSError, and the errors of the network.
    """
    folder.mkdir(parents=True, exist_ok=True)
    here = 0
    for file in state.files:
        (folder / file.name).parent.mkdir(parents=True, exist_ok=True)
        for size in _fetched(file, folder / file.name, cancelled):
            told(here + size, state.size)
        here += file.size


def _fetched(file: HubFile, path: Path, cancelled: Callable[[], bool]) -> Iterator[int]:
    """Fetch the missing end of `file`; yields the size that is here, again and again."""
    hasher = file.hasher()
    here = 0
    for chunk in _chunks(file, path):
        if cancelled():
            raise FetchCancelled
        hasher.update(chunk)
        here += len(chunk)
        yield here
    if here != file.size or hasher.hexdigest() != file.digest:
        path.unlink(missing_ok=True)
        raise ValueError(f"{file.name} came with other bytes than the hub states")


def _chunks(file: HubFile, path: Path) -> Iterator[bytes]:
    """Bytes of `file`: those kept in `path` by an earlier call, then new ones, which are kept."""
    path.touch()
    with path.open("r+b") as kept:
        while chunk := kept.read(_CHUNK):
            yield chunk
        if kept.tell() < file.size:
            for chunk in _from_hub(file.url, kept.tell()):
                kept.write(chunk)
                yield chunk


def _from_hub(url: str, start: int) -> Iterator[bytes]:
    from huggingface_hub import get_session

    asked = {"Range": f"bytes={start}-"} if start else {}
    with get_session().stream(
        "GET", url, headers=asked, follow_redirects=True, timeout=_MOST_SECONDS
    ) as answer:
        answer.raise_for_status()
        yield from answer.iter_bytes(_CHUNK)
