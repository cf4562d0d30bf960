# SPDX-License-Identifier: Apache-2.0
"""Base of all panels: a dock, its contents for the page in front, and its toggle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QWidget

from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.front_review import Front

DockT = TypeVar("DockT", bound=QDockWidget)


class Menu(Enum):
    """Menus with a place for the actions of panels."""

    FILE = auto()
    EDIT = auto()
    REVIEW = auto()
    TIMES = auto()
    PLAY = auto()
    VIEW = auto()


class Panel(QObject, Generic[DockT]):
    """Dock at an edge of the window, filled for the page in front.

    A subclass names its `toggle`, makes its dock and defines `fill`. A line in `PANELS`
    (`registry.py`) puts it into the window and into the menu View. Everything else is optional.
    """

    toggle: ClassVar[Action]
    """Action that shows and hides the dock."""
    menus: ClassVar[Mapping[Menu, Sequence[Action | None]]] = {}
    """Other actions of the panel in the menus, None for a line; in View they follow the toggle."""
    area: ClassVar = Qt.DockWidgetArea.RightDockWidgetArea
    tabbed_with: ClassVar[Action | None] = None
    """Toggle of an earlier panel, in whose place the dock is a tab."""

    def __init__(self, front: Front, dock: DockT) -> None:
        super().__init__(dock)
        self.front = front
        self.pages = front.pages
        self.dock = dock
        dock.setObjectName(self.toggle.value)  # under which the window stores its place
        front.changed.connect(self.turn)
        dock.visibilityChanged.connect(self._refill_shown)
        # Raise an opened dock, after it has its tab.
        later = Qt.ConnectionType.QueuedConnection
        dock.toggleViewAction().triggered.connect(dock.raise_, later)

    def fill(self, page: Page | None) -> None:
        """Show a page, or None, in the dock, which may be hidden.

        Called for another page in front, when its review begins, and when the dock is shown.
        """
        raise NotImplementedError

    @Slot()
    def turn(self) -> None:
        """Follow to another page in front, or to its review when it begins."""
        self.refill()

    @Slot()
    def refill(self) -> None:
        """Show the page in front."""
        self.fill(self.pages.current())

    def acts(self) -> Mapping[Action, Callable[[], object]]:
        """Functions of the panel's actions, without those of `switches`."""
        return {}

    def switches(self) -> dict[Action, QAction]:
        """Checkable menu entries, among them the toggle."""
        return {self.toggle: self.dock.toggleViewAction()}

    def start(self, entries: Mapping[Action, QAction]) -> None:
        """Take part in the window, once it has its menus and its last layout."""

    def draw_icons(self) -> None:
        """Draw the icons in the window's colours."""

    def stop(self) -> None:
        """Store settings and release files, when the window is closed."""

    @Slot(int)
    def go_to_cue(self, cue: int) -> None:
        """Move the cursor of the page in front to a cue."""
        page = self.pages.current()
        if page is not None and page.table.finish_editing():
            page.table.go_to(cue)

    @Slot(bool)
    def _refill_shown(self, is_shown: bool) -> None:
        if is_shown:
            self.refill()


AnyPanel = Panel[Any]
MakePanel = Callable[[Front, QWidget], AnyPanel]
"""Makes a panel of a window."""
