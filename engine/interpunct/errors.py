# SPDX-License-Identifier: Apache-2.0
"""Errors that a user can cause or meet.

InterpunctError
├── CaptionError         a caption file cannot be read or written
│   ├── EncodingError    it is not in the encoding used to read it
│   └── OvertakenError   it was written by somebody else meanwhile
├── LanguageError        a language is unknown, or needed but not available
├── BundleError          a model bundle is missing, damaged or of the wrong kind
├── FolderError          a folder has files that may not be replaced
├── BackendError         a bundle cannot be run on this machine
├── OpinionError         a second opinion cannot be had
├── HearingError         a recogniser of speech is missing, unknown or fails
├── ProfileError         an unknown or faulty cutting profile
├── SessionError         a review session or journal cannot be read or written
├── ManifestError        a manifest of shards cannot be read, or does not fit
├── ReportError          a report of a run cannot be written or added to
├── ComparisonError      two texts whose comparison would be meaningless
├── SearchError          a text that cannot be searched for, or takes too long
├── RuleError            a list of replacements or a glossary cannot be read or written
├── RequestError         an invalid line of another program
├── ServiceError         a service for other programs cannot be started
└── LabError             training or evaluation data that cannot be used
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpunct.sentences import Sentence

if TYPE_CHECKING:
    from os import PathLike
    from typing import Self


class InterpunctError(Exception):
    """A failure in one sentence: file, place, problem and remedy.

    `what` is the problem and `remedy` the way to solve it. `file` and `where` (a line, a cue, a
    byte) are the place, where known. `sentence` is all of it.
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
        """The same failure, located in `file`."""
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
    """A file is not in the encoding used to read it."""


class OvertakenError(CaptionError):
    """A file was written by somebody else since it was checked, and is left as it is."""


class LanguageError(InterpunctError):
    """A language is unknown, or needed but not available."""


class BundleError(InterpunctError):
    """A model bundle is missing, damaged or of the wrong kind."""


class FolderError(InterpunctError):
    """A folder has files that are not ours to replace."""


class BackendError(InterpunctError):
    """A bundle cannot be run on this machine."""


class HearingError(InterpunctError):
    """A recogniser of speech is missing, unknown or damaged, or cannot be fetched or used."""


class OpinionError(InterpunctError):
    """A language model cannot be asked for a second opinion, or its answer cannot be used."""


class ProfileError(InterpunctError):
    """A cutting profile is unknown or faulty."""


class SessionError(InterpunctError):
    """A review session or its journal cannot be read or written."""


class ManifestError(InterpunctError):
    """The manifest of a run's shards cannot be read or written, or does not match the files."""


class ReportError(InterpunctError):
    """A report of a run cannot be read, written or added to."""


class ComparisonError(InterpunctError):
    """Two texts cannot be compared, because the figures would be meaningless."""


class SearchError(InterpunctError):
    """A text cannot be searched for, or that takes too long."""


class RuleError(InterpunctError):
    """A list of replacements or a glossary cannot be read or written."""


class RequestError(InterpunctError):
    """A line of another program is an invalid request; `identifier` is its own, where known."""

    identifier: str | int | None = None


class ServiceError(InterpunctError):
    """A service for other programs cannot be started."""


class LabError(InterpunctError):
    """Training or evaluation data cannot be used."""


def first_line(error: Exception) -> str:
    """First line of a library's message without its end, else the kind of the error."""
    return str(error).strip().split("\n")[0].rstrip(".:") or type(error).__name__
