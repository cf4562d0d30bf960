# SPDX-License-Identifier: Apache-2.0
"""Keys chosen by the user: a set and the differences from it, as rows and as a file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from interpunct.captions.writing import write_atomic
from interpunct.decoding import read_json, typed
from interpunct.errors import InterpunctError
from interpunct_app.keys.rules import FIXED, why_not
from interpunct_app.keys.sets import DEFAULT_SET, SETS, row_name, scope_of, set_of
from interpunct_app.keys.table import BINDINGS, Binding

translate = QCoreApplication.translate


class KeysError(InterpunctError):
    """Unusable file of keys."""


@dataclass(frozen=True, slots=True)
class KeyChoice:
    """Name of a key set, and the keys of the rows that differ from it, by row name.

    Keys are written as in the table, separated by spaces; a row may have none.
    """

    set: str
    keys: dict[str, str] = field(default_factory=dict)

    @property
    def of_set(self) -> dict[str, str]:
        """Keys of every row in the set."""
        table = {row_name(row): row.keys for row in BINDINGS}
        known = set_of(self.set)
        return _settled(table, known.keys if known else {})

    def rows(self) -> tuple[Binding, ...]:
        """Key table with the chosen keys; no key is in two rows."""
        keys = _settled(self.of_set, self.keys)
        return tuple(replace(row, keys=keys[row_name(row)]) for row in BINDINGS)

    def changed(self, changes: Mapping[str, Sequence[str]]) -> KeyChoice:
        """Choice with other keys for some rows; keys equal to the set's are not stored."""
        of_set = self.of_set
        keys = self.keys | {name: " ".join(changed) for name, changed in changes.items()}
        kept = {name: text for name, text in keys.items() if text != of_set.get(name)}
        return replace(self, keys=kept)

    def without(self, *names: str) -> KeyChoice:
        """Choice with the set's keys for these rows."""
        kept = {name: keys for name, keys in self.keys.items() if name not in names}
        return replace(self, keys=kept)


def _settled(before: Mapping[str, str], changes: Mapping[str, str]) -> dict[str, str]:
    """`before` with `changes`, whose keys are removed from the other rows."""
    taken = {(scope_of(name), key) for name, keys in changes.items() for key in keys.split()}
    rest = {
        name: " ".join(key for key in keys.split() if (scope_of(name), key) not in taken)
        for name, keys in before.items()
    }
    return rest | {name: keys for name, keys in changes.items() if name in rest}


def from_text(text: str) -> KeyChoice:
    """Choice stored in the settings, without its unusable parts."""
    try:
        choice = typed(json.loads(text), KeyChoice, KeysError)
    except (ValueError, RecursionError, KeysError):
        return KeyChoice(DEFAULT_SET)
    if set_of(choice.set) is None:
        return KeyChoice(DEFAULT_SET)
    return choice.without(*(name for name, _ in _faults(choice)))


def to_text(choice: KeyChoice) -> str:
    """Choice as JSON."""
    return json.dumps(asdict(choice), ensure_ascii=False, indent=1) + "\n"


def read_choice(path: Path) -> KeyChoice:
    """Keys in a file; raises KeysError if there are none, or any is unusable."""
    remedy = translate("Keys", "Choose a file that was exported here.")
    choice = read_json(path, KeyChoice, KeysError, remedy=remedy)
    if set_of(choice.set) is None:
        known = ", ".join(one.name for one in SETS)
        what = translate("Keys", "there is no set “{name}”, only {known}.")
        raise KeysError(what.format(name=choice.set, known=known), file=path, where="set")
    for name, fault in _faults(choice):
        raise KeysError(fault, file=path, where=name)
    return choice


def write_choice(path: Path, choice: KeyChoice) -> None:
    """Write the keys to a file; raises CaptionError if that fails."""
    write_atomic(path, to_text(choice).encode())


def _faults(choice: KeyChoice) -> Iterator[tuple[str, str]]:
    """Unusable rows of a choice, with the reasons."""
    rows = {row_name(row): row for row in BINDINGS}
    used: dict[tuple[str, str], str] = {}
    for name, keys in choice.keys.items():
        row = rows.get(name)
        if row is None:
            yield name, translate("Keys", "there is no action of this name.")
        elif reason := _fault(row, keys.split(), used):
            yield name, reason
        else:
            used |= {(scope_of(name), key): name for key in keys.split()}


def _fault(row: Binding, keys: list[str], used: Mapping[tuple[str, str], str]) -> str:
    """Reason why a row cannot have these keys, given the `used` ones; empty if it can."""
    name = row_name(row)
    if row.action in FIXED:
        return why_not(row, "")
    for key in keys:
        if reason := why_not(row, key):
            return reason
        other = used.get((scope_of(name), key))
        if other is not None or keys.count(key) > 1:
            text = translate("Keys", "{key} is used twice, also for “{name}”.")
            return text.format(key=key, name=other or name)
    return ""
