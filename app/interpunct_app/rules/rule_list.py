# SPDX-License-Identifier: Apache-2.0
"""List of house rules with ticks."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from interpunct.rules.house_rule import HouseRule
from interpunct_app.looks.plain import plain_tip
from interpunct_app.looks.theme import FramedTicks
from interpunct_app.translation import translated

_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable


class RuleList(QListWidget):
    """Rules in their order; `itemChanged` is emitted when the user ticks one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: list[HouseRule] = []
        self.setAccessibleName(self.tr("House rules"))
        self.setItemDelegate(FramedTicks(self))

    def add(self, rule: HouseRule, *, ticked: bool) -> None:
        """Show a rule at the end."""
        self._rules.append(rule)
        item = QListWidgetItem(translated(rule.title))
        item.setToolTip(plain_tip(item.text()))
        item.setFlags(_FLAGS)
        item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        self.addItem(item)

    def chosen(self) -> list[HouseRule]:
        """Ticked rules, in their order."""
        states = [self.item(place).checkState() for place in range(self.count())]
        checked = Qt.CheckState.Checked
        return [rule for rule, it in zip(self._rules, states, strict=True) if it is checked]
