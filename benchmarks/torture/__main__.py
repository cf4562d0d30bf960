# SPDX-License-Identifier: Apache-2.0
"""The campaign: `python -m benchmarks.torture --minutes 30 --seed 1 [--files FOLDER]`.

Every part has its share of the time. What broke is printed with its part and kept with its input
in `--kept`; the same seed, files and parts try the same things again.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from rich.console import Console
from rich.table import Table
from rich.text import Text

from benchmarks.torture import (
    editor,
    folders,
    fuzzing,
    growth,
    hostile,
    killed_editors,
    lines,
    reviews,
    training,
)
from benchmarks.torture.campaign import Campaign, Score
from benchmarks.torture.cases import Part
from interpunct.captions.formats import ENDINGS

PARTS = (
    Part("readers", 3, fuzzing.readers),
    Part("whole-way", 4, fuzzing.whole_way),
    Part("commands", 4, fuzzing.commands),
    Part("word-files", 1, fuzzing.word_files),
    Part("killed-reviews", 2, reviews.killed_reviews),
    Part("killed-editors", 3, killed_editors.killed_editors),
    Part("journals", 1, reviews.journals),
    Part("killed-folders", 3, folders.killed_folders),
    Part("full-disk", 2, folders.full_disk),
    Part("killed-trainings", 2, training.killed_trainings),
    Part("editor", 4, editor.games),
    Part("lines-of-serve", 1, lines.serve_lines),
    Part("manifests", 1, lines.manifests),
    Part("hostile-texts", 5, hostile.texts),
    Part("hostile-bundles", 3, hostile.bundles),
    Part("long-files", 6, growth.long_files),
)


def main() -> int:
    """Run the campaign; 1 where something broke."""
    given = _arguments()
    parts = [part for part in PARTS if not given.parts or part.name in given.parts]
    with tempfile.TemporaryDirectory() as name:
        campaign = Campaign(
            parts, _files(given.files), Path(name), given.kept, given.seed, given.minutes * 60
        )
        scores = list(_told(campaign.scores()))
    _print(scores, given.seed)
    return int(any(score.faults for score in scores))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", type=Path, help="a folder of captions to start from")
    parser.add_argument("--kept", type=Path, default=Path("torture-faults"))
    parser.add_argument("--parts", nargs="*", choices=[part.name for part in PARTS])
    return parser.parse_args()


def _files(folder: Path | None) -> tuple[Path, ...]:
    """The captions in `folder`, else the program's own samples."""
    start = folder or Path(str(resources.files("interpunct_resources") / "samples"))
    found = tuple(sorted(path for path in start.rglob("*") if path.suffix.lower() in ENDINGS))
    if not found:
        sys.exit(f"{start}: there are no captions here.")
    return found


def _told(scores: Iterator[Score]) -> Iterator[Score]:
    for score in scores:
        print(f"{score.part.name}: {score.cases:,} cases, {len(score.faults)} faults", flush=True)
        for fault in score.faults[:3]:
            print(f"  {fault.name}: {fault.fault}", flush=True)
        yield score


def _print(scores: Sequence[Score], seed: int) -> None:
    table = Table("part", "cases", "faults", "seconds", "memory grew, MB", "most of them")
    for score in scores:
        most = ", ".join(f"{kind} {count:,}" for kind, count in score.kinds.most_common(3))
        figures = (f"{score.cases:,}", str(len(score.faults)))
        table.add_row(
            score.part.name, *figures, f"{score.seconds:.0f}", f"{score.grown_mb:.0f}", Text(most)
        )
    Console(width=100).print(table, f"seed {seed}")


if __name__ == "__main__":
    sys.exit(main())
