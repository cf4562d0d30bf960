# SPDX-License-Identifier: Apache-2.0
"""Key table: the effect of every key, its name, and when it works.

A `KeyMap` is this table with the user's set and changes. Key handling, menus and the cheat sheet
read the map. Default keys are changed only here. Then `python packaging/keys.py` updates the
README's table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from interpunct_app.keys.actions import Action

if TYPE_CHECKING:

    def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
        """Mark a text for Qt Linguist; the stubs of PySide6 omit the return value."""

else:
    from PySide6.QtCore import QT_TRANSLATE_NOOP


class When(Enum):
    """Condition under which a key works and a menu entry is enabled."""

    SLOT = "the review or the table of cues has the focus"
    CHANGE = "the changes of a cut are shown before it is applied"
    REVIEW = "a file is under review"
    FILE = "a file is open"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Binding:
    """Row of the table.

    `keys` are separated by spaces, each in the notation of `QKeySequence` or as the typed text.
    `words` are the menu's text, with `&` before the access key.
    """

    action: Action
    keys: str
    words: str
    when: When = When.SLOT

    @property
    def title(self) -> str:
        """Menu text in the user's language."""
        return QCoreApplication.translate("Keys", self.words)

    @property
    def meaning(self) -> str:
        """Text for lists of keys."""
        return self.title.replace("&", "").removesuffix("…")


BINDINGS = (
    Binding(
        Action.ACCEPT,
        "Space Enter",
        QT_TRANSLATE_NOOP("Keys", "Accept what is shown, go on to the next doubt"),
    ),
    Binding(
        Action.MARK,
        ". , ? ! : ;",
        QT_TRANSLATE_NOOP("Keys", "Set that mark, whatever script your keyboard writes, go on"),
    ),
    Binding(Action.NO_MARK, "X 0", QT_TRANSLATE_NOOP("Keys", "No mark here, go on")),
    Binding(
        Action.ALTERNATIVE,
        "1 2 3 4 5 6 7 8 9",
        QT_TRANSLATE_NOOP(
            "Keys", "No mark, comma, full stop, question mark; a word's case; go on"
        ),
    ),
    Binding(
        Action.UNDO,
        "Backspace Z",
        QT_TRANSLATE_NOOP("Keys", "Undo the last step and return to its slot"),
    ),
    Binding(Action.NEXT_DOUBT, "Tab", QT_TRANSLATE_NOOP("Keys", "&Next slot in doubt")),
    Binding(
        Action.PREVIOUS_DOUBT, "Shift+Tab", QT_TRANSLATE_NOOP("Keys", "&Previous slot in doubt")
    ),
    Binding(Action.NEXT_SLOT, "L", QT_TRANSLATE_NOOP("Keys", "Next slot of any kind")),
    Binding(Action.PREVIOUS_SLOT, "J", QT_TRANSLATE_NOOP("Keys", "Previous slot of any kind")),
    Binding(
        Action.LOWER,
        "U",
        QT_TRANSLATE_NOOP("Keys", "Next word, or that in doubt: lower case"),
    ),
    Binding(
        Action.CAPITAL,
        "Shift+U",
        QT_TRANSLATE_NOOP("Keys", "Next word, or that in doubt: capital"),
    ),
    Binding(Action.SPLIT, "/", QT_TRANSLATE_NOOP("Keys", "&Split the cue here")),
    Binding(Action.JOIN, "M", QT_TRANSLATE_NOOP("Keys", "&Join with the next cue")),
    Binding(Action.EDIT, "F2", QT_TRANSLATE_NOOP("Keys", "&Edit the text")),
    Binding(
        Action.ACCEPT_CUE, "Ctrl+Enter", QT_TRANSLATE_NOOP("Keys", "Accept the rest of this &cue")
    ),
    Binding(
        Action.ACCEPT_CONFIDENT,
        "Ctrl+Shift+Enter",
        QT_TRANSLATE_NOOP("Keys", "&Accept all that is sure…"),
    ),
    Binding(Action.PLAY_CUE, "R", QT_TRANSLATE_NOOP("Keys", "Play this &cue")),
    Binding(Action.PLAY_SLOT, "S", QT_TRANSLATE_NOOP("Keys", "Play around this &slot")),
    Binding(Action.PLAY_ON, "K", QT_TRANSLATE_NOOP("Keys", "&Play on, pause")),
    Binding(
        Action.ASK_MORE, "Ctrl+Up", QT_TRANSLATE_NOOP("Keys", "Look at more slots: slider up")
    ),
    Binding(
        Action.ASK_FEWER, "Ctrl+Down", QT_TRANSLATE_NOOP("Keys", "Look at fewer: slider down")
    ),
    Binding(Action.LEAVE, "Esc", QT_TRANSLATE_NOOP("Keys", "Go to the table of cues")),
    Binding(Action.OPEN, "Ctrl+O", QT_TRANSLATE_NOOP("Keys", "&Open…"), When.ALWAYS),
    Binding(Action.SAVE, "Ctrl+S", QT_TRANSLATE_NOOP("Keys", "&Save"), When.REVIEW),
    Binding(Action.SAVE_AS, "Ctrl+Shift+S", QT_TRANSLATE_NOOP("Keys", "Save &as…"), When.REVIEW),
    Binding(
        Action.EXPORT,
        "Ctrl+Shift+E",
        QT_TRANSLATE_NOOP("Keys", "&Export in another format…"),
        When.REVIEW,
    ),
    Binding(Action.UNDO, "Ctrl+Z", QT_TRANSLATE_NOOP("Keys", "&Undo"), When.REVIEW),
    Binding(Action.REDO, "Ctrl+Shift+Z Ctrl+Y", QT_TRANSLATE_NOOP("Keys", "&Redo"), When.REVIEW),
    Binding(
        Action.CUT, "Ctrl+K", QT_TRANSLATE_NOOP("Keys", "&Preview and apply a cut…"), When.REVIEW
    ),
    Binding(
        Action.CUT_AGAIN, "Ctrl+Shift+K", QT_TRANSLATE_NOOP("Keys", "Cut &again…"), When.REVIEW
    ),
    Binding(
        Action.TICK_CHANGE,
        "Space",
        QT_TRANSLATE_NOOP("Keys", "Take or leave this change of a cut"),
        When.CHANGE,
    ),
    Binding(
        Action.NEXT_CHANGE,
        "Alt+Down",
        QT_TRANSLATE_NOOP("Keys", "Next change of a cut"),
        When.CHANGE,
    ),
    Binding(
        Action.PREVIOUS_CHANGE,
        "Alt+Up",
        QT_TRANSLATE_NOOP("Keys", "Previous change of a cut"),
        When.CHANGE,
    ),
    Binding(Action.SET_TIMES, "F3", QT_TRANSLATE_NOOP("Keys", "Set &start and end…"), When.REVIEW),
    Binding(Action.SHIFT, "Ctrl+T", QT_TRANSLATE_NOOP("Keys", "S&hift…"), When.REVIEW),
    Binding(
        Action.SCALE, "Ctrl+Alt+T", QT_TRANSLATE_NOOP("Keys", "S&cale by two points…"), When.REVIEW
    ),
    Binding(
        Action.SNAP, "Ctrl+Shift+T", QT_TRANSLATE_NOOP("Keys", "Snap to &frames…"), When.REVIEW
    ),
    Binding(Action.HISTORY, "Ctrl+Alt+Z", QT_TRANSLATE_NOOP("Keys", "His&tory…"), When.REVIEW),
    Binding(Action.FIND, "Ctrl+F", QT_TRANSLATE_NOOP("Keys", "&Find…"), When.REVIEW),
    Binding(
        Action.REPLACE, "Ctrl+H", QT_TRANSLATE_NOOP("Keys", "Find and re&place…"), When.REVIEW
    ),
    Binding(Action.FIND_NEXT, "Ctrl+G", QT_TRANSLATE_NOOP("Keys", "Find &next"), When.REVIEW),
    Binding(
        Action.FIND_PREVIOUS,
        "Ctrl+Shift+G",
        QT_TRANSLATE_NOOP("Keys", "Find pre&vious"),
        When.REVIEW,
    ),
    Binding(Action.GO_TO, "Ctrl+J", QT_TRANSLATE_NOOP("Keys", "&Go to cue or time…"), When.REVIEW),
    Binding(
        Action.NEXT_MISSPELLING,
        "F9",
        QT_TRANSLATE_NOOP("Keys", "Next misspe&lt word"),
        When.REVIEW,
    ),
    Binding(
        Action.PREVIOUS_MISSPELLING,
        "Shift+F9",
        QT_TRANSLATE_NOOP("Keys", "Previous misspelt wor&d"),
        When.REVIEW,
    ),
    Binding(
        Action.BOOKMARK,
        "Ctrl+B",
        QT_TRANSLATE_NOOP("Keys", "Set or remove &bookmark"),
        When.REVIEW,
    ),
    Binding(
        Action.BOOKMARK_NOTE,
        "Ctrl+Shift+B",
        QT_TRANSLATE_NOOP("Keys", "Bookmark with n&ote…"),
        When.REVIEW,
    ),
    Binding(Action.NEXT_BOOKMARK, "F4", QT_TRANSLATE_NOOP("Keys", "Next boo&kmark"), When.REVIEW),
    Binding(
        Action.PREVIOUS_BOOKMARK,
        "Shift+F4",
        QT_TRANSLATE_NOOP("Keys", "Previous bookm&ark"),
        When.REVIEW,
    ),
    Binding(
        Action.BOOKMARKS, "Ctrl+Alt+B", QT_TRANSLATE_NOOP("Keys", "Boo&kmarks panel"), When.ALWAYS
    ),
    Binding(Action.STATISTICS, "Ctrl+I", QT_TRANSLATE_NOOP("Keys", "S&tatistics"), When.REVIEW),
    Binding(
        Action.RENAME_SPEAKER,
        "Ctrl+Alt+N",
        QT_TRANSLATE_NOOP("Keys", "Rena&me speaker…"),
        When.REVIEW,
    ),
    Binding(Action.PREFERENCES, "Ctrl+,", QT_TRANSLATE_NOOP("Keys", "Preferen&ces…"), When.ALWAYS),
    Binding(Action.QUALITY, "Ctrl+E", QT_TRANSLATE_NOOP("Keys", "&Quality panel"), When.ALWAYS),
    Binding(Action.NEXT_FINDING, "F8", QT_TRANSLATE_NOOP("Keys", "Next &finding"), When.REVIEW),
    Binding(
        Action.OPEN_BESIDE,
        "Ctrl+Alt+O",
        QT_TRANSLATE_NOOP("Keys", "Open &translation beside…"),
        When.REVIEW,
    ),
    Binding(Action.BESIDE, "Ctrl+Alt+V", QT_TRANSLATE_NOOP("Keys", "File &beside"), When.ALWAYS),
    Binding(
        Action.GO_ACROSS, "F6", QT_TRANSLATE_NOOP("Keys", "&Edit the file beside"), When.REVIEW
    ),
    Binding(
        Action.COMPARE,
        "Ctrl+Alt+R",
        QT_TRANSLATE_NOOP("Keys", "Compare with a re&ference…"),
        When.REVIEW,
    ),
    Binding(
        Action.REFERENCE, "Ctrl+Alt+D", QT_TRANSLATE_NOOP("Keys", "&Reference panel"), When.ALWAYS
    ),
    Binding(
        Action.NEXT_DIFFERENCE, "F7", QT_TRANSLATE_NOOP("Keys", "Next differenc&e"), When.REVIEW
    ),
    Binding(
        Action.PREVIOUS_DIFFERENCE,
        "Shift+F7",
        QT_TRANSLATE_NOOP("Keys", "Previous d&ifference"),
        When.REVIEW,
    ),
    Binding(
        Action.TAKE_REFERENCE,
        "Alt+Enter",
        QT_TRANSLATE_NOOP("Keys", "&Take what the reference has"),
        When.REVIEW,
    ),
    # Playing: the function key and Ctrl+Space are as in Subtitle Edit, the letters as in Aegisub.
    Binding(Action.PLAY_CUE, "F5", QT_TRANSLATE_NOOP("Keys", "Play this &cue"), When.REVIEW),
    Binding(
        Action.PLAY_SLOT,
        "Shift+F5",
        QT_TRANSLATE_NOOP("Keys", "Play around this &slot"),
        When.REVIEW,
    ),
    Binding(
        Action.PLAY_ON, "Ctrl+Space", QT_TRANSLATE_NOOP("Keys", "&Play on, pause"), When.REVIEW
    ),
    Binding(Action.REWIND, "Alt+Left", QT_TRANSLATE_NOOP("Keys", "&Back a little"), When.REVIEW),
    Binding(Action.FORWARD, "Alt+Right", QT_TRANSLATE_NOOP("Keys", "&On a little"), When.REVIEW),
    Binding(Action.SLOWER, "Alt+Shift+Left", QT_TRANSLATE_NOOP("Keys", "S&lower"), When.REVIEW),
    Binding(Action.FASTER, "Alt+Shift+Right", QT_TRANSLATE_NOOP("Keys", "&Faster"), When.REVIEW),
    Binding(
        Action.REPEAT,
        "Ctrl+F5",
        QT_TRANSLATE_NOOP("Keys", "&Repeat what is played"),
        When.REVIEW,
    ),
    Binding(
        Action.PLAY_EACH_SLOT,
        "Ctrl+Shift+F5",
        QT_TRANSLATE_NOOP("Keys", "Play at &each slot"),
        When.REVIEW,
    ),
    Binding(
        Action.ZOOM_IN,
        "Alt+Shift+Up",
        QT_TRANSLATE_NOOP("Keys", "&Widen the waveform"),
        When.REVIEW,
    ),
    Binding(
        Action.ZOOM_OUT,
        "Alt+Shift+Down",
        QT_TRANSLATE_NOOP("Keys", "&Narrow the waveform"),
        When.REVIEW,
    ),
    Binding(
        Action.OPEN_MEDIA,
        "Ctrl+Shift+O",
        QT_TRANSLATE_NOOP("Keys", "Open so&und or picture…"),
        When.REVIEW,
    ),
    Binding(Action.MEDIA, "Ctrl+M", QT_TRANSLATE_NOOP("Keys", "Soun&d and picture"), When.ALWAYS),
    Binding(Action.MANUAL, "F1", QT_TRANSLATE_NOOP("Keys", "&Manual"), When.ALWAYS),
    Binding(Action.SHOW_KEYS, "Shift+F1", QT_TRANSLATE_NOOP("Keys", "&Keys"), When.ALWAYS),
    Binding(Action.CLOSE, "Ctrl+W", QT_TRANSLATE_NOOP("Keys", "&Close file"), When.FILE),
    Binding(Action.QUIT, "Ctrl+Q", QT_TRANSLATE_NOOP("Keys", "&Quit"), When.ALWAYS),
)


def menu_binding(action: Action, rows: Sequence[Binding] = BINDINGS) -> Binding:
    """Row of an action in menus: its last row."""
    return next(row for row in reversed(rows) if row.action is action)
