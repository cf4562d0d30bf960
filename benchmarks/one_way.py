# SPDX-License-Identifier: Apache-2.0
"""Whether the editor's cut is its preview and the batch's file, on real captions.

    python -m benchmarks.one_way ../shared/captions

Each file is punctuated by the default bundle, keeping its marks and from scratch, and cut both
ways.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from interpunct.bundles.bundle import default_bundle
from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import read_captions
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.errors import CaptionError
from interpunct.folders.pipeline import finish
from interpunct.labels import MarksMode
from interpunct.review.history import History
from interpunct.review.restructuring import Recut
from interpunct.runtime.backends import open_backend
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.punctuator import Punctuator
from interpunct.work.options import Options
from interpunct.work.work import Work

MODES = (CutMode.SENTENCES, CutMode.KEEP_CUES)


def main(folder: Path) -> int:
    """Print each difference and the sums; 1 where there is any."""
    punctuator = Punctuator(open_backend(default_bundle()))
    files = cuts = refused = differing = 0
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        print(f"\r{files} files, {cuts} cuts", end="", file=sys.stderr)
        try:
            document = read_captions(path)
            document.replace_payloads({})
        except CaptionError:
            continue
        files += 1
        for marks in (MarksMode.COMPLETE, MarksMode.REPLACE):
            options = Options(marks=marks)
            transcript = Work(document, options).transcript
            predictions = list(punctuator.predict(transcript, marks=marks))
            for cut in _cuts(options):
                cuts += 1
                faults = _differences(document, cut, predictions)
                if faults is None:
                    refused += 1
                    continue
                differing += bool(faults)
                for fault in faults:
                    print(f"DIFFERS  {path} {marks} {cut.cut}: {fault}")
    print(f"{files} files, {cuts} cuts, {refused} refused as not editable, {differing} differ")
    return int(differing > 0)


def _cuts(options: Options) -> Iterator[Options]:
    for mode in MODES:
        yield replace(options, cut=mode, profile=load_profile("netflix"))


def _differences(
    document: CaptionDocument, options: Options, predictions: Sequence[Predictions]
) -> list[str] | None:
    """What differs between preview, applied cut and batch; None where nothing can be written."""
    try:
        batch = finish(_taken(document, options, predictions)).written
    except CaptionError:
        return None
    return list(_faults(_taken(document, options, predictions), batch.document))


def _faults(work: Work, batch: CaptionDocument) -> Iterator[str]:
    """What differs in bytes, words and marks from what the batch wrote."""
    options = work.options
    before = _words_and_marks(work)
    comparison = work.compare_cut(options.cut_profile, options.cut)
    History(work).do(Recut.plan(work, comparison.plan))
    if _bytes(work.rendered().document) != _bytes(comparison.after):
        yield "the applied cut is not its preview"
    if _bytes(work.rendered(options.profile).document) != _bytes(batch):
        yield "the batch writes another file"
    if _words_and_marks(work) != before:
        yield "a word or a mark is another"


def _taken(
    document: CaptionDocument, options: Options, predictions: Sequence[Predictions]
) -> Work:
    work = Work(document, options)
    for stretch in predictions:
        work.take(stretch)
    return work


def _words_and_marks(work: Work) -> list[tuple[str, str]]:
    shown = work.rendered().transcript
    return [(word.text, slot.mark) for word, slot in zip(shown.words, shown.slots, strict=True)]


def _bytes(document: CaptionDocument) -> object:
    return document.to_bytes() if document.format.editable else document.cues


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
