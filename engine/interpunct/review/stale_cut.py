# SPDX-License-Identifier: Apache-2.0
"""Cuts made outdated by later decisions: places where sentences now end elsewhere.

Everything follows from the history: the last cut in effect knows its words and its sentence ends.
So undo, redo and a reopened review need no extra data.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence

from interpunct.cutting.groups import CutGroup, cut_groups
from interpunct.cutting.plan import plan_cut
from interpunct.cutting.profiles import Profile
from interpunct.review.history import History
from interpunct.review.restructuring import CutStep, Recut
from interpunct.work.matching import origins
from interpunct.work.output_text import rendered_cues
from interpunct.work.work import Work


def last_cut(history: History) -> CutStep | None:
    """The last cut in effect; None without one, or where its profile is unknown."""
    cuts = (step for step in reversed(history.done) if isinstance(step, CutStep))
    step = next(cuts, None)
    return step if step is not None and recut_of(step).profile else None


def recut_of(step: CutStep) -> Recut:
    """The command of a cut."""
    assert isinstance(step.command, Recut)
    return step.command


def moved_sentences(work: Work, step: CutStep) -> tuple[range, ...]:
    """The words of the sentences whose ends have moved since the cut `step`.

    Each range goes from one unmoved end to the next. Linear in the words, except for text edited
    since.
    """
    words = work.transcript.words
    ends = set(recut_of(step).ends)
    if words is not step.words:
        old = [word.text for word in step.words]
        ends = set(_moved_along(ends, origins(old, [word.text for word in words]), len(old)))
    now = work.sentence_ends()
    return tuple(_between(sorted(now ^ ends), sorted(now & ends), len(words)))


def _moved_along(
    ends: Collection[int], origin_of: Sequence[int | None], old: int
) -> Iterator[int]:
    """Places of the `ends` of `old` words among the new words, which come from `origin_of` these.

    The end at a removed word moves to the last of the words in its place.
    """
    reached = 0
    for place, origin in enumerate([*origin_of, old]):
        if origin is None:
            continue
        if place and any(gone in ends for gone in range(reached, origin)):
            yield place - 1
        if origin in ends:
            yield place
        reached = origin + 1


def _between(moved: Sequence[int], steady: Sequence[int], words: int) -> Iterator[range]:
    """The words between the `steady` ends before and after each of the `moved` ends."""
    reached = 0
    for slot in moved:
        if slot < reached:
            continue
        place = bisect_left(steady, slot)
        first = steady[place - 1] + 1 if place else 0
        reached = steady[place] + 1 if place < len(steady) else words
        yield range(first, reached)


def touched(work: Work, groups: Sequence[CutGroup], sentences: Sequence[range]) -> list[int]:
    """Numbers of the changing `groups` that contain words of one of the `sentences`."""
    cues = _cues_of(work, sentences)
    return [
        number
        for number, group in enumerate(groups)
        if group.changes and not cues.isdisjoint(group.cues)
    ]


def stale_cues(
    work: Work, step: CutStep, profile: Profile, sentences: Sequence[range]
) -> tuple[int, ...]:
    """The first cue of each change that the cut `step` would now make to these `sentences`.

    `profile` is the profile of that cut. Only the parts around the sentences are planned. Each
    part extends to the nearest cues that end with a sentence, because it is cut as a whole. Raises
    SessionError as `plan_cut` does.
    """
    cues = _cues_of(work, sentences)
    found: list[int] = []
    for block, window in _blocks(work, sorted(cues)):
        shown = rendered_cues(work, window)
        plan = plan_cut(shown.document, shown.transcript, profile, recut_of(step).mode)
        found += (
            first
            for group in cut_groups(plan, shown.transcript.words)
            if group.changes
            and (first := group.cues.start + window.start) in block
            and not cues.isdisjoint(range(first, first + len(group.cues)))
        )
    return tuple(found)


def _cues_of(work: Work, sentences: Sequence[range]) -> frozenset[int]:
    words = work.transcript.words
    return frozenset(
        cue
        for sentence in sentences
        for cue in range(words[sentence.start].cue, words[sentence.stop - 1].cue + 1)
    )


def _blocks(work: Work, cues: Sequence[int]) -> Iterator[tuple[range, range]]:
    """Whole sentences in whole cues around `cues`, and the same with neighbours for the times."""
    ends, count = work.sentence_ends(), len(work.document.cues)

    def is_closed(cue: int) -> bool:
        slots = work.slots_of_cue(cue)
        return not slots or slots[-1] in ends

    reached = 0
    for cue in cues:
        if cue < reached:
            continue
        first, stop = cue, cue + 1
        while first > 0 and not is_closed(first - 1):
            first -= 1
        while stop < count and not is_closed(stop - 1):
            stop += 1
        yield range(first, stop), range(max(0, first - 1), min(count, stop + 1))
        reached = stop
