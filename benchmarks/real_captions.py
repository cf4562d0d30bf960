# SPDX-License-Identifier: Apache-2.0
"""How well marks that people set in real captions are found again, by language.

    python -m benchmarks.real_captions FOLDER

Of every file with marks enough they are hidden and restored, by the default bundle as it is and
with what the file's cue ends tell. Files of which less than a tenth of the words, or of the cue
ends, have a mark are left out: there is nothing to compare with.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median

import numpy as np
from numpy.typing import NDArray

from interpunct.bundles.bundle import default_bundle
from interpunct.errors import InterpunctError
from interpunct.labels import MarksMode, PaperLabel
from interpunct.runtime.cue_ends import WithCueEnds, places_in_cues
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.scoring import Scores, scores
from interpunct.transcript.transcript import Transcript
from interpunct.work.work import Work

_LEAST_WORDS = 300


def main(folder: Path, most: int, words: int) -> None:
    """Print the figures of both, by language and in the mean over the files."""
    model = open_punctuator(default_bundle()).punctuator
    found: dict[str, list[tuple[Scores, Scores]]] = defaultdict(list)
    for language, transcript in _punctuated(folder, words):
        if len(found[language]) == most:
            continue
        wanted = _labels(transcript)
        both = [_restored(predictor, transcript) for predictor in (model, WithCueEnds(model))]
        found[language].append((scores(wanted, both[0]), scores(wanted, both[1])))
    print(f"{'':10} files   words alone: F1   SER   and cue ends: F1   SER")
    for language in sorted(found):
        _print(language, found[language])
    _print("all", [pair for pairs in found.values() for pair in pairs])


def _punctuated(folder: Path, words: int) -> Iterator[tuple[str, Transcript]]:
    """Files with marks enough to compare with, and the language that most of their words have."""
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        try:
            transcript = Work.read(path).transcript
        except InterpunctError:
            continue
        if not _LEAST_WORDS <= len(transcript) <= words:
            continue
        marked, ends = _labels(transcript) > 0, places_in_cues(transcript) > 0
        if marked.mean() > 0.1 and ends.any() and marked[ends].mean() > 0.1:
            languages = Counter(word.language for word in transcript.words)
            yield languages.most_common(1)[0][0], transcript


def _labels(transcript: Transcript) -> NDArray[np.int_]:
    return np.array([slot.label.counts_as for slot in transcript.slots], int)


def _restored(predictor: Predictor, transcript: Transcript) -> NDArray[np.int_]:
    """The likeliest labels where the file's own marks are hidden."""
    result = np.zeros((len(transcript), len(PaperLabel)))
    for part in predictor.predict(transcript, marks=MarksMode.REPLACE):
        result[part.first : part.first + len(part)] = part.labels
    likeliest: NDArray[np.int_] = result.argmax(axis=1)
    return likeliest


def _print(name: str, pairs: list[tuple[Scores, Scores]]) -> None:
    cells = [
        f"{mean(pair[side].micro_f1 for pair in pairs):16.1%} "
        f"{median(pair[side].slot_error_rate for pair in pairs):5.1%}"
        for side in (0, 1)
    ]
    print(f"{name:10} {len(pairs):5} {cells[0]} {cells[1]}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most", type=int, default=3, help="files a language")
    parser.add_argument("--words", type=int, default=3_000, help="longer files are left out")
    asked = parser.parse_args()
    main(asked.folder, asked.most, asked.words)
