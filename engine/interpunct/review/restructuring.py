# SPDX-License-Identifier: Apache-2.0
"""Commands that change text, cues, speakers or languages; data about other words stays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import partial
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from interpunct.cutting.apply import Cut, apply_plan
from interpunct.cutting.plan import CutMode, CutPlan, KeptCue, NewCue
from interpunct.errors import SessionError
from interpunct.review.commands import (
    Command,
    Consecutive,
    Index,
    Step,
    check_cue,
    check_word,
)
from interpunct.sentences import Sentence, counted
from interpunct.transcript.languages import language
from interpunct.transcript.transcript import Word
from interpunct.work.matching import stages
from interpunct.work.rebuilding import Exchange, exchange
from interpunct.work.renaming import renamed
from interpunct.work.split_and_join import join_cues, split_cue
from interpunct.work.typed_text import Typed, typed_again, typed_over
from interpunct.work.work import Work

_NEAR_CUES = 50


class KeptUntil(Struct, frozen=True):
    """A kept cue with a new end."""

    cue: Index
    end_ms: int


PlannedCue = int | KeptUntil | tuple[int, int, tuple[int, ...], int, int]
"""A kept cue as a number or with a new end, or words, lines and times of a new cue.

The plan checks them.
"""


class EditedCue(Typed, frozen=True, kw_only=True):
    """The new text of one cue, and the decisions made by typing it."""

    cue: Index


class EditPayload(EditedCue, frozen=True, kw_only=True, tag_field="do", tag="edit"):
    """Command to change the text of one cue, as the user typed it over the shown text."""

    @classmethod
    def plan(cls, work: Work, cue: int, shown: str) -> Step:
        """Replace `work.cue_text(cue).text` by `shown`, the text after the user's typing.

        Untouched words keep their decisions and predictions. Marks and casing of the typed text
        are decisions. Raises CaptionError for a text that the file cannot hold.
        """
        typed, part = typed_over(work, cue, shown)
        command = cls(**asdict(typed), cue=cue)
        return command._exchanging(work, part)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        return self._exchanging(work, edited_again(work, self))

    def _exchanging(self, work: Work, part: Exchange) -> Step:
        cues = range(self.cue, self.cue + 1)
        return _exchanging(self, work, part, cues, Sentence("text of cue {cue}", cue=self.cue + 1))


class SplitCue(Struct, frozen=True, tag_field="do", tag="split"):
    """Command to split a cue at a slot, the slot after `word`."""

    slot: Index
    word: str

    @classmethod
    def plan(cls, work: Work, slot: int) -> Step:
        """Split the cue of `slot` after it; the times come from the words.

        Raises SessionError where no word of the cue follows or no break is possible.
        """
        return cls(slot, work.transcript.words[slot].text).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        check_word(work, self.slot, self.word)
        word = work.transcript.words[self.slot]
        slots = work.slots_of_cue(word.cue)
        halves = split_cue(work.document, work.transcript, slots, self.slot)
        cue = range(word.cue, word.cue + 1)
        document = work.document.splice_cues(cue.start, cue.stop, halves)
        halves_of_words = (slots.start, self.slot + 1), (self.slot + 1, slots.stop)
        languages = [work.languages_of(range(*half)) for half in halves_of_words]
        part = exchange(work, document, cue, languages)
        name = Sentence("split after ‘{word}’", word=self.word)
        return _exchanging(self, work, part, cue, name)


class JoinCues(Struct, frozen=True, tag_field="do", tag="join", omit_defaults=True):
    """Command to join `count` neighbouring cues, of which `cue` is the first."""

    cue: Index
    count: Annotated[int, Meta(ge=2)] = 2

    @classmethod
    def plan(cls, work: Work, cue: int, count: int = 2) -> Step:
        """Join `cue` with the following cues; each text keeps its own lines.

        Raises SessionError where fewer cues follow.
        """
        return cls(cue, count).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        cues = range(self.cue, self.cue + self.count)
        if not 0 <= cues.start < cues.stop <= len(work.document.cues):
            raise SessionError("no cue follows, so there is nothing to join.")
        slots = [work.slots_of_cue(cue) for cue in cues]
        joined = join_cues(work.document, cues)
        document = work.document.splice_cues(cues.start, cues.stop, (joined,))
        spoken = range(slots[0].start, slots[-1].stop)
        languages = work.languages_of(spoken) or work.languages_of_cue(self.cue)
        part = exchange(work, document, cues, [languages])
        return _exchanging(self, work, part, cues, _name_of_join(cues))


def _name_of_join(cues: range) -> Sentence:
    """Description of a join; numbers as the table shows them."""
    if len(cues) > 2:
        return Sentence("join of cues {first} to {last}", first=cues.start + 1, last=cues.stop)
    return Sentence("join of cues {first} and {second}", first=cues.start + 1, second=cues.stop)


class SetLanguage(Struct, frozen=True, tag_field="do", tag="set-language"):
    """Command to set the language of some cues."""

    cues: tuple[Index, ...]
    language: str

    @classmethod
    def plan(cls, work: Work, cues: Iterable[int], code: str) -> Step:
        """Set the language of `cues` to `code`.

        All words from the first to the last of them are read again. Raises LanguageError for an
        unknown language, SessionError where there is no cue.
        """
        return cls(tuple(sorted(set(cues))), language(code).code).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        chosen = frozenset(self.cues)
        if not chosen or not 0 <= min(chosen) <= max(chosen) < len(work.document.cues):
            raise SessionError("there is no such cue, so no language can be set.")
        spoken = language(self.language)
        span = range(min(chosen), max(chosen) + 1)
        codes = [(spoken.code,) if cue in chosen else work.languages_of_cue(cue) for cue in span]
        part = exchange(work, work.document, span, codes)
        if work.notes:  # a language set by the user is trusted
            named = [word.cue in chosen for word in part.after.words]
            part.after.table.left_alone[named] = part.after.table.foreign[named] = False
        where = _named(sorted(chosen))
        name = Sentence("{language} for {cues}", language=Sentence(spoken.name), cues=where)
        return _exchanging(self, work, part, span, name)


@dataclass(frozen=True, slots=True, eq=False)
class CutStep(Step):
    """A cut, and the words at that time; `stale_cut` compares them with the present words."""

    words: Sequence[Word] = ()


class Recut(Struct, frozen=True, tag_field="do", tag="recut"):
    """Command to cut the document by a plan; decisions and predictions stay with their words.

    `profile` is the name of the profile of the cut, empty where unknown. `mode` is the mode of the
    cut. `ends` are the last words of the sentences at that time.
    """

    cues: tuple[PlannedCue, ...]
    profile: str = ""
    mode: CutMode = CutMode.SENTENCES
    ends: tuple[Index, ...] = ()

    @classmethod
    def plan(
        cls,
        work: Work,
        plan: CutPlan,
        cut: Cut | None = None,
        *,
        profile: str = "",
        mode: CutMode = CutMode.SENTENCES,
    ) -> CutStep:
        """Cut `work` by its `plan`; `cut` is the result where it was applied already.

        `profile` and `mode` allow the cut to be made again. Raises SessionError for a plan of
        another document.
        """
        ends = tuple(sorted(work.sentence_ends())) if profile else ()
        command = cls(tuple(map(_recorded, plan.cues)), profile, mode, ends)
        return command.step(work) if cut is None else command._putting(work, cut)

    def step(self, work: Work) -> CutStep:
        """See `Command`."""
        plan = CutPlan(tuple(map(_planned, self.cues)))
        return self._putting(work, apply_plan(work.document, work.transcript, plan))

    def _putting(self, work: Work, cut: Cut) -> CutStep:
        sources = [_kept(cue) for cue in self.cues]
        notes = work.cue_notes.exchanged(
            range(len(work.document.cues)), len(cut.document.cues), sources
        )
        return CutStep(
            self,
            counted(len(cut.document.cues), one="cut into 1 cue", many="cut into {count} cues"),
            range(max(len(cut.document.cues), len(work.document.cues))),
            partial(Work.use, document=cut.document, transcript=cut.transcript, cue_notes=notes),
            partial(
                Work.use,
                document=work.document,
                transcript=work.transcript,
                cue_notes=work.cue_notes,
            ),
            restructures=True,
            words=cut.transcript.words,
        )


def _named(cues: Sequence[int]) -> Sentence:
    """Cues in a description: a single one by its number, several by their count."""
    if len(cues) > 1:
        return counted(len(cues), one="1 cue", many="{count} cues")
    return Sentence("cue {number}", number=cues[0] + 1)


def _recorded(cue: KeptCue | NewCue) -> PlannedCue:
    """A planned cue as the journal stores it."""
    if isinstance(cue, NewCue):
        return cue.first, cue.stop, cue.lines, cue.start_ms, cue.end_ms
    return cue.cue if cue.end_ms is None else KeptUntil(cue.cue, cue.end_ms)


def _kept(cue: PlannedCue) -> int | None:
    """The number of a cue that stays; None for a new one."""
    planned = _planned(cue)
    return planned.cue if isinstance(planned, KeptCue) else None


def _planned(cue: PlannedCue) -> KeptCue | NewCue:
    """A planned cue from the journal."""
    if isinstance(cue, int):
        return KeptCue(cue)
    return KeptCue(cue.cue, cue.end_ms) if isinstance(cue, KeptUntil) else NewCue(*cue)


def _exchanging(
    command: Command, work: Work, part: Exchange, cues: range, description: str
) -> Step:
    """The step that exchanges a part; the first word after `cues` may change its casing."""
    shown = range(cues.start, min(cues.stop + 1, len(work.document.cues) + 1))
    return Step(command, description, shown, part.apply, part.revert, restructures=True)


def edited_again(work: Work, edit: EditedCue) -> Exchange:
    """The exchange of a text typed earlier; SessionError where it does not fit."""
    check_cue(work, edit.cue)
    return typed_again(work, edit.cue, edit)


class EditPayloads(Struct, frozen=True, tag_field="do", tag="edit-many"):
    """Command to change the texts of several cues, each as if typed over the shown text."""

    edits: tuple[EditedCue, ...]

    @classmethod
    def plan(cls, work: Work, texts: Mapping[int, str]) -> Step:
        """Replace the shown text of cues by `texts`; see `EditPayload.plan`.

        Of several changes in a cue each is made alone, so that what is between them stays open.
        `work` is only read. Raises CaptionError, which names the cue, for a text that the file
        cannot hold, and SessionError for empty `texts`.
        """
        scratch = copy(work)  # exchanges replace its table and change nothing in place
        edits: list[EditedCue] = []
        parts: list[Exchange] = []
        for cue in sorted(texts):
            for text in stages(scratch.cue_text(cue).text, texts[cue]):
                typed, part = typed_over(scratch, cue, text)
                edits.append(EditedCue(**asdict(typed), cue=cue))
                part.apply(scratch)
                parts.append(part)
        return _in_one(cls(tuple(edits)), edits, parts)

    @classmethod
    def plan_payloads(cls, work: Work, payloads: Mapping[int, str]) -> Step:
        """Replace the payloads of cues; words that stay keep decisions and predictions.

        Raises errors as `plan` does.
        """
        edits = (EditedCue(payload, cue=cue) for cue, payload in payloads.items())
        return cls(tuple(edits)).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        scratch = copy(work)  # exchanges replace its table and change nothing in place
        parts: list[Exchange] = []
        for run in _runs(self.edits):
            part = edited_again(scratch, run[0]) if len(run) == 1 else _edited_run(scratch, run)
            part.apply(scratch)
            parts.append(part)
        return _in_one(self, self.edits, parts)


def _runs(edits: Sequence[EditedCue]) -> list[list[EditedCue]]:
    """The edits, with those of near cues together where none has decisions.

    One exchange of a stretch is much faster than one for each of its cues.
    """
    runs: list[list[EditedCue]] = []
    for edit in edits:
        last = runs[-1][-1] if runs else None
        is_near = last is not None and last.cue < edit.cue <= last.cue + _NEAR_CUES
        if last is not None and is_near and not (_decides(last) or _decides(edit)):
            runs[-1].append(edit)
        else:
            runs.append([edit])
    return runs


def _decides(edit: EditedCue) -> bool:
    return bool(edit.decisions or edit.as_written)


def _edited_run(work: Work, edits: Sequence[EditedCue]) -> Exchange:
    """The exchange of near cues for their new texts; SessionError for an unknown cue."""
    cues = range(edits[0].cue, edits[-1].cue + 1)
    check_cue(work, edits[-1].cue)
    document = work.document.replace_payloads({edit.cue: edit.payload for edit in edits})
    ends = {edit.cue: edit.ends for edit in edits}
    return exchange(
        work, document, cues, list(map(work.languages_of_cue, cues)), list(cues), ends=ends
    )


def _in_one(command: Command, edits: Iterable[EditedCue], parts: Iterable[Exchange]) -> Step:
    cues = list(dict.fromkeys(edit.cue for edit in edits))
    if not cues:
        raise SessionError("no cue gets a new text.")
    exchanges = Consecutive(tuple(parts))
    name = (
        counted(len(cues), one="text of 1 cue", many="text of {count} cues")
        if len(cues) > 1
        else Sentence("text of cue {cue}", cue=cues[0] + 1)
    )
    shown = range(min(cues), max(cues) + 2)
    return Step(command, name, shown, exchanges.apply, exchanges.revert, restructures=True)


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
            raise SessionError("the name of a speaker needs a visible character.")
        if self.new == self.old:
            raise SessionError(
                Sentence("the speaker already has the name ‘{name}’.", name=self.old)
            )
        document, transcript, cues = renamed(work, self.old, self.new, self.first)
        if not cues:
            raise SessionError(
                Sentence("no speaker there has the name ‘{name}’.", name=self.old),
                remedy="Choose one of the file's speakers.",
            )
        where = _named(cues)
        return Step(
            self,
            Sentence("‘{old}’ is ‘{new}’ in {cues}", old=self.old, new=self.new, cues=where),
            range(cues[0], len(document.cues)),
            partial(Work.use, document=document, transcript=transcript),
            partial(Work.use, document=work.document, transcript=work.transcript),
            restructures=True,
        )
