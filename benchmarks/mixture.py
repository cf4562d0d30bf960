# SPDX-License-Identifier: Apache-2.0
"""Encoder alone, expert alone and both, in English: words a second, peak memory, micro F1.

Each runs in a process of its own: `python -m benchmarks.mixture MODE`. The F1 is measured on
held-out text, `dev/en/*.txt.xz` in the folder that INTERPUNCT_CORPORA names.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.sizes import sized
from benchmarks.text import captions_of_words
from interpunct.bundles.bundle import EXPERTS, Bundle, default_bundle
from interpunct.captions.reading import parse_captions
from interpunct.runtime.backends import open_backend
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.punctuator import Punctuator
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.lettercase import model_form
from interpunct_lab.evaluation.bundle_figures import measure
from interpunct_lab.text.labelled import label_text
from interpunct_lab.text.samples import halves
from interpunct_lab.text.text_files import corpus_files, corpus_paragraphs

ENCODER, EXPERT, BOTH = "encoder alone", "expert alone", "both"
WORDS = sized(20_000, 500)
LANGUAGE = "en"
MEASURED_WORDS = sized(6_000, 300)
CORPORA = Path(os.environ.get("INTERPUNCT_CORPORA", "../shared/corpora"))


def measurements() -> Iterator[tuple[str, str, str]]:
    """Rows of (what, measured, target)."""
    for mode in (ENCODER, EXPERT, BOTH):
        command = [sys.executable, "-m", "benchmarks.mixture", mode]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        found = json.loads(done.stdout)
        yield f"words a second, {mode}", f"{found['rate']:,.0f}", ""
        yield f"peak memory, {mode}, MB", f"{found['megabytes']:.0f}", "under 400"
        if found["micro_f1"] is not None:
            yield f"micro F1, {mode}", f"{100 * found['micro_f1']:.1f}", ""


def measured(mode: str) -> dict[str, Any]:
    """What one process found; memory is taken before the held-out text is read."""
    transcript = build_transcript(parse_captions(captions_of_words(WORDS)), languages=[LANGUAGE])
    bundle = default_bundle()
    if mode == EXPERT:
        expert = Expert.load(bundle.path(EXPERTS) / LANGUAGE)
        forms = [model_form(word.text, LANGUAGE) for word in transcript.words]
        seconds = _quickest(lambda: expert.scores(forms))
    else:
        punctuator = _punctuator(bundle, mode)
        seconds = _quickest(lambda: list(punctuator.predict(transcript)))
    megabytes = peak_megabytes()
    return {
        "rate": len(transcript) / seconds,
        "megabytes": megabytes,
        "micro_f1": _micro_f1(bundle, mode),
    }


def _punctuator(bundle: Bundle, mode: str) -> Punctuator:
    """The bundle in one of the modes, with the calibration of the mixture."""
    told = msgspec.to_builtins(bundle.description)
    mixture = told["experts"][LANGUAGE] | ({"labels": 1.0} if mode == EXPERT else {})
    told |= {"languages": [LANGUAGE], "experts": {} if mode == ENCODER else {LANGUAGE: mixture}}
    description = msgspec.convert(told, type(bundle.description))
    return Punctuator(open_backend(replace(bundle, description=description), "ctranslate2", "cpu"))


def _micro_f1(bundle: Bundle, mode: str) -> float | None:
    """Micro F1 by the papers' labels; None where the held-out text is not there."""
    folder = CORPORA / "dev" / LANGUAGE
    if not folder.exists():
        return None
    text = label_text(corpus_paragraphs(corpus_files(folder)), LANGUAGE)
    found = measure(_punctuator(bundle, mode), halves(text, MEASURED_WORDS)[1])
    return found.by_paper_labels().scores().micro_f1


def peak_megabytes() -> float:
    """Of this process since its start; `getrusage` would count the one that started it."""
    status = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    (line,) = (line for line in status if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def _quickest(work: Callable[[], object]) -> float:
    """Seconds of the quickest of three runs, after what is loaded once was."""
    seconds = []
    for _ in range(3):
        began = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - began)
    return min(seconds)


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1])))
