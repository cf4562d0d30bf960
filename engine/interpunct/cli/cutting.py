# SPDX-License-Identifier: Apache-2.0
"""`interpunct cut`."""

from dataclasses import dataclass
from typing import Annotated, Literal

import typer

from interpunct.cli import arguments
from interpunct.cli.commands import Command

Mode = Literal["keep-cues", "sentences"]


@dataclass(frozen=True, kw_only=True)
class Cut(Command):
    """Cut punctuated captions anew, at the ends of their sentences.

    The words stay the same in the same order; no model is needed. Times come from the words.
    """

    examples = """
    interpunct cut talk.srt
        writes talk.cut.srt beside it, in the house style of Netflix

    interpunct cut talk.srt --profile bbc --cut keep-cues
        keeps number and times of the cues; only words move between neighbours

    interpunct cut talk.srt --profile house.toml --dry-run --json
        shows what would come out, and what the style still finds wrong
    """

    paths: arguments.Inputs
    out: arguments.Out = None
    in_place: arguments.InPlace = False
    overwrite: arguments.Overwrite = False
    dry_run: arguments.DryRun = False
    profile: arguments.Profile = "netflix"
    cut: Annotated[
        Mode,
        typer.Option(
            help="The same cues and times, with a few words moved; or new ones that end where "
            "sentences end."
        ),
    ] = "sentences"
    language: arguments.Language = "auto"
    encoding: arguments.Encoding = "auto"
    report: arguments.Report = None
    as_json: arguments.AsJson = False

    def run(self) -> int:
        """Cut the files."""
        arguments.refuse_both("--in-place", self.in_place, "-o", self.out)
        from interpunct.batch.planning import Destination
        from interpunct.cli.batching import Request, run_batch
        from interpunct.segment.cutting.plan import CutMode
        from interpunct.segment.profiles import load_profile
        from interpunct.work.options import Options

        options = Options(
            encoding=arguments.automatic(self.encoding),
            languages=arguments.language_codes(self.language),
            cut=CutMode(self.cut),
            profile=load_profile(self.profile),
        )
        destination = Destination("cut", self.out, self.in_place, self.overwrite)
        return run_batch(
            Request(
                "cut",
                self.paths,
                destination,
                options,
                self.report,
                self.as_json,
                self.dry_run,
            )
        )
