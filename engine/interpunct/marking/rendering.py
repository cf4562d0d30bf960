# SPDX-License-Identifier: Apache-2.0
"""Rendering of marks and casing into payloads: only splices at slots and words.

The habits of a file override the language table: its full stop (Hindi uses । or a dot), full-width
or ASCII commas, and the space before a French question mark.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import NamedTuple, TypeVar

from interpunct.captions.document import CaptionDocument
from interpunct.labels import Casing, Label
from interpunct.marking.splicing import CueWords, OpeningEdit, SlotEdit, splice
from interpunct.transcript.languages import Language, language
from interpunct.transcript.lettercase import with_casing
from interpunct.transcript.signs import DASHES, closes, is_restored, label_of
from interpunct.transcript.transcript import Slot, Transcript, Word, cue_spans

_WIDE = "\u00a0"
_LEAST_USES = 3  # least number of uses that make a habit
_SPACE_END = re.compile(r"(?:[^\S\r\n]|&nbsp;|&#160;|&#x[aA]0;|\\h)+\Z")
_LONGEST_SPACE = 16
_DASHES = frozenset(DASHES + "-")
_DASH_BESIDE = re.compile(rf"(?:[^\S\r\n]|</\w+>)*(?:[{DASHES}]|-(?=[-\s]|\Z))")  # no minus sign
_Key = TypeVar("_Key")


@dataclass(frozen=True, slots=True)
class Habit:
    """Style of the marks in a file, where they are frequent enough.

    `marks` is by language code and label. `spaces` are the spaces before `?`, `!` and `;`, by the
    code of a language with such spaces. `openings` are the marks that open questions, by language
    code; marks that the file omits are left out.
    """

    marks: Mapping[tuple[str, Label], str] = field(default_factory=dict)
    spaces: Mapping[str, str] = field(default_factory=dict)
    openings: Mapping[str, str] = field(default_factory=dict)


def file_habit(transcript: Transcript, document: CaptionDocument) -> Habit:
    """The habit of the file that `transcript` was built from."""
    marks: dict[tuple[str, Label], Counter[str]] = defaultdict(Counter)
    spaces: dict[str, Counter[str]] = defaultdict(Counter)
    pairs = zip(transcript.words, transcript.slots, strict=True)
    for word, slot in (pair for pair in pairs if pair[1].mark):
        if is_restored(slot.mark, word.language) and not _is_foreign(word):
            marks[word.language, slot.label][slot.mark] += 1
        if language(word.language).space_before_mark(slot.mark):
            space = _space_before(document.cues[word.cue].payload, slot.start)
            spaces[word.language][space] += slot.mark[0] != ":"
    spoken = {code: language(code) for code in set(map(attrgetter("language"), transcript.words))}
    return Habit(
        _habits(marks),
        _writable_spaces(spoken, document) | _habits(spaces),
        _openings(spoken, transcript, document),
    )


def _is_foreign(word: Word) -> bool:
    """Whether `word` is in another script than its language: a name, or an `x` in a formula."""
    return word.text.isascii() and "Latn" not in language(word.language).scripts


def _writable_spaces(spoken: Mapping[str, Language], document: CaptionDocument) -> dict[str, str]:
    """Replacement spaces before a mark where the file's encoding lacks the language's space.

    The narrow space before a French question mark is in no code page; the wide space is in all.
    """
    before = {code: entry.space_before_mark(entry.question) for code, entry in spoken.items()}
    return {code: _WIDE for code, space in before.items() if not _can_write(document, space)}


def _openings(
    spoken: Mapping[str, Language], transcript: Transcript, document: CaptionDocument
) -> dict[str, str]:
    """The marks that open questions, by language, except where the file omits them.

    A file omits them if it has enough questions and no opening mark.
    """
    found: dict[str, str] = {}
    for code, mark in ((code, entry.opening_question) for code, entry in spoken.items()):
        if mark and _can_write(document, mark):
            asked = sum(
                slot.label.is_question and word.language == code
                for word, slot in zip(transcript.words, transcript.slots, strict=True)
            )
            if asked < _LEAST_USES or any(mark in cue.payload for cue in document.cues):
                found[code] = mark
    return found


def _can_write(document: CaptionDocument, text: str) -> bool:
    try:
        document.encoding.encode(text)
    except UnicodeEncodeError:
        return False
    return True


def _habits(counts: Mapping[_Key, Counter[str]]) -> dict[_Key, str]:
    """The most frequent sign of each key, where it is frequent enough."""
    likeliest = {key: found.most_common(1)[0] for key, found in counts.items()}
    return {key: sign for key, (sign, uses) in likeliest.items() if uses >= _LEAST_USES}


def mark_for(label: Label, language_code: str, habit: Habit) -> str:
    """The mark to write for `label`, empty for NONE: the file's own, else the language's.

    An Armenian question ends with the full stop, because a human has to place its ՞.
    """
    spoken = language(language_code)
    own = habit.marks.get((spoken.code, label))
    if own is None or spoken.question_in_word:
        return spoken.mark(label)
    return own


@dataclass(frozen=True, slots=True)
class Rendered:
    """A document as it is written, with its words and slots at their offsets in it."""

    document: CaptionDocument
    transcript: Transcript


def render(
    document: CaptionDocument,
    transcript: Transcript,
    marks: Mapping[int, str],
    casings: Mapping[int, Casing],
    *,
    habit: Habit | None = None,
    openings: Mapping[int, OpeningEdit] | None = None,
) -> Rendered:
    """`document`, whose transcript is `transcript`, with new marks and casing.

    `marks[i]` is the new mark of slot `i`, empty for none; other slots and protected slots stay as
    they are. `casings[i]` is the new casing of word `i`. `openings[i]` is the edit before word
    `i`. `habit` avoids reading the whole file again. Words only change in case; unchanged cues
    keep their bytes. Raises CaptionError as `CaptionDocument.replace_payloads` does.
    """
    habit = habit or file_habit(transcript, document)
    changed = _changed(transcript, marks, casings, habit, openings)
    return with_cues_changed(Rendered(document, transcript), changed)


def render_document(
    document: CaptionDocument,
    transcript: Transcript,
    marks: Mapping[int, str],
    casings: Mapping[int, Casing],
    *,
    habit: Habit,
    openings: Mapping[int, OpeningEdit],
) -> CaptionDocument:
    """The document of `render`, without its transcript; only one cue's words are in memory."""
    changed = _changed(transcript, marks, casings, habit, openings)
    cues = _cues_changed(Rendered(document, transcript), changed)
    return document.replace_payloads({cue: new.payload for cue, _, new in cues})


_Change = Callable[[CueWords, range], CueWords | None]
"""The changed cue for a cue and the range of its words, None where it stays."""


def _changed(
    transcript: Transcript,
    marks: Mapping[int, str],
    casings: Mapping[int, Casing],
    habit: Habit,
    openings: Mapping[int, OpeningEdit] | None,
) -> _Change:
    changing = {transcript.words[index].cue for index in (*marks, *casings, *(openings or ()))}

    def changed(cue: CueWords, span: range) -> CueWords | None:
        if cue.words[0].cue not in changing:
            return None
        return render_cue(cue, span, marks=marks, casings=casings, habit=habit, openings=openings)

    return changed


def with_cues_changed(written: Rendered, changed: _Change) -> Rendered:
    """`written` with each cue replaced by its changed version."""
    words, slots = list(written.transcript.words), list(written.transcript.slots)
    payloads: dict[int, str] = {}
    for cue, part, new in _cues_changed(written, changed):
        payloads[cue], words[part], slots[part] = new
    document = written.document.replace_payloads(payloads)
    return Rendered(document, Transcript(tuple(words), tuple(slots)))


def _cues_changed(written: Rendered, changed: _Change) -> Iterator[tuple[int, slice, CueWords]]:
    """The changed cues: number, place of the words, new content."""
    words, slots = written.transcript.words, written.transcript.slots
    for span in cue_spans(words):
        cue, part = words[span.start].cue, slice(span.start, span.stop)
        new = changed(CueWords(written.document.cues[cue].payload, words[part], slots[part]), span)
        if new is not None:
            yield cue, part, new


def render_cue(
    cue: CueWords,
    span: range,
    *,
    marks: Mapping[int, str],
    casings: Mapping[int, Casing],
    habit: Habit,
    openings: Mapping[int, OpeningEdit] | None = None,
) -> CueWords:
    """One cue with the `marks`, `casings` and `openings` of its words, which are `span`."""
    cased: dict[int, str] = {}
    edits: dict[int, SlotEdit] = {}
    for place, (word, slot, index) in enumerate(zip(cue.words, cue.slots, span, strict=True)):
        casing = casings.get(index)
        if casing is not None and not word.fixed:
            cased[place] = with_casing(word.text, casing, word.language)
        if index in marks:
            next_start = cue.words[place + 1].start if place + 1 < len(span) else None
            writing = _Writing(cue.payload, word, slot, next_start)
            edit = writing.edit(marks[index], habit)
            if edit is not None:
                edits[place] = edit
    opened: dict[int, OpeningEdit] = {}
    if openings:
        opened = {place: openings[index] for place, index in enumerate(span) if index in openings}
    return splice(cue, edits, cased, opened)


def _space_before(payload: str, offset: int) -> str:
    """The space on the same line that ends at `offset`, as written."""
    found = _SPACE_END.search(payload[max(0, offset - _LONGEST_SPACE) : offset])
    return found[0] if found else ""


def _is_dash(mark: str) -> bool:
    return bool(mark) and not mark.strip(DASHES + "-")


class _Writing(NamedTuple):
    """One slot to be written; `next_start` is the offset of the next word of the cue."""

    payload: str
    word: Word
    slot: Slot
    next_start: int | None

    def edit(self, mark: str, habit: Habit) -> SlotEdit | None:
        """The edit that writes `mark` into the slot, None if nothing changes."""
        if mark == self.slot.mark or self.slot.protected:
            return None
        start, end = self.slot.start, self.slot.end
        is_mark = mark and mark != self.slot.settled
        label = label_of(mark, self.word.language) if is_mark else Label.NONE
        if mark and self._stands_beside(mark):
            mark = ""
        spoken = language(self.word.language)
        space = _space_before(self.payload, start) if self.slot.mark else ""
        wanted = _wanted_space(mark, spoken, habit)
        if space and not wanted and self._space_belongs_to_mark(spoken):
            start -= len(space)
        line_end = ""
        if self.slot.mark and self._leads_its_line(start):
            if self._rest_of_line(end)[:1] in _DASHES:
                return None  # a dash at the line start would mark a new speaker
            # An empty line would end the cue; a dash before it would be a dialogue dash.
            filled = len(self.payload[:start].rstrip())
            line_end = self.payload[filled:start] if self._rest_of_line(end) else ""
            start = filled
        end += self._spaces_replaced(mark, end, spoken)
        lead = "" if space or not mark else wanted
        text = f"{lead}{mark}{line_end or self._parting_space(mark, end)}"
        return SlotEdit(start, end, text, len(lead), mark, label)

    def _stands_beside(self, mark: str) -> bool:
        """Whether a sign after the slot or an abbreviation's dot serves as `mark`."""
        is_dot = mark == "." and self.word.text.endswith(".")
        quoted = self._behind_quotes(self.slot.end)
        if is_dot or quoted.startswith(mark):
            return True
        return _is_dash(mark) and bool(_DASH_BESIDE.match(quoted or self.payload[self.slot.end :]))

    def _behind_quotes(self, end: int) -> str:
        """The text after quotes that close directly after the slot; empty where none does."""
        place = end
        while closes(self.payload[place : place + 1]):
            place += 1
        return self.payload[place:] if place > end else ""

    def _leads_its_line(self, start: int) -> bool:
        return self.payload[:start].rstrip(" \t").endswith(("\n", "\r"))

    def _rest_of_line(self, end: int) -> str:
        return self.payload[end:].lstrip(" \t").partition("\n")[0].rstrip("\r")

    def _space_belongs_to_mark(self, spoken: Language) -> bool:
        mark = self.slot.mark
        return _is_dash(mark) or bool(spoken.space_before_mark(mark))

    def _spaces_replaced(self, mark: str, end: int, spoken: Language) -> int:
        """Number of spaces after the slot that a full-width mark replaces: 1 for a pause space."""
        if spoken.spaced or not mark or mark.isascii() or self.next_start != end + 1:
            return 0
        return int(self.payload[end] in " \u3000" and not self.payload[self.next_start].isascii())

    def _parting_space(self, mark: str, end: int) -> str:
        """The space needed between two words that only a mark has separated."""
        if self.next_start != end:
            return ""
        spaced = language(self.word.language).spaced
        both_ascii = self.payload[end : end + 1].isascii() and self.word.text[-1:].isascii()
        return " " if (spaced or (both_ascii and mark.isascii())) and self.slot.mark else ""


def _wanted_space(mark: str, spoken: Language, habit: Habit) -> str:
    """The space before `mark` in this language and file."""
    if _is_dash(mark):
        return " " if spoken.spaced else ""
    by_language = spoken.space_before_mark(mark)
    if not by_language or mark[0] == ":":
        return by_language
    return habit.spaces.get(spoken.code, by_language)
