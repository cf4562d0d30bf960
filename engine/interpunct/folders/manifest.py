# SPDX-License-Identifier: Apache-2.0
"""Manifest of a run: the data that many machines need to process its shards, JSON Lines.

The first line is the `ManifestHead`, then comes a `FileEntry` for each file. Paths of files below
the folder of the manifest are relative to it, so that they may be mounted elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from interpunct.bundles.bundle import Bundle
from interpunct.captions.reading import read_bytes
from interpunct.decoding import json_as
from interpunct.errors import CaptionError, ManifestError
from interpunct.files import read_file, replace_file
from interpunct.folders.journal import digest
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.planning import Job
from interpunct.folders.shards import roughly_words_in, shards_of
from interpunct.work.options import Options

MANIFEST_FORMAT = 1

_Count = Annotated[int, Meta(ge=0)]
_Positive = Annotated[int, Meta(ge=1)]
_AGAIN = "Make the manifest again."


class BundleName(Struct, frozen=True):
    """The bundle of a run: the given name (None for the default bundle), and name and version."""

    given: str | None
    name: str
    version: str


class ManifestHead(Struct, frozen=True, kw_only=True):
    """Data about all files; `words` are counted roughly, to balance the shards."""

    interpunct: str
    manifest: int
    bundle: BundleName
    options: Options
    shards: _Positive
    files: _Count
    words: _Count
    overwrite: bool = False


class FileEntry(Struct, frozen=True, kw_only=True):
    """A file and its output, None for no output; `found` as in `Job`."""

    source: str
    output: str | None
    words: _Count
    size: _Count
    sha256: str
    shard: _Count
    found: bool = False


@dataclass(frozen=True)
class Manifest:
    """A manifest and the `folder` that its paths are relative to."""

    head: ManifestHead
    entries: tuple[FileEntry, ...]
    folder: Path

    def shard(self, number: int) -> tuple[FileEntry, ...]:
        """The files of a shard, counted from 0. Raises ManifestError for an unknown shard."""
        if not 0 <= number < self.head.shards:
            raise ManifestError(
                f"there is no shard {number}.",
                remedy=f"Name one from 0 to {self.head.shards - 1}.",
            )
        return tuple(entry for entry in self.entries if entry.shard == number)

    def job(self, entry: FileEntry) -> Job:
        """The job of an entry."""
        output = None if entry.output is None else self.folder / entry.output
        return Job(self.folder / entry.source, output, entry.found, home=self.home)

    @cached_property
    def home(self) -> Path | None:
        """The folder of all outputs, the home of every shard; None for a root, and for none."""
        outputs = [self.folder / entry.output for entry in self.entries if entry.output]
        try:
            common = Path(os.path.commonpath([output.parent for output in outputs]))
        except ValueError:  # none, or on several drives
            return None
        return None if common == Path(common.anchor) else common

    def changed(self, entry: FileEntry) -> Outcome | None:
        """The failure of a file that has changed; an unreadable file fails later."""
        path = self.folder / entry.source
        try:
            data = read_file(path, self.head.options.most_bytes)
        except OSError:
            return None
        if (len(data), digest(data)) == (entry.size, entry.sha256):
            return None
        error = ManifestError("it has changed since the manifest was made.", file=path)
        return Outcome(path, Status.FAILED, error=f"{error} {_AGAIN}")

    def check_bundle(self, bundle: Bundle) -> None:
        """Raise ManifestError unless `bundle` is the bundle of the manifest."""
        wanted, found = self.head.bundle, bundle.description
        if (found.name, found.version) != (wanted.name, wanted.version):
            raise ManifestError(
                f"the bundle is {found.name} {found.version}, the manifest was made for "
                f"{wanted.name} {wanted.version}.",
                file=bundle.folder,
                remedy="Install that bundle, or make the manifest again.",
            )


def new_manifest(
    jobs: Sequence[Job],
    shards: int,
    folder: Path,
    *,
    options: Options,
    bundle: BundleName,
    overwrite: bool = False,
) -> Manifest:
    """The manifest of `jobs`, to be written into `folder`.

    Raises ManifestError for a file that cannot be read, or whose name cannot be written.
    """
    weighed = [_entry(job, folder.resolve(), options.most_bytes) for job in jobs]
    words = [entry.words for entry in weighed]
    shard_of = {
        place: number for number, places in enumerate(shards_of(words, shards)) for place in places
    }
    entries = tuple(
        msgspec.structs.replace(entry, shard=shard_of[place])
        for place, entry in enumerate(weighed)
    )
    head = ManifestHead(
        interpunct=version("interpunct"),
        manifest=MANIFEST_FORMAT,
        bundle=bundle,
        options=options,
        shards=shards,
        files=len(entries),
        words=sum(words),
        overwrite=overwrite,
    )
    return Manifest(head, entries, folder)


def _entry(job: Job, folder: Path, most_bytes: int) -> FileEntry:
    try:
        data = read_bytes(job.source, most_bytes)
    except CaptionError as error:
        remedy = "Remove it, or leave it out by --exclude."
        raise ManifestError(error.what, file=job.source, remedy=remedy) from error
    return FileEntry(
        source=_portable(job.source, folder),
        output=None if job.output is None else _portable(job.output, folder),
        words=roughly_words_in(data, job.source.suffix),
        size=len(data),
        sha256=digest(data),
        shard=0,
        found=job.found,
    )


def _portable(path: Path, folder: Path) -> str:
    """A path in the form that the manifest has."""
    whole = path.resolve()
    shown = (whole.relative_to(folder) if whole.is_relative_to(folder) else whole).as_posix()
    try:
        shown.encode()
    except UnicodeEncodeError as error:
        raise ManifestError(
            "this name is not UTF-8, and cannot stand in a manifest.",
            file=path,
            remedy="Rename the file.",
        ) from error
    return shown


def write_manifest(manifest: Manifest, path: Path) -> None:
    """Write a manifest, whole or not at all. Raises ManifestError where that fails.

    An earlier manifest is replaced, another file is not.
    """
    encode = msgspec.json.Encoder().encode
    lines = [encode(manifest.head), *map(encode, manifest.entries)]
    try:
        if path.exists() and not _is_manifest(path):
            raise ManifestError(
                "there is another file of that name.", file=path, remedy="Choose another name."
            )
        replace_file(path, lambda part: part.write_bytes(b"\n".join([*lines, b""])))
    except OSError as error:
        reason = error.strerror or error
        raise ManifestError(f"it cannot be written: {reason}.", file=path) from error


def _is_manifest(path: Path) -> bool:
    with path.open("rb") as file, suppress(msgspec.DecodeError):
        return bool(msgspec.json.decode(file.readline(), type=_Version))
    return False


def read_manifest(path: Path) -> Manifest:
    """The manifest in a file.

    Raises ManifestError, with the line, where it cannot be read, is of a later version, or is
    inconsistent.
    """
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        reason = error.strerror or error
        raise ManifestError(f"it cannot be read: {reason}.", file=path) from error
    if not lines:
        raise ManifestError("it is empty.", file=path, remedy=_AGAIN)
    _check_version(lines[0], path)
    head = json_as(
        lines[0], ManifestHead, ManifestError, file=path, inside="line 1", remedy=_AGAIN
    )
    entries = tuple(_entries(lines[1:], path))
    _check_entries(head, entries, path)
    return Manifest(head, entries, path.resolve().parent)


class _Version(Struct, frozen=True):
    manifest: int


def _check_version(line: bytes, path: Path) -> None:
    found = json_as(line, _Version, ManifestError, file=path, inside="line 1", remedy=_AGAIN)
    if found.manifest != MANIFEST_FORMAT:
        raise ManifestError(
            f"its format is {found.manifest}, this version reads format {MANIFEST_FORMAT}.",
            file=path,
            remedy="Use the version of Interpunct that made it.",
        )


def _entries(lines: Sequence[bytes], path: Path) -> Iterator[FileEntry]:
    for number, line in enumerate(lines, start=2):
        yield json_as(
            line, FileEntry, ManifestError, file=path, inside=f"line {number}", remedy=_AGAIN
        )


def _check_entries(head: ManifestHead, entries: Sequence[FileEntry], path: Path) -> None:
    """Raise ManifestError where lines are missing or contradict each other."""
    problem: str | None = None
    if len(entries) != head.files:
        problem = f"it tells of {head.files} files and holds {len(entries)}"
    outputs: dict[str, int] = {}
    for line, entry in enumerate(entries, start=2):
        if entry.shard >= head.shards:
            problem = f"line {line} is in shard {entry.shard} of {head.shards}"
        elif entry.output is not None and outputs.setdefault(entry.output, line) != line:
            problem = f"lines {outputs[entry.output]} and {line} have the same output"
        elif "\0" in entry.source or "\0" in (entry.output or ""):
            problem = f"line {line} has a path that no file can have"
        if problem:
            break
    if problem:
        raise ManifestError(f"{problem}.", file=path, remedy=_AGAIN)
