# SPDX-License-Identifier: Apache-2.0
"""All steps for one document without a human: open, take, cut, render, check.

`punctuate_document` does all of them for one document. A run over many files splits them at the
predictions, so that files share the model's batches: one `Work` per file, predicted together, then
`finish` for each.
"""

from __future__ import annotations

from dataclasses import dataclass

from interpunct.captions.document import CaptionDocument
from interpunct.cutting.checks import Finding, check
from interpunct.cutting.plan import CutMode
from interpunct.labels import MarksMode
from interpunct.marking.rendering import Rendered
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options
from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class Result:
    """A document after all steps.

    `source` and `transcript` are those before the cut, without new marks. `written` is the output:
    the same words in the same order. `findings` are its violations of the profile after a cut.
    """

    work: Work
    source: CaptionDocument
    transcript: Transcript
    written: Rendered
    findings: tuple[Finding, ...]


def punctuate_document(
    document: CaptionDocument, predictor: Predictor, options: Options | None = None
) -> Result:
    """Punctuate, case and cut `document` as set in `options`.

    Words, tags, times and settings stay as they are; only a cut changes times. Raises
    InterpunctError where the document cannot be edited or written.
    """
    work = Work(document, options)
    work.punctuate(predictor)
    return finish(work)


def finish(work: Work) -> Result:
    """All steps after the predictions; without predictions the document is only cut.

    A cut document is written with the marks of its profile.
    """
    options, source, transcript = work.options, work.document, work.transcript
    if options.cut is CutMode.OFF:
        return Result(work, source, transcript, work.rendered(), ())
    profile = options.cut_profile
    work.cut(work.plan_cut(profile, options.cut))
    only_suggested = options.marks is MarksMode.SUGGEST
    written = work.rendered(None if only_suggested else profile)
    findings = check(written.document, written.transcript, profile, work.shots)
    return Result(work, source, transcript, written, tuple(findings))
