# SPDX-License-Identifier: Apache-2.0
"""The checkpoints of every training: whole at every moment, read without running code."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch

from interpunct.errors import InterpunctError, LabError
from interpunct.files import replace_file

CHECKPOINT = "checkpoint.pt"
BEST = "best.safetensors"
"""The weights of the best check, beside it."""
BEGIN_ANEW = "Remove this folder and start again, or name another --out."


def is_begun(folder: Path) -> bool:
    """Whether `folder` holds a training to go on with."""
    return (folder / CHECKPOINT).exists()


def save_checkpoint(folder: Path, state: dict[str, Any]) -> None:
    """Write `state` into `folder`; a kill at any moment leaves it or the one before whole."""
    folder.mkdir(parents=True, exist_ok=True)
    replace_file(folder / CHECKPOINT, lambda path: torch.save(state, path))


def load_checkpoint(folder: Path, *, mapped: bool = False) -> dict[str, Any] | None:
    """The state that `save_checkpoint` wrote, None where there is none.

    `mapped` loads only the parts that are used. Raises LabError where it is damaged.
    """
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    try:
        state: dict[str, Any] = torch.load(
            path, map_location="cpu", weights_only=True, mmap=mapped
        )
    except (*_DAMAGE, EOFError, OSError, UnpicklingError) as error:
        raise _unreadable(path) from error
    if not isinstance(state, dict):
        raise _unreadable(path)
    return state


@contextmanager
def taking_up(folder: Path) -> Iterator[None]:
    """Raise LabError where the checkpoint in `folder` lacks a part, or has that of another
    training.
    """
    try:
        yield
    except _DAMAGE as error:
        raise _unreadable(folder / CHECKPOINT) from error


@contextmanager
def leaving_no_folder(folder: Path) -> Iterator[None]:
    """Remove a `folder` that was made meanwhile, where a training is refused before a checkpoint.

    Empty folders above it that were made for it are removed too.
    """
    made = [each for each in (folder, *folder.parents) if not each.exists()]
    try:
        yield
    except InterpunctError:
        if made and not any(folder.rglob(CHECKPOINT)):
            shutil.rmtree(folder, ignore_errors=True)
            with suppress(OSError):
                for parent in made[1:]:
                    parent.rmdir()
        raise


_DAMAGE = (RuntimeError, KeyError, IndexError, ValueError, TypeError, AttributeError)


def _unreadable(path: Path) -> LabError:
    return LabError(
        "the checkpoint cannot be read: it is damaged, or another file.",
        file=path,
        remedy=BEGIN_ANEW,
    )


def check_same(saved: Mapping[str, Any], wanted: Mapping[str, Any], folder: Path) -> None:
    """Raise LabError where a training in `folder` was begun with other options than `wanted`.

    Both are in plain values.
    """
    names = sorted({*saved, *wanted})
    other = [name for name in names if saved.get(name) != wanted.get(name)]
    if other:
        raise LabError(
            f"the training here was begun with another {', '.join(other)}.",
            file=folder,
            remedy="Resume with the original options, or name another --out.",
        )
