# SPDX-License-Identifier: Apache-2.0
"""Object of each action in the key table, and the actions that a held key repeats."""

from __future__ import annotations

from enum import Enum

from interpunct_app.keys.actions import Action


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
        *(Action.EDIT, Action.PLAY_CUE, Action.BOOKMARK, Action.BOOKMARK_NOTE),
        *(Action.SET_TIMES, Action.RENAME_SPEAKER),
    ),
    Object.ROWS: (Action.JOIN, Action.SHIFT, Action.SCALE, Action.SNAP),
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
}


def object_of(action: Action) -> Object:
    """Object of an action."""
    return _OF_ACTION.get(action, Object.NOTHING)


def is_repeatable(action: Action) -> bool:
    """Whether a held key repeats an action: moves, undo and redo, and the like.

    A held key never decides, splits, joins or cuts.
    """
    return action in _MOVING
