# SPDX-License-Identifier: Apache-2.0
"""Weight of a second opinion, measured with a writer of known quality in place of a model.

    python -m benchmarks.second_opinion [--data ../shared] [--sets dev-en dev-fr] [--words 6000]

The writer has the right mark at a slot with a given probability, else one of the others, as often
as the text has them; NONE is among both. It answers through prompts, proof and weighing as any
language model. A bundle as a writer (`--writer NAME`) has errors that are like those of ours.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.labels import PAPER_LABELS, LabelSet, MarksMode
from interpunct.opinions import second_opinion
from interpunct.opinions.prompting import Prompt
from interpunct.opinions.second_opinion import Question, Tally, opinions_on, questions_for
from interpunct.opinions.weighing import weighed
from interpunct.runtime.opening import load_predictor
from interpunct.runtime.predictions import Rows
from interpunct.transcript.languages import language
from interpunct.transcript.transcript import Transcript
from interpunct_lab.evaluation.bundle_figures import Measured, measure, transcript_of
from interpunct_lab.evaluation.test_sets import load_test_set
from interpunct_lab.text.labelled import LabelledText

BELOW = 0.75
FACTORS = (1.0, 2.0, 4.0, 8.0, 16.0)
QUALITIES = (0.7, 0.8, 0.9, 0.95)


@dataclass
class Writer:
    """Answers the questions in order, with the marks of `columns` (slots,)."""

    questions: Iterator[Question]
    columns: NDArray[np.integer]
    labels: LabelSet

    def answer(self, prompt: Prompt, *_: object) -> str:
        """The words with marks."""
        words = next(self.questions).stretch.words
        signs = [self.labels[column].sign for column in self.columns[words.start : words.stop]]
        between = " " if language(prompt.language).spaced else ""
        return between.join(map(str.__add__, prompt.words, signs))


def main() -> None:
    """Measure and print a table for each set."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.second_opinion")
    parser.add_argument("--data", type=Path, default=Path("../shared"))
    parser.add_argument("--sets", nargs="+", default=["iwslt2011-asr", "dev-fr"])
    parser.add_argument("--words", type=int, default=6_000)
    parser.add_argument("--writer", help="a bundle in place of writers of known quality")
    given = parser.parse_args()
    predictor = load_predictor()
    for name in given.sets:
        text = _first(load_test_set(name, given.data).text, given.words)
        alone = measure(predictor, text).by_paper_labels()
        print(f"{name}, {len(text):,} words: {_figures(alone)}")
        for told, columns in _writers(alone, text, given.writer):
            for factor in FACTORS[1:]:
                found, tally = _after(alone, text, columns, factor)
                print(f"  {told}, factor {factor:>4g}: {_figures(found)} ({_asked(tally, text)})")


def _writers(
    alone: Measured, text: LabelledText, bundle: str | None
) -> Iterator[tuple[str, NDArray[np.integer]]]:
    if bundle is not None:
        yield bundle, measure(load_predictor(bundle), text).by_paper_labels().shown
        return
    random = np.random.default_rng(1)
    for quality in QUALITIES:
        wrong = random.random(len(text)) > quality
        others = random.permutation(alone.wanted)
        moved = np.where(others == alone.wanted, (others + 1) % 4, others)
        yield f"right at {quality:.0%}", np.where(wrong, moved, alone.wanted)


def _after(
    alone: Measured, text: LabelledText, columns: NDArray[np.integer], factor: float
) -> tuple[Measured, Tally]:
    transcript: Transcript = transcript_of(text, np.zeros(len(text), np.bool_))
    rows = Rows(alone.labels.copy(), alone.casings, PAPER_LABELS)
    questions = questions_for(transcript, rows, MarksMode.REPLACE, BELOW)
    writer = Writer(iter(questions), columns, PAPER_LABELS)
    tally = Tally()
    second_opinion.weighed = lambda *given: weighed(*given, factor=factor)  # type: ignore[attr-defined]
    heard = opinions_on(transcript, rows, questions, writer, marks=MarksMode.REPLACE, tally=tally)
    labels = alone.labels.copy()
    for slots, new in heard:
        labels[slots.start : slots.stop] = new
    return replace(alone, labels=labels), tally


def _figures(found: Measured) -> str:
    confidences, right = found.confidences()
    doubtful = confidences < BELOW
    return (
        f"micro F1 {found.scores().micro_f1:.1%}, SER {found.scores().slot_error_rate:.1%}, "
        f"calibration error {found.calibration_error():.3f}, log loss {found.log_loss():.4f}, "
        f"doubtful {doubtful.mean():.1%} with {int((~right[doubtful]).sum())} "
        f"of {int((~right).sum())} errors"
    )


def _asked(tally: Tally, text: LabelledText) -> str:
    return f"{tally.words / len(text):.0%} of the words sent, {tally.lost} answers lost"


def _first(text: LabelledText, words: int) -> LabelledText:
    parts = (text.words[:words], text.labels[:words], text.casings[:words])
    return LabelledText(text.language, text.types, *parts)


if __name__ == "__main__":
    main()
