# SPDX-License-Identifier: Apache-2.0
"""Details of one bundle: description and accuracy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QTableView,
    QTabWidget,
    QWidget,
)

from interpunct.bundles.bundle import Bundle, DamagedBundle
from interpunct.bundles.description import PUBLISHED, CompactDescription
from interpunct.bundles.installed import is_shipped
from interpunct.bundles.worth import worth_of
from interpunct.errors import BundleError
from interpunct_app.bundles.worth_model import WorthColumn, WorthModel
from interpunct_app.cues.titled_table import set_up
from interpunct_app.looks.boxes import NO_MARGINS, column
from interpunct_app.looks.plain import plain_label
from interpunct_app.translation import language_name, told

_FIGURE_WIDTH, _NAME_WIDTH = 108, 150  # pixels


class BundleDetails(QWidget):
    """Shows the description of a bundle, all of it as plain text."""

    def __init__(self) -> None:
        super().__init__()
        self.model = WorthModel()
        self.table = QTableView()
        self.table.setModel(self.model)
        self.card = QPlainTextEdit()
        self.hint = _told()
        self._name = _told()
        self._about = _told()
        self.facts: dict[str, QLabel] = {}
        self._lay_out()

    def show_bundle(self, bundle: Bundle, own: Sequence[str]) -> None:
        """Show `bundle`; `own` are the languages of the open file."""
        described = bundle.description
        summary = described.summary if isinstance(described, CompactDescription) else ""
        self._name.setText(described.name)
        self._about.setText(summary)
        self._about.setVisible(bool(summary))
        facts = {
            "version": described.version,
            "system": bundle.system,
            "size": self.tr("{size} MB").format(size=f"{bundle.size / 1e6:,.1f}"),
            "licence": self._licence(bundle),
            "languages": f"{len(bundle.languages)}: {' '.join(bundle.languages)}",
            "folder": str(bundle.folder),
        }
        for key, text in facts.items():
            self.facts[key].setText(text)
        worth = worth_of(bundle)
        self.model.show_worth(worth, own)
        self.table.scrollToTop()
        measured = {found.language for found in worth}
        missing = [code for code in own if code not in measured]
        is_short = isinstance(described, PUBLISHED)
        hint = self._hint(bool(worth), missing, is_short=is_short)
        self.hint.setText(" ".join((hint, *self._since(bundle))))
        self.card.setPlainText(_card(bundle))

    def show_damaged(self, bundle: DamagedBundle) -> None:
        """Show why a bundle cannot be read."""
        self._name.setText(bundle.folder.name)
        self._about.setText(told(bundle.error))
        self._about.show()
        for label in self.facts.values():
            label.setText("—")
        self.facts["folder"].setText(str(bundle.folder))
        self.model.show_worth([], [])
        self.hint.setText(self.tr("This model cannot be used. Install it again, or remove it."))
        self.card.clear()

    def _licence(self, bundle: Bundle) -> str:
        if bundle.licence:
            return bundle.licence
        if is_shipped(bundle):
            return self.tr("Part of Interpunct; its card lists the licences of the texts")
        return self.tr("Not stated; ask its authors")

    def _hint(self, was_measured: bool, missing: Sequence[str], *, is_short: bool) -> str:
        """Explanation of the figures, or of their absence."""
        if not was_measured:
            return self.tr("This model has no figures: it was not measured.")
        if is_short:
            return self.tr(
                "Measured when it was installed, on a text of 40 sentences beside the shipped "
                "model. That is too short to rank good models."
            )
        hint = self.tr(
            "Measured on unseen text without cues. Error rate: wrong gaps for each gap with a "
            "mark; lower is better."
        )
        if missing:
            names = ", ".join(map(language_name, missing))
            told = self.tr("Not measured in these languages of the open file: {languages}.")
            hint += " " + told.format(languages=names)
        return hint

    def _since(self, bundle: Bundle) -> Iterator[str]:
        """Effect of the last adaptation, made after the figures above were taken."""
        for last in bundle.description.adapted[-1:]:
            yield self.tr(
                "The model was adapted after this measurement. On unseen text of its user, "
                "accuracy went from {f1_before} % to {f1_after} %, the error rate from "
                "{before} % to {after} %."
            ).format(
                f1_before=_percent(last.before.micro_f1),
                f1_after=_percent(last.after.micro_f1),
                before=_percent(last.before.slot_error_rate),
                after=_percent(last.after.slot_error_rate),
            )

    def _lay_out(self) -> None:
        font = self._name.font()
        font.setBold(True)
        self._name.setFont(font)
        titles = {
            "version": self.tr("Version"),
            "system": self.tr("System"),
            "size": self.tr("Size"),
            "licence": self.tr("Licence"),
            "languages": self.tr("Languages"),
            "folder": self.tr("Folder"),
        }
        form = QFormLayout()
        form.setVerticalSpacing(5)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for key, title in titles.items():
            self.facts[key] = _told()
            form.addRow(title, self.facts[key])
        self._set_up_table()
        self.card.setReadOnly(True)
        self.card.setAccessibleName(self.tr("Model card"))
        figures = QWidget()
        figures.setLayout(column(self.table, self.hint, wide=self.table))
        tabs = QTabWidget()
        tabs.addTab(figures, self.tr("&Accuracy"))
        tabs.addTab(self.card, self.tr("Model c&ard"))
        parts = (self._name, self._about, form, tabs)
        self.setLayout(column(*parts, wide=tabs, margins=NO_MARGINS, spacing=10))

    def _set_up_table(self) -> None:
        set_up(self.table)
        self.table.setAccessibleName(self.tr("Accuracy of the model, by language"))
        header = self.table.horizontalHeader()
        for figure in WorthColumn:
            self.table.setColumnWidth(figure, max(_FIGURE_WIDTH, header.sectionSizeHint(figure)))
        self.table.setColumnWidth(WorthColumn.LANGUAGE, _NAME_WIDTH)
        header.setSectionResizeMode(WorthColumn.NOTE, QHeaderView.ResizeMode.Stretch)


def _told() -> QLabel:
    """Label with text of a bundle, shown literally and selectable."""
    label = plain_label(wraps=True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _card(bundle: Bundle) -> str:
    try:
        return bundle.card()
    except BundleError as error:
        return told(error)
    except (OSError, UnicodeDecodeError) as error:
        return str(error)
