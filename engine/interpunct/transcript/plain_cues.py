# SPDX-License-Identifier: Apache-2.0
"""Fast reading of cues of plain running text, by lookup of their runs.

Most runs of characters between two spaces are a word, or a word with its mark, in any context. The
same runs recur in a file, so each is analysed once, in the general way. A cue with any other
content is left to the general way. For plain cues, the general way gives the same result, several
times slower.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import accumulate, chain, repeat, zip_longest
from operator import add, itemgetter
from typing import NamedTuple, cast

from interpunct.captions.cues import Cue
from interpunct.labels import Label
from interpunct.transcript.abbreviations import may_own_dot
from interpunct.transcript.formulas import OPERATORS
from interpunct.transcript.languages import Language
from interpunct.transcript.protection import is_fixed, is_open, is_protected
from interpunct.transcript.signs import is_restored, label_of
from interpunct.transcript.text_pieces import PieceKind, scan
from interpunct.transcript.times import shared_out, weight
from interpunct.transcript.transcript import Slot, Timing, Word, empty_slot

_NONE = Label.NONE  # a local name: a member lookup takes as long as the creation of a slot
_ESTIMATED = Timing.ESTIMATED
_TELLING = frozenset(OPERATORS + ":：")  # signs that need the context of a run


class _Run(NamedTuple):
    """A run without spaces: the word `text`, directly followed by `mark`, empty for none.

    `length` is the length of the word, `step` the distance to the next run after a single space.
    No slot between two `open` words is protected, see `protection.is_open`.
    """

    text: str
    mark: str
    label: Label
    kept: bool
    length: int
    step: int
    weight: int
    fixed: bool
    open: bool

    def slot(self, place: int) -> Slot:
        """The slot with the mark, at an offset of a payload."""
        return Slot(place, place + len(self.mark), self.mark, self.label, kept=self.kept)


class _Runs(dict[str, _Run | None]):
    """The known runs of one language; None for a run that needs the general way."""

    def __init__(self, spoken: Language) -> None:
        self._spoken = spoken

    def __missing__(self, written: str) -> _Run | None:
        run = self[written] = self._run(written)
        return run

    def _run(self, written: str) -> _Run | None:
        if not _TELLING.isdisjoint(written):
            return None
        pieces = scan(written, self._spoken)
        word = pieces[0] if pieces else None
        if word is None or word.kind is not PieceKind.WORD or word.start > 0:
            return None
        text, mark = written[: word.end], written[word.end :]
        if mark and (len(pieces) != 2 or pieces[1].kind is not PieceKind.MARK):
            return None
        if pieces[-1].end < len(written) or (mark[:1] == "." and may_own_dot(text, self._spoken)):
            return None
        label = label_of(mark, self._spoken.code)
        kept = bool(mark) and not is_restored(mark, self._spoken.code)
        lengths = len(text), len(written) + 1
        fixed = is_fixed(text, self._spoken)
        return _Run(text, mark, label, kept, *lengths, weight(text), fixed, is_open(text))


_STEP = itemgetter(_Run._fields.index("step"))
_WEIGHT = itemgetter(_Run._fields.index("weight"))


class PlainCue(NamedTuple):
    """A plain cue, its index, its turn, and its words, at least one."""

    place: int
    cue: Cue
    turn: int
    runs: list[_Run]


class PlainReader:
    """Reader of the plain cues of one file in one language."""

    def __init__(self, spoken: Language) -> None:
        self._spoken = spoken
        self._runs = _Runs(spoken)
        self._may_be_plain = spoken.spaced and not spoken.question_in_word

    def runs(self, payload: str) -> list[_Run] | None:
        """The words of a payload without markup; None if it needs the general way."""
        if not self._may_be_plain:
            return None
        found = list(map(self._runs.__getitem__, payload.split()))
        return cast("list[_Run]", found) if all(found) else None

    def read(self, cues: Sequence[PlainCue]) -> tuple[Iterator[Word], list[Slot]]:
        """The words and slots of `cues`, in their order."""
        counts = [len(cue.runs) for cue in cues]
        runs = list(chain.from_iterable(cue.runs for cue in cues))
        texts, marks, _, _, lengths, _, _, fixed, opens = zip(*runs, strict=True)
        starts = list(chain.from_iterable(map(_starts, cues)))
        ends = list(map(add, starts, lengths))
        slots = list(map(empty_slot, ends))
        if any(marks) or not all(opens):
            self._fill(slots, cues, starts)
        places, turns = zip(*((cue.place, cue.turn) for cue in cues), strict=True)
        fields = zip(
            texts, _for_each(places, counts), starts, ends, repeat(self._spoken.code),
            _for_each(turns, counts), *_times(cues), repeat(_ESTIMATED), fixed, repeat(None),
        )  # fmt: skip
        return map(_word_of, fields), slots

    def _fill(self, slots: list[Slot], cues: Sequence[PlainCue], starts: Sequence[int]) -> None:
        """Replace empty `slots` that hold a mark or are protected."""
        place = -1
        for _, cue, _, runs in cues:
            for run, following in zip_longest(runs, runs[1:]):
                place += 1
                end = slots[place].start
                if run.mark:
                    slots[place] = run.slot(end)
                elif following is not None and not (run.open and following.open):
                    words = run.text, cue.payload[end : starts[place + 1]], following.text
                    slots[place] = Slot(end, end, "", _NONE, is_protected(*words, self._spoken))


_word_of = partial(tuple.__new__, Word)  # equals `Word._make` without the check of the length


def _for_each(values: Iterable[int], counts: Sequence[int]) -> Iterator[int]:
    """Each of the values, repeated by its count."""
    return chain.from_iterable(map(repeat, values, counts))


def _starts(cue: PlainCue) -> list[int]:
    """Starts of the runs; computed without a search where single spaces separate them."""
    payload = cue.cue.payload
    starts = list(accumulate(map(_STEP, cue.runs), initial=0))
    if starts.pop() == len(payload) + 1:
        return starts
    end = 0
    for place, run in enumerate(cue.runs):
        starts[place] = payload.index(run.text, end)
        end = starts[place] + run.step - 1
    return starts


def _times(cues: Sequence[PlainCue]) -> tuple[list[int], list[int]]:
    """Start and end times of the words of the cues, in milliseconds."""
    starts: list[int] = []
    ends: list[int] = []
    for _, cue, _, runs in cues:
        bounds = shared_out(cue.start_ms, cue.end_ms, map(_WEIGHT, runs))
        ends += bounds[1:]
        bounds.pop()
        starts += bounds
    return starts, ends
