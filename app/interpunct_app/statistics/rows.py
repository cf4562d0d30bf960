# SPDX-License-Identifier: Apache-2.0
"""Figures of a file as text, for the window and for the clipboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from interpunct.cutting.statistics import SpokenShare, Spread, Statistics
from interpunct.sentences import counted
from interpunct_app.cues.times import time_text
from interpunct_app.translation import translated

Rows = list[tuple[str, str]]

_TABS = "\t"


translate = QCoreApplication.translate


def amount_rows(found: Statistics) -> Rows:
    """Rows of amounts."""
    mean = found.words_per_sentence
    marks = "   ".join(f"{mark} {count}" for mark, count in found.marks)
    return [
        (translate("Statistics", "Cues"), str(found.cues)),
        (translate("Statistics", "Lines"), str(found.lines)),
        (translate("Statistics", "Words"), str(found.spoken.words)),
        (translate("Statistics", "Characters"), f"{found.characters:.15g}"),
        (translate("Statistics", "Sentences"), str(found.sentences)),
        (translate("Statistics", "Words a sentence"), "–" if mean is None else f"{mean:.1f}"),
        (translate("Statistics", "Marks"), marks or "–"),
    ]


def time_rows(found: Statistics) -> Rows:
    """Rows of times and speeds."""
    rate_title = (
        translate("Statistics", "Words a minute (measured words)")
        if found.is_measured
        else translate("Statistics", "Words a minute (over the cues)")
    )
    return [
        (translate("Statistics", "From first to last cue"), time_text(found.whole_ms)),
        (translate("Statistics", "On screen"), time_text(found.shown_ms)),
        (translate("Statistics", "Duration of a cue"), _seconds(found.durations)),
        (translate("Statistics", "Gap between cues"), _seconds(found.gaps)),
        (translate("Statistics", "Overlaps"), str(found.overlaps)),
        (rate_title, rate_text(found.spoken)),
        (translate("Statistics", "Characters a second"), _speeds(found.speeds.spread)),
        (translate("Statistics", "Too fast for the profile"), _too_fast(found)),
    ]


def share_titles(first: str) -> list[str]:
    """Titles of a table of shares."""
    rate = translate("Statistics", "Words a minute")
    return [
        first,
        translate("Statistics", "Words"),
        translate("Statistics", "Cues"),
        translate("Statistics", "Time"),
        rate,
    ]


def share_cells(share: SpokenShare) -> list[str]:
    """Cells of one share."""
    name = share.name or translate("Statistics", "(not named)")
    time = time_text(share.spoken_ms)
    return [name, str(share.words), str(share.cues), time, rate_text(share)]


def share_tables(found: Statistics) -> Iterator[tuple[str, Sequence[SpokenShare]]]:
    """Tables to show: speakers if any is named, languages if there are several."""
    if found.speakers:
        yield translate("Statistics", "Speaker"), found.speakers
    if len(found.languages) > 1:
        yield translate("Statistics", "Language"), found.languages


def rate_text(share: SpokenShare) -> str:
    """Words a minute."""
    rate = share.words_per_minute
    return "–" if rate is None else f"{rate:.0f}"


def as_text(name: str, found: Statistics) -> str:
    """All figures of the file `name`, separated by tabs for spreadsheets."""
    lines = [name, ""]
    lines += [_TABS.join(row) for row in (*amount_rows(found), *time_rows(found))]
    lines += [
        "",
        _TABS.join(
            (translate("Statistics", "Characters a second"), translate("Statistics", "Cues"))
        ),
    ]
    lines += [_TABS.join((str(bar.speed), str(bar.count))) for bar in found.speeds.bars]
    for title, shares in share_tables(found):
        lines += ["", _TABS.join(share_titles(title))]
        lines += [_TABS.join(share_cells(share)) for share in shares]
    return "\n".join(lines) + "\n"


def _too_fast(found: Statistics) -> str:
    if found.speeds.limit is None:
        return "–"
    return translated(counted(found.speeds.too_fast, one="1 cue", many="{count} cues"))


def _seconds(spread: Spread | None) -> str:
    if spread is None:
        return "–"
    values = (spread.least, spread.middle, spread.most)
    least, middle, most = (f"{value / 1000:.2f}" for value in values)
    return translate("Statistics", "{least} to {most} s, half below {middle} s").format(
        least=least, middle=middle, most=most
    )


def _speeds(spread: Spread | None) -> str:
    if spread is None:
        return "–"
    text = translate("Statistics", "{mean} on average, {most} at most")
    return text.format(mean=f"{spread.mean:.1f}", most=f"{spread.most:.1f}")
