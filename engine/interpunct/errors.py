# SPDX-License-Identifier: Apache-2.0
"""Every failure that a user can cause or meet.

InterpunctError
├── CaptionError      a caption file cannot be read or written
│   ├── EncodingError   it is not in the encoding that it is read in
│   └── OvertakenError  it was written by somebody else meanwhile
├── LanguageError     an unknown language, or one that a file needs and cannot get
├── BundleError       a model bundle is missing, damaged or of the wrong kind
├── BackendError      a bundle cannot be run on this machine
├── ProfileError      an unknown or faulty cutting profile
├── SessionError      a review session or journal cannot be read or written
├── ManifestError     a manifest of shards cannot be read, or does not fit
├── ReportError       a report of a run cannot be written or added to
├── ComparisonError   two texts whose comparison would mean nothing
├── SearchError       a text that cannot be searched for, or takes too long
├── RequestError      a line of another program that is no request
└── LabError          training or evaluation data that cannot be used
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpunct.sentences import Sentence

if TYPE_CHECKING:
    from os import PathLike
    from typing import Self


class InterpunctError(Exception):
    """A failure told in one sentence: which file, where, what is wrong, what to do.

    `what` says what is wrong and `remedy` what to do about it; `file` and `where` (a line, a
    cue, a byte) say where, when that is known. `sentence` is all of it.
    """

    def __init__(
        self,
        what: str,
        *,
        file: str | PathLike[str] | None = None,
        where: str | None = None,
        remedy: str | None = None,
    ) -> None:
        self.what = Sentence.of(what)
        self.file = None if file is None else str(file)
        self.where = where
        self.remedy = remedy
        self.sentence = self._sentence()
        super().__init__(str(self.sentence))

    def in_file(self, file: str | PathLike[str] | None) -> Self:
        """The same failure, met in `file`."""
        return type(self)(self.what, file=file, where=self.where, remedy=self.remedy)

    def _sentence(self) -> Sentence:
        sentence, where = self.what, Sentence.of(self.where or "")
        place: str = self.file or where
        if self.file and where:
            place = Sentence("{file}, {where}", file=self.file, where=where)
        if place:
            sentence = Sentence("{place}: {what}", place=place, what=sentence)
        if self.remedy:
            remedy = Sentence.of(self.remedy)
            sentence = Sentence("{sentence} {remedy}", sentence=sentence, remedy=remedy)
        return sentence


class CaptionError(InterpunctError):
    """A caption file cannot be read or written."""


class EncodingError(CaptionError):
    """A file is not in the encoding that it is read in."""


class OvertakenError(CaptionError):
    """A file was written by somebody else since it was looked at, and is left as it is."""


class LanguageError(InterpunctError):
    """A language is unknown, or needed and not to be had."""


class BundleError(InterpunctError):
    """A model bundle is missing, damaged or of the wrong kind."""


class FolderError(InterpunctError):
    """A folder has what is not ours to replace."""


class BackendError(InterpunctError):
    """A bundle cannot be run on this machine."""


class ProfileError(InterpunctError):
    """A cutting profile is unknown or faulty."""


class SessionError(InterpunctError):
    """A review session or its journal cannot be read or written."""


class ManifestError(InterpunctError):
    """The manifest of a run's shards cannot be read or written, or does not fit what is there."""


class ReportError(InterpunctError):
    """A report of a run cannot be read, written or added to."""


class ComparisonError(InterpunctError):
    """Two texts cannot be compared: figures would mean nothing."""


class SearchError(InterpunctError):
    """A text cannot be searched for, or that takes too long."""


class RequestError(InterpunctError):
    """A line of another program is no request; `identifier` is what that calls it by, if told."""

    identifier: str | int | None = None


class LabError(InterpunctError):
    """Training or evaluation data cannot be used."""
