# SPDX-License-Identifier: Apache-2.0
"""Plain text as a document: each line with text is a cue without times.

No file is taken for one by its content or its ending; a caller names the format.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import CaptionFormat, grammar
from interpunct.captions.scanning import CueSpan, Scan
from interpunct.captions.times import TimeHabit

_LINE = re.compile(r"[^\s\ufeff][^\r\n]*")


class TextLines(CaptionFormat):
    """Plain text."""

    name = "text-lines"
    title = "plain text"
    endings = (".txt",)
    grammar = grammar()
    times = TimeHabit(".")
    ambiguous = True
    one_line = True

    def may_lack_cues(self, text: str) -> bool:  # noqa: ARG002
        """Whether `text` without any cue is a file of this format: any text is."""
        return True

    def scan(self, text: str) -> Scan:
        """See `CaptionFormat.scan`."""
        cues, spans = list[Cue](), list[CueSpan]()
        for line in _LINE.finditer(text):
            payload = line.group().rstrip()
            cues.append(Cue("", 0, 0, "", payload))
            start = line.start()
            spans.append(CueSpan(start, start, start, start + len(payload)))
        return Scan(tuple(cues), tuple(spans), ())

    def new_file(self, cues: Iterable[Cue]) -> str:
        """The lines."""
        return "".join(f"{cue.payload}\n" for cue in cues)


TEXT_LINES = TextLines()
