# SPDX-License-Identifier: Apache-2.0
"""Learning of time evidence from recordings with aligned words."""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from interpunct.errors import LabError
from interpunct.labels import MarksMode, PaperLabel
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.runtime.time_evidence import Times
from interpunct.transcript.transcript import Timing, Transcript
from interpunct_lab.making.time_training import figures_of_times, fit_networks
from interpunct_lab.making.timed_text import TimedText, read_timed


class Unsure(Predictor):
    """Finds a full stop a little less likely than no mark, everywhere."""

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        words = len(transcript)
        row = np.array([0.5, 0.1, 0.35, 0.05], np.float32)
        yield Predictions(0, np.tile(row, (words, 1)), np.full((words, 3), 1 / 3, np.float32))


def _recording(folder: Path, seed: int) -> TimedText:
    """Words of five letters; a pause of half a second or more at each full stop."""
    random, now = np.random.default_rng(seed), 0.0
    lines = ["word\tstart\tend\tmark\tspeaker"]
    for _ in range(300):
        ends = random.random() < 0.2
        lines.append(f"fives\t{now:.3f}\t{now + 0.3:.3f}\t{'.' if ends else ''}\t0")
        now += 0.3 + (random.uniform(0.5, 0.9) if ends else random.uniform(0.0, 0.1))
    path = folder / f"{seed}.tsv.xz"
    path.write_bytes(lzma.compress("\n".join(lines).encode()))
    return read_timed(path, "en")


def test_pauses_are_learnt_from_words_starts_and_silences(tmp_path: Path) -> None:
    learnt, other = _recording(tmp_path, 1), _recording(tmp_path, 2)
    found = dict(figures_of_times(Unsure(), fit_networks(Unsure(), [learnt]), [other]))
    assert all(found[f"without {times}"].micro_f1 == 0 for times in Times)
    assert found["with words"].micro_f1 > 0.95
    assert found["with starts"].micro_f1 > 0.95
    assert found["with silences"].micro_f1 > 0.8  # the places of the words are estimated


def test_words_that_were_not_aligned_have_no_times(tmp_path: Path) -> None:
    path = tmp_path / "call.tsv.xz"
    rows = ("word\tstart\tend\tmark\tspeaker", "Good\t1.5\t1.75\t\t0", "day\t\t\t?\t0")
    path.write_bytes(lzma.compress("\n".join(rows).encode()))
    text = read_timed(path, "en")
    assert [word.timing for word in text.words] == [Timing.MEASURED, Timing.ESTIMATED]
    assert (text.words[0].start_ms, text.words[0].end_ms) == (1500, 1750)
    assert text.labels.tolist() == [PaperLabel.NONE, PaperLabel.QUESTION]
    assert {word.timing for word in text.transcript().words} == {Timing.ESTIMATED}


def test_read_speech_has_its_marks_at_the_words(tmp_path: Path) -> None:
    path = tmp_path / "news.clntmstmp"
    path.write_text("(180,420) komisję,\n(500,500) -\n(660,990) wsi.\n</s>\n", encoding="utf-8")
    text = read_timed(path, "pl")
    assert [word.text for word in text.words] == ["komisję", "wsi"]
    assert text.labels.tolist() == [PaperLabel.COMMA, PaperLabel.PERIOD]


@pytest.mark.parametrize("name", ["odd.tsv.xz", "odd.clntmstmp"])
def test_a_file_of_another_form_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(lzma.compress(b"a\tb\n1\t2") if name.endswith("xz") else b"no times here")
    with pytest.raises(LabError, match="no words with times"):
        read_timed(path, "en")
