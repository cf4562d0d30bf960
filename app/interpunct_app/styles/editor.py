# SPDX-License-Identifier: Apache-2.0
"""Editor of one house style: title, limits, limits of single languages, house rules."""

from __future__ import annotations

from dataclasses import fields, replace

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QInputDialog,
    QLineEdit,
    QPushButton,
    QWidget,
)

from interpunct.cutting.profile_writing import differing, profile_text
from interpunct.cutting.profiles import Limits, Profile, parse_profile
from interpunct.errors import ProfileError
from interpunct.rules.common_errors import COMMON_ERRORS
from interpunct.transcript.languages import languages
from interpunct_app.looks.boxes import choice_box, column, form_layout, ok_and_cancel, row
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.scrolled import Scrolled
from interpunct_app.looks.windows import is_accepted
from interpunct_app.rules.rule_list import RuleList
from interpunct_app.styles.fields import limit_fields, limit_title
from interpunct_app.translation import language_name, language_title, told

_GENERAL = ""
"""Code of the limits of all languages without others."""


class StyleEditor(QDialog):
    """Form of a style. While its limits contradict each other, that is told and OK is grey."""

    def __init__(self, parent: QWidget, style: Profile) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("House style"))
        self._style = style
        self._general = {one.name: getattr(style.general, one.name) for one in fields(Limits)}
        self._others = {
            code: differing(limits, style.general) for code, limits in style.languages.items()
        }
        self.title = QLineEdit(style.title)
        self.language = choice_box()
        self.add = QPushButton(self.tr("&Add a language…"))
        self.remove = QPushButton(self.tr("&Remove"))
        self.fields = limit_fields(self)
        self.rules = RuleList()
        for rule in COMMON_ERRORS:
            self.rules.add(rule, ticked=rule.key in style.rules)
        self.fault = plain_label(wraps=True)
        self.buttons = ok_and_cancel(self, self.accept)
        self._lay_out()
        self._connect()
        self._fill_languages(_GENERAL)

    def style_now(self) -> Profile:
        """Style of the form."""
        general = Limits(**self._general)
        own = {code: replace(general, **values) for code, values in self._others.items()}
        title = " ".join(self.title.text().split())
        listed = {rule.key for rule in COMMON_ERRORS}
        others = [key for key in self._style.rules if key not in listed]
        rules = (*others, *(rule.key for rule in self.rules.chosen()))
        return replace(self._style, title=title, general=general, languages=own, rules=rules)

    def _code(self) -> str:
        return str(self.language.currentData())

    def _fill_languages(self, chosen: str) -> None:
        with QSignalBlocker(self.language):
            self.language.clear()
            self.language.addItem(self.tr("All other languages"), _GENERAL)
            for code in sorted(self._others):
                self.language.addItem(language_name(code), code)
            self.language.setCurrentIndex(max(0, self.language.findData(chosen)))
        self._show_limits()

    @Slot()
    def _show_limits(self) -> None:
        """Show the limits of the chosen language."""
        values = self._general | self._others.get(self._code(), {})
        for name, field in self.fields.items():
            field.show_value(values[name])
        self.remove.setEnabled(self._code() != _GENERAL)
        self._check()

    def _take(self, name: str) -> None:
        """Take over a changed field; a language without a limit has the general one."""
        value, code = self.fields[name].value(), self._code()
        if code == _GENERAL:
            self._general[name] = value
        elif value is None or value == self._general[name]:
            self._others[code].pop(name, None)
        else:
            self._others[code][name] = value
        self._show_limits()

    @Slot()
    def _check(self) -> None:
        """Tell a fault of the style; OK needs a style without any, and a title."""
        fault = ""
        try:
            parse_profile(profile_text(self.style_now()), self._style.name, "")
        except ProfileError as error:
            fault = told(error)
        self.fault.setText(fault)
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(not fault and bool(self.title.text().strip()))

    @Slot()
    def _add_language(self) -> None:
        offered = {
            language_title(it): it.code for it in languages() if it.code not in self._others
        }
        ask = self.tr("Language with limits of its own")
        title, is_given = QInputDialog.getItem(
            self, self.windowTitle(), ask, list(offered), 0, editable=False
        )
        if is_given:
            self._others[offered[title]] = {}
            self._fill_languages(offered[title])

    @Slot()
    def _remove_language(self) -> None:
        del self._others[self._code()]
        self._fill_languages(_GENERAL)

    def _lay_out(self) -> None:
        content = QWidget()
        form = form_layout(content)
        form.setContentsMargins(0, 0, 0, 0)
        self.title.setAccessibleName(self.tr("Title"))
        self.language.setAccessibleName(self.tr("Limits for"))
        form.addRow(plain_label(self.tr("Title")), self.title)
        which = row(self.language, self.add, self.remove, wide=self.language)
        form.addRow(plain_label(self.tr("Limits for")), which)
        for name, field in self.fields.items():
            field.widget.setAccessibleName(limit_title(name))
            form.addRow(plain_label(limit_title(name)), field.widget)
        form.addRow(plain_label(self.tr("House rules")), self.rules)
        for button in (self.add, self.remove):
            button.setAutoDefault(False)
        area = Scrolled(content)
        self.setLayout(column(area, self.fault, self.buttons, wide=area))

    def _connect(self) -> None:
        self.title.textChanged.connect(self._check)
        self.language.currentIndexChanged.connect(self._show_limits)
        self.add.clicked.connect(self._add_language)
        self.remove.clicked.connect(self._remove_language)
        for name, field in self.fields.items():
            field.changed.connect(lambda name=name: self._take(name))


def edited(parent: QWidget, style: Profile) -> Profile | None:
    """The style after the user has changed it; None if cancelled."""
    editor = StyleEditor(parent, style)
    return editor.style_now() if is_accepted(editor) else None
