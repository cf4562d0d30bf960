# SPDX-License-Identifier: Apache-2.0
"""Shows the sound of the page in front, and plays it on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QWidget

from interpunct.media.decoding import MediaError, no_decoder
from interpunct.media.spectrogram import Spectrogram
from interpunct.review.retiming import SetTimes
from interpunct_app.background import Task
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.pages.banner import Banner
from interpunct_app.pages.page import Page
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.media.choosing import choose_media
from interpunct_app.panels.media.dock import MediaDock
from interpunct_app.panels.media.installing import can_be_installed, install
from interpunct_app.panels.media.listening import Listening
from interpunct_app.panels.media.page_media import MediaOfPages, PageMedia
from interpunct_app.panels.media.playback import Playback, TypingPause
from interpunct_app.panels.media.player import Player
from interpunct_app.panels.media.qt_player import qt_player
from interpunct_app.panels.media.shown_page import ShownPage
from interpunct_app.panels.media.timing import Timing
from interpunct_app.panels.panel import Menu, Panel
from interpunct_app.review.key_target import has_object
from interpunct_app.settings.options import (
    AFTER,
    BEFORE,
    EACH_SLOT,
    FOLLOW,
    LEAP,
    MEDIA_HEIGHT,
    MEDIA_PANEL,
    REPEAT,
    SPECTROGRAM,
    SPEED,
    TYPING_PAUSE,
    VOLUME,
    WAVEFORM_ZOOM,
)
from interpunct_app.translation import told

_ZOOM_STEPS = 2
_LAST_MS = 1000


class MediaControl(Panel[MediaDock]):
    """Panel that plays the media of the page in front, on the player that `make_player` makes.

    The player is made when first needed; making it may raise MediaError.
    """

    toggle = Action.MEDIA
    menus: ClassVar = {
        Menu.PLAY: (
            *(Action.PLAY_CUE, Action.PLAY_SLOT, Action.PLAY_ON, Action.PLAY_FROM),
            *(Action.PLAY_LAST, Action.PLAY_NEXT, Action.REWIND, Action.FORWARD, None),
            *(Action.SLOWER, Action.FASTER, Action.REPEAT, Action.PLAY_EACH_SLOT, None),
            *(Action.FOLLOW, Action.LISTEN, Action.LOOK_HERE, None),
            *(Action.ZOOM_IN, Action.ZOOM_OUT, Action.SPECTROGRAM, None),
            *(Action.FIND_SHOTS, Action.OPEN_MEDIA),
        ),
        Menu.TIMES: (
            *(None, Action.START_HERE, Action.END_HERE, Action.START_REST_HERE),
            *(Action.INSERT_HERE, None, Action.START_EARLIER, Action.START_LATER),
            *(Action.END_EARLIER, Action.END_LATER, Action.ROW_EARLIER, Action.ROW_LATER),
        ),
    }
    area = Qt.DockWidgetArea.TopDockWidgetArea

    def __init__(
        self, front: Front, window: QWidget, make_player: Callable[[], Player] = qt_player
    ) -> None:
        super().__init__(front, MediaDock(window))
        self._settings = self.pages.services.settings
        self._make_player = make_player
        self._playback: Playback | None = None
        self._media = MediaOfPages(self.pages.services, self)
        self._shown = ShownPage(front, self.dock)
        self._listening = Listening(front, self._shown, self.dock.waveform)
        self._timing = Timing(front, self.dock.waveform, self._settings, self._play)
        self._page: Page | None = None  # whose media are shown
        self._unplayable = ""
        self._is_installing = False
        self._show_look()
        self._apply_settings()
        self._connect()

    def acts(self) -> dict[Action, Callable[[], object]]:
        """See `Panel`."""
        zoom = self.dock.waveform.zoom
        return {
            Action.PLAY_CUE: self.play_cue,
            Action.PLAY_SLOT: self.play_slot,
            Action.PLAY_ON: partial(self._play, Playback.play_on),
            Action.PLAY_FROM: self.play_from,
            Action.PLAY_LAST: self.play_last,
            Action.PLAY_NEXT: self.play_next,
            Action.LOOK_HERE: self._listening.bookmark,
            Action.REWIND: partial(self._leap, -1),
            Action.FORWARD: partial(self._leap, 1),
            Action.SLOWER: partial(self._play, lambda playback: playback.change_speed(-1)),
            Action.FASTER: partial(self._play, lambda playback: playback.change_speed(1)),
            **self._timing.acts(),
            Action.ZOOM_IN: partial(zoom, _ZOOM_STEPS),
            Action.ZOOM_OUT: partial(zoom, -_ZOOM_STEPS),
            Action.FIND_SHOTS: self.find_shots,
            Action.OPEN_MEDIA: self.ask_open,
        }

    def switches(self) -> dict[Action, QAction]:
        """See `Panel`."""
        dock = self.dock
        own = {Action.REPEAT: dock.repeat, Action.PLAY_EACH_SLOT: dock.each_slot}
        of_listening = {Action.FOLLOW: dock.follow, Action.LISTEN: dock.listen}
        of_sound = {Action.SPECTROGRAM: dock.spectrogram}
        return {**super().switches(), **own, **of_listening, **of_sound}

    def start(self, entries: Mapping[Action, QAction]) -> None:
        """Make buttons of menu entries; hide the panel until a page has media."""
        self.dock.controls.take_entries(entries)
        self.dock.hide()

    def draw_icons(self) -> None:
        """See `Panel`."""
        self.dock.controls.draw_icons()

    # Actions of the user

    def play_cue(self) -> None:
        """Play the chosen cue."""
        span = self._shown.cue()
        if self._has_object(Action.PLAY_CUE) and span is not None:
            self._play(lambda playback: playback.play_stretch(span.start_ms, span.end_ms))

    def play_slot(self) -> None:
        """Play from shortly before the slot to shortly after it."""
        time = self._shown.slot_ms()
        if self._has_object(Action.PLAY_SLOT) and time is not None:
            first = time - _milliseconds(BEFORE.of(self._settings))
            last = time + _milliseconds(AFTER.of(self._settings))
            self._play(lambda playback: playback.play_stretch(first, last))

    def play_from(self) -> None:
        """Play from the start of the chosen cue without an end."""
        span = self._shown.cue()
        if self._has_object(Action.PLAY_FROM) and span is not None:
            self._play(lambda playback: playback.play_from(span.start_ms))

    def play_last(self) -> None:
        """Play the last second of the chosen cue."""
        span = self._shown.cue()
        if self._has_object(Action.PLAY_LAST) and span is not None:
            start_ms = max(span.start_ms, span.end_ms - _LAST_MS)
            self._play(lambda playback: playback.play_stretch(start_ms, span.end_ms))

    def play_next(self) -> None:
        """Go to the next uncertain gap, and play around it."""
        page = self.front.page
        if page is not None:
            page.perform(KeyCommand(Action.NEXT_DOUBT))
            self.play_slot()

    def _has_object(self, action: Action) -> bool:
        page, reviewer = self.front.page, self.front.reviewer
        return bool(page and reviewer and has_object(action, page.table, reviewer))

    def ask_open(self) -> None:
        """Let the user choose the sound or picture of the page in front."""
        page = self.pages.current()
        if page is None:
            return
        title = self.tr("Open sound or picture")
        found = choose_media(self.dock, title, page.path.parent)
        if found is not None:
            self.open_media(page, found)

    def find_shots(self) -> None:
        """Look for the shot changes of the film of the page in front, in the background."""
        page = self.pages.current()
        if page is None:
            return
        found = self._media.of(page).found
        if found is not None and found.has_picture:
            self._media.find_shots(page)
        else:
            page.banner.tell(self.tr("Shot changes need a film; none is open for this file."))

    @Slot()
    def _stop_search(self) -> None:
        if self._page is not None:
            self._media.stop_search(self._page)

    def open_media(self, page: Page, path: Path) -> Task:
        """Open a sound or picture for a page; the task ends when all its peaks are shown."""
        MEDIA_PANEL.keep(self._settings, True)
        return self._media.open(page, path)

    def stop(self) -> None:
        """Close the media, and store the look of the panel."""
        WAVEFORM_ZOOM.keep(self._settings, self.dock.waveform.scale.per_second)
        MEDIA_HEIGHT.keep(self._settings, self.dock.shown_height())
        if self._playback is not None:
            self._playback.close()

    def _leap(self, sign: int) -> None:
        milliseconds = sign * _milliseconds(LEAP.of(self._settings))
        self._play(lambda playback: playback.leap(milliseconds))

    @Slot(object)
    def _perform(self, action: Action) -> None:
        self.acts()[action]()

    @Slot(int)
    def _seek(self, milliseconds: int) -> None:
        self._play(lambda playback: playback.seek(milliseconds))

    @Slot(int, int, int)
    def _set_times(self, cue: int, start_ms: int, end_ms: int) -> None:
        page = self.front.page
        if page is not None and not page.is_held:
            page.do(lambda work: SetTimes.plan(work, cue, start_ms, end_ms))

    @Slot()
    def _slot_reached(self) -> None:
        page = self.front.page
        if page is None or self._shown.slot_ms() is None or self._listening.leads:
            return
        if self._media.of(page).found and self.dock.each_slot.isChecked():
            self.play_slot()

    def _play(self, act: Callable[[Playback], object]) -> None:
        """Act on the playback; if nothing can be played, show the reason."""
        page = self.pages.current()
        if page is None:
            return
        if self._media.of(page).found is None and find_spec("av") is None:
            self._offer_install(page.banner, told(no_decoder()))
        elif self._media.of(page).found is None:
            page.banner.offer(
                self.tr("No sound or picture is open for {name}.").format(name=page.path.name),
                self.tr("Open one…"),
                self.ask_open,
            )
        elif self._playback is None:
            self._offer_install(page.banner, self._unplayable)
        else:
            act(self._playback)

    def _offer_install(self, banner: Banner, sentence: str) -> None:
        """Say why nothing can be played, with a button that installs what is missing."""
        if self._is_installing:
            self._tell_installing()
        elif can_be_installed():
            banner.offer(sentence, self.tr("Install it"), self._install)
        else:
            banner.tell(sentence)

    def _install(self) -> None:
        self._is_installing = True
        self._tell_installing()
        broken = self.tr("The installation failed; the log file has the details.")
        task = self.pages.services.sounds.start(install, self, broken)
        task.done.connect(self._installed)
        task.failed.connect(self._not_installed)

    def _tell_installing(self) -> None:
        self._tell(self.tr("Sound and picture are being installed: 420 MB."))

    @Slot(object)
    def _installed(self, _done: object) -> None:
        self._is_installing = False
        self._show_media()
        self._tell(self.tr("Sound and picture are installed. Open the file again to hear it."))

    @Slot(str)
    def _not_installed(self, sentence: str) -> None:
        self._is_installing = False
        self._tell(sentence)

    # Display

    def fill(self, page: Page | None) -> None:
        """Show a page, and its media if another page was shown."""
        before, self._page = self._page, page
        if before is not None and before is not page and self._playback is not None:
            self._media.of(before).position_ms = self._playback.player.position_ms
        self._shown.show_page()
        self._listening.show_page()
        if page is not before:
            self._show_media()

    @Slot(object)
    def _media_opened(self, page: Page) -> None:
        if page is self._page:
            self._show_media()

    @Slot(object)
    def _media_grew(self, page: Page) -> None:
        if page is self._page:
            self._show_sound(self._media.of(page))

    def _show_media(self) -> None:
        page, dock = self._page, self.dock
        media = self._media.of(page) if page else PageMedia()
        found = media.found
        dock.controls.show_media(found.path if found else None)
        dock.picture.setVisible(found is not None and found.has_picture)
        dock.picture.show_image(QImage())
        self._show_sound(media)
        if found is not None:
            self._open(found.path, media.position_ms)
        elif self._playback is not None:
            self._playback.close()
        dock.set_shown(found is not None and MEDIA_PANEL.of(self._settings))

    def _show_sound(self, media: PageMedia) -> None:
        length_ms = media.found.length_ms if media.found else 0
        self.dock.waveform.show_sound(media.peaks, length_ms)
        self.dock.waveform.show_spectrogram(self._spectrogram(media))
        self.dock.waveform.show_shots(media.shots)
        self.dock.search.show_share(media.searched)

    def _spectrogram(self, media: PageMedia) -> Spectrogram | None:
        """Spectrogram to show; it is measured when it is first wanted."""
        if not SPECTROGRAM.of(self._settings):
            return None
        if self._page is not None:
            self._media.measure_spectra(self._page)
        return media.spectrogram

    def _open(self, path: Path, position_ms: int) -> None:
        """Prepare a file for playing; the player is made for the first file.

        It waits for the end of an installation: half of one plays nothing until the next start.
        """
        if self._is_installing:
            return
        if self._playback is None:
            try:
                self._playback = self._connected(Playback(self._make_player()))
            except MediaError as error:
                self._unplayable = told(error)
                return
            self._apply_settings()
        self._playback.open(path, position_ms)

    def _connected(self, playback: Playback) -> Playback:
        """New playback, connected to the panel and the settings."""
        settings, dock = self._settings, self.dock
        playback.moved.connect(partial(self._position_moved, playback))
        playback.playing_changed.connect(dock.controls.show_playing)
        playback.speed_changed.connect(dock.controls.show_speed)
        playback.speed_changed.connect(partial(SPEED.keep, settings))
        playback.player.failed.connect(self._tell)
        playback.player.pictured.connect(dock.picture.show_image)
        TypingPause(playback, partial(TYPING_PAUSE.of, settings))
        return playback

    def _position_moved(self, playback: Playback, position_ms: int) -> None:
        is_playing = playback.player.is_playing
        self._shown.show_position(position_ms, is_playing=is_playing)
        if is_playing:
            self._listening.play_on(position_ms, playback.speed)

    @Slot(str)
    def _tell(self, sentence: str) -> None:
        if self._page is not None:
            self._page.banner.tell(sentence)

    # Stored settings

    @Slot()
    def _use_speed(self) -> None:
        speed = self.dock.controls.speed.currentData()
        self._play(lambda playback: playback.set_speed(speed))

    @Slot(int)
    def _use_volume(self, percent: int) -> None:
        VOLUME.keep(self._settings, percent / 100)

    @Slot(bool)
    def _want_panel(self, is_wanted: bool) -> None:
        MEDIA_PANEL.keep(self._settings, is_wanted)

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        if key in {option.key for option in (REPEAT, EACH_SLOT, FOLLOW, SPEED, VOLUME)}:
            self._apply_settings()
        if key == SPECTROGRAM.key:
            self.dock.spectrogram.setChecked(SPECTROGRAM.of(self._settings))
            self._show_sound(self._media.of(self._page) if self._page else PageMedia())

    def _apply_settings(self) -> None:
        """Show the stored settings, and play by them."""
        settings, dock, playback = self._settings, self.dock, self._playback
        dock.repeat.setChecked(REPEAT.of(settings))
        dock.each_slot.setChecked(EACH_SLOT.of(settings))
        dock.follow.setChecked(FOLLOW.of(settings))
        self._shown.follows = FOLLOW.of(settings)
        dock.controls.show_speed(SPEED.of(settings))
        dock.controls.volume.setValue(round(100 * VOLUME.of(settings)))
        if playback is not None:
            playback.repeats = REPEAT.of(settings)
            playback.set_speed(SPEED.of(settings))
            playback.player.set_volume(VOLUME.of(settings))

    def _show_look(self) -> None:
        self.dock.wanted_height = round(MEDIA_HEIGHT.of(self._settings))
        self.dock.spectrogram.setChecked(SPECTROGRAM.of(self._settings))
        self.dock.waveform.use_zoom(WAVEFORM_ZOOM.of(self._settings))

    def _connect(self) -> None:
        dock = self.dock
        self._settings.changed.connect(self._setting_changed)
        self.pages.play_wanted.connect(self._perform)
        self._media.opened.connect(self._media_opened)
        self._media.grew.connect(self._media_grew)
        self._shown.slot_reached.connect(self._slot_reached)
        dock.waveform.time_clicked.connect(self._seek)
        dock.waveform.times_wanted.connect(self._set_times)
        dock.search.stopped.connect(self._stop_search)
        dock.controls.speed.activated.connect(self._use_speed)
        dock.controls.volume.valueChanged.connect(self._use_volume)
        dock.repeat.toggled.connect(partial(REPEAT.keep, self._settings))
        dock.each_slot.toggled.connect(partial(EACH_SLOT.keep, self._settings))
        dock.follow.toggled.connect(partial(FOLLOW.keep, self._settings))
        dock.listen.toggled.connect(self._listening.set_leads)
        dock.spectrogram.toggled.connect(partial(SPECTROGRAM.keep, self._settings))
        dock.toggleViewAction().triggered.connect(self._want_panel)
        dock.closed.connect(partial(self._want_panel, False))


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
