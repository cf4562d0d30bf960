# SPDX-License-Identifier: Apache-2.0
"""`interpunct punctuate`."""

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from interpunct.cli import completion
from interpunct.cli.arguments import (
    MODEL,
    REPORT,
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

if TYPE_CHECKING:
    from interpunct.cli.batching import Model
    from interpunct.models.backends import BackendKind
    from interpunct.models.backends import Device as DeviceName
    from interpunct.work.options import Options
    from interpunct.work.uncertainty import Policy

EXAMPLES = """
[bold]Examples[/bold]

  interpunct punctuate talk.srt
      writes talk.punctuated.srt beside it

  interpunct punctuate talk.json -o talk.vtt --cut sentences
      captions of whisper's words, cut at the sentence ends

  interpunct punctuate season/ -o done/ --language en,de --report done.json
      a whole folder; run it again and it goes on where it was

  interpunct punctuate talk.srt --marks suggest --report talk.json --budget 5
      changes nothing; the report has the 5 % of slots to look at
"""

Marks = Annotated[
    Literal["complete", "replace", "suggest"],
    typer.Option(
        help="Marks that are there: keep them and fill in what is missing; restore all from "
        "scratch; or write none and only report."
    ),
]
Casing = Annotated[
    Literal["keep", "sentence", "model"],
    typer.Option(
        help="Capitals: as they are; also at sentence starts; also where the model sees them."
    ),
]
Cut = Annotated[
    Literal["off", "keep-cues", "sentences"],
    typer.Option(
        help="The cues: as they are; the same times, with a few words moved; or new ones that "
        "end where sentences end."
    ),
]
Bundle = Annotated[
    str | None,
    typer.Option(
        "--model",
        metavar="BUNDLE",
        rich_help_panel=MODEL,
        autocompletion=completion.bundles,
        help="A model bundle: the name of a shipped one, or a folder.",
    ),
]
Backend = Annotated[
    Literal["auto", "ctranslate2", "torch"],
    typer.Option(rich_help_panel=MODEL, help="What runs the model."),
]
Device = Annotated[
    Literal["auto", "cpu", "cuda"],
    typer.Option(rich_help_panel=MODEL, help="Where it runs; auto uses a GPU that works."),
]
Threshold = Annotated[
    float | None,
    typer.Option(
        metavar="P",
        min=0,
        max=1,
        rich_help_panel=REPORT,
        help="Slots with less confidence are reported as uncertain.  [default: 0.75]",
    ),
]
Budget = Annotated[
    float | None,
    typer.Option(
        metavar="PERCENT",
        min=0,
        max=100,
        rich_help_panel=REPORT,
        help="Instead: the least certain percent of each file's slots are.",
    ),
]


def punctuate(
    paths: Inputs,
    *,
    out: Out = None,
    in_place: InPlace = False,
    overwrite: Overwrite = False,
    dry_run: DryRun = False,
    language: Language = "auto",
    marks: Marks = "complete",
    casing: Casing = "model",
    cut: Cut = "off",
    profile: Profile = "netflix",
    encoding: Encoding = "auto",
    bundle: Bundle = None,
    backend: Backend = "auto",
    device: Device = "auto",
    threshold: Threshold = None,
    budget: Budget = None,
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    """Restore punctuation and casing of caption files.

    No word, tag, time or setting changes; only marks, case and, if asked for, cuts.

    Nothing is overwritten unless asked for.
    """
    refuse_both("--in-place", in_place, "-o", out)
    refuse_both("--threshold", threshold, "--budget", budget)
    from interpunct.batch.planning import Destination
    from interpunct.cli.batching import Request, run_batch

    options = _options(
        language=language,
        marks=marks,
        casing=casing,
        cut=cut,
        profile=profile,
        policy=_policy(threshold, budget),
        encoding=encoding,
    )
    # Without a cut, nothing of a file changes where marks are only suggested.
    only_suggests = marks == "suggest" and cut == "off" and out is None
    request = Request(
        "punctuate",
        paths,
        Destination("punctuated", out, in_place, overwrite, writes=not only_suggests),
        options,
        report,
        as_json,
        dry_run,
    )
    raise typer.Exit(run_batch(request, lambda: _model(bundle, backend, device)))


def _policy(threshold: float | None, budget: float | None) -> "Policy":
    from interpunct.work.options import BELOW_THREE_QUARTERS
    from interpunct.work.uncertainty import Policy

    if budget is not None:
        return Policy(percent=budget)
    return BELOW_THREE_QUARTERS if threshold is None else Policy(threshold=threshold)


def _options(
    *,
    language: str,
    marks: str,
    casing: str,
    cut: str,
    profile: str,
    policy: "Policy",
    encoding: str,
) -> "Options":
    from interpunct.punctuate.casing import CasingMode
    from interpunct.segment.cutting.plan import CutMode
    from interpunct.segment.profiles import load_profile
    from interpunct.transcript.labels import MarksMode
    from interpunct.work.options import Options

    return Options(
        encoding=automatic(encoding),
        languages=language_codes(language) or (),
        marks=MarksMode(marks),
        casing=CasingMode(casing),
        cut=CutMode(cut),
        profile=load_profile(profile),
        policy=policy,
    )


def _model(name: str | None, backend: "BackendKind", device: "DeviceName") -> "Model":
    from interpunct.cli.batching import Model
    from interpunct.models.bundle import find_bundle
    from interpunct.punctuate.opening import open_punctuator

    bundle = find_bundle(name)
    opened = open_punctuator(bundle, backend, device)
    return Model(opened.punctuator, bundle.name, opened.notice)
