# SPDX-License-Identifier: Apache-2.0
"""Sets of keys, changes of the user, and files of both."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QKeySequence

from interpunct_app.keys.actions import Action
from interpunct_app.keys.choice import (
    KeyChoice,
    KeysError,
    from_text,
    read_choice,
    to_text,
    write_choice,
)
from interpunct_app.keys.names import is_key, name_of, spellings
from interpunct_app.keys.rules import FIXED, why_not
from interpunct_app.keys.sets import DEFAULT_SET, SETS, row_name, scope_of
from interpunct_app.keys.table import BINDINGS, Binding, When, menu_binding

ROWS = {row_name(row): row for row in BINDINGS}
SET_NAMES = [one.name for one in SETS]
KEYS = sorted({key for row in BINDINGS for key in row.keys.split()} | {"B", "Ctrl+B", "F12"})


def keys_of(rows: Iterable[Binding]) -> list[tuple[str, str]]:
    """The keys of the rows, each with the scope in which it can be of one row only."""
    return [
        (scope_of(row_name(row)), spelling)
        for row in rows
        for key in row.keys.split()
        for spelling in spellings(key)
    ]


def test_a_name_is_of_one_row() -> None:
    assert len(ROWS) == len(BINDINGS)


def test_every_key_of_the_table_can_be_where_it_is() -> None:
    for row in BINDINGS:
        if row.action not in FIXED:
            assert [why_not(row, key) for key in row.keys.split()] == [""] * len(row.keys.split())


@pytest.mark.parametrize("name", SET_NAMES)
def test_no_set_gives_a_key_to_two_actions(name: str) -> None:
    """As Qt has keys: the two keys that are Enter are one, and a window's key is nobody else's."""
    keys = keys_of(KeyChoice(name).rows())
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("known", SETS, ids=SET_NAMES)
def test_a_set_holds_rows_of_the_table_and_keys_that_can_be_there(known: object) -> None:
    for name, keys in known.keys.items():  # type: ignore[attr-defined]
        for key in keys.split():
            assert why_not(ROWS[name], key) == ""


def test_the_first_set_is_the_table() -> None:
    assert KeyChoice(DEFAULT_SET).rows() == BINDINGS


def test_the_sets_have_the_keys_of_the_programs_they_are_called_after() -> None:
    edit, aegisub = KeyChoice("subtitle-edit").rows(), KeyChoice("aegisub").rows()
    assert menu_binding(Action.FIND_NEXT, edit).keys == "F3"
    assert menu_binding(Action.GO_TO, edit).keys == "Ctrl+G"
    assert menu_binding(Action.PLAY_CUE, edit).keys == "F5"
    assert menu_binding(Action.NEXT_FINDING, edit).keys == "F8"
    assert menu_binding(Action.PLAY_ON, aegisub).keys == "Ctrl+P Ctrl+Space"
    assert menu_binding(Action.SHIFT, aegisub).keys == "Ctrl+I"


@given(
    st.sampled_from(SET_NAMES),
    st.dictionaries(
        st.sampled_from(sorted(ROWS)), st.lists(st.sampled_from(KEYS), max_size=3).map(" ".join)
    ),
)
def test_whatever_is_kept_no_key_is_in_two_rows(name: str, changes: dict[str, str]) -> None:
    """Damaged or old settings may hold anything; what remains is free of conflicts."""
    choice = from_text(json.dumps({"set": name, "keys": changes}))
    rows = choice.rows()
    keys = keys_of(rows)
    assert len(keys) == len(set(keys))
    for row in rows:
        if row.action in FIXED:
            assert row.keys == ROWS[row_name(row)].keys


@given(
    st.sampled_from(SET_NAMES),
    st.dictionaries(st.sampled_from(sorted(ROWS)), st.sampled_from(KEYS)),
)
def test_what_is_kept_comes_back(name: str, changes: dict[str, str]) -> None:
    choice = from_text(json.dumps({"set": name, "keys": changes}))
    assert from_text(to_text(choice)) == choice


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "[" * 100_000, '{"set": 1}', '{"set": "vim", "keys": {}}']
)
def test_unreadable_settings_are_the_table(text: str) -> None:
    assert from_text(text) == KeyChoice(DEFAULT_SET)


@pytest.mark.parametrize(
    ("row", "key", "told"),
    [
        ("window/save", "B", "at a gap only"),
        ("window/save", "Space", "at a gap only"),
        ("window/save", "Shift+A", "at a gap only"),
        ("window/save", "Del", "at a gap only"),
        ("window/save", "Alt+F", "menus"),
        ("review/split", ",", "sets that mark"),
        ("review/split", "؟", "sets that mark"),
        ("review/split", "2", "one of the marks"),
        ("review/split", "Down", "moves in tables"),
        ("review/split", "Shift+Home", "moves in tables"),
        ("review/split", "Nonsense", "no key"),
        ("review/split", "Ctrl+K, B", "no key"),
        ("review/mark", "B", "of these keys is fixed"),
    ],
)
def test_a_key_that_cannot_work_is_refused_in_a_sentence(row: str, key: str, told: str) -> None:
    assert told in why_not(ROWS[row], key)


@pytest.mark.parametrize(
    ("row", "key"),
    [
        ("window/save", "F12"),
        ("window/save", "Shift+F12"),
        ("window/save", "Ctrl+B"),
        ("window/save", "Alt+Ins"),
        ("review/split", "B"),
        ("review/split", "Shift+B"),
        ("review/split", "Ctrl+B"),
        ("review/split", "Del"),
        ("review/split", "ж".upper()),
    ],
)
def test_a_key_that_can_work_is_not_refused(row: str, key: str) -> None:
    assert why_not(ROWS[row], key) == ""


@pytest.mark.parametrize(
    ("pressed", "name"),
    [
        ("Return", "Enter"),
        ("Num+5", "5"),
        ("Ctrl+Shift+Backtab", "Ctrl+Shift+Tab"),
        ("Shift+?", "?"),
        ("Shift+U", "Shift+U"),
        ("Shift++", "+"),
        ("Ctrl++", "Ctrl++"),
        ("Ctrl+K, Ctrl+B", ""),
        ("", ""),
    ],
)
def test_a_pressed_key_has_the_name_of_the_table(pressed: str, name: str) -> None:
    assert name_of(QKeySequence(pressed)) == name
    assert not name or is_key(name)


def test_keys_come_back_from_a_file(tmp_path: Path) -> None:
    choice = KeyChoice("aegisub").changed({"review/split": ["B", "/"], "window/history": []})
    write_choice(tmp_path / "keys.json", choice)
    assert read_choice(tmp_path / "keys.json") == choice
    rows = {row_name(row): row.keys for row in choice.rows()}
    assert (rows["review/split"], rows["window/history"]) == ("B /", "")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "keys.json: "),
        ("{", "keys.json: "),
        ("[]", "keys.json: "),
        ('{"keys": {}}', "set"),
        ('{"set": "vim", "keys": {}}', "no set “vim”"),
        (
            '{"set": "aegisub", "keys": {"review/fly": "F"}}',
            "review/fly: there is no action of this name",
        ),
        ('{"set": "aegisub", "keys": {"review/split": 7}}', "keys.json"),
        ('{"set": "aegisub", "keys": {"window/save": "B"}}', "window/save: B types"),
        (
            '{"set": "aegisub", "keys": {"window/save": "F7", "window/open": "F7"}}',
            "“window/save”",
        ),
        ('{"set": "aegisub", "keys": {"window/save": "F7 F7"}}', "F7 is used twice"),
        ('{"set": "aegisub", "keys": {"review/mark": ""}}', "these keys is fixed"),
        ("\udcff", "keys.json: "),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_by_name(
    tmp_path: Path, text: str, told: str
) -> None:
    file = tmp_path / "keys.json"
    file.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(KeysError) as refused:
        read_choice(file)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_gone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeysError, match="cannot be read"):
        read_choice(tmp_path / "gone.json")


def test_a_row_may_have_the_same_action_in_the_review_and_in_the_window() -> None:
    assert row_name(Binding(Action.UNDO, "Z", "")) == "review/undo"
    assert row_name(Binding(Action.UNDO, "Z", "", When.REVIEW)) == "window/undo"
