# SPDX-License-Identifier: Apache-2.0
"""Options of a run: what to do with the files, and where outputs go."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.errors import ProfileError
from interpunct.files import is_plain_name
from interpunct.folders.planning import Destination
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.work.options import Options
from interpunct_app.looks.boxes import NO_MARGINS, choice_box, form_layout, offer, row, uncut
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label
from interpunct_app.pages.language_dialog import ask_languages
from interpunct_app.settings import titles
from interpunct_app.settings.options import OWN_STYLES
from interpunct_app.settings.remembered import profile_for_cuts
from interpunct_app.settings.settings import Settings
from interpunct_app.translation import told

translate = QCoreApplication.translate

_AUTO = "auto"
"""Same as `--marks auto`: fill missing marks, except in files that have their marks."""


class BatchForm(QWidget):
    """Fields that remember the last choices; `changed` is emitted when one changes.

    "Write them anew" is not remembered. Otherwise a choice made last week could overwrite outputs
    corrected since.
    """

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.marks = choice_box(_marks_modes())
        self.casing = choice_box([(mode.value, text) for mode, text in titles.casing_modes()])
        self.cut = choice_box(
            [
                (CutMode.OFF.value, self.tr("Leave the cues as they are")),
                *((mode.value, text) for mode, text in titles.cut_modes()),
            ]
        )
        self.profile = choice_box(titles.profiles(settings))
        self.languages = QPushButton()
        self._codes: tuple[str, ...] = ()
        self.place = choice_box(
            [
                ("beside", self.tr("Beside each file, with a suffix")),
                ("folder", self.tr("In another folder")),
            ]
        )
        self.suffix = QLineEdit()
        self._goal = plain_label()
        self.folder = QLineEdit()
        self.choose_folder = QPushButton(self.tr("Choose…"))
        self.existing = choice_box(
            [
                ("skip", self.tr("Keep the output, skip the file")),
                ("write", self.tr("Write the output again")),
            ]
        )
        self.writes_report = QCheckBox(self.tr("Report"))
        self.report_file = QLineEdit()
        self.choose_report = QPushButton(self.tr("Choose…"))
        self._fields: dict[str, QComboBox | QLineEdit] = {
            "marks": self.marks,
            "casing": self.casing,
            "cut": self.cut,
            "profile": self.profile,
            "place": self.place,
            "suffix": self.suffix,
            "folder": self.folder,
        }
        for field in (*self._fields.values(), self.existing):
            if isinstance(field, QComboBox):
                uncut(field)
        self._name()
        self._lay_out()
        self._recall()
        self._connect()
        self._show_possible()

    def options(self) -> Options:
        """Processing options, as on the command line."""
        marks = self.marks.currentData()
        return Options(
            languages=self._codes,
            marks=MarksMode.COMPLETE if marks == _AUTO else MarksMode(marks),
            casing=CasingMode(self.casing.currentData()),
            cut=CutMode(self.cut.currentData()),
            profile=load_profile(self.profile.currentData()),
            spares_punctuated=marks == _AUTO,
        )

    def destination(self) -> Destination:
        """Place of the outputs; nothing is written if no file would change."""
        out = self._folder() if self._wants_folder() else None
        options = self.options()
        only_suggests = options.marks is MarksMode.SUGGEST and options.cut is CutMode.OFF
        return Destination(
            self.suffix.text().strip(),
            out,
            overwrite=self.existing.currentData() == "write",
            writes=not (only_suggests and out is None),
        )

    def report(self) -> Path | None:
        """File of the report; None without a report."""
        wanted = self.writes_report.isChecked() and self.report_file.text()
        return Path(self.report_file.text()) if wanted else None

    def problem(self) -> str | None:
        """Message on a missing or wrong input; None if there is none."""
        try:
            load_profile(self.profile.currentData())
        except ProfileError as error:
            return told(error)
        if self._wants_folder() and not self._folder().is_absolute():
            return self.tr("Choose the folder for the outputs.")
        if not self._wants_folder() and not is_plain_name(f"x.{self.suffix.text().strip()}"):
            return self.tr("The suffix is part of a file name: use letters, digits and dashes.")
        if self.writes_report.isChecked() and not self.report_file.text():
            return self.tr("Choose the file for the report.")
        return None

    def use_languages(self, codes: tuple[str, ...]) -> None:
        """Set the possible languages of cues; empty means any."""
        self._codes = codes
        self._show_possible()
        self.changed.emit()

    def _folder(self) -> Path:
        """Folder of the outputs; it may be relative, which `problem` reports."""
        folder = Path(self.folder.text().strip())
        try:
            return folder.expanduser()
        except RuntimeError:  # unknown user in "~user"
            return folder

    def _wants_folder(self) -> bool:
        return bool(self.place.currentData() == "folder")

    @Slot()
    def _field_changed(self) -> None:
        for key, field in self._fields.items():
            value = field.currentData() if isinstance(field, QComboBox) else field.text()
            self._settings.set_text(f"batch {key}", value)
        self._show_possible()
        self.changed.emit()

    def _recall(self) -> None:
        defaults = {"profile": profile_for_cuts(self._settings).source}
        defaults |= {"casing": CasingMode.MODEL.value, "suffix": "punctuated"}
        for key, field in self._fields.items():
            value = self._settings.text(f"batch {key}", defaults.get(key, ""))
            if isinstance(field, QLineEdit):
                field.setText(value)
            else:
                field.setCurrentIndex(max(0, field.findData(value)))

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        """Offer the house styles that there are now."""
        if key == OWN_STYLES.key:
            offer(self.profile, titles.profiles(self._settings))

    @Slot()
    def _show_possible(self) -> None:
        """Show the fields that apply to the current choices."""
        self.languages.setText(", ".join(self._codes) or self.tr("Any"))
        self.languages.setAccessibleName(
            self.tr("Languages of the files: {codes}").format(codes=self.languages.text())
        )
        self.profile.setEnabled(self.cut.currentData() != CutMode.OFF.value)
        self.suffix.setVisible(not self._wants_folder())
        self._goal.setText(self.tr("Folder") if self._wants_folder() else self.tr("Suffix"))
        for widget in (self.folder, self.choose_folder):
            widget.setVisible(self._wants_folder())
        for widget in (self.report_file, self.choose_report):
            widget.setEnabled(self.writes_report.isChecked())

    @Slot()
    def _ask_languages(self) -> None:
        chosen = ask_languages(self, self._codes, ())
        if chosen is not None:
            self.use_languages(chosen)

    @Slot()
    def _ask_folder(self) -> None:
        title = self.tr("Folder for the outputs")
        if name := QFileDialog.getExistingDirectory(self, title, self.folder.text()):
            self.folder.setText(name)

    @Slot()
    def _ask_report(self) -> None:
        proposed = self.report_file.text() or "interpunct-report.json"
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Report"), proposed, self.tr("Reports (*.json *.jsonl)")
        )
        if name:
            self.report_file.setText(name)

    @Slot()
    def _report_switched(self) -> None:
        """Ask for the report's file when reports are turned on."""
        self._show_possible()
        if self.writes_report.isChecked() and not self.report_file.text():
            self._ask_report()
        if not self.report_file.text():
            with QSignalBlocker(self.writes_report):
                self.writes_report.setChecked(False)
            self._show_possible()
        self.changed.emit()

    def _name(self) -> None:
        names = {
            self.marks: self.tr("Marks"),
            self.casing: self.tr("Casing"),
            self.cut: self.tr("Cut"),
            self.profile: self.tr("Profile of the cut"),
            self.place: self.tr("Place of the outputs"),
            self.suffix: self.tr("Suffix of the outputs"),
            self.folder: self.tr("Folder of the outputs"),
            self.choose_folder: self.tr("Choose the folder of the outputs"),
            self.existing: self.tr("Existing outputs"),
            self.writes_report: self.tr("Write a report"),
            self.report_file: self.tr("File of the report"),
            self.choose_report: self.tr("Choose the file of the report"),
        }
        for widget, name in names.items():
            widget.setAccessibleName(name)
        self.report_file.setReadOnly(True)

    def _lay_out(self) -> None:
        text, files = form_layout(), form_layout()
        text.addRow(self.tr("Marks"), self.marks)
        text.addRow(self.tr("Casing"), self.casing)
        text.addRow(self.tr("Cues"), self.cut)
        text.addRow(self.tr("Profile"), self.profile)
        files.addRow(self.tr("Languages"), self.languages)
        files.addRow(self.tr("Outputs"), self.place)
        files.addRow(self._goal, _row(self.suffix, self.folder, self.choose_folder))
        files.addRow(self.tr("Existing outputs"), self.existing)
        text.addRow(self.writes_report, _row(self.report_file, self.choose_report))
        for form in (text, files):
            form.setVerticalSpacing(8)
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.setLayout(flow(*map(_holder, (text, files)), margins=NO_MARGINS, spacing=28))

    def _connect(self) -> None:
        for field in self._fields.values():
            if isinstance(field, QComboBox):
                field.currentIndexChanged.connect(self._field_changed)
            else:
                field.textChanged.connect(self._field_changed)
        self.existing.currentIndexChanged.connect(self.changed)
        self.languages.clicked.connect(self._ask_languages)
        self.choose_folder.clicked.connect(self._ask_folder)
        self.writes_report.toggled.connect(self._report_switched)
        self.choose_report.clicked.connect(self._ask_report)
        self.report_file.textChanged.connect(self.changed)
        self._settings.changed.connect(self._setting_changed)


def _marks_modes() -> list[tuple[str, str]]:
    return [
        (_AUTO, translate("Batch", "Fill in missing marks, spare files with complete marks")),
        (MarksMode.COMPLETE.value, translate("Batch", "Fill in missing marks in every file")),
        (
            MarksMode.REPLACE.value,
            translate("Batch", "Restore commas, full stops and question marks from scratch"),
        ),
        (MarksMode.SUGGEST.value, translate("Batch", "Write no marks, only report")),
    ]


def _row(*widgets: QWidget) -> QWidget:
    """Widget that holds other widgets side by side."""
    return _holder(row(*widgets))


def _holder(layout: QLayout) -> QWidget:
    holder = QWidget()
    holder.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    layout.setContentsMargins(*NO_MARGINS)
    holder.setLayout(layout)
    return holder
