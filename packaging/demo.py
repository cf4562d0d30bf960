# SPDX-License-Identifier: Apache-2.0
"""What `make run` does: the editor on the English sample, or the same job in the terminal."""

from __future__ import annotations

import os
import sys
from importlib import resources
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UNCERTAIN_SHOWN = 12


def main() -> None:
    """Open the editor where there is a display, else print the sample punctuated and cut."""
    if has_display():
        open_editor()
    else:
        print_job()


def has_display() -> bool:
    """Whether the system can show windows."""
    return sys.platform != "linux" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def open_editor() -> None:
    """Open the editor on a copy of the sample in `runs`; ends the process with it."""
    from interpunct_app.files.samples import FIRST_SAMPLE, placed_sample
    from interpunct_app.main import run

    sys.argv[1:] = [str(placed_sample(FIRST_SAMPLE, ROOT / "runs"))]
    run()


def print_job() -> None:
    """Punctuate and cut the sample; print the captions and the slots worth a look."""
    from rich.console import Console
    from rich.table import Table

    from interpunct.bundles.bundle import default_bundle
    from interpunct.captions.reading import read_captions
    from interpunct.cutting.plan import CutMode
    from interpunct.cutting.profiles import load_profile
    from interpunct.folders.pipeline import punctuate_document
    from interpunct.runtime.backends import open_backend
    from interpunct.runtime.punctuator import Punctuator
    from interpunct.work.options import Options
    from interpunct.work.uncertainty import Policy

    console = Console(highlight=False)
    console.print("There is no display, so the editor's job is done here in the terminal.\n")
    options = Options(
        cut=CutMode.SENTENCES, profile=load_profile("netflix"), policy=Policy(percent=5)
    )
    sample = Path(str(resources.files("interpunct_resources") / "samples/harbour-pilot.en.srt"))
    punctuator = Punctuator(open_backend(default_bundle()))
    result = punctuate_document(read_captions(sample), punctuator, options)
    console.print(result.written.document.to_bytes().decode(), markup=False)

    work = result.work
    doubtful = sorted(work.uncertain().tolist(), key=lambda slot: work.table.confidences[slot])
    table = Table("cue", "words", "mark", "certain", title="The slots worth a look")
    words = result.transcript.words
    for slot in sorted(doubtful[:UNCERTAIN_SHOWN]):
        context = [word.text for word in words[max(0, slot - 4) : slot + 4]]
        context.insert(min(slot, 4) + 1 if slot < 4 else 5, "▲")
        table.add_row(
            str(words[slot].cue + 1),
            " ".join(context),
            work.mark(slot) or "none",
            f"{work.table.confidences[slot]:.0%}",
        )
    console.print(table)


if __name__ == "__main__":
    main()
