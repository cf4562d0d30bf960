# SPDX-License-Identifier: Apache-2.0
"""`interpunct punctuate`."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from interpunct.cli import arguments
from interpunct.cli.arguments import model_option, report_option
from interpunct.cli.commands import Command
from interpunct.models.backends import Kind

if TYPE_CHECKING:
    from interpunct.work.options import Options
    from interpunct.work.uncertainty import Policy

Marks = Literal["complete", "replace", "suggest"]
Casing = Literal["keep", "sentence", "model"]
Cut = Literal["off", "keep-cues", "sentences"]


@dataclass(frozen=True, kw_only=True)
class Punctuate(Command):
    """Restore punctuation and casing of caption files.

    No word, tag, time or setting changes; only marks, case and, if asked for, cuts.

    Nothing is overwritten unless asked for.
    """

    examples = """
    interpunct punctuate talk.srt
        writes talk.punctuated.srt beside it

    interpunct punctuate talk.json -o talk.vtt --cut sentences
        captions of whisper's words, cut at the sentence ends

    interpunct punctuate season/ -o done/ --language en,de --report done.json
        a whole folder; run it again and it goes on where it was

    interpunct punctuate talk.srt --marks suggest --report talk.json --budget 5
        changes nothing; the report has the 5 % of slots to look at
    """

    paths: arguments.Inputs
    out: arguments.Out = None
    in_place: arguments.InPlace = False
    overwrite: arguments.Overwrite = False
    dry_run: arguments.DryRun = False
    language: arguments.Language = "auto"
    marks: Annotated[
        Marks,
        typer.Option(
            help="Marks that are there: keep them and fill in what is missing; restore all from "
            "scratch; or write none and only report."
        ),
    ] = "complete"
    casing: Annotated[
        Casing,
        typer.Option(
            help="Capitals: as they are; also at sentence starts; also where the model sees them."
        ),
    ] = "model"
    cut: Annotated[
        Cut,
        typer.Option(
            help="The cues: as they are; the same times, with a few words moved; or new ones that "
            "end where sentences end."
        ),
    ] = "off"
    profile: arguments.Profile = "netflix"
    encoding: arguments.Encoding = "auto"
    bundle: arguments.Bundle = None
    backend: Annotated[Kind, model_option(help="What runs the model.")] = "auto"
    device: arguments.Device = "auto"
    threshold: Annotated[
        float | None,
        report_option(
            metavar="P",
            min=0,
            max=1,
            help="Slots with less confidence are reported as uncertain.  [default: 0.75]",
        ),
    ] = None
    budget: Annotated[
        float | None,
        report_option(
            metavar="PERCENT",
            min=0,
            max=100,
            help="Instead: the least certain percent of each file's slots are.",
        ),
    ] = None
    report: arguments.Report = None
    as_json: arguments.AsJson = False

    def run(self) -> int:
        """Punctuate the files."""
        arguments.refuse_both("--in-place", self.in_place, "-o", self.out)
        arguments.refuse_both("--threshold", self.threshold, "--budget", self.budget)
        from interpunct.batch.planning import Destination
        from interpunct.cli.batching import Request, run_batch
        from interpunct.cli.opening import open_model

        # Without a cut, nothing of a file changes where marks are only suggested.
        only_suggests = self.marks == "suggest" and self.cut == "off" and self.out is None
        request = Request(
            "punctuate",
            self.paths,
            Destination(
                "punctuated", self.out, self.in_place, self.overwrite, writes=not only_suggests
            ),
            self._options(),
            self.report,
            self.as_json,
            self.dry_run,
        )
        return run_batch(request, lambda: open_model(self.bundle, self.backend, self.device))

    def _options(self) -> "Options":
        from interpunct.punctuate.casing import CasingMode
        from interpunct.segment.cutting.plan import CutMode
        from interpunct.segment.profiles import load_profile
        from interpunct.transcript.labels import MarksMode
        from interpunct.work.options import Options

        return Options(
            encoding=arguments.automatic(self.encoding),
            languages=arguments.language_codes(self.language),
            marks=MarksMode(self.marks),
            casing=CasingMode(self.casing),
            cut=CutMode(self.cut),
            profile=load_profile(self.profile),
            policy=self._policy(),
        )

    def _policy(self) -> "Policy":
        from interpunct.work.options import BELOW_THREE_QUARTERS
        from interpunct.work.uncertainty import Policy

        if self.budget is not None:
            return Policy(percent=self.budget)
        return BELOW_THREE_QUARTERS if self.threshold is None else Policy(threshold=self.threshold)
