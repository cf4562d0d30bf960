# SPDX-License-Identifier: Apache-2.0
"""Count the language profiles that `interpunct.transcript.identify` reads.

    python -m interpunct_lab.text.language_profiles CORPUS OUTPUT.npz

`CORPUS` holds one folder of text files per language code. What is kept are frequencies of
character n-grams, no text. Where a language has no folder, the `common_words` of its table
stand in.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.transcript.identify import (
    COST_STEP,
    ORDERS,
    WHOLE,
    is_profiled,
    letter_runs,
    ngrams,
)
from interpunct.transcript.languages import languages
from interpunct_lab.text.columns import text_array
from interpunct_lab.text.text_files import check_corpus, corpus_beginnings

CHARACTERS_PER_FILE = 1_500_000
CHARACTERS_PER_LANGUAGE = 8_000_000
KEPT = {  # most frequent n-grams of each language that are kept, by script and order
    "Latn": {WHOLE: 1200, 1: 60, 2: 450, 3: 1400, 4: 1200},
    "Cyrl": {WHOLE: 1500, 1: 60, 2: 500, 3: 2000, 4: 1500},
    "Arab": {WHOLE: 1500, 1: 80, 2: 600, 3: 2000},
    "Hani": {1: 3500, 2: 2000},
}
UNSEEN = 0.3  # occurrences that an n-gram not met in a language counts for


def count_runs(folder: Path) -> dict[str, Counter[str]]:
    """Counts of each run of letters in a language's files, by script."""
    counts: dict[str, Counter[str]] = {script: Counter() for script in ORDERS}
    limits = {"of_file": CHARACTERS_PER_FILE, "together": CHARACTERS_PER_LANGUAGE}
    for text in corpus_beginnings(folder, **limits):
        _count(text, counts)
    return counts


def _count(text: str, counts: dict[str, Counter[str]]) -> None:
    for script, run in letter_runs(text):
        if script in counts:
            counts[script][run] += 1


def runs_of_languages(corpus: Path) -> dict[str, dict[str, Counter[str]]]:
    """The counts of every language that shares its script, by script and code."""
    by_script: dict[str, dict[str, Counter[str]]] = {script: {} for script in ORDERS}
    for entry in languages():
        counts = count_runs(corpus / entry.code)
        _count(entry.common_words, counts)
        for script, runs in counts.items():
            if is_profiled(entry, script):
                by_script[script][entry.code] = runs
    return by_script


def count_ngrams(runs: Counter[str], orders: tuple[int, ...]) -> dict[int, Counter[str]]:
    """Counts of each n-gram in `runs`, by order."""
    counts: dict[int, Counter[str]] = {order: Counter() for order in orders}
    for run, times in runs.items():
        for order, gram in ngrams(run, orders):
            counts[order][gram] += times
    return counts


def costs_of(
    counts: dict[str, dict[int, Counter[str]]], kept: dict[int, int]
) -> tuple[list[str], NDArray[np.uint8]]:
    """The n-grams kept, and the cost of each in every language, in `COST_STEP`s.

    `counts` is by language and order. Costs are relative to the cheapest language of the n-gram.
    """
    grams = sorted(
        {
            (order, gram)
            for by_order in counts.values()
            for order, counter in by_order.items()
            for gram, _ in counter.most_common(kept[order])
        }
    )
    nats = np.empty((len(grams), len(counts)))
    for column, by_order in enumerate(counts.values()):
        totals = {order: counter.total() + 1 for order, counter in by_order.items()}
        for row, (order, gram) in enumerate(grams):
            nats[row, column] = -np.log((by_order[order][gram] + UNSEEN) / totals[order])
    nats -= nats.min(axis=1, keepdims=True)
    steps = np.clip(np.rint(nats / COST_STEP), 0, 255).astype(np.uint8)
    return [gram for _, gram in grams], steps


def write_profiles(corpus: Path, output: Path) -> None:
    """Count the corpus and write the profiles of all scripts to `output`, an npz file.

    Raises LabError as `check_corpus` does.
    """
    profiled = (
        entry.code
        for entry in languages()
        if not entry.common_words and any(is_profiled(entry, script) for script in ORDERS)
    )
    check_corpus(corpus, profiled, output)
    arrays: dict[str, NDArray[np.uint8]] = {}
    for script, by_language in runs_of_languages(corpus).items():
        counts = {code: count_ngrams(runs, ORDERS[script]) for code, runs in by_language.items()}
        grams, costs = costs_of(counts, KEPT[script])
        arrays[f"{script}.ngrams"] = text_array("\n".join(grams))
        arrays[f"{script}.languages"] = text_array("\n".join(counts))
        arrays[f"{script}.costs"] = costs
    output.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(output, allow_pickle=False, **arrays)


if __name__ == "__main__":
    write_profiles(Path(sys.argv[1]), Path(sys.argv[2]))
