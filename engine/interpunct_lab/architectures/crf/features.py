# SPDX-License-Identifier: Apache-2.0
"""Word-level features of the CRF baseline (Gale and Parthasarathy 2017, section 2.2).

They are the words around the slot, their n-grams and classes. Further features are the shape and
endings of the words beside it, and the odds of a language model. Triggers are n-grams farther away
that go with a mark; the paper's example is "do you" and the question mark.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

from interpunct.bundles.description import Count, Factor, Reach, Size
from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import LabelledStretch
from interpunct.runtime.settings import Ranged
from interpunct_lab.architectures.characters.vocabulary import normalised
from interpunct_lab.architectures.crf.events import HiddenEvents


@dataclass(frozen=True, slots=True)
class CrfConfig(Ranged):
    """The paper gives no sizes; these are ours.

    The commonest `class_words` words have one of `classes`. The language model knows the words and
    the pairs of words that stand `least_events` times in its text.

    A trigger is an n-gram of up to `trigger_words` words near a slot. It is among the last
    `before` words before the slot, or the first `after` words after it. Each mark keeps `triggers`
    of them, none that stands fewer than `least_count` times near it. Features seen fewer than
    `least_features` times are dropped; `c1`, `c2` and `iterations` are L-BFGS's.
    """

    suffixes: Reach = 4
    trigger_words: Annotated[int, Meta(ge=1, le=10)] = 3
    before: Reach = 12
    after: Reach = 3
    triggers: Count = 1000
    least_count: Size = 10
    classes: Annotated[int, Meta(ge=1, le=4096)] = 200
    class_words: Size = 10_000
    least_events: Count = 5
    least_features: Count = 2
    c1: Factor = 0.1
    c2: Factor = 0.01
    iterations: Size = 100


_NGRAMS = ((-1,), (0,), (1,), (2,), (-1, 0), (0, 1), (1, 2), (-1, 0, 1), (0, 1, 2))
"""Offsets from the word before the slot."""
_MARGIN = 2
_MOST_ODDS = 6.0
_MARKS = [label.name for label in PaperLabel if label is not PaperLabel.NONE]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Knowledge from text before the CRF: triggers, word classes, a language model."""

    triggers: Collection[str]
    classes: Mapping[str, int]
    events: HiddenEvents


def features(
    words: Sequence[str],
    languages: Sequence[str],
    known: Knowledge,
    config: CrfConfig,
    labels: NDArray[np.int64] | None = None,
) -> list[list[str]]:
    """The features of the slot after each word.

    `labels` are those of text that the language model has learnt from; see `HiddenEvents`.
    """
    forms = [normalised(word) for word in words]
    margin = [""] * _MARGIN
    padded = [*margin, *forms, *margin]
    found = [[f"language={code}"] for code in languages]
    for index, slot in enumerate(found):
        for offsets in _NGRAMS:
            gram = " ".join(padded[index + _MARGIN + offset] for offset in offsets)
            slot.append(f"{offsets}={gram}")
        slot.extend(_parts("last", forms[index], config.suffixes))
        slot.extend(_parts("next", padded[index + _MARGIN + 1], config.suffixes))
        around = padded[index + _MARGIN - 1 : index + _MARGIN + 3]
        classes = [known.classes.get(form) for form in around]
        slot.extend(f"class {offset}={number}" for offset, number in enumerate(classes, -1))
        slot.append(f"classes={classes[1]} {classes[2]}")
    for slot, odds in zip(found, known.events.log_odds(forms, labels), strict=True):
        slot.extend(_odds(odds))
    for trigger, first, stop in reaches(forms, known.triggers, config):
        for slot in found[first:stop]:
            slot.append(trigger)
    return found


def _parts(place: str, form: str, suffixes: int) -> Iterator[str]:
    """The shape of a word and its endings."""
    yield f"{place} shape={shape(form)}"
    for size in range(1, min(suffixes, len(form)) + 1):
        yield f"{place} suffix={form[-size:]}"


def _odds(odds: NDArray[np.float64]) -> Iterator[str]:
    """The language model's log odds of each mark, to the nearest half."""
    for mark, value in zip(_MARKS, np.clip(odds, -_MOST_ODDS, _MOST_ODDS).tolist(), strict=True):
        yield f"odds {mark}={round(2 * value) / 2}"


def shape(form: str) -> str:
    """Shape of a word, runs as one sign: `a` letters, `0` digits, `-` anything else."""
    signs = ("a" if sign.isalpha() else "0" if sign.isdecimal() else "-" for sign in form)
    return "".join(sign for sign, _ in itertools.groupby(signs))


def reaches(
    forms: Sequence[str], known: Container[str], config: CrfConfig
) -> Iterator[tuple[str, int, int]]:
    """Reaches of `known` n-grams: (name, first slot, slot past the last).

    A name is `<` (before the slot) or `>` (after it) and the words.
    """
    for first in range(len(forms)):
        for size in range(1, min(config.trigger_words, len(forms) - first) + 1):
            gram, last = " ".join(forms[first : first + size]), first + size - 1
            if f"<{gram}" in known and last < first + config.before:
                yield f"<{gram}", last, min(first + config.before, len(forms))
            if f">{gram}" in known and max(0, last - config.after) < first:
                yield f">{gram}", max(0, last - config.after), first


def learn_triggers(stretches: Sequence[LabelledStretch], config: CrfConfig) -> list[str]:
    """The names of the n-grams with the largest point-wise mutual information with each mark.

    That is P(n-gram near slot, mark) / (P(n-gram near slot) P(mark)), counted over slots.
    """
    texts = [[normalised(word) for word in stretch.words] for stretch in stretches]
    common = _common(texts, config)
    near: dict[str, NDArray[np.int64]] = {}
    slots = np.zeros(len(PaperLabel), np.int64)
    for forms, stretch in zip(texts, stretches, strict=True):
        before = np.zeros((len(forms) + 1, len(PaperLabel)), np.int64)
        np.cumsum(stretch.labels[:, None] == np.arange(len(PaperLabel)), axis=0, out=before[1:])
        slots += before[-1]
        for name, first, stop in reaches(forms, common, config):
            counts = before[stop] - before[first]
            near[name] = near[name] + counts if name in near else counts
    marks = (mark for mark in PaperLabel if mark is not PaperLabel.NONE)
    return sorted({name for mark in marks for name in _best(near, slots, mark, config)})


def _common(texts: Sequence[Sequence[str]], config: CrfConfig) -> set[str]:
    """Both names of every n-gram that is frequent enough for a trigger."""
    counts = Counter(
        " ".join(forms[first : first + size])
        for forms in texts
        for size in range(1, config.trigger_words + 1)
        for first in range(len(forms) - size + 1)
    )
    grams = [gram for gram, count in counts.items() if count >= config.least_count]
    return {f"{side}{gram}" for side in "<>" for gram in grams}


def _best(
    near: dict[str, NDArray[np.int64]],
    slots: NDArray[np.int64],
    mark: PaperLabel,
    config: CrfConfig,
) -> list[str]:
    chance = slots[mark] / max(1, slots.sum())
    information = {
        name: math.log(counts[mark] / (counts.sum() * chance))
        for name, counts in near.items()
        if counts[mark] >= config.least_count
    }
    ranked = sorted(information, key=lambda name: (-information[name], name))
    return [name for name in ranked[: config.triggers] if information[name] > 0]
