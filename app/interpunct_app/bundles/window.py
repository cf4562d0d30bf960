# SPDX-License-Identifier: Apache-2.0
"""Window of this machine's bundles: choose, install, remove."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QInputDialog,
    QListWidget,
    QMessageBox,
    QPushButton,
    QWidget,
)

from interpunct.bundles.archives import archive_name
from interpunct.bundles.bundle import (
    Bundle,
    DamagedBundle,
    default_folder,
    listed_bundles,
    load_bundle,
)
from interpunct.bundles.installed import (
    is_installed,
    is_shipped,
    is_taken,
    place_for,
    remove_bundle,
)
from interpunct.errors import BundleError, InterpunctError
from interpunct.runtime.converted.pickles import PickleError
from interpunct_app.background import Task
from interpunct_app.bundles.details import BundleDetails
from interpunct_app.bundles.installing import installed
from interpunct_app.bundles.published import PublishedDialog
from interpunct_app.files.choosing import choose_archive, choose_folder
from interpunct_app.looks.boxes import column, row
from interpunct_app.looks.plain import agrees, plain_label
from interpunct_app.looks.windows import bring_up, resize_within
from interpunct_app.pages.services import Services
from interpunct_app.translation import told

_LIST_WIDTH = 230  # pixels


class BundlesWindow(QDialog):
    """Lists the bundles and shows one; `wanted` asks the editor to use one, None the shipped."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget, services: Services) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Models"))
        self._services = services
        self._bundles: list[Bundle | DamagedBundle] = []
        self._own: Sequence[str] = ()
        self._installing: Task | None = None
        self.list = QListWidget()
        self.details = BundleDetails()
        self.notice = plain_label(wraps=True)
        self.stop = QPushButton(self.tr("&Stop"))
        self.stop.hide()
        self.use = QPushButton(self.tr("&Use in the editor"))
        self.install = QPushButton(self.tr("&Install a folder…"))
        self.install_archive = QPushButton(self.tr("Install an arc&hive…"))
        self.publish = QPushButton(self.tr("&Published models…"))
        self.remove = QPushButton(self.tr("&Remove…"))
        self.close_button = QPushButton(self.tr("Close"))
        self._lay_out()
        self._connect()
        resize_within(self, 1080, 680)

    def show_for(self, codes: Sequence[str]) -> None:
        """Show the bundles available now; `codes` are the languages of the open file."""
        self._own = codes
        self._fill(self._services.model.bundle)
        bring_up(self)

    @property
    def chosen(self) -> Bundle | DamagedBundle | None:
        """Displayed bundle."""
        row = self.list.currentRow()
        return self._bundles[row] if 0 <= row < len(self._bundles) else None

    def _fill(self, shown: Path | None) -> None:
        """List the bundles and show that in the folder `shown`, None for the default bundle."""
        self._bundles = [*listed_bundles(), *self._opened()]
        folders = [_folder_for_editor(bundle) for bundle in self._bundles]
        self.list.clear()
        for bundle in self._bundles:
            self.list.addItem(self._title(bundle))
        self.list.setCurrentRow(folders.index(shown) if shown in folders else 0)

    def _opened(self) -> Iterator[Bundle]:
        """Bundles used since the start that are neither shipped nor installed."""
        for folder in self._services.model.names:
            with suppress(BundleError):  # it may be gone
                bundle = load_bundle(folder)
                if not is_shipped(bundle) and not is_installed(bundle):
                    yield bundle

    def _title(self, bundle: Bundle | DamagedBundle) -> str:
        if isinstance(bundle, DamagedBundle):
            return self.tr("{name} — damaged").format(name=bundle.folder.name)
        title = bundle.name
        if is_shipped(bundle):
            title = self.tr("{name} (shipped)").format(name=title)
        if self._is_used(bundle):
            title = self.tr("{name} — in use").format(name=title)
        return title

    def _is_used(self, bundle: Bundle | DamagedBundle) -> bool:
        return _folder_for_editor(bundle) == self._services.model.bundle

    @Slot()
    def _show_chosen(self) -> None:
        bundle = self.chosen
        self.use.setEnabled(isinstance(bundle, Bundle) and not self._is_used(bundle))
        self.remove.setEnabled(bundle is not None and is_installed(bundle))
        if isinstance(bundle, Bundle):
            self.details.show_bundle(bundle, self._own)
        elif bundle is not None:
            self.details.show_damaged(bundle)

    @Slot()
    def _use(self) -> None:
        if self.chosen is not None:
            folder = _folder_for_editor(self.chosen)
            self.wanted.emit(folder)
            self._fill(folder)

    @Slot(str)
    def _show_refused(self, sentence: str) -> None:
        """Show the error, and the bundle that is still in use."""
        self.notice.setText(sentence)
        chosen = self.chosen
        self._fill(_folder_for_editor(chosen) if chosen else None)

    @Slot()
    def _ask_folder(self) -> None:
        """Ask for a folder, and install its bundle or checkpoint."""
        source = choose_folder(self, self.tr("Folder of a model or of a checkpoint"))
        if source is not None:
            self._ask_name(source, source.name)

    @Slot()
    def _ask_archive(self) -> None:
        """Ask for an archive, and install its bundle or checkpoint."""
        source = choose_archive(self, self.tr("Archive of a model or of a checkpoint"))
        if source is not None:
            self._ask_name(source, archive_name(source))

    def _ask_name(self, source: Path, proposed: str) -> None:
        """Ask for a name, and install `source` under it."""
        name, wanted = QInputDialog.getText(
            self, self.tr("Install"), self.tr("Name of the model"), text=proposed
        )
        if wanted:
            self._install(str(source), name.strip())

    @Slot()
    def _ask_published(self) -> None:
        """Show the catalogue, and install the chosen model."""
        dialog = PublishedDialog(self, self._own)
        dialog.wanted.connect(lambda name: self._install(name, name))
        dialog.open()

    def _install(self, source: str, name: str) -> None:
        self.notice.clear()
        replaces = is_taken(name)
        if replaces and not self._ask_to_replace(name):
            return
        try:
            place_for(name, overwrite=replaces)
        except InterpunctError as error:
            self.notice.setText(told(error))
            return
        self._start(source, name, replaces=replaces, pickles=False)

    def _start(self, source: str, name: str, *, replaces: bool, pickles: bool) -> None:
        """Install in the background; a pickle is asked about before it is read."""
        self.notice.setText(self.tr("Installing {name}…").format(name=name))
        self._let_install(False)
        work = partial(installed, source=source, name=name, overwrite=replaces, pickles=pickles)
        self._installing = task = self._services.installing.start(
            work, self, self.tr("The model could not be installed.")
        )
        again = partial(self._start, source, name, replaces=replaces, pickles=True)
        task.part.connect(partial(self._show_progress, name))
        task.done.connect(self._show_installed)
        task.failed.connect(self.notice.setText)
        task.ended.connect(self._end_installing)
        task.then(lambda found: self._ask_pickle(found, again))

    def _show_progress(self, name: str, percent: int) -> None:
        text = self.tr("Fetching {name}: {percent} %")
        self.notice.setText(text.format(name=name, percent=percent))

    @Slot()
    def _stop(self) -> None:
        """Stop fetching; the next attempt goes on where this one stopped."""
        if self._installing is not None:
            self._installing.cancel()
            self.notice.clear()

    def _ask_pickle(self, found: Bundle | PickleError | None, again: Callable[[], None]) -> None:
        """Ask whether the tensors of a pickle may be read, and install again if they may."""
        if not isinstance(found, PickleError):
            return
        text = self.tr("Read the weights of this model?")
        hint = self.tr(
            "They are a pickle. Only its tensors are read, and nothing in it is run. Still avoid "
            "files from an unknown source."
        )
        if agrees(self, self.tr("Install"), text, hint=hint):
            again()

    @Slot(object)
    def _show_installed(self, bundle: Bundle | PickleError | None) -> None:
        if not isinstance(bundle, Bundle):
            self.notice.clear()
            return
        self.notice.setText(self.tr("{name} is installed.").format(name=bundle.name))
        if self._is_used(bundle):
            self.wanted.emit(bundle.folder)  # the replaced bundle is still loaded
        self._fill(bundle.folder)

    @Slot()
    def _end_installing(self) -> None:
        self._installing = None
        self._let_install(True)

    def _let_install(self, can: bool) -> None:
        """Enable installing; only one bundle is installed at a time."""
        for button in (self.install, self.install_archive, self.publish):
            button.setEnabled(can)
        self.stop.setVisible(not can)

    @Slot()
    def _ask_remove(self) -> None:
        bundle = self.chosen
        if bundle is None or not self._ask_to_remove(bundle):
            return
        if self._is_used(bundle):
            self.wanted.emit(None)
        try:
            remove_bundle(bundle)
        except InterpunctError as error:
            self.notice.setText(told(error))
        else:
            self.notice.setText(self.tr("{name} is removed.").format(name=_name(bundle)))
        self._fill(self._services.model.bundle)

    def _ask_to_remove(self, bundle: Bundle | DamagedBundle) -> bool:
        text = self.tr("Delete {name} from this machine?").format(name=_name(bundle))
        hint = self.tr("Its folder will be deleted: {folder}").format(folder=bundle.folder)
        if self._is_used(bundle):
            hint += "\n" + self.tr("The editor then uses the shipped model.")
        return self._ask(self.tr("Remove"), text, hint, self.tr("Delete"))

    def _ask_to_replace(self, name: str) -> bool:
        text = self.tr("Replace the model {name}?").format(name=name)
        hint = self.tr("A model of this name is already installed.")
        return self._ask(self.tr("Install"), text, hint, self.tr("Replace"))

    def _ask(self, title: str, text: str, hint: str, yes: str) -> bool:
        """Whether the user agrees; Enter means no."""
        destructive = QMessageBox.ButtonRole.DestructiveRole
        return agrees(self, title, text, yes=(yes, destructive), hint=hint)

    def _lay_out(self) -> None:
        self.list.setAccessibleName(self.tr("Models"))
        self.list.setMaximumWidth(_LIST_WIDTH)
        self.list.setWordWrap(True)
        buttons = (self.publish, self.install, self.install_archive, self.remove)
        left = column(self.list, *buttons, wide=self.list)
        sides = row(left, self.details, wide=self.details, spacing=18)
        bottom = row(self.notice, self.stop, self.use, self.close_button, wide=self.notice)
        self.setLayout(column(sides, bottom, wide=sides, margins=(16, 14, 16, 14), spacing=12))
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._show_chosen)
        self.stop.clicked.connect(self._stop)
        self.use.clicked.connect(self._use)
        self.install.clicked.connect(self._ask_folder)
        self.install_archive.clicked.connect(self._ask_archive)
        self.publish.clicked.connect(self._ask_published)
        self.remove.clicked.connect(self._ask_remove)
        self.close_button.clicked.connect(self.close)
        self._services.model.refused.connect(self._show_refused)


def _name(bundle: Bundle | DamagedBundle) -> str:
    return bundle.name if isinstance(bundle, Bundle) else bundle.folder.name


def _folder_for_editor(bundle: Bundle | DamagedBundle) -> Path | None:
    """Bundle as the editor names it: its folder, or None for the default bundle."""
    return None if bundle.folder == default_folder() else bundle.folder
