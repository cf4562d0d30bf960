# SPDX-License-Identifier: Apache-2.0
"""Words a processor second that each system learns from and reads, at small fixed sizes.

`python -m benchmarks.training [SYSTEM ...]`. The text is made up from the English sample and the
sizes are far below the papers', so the figures tell one version of the code from another on one
machine, nothing else. Processor seconds of all threads are counted, as the machine may be busy.

With `--keep FILE NAME` they are added to a file of measurements, under the name of a version of
the code: `docs/laboratory/speed.json` has those of the laboratory's page (`packaging/results.py`).
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from benchmarks.text import sample
from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import Check
from interpunct.captions.reading import read_captions
from interpunct.labels import Label
from interpunct.runtime.system_files import load_system
from interpunct.runtime.systems import systems
from interpunct_lab.making.request import TrainingRequest
from interpunct_lab.making.system_training import train_system
from interpunct_lab.objectives.system_plan import SystemPlan
from interpunct_lab.text.labelled import LabelledText, label_words

STEPS = 30
TEXT_WORDS = 40_000
READ_WORDS = 6_000
SIZES: dict[str, dict[str, str]] = {
    "shift-lstm": {"width": "128", "embedding": "64", "vocabulary": "300"},
    "layer-attention": {"encoder": "tiny", "pieces": "300"},
    "electra": {"encoder": "tiny", "pieces": "300"},
    "slot-filling": {"encoder": "tiny", "pieces": "300", "head_width": "128"},
    "char-delay": {"layers": "1", "width": "64"},
    "char-ngram": {"layers": "1", "width": "64"},
    "char-cnn": {"kernels": "70"},
    "char-cnn-ngram": {"kernels": "70"},
    "char-dilated": {},
    "char-bilstm": {"layers": "1", "width": "64"},
    "crf": {"iterations": "10"},
    "expert": {},
}


class Stopwatch:
    """A `Listener` that takes the processor time from the first step to the last."""

    def __init__(self) -> None:
        self.began = time.process_time()
        self.ended: float | None = None
        self.first = self.steps = 0

    def started(self, step: int, steps: int) -> None:
        """Begin at `step`."""
        self.began, self.first, self.steps = time.process_time(), step, steps

    def report(self, sentence: str) -> None:
        """Ignore the sentence."""

    def stepped(self, step: int) -> None:  # noqa: ARG002
        """End here, unless another step comes."""
        self.ended = time.process_time()

    def checked(self, check: Check) -> None:
        """Ignore the check."""

    @property
    def seconds(self) -> float:
        """Of the steps; of everything where there were none."""
        return (time.process_time() if self.ended is None else self.ended) - self.began


def measurements(systems: Sequence[str] = tuple(systems())) -> Iterator[tuple[str, float, float]]:
    """Rows of (system, words a processor second learnt from, read)."""
    text = made_up(TEXT_WORDS)
    for name in systems:
        with TemporaryDirectory() as folder:
            yield name, *rates(name, text, Path(folder))


def made_up(words: int) -> LabelledText:
    """`words` words of the sample, over and over, with marks at a rhythm that can be learnt."""
    rhythm = cycle([*([Label.NONE] * 6), Label.COMMA, *([Label.NONE] * 5), Label.PERIOD])
    spoken = cycle(" ".join(cue.payload for cue in read_captions(sample()).cues).split())
    return label_words(islice(zip(spoken, rhythm, strict=False), words), "en")


def rates(name: str, text: LabelledText, folder: Path) -> tuple[float, float]:
    """Words a processor second that the system `name` learns from and reads."""
    data, out = folder / "data", folder / "bundle"
    data.mkdir()
    text.save(data / "en.npz")
    watch = Stopwatch()
    train_system(_request(name, data, out), watch)
    bundle = load_bundle(out)
    learnt = (bundle.description.training.words or 0) / watch.seconds
    system = load_system(bundle)
    words = [text.types[form] for form in text.words[:READ_WORDS].tolist()]
    system.scores(words[:200], ["en"] * 200)
    began = time.process_time()
    system.scores(words, ["en"] * len(words))
    return learnt, len(words) / (time.process_time() - began)


def _request(name: str, data: Path, out: Path) -> TrainingRequest:
    return TrainingRequest(
        system=name,
        data=data,
        out=out,
        plan=SystemPlan(STEPS, 16, check_every=STEPS),
        dev_words=400,
        settings=tuple(SIZES.get(name, {}).items()),
        words=60,
        device="cpu",
    )


def keep(file: Path, version: str, system: str, figures: tuple[float, float]) -> None:
    """Add the two figures of a system to those that `file` has of a version of the code."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    kept.setdefault(system, {}).setdefault(version, []).append([round(rate) for rate in figures])
    file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Measure the systems that are named, or all, and print a table."""
    parser = ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("systems", nargs="*", choices=[[], *systems()], metavar="SYSTEM")
    parser.add_argument("--keep", nargs=2, metavar=("FILE", "NAME"))
    given = parser.parse_args()
    table = Table("system", "learns from", "reads", title="Words a processor second")
    for name, learnt, read in measurements(given.systems or tuple(systems())):
        table.add_row(name, f"{learnt:,.0f}", f"{read:,.0f}")
        if given.keep:
            keep(Path(given.keep[0]), given.keep[1], name, (learnt, read))
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
