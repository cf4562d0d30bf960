# SPDX-License-Identifier: Apache-2.0
"""Dialog to choose house rules and the cues for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QWidget,
)

from interpunct.cutting.profiles import Profile
from interpunct.rules.common_errors import COMMON_ERRORS
from interpunct.rules.glossary_rule import GlossaryRule
from interpunct.rules.house_rule import HouseRule
from interpunct_app.looks.boxes import choice_box, column, ok_and_cancel, row
from interpunct_app.looks.plain import plain_label
from interpunct_app.rules.rule_list import RuleList
from interpunct_app.settings.options import Name
from interpunct_app.settings.settings import Settings

_COMMON = [rule.key for rule in COMMON_ERRORS if rule.is_common]
TICKED = Name("house rules", "\n".join([*_COMMON, GlossaryRule.key]))
"""Keys of the ticked rules, one a line."""

_BUILT_IN = frozenset(rule.key for rule in COMMON_ERRORS)


class RulesDialog(QDialog):
    """Rules with the last ticks; a style that names built-in rules has these ticked instead.

    `list_wanted` asks for a new list, which `add` takes; `folder_wanted` asks to see the lists.
    """

    list_wanted = Signal()
    folder_wanted = Signal()

    def __init__(
        self,
        parent: QWidget,
        settings: Settings,
        rules: Sequence[HouseRule],
        style: Profile,
        faults: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("House rules"))
        self.resize(560, 520)
        self._settings = settings
        self._of_style = frozenset(style.rules)
        self.list = RuleList()
        self.cues = choice_box()
        self.buttons = ok_and_cancel(self, self._accept)
        self._note = plain_label(wraps=True)
        self._lay_out()
        self.tell("\n".join(faults))
        remembered = _remembered(settings)
        ticked = remembered - _BUILT_IN | self._of_style if self._of_style else remembered
        for rule in rules:
            self.add(rule, ticked=rule.key in ticked)
        self.list.itemChanged.connect(self._show_possible)
        self._show_possible()

    def add(self, rule: HouseRule, *, ticked: bool = True) -> None:
        """Show a rule at the end."""
        self.list.add(rule, ticked=ticked)

    def tell(self, sentence: str) -> None:
        """Show a sentence below the rules."""
        self._note.setText(sentence)
        self._note.setVisible(bool(sentence))

    def chosen(self) -> list[HouseRule]:
        """Ticked rules, in their order."""
        return self.list.chosen()

    def is_for_all(self) -> bool:
        """Whether all cues are asked for, not only the selected ones."""
        return self.cues.currentIndex() == 0

    @Slot()
    def _accept(self) -> None:
        chosen = frozenset(rule.key for rule in self.chosen())
        if self._of_style:  # whose ticks are not the user's own
            chosen = chosen - _BUILT_IN | _remembered(self._settings) & _BUILT_IN
        TICKED.keep(self._settings, "\n".join(sorted(chosen)))
        self.accept()

    @Slot()
    def _show_possible(self) -> None:
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(bool(self.chosen()))

    def _lay_out(self) -> None:
        self.cues.setAccessibleName(self.tr("Where to look"))
        self.cues.addItems([self.tr("In the file"), self.tr("In the selected cues")])
        add = self.buttons.addButton(
            self.tr("&Add a list…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        folder = self.buttons.addButton(
            self.tr("&Show the lists"), QDialogButtonBox.ButtonRole.ActionRole
        )
        add.clicked.connect(self.list_wanted)
        folder.clicked.connect(self.folder_wanted)
        hint = plain_label(
            self.tr("The next step shows every change before anything changes."), wraps=True
        )
        parts = (hint, self.list, self._note, row(self.cues, None), self.buttons)
        self.setLayout(column(*parts, wide=self.list))


def _remembered(settings: Settings) -> frozenset[str]:
    return frozenset(TICKED.of(settings).split("\n"))
