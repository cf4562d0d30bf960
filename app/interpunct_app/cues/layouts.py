# SPDX-License-Identifier: Apache-2.0
"""Cache of the text layouts used last."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtGui import QColor, QFont, QTextLayout

from interpunct_app.cues.painting import lay_out
from interpunct_app.cues.shown_cue import ShownCue


class Layouts:
    """`lay_out` with a cache of the `most` texts used last.

    The key holds every argument that a layout depends on, so that no entry can be outdated.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[Hashable, QTextLayout] = {}

    def of(
        self,
        cue: ShownCue,
        font: QFont,
        width: float,
        markup: QColor,
        most_lines: int | None = None,
    ) -> QTextLayout:
        """See `lay_out`."""
        colour = markup.rgba() if cue.markup else None
        key = (cue.text, cue.markup, cue.right_to_left, font.key(), width, colour, most_lines)
        layout = self._known.pop(key, None) or lay_out(cue, font, width, markup, most_lines)
        self._known[key] = layout  # the newest entry is last
        if len(self._known) > self._most:
            del self._known[next(iter(self._known))]
        return layout
