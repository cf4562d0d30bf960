# SPDX-License-Identifier: Apache-2.0
"""Actions of keys and menu entries."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Action(Enum):
    """Action of the review, the page in front or the window."""

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
    ASK_MORE = "ask more"
    ASK_FEWER = "ask fewer"
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
    CUT_AGAIN = "cut again"
    TICK_CHANGE = "tick change"
    NEXT_CHANGE = "next change"
    PREVIOUS_CHANGE = "previous change"
    SET_TIMES = "set times"
    SHIFT = "shift"
    SCALE = "scale"
    SNAP = "snap"
    OPEN_BESIDE = "open beside"
    BESIDE = "beside"
    GO_ACROSS = "go across"
    COMPARE = "compare"
    REFERENCE = "reference"
    NEXT_DIFFERENCE = "next difference"
    PREVIOUS_DIFFERENCE = "previous difference"
    TAKE_REFERENCE = "take reference"
    QUALITY = "quality"
    NEXT_FINDING = "next finding"
    FIND = "find"
    REPLACE = "replace"
    FIND_NEXT = "find next"
    FIND_PREVIOUS = "find previous"
    HISTORY = "history"
    GO_TO = "go to"
    MANUAL = "manual"
    BOOKMARK = "bookmark"
    BOOKMARK_NOTE = "bookmark note"
    NEXT_BOOKMARK = "next bookmark"
    PREVIOUS_BOOKMARK = "previous bookmark"
    BOOKMARKS = "bookmarks"
    STATISTICS = "statistics"
    NEXT_MISSPELLING = "next misspelling"
    PREVIOUS_MISSPELLING = "previous misspelling"
    RENAME_SPEAKER = "rename speaker"
    PREFERENCES = "preferences"
    SHOW_KEYS = "show keys"
    PLAY_CUE = "play cue"
    PLAY_SLOT = "play slot"
    PLAY_ON = "play on"
    REWIND = "rewind"
    FORWARD = "forward"
    SLOWER = "slower"
    FASTER = "faster"
    REPEAT = "repeat"
    PLAY_EACH_SLOT = "play each slot"
    ZOOM_IN = "zoom in"
    ZOOM_OUT = "zoom out"
    OPEN_MEDIA = "open media"
    MEDIA = "media"


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """Action with its argument: the typed mark, or the number of the alternative.

    `is_repeated` tells that the key is being held.
    """

    action: Action
    argument: str = ""
    is_repeated: bool = False
