# SPDX-License-Identifier: Apache-2.0
"""`interpunct cut`."""

from typing import Annotated, Literal

import typer

from interpunct.cli.arguments import (
    AsJson,
    DryRun,
    Encoding,
    InPlace,
    Inputs,
    Language,
    Out,
    Overwrite,
    Profile,
    Report,
    automatic,
    language_codes,
    refuse_both,
)

EXAMPLES = """
[bold]Examples[/bold]

  interpunct cut talk.srt
      writes talk.cut.srt beside it, in the house style of Netflix

  interpunct cut talk.srt --profile bbc --cut keep-cues
      keeps number and times of the cues; only words move between neighbours

  interpunct cut talk.srt --profile house.toml --dry-run --json
      shows what would come out, and what the style still finds wrong
"""

Mode = Annotated[
    Literal["keep-cues", "sentences"],
    typer.Option(
        help="The same cues and times, with a few words moved; or new ones that end where "
        "sentences end."
    ),
]


def cut(
    paths: Inputs,
    *,
    out: Out = None,
    in_place: InPlace = False,
    overwrite: Overwrite = False,
    dry_run: DryRun = False,
    profile: Profile = "netflix",
    cut: Mode = "sentences",
    language: Language = "auto",
    encoding: Encoding = "auto",
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    """Cut punctuated captions anew, at the ends of their sentences.

    The words stay the same in the same order; no model is needed. Times come from the words.
    """
    refuse_both("--in-place", in_place, "-o", out)
    from interpunct.batch.planning import Destination
    from interpunct.cli.batching import Request, run_batch
    from interpunct.segment.cutting.plan import CutMode
    from interpunct.segment.profiles import load_profile
    from interpunct.work.options import Options

    options = Options(
        encoding=automatic(encoding),
        languages=language_codes(language) or (),
        cut=CutMode(cut),
        profile=load_profile(profile),
    )
    request = Request(
        "cut",
        paths,
        Destination("cut", out, in_place, overwrite),
        options,
        report,
        as_json,
        dry_run,
    )
    raise typer.Exit(run_batch(request))
