# SPDX-License-Identifier: Apache-2.0
"""How well marks that people set in real captions are found again, by language.

    python -m benchmarks.real_captions FOLDER

Of every file with marks enough they are hidden and restored, by the default bundle as it is and
with what the file's cue ends tell. Files of which less than a tenth of the words, or of the cue
ends, have a mark are left out: there is nothing to compare with. So are files in languages that
the program leaves alone.

The last columns are the errors that the model promises in slots with a confidence of 75 % or more,
which a review does not ask about, and those found there.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
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
_ASKED_BELOW = 0.75


@dataclass(frozen=True, slots=True)
class _Found:
    """Scores of a file by words alone and with cue ends; errors in slots nobody is asked about."""

    alone: Scores
    with_ends: Scores
    promised: float
    found: int


def main(folder: Path, most: int, words: int) -> None:
    """Print the figures of both, by language and in the mean over the files."""
    model = open_punctuator(default_bundle()).punctuator
    found: dict[str, list[_Found]] = defaultdict(list)
    for language, transcript in _punctuated(folder, words):
        if len(found[language]) == most:
            continue
        found[language].append(_measured(model, transcript))
    print(f"{'':10} files   words alone: F1   SER   and cue ends: F1   SER  promised found")
    for language in sorted(found):
        _print(language, found[language])
    _print("all", [one for each in found.values() for one in each])


def _measured(model: Predictor, transcript: Transcript) -> _Found:
    wanted = _labels(transcript)
    alone, with_ends = (
        _restored(predictor, transcript) for predictor in (model, WithCueEnds(model))
    )
    shown, confidence = with_ends.argmax(axis=1), with_ends.max(axis=1)
    sure = confidence >= _ASKED_BELOW
    return _Found(
        scores(wanted, alone.argmax(axis=1)),
        scores(wanted, shown),
        float((1 - confidence[sure]).sum()),
        int((shown != wanted)[sure].sum()),
    )


def _punctuated(folder: Path, words: int) -> Iterator[tuple[str, Transcript]]:
    """Files with marks enough to compare with, and the language that most of their words have."""
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        try:
            work = Work.read(path)
        except InterpunctError:
            continue
        transcript = work.transcript
        if work.languages_left_alone.notes() or not _LEAST_WORDS <= len(transcript) <= words:
            continue
        marked, ends = _labels(transcript) > 0, places_in_cues(transcript) > 0
        if marked.mean() > 0.1 and ends.any() and marked[ends].mean() > 0.1:
            languages = Counter(word.language for word in transcript.words)
            yield languages.most_common(1)[0][0], transcript


def _labels(transcript: Transcript) -> NDArray[np.int_]:
    return np.array([slot.label.counts_as for slot in transcript.slots], int)


def _restored(predictor: Predictor, transcript: Transcript) -> NDArray[np.float64]:
    """Probabilities (slots, 4) of the papers' labels where the file's own marks are hidden."""
    result = np.zeros((len(transcript), len(PaperLabel)))
    for part in predictor.predict(transcript, marks=MarksMode.REPLACE):
        labels = part.label_set.by_paper_labels(part.labels)
        result[part.first : part.first + len(part)] = labels
    return result


def _print(name: str, files: list[_Found]) -> None:
    cells = [
        f"{mean(one.micro_f1 for one in side):16.1%} "
        f"{median(one.slot_error_rate for one in side):5.1%}"
        for side in ([one.alone for one in files], [one.with_ends for one in files])
    ]
    promised, found = sum(one.promised for one in files), sum(one.found for one in files)
    print(f"{name:10} {len(files):5} {cells[0]} {cells[1]} {promised:9.0f} {found:5}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most", type=int, default=3, help="files a language")
    parser.add_argument("--words", type=int, default=3_000, help="longer files are left out")
    asked = parser.parse_args()
    main(asked.folder, asked.most, asked.words)
