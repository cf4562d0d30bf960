# SPDX-License-Identifier: Apache-2.0
"""Dialog for the possible languages of a file."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QWidget

from interpunct.transcript.languages import languages
from interpunct_app.looks.boxes import column, ok_and_cancel
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.theme import FramedTicks
from interpunct_app.translation import language_title

translate = QCoreApplication.translate


def ask_languages(
    parent: QWidget, chosen: Sequence[str], found: Sequence[str]
) -> tuple[str, ...] | None:
    """Languages that the user ticks, empty for "any"; None if the user cancels.

    `chosen` are ticked at first, or `found` if `chosen` is empty; ticked languages are on top.
    """
    dialog = QDialog(parent)
    dialog.setWindowTitle(translate("Languages", "Languages of the file"))
    dialog.resize(360, 460)
    hint = translate(
        "Languages",
        "Cues are read as one of the ticked languages. Without a tick, any language is possible.",
    )
    listed = _filled_list(chosen or found)
    buttons = ok_and_cancel(dialog, dialog.accept)
    dialog.setLayout(column(plain_label(hint, wraps=True), listed, buttons, spacing=10))
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return None
    return tuple(_ticked(listed))


def _filled_list(ticked: Sequence[str]) -> QListWidget:
    listed = QListWidget()
    listed.setItemDelegate(FramedTicks(listed))
    listed.setAccessibleName(translate("Languages", "Languages"))
    titles = {
        entry.code: (entry.code not in ticked, language_title(entry)) for entry in languages()
    }
    for code, (_, title) in sorted(titles.items(), key=lambda item: item[1]):
        item = QListWidgetItem(title)
        item.setData(Qt.ItemDataRole.UserRole, code)
        work = Qt.CheckState.Checked if code in ticked else Qt.CheckState.Unchecked
        item.setCheckState(work)
        listed.addItem(item)
    return listed


def _ticked(listed: QListWidget) -> list[str]:
    items = [listed.item(row) for row in range(listed.count())]
    ticked = [item for item in items if item.checkState() is Qt.CheckState.Checked]
    return sorted(str(item.data(Qt.ItemDataRole.UserRole)) for item in ticked)
