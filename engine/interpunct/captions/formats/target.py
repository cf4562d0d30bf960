# SPDX-License-Identifier: Apache-2.0
"""The base class of all that captions can be exported to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from interpunct.captions.cues import Cue
from interpunct.captions.styled import COLOURS, STYLES, Styled, used_styles, without_blank_lines
from interpunct.sentences import Sentence


class Target(ABC):
    """A kind of file to which captions can be exported; `CaptionFormat` is one that is read too.

    To add one for readers, write a file with one subclass here, and put its object into
    `FOR_READERS` of `formats/__init__.py`; `formats/plain_text.py` is the shortest example.
    """

    name: ClassVar[str]  # the short name, for reports
    title: ClassVar[str]  # the familiar name, for sentences
    endings: ClassVar[tuple[str, ...]]  # the file endings, in lower case, the usual one first
    exportable: ClassVar[bool] = True  # whether new files are written
    styles: ClassVar[frozenset[str]] = frozenset()  # the `STYLES` that the format can express
    # The positions on the picture that the format can express, as numpad digits.
    places: ClassVar[str] = ""

    def writes_like(self, other: Target) -> bool:
        """Whether both write the same kind of file, whatever speakers their files name."""
        return self.name == other.name

    def __repr__(self) -> str:
        return self.title

    def said(self, styled: Styled) -> tuple[str, str]:
        """Payload and settings for a content, as far as the format can express it."""
        return without_blank_lines(styled.text), ""

    def unsaid(self, styled: Styled) -> frozenset[str]:
        """The parts of a content that `said` cannot express."""
        unsaid = used_styles(styled.runs) - self.styles
        positions = {Sentence("positions")} if styled.place not in self.places else set()
        return styled.lost | positions | {STYLES.get(style, COLOURS) for style in unsaid}

    def changes(self, cues: Iterable[Cue]) -> Iterable[Sentence]:  # noqa: ARG002
        """A sentence for each kind of change that `file` makes to `cues`, in its own markup."""
        return ()

    @abstractmethod
    def file(self, cues: Iterable[Cue]) -> bytes:
        """The bytes of a new file with `cues` in its own markup.

        Raises CaptionError where a library for it is not installed.
        """

    def file_of(self, cues: Iterable[Cue], language: str) -> bytes:  # noqa: ARG002
        """See `file`; formats that name the `language` (ISO 639-1, empty for unknown) do so."""
        return self.file(cues)
