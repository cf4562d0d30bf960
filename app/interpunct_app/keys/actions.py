# SPDX-License-Identifier: Apache-2.0
"""Actions of keys and menu entries, their objects, and those that a held key repeats."""

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
    EDIT_LARGE = "edit large"
    INSERT_BEFORE = "insert before"
    INSERT_AFTER = "insert after"
    DELETE = "delete"
    DUPLICATE = "duplicate"
    COPY = "copy"
    COPY_TEXT = "copy text"
    CLIP = "clip"
    PASTE = "paste"
    MOVE_UP = "move up"
    MOVE_DOWN = "move down"
    SORT = "sort"
    SWAP = "swap"
    RENUMBER = "renumber"
    DIALOGUE = "dialogue"
    ITALICS = "italics"
    LYRICS = "lyrics"
    SOUND = "sound"
    EVERYWHERE = "everywhere"
    ACCEPT_CUE = "accept cue"
    ACCEPT_CONFIDENT = "accept confident"
    ASK_MORE = "ask more"
    ASK_FEWER = "ask fewer"
    LEAVE = "leave"
    UNDO = "undo"
    REDO = "redo"
    NEW = "new"
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
    SYNCHRONISE = "synchronise"
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
    HOUSE_RULES = "house rules"
    MANUAL = "manual"
    BOOKMARK = "bookmark"
    BOOKMARK_NOTE = "bookmark note"
    NEXT_BOOKMARK = "next bookmark"
    PREVIOUS_BOOKMARK = "previous bookmark"
    BOOKMARKS = "bookmarks"
    STATISTICS = "statistics"
    SPELLING = "spelling"
    NEXT_MISSPELLING = "next misspelling"
    PREVIOUS_MISSPELLING = "previous misspelling"
    RENAME_SPEAKER = "rename speaker"
    PREFERENCES = "preferences"
    SHOW_KEYS = "show keys"
    PLAY_CUE = "play cue"
    PLAY_SLOT = "play slot"
    PLAY_ON = "play on"
    PLAY_FROM = "play from"
    PLAY_LAST = "play last"
    PLAY_NEXT = "play next"
    LISTEN = "listen"
    LOOK_HERE = "look here"
    FOLLOW = "follow"
    REWIND = "rewind"
    FORWARD = "forward"
    SLOWER = "slower"
    FASTER = "faster"
    REPEAT = "repeat"
    PLAY_EACH_SLOT = "play each slot"
    START_HERE = "start here"
    END_HERE = "end here"
    START_REST_HERE = "start rest here"
    INSERT_HERE = "insert here"
    START_EARLIER = "start earlier"
    START_LATER = "start later"
    END_EARLIER = "end earlier"
    END_LATER = "end later"
    ROW_EARLIER = "row earlier"
    ROW_LATER = "row later"
    ZOOM_IN = "zoom in"
    ZOOM_OUT = "zoom out"
    OPEN_MEDIA = "open media"
    FIND_SHOTS = "find shots"
    SPECTROGRAM = "spectrogram"
    MEDIA = "media"


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """Action with its argument: the typed mark, or the number of the alternative.

    `is_repeated` tells that the key is being held.
    """

    action: Action
    argument: str = ""
    is_repeated: bool = False


class Object(Enum):
    """Object that must exist before an action does anything."""

    QUESTION = "the gap or word that is asked about, in a selected row"
    ROW = "one selected row"
    ROWS = "the selected rows"
    NOTHING = "nothing: it moves, or concerns the file or the window"


_OBJECTS = {
    Object.QUESTION: (
        *(Action.ACCEPT, Action.MARK, Action.NO_MARK, Action.ALTERNATIVE),
        *(Action.LOWER, Action.CAPITAL, Action.SPLIT, Action.ACCEPT_CUE, Action.PLAY_SLOT),
    ),
    Object.ROW: (
        *(Action.EDIT, Action.EDIT_LARGE, Action.PLAY_CUE, Action.BOOKMARK, Action.BOOKMARK_NOTE),
        *(Action.SET_TIMES, Action.RENAME_SPEAKER, Action.START_HERE, Action.END_HERE),
        *(Action.START_REST_HERE, Action.PLAY_FROM, Action.PLAY_LAST),
    ),
    Object.ROWS: (
        *(
            Action.JOIN,
            Action.SHIFT,
            Action.SYNCHRONISE,
            Action.SNAP,
            Action.DELETE,
            Action.DUPLICATE,
        ),
        *(
            Action.COPY,
            Action.COPY_TEXT,
            Action.CLIP,
            Action.MOVE_UP,
            Action.MOVE_DOWN,
            Action.SWAP,
        ),
        *(Action.DIALOGUE, Action.ITALICS, Action.LYRICS, Action.SOUND),
        *(Action.START_EARLIER, Action.START_LATER, Action.END_EARLIER, Action.END_LATER),
        *(Action.ROW_EARLIER, Action.ROW_LATER),
    ),
}
_OF_ACTION = {action: it for it, actions in _OBJECTS.items() for action in actions}

_MOVING = {
    *(Action.NEXT_DOUBT, Action.PREVIOUS_DOUBT, Action.NEXT_SLOT, Action.PREVIOUS_SLOT),
    *(Action.NEXT_CHANGE, Action.PREVIOUS_CHANGE, Action.FIND_NEXT, Action.FIND_PREVIOUS),
    *(Action.NEXT_MISSPELLING, Action.PREVIOUS_MISSPELLING, Action.NEXT_FINDING),
    *(Action.NEXT_BOOKMARK, Action.PREVIOUS_BOOKMARK),
    *(Action.NEXT_DIFFERENCE, Action.PREVIOUS_DIFFERENCE),
    *(Action.UNDO, Action.REDO, Action.REWIND, Action.FORWARD, Action.ZOOM_IN, Action.ZOOM_OUT),
    *(Action.ASK_MORE, Action.ASK_FEWER, Action.SLOWER, Action.FASTER),
    *(Action.START_EARLIER, Action.START_LATER, Action.END_EARLIER, Action.END_LATER),
    *(Action.ROW_EARLIER, Action.ROW_LATER),
}


def object_of(action: Action) -> Object:
    """Object of an action."""
    return _OF_ACTION.get(action, Object.NOTHING)


def is_repeatable(action: Action) -> bool:
    """Whether a held key repeats an action: moves, steps of times, undo and redo, and the like.

    A held key never decides, splits, joins or cuts.
    """
    return action in _MOVING
