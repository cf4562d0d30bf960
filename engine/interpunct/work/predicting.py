# SPDX-License-Identifier: Apache-2.0
"""The predictor of a model as captions need it: with cue ends, and with a second opinion."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interpunct.runtime.cue_ends import WithCueEnds
from interpunct.runtime.predictor import Predictor, never
from interpunct.sentences import Sentence
from interpunct.transcript.capitals import BoolArray
from interpunct.work.options import Options


def captions_predictor(
    predictor: Predictor,
    options: Options,
    spared: Sequence[BoolArray],
    cancelled: Callable[[], bool] = never,
) -> Predictor:
    """`predictor` with the evidence that `options` and captions add to a model.

    `spared` has a mask for each transcript of slots without need of a second opinion. `cancelled`
    ends the wait for one; it may raise.
    """
    over = WithCueEnds(predictor)
    if options.second_opinion is None:
        return over
    from interpunct.opinions.second_opinion import WithSecondOpinion

    return WithSecondOpinion.of(over, options.second_opinion, spared, cancelled)


def opinion_notes(predictor: Predictor, index: int = 0) -> tuple[Sentence, ...]:
    """Sentences about the second opinion on transcript number `index` of the last call."""
    from interpunct.opinions.second_opinion import WithSecondOpinion

    if not isinstance(predictor, WithSecondOpinion) or index not in predictor.tallies:
        return ()
    return predictor.tallies[index].notes()
