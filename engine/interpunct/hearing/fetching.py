# SPDX-License-Identifier: Apache-2.0
"""Fetching of a recogniser from the Hugging Face hub into the user's cache.

The hub states size and hash of each file at one commit. Bytes go to a hidden folder beside the
place of the model, where a later call finds them. The folder gets its name once all hashes agree.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from interpunct.captions.addresses import FetchCancelled
from interpunct.errors import HearingError, first_line
from interpunct.files import hidden_beside, replace_folder
from interpunct.hearing.models import NEEDED, SIGN, Recogniser
from interpunct.sentences import Sentence

_OTHERS = ("preprocessor_config.json", "vocabulary.json", "vocabulary.txt")
_CHUNK = 1 << 20
_MOST_SECONDS = 30  # without a byte

Told = Callable[[int, int], object]
"""Receiver of the progress: bytes that are here, and all bytes."""


@dataclass(frozen=True, slots=True)
class _File:
    """A file of the hub; a small one has Git's SHA-1 of it, a large one its SHA-256."""

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
class _Published:
    """State of a repository at one commit."""

    revision: str
    licence: str
    files: tuple[_File, ...]

    @property
    def size(self) -> int:
        return sum(file.size for file in self.files)


def fetch_recogniser(
    model: Recogniser,
    *,
    told: Told,
    cancelled: Callable[[], bool],
    endpoint: str | None = None,
) -> Path:
    """Fetch `model` unless it is here, and return its folder.

    `told` and `cancelled` are called for each megabyte; `endpoint` is another address of the hub.
    Raises HearingError without huggingface_hub, and for a failure of network, disk or hash.
    Raises FetchCancelled when `cancelled` returns True; the bytes that have come are kept.
    """
    part = hidden_beside(model.folder, "fetch")
    with _telling(model), _alone(part):
        if model.is_fetched:
            return model.folder
        published = _published(model, endpoint)
        part.mkdir(exist_ok=True)
        here = 0
        for file in published.files:
            for size in _fetched(file, part / file.name, cancelled):
                told(here + size, published.size)
            here += file.size
        _install(model, published, part)
    return model.folder


@contextmanager
def _telling(model: Recogniser) -> Iterator[None]:
    """Turn any failure of hub, network and disk into a HearingError."""
    try:
        yield
    except (HearingError, FetchCancelled):
        raise
    except ImportError as error:
        raise HearingError(
            "huggingface_hub, which fetches models, is not installed.",
            remedy="Install what is needed with: pip install 'interpunct[transcribe]'",
        ) from error
    except Exception as error:  # of the hub, of its HTTP library, of the disk
        reason = first_line(error)
        raise HearingError(
            Sentence(
                "{repository} cannot be had from the hub: {reason}.",
                repository=model.repository,
                reason=reason,
            ),
            remedy="Try again later, which goes on with what is here, or download the folder of "
            "the model where there is a network, and name that folder.",
        ) from error


@contextmanager
def _alone(part: Path) -> Iterator[None]:
    """Keep other processes from writing to `part`."""
    from filelock import FileLock, Timeout

    part.parent.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(part.with_suffix(".lock"), blocking=False):
            yield
    except Timeout as error:
        raise HearingError(
            "another program is fetching this model.", file=part.parent, remedy="Wait for it."
        ) from error


def _published(model: Recogniser, endpoint: str | None) -> _Published:
    from huggingface_hub import HfApi, hf_hub_url

    info = HfApi(endpoint=endpoint).model_info(model.repository, files_metadata=True)
    found = [each for each in info.siblings or () if each.rfilename in (*NEEDED, *_OTHERS)]
    lacking = set(NEEDED) - {each.rfilename for each in found}
    if lacking:
        raise HearingError(
            Sentence("the hub has no {files} of it.", files=", ".join(sorted(lacking))),
            file=model.repository,
        )
    files = tuple(
        _File(
            each.rfilename,
            hf_hub_url(model.repository, each.rfilename, revision=info.sha, endpoint=endpoint),
            *(
                (each.lfs.size, "sha256", each.lfs.sha256)
                if each.lfs
                else (each.size or 0, "sha1", str(each.blob_id))
            ),
        )
        for each in found
    )
    stated = info.card_data.get("license") if info.card_data else None
    return _Published(str(info.sha), str(stated or model.licence), files)


def _fetched(file: _File, path: Path, cancelled: Callable[[], bool]) -> Iterator[int]:
    """Fetch the missing end of `file`; yields the size that is here, again and again.

    Raises HearingError for another hash than the hub states; the bytes are removed then.
    """
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
        raise HearingError(
            Sentence("{file} came with other bytes than the hub states.", file=file.name),
            remedy="Fetch the model again.",
        )


def _chunks(file: _File, path: Path) -> Iterator[bytes]:
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


def _install(model: Recogniser, published: _Published, part: Path) -> None:
    """Give the fetched files their folder, with the facts of the hub."""
    facts: Mapping[str, object] = {
        "repository": model.repository,
        "revision": published.revision,
        "licence": published.licence,
        "files": {file.name: f"{file.algorithm}:{file.digest}" for file in published.files},
    }

    def write(folder: Path) -> None:
        for file in published.files:
            (part / file.name).rename(folder / file.name)
        (folder / SIGN).write_bytes(msgspec.json.format(msgspec.json.encode(facts), indent=1))

    replace_folder(model.folder, write, None)
    shutil.rmtree(part, ignore_errors=True)
