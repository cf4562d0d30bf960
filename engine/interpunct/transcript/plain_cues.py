# SPDX-License-Identifier: Apache-2.0
"""Cues of plain running text, read by looking their runs up.

Most runs of characters between two spaces are one word, or one with its mark, whatever stands
around them; and the same runs come again and again in a file. So what such a run is, is found out
once, as for any other text. A cue that holds anything else is left to the general way, which gives
the same for plain cues too; it only takes several times longer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import accumulate, repeat, zip_longest
from operator import add
from typing import NamedTuple, cast

from interpunct.captions.cues import Cue
from interpunct.transcript.abbreviations import may_own_dot
from interpunct.transcript.labels import Label
from interpunct.transcript.languages import Language
from interpunct.transcript.pieces import PieceKind, scan
from interpunct.transcript.protection import is_fixed, is_open, is_protected
from interpunct.transcript.signs import label_of
from interpunct.transcript.times import shared_out, weight
from interpunct.transcript.transcript import Slot, Timing, Word, empty_slot

_NONE = Label.NONE  # to look a member up takes as long as to make a slot
_ESTIMATED = Timing.ESTIMATED


class _Run(NamedTuple):
    """A run without spaces: the word `text` and, right behind it, `mark`, empty for none.

    `length` is that of the word, `step` from here to the next run where one space is between. No
    slot between two `open` words is protected, see `protection.is_open`.
    """

    text: str
    mark: str
    label: Label
    length: int
    step: int
    weight: int
    fixed: bool
    open: bool


class _Runs(dict[str, _Run | None]):
    """The runs of one language that were met; None for one that is anything else."""

    def __init__(self, spoken: Language) -> None:
        super().__init__()
        self._spoken = spoken

    def __missing__(self, written: str) -> _Run | None:
        run = self[written] = self._run(written)
        return run

    def _run(self, written: str) -> _Run | None:
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
        lengths = len(text), len(written) + 1
        return _Run(text, mark, label, *lengths, weight(text), is_fixed(text), is_open(text))


class PlainCues:
    """Reads the plain cues of one file that are in one language."""

    def __init__(self, spoken: Language) -> None:
        self._spoken = spoken
        self._runs = _Runs(spoken)
        self._may_be_plain = spoken.spaced and not spoken.question_in_word

    def runs(self, payload: str) -> list[_Run] | None:
        """The words of a payload without markup; None where it has to be read the general way."""
        if not self._may_be_plain:
            return None
        found = list(map(self._runs.__getitem__, payload.split()))
        return cast("list[_Run]", found) if all(found) else None

    def read(
        self, index: int, cue: Cue, turn: int, runs: Sequence[_Run]
    ) -> tuple[Iterator[Word], list[Slot]]:
        """The words and slots of cue number `index`, whose payload has these `runs`."""
        texts, marks, _, lengths, steps, weights, fixed, opens = zip(*runs, strict=True)
        starts = _starts(cue.payload, texts, steps)
        ends = list(map(add, starts, lengths))
        times = shared_out(cue.start_ms, cue.end_ms, weights)
        fields = zip(
            texts, repeat(index), starts, ends, repeat(self._spoken.code), repeat(turn),
            times, times[1:], repeat(_ESTIMATED), fixed, repeat(None),
        )  # fmt: skip
        words = map(_word_of, fields)
        if not any(marks) and all(opens):
            return words, list(map(empty_slot, ends))
        return words, self._slots(cue.payload, runs, starts, ends)

    def _slots(
        self, payload: str, runs: Sequence[_Run], starts: Sequence[int], ends: Sequence[int]
    ) -> list[Slot]:
        slots: list[Slot] = []
        for run, following, start, end in zip_longest(runs, runs[1:], starts[1:], ends):
            if run.mark:
                slots.append(Slot(end, end + len(run.mark), run.mark, run.label))
            elif following is None or (run.open and following.open):
                slots.append(empty_slot(end))
            else:
                words = run.text, payload[end:start], following.text
                slots.append(Slot(end, end, "", _NONE, is_protected(*words, self._spoken)))
        return slots


_word_of = partial(tuple.__new__, Word)  # what `Word._make` does, without a look at the length


def _starts(payload: str, texts: Sequence[str], steps: Sequence[int]) -> list[int]:
    """Where the runs start; where one space is between them, that need not be looked for."""
    starts = list(accumulate(steps, initial=0))
    if starts.pop() == len(payload) + 1:
        return starts
    end = 0
    for place, (text, step) in enumerate(zip(texts, steps, strict=True)):
        starts[place] = payload.index(text, end)
        end = starts[place] + step - 1
    return starts
