# SPDX-License-Identifier: Apache-2.0
"""A few cues of a long text written anew, without writing and reading all the others again."""

from __future__ import annotations

from collections.abc import Sequence

from interpunct.captions.cues import Cue, RecutCue
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.recutting import first_number, recut, renumbered
from interpunct.captions.scanning import moved
from interpunct.captions.source import Source

_NEARBY = 8  # cues on either side, to read the text around a change and to learn its habits


def with_run(cues: Sequence[Cue], first: int, stop: int, new: Sequence[Cue]) -> list[RecutCue]:
    """`cues` with a run of `new` ones in place of some, as the first of which the first goes."""
    kept = [RecutCue(index, cue) for index, cue in enumerate(cues)]
    run = [RecutCue(None if place else first, cue) for place, cue in enumerate(new)]
    return [*kept[:first], *run, *kept[stop:]]


def recut_nearby(
    form: CaptionFormat, source: Source, first: int, stop: int, cues: Sequence[Cue]
) -> Source | None:
    """`source` with `cues` in place of those from `first` up to `stop`.

    The text around is recut as a source of its own, and set back between the text before it and
    the text after it, whose cues only get other numbers. None where what came of it does not fit
    there: then all has to be recut. Raises CaptionError as `recut` does.
    """
    low, high = max(0, first - _NEARBY), min(len(source.cues), stop + _NEARBY)
    start, place = source.head(low), first - low  # of the text around; of the change in it
    numbered = form.numbered and first_number(source.cues) is not None
    run = with_run(source.cues[low:high], place, stop - low, cues)
    near = recut(form, source.part(low, high), run, may_number=numbered)
    after = source.part(stop, len(source.cues))
    growth = len(cues) - (stop - first)
    if numbered and growth:
        after = renumbered(after, growth)
    joint = near.head(place + len(cues))
    kept = source.text[start : source.spans[first - 1].end] if place else ""
    if not (near.text.startswith(kept) and after.text.startswith(near.text[joint:])):
        return None
    made = slice(place, place + len(cues))
    return Source(
        source.text[:start] + near.text[:joint] + after.text,
        (*source.cues[:first], *near.cues[made], *after.cues),
        (
            *source.spans[:first],
            *moved(near.spans[made], start),
            *moved(after.spans, start + joint),
        ),
    )
