# SPDX-License-Identifier: Apache-2.0
"""From a pressed key to what it asks, on every layout."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.reading import KeyReader
from interpunct_app.keys.table import BINDINGS, When

Key = Qt.Key
Modifier = Qt.KeyboardModifier
NONE, CTRL, SHIFT = Modifier.NoModifier, Modifier.ControlModifier, Modifier.ShiftModifier
ALT, GROUP = Modifier.AltModifier, Modifier.GroupSwitchModifier
KEYPAD = Modifier.KeypadModifier
command_of = KeyReader(BINDINGS, When.SLOT).command_of
ROWS = [(row.action, key) for row in BINDINGS if row.when is When.SLOT for key in row.keys.split()]


def event(
    key: int, held: Modifier = NONE, text: str = "", *, scan_code: int = 0, virtual: int = 0
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held, scan_code, virtual, 0, text)


def event_of(name: str) -> QKeyEvent:
    """The event of a key of the table, as a Latin keyboard sends it."""
    pressed = QKeySequence(name)[0]  # type: ignore[index]
    held = pressed.keyboardModifiers()
    letter = name.removeprefix("Shift+")
    text = letter if len(letter) == 1 else ""
    return event(pressed.key(), held, text if held == SHIFT else text.lower())


@pytest.mark.parametrize(("action", "key"), ROWS, ids=[key for _, key in ROWS])
def test_every_key_of_the_table_asks_for_its_action(action: Action, key: str) -> None:
    command = command_of(event_of(key), "xcb")
    assert command is not None
    assert command.action is action
    takes_argument = action in (Action.MARK, Action.ALTERNATIVE)
    assert command.argument == (key if takes_argument else "")


@pytest.mark.parametrize("mark", [*list("،؟。？।։…"), "·"])
def test_marks_are_taken_from_the_text_that_a_key_types(mark: str) -> None:
    assert command_of(event(0, NONE, mark), "xcb") == KeyCommand(Action.MARK, mark)


def test_altgr_types_marks_also_where_it_looks_like_ctrl_and_alt() -> None:
    assert command_of(event(0, CTRL | ALT, "…"), "windows") == KeyCommand(Action.MARK, "…")
    assert command_of(event(0, GROUP, "…"), "xcb") == KeyCommand(Action.MARK, "…")


@pytest.mark.parametrize("held", [CTRL, ALT, CTRL | ALT])
def test_a_letter_with_a_modifier_asks_nothing(held: Modifier) -> None:
    assert command_of(event(Key.Key_X, held, "x"), "xcb") is None


def test_ctrl_space_asks_nothing_and_shift_space_accepts() -> None:
    assert command_of(event(Key.Key_Space, CTRL), "xcb") is None
    assert command_of(event(Key.Key_Space, SHIFT), "xcb") == KeyCommand(Action.ACCEPT)


@pytest.mark.parametrize(
    ("key", "held", "action"),
    [
        (Key.Key_Return, NONE, Action.ACCEPT),
        (Key.Key_Enter, KEYPAD, Action.ACCEPT),
        (Key.Key_Return, CTRL, Action.ACCEPT_CUE),
        (Key.Key_Enter, CTRL | KEYPAD, Action.ACCEPT_CUE),
        (Key.Key_Backtab, SHIFT, Action.PREVIOUS_DOUBT),
        (Key.Key_Tab, GROUP, Action.NEXT_DOUBT),
    ],
)
def test_twins_of_a_key_do_the_same(key: Key, held: Modifier, action: Action) -> None:
    assert command_of(event(key, held), "xcb") == KeyCommand(action)


def test_caps_lock_types_no_other_letter_but_u() -> None:
    assert command_of(event(Key.Key_M, NONE, "M"), "xcb") == KeyCommand(Action.JOIN)
    assert command_of(event(Key.Key_U, NONE, "U"), "xcb") == KeyCommand(Action.CAPITAL)


@pytest.mark.parametrize(
    ("platform", "codes", "action"),
    [
        ("xcb", {"scan_code": 53}, Action.NO_MARK),
        ("wayland", {"scan_code": 52}, Action.UNDO),
        ("windows", {"scan_code": 45}, Action.NO_MARK),
        ("cocoa", {"virtual": 7}, Action.NO_MARK),
        ("cocoa", {"virtual": 46}, Action.JOIN),
    ],
)
def test_letters_of_other_scripts_are_read_by_their_place(
    platform: str, codes: dict[str, int], action: Action
) -> None:
    assert command_of(event(ord("ч"), NONE, "ч", **codes), platform) == KeyCommand(action)


def test_shift_counts_where_letters_are_read_by_their_place() -> None:
    low = event(ord("г"), NONE, "г", scan_code=30)
    high = event(ord("Г"), SHIFT, "Г", scan_code=30)
    assert command_of(low, "xcb") == KeyCommand(Action.LOWER)
    assert command_of(high, "xcb") == KeyCommand(Action.CAPITAL)


def test_a_digit_row_without_digits_is_read_by_its_place() -> None:
    french = event(ord("&"), NONE, "&", scan_code=10)
    assert command_of(french, "xcb") == KeyCommand(Action.ALTERNATIVE, "1")


@pytest.mark.parametrize(
    "pressed",
    [
        event(ord("ش"), NONE, "ش", scan_code=38),
        event(Key.Key_Q, NONE, "q", scan_code=24),
        event(Key.Key_G, NONE, "g", scan_code=42),
        event(Key.Key_Shift, SHIFT),
        event(Key.Key_Down),
        event(Key.Key_F5),
    ],
)
def test_other_keys_ask_nothing(pressed: QKeyEvent) -> None:
    assert command_of(pressed, "xcb") is None
