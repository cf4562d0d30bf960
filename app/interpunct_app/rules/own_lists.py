# SPDX-License-Identifier: Apache-2.0
"""The user's lists of replacements: files of a folder, each a rule."""

from __future__ import annotations

from pathlib import Path

from interpunct.captions.writing import write_atomic
from interpunct.errors import InterpunctError, RuleError
from interpunct.rules.house_rule import HouseRule
from interpunct.rules.replace_lists import KINDS, read_list
from interpunct_app.translation import told


def own_lists(folder: Path) -> tuple[list[HouseRule], list[str]]:
    """The rules of the lists in a folder, by name, and a sentence for each faulty list."""
    rules: list[HouseRule] = []
    faults: list[str] = []
    found = sorted(folder.iterdir()) if folder.is_dir() else []
    for path in (path for path in found if path.suffix in KINDS):
        try:
            rules.append(read_list(path))
        except InterpunctError as error:
            faults.append(told(error))
    return rules, faults


def add_list(folder: Path, path: Path) -> HouseRule:
    """Copy a list into the folder and return its rule.

    Raises InterpunctError for a faulty list, for a name that is taken, and where it cannot be
    written.
    """
    read_list(path)
    target = folder / path.name
    if target.exists():
        raise RuleError(
            "a list of this name is there already.",
            file=target,
            remedy="Rename the new list, or remove the old one.",
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        data = path.read_bytes()
    except OSError as error:
        raise RuleError(
            "the list cannot be copied.",
            file=target,
            remedy="Check the write permission of the folder.",
        ) from error
    write_atomic(target, data)
    return read_list(target)
