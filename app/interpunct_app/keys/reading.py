# SPDX-License-Identifier: Apache-2.0
"""From a key that was pressed to what it asks of the review: one key, one decision.

Marks are taken from the text that a key types, so that `،`, `؟`, `。` and `।` work on their own
layouts. Letters follow the layout where it is Latin (`Z` is where the user's Z is) and the place
of the key where it is not: on a Russian layout the key that types `ч` is X, on a French one the
key that types `&` is 1.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from interpunct.transcript.signs import TYPED_MARKS
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.names import spellings, typed_text
from interpunct_app.keys.places import latin_at
from interpunct_app.keys.table import Binding, When

Modifier = Qt.KeyboardModifier


class KeyReader:
    """Reads the keys of the review as `rows` have them."""

    def __init__(self, rows: Iterable[Binding]) -> None:
        keys = [
            (row.action, name)
            for row in rows
            if row.when is When.SLOT
            for name in row.keys.split()
        ]
        self._texts = {typed_text(name): action for action, name in keys if typed_text(name)}
        self._keys = {
            QKeySequence(spelling): action
            for action, name in keys
            if not typed_text(name)
            for spelling in spellings(name)
        }

    def command_of(self, event: QKeyEvent, platform: str) -> KeyCommand | None:
        """What `event` asks of the review, None where it asks nothing.

        `platform` is `QGuiApplication.platformName()`; it says how places of keys are numbered.
        """
        held = event.modifiers() & ~(Modifier.KeypadModifier | Modifier.GroupSwitchModifier)
        unshifted = held & ~Modifier.ShiftModifier
        for modifiers in (held, unshifted):
            if action := self._keys.get(QKeySequence(event.key() | modifiers.value)):
                return KeyCommand(action)
        if unshifted:  # AltGr types marks on many layouts; Qt reports it as Ctrl+Alt on Windows
            is_mark = event.text() in TYPED_MARKS
            return KeyCommand(Action.MARK, event.text()) if is_mark else None
        return self._typed(event, platform)

    def _typed(self, event: QKeyEvent, platform: str) -> KeyCommand | None:
        """What a typed character asks."""
        text = event.text()
        if text in TYPED_MARKS:
            return KeyCommand(Action.MARK, text)
        if text not in self._texts and not (text.isascii() and text.isalnum()):
            text = latin_at(event, platform)
        action = self._texts.get(text) or self._texts.get(text.lower())
        if action is None:
            return None
        return KeyCommand(action, text if action is Action.ALTERNATIVE else "")
