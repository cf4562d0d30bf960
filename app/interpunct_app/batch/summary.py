# SPDX-License-Identifier: Apache-2.0
"""Texts on a run: its progress, and its summary."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from interpunct.folders.outcomes import Status
from interpunct_app.batch.tally import Tally

translate = QCoreApplication.translate

_MINUTE = 60


def progress_text(tally: Tally, elapsed: float) -> str:
    """Number of files done, pace, and remaining time."""
    done = translate("Batch", "{done} of {all} files").format(done=tally.ended, all=tally.files)
    return " · ".join([done, *_pace(tally, elapsed), *_rest(tally, elapsed)])


def summary_text(tally: Tally, elapsed: float, *, was_stopped: bool) -> str:
    """Results of the files, and of their marks."""
    told = {
        Status.WRITTEN: translate("Batch", "written"),
        Status.UNCHANGED: translate("Batch", "read, nothing to write"),
        Status.SKIPPED: translate("Batch", "skipped"),
        Status.FAILED: translate("Batch", "failed"),
    }
    counts = [f"{text}: {tally.statuses[it]}" for it, text in told.items() if tally.statuses[it]]
    waiting = tally.files - tally.ended
    if was_stopped and waiting:
        counts.append(translate("Batch", "not done: {count}").format(count=waiting))
    begin = translate("Batch", "Stopped.") if was_stopped else translate("Batch", "Done.")
    words = translate("Batch", "{words} words, {marks} marks added.").format(
        words=f"{tally.counts.words:,}", marks=f"{tally.counts.marks_added:,}"
    )
    pace = f" {text}." if (text := "".join(_pace(tally, elapsed))) else ""
    return f"{begin} {', '.join(counts).capitalize()}. {words}{pace}"


def _pace(tally: Tally, elapsed: float) -> list[str]:
    pace = round(tally.words / elapsed) if elapsed > 0 else 0
    return [translate("Batch", "{pace} words a second").format(pace=f"{pace:,}")] if pace else []


def _rest(tally: Tally, elapsed: float) -> list[str]:
    left = tally.seconds_left(elapsed)
    if left is None:
        return []
    if left < _MINUTE:
        return [translate("Batch", "less than a minute left")]
    minutes = round(left / _MINUTE)
    if minutes < 2 * _MINUTE:
        return [translate("Batch", "about {minutes} min left").format(minutes=minutes)]
    return [translate("Batch", "about {hours} h left").format(hours=round(minutes / _MINUTE))]
