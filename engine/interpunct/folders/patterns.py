# SPDX-License-Identifier: Apache-2.0
"""Patterns that let in or leave out files of a folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import PurePath


@dataclass(frozen=True, slots=True)
class Patterns:
    """Patterns with `*`, `?` and `[abc]`, for paths from the folder that is named.

    A file is read if a pattern of `include` matches it or a folder over it, or there is none, and
    no pattern of `exclude` does. A pattern without a slash matches names at any depth.
    A `*` also stands for slashes.
    """

    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()

    def leaves_out(self, path: PurePath, *, file: bool) -> bool:
        """Whether a file or folder is left out, apart from the folders over it.

        A folder is never left out by `include`, as files below it may be let in.
        """
        if _matches(path, self.exclude):
            return True
        return file and bool(self.include) and not self._lets_in(path)

    def _lets_in(self, path: PurePath) -> bool:
        """Whether a pattern matches a file or a folder over it."""
        over = list(path.parents)[:-1]
        return any(_matches(each, self.include) for each in (path, *over))


def _matches(path: PurePath, patterns: Sequence[str]) -> bool:
    whole = path.as_posix()
    return any(
        fnmatchcase(whole if "/" in pattern.strip("/") else path.name, pattern.strip("/"))
        for pattern in patterns
    )
