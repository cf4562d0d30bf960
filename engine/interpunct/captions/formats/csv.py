# SPDX-License-Identifier: Apache-2.0
"""CSV for tables: number, start, end and text of each cue (RFC 4180).

Spreadsheets take a text that begins with `=`, `+`, `-` or `@` for a formula. RFC 4180 has no sign
against it; an apostrophe or a tab before the text would be part of it for all other readers.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO

from interpunct.captions.cues import Cue
from interpunct.captions.formats.target import Target
from interpunct.captions.times import TimeHabit

_HEAD = ("number", "start", "end", "text")
_TIMES = TimeHabit(".")


class Csv(Target):
    """CSV in UTF-8; its byte order mark tells the encoding to spreadsheets."""

    name = "csv"
    title = "CSV"
    endings = (".csv",)

    def file(self, cues: Iterable[Cue]) -> bytes:
        """A row for each cue; its lines stay lines."""
        table = StringIO(newline="")
        writer = csv.writer(table)
        writer.writerow(_HEAD)
        writer.writerows(
            (cue.identifier, _TIMES.stamp(cue.start_ms), _TIMES.stamp(cue.end_ms), cue.payload)
            for cue in cues
        )
        return table.getvalue().encode("utf-8-sig")


CSV = Csv()
