# SPDX-License-Identifier: Apache-2.0
"""Choices for a recognition: sound, model, language, device."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QPushButton,
    QWidget,
)

from interpunct.errors import HearingError
from interpunct.hearing.models import (
    DEFAULT_MODEL,
    Recogniser,
    find_recogniser,
    recogniser_folder,
    recognisers,
)
from interpunct.hearing.recognising import Request
from interpunct.transcript.languages import languages
from interpunct_app.files.choosing import choose_folder
from interpunct_app.hearing.run import HearingOrder
from interpunct_app.looks.boxes import choice_box, form_layout, row
from interpunct_app.panels.media.choosing import choose_media
from interpunct_app.settings.options import Name
from interpunct_app.settings.settings import Settings
from interpunct_app.translation import language_title

MODEL = Name("recogniser", DEFAULT_MODEL)
"""Model that the user chose last: a name, or a folder."""


class HearingForm(QWidget):
    """Fields; `changed` is emitted when one changes. The choice of the model is remembered."""

    changed = Signal()

    def __init__(self, settings: Settings, folder: Path | None) -> None:
        super().__init__()
        self._settings = settings
        self._folder = folder
        self.sound = QLineEdit()
        self.choose_sound = QPushButton(self.tr("C&hoose…"))
        self.model = choice_box()
        self.choose_model = QPushButton(self.tr("&Folder…"))
        spoken = sorted((language_title(entry), entry.code) for entry in languages())
        titles = [("", self.tr("As heard at the beginning"))]
        self.language = choice_box([*titles, *((code, title) for title, code in spoken)])
        self.device = choice_box(
            [
                ("auto", self.tr("A GPU that works, else the CPU")),
                ("cpu", self.tr("CPU")),
                ("cuda", self.tr("GPU")),
            ]
        )
        self.only_speech = QCheckBox(self.tr("Leave out silence, noise and &music"))
        self.only_speech.setChecked(True)
        self.fill_models(MODEL.of(settings))
        self._lay_out()
        self._connect()

    def order(self) -> HearingOrder:
        """What is chosen. Raises HearingError if something is missing or wrong."""
        sound = Path(self.sound.text())
        if not sound.is_absolute():
            raise HearingError(self.tr("Choose a film or a sound."))
        model = self.to_fetch()
        request = Request(
            sound,
            model.folder if model else recogniser_folder(self.model.currentData()),
            self.language.currentData() or None,
            self.device.currentData(),
            self.only_speech.isChecked(),
        )
        return HearingOrder(request, _free(sound.with_suffix(".json")), model, self._folder)

    def to_fetch(self) -> Recogniser | None:
        """The chosen model if it is not on this machine yet."""
        known = find_recogniser(self.model.currentData())
        return None if known is None or known.is_fetched else known

    def use_sound(self, path: Path) -> None:
        """Choose a film or sound."""
        self.sound.setText(str(path))

    def fill_models(self, chosen: str) -> None:
        """List the models with their present state; `chosen` may be a folder."""
        with QSignalBlocker(self.model):
            self.model.clear()
            for each in recognisers():
                self.model.addItem(self._title(each), each.name)
            if find_recogniser(chosen) is None:
                self.model.addItem(chosen, chosen)
            self.model.setCurrentIndex(self.model.findData(chosen))
        self.changed.emit()

    def _title(self, model: Recogniser) -> str:
        sizes = {"size": model.megabytes, "memory": model.memory, "name": model.name}
        text = self.tr("{name}: {size} MB, in use {memory} MB of memory").format(**sizes)
        if model.languages:
            spoken = ", ".join(model.languages)
            text = self.tr("{model}, only {languages}").format(model=text, languages=spoken)
        return self.tr("{model} — here").format(model=text) if model.is_fetched else text

    @Slot()
    def _ask_sound(self) -> None:
        found = choose_media(self, self.tr("Film or sound"), Path(self.sound.text()).parent)
        if found is not None:
            self.use_sound(found)

    @Slot()
    def _ask_model(self) -> None:
        folder = choose_folder(self, self.tr("Folder of a Whisper model for CTranslate2"))
        if folder is not None:
            self.fill_models(str(folder))
            MODEL.keep(self._settings, str(folder))

    @Slot()
    def _model_chosen(self) -> None:
        MODEL.keep(self._settings, self.model.currentData())
        self.changed.emit()

    def _lay_out(self) -> None:
        form = form_layout(self)
        form.setContentsMargins(0, 0, 0, 0)
        self.sound.setReadOnly(True)
        fields = {
            self.tr("Film or sound"): (self.sound, self.choose_sound),
            self.tr("Model"): (self.model, self.choose_model),
            self.tr("Language"): (self.language,),
            self.tr("Device"): (self.device,),
        }
        for title, widgets in fields.items():
            widgets[0].setAccessibleName(title)
            form.addRow(title, row(*widgets, wide=widgets[0]))
        form.addRow(self.only_speech)
        self.choose_sound.setAccessibleName(self.tr("Choose the film or sound"))
        self.choose_model.setAccessibleName(self.tr("Choose the folder of a model"))

    def _connect(self) -> None:
        self.choose_sound.clicked.connect(self._ask_sound)
        self.choose_model.clicked.connect(self._ask_model)
        self.sound.textChanged.connect(self.changed)
        self.model.currentIndexChanged.connect(self._model_chosen)
        self.language.currentIndexChanged.connect(self.changed)
        self.device.currentIndexChanged.connect(self.changed)
        self.only_speech.toggled.connect(self.changed)


def _free(path: Path) -> Path:
    """`path`, or a numbered name beside it that no file has."""
    number = 2
    free = path
    while free.exists():
        free = path.with_stem(f"{path.stem} {number}")
        number += 1
    return free
