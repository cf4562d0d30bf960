# SPDX-License-Identifier: Apache-2.0
"""Player of QtMultimedia, which is imported only when something is played."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QLoggingCategory, Qt, QTimer, QUrl, Slot

from interpunct.media.decoding import INSTALL, MediaError
from interpunct.sentences import Sentence
from interpunct_app.panels.media.player import Player
from interpunct_app.translation import told

_TICK_MS = 16
_MOST_GUESSED_MS = 150  # longest extrapolation beyond the last reported position


def qt_player() -> Player:
    """New player; raises MediaError if QtMultimedia, or a system library of it, is missing."""
    try:
        multimedia = qt_multimedia()
    except ImportError as error:
        raise MediaError(
            Sentence("nothing can be played without QtMultimedia ({reason}).", reason=error),
            remedy=INSTALL,
        ) from error
    return QtPlayer(multimedia)


def qt_multimedia() -> Any:
    """Module QtMultimedia; raises ImportError if it, or a system library of it, is missing."""
    # It would list missing optional system libraries on the console.
    QLoggingCategory.setFilterRules("qt.multimedia.*=false")
    return import_module("PySide6.QtMultimedia")


class QtPlayer(Player):
    """Player on `QMediaPlayer` with frequent positions, for a smoothly moving cursor.

    QtMultimedia reports some twenty positions a second; positions between them are extrapolated.
    """

    def __init__(self, multimedia: Any) -> None:
        super().__init__()
        self._player = multimedia.QMediaPlayer(self)
        self._output = multimedia.QAudioOutput(self)
        self._sink = multimedia.QVideoSink(self)
        self._playing_state = multimedia.QMediaPlayer.PlaybackState.PlayingState
        self._loading_state = multimedia.QMediaPlayer.MediaStatus.LoadingMedia
        self._loaded_state = multimedia.QMediaPlayer.MediaStatus.LoadedMedia
        self._wanted_ms: int | None = None
        self._player.setAudioOutput(self._output)
        self._player.setVideoSink(self._sink)
        self._player.setPitchCompensation(True)
        self._told_ms = 0
        self._reached_ms = 0  # last extrapolation; the cursor never moves back by itself
        self._since = QElapsedTimer()
        self._since.start()
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.timeout.connect(self._tell_position)
        self._player.positionChanged.connect(self._position_told)
        self._player.playbackStateChanged.connect(self._state_changed)
        self._player.mediaStatusChanged.connect(self._status_changed)
        self._player.errorOccurred.connect(self._error_occurred)
        self._sink.videoFrameChanged.connect(self._frame_changed)

    @property
    def position_ms(self) -> int:
        """See `Player`."""
        if not self.is_playing:
            return self._told_ms
        passed: float = self._since.elapsed() * self._player.playbackRate()
        reckoned = self._told_ms + round(min(passed, _MOST_GUESSED_MS))
        return max(reckoned, self._reached_ms)

    @property
    def is_playing(self) -> bool:
        """See `Player`."""
        return bool(self._player.playbackState() == self._playing_state)

    def open(self, path: Path) -> None:
        """See `Player`."""
        self._wanted_ms = None
        self._player.setSource(QUrl.fromLocalFile(str(path.absolute())))
        self._reached_ms = 0
        self._position_told(0)

    def close(self) -> None:
        """See `Player`."""
        self._player.setSource(QUrl())

    def play(self) -> None:
        """See `Player`."""
        self._player.play()

    def pause(self) -> None:
        """See `Player`."""
        self._told_ms = self.position_ms
        self._player.pause()

    def seek(self, position_ms: int) -> None:
        """See `Player`."""
        if self._player.mediaStatus() == self._loading_state:
            self._wanted_ms = position_ms
        else:
            self._player.setPosition(position_ms)
        self._reached_ms = position_ms
        self._position_told(position_ms)
        self.moved.emit(position_ms)

    def set_speed(self, speed: float) -> None:
        """See `Player`."""
        self._position_told(self.position_ms)
        self._player.setPlaybackRate(speed)

    def set_volume(self, volume: float) -> None:
        """See `Player`."""
        self._output.setVolume(volume)

    @Slot("qlonglong")
    def _position_told(self, position_ms: int) -> None:
        self._told_ms = position_ms
        self._since.restart()

    @Slot()
    def _tell_position(self) -> None:
        self._reached_ms = self.position_ms
        self.moved.emit(self._reached_ms)

    @Slot()
    def _state_changed(self) -> None:
        self._since.restart()
        if self.is_playing:
            self._tick.start()
        else:
            self._tick.stop()
        self.playing_changed.emit(self.is_playing)

    @Slot()
    def _status_changed(self) -> None:
        """Show the first picture, and go to the position requested while the file was loading."""
        status = self._player.mediaStatus()
        wanted, loading = self._wanted_ms, status == self._loading_state
        if status == self._loaded_state and not self.is_playing:
            self._player.pause()
        if wanted is not None and not loading:
            self._wanted_ms = None
            self._player.setPosition(wanted)

    @Slot()
    def _error_occurred(self) -> None:
        path = self._player.source().toLocalFile()
        reason = self._player.errorString() or self.tr("unknown reason")
        what = Sentence("the file cannot be played ({reason}).", reason=reason)
        self.failed.emit(told(MediaError(what, file=path)))

    @Slot()
    def _frame_changed(self) -> None:
        self.pictured.emit(self._sink.videoFrame().toImage())
