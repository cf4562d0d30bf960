# SPDX-License-Identifier: Apache-2.0
"""The layout of a stretch: which of its boxes become which cue.

A stretch falls into blocks: the least runs of whole source cues that are whole sentences. A block
that reads well is kept; any other is cut anew, its sentences packed or broken by dynamic
programming over the places between boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from interpunct.cutting.fitting import LINGER_MS, fitted_end, latest_end
from interpunct.cutting.layout.breaks import POOR
from interpunct.cutting.layout.cheapest import cheapest_cues
from interpunct.cutting.layout.cost import (
    ORPHAN_SHARE,
    TOLERANCE,
    best_lines,
    has_lines,
    is_orphan,
)
from interpunct.cutting.layout.stretch import LEAST_MS_PER_BOX, Draft, Span, Stretch
from interpunct.cutting.sentences import LONG_PAUSE_MS

_ROUNDS = 4
_RUN_ON_MS = 80  # below this pause a very short sentence may share a cue with the one before it
_SHARED_PAUSE_MS = 700  # no two sentences share a cue over this pause


def settle(
    stretch: Stretch, layout: Sequence[Draft], checkpoint: Callable[[], None]
) -> list[Draft]:
    """The cues of `stretch`, whose cues are `layout` now.

    A cut changes the times that words are estimated to have, and so might lead to another cut;
    so do ends that are fitted to the profile.
    Each block is therefore cut until it stays as it is; one that never does is left alone.
    `checkpoint` is called before each block, and raises where no more is wanted.
    """
    settled: list[Draft] = []
    following, lines = stretch.following_ms, stretch.lines
    for block in reversed(list(_blocks(stretch, layout))):
        checkpoint()
        stretch.following_ms = settled[-1].start_ms if settled else following
        stretch.lines = {}  # blocks share none
        found = _settled(stretch, block)
        lines.update(
            (span, stretch.lines[span]) for span in _spans(found) if span in stretch.lines
        )
        settled += reversed(found)
    stretch.following_ms, stretch.lines = following, lines
    settled.reverse()
    return settled


def _settled(stretch: Stretch, block: Sequence[Draft]) -> Sequence[Draft]:
    """The cues of one block."""
    if len(block) == 1:
        kept = _kept_whole(stretch, block[0])
        if kept is not None:
            return [kept]
    first, stop = block[0].first, block[-1].stop
    starts, ends = stretch.starts[first:stop], stretch.ends[first:stop]
    layout: Sequence[Draft] = block
    for _ in range(_ROUNDS):
        spans = [span for part in _blocks(stretch, layout) for span in _recut(stretch, part)]
        if layout is not block and spans == _spans(layout):
            return layout
        stretch.starts[first:stop], stretch.ends[first:stop] = starts, ends
        layout = drafts(stretch, spans, block)
        if layout == block:
            return block
        if not all(_speakable(draft) for draft in layout):
            return block
        stretch.retime(layout)
    stretch.starts[first:stop], stretch.ends[first:stop] = starts, ends
    return block


def _kept_whole(stretch: Stretch, cue: Draft) -> Draft | None:
    """A block of one `cue` that fits, with the end it is to have; None where it is to be cut."""
    first, stop, start_ms, end_ms = cue
    if not _fits(stretch, (first, stop)):
        return None
    (settled,) = drafts(stretch, [(first, stop)], [cue])
    if settled.end_ms == end_ms or not _speakable(settled):
        return cue
    is_measured = any(stretch.measured[first:stop])
    still_fits = is_measured or _in_time(stretch, settled.end_ms - start_ms)
    return settled if still_fits else None


def _spans(layout: Sequence[Draft]) -> list[Span]:
    return [(draft.first, draft.stop) for draft in layout]


def _speakable(draft: Draft) -> bool:
    """Whether the time of a cue is enough to tell its words apart in it."""
    return draft.end_ms - draft.start_ms >= LEAST_MS_PER_BOX * (draft.stop - draft.first)


def _blocks(stretch: Stretch, layout: Sequence[Draft]) -> Iterator[list[Draft]]:
    """The blocks of `layout`: a block ends where a cue and a sentence do."""
    block: list[Draft] = []
    for draft in layout:
        block.append(draft)
        if stretch.sentence_ends[draft.stop - 1]:
            yield block
            block = []
    if block:
        yield block


def _recut(stretch: Stretch, block: Sequence[Draft]) -> list[Span]:
    """The spans of the cues of one block."""
    spans = _spans(block)
    whole = (spans[0][0], spans[-1][1])
    if len(block) == 1 and _fits(stretch, whole):
        return spans
    sentences = _sentences(stretch, whole)
    if len(sentences) == 1 and _reads_well(stretch, spans):
        return spans
    starts = {first for first, _ in spans}
    return [
        span
        for pack in _packed(stretch, sentences)
        for span in ([pack] if _fits(stretch, pack) else cheapest_cues(stretch, pack, starts))
    ]


def _fits(stretch: Stretch, span: Span) -> bool:
    """Whether the boxes of `span` can be one cue."""
    first, stop = span
    in_time = _in_time(stretch, stretch.ends[stop - 1] - stretch.starts[first])
    return in_time and has_lines(stretch, first, stop)


def _in_time(stretch: Stretch, duration_ms: int) -> bool:
    """Whether a cue of the source that lasts so long need not be cut for it."""
    longest = stretch.limits.max_ms
    return longest is None or duration_ms <= longest * TOLERANCE


def _reads_well(stretch: Stretch, spans: Sequence[Span]) -> bool:
    """Whether cues that share one sentence fit, break at good places and leave no orphan."""
    return (
        all(_fits(stretch, span) for span in spans)
        and not any(stretch.breaks_in(first, first + 1)[0] >= POOR for first, _ in spans[1:])
        and not any(is_orphan(stretch, *span) for span in spans)
    )


def _sentences(stretch: Stretch, whole: Span) -> list[Span]:
    """The sentences of a block."""
    first, stop = whole
    ends = [place for place in range(first + 1, stop) if stretch.sentence_ends[place - 1]]
    return list(pairwise([first, *ends, stop]))


def _packed(stretch: Stretch, sentences: Sequence[Span]) -> list[Span]:
    """The sentences, with very short ones joined to a neighbour where both fit one cue."""
    packs = [sentences[0]]
    for sentence in sentences[1:]:
        joined = (packs[-1][0], sentence[1])
        if _may_share(stretch, packs[-1], sentence) and _fits(stretch, joined):
            packs[-1] = joined
        else:
            packs.append(sentence)
    return packs


def _may_share(stretch: Stretch, one: Span, other: Span) -> bool:
    """Whether one of two neighbouring sentences is too short for a cue of its own."""
    pause = stretch.starts[other[0]] - stretch.ends[one[1] - 1]
    if pause >= _SHARED_PAUSE_MS:
        return False
    least = stretch.limits.min_ms or 0
    brief = any(
        stretch.ends[stop - 1] - stretch.starts[first] < least for first, stop in (one, other)
    )
    short = stretch.width(*other) < ORPHAN_SHARE * stretch.line
    return brief or (short and pause < _RUN_ON_MS)


def drafts(stretch: Stretch, spans: Sequence[Span], layout: Sequence[Draft]) -> list[Draft]:
    """Drafts of `spans`, in times that keep those of the cues in `layout` where they can.

    A cue starts with its first word, or with the cue that started there; it ends with the cue
    that ended there, or a little after its last word, and then as the profile wants it.
    """
    starts = {draft.first: draft.start_ms for draft in layout}
    ends = {draft.stop: draft.end_ms for draft in layout}
    found: list[Draft] = []
    following = stretch.following_ms
    for first, stop in reversed(spans):
        start = starts.get(first, _in_units(stretch, stretch.starts[first]))
        end = ends.get(stop, _in_units(stretch, stretch.ends[stop - 1] + LINGER_MS))
        found.append(_fitted(stretch, Draft(first, stop, start, end), following))
        following = start
    found.reverse()
    return found


def _in_units(stretch: Stretch, time_ms: int) -> int:
    return time_ms // stretch.unit_ms * stretch.unit_ms


def _fitted(stretch: Stretch, draft: Draft, following: int | None) -> Draft:
    """`draft` with the end that the profile wants; the next cue starts at `following`."""
    first, stop, start, end = draft
    earliest = stretch.starts[stop - 1] + LINGER_MS if stretch.measured[stop - 1] else start
    latest = None
    if following is not None:
        latest = latest_end(start, following, stretch.limits)
        if not stretch.sentence_ends[stop - 1]:
            # The silence says whether the sentence runs on, and must not say otherwise afterwards.
            if following - stretch.ends[stop - 1] >= LONG_PAUSE_MS:
                latest = min(latest, following - LONG_PAUSE_MS)
            elif stop < len(stretch.widths):
                earliest = max(earliest, following - LONG_PAUSE_MS + stretch.unit_ms)
    fitted = fitted_end(
        start,
        end,
        width=_shown_width(stretch, first, stop),
        limits=stretch.limits,
        latest_ms=latest,
        earliest_ms=earliest,
        unit_ms=stretch.unit_ms,
    )
    return Draft(first, stop, start, fitted)


def _shown_width(stretch: Stretch, first: int, stop: int) -> float:
    """The columns of boxes `first` up to `stop` as a cue will show them, on its lines."""
    own = stretch.own_widths.get((first, stop))
    if own is not None:
        return own
    lines = best_lines(stretch, first, stop)
    starts = lines.starts if lines else ()
    return stretch.width(first, stop) - sum(stretch.gaps[place] for place in starts)
