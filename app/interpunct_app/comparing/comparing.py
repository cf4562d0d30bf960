# SPDX-License-Identifier: Apache-2.0
"""Two panels of a second file, their actions, and the watch on the disk."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from interpunct_app.comparing.beside import Beside
from interpunct_app.comparing.beside_dock import BesideDock
from interpunct_app.comparing.changed_files import ChangedFiles
from interpunct_app.comparing.effort import EffortCounter
from interpunct_app.comparing.front import Front
from interpunct_app.comparing.reference import ReferenceCheck
from interpunct_app.comparing.reference_dock import ReferenceDock
from interpunct_app.keys.actions import Action
from interpunct_app.pages.tabs import Pages


class Comparing:
    """Makes the panels of a window and fills them for the page in front."""

    def __init__(self, pages: Pages, parent: QWidget) -> None:
        self.front = Front(pages)
        self.efforts = EffortCounter(self.front)
        self.beside_dock = BesideDock(parent)
        self.beside = Beside(pages, self.front, self.beside_dock)
        self.reference_dock = ReferenceDock(parent)
        self.reference = ReferenceCheck(pages, self.front, self.efforts, self.reference_dock)
        self.changed_files = ChangedFiles(pages, parent)

    def acts(self) -> dict[Action, Callable[[], object]]:
        """Functions of keys and menu entries; the switches belong to the panels."""
        return {
            Action.OPEN_BESIDE: self.beside.ask_file,
            Action.GO_ACROSS: self.beside.go_across,
            **self.reference.acts(),
        }

    def entries(self) -> dict[Action, QAction]:
        """Checkable menu entries of the panels."""
        return {
            Action.BESIDE: self.beside_dock.toggleViewAction(),
            Action.REFERENCE: self.reference_dock.toggleViewAction(),
        }
