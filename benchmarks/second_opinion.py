# SPDX-License-Identifier: Apache-2.0
"""Weight of a second opinion, measured: what each weight does to errors and confidences.

    python -m benchmarks.second_opinion --sets iwslt2011-asr dev-fr
    python -m benchmarks.second_opinion --writer BUNDLE
    python -m benchmarks.second_opinion --endpoint ollama qwen3:8b

Without a language model, a writer of known quality answers. It has the right mark at a slot with a
given probability, else one of the others, as often as the text has them. Its errors are nobody
else's, which is the best case. A bundle as the writer has errors that are like those of ours, the
worst case. An endpoint is asked for its real answers; the weight with the least log loss fits it.
All answers go through prompts, proof and weighing as in the program.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.labels import PAPER_LABELS, MarksMode
from interpunct.opinions.asking import Asker, Endpoint
from interpunct.opinions.options import OpinionOptions
from interpunct.opinions.prompting import Prompt
from interpunct.opinions.second_opinion import Question, Tally, opinions_on, questions_for
from interpunct.runtime.opening import load_predictor
from interpunct.runtime.predictions import Rows
from interpunct.transcript.languages import language
from interpunct_lab.evaluation.bundle_figures import Measured, measure, transcript_of
from interpunct_lab.evaluation.test_sets import load_test_set
from interpunct_lab.text.labelled import LabelledText

BELOW = OpinionOptions("ollama").below
WEIGHTS = (1.5, 2.0, 3.0, 4.0, 8.0, 16.0)
QUALITIES = (0.7, 0.8, 0.9, 0.95)
Columns = NDArray[np.integer[Any]]


@dataclass
class Writer(Asker):
    """Answers with the marks of `columns` (slots,), in the order of the questions."""

    columns: Columns
    questions: Iterator[Question] = field(default_factory=lambda: iter(()))

    def answer(self, prompt: Prompt, cancelled: Callable[[], bool]) -> str:  # noqa: ARG002
        """The words with marks."""
        words = next(self.questions).stretch.words
        signs = [PAPER_LABELS[int(at)].sign for at in self.columns[words.start : words.stop]]
        between = " " if language(prompt.language).spaced else ""
        return between.join(map(str.__add__, prompt.words, signs))


@dataclass
class Remembered(Asker):
    """An endpoint that is asked once for each prompt."""

    endpoint: Endpoint
    answers: dict[Prompt, str] = field(default_factory=dict)

    def answer(self, prompt: Prompt, cancelled: Callable[[], bool]) -> str:
        """See `Asker.answer`."""
        if prompt not in self.answers:
            self.answers[prompt] = self.endpoint.answer(prompt, cancelled)
        return self.answers[prompt]


def main() -> None:
    """Measure and print the figures of each set."""
    given = _parser().parse_args()
    predictor = load_predictor()
    for name in given.sets:
        text = load_test_set(name, given.data).text
        text = text.rows(np.arange(min(given.words, len(text))))
        alone = measure(predictor, text).by_paper_labels()
        print(f"{name}, {len(text):,} words: {_figures(alone)}")
        for told, asker in _askers(alone, text, given):
            _print_weights(told, asker, alone, text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.second_opinion",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--data", type=Path, default=Path("../shared"), help="folder of the sets")
    parser.add_argument("--sets", nargs="+", default=["iwslt2011-asr", "dev-fr"], metavar="SET")
    parser.add_argument("--words", type=int, default=6_000, help="of each set")
    parser.add_argument("--writer", metavar="BUNDLE", help="a bundle that answers")
    parser.add_argument(
        "--endpoint", nargs=2, metavar=("ENDPOINT", "MODEL"), help="a language model that answers"
    )
    return parser


def _askers(
    alone: Measured, text: LabelledText, given: argparse.Namespace
) -> Iterator[tuple[str, Asker]]:
    if given.endpoint:
        address, model = given.endpoint
        yield model, Remembered(Endpoint(OpinionOptions(address, model, agreed=True)))
        return
    if given.writer:
        columns = measure(load_predictor(given.writer), text).by_paper_labels().shown
        yield Path(given.writer).name, Writer(columns)
        return
    random = np.random.default_rng(1)
    for quality in QUALITIES:
        wrong = random.random(len(text)) > quality
        others = random.permutation(alone.wanted)
        moved = np.where(others == alone.wanted, (others + 1) % len(PAPER_LABELS), others)
        yield f"right at {quality:.0%}", Writer(np.where(wrong, moved, alone.wanted))


def _print_weights(told: str, asker: Asker, alone: Measured, text: LabelledText) -> None:
    losses = {1.0: alone.log_loss()}
    for weight in WEIGHTS:
        found, tally = _after(alone, text, asker, weight)
        losses[weight] = found.log_loss()
        sent = f"{tally.words / len(text):.0%} of the words sent, {tally.lost} answers lost"
        print(f"  {told}, weight {weight:>4g}: {_figures(found)} ({sent})")
        if tally.failure:
            print(f"  {tally.failure}")
            return
    print(f"  {told}: the weight {min(losses, key=losses.__getitem__):g} fits best")


def _after(
    alone: Measured, text: LabelledText, asker: Asker, weight: float
) -> tuple[Measured, Tally]:
    """The measurement after the opinion, and its course."""
    transcript = transcript_of(text, np.zeros(len(text), np.bool_))
    rows = Rows(alone.labels.copy(), alone.casings, PAPER_LABELS)
    questions = questions_for(transcript, rows, MarksMode.REPLACE, BELOW)
    if isinstance(asker, Writer):
        asker.questions = iter(questions)
    labels, tally = alone.labels.copy(), Tally()
    for slots, new in opinions_on(
        transcript, rows, questions, asker, marks=MarksMode.REPLACE, weight=weight, tally=tally
    ):
        labels[slots.start : slots.stop] = new
    return replace(alone, labels=labels), tally


def _figures(found: Measured) -> str:
    confidences, right = found.confidences()
    doubtful, scores = confidences < BELOW, found.scores()
    return (
        f"micro F1 {scores.micro_f1:.1%}, SER {scores.slot_error_rate:.1%}, "
        f"calibration error {found.calibration_error():.3f}, log loss {found.log_loss():.4f}, "
        f"doubtful {doubtful.mean():.1%} with {int((~right[doubtful]).sum())} "
        f"of {int((~right).sum())} errors"
    )


if __name__ == "__main__":
    main()
