# SPDX-License-Identifier: Apache-2.0
"""List of all panels, which window and menus read."""

from __future__ import annotations

from interpunct_app.panels.beside.beside import Beside
from interpunct_app.panels.bookmarks.control import BookmarkControl
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.panels.panel import MakePanel
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.panels.reference.check import ReferenceCheck

PANELS: tuple[MakePanel, ...] = (
    QualityCheck,
    BookmarkControl,
    MediaControl,
    Beside,
    ReferenceCheck,
)
"""In the order of the menu View."""
