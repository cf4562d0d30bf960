# SPDX-License-Identifier: Apache-2.0
"""What a key or a menu entry can ask for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Action(Enum):
    """What the review, the page in front or the window does."""

    ACCEPT = "accept"
    MARK = "mark"
    NO_MARK = "no mark"
    ALTERNATIVE = "alternative"
    LOWER = "lower"
    CAPITAL = "capital"
    NEXT_DOUBT = "next doubt"
    PREVIOUS_DOUBT = "previous doubt"
    NEXT_SLOT = "next slot"
    PREVIOUS_SLOT = "previous slot"
    SPLIT = "split"
    JOIN = "join"
    EDIT = "edit"
    ACCEPT_CUE = "accept cue"
    ACCEPT_CONFIDENT = "accept confident"
    LEAVE = "leave"
    UNDO = "undo"
    REDO = "redo"
    OPEN = "open"
    SAVE = "save"
    SAVE_AS = "save as"
    EXPORT = "export"
    CLOSE = "close"
    QUIT = "quit"
    CUT = "cut"
    SET_TIMES = "set times"
    SHIFT = "shift"
    SCALE = "scale"
    SNAP = "snap"
    QUALITY = "quality"
    NEXT_FINDING = "next finding"
    FIND = "find"
    REPLACE = "replace"
    FIND_NEXT = "find next"
    FIND_PREVIOUS = "find previous"
    HISTORY = "history"
    GO_TO = "go to"
    SHOW_KEYS = "show keys"


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """An action with its argument: the mark typed, or the number of the alternative."""

    action: Action
    argument: str = ""
