# SPDX-License-Identifier: Apache-2.0
"""Key table: the effect of every key, its name, and when it works.

A `KeyMap` is this table with the user's set and changes. Key handling, menus and the cheat sheet
read the map. Default keys are changed only here. Then `python packaging/keys.py` updates the
README's table. `packaging/translations.py` takes the texts from the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from interpunct_app.keys.actions import Action


class When(Enum):
    """Condition under which a key works and a menu entry is enabled."""

    SLOT = "the review or the table of cues has the focus"
    TABLE = "the table of cues has the focus"
    CHANGE = "the changes of a cut are shown before it is applied"
    REVIEW = "a file is under review"
    FILE = "a file is open"
    ALWAYS = "always"


OF_WIDGETS = (When.SLOT, When.TABLE)
"""Conditions of keys that the widget with the focus handles; the window handles all others."""


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
        Action.ACCEPT, "Space Enter", "Accept the shown mark or case, go to the next uncertain gap"
    ),
    Binding(Action.MARK, ". , ? ! : ;", "Set this mark with any keyboard layout, go on"),
    Binding(Action.NO_MARK, "X 0", "Set no mark, go on"),
    Binding(
        Action.ALTERNATIVE,
        "1 2 3 4 5 6 7 8 9",
        "Choose no mark, comma, full stop, question mark, or a word's case; go on",
    ),
    Binding(Action.UNDO, "Backspace Z", "Undo the last step and return to its gap"),
    Binding(Action.NEXT_DOUBT, "Tab", "&Next uncertain gap"),
    Binding(Action.PREVIOUS_DOUBT, "Shift+Tab", "&Previous uncertain gap"),
    Binding(Action.NEXT_SLOT, "L", "Next gap, certain or not"),
    Binding(Action.PREVIOUS_SLOT, "J", "Previous gap, certain or not"),
    Binding(Action.LOWER, "U", "Lower case for the next or the uncertain word"),
    Binding(Action.CAPITAL, "Shift+U", "Capital for the next or the uncertain word"),
    Binding(Action.EVERYWHERE, "E", "Decide li&ke places as the last one"),
    Binding(Action.SPLIT, "/", "&Split the cue here"),
    Binding(Action.JOIN, "M", "&Join with the next cue"),
    Binding(Action.EDIT, "F2", "&Edit the text"),
    Binding(Action.EDIT_LARGE, "Shift+F2", "Edit the text in the bo&x below the table"),
    Binding(Action.INSERT_BEFORE, "Shift+Ins", "New row be&fore", When.TABLE),
    Binding(Action.INSERT_AFTER, "Ins", "New row &after", When.TABLE),
    Binding(Action.DELETE, "Del", "&Delete rows", When.TABLE),
    Binding(Action.DUPLICATE, "Ctrl+D", "D&uplicate rows", When.TABLE),
    Binding(Action.CLIP, "Ctrl+X", "Cut &out rows", When.TABLE),
    Binding(Action.COPY, "Ctrl+C", "&Copy rows", When.TABLE),
    Binding(Action.COPY_TEXT, "Ctrl+Shift+C", "Copy t&he text", When.TABLE),
    Binding(Action.PASTE, "Ctrl+V", "&Paste rows", When.TABLE),
    Binding(Action.MOVE_UP, "Ctrl+Shift+Up", "&Move rows up", When.TABLE),
    Binding(Action.MOVE_DOWN, "Ctrl+Shift+Down", "Mo&ve rows down", When.TABLE),
    Binding(Action.SWAP, "Ctrl+Shift+X", "E&xchange the texts of two rows", When.TABLE),
    Binding(Action.DIALOGUE, "D", "Dashes of a dialo&gue", When.TABLE),
    Binding(Action.ITALICS, "I", "&Italics", When.TABLE),
    Binding(Action.LYRICS, "N", "Notes of a so&ng", When.TABLE),
    Binding(Action.SOUND, "O", "B&rackets of a sound", When.TABLE),
    Binding(Action.SORT, "Ctrl+Alt+S", "Sort rows by &time", When.REVIEW),
    Binding(Action.RENUMBER, "Ctrl+Alt+Shift+S", "Number rows from &1", When.REVIEW),
    Binding(Action.ACCEPT_CUE, "Ctrl+Enter", "Accept the rest of this &cue"),
    Binding(Action.ACCEPT_CONFIDENT, "Ctrl+Shift+Enter", "&Accept all confident proposals…"),
    Binding(Action.PLAY_CUE, "R", "Play this &cue"),
    Binding(Action.PLAY_SLOT, "S", "Play around this &gap"),
    Binding(Action.PLAY_ON, "K", "&Play or pause"),
    Binding(Action.ASK_MORE, "Ctrl+Up", "Look at more gaps: slider up"),
    Binding(Action.ASK_FEWER, "Ctrl+Down", "Look at fewer gaps: slider down"),
    Binding(Action.LEAVE, "Esc", "Go to the table of cues"),
    Binding(Action.NEW, "Ctrl+N", "New ca&ptions…", When.ALWAYS),
    Binding(Action.OPEN, "Ctrl+O", "&Open…", When.ALWAYS),
    Binding(Action.SAVE, "Ctrl+S", "&Save", When.REVIEW),
    Binding(Action.SAVE_AS, "Ctrl+Shift+S", "Save &as…", When.REVIEW),
    Binding(Action.EXPORT, "Ctrl+Shift+E", "&Export in another format…", When.REVIEW),
    Binding(Action.UNDO, "Ctrl+Z", "&Undo", When.REVIEW),
    Binding(Action.REDO, "Ctrl+Shift+Z Ctrl+Y", "&Redo", When.REVIEW),
    Binding(Action.CUT, "Ctrl+K", "&Preview and apply a cut…", When.REVIEW),
    Binding(Action.CUT_AGAIN, "Ctrl+Shift+K", "Cut &again…", When.REVIEW),
    Binding(Action.TICK_CHANGE, "Space", "Tick or untick this change of a cut", When.CHANGE),
    Binding(Action.NEXT_CHANGE, "Alt+Down", "Next change of a cut", When.CHANGE),
    Binding(Action.PREVIOUS_CHANGE, "Alt+Up", "Previous change of a cut", When.CHANGE),
    Binding(Action.SET_TIMES, "F3", "Set &start and end…", When.REVIEW),
    Binding(Action.SHIFT, "Ctrl+T", "S&hift…", When.REVIEW),
    Binding(Action.SYNCHRONISE, "Ctrl+Alt+T", "Syn&chronise…", When.REVIEW),
    Binding(Action.SNAP, "Ctrl+Shift+T", "Snap to &frames…", When.REVIEW),
    Binding(Action.HISTORY, "Ctrl+Alt+Z", "His&tory…", When.REVIEW),
    Binding(Action.FIND, "Ctrl+F", "&Find…", When.REVIEW),
    Binding(Action.REPLACE, "Ctrl+H", "Find and re&place…", When.REVIEW),
    Binding(Action.FIND_NEXT, "Ctrl+G", "Find &next", When.REVIEW),
    Binding(Action.FIND_PREVIOUS, "Ctrl+Shift+G", "Find pre&vious", When.REVIEW),
    Binding(Action.GO_TO, "Ctrl+J", "&Go to cue or time…", When.REVIEW),
    Binding(Action.HOUSE_RULES, "Ctrl+Shift+F", "Correct b&y house rules…", When.REVIEW),
    Binding(Action.SPELLING, "Ctrl+F9", "Spell&ing, word by word…", When.REVIEW),
    Binding(Action.NEXT_MISSPELLING, "F9", "Next misspe&lt word", When.REVIEW),
    Binding(Action.PREVIOUS_MISSPELLING, "Shift+F9", "Previous misspelt wor&d", When.REVIEW),
    Binding(Action.BOOKMARK, "Ctrl+B", "Set or remove &bookmark", When.REVIEW),
    Binding(Action.BOOKMARK_NOTE, "Ctrl+Shift+B", "Bookmark with n&ote…", When.REVIEW),
    Binding(Action.NEXT_BOOKMARK, "F4", "Next boo&kmark", When.REVIEW),
    Binding(Action.PREVIOUS_BOOKMARK, "Shift+F4", "Previous bookm&ark", When.REVIEW),
    Binding(Action.BOOKMARKS, "Ctrl+Alt+B", "Boo&kmarks panel", When.ALWAYS),
    Binding(Action.STATISTICS, "Ctrl+I", "S&tatistics", When.REVIEW),
    Binding(Action.RENAME_SPEAKER, "Ctrl+Alt+N", "Rena&me speaker…", When.REVIEW),
    Binding(Action.PREFERENCES, "Ctrl+,", "Preferen&ces…", When.ALWAYS),
    Binding(Action.QUALITY, "Ctrl+E", "&Quality panel", When.ALWAYS),
    Binding(Action.NEXT_FINDING, "F8", "Next &finding", When.REVIEW),
    Binding(Action.OPEN_BESIDE, "Ctrl+Alt+O", "Open &translation beside…", When.REVIEW),
    Binding(Action.BESIDE, "Ctrl+Alt+V", "File &beside", When.ALWAYS),
    Binding(Action.GO_ACROSS, "F6", "&Edit the file beside", When.REVIEW),
    Binding(Action.COMPARE, "Ctrl+Alt+R", "Compare with a re&ference…", When.REVIEW),
    Binding(Action.REFERENCE, "Ctrl+Alt+D", "&Reference panel", When.ALWAYS),
    Binding(Action.NEXT_DIFFERENCE, "F7", "Next differenc&e", When.REVIEW),
    Binding(Action.PREVIOUS_DIFFERENCE, "Shift+F7", "Previous d&ifference", When.REVIEW),
    Binding(Action.TAKE_REFERENCE, "Alt+Enter", "&Take over from the reference", When.REVIEW),
    # Playing: the function key and Ctrl+Space are as in Subtitle Edit, the letters as in Aegisub.
    Binding(Action.PLAY_CUE, "F5", "Play this &cue", When.REVIEW),
    Binding(Action.PLAY_SLOT, "Shift+F5", "Play around this &gap", When.REVIEW),
    Binding(Action.PLAY_ON, "Ctrl+Space", "&Play or pause", When.REVIEW),
    Binding(Action.PLAY_FROM, "Alt+F5", "Pla&y on from this row", When.REVIEW),
    Binding(Action.PLAY_LAST, "Alt+Shift+F5", "Play the las&t second of this row", When.REVIEW),
    Binding(Action.PLAY_NEXT, "Ctrl+Alt+F5", "Play at the ne&xt uncertain gap", When.REVIEW),
    Binding(Action.LISTEN, "Ctrl+L", "L&istening pass: keys act on the gap heard", When.REVIEW),
    Binding(Action.LOOK_HERE, "H", "Bookmar&k the row that is heard"),
    Binding(Action.FOLLOW, "Ctrl+Shift+M", "Keep the row th&at is heard in sight", When.REVIEW),
    Binding(Action.REWIND, "Alt+Left", "&Back a little", When.REVIEW),
    Binding(Action.FORWARD, "Alt+Right", "&On a little", When.REVIEW),
    Binding(Action.SLOWER, "Alt+Shift+Left", "S&lower", When.REVIEW),
    Binding(Action.FASTER, "Alt+Shift+Right", "&Faster", When.REVIEW),
    Binding(Action.REPEAT, "Ctrl+F5", "&Repeat the played part", When.REVIEW),
    Binding(Action.PLAY_EACH_SLOT, "Ctrl+Shift+F5", "Play at &each gap", When.REVIEW),
    Binding(Action.START_HERE, "F11", "S&tart of the row at the playhead", When.REVIEW),
    Binding(Action.END_HERE, "F12", "En&d of the row at the playhead", When.REVIEW),
    Binding(Action.START_REST_HERE, "Ctrl+F11", "Start, and &move the rest along", When.REVIEW),
    Binding(Action.INSERT_HERE, "Alt+Ins", "New row at the &playhead", When.REVIEW),
    Binding(Action.START_EARLIER, "Ctrl+Left", "Start a step &earlier", When.REVIEW),
    Binding(Action.START_LATER, "Ctrl+Right", "Start a step &later", When.REVIEW),
    Binding(Action.END_EARLIER, "Ctrl+Shift+Left", "E&nd a step earlier", When.REVIEW),
    Binding(Action.END_LATER, "Ctrl+Shift+Right", "End &a step later", When.REVIEW),
    Binding(Action.ROW_EARLIER, "Alt+PgUp", "&Row a step earlier", When.REVIEW),
    Binding(Action.ROW_LATER, "Alt+PgDown", "R&ow a step later", When.REVIEW),
    Binding(Action.ZOOM_IN, "Alt+Shift+Up", "&Widen the waveform", When.REVIEW),
    Binding(Action.ZOOM_OUT, "Alt+Shift+Down", "&Narrow the waveform", When.REVIEW),
    Binding(Action.SPECTROGRAM, "Ctrl+Alt+M", "Spectrogra&m", When.ALWAYS),
    Binding(Action.FIND_SHOTS, "Ctrl+Alt+F", "Find &shot changes", When.REVIEW),
    Binding(Action.OPEN_MEDIA, "Ctrl+Shift+O", "Open so&und or picture…", When.REVIEW),
    Binding(Action.MEDIA, "Ctrl+M", "Soun&d and picture", When.ALWAYS),
    Binding(Action.MANUAL, "F1", "&Manual", When.ALWAYS),
    Binding(Action.SHOW_KEYS, "Shift+F1", "&Keys", When.ALWAYS),
    Binding(Action.CLOSE, "Ctrl+W", "&Close file", When.FILE),
    Binding(Action.QUIT, "Ctrl+Q", "&Quit", When.ALWAYS),
)


def menu_binding(action: Action, rows: Sequence[Binding] = BINDINGS) -> Binding:
    """Row of an action in menus: its last row."""
    return next(row for row in reversed(rows) if row.action is action)
