# SPDX-License-Identifier: Apache-2.0
"""`interpunct punctuate`."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import typer

from interpunct.cli import arguments
from interpunct.cli.arguments import MANY, MODEL, REPORT, FileArguments, refuse_alone, refuse_both
from interpunct.cli.commands import Subcommand, argument, option
from interpunct.runtime.backends import BackendKind

if TYPE_CHECKING:
    from interpunct.work.options import Options
    from interpunct.work.uncertainty import Policy

_Marks = Literal["auto", "complete", "replace", "suggest"]
_Casing = Literal["keep", "sentence", "model"]
_Cut = Literal["off", "keep-cues", "sentences"]

# Decided by the machine of a shard, not by the manifest.
_OF_A_SHARD = frozenset(
    ["manifest", "shard", "report", "as_json", "dry_run", "resume", "workers", "backend", "device"]
)


@dataclass(frozen=True, kw_only=True)
class PunctuationOptions:
    """Options of the model and of the steps after it."""

    language: arguments.LanguageOption = "auto"
    marks: _Marks = option(
        "auto",
        "Marks that are there: keep them and fill in what is missing; restore commas, full stops "
        "and question marks from scratch; or write none and only report. auto fills in, but only "
        "reports where a file has its marks already, or is in a language where they are sooner "
        "typed than reviewed.",
    )
    casing: _Casing = option(
        "model",
        "Capitals: as they are; also at sentence starts; also where the model sees them.",
    )
    cut: _Cut = option(
        "off",
        "The cues: as they are; the same times, with a few words moved; or new ones that end "
        "where sentences end.",
    )
    profile: arguments.ProfileOption = "netflix"
    unroll: arguments.UnrollOption = "auto"
    encoding: arguments.EncodingOption = "auto"
    max_size: arguments.MaxSizeOption = 64
    bundle: arguments.BundleOption = None
    threshold: float | None = option(
        None,
        "Slots with less confidence are reported as uncertain.  [default: 0.75]",
        metavar="P",
        min=0,
        max=1,
        panel=REPORT,
    )
    budget: float | None = option(
        None,
        "Instead: the least certain percent of each file's slots are.",
        metavar="PERCENT",
        min=0,
        max=100,
        panel=REPORT,
    )

    def options(self) -> "Options":
        """The options for each file."""
        from interpunct.cutting.plan import CutMode
        from interpunct.cutting.profiles import load_profile
        from interpunct.labels import MarksMode
        from interpunct.marking.casing import CasingMode
        from interpunct.work.options import Options, Unroll

        return Options(
            encoding=arguments.automatic(self.encoding),
            most_bytes=arguments.in_bytes(self.max_size),
            languages=arguments.language_codes(self.language),
            unroll=Unroll(self.unroll),
            marks=MarksMode.COMPLETE if self.marks == "auto" else MarksMode(self.marks),
            casing=CasingMode(self.casing),
            cut=CutMode(self.cut),
            profile=load_profile(self.profile),
            policy=self._policy(),
            spares_punctuated=self.marks == "auto",
            sooner_typed=self._sooner_typed(),
        )

    def _sooner_typed(self) -> tuple[str, ...]:
        """The languages in which marks are only suggested; none where a mode is given."""
        from interpunct.bundles.bundle import find_bundle
        from interpunct.bundles.worth import sooner_typed

        if self.marks != "auto":
            return ()
        return sooner_typed(find_bundle(self.bundle))

    def _policy(self) -> "Policy":
        from interpunct.work.options import BELOW_THREE_QUARTERS
        from interpunct.work.uncertainty import Policy

        refuse_both("--threshold", self.threshold, "--budget", self.budget)
        if self.budget is not None:
            return Policy(percent=self.budget)
        return BELOW_THREE_QUARTERS if self.threshold is None else Policy(threshold=self.threshold)


@dataclass(frozen=True, kw_only=True)
class PunctuateCommand(PunctuationOptions, FileArguments, Subcommand):
    """Restore punctuation and casing of caption files.

    No word, tag, time or setting changes; only marks, case and, if asked for, cuts.

    A folder that is run again goes on where it was, and does again what changed.

    No file of somebody else's and no edit of yours is overwritten unless asked for.
    """

    examples = """
    interpunct punctuate talk.srt
        writes talk.punctuated.srt beside it

    interpunct punctuate talk.json -o talk.vtt --cut sentences
        captions of whisper's words, cut at the sentence ends

    interpunct punctuate season/ -o done/ --language en,de --report done.json
        a whole folder; run it again and it goes on where it was

    interpunct punctuate archive/ -o done/ --workers 8 --report done.jsonl
        on eight cores

    cat talk.srt | interpunct punctuate - > out.srt
        reads standard input, writes standard output; -o - writes there, too

    interpunct punctuate talk.srt --marks suggest --report talk.json --budget 5
        changes nothing; the report has the 5 % of slots to look at
    """

    streams = frozenset(["paths", "out"])
    paths: list[Path] = argument(arguments.INPUTS, (), metavar="PATH...")
    backend: BackendKind = option("auto", "What runs the model.", panel=MODEL)
    device: arguments.DeviceOption = "auto"
    workers: arguments.WorkersOption = "auto"
    engine: arguments.Engine = option(
        "local",
        "Where the workers are: on this machine, or actors of a Ray cluster (the extra cluster).",
        panel=MANY,
    )
    address: str | None = option(
        None,
        "The Ray cluster to use, such as ray://head:10001; a local one is started without it.",
        panel=MANY,
    )
    manifest: Path | None = option(
        None,
        "Do a shard of the run that interpunct manifest has written down.",
        metavar="JOBS.jsonl",
        panel=MANY,
    )
    shard: int | None = option(None, "Which one, from 0.", metavar="I", min=0, panel=MANY)

    def run(self) -> int:
        """Punctuate the files."""
        from interpunct.cli.batching import run_batch
        from interpunct.cli.opening import ModelChoice
        from interpunct.cli.sharing import Sharing
        from interpunct.files import STANDARD

        if self.manifest is not None:
            return self._run_shard(self.manifest)
        if not self.paths:
            raise typer.BadParameter("name a file or a folder", param_hint="PATH...")
        refuse_alone("--shard", self.shard, "--manifest", self.manifest)
        if self.engine != "ray":
            refuse_alone("--address", self.address, "--engine ray", None)
        # Without a cut, a file does not change where marks are only suggested.
        goes_on = self.out is not None or STANDARD in self.paths
        only_suggests = self.marks == "suggest" and self.cut == "off" and not goes_on
        return run_batch(
            "punctuate",
            self,
            self.destination("punctuated", writes=not only_suggests),
            self.options(),
            choice=ModelChoice(self.bundle, self.backend, self.device),
            sharing=Sharing(
                arguments.worker_count(self.workers, self.engine), self.engine, self.address
            ),
        )

    def _run_shard(self, path: Path) -> int:
        """Punctuate the files of a shard of the manifest at `path`."""
        from interpunct.cli.batching import run_shard
        from interpunct.cli.opening import ModelChoice
        from interpunct.cli.sharing import Sharing
        from interpunct.folders.manifest import read_manifest

        if self.shard is None:
            raise typer.BadParameter("name the shard with --shard", param_hint="--manifest")
        for each in fields(self):
            if each.name not in _OF_A_SHARD and getattr(self, each.name) not in (each.default, []):
                raise typer.BadParameter("the manifest says that", param_hint=each.name)
        manifest = read_manifest(path)
        choice = ModelChoice(manifest.head.bundle.given, self.backend, self.device)
        sharing = Sharing(arguments.worker_count(self.workers))
        return run_shard(manifest, self.shard, self, choice, sharing)
