# SPDX-License-Identifier: Apache-2.0
"""Errors in overridden Qt methods: reported as any other, on every Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Broken(QWidget):
    """Fails in code in C, which makes no exception but names a class and a text."""

    def sizeHint(self) -> QSize:  # noqa: N802, as Qt names it
        return max([])


def test_an_error_of_code_in_c_is_reported(qtbot: QtBot) -> None:
    broken = Broken()
    qtbot.addWidget(broken)
    with pytest.raises(ValueError, match="empty sequence"):
        broken.adjustSize()
