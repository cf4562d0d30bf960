# SPDX-License-Identifier: Apache-2.0
"""Files and folders that are written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def replaced_file(path: Path) -> Iterator[Path]:
    """A path to write to; what is there at the end becomes the file `path`.

    At every moment the old or the new file is there, whole, and synced to the disk. The
    permission bits of an old file stay, and a symbolic link stays a link. Raises OSError where it
    cannot be written to; then nothing has changed.
    """
    target = path.resolve()
    part = target.with_name(f".interpunct-{secrets.token_hex(8)}.part")
    try:
        _refuse_read_only(target)
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        if target.exists():
            part.chmod(stat.S_IMODE(target.stat().st_mode))
        part.replace(target)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def replace_file(path: Path, write: Callable[[Path], object]) -> None:
    """Make the file `path` anew with what `write` puts into the path it is given.

    As `replaced_file` does.
    """
    with replaced_file(path) as part:
        write(part)


class OddFileError(OSError):
    """What stands at a path is no regular file: a folder, a device, a pipe, a socket."""


class TooBigError(OSError):
    """A file has more bytes than are read."""


def refuse_odd_file(path: Path) -> None:
    """Raise OddFileError where `path` is no regular file: such may have no end, or never begin.

    Raises OSError where nothing is there.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise OddFileError(errno.EINVAL, "it is a folder, a device or a pipe, not a file")


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a regular file.

    Raises OddFileError for what is none, TooBigError where it has more than `most` bytes, whatever
    size it tells, and OSError where it cannot be read.
    """
    refuse_odd_file(path)
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooBigError(errno.EFBIG, "it is too big")
    return data


def is_plain_name(name: str) -> bool:
    """Whether `name` is that of a file in a folder on every system, and leads nowhere else.

    No separators, drives, control characters, none that Windows drops at the end, and no dot at
    the beginning, which hides it.
    """
    odd = any(sign in '/\\:*?"<>|' or not sign.isprintable() for sign in name)
    return bool(name) and not odd and not name.startswith(".") and name == name.rstrip(" .")


def _refuse_read_only(target: Path) -> None:
    """A rename would overwrite a file that its owner has protected."""
    if target.exists() and not target.stat().st_mode & stat.S_IWUSR:
        raise PermissionError("it is write-protected")


def replace_folder(folder: Path, write: Callable[[Path], object]) -> None:
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


def copy_folder(folder: Path, target: Path) -> None:
    """Copy `folder` to `target`, which is not there yet, as hard links where they can be made.

    What is in the copy must be replaced, never written over: it may be the original too.
    """

    def copy(source: str, copied: str) -> None:
        try:
            os.link(os.path.realpath(source), copied)
        except OSError:  # another file system, or one without links
            shutil.copy2(source, copied)

    shutil.copytree(folder, target, copy_function=copy)
