# SPDX-License-Identifier: Apache-2.0
"""Random commands of the editor, as its keys, panels and dialogs make them."""

from __future__ import annotations

from random import Random

from benchmarks.torture.mutations import damaged
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.errors import CaptionError
from interpunct.labels import Casing, MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.commands import Decide, DecideCasing, DecideMany, SetModes, Step
from interpunct.review.exceptions import SetExceptions
from interpunct.review.more_time import more_time
from interpunct.review.rearranging import (
    Renumber,
    delete_cues,
    duplicate_cues,
    insert_cue,
    move_cues,
    paste_text,
    row_before,
    sort_cues,
    swap_texts,
)
from interpunct.review.restructuring import (
    EditPayload,
    EditPayloads,
    JoinCues,
    Recut,
    SetLanguage,
    SplitCue,
)
from interpunct.review.retiming import Retime, SetTimes
from interpunct.work.fast_cues import Solution, solutions
from interpunct.work.mending import mending
from interpunct.work.nudging import Border, by_ms, nudged
from interpunct.work.time_plans import scaled, shifted, snapped
from interpunct.work.work import Work

_STYLE = load_profile("netflix")


def planned(work: Work, random: Random) -> Step:
    """A random command for a work; InterpunctError where it cannot be, as without any words."""
    if not len(work.transcript):
        raise CaptionError("no words are left.")
    slot = random.randrange(len(work.transcript))
    cue = random.randrange(len(work.document.cues))
    return random.choice(_PLANNED)(work, slot, cue, random)


def _decided(work: Work, slot: int, _cue: int, random: Random) -> Step:
    return Decide.plan(work, slot, random.choice((None, "", ",", ".", "?", "!", "…", "xx")))


def _decided_many(work: Work, slot: int, _cue: int, random: Random) -> Step:
    some = range(slot, min(len(work.transcript), slot + random.randint(1, 20)))
    return DecideMany.plan(work, some, some)


def _cased(work: Work, slot: int, _cue: int, random: Random) -> Step:
    return DecideCasing.plan(work, slot, random.choice(list(Casing)))


def _edited(work: Work, _slot: int, cue: int, random: Random) -> Step:
    return EditPayload.plan(work, cue, _typed(work, cue, random))


def _replaced(work: Work, _slot: int, cue: int, random: Random) -> Step:
    """Several texts at once, as house rules and replacing do."""
    chosen = range(cue, min(len(work.document.cues), cue + 3))
    return EditPayloads.plan(work, {each: _typed(work, each, random) for each in chosen})


def _typed(work: Work, cue: int, random: Random) -> str:
    return damaged(work.cue_text(cue).text.encode(), random).decode("utf-8", "replace")


def _parted(work: Work, slot: int, cue: int, random: Random) -> Step:
    return SplitCue.plan(work, slot) if random.random() < 0.5 else JoinCues.plan(work, cue)


def _timed(work: Work, _slot: int, cue: int, random: Random) -> Step:
    start = random.randint(-500, 10**7)
    return SetTimes.plan(work, cue, start, start + random.randint(-5, 9000))


def _retimed(work: Work, _slot: int, cue: int, random: Random) -> Step:
    """Rows shifted, synchronised, snapped to frames or nudged."""
    cues, rows = work.document.cues, range(cue, len(work.document.cues))
    shift = random.randint(-900, 900)
    last = cues[-1].start_ms
    plans = (
        lambda: shifted(cues, rows, shift),
        lambda: scaled(cues, rows, (0, shift), (last, last + shift // 2)),
        lambda: snapped(cues, rows, random.choice((12, 24, 25, 29.97))),
        lambda: nudged(cues, rows[:2], by_ms(shift // 10), random.choice(list(Border)), 83),
    )
    return Retime.plan(work, random.choice(plans)())


def _mended(work: Work, _slot: int, _cue: int, random: Random) -> Step:
    """Findings of one kind repaired, or time found for fast cues."""
    findings = work.findings(_STYLE)
    if random.random() < 0.5:
        found = solutions(work, _STYLE, findings)
        return more_time(work, [one for one in found if isinstance(one, Solution)])
    rule = random.choice(findings).rule if findings else None
    return Retime.plan(work, mending(work, _STYLE, [it for it in findings if it.rule is rule]))


def _excepted(work: Work, _slot: int, _cue: int, random: Random) -> Step:
    """Some findings right as they are, or no more so."""
    findings = work.findings(_STYLE)
    some = random.sample(findings, min(3, len(findings)))
    if random.random() < 0.3:
        return SetExceptions.plan_removal(work, some)
    return SetExceptions.plan(work, some, random.choice(("", "as spoken")))


def _rearranged(work: Work, _slot: int, cue: int, random: Random) -> Step:
    """Rows inserted, deleted, copied, pasted, moved, exchanged, sorted or numbered."""
    last = len(work.document.cues) - 1
    some = {cue, random.randint(0, last)}
    plans = (
        lambda: insert_cue(work, *row_before(work, cue)),
        lambda: delete_cues(work, some),
        lambda: duplicate_cues(work, some),
        lambda: move_cues(work, some, random.choice((-1, 1))),
        lambda: paste_text(work, cue, "so it was\nand they came back"),
        lambda: swap_texts(work, cue, random.randint(0, last)),
        lambda: sort_cues(work),
        lambda: Renumber.plan(work),
    )
    return random.choice(plans)()


def _bookmarked(work: Work, slot: int, _cue: int, random: Random) -> Step:
    return SetBookmarks.plan(work, {slot: random.choice((None, "", "look here"))})


def _spoken(work: Work, _slot: int, cue: int, random: Random) -> Step:
    return SetLanguage.plan(work, [cue], random.choice(("en", "zh-Hans", "ar", "xx")))


def _switched(work: Work, _slot: int, _cue: int, random: Random) -> Step:
    return SetModes.plan(work, random.choice(list(MarksMode)), random.choice(list(CasingMode)))


def _cut(work: Work, _slot: int, _cue: int, _random: Random) -> Step:
    return Recut.plan(work, work.plan_cut(_STYLE, CutMode.SENTENCES))


_PLANNED = (
    *(_decided, _decided, _decided_many, _cased, _edited, _replaced, _parted, _timed, _retimed),
    *(_mended, _excepted, _rearranged, _rearranged, _bookmarked, _spoken, _switched, _cut),
)
