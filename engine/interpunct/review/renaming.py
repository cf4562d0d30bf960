# SPDX-License-Identifier: Apache-2.0
"""The command that renames a speaker."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from interpunct.errors import SessionError
from interpunct.review.commands import Index, Step
from interpunct.sentences import Sentence, counted
from interpunct.work.renaming import renamed
from interpunct.work.work import Work


class RenameSpeaker(Struct, frozen=True, tag_field="do", tag="rename-speaker"):
    """Command to rename speaker `old` to `new` in every cue from number `first` on."""

    old: str
    new: str
    first: Index = 0

    @classmethod
    def plan(cls, work: Work, old: str, new: str, first: int = 0) -> Step:
        """Write `new` wherever `old` is named as a speaker; all other bytes stay.

        Raises SessionError where nobody is called `old`, for an empty name, and for a name that
        the format cannot hold. Raises CaptionError for a name that the encoding cannot write.
        """
        return cls(old, " ".join(new.split()), first).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        if not self.new or not self.new.isprintable():
            raise SessionError("a speaker needs a name that can be seen.")
        if self.new == self.old:
            raise SessionError(Sentence("the speaker is called ‘{name}’ already.", name=self.old))
        document, transcript, cues = renamed(work, self.old, self.new, self.first)
        if not cues:
            raise SessionError(
                Sentence("nobody is called ‘{name}’ there.", name=self.old),
                remedy="Choose one of the file's speakers.",
            )
        where = (
            counted(len(cues), one="1 cue", many="{count} cues")
            if len(cues) > 1
            else Sentence("cue {number}", number=cues[0] + 1)
        )
        return Step(
            self,
            Sentence("‘{old}’ is ‘{new}’ in {cues}", old=self.old, new=self.new, cues=where),
            range(cues[0], len(document.cues)),
            partial(Work.use, document=document, transcript=transcript),
            partial(Work.use, document=work.document, transcript=work.transcript),
            restructures=True,
        )
