# SPDX-License-Identifier: Apache-2.0
"""Plain text for readers: paragraphs without times."""

from __future__ import annotations

from collections.abc import Iterable

from interpunct.captions.cues import Cue
from interpunct.captions.formats.running_text import paragraphs_of
from interpunct.captions.formats.target import Target


class PlainText(Target):
    """Plain text in UTF-8, with an empty line between paragraphs."""

    name = "text"
    title = "plain text"
    endings = (".txt",)

    def file(self, cues: Iterable[Cue]) -> bytes:
        """The paragraphs."""
        return "\n\n".join([paragraph.text for paragraph in paragraphs_of(cues)]).encode() + b"\n"


PLAIN_TEXT = PlainText()
