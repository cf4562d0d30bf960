# SPDX-License-Identifier: Apache-2.0
"""`interpunct punctuate`."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import typer

from interpunct.cli import arguments, completion
from interpunct.cli.arguments import MANY, MODEL, REPORT, FileArguments, refuse_alone, refuse_both
from interpunct.cli.commands import Subcommand, argument, named_fields, option
from interpunct.cli.second_opinion import OpinionArguments
from interpunct.runtime.backends import BackendKind

if TYPE_CHECKING:
    from interpunct.bundles.weak_languages import WeakLanguages
    from interpunct.work.options import Options
    from interpunct.work.uncertainty import Policy

_Marks = Literal["auto", "complete", "replace", "suggest"]
_Casing = Literal["keep", "sentence", "model"]
_Cut = Literal["off", "keep-cues", "sentences"]

# Decided by the machine of a shard, not by the manifest.
_OF_A_SHARD = frozenset(
    [
        "manifest",
        "shard",
        "report",
        "all_slots",
        "as_json",
        "dry_run",
        "resume",
        "quiet",
        "verbose",
        "log_file",
        "workers",
        "backend",
        "device",
    ]
)


@dataclass(frozen=True, kw_only=True)
class PunctuationOptions:
    """Options of the model and of the steps after it."""

    language: arguments.LanguageOption = "auto"
    marks: _Marks = option(
        "auto",
        "complete: keep the marks, fill in missing marks. replace: restore commas, full stops "
        "and question marks from scratch. suggest: write no marks, only report. auto: "
        "complete, but suggest for files that have their marks, and for languages where "
        "typing is faster than a review.",
    )
    casing: _Casing = option(
        "model",
        "keep: as in the file. sentence: capitals at sentence starts, too. model: all "
        "capitals that the model predicts, too.",
    )
    cut: _Cut = option(
        "off",
        "off: cues as in the file. keep-cues: same cues and times, a few words moved. "
        "sentences: new cues that end where sentences end.",
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
        "Report this percentage of each file's slots instead, the least certain.",
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
            weak=self._weak_languages(),
        )

    def _weak_languages(self) -> "WeakLanguages":
        """The languages in which marks are only suggested; fewer where a mode is given."""
        from interpunct.bundles.bundle import find_bundle
        from interpunct.bundles.worth import weak_languages

        weak = weak_languages(*map(find_bundle, self._models()))
        return weak if self.marks == "auto" else weak.with_marks_asked()

    def _models(self) -> tuple[str | None, ...]:
        """The names of the models that decide together."""
        return (self.bundle,)

    def _policy(self) -> "Policy":
        from interpunct.work.options import BELOW_THREE_QUARTERS
        from interpunct.work.uncertainty import Policy

        refuse_both("--threshold", self.threshold, "--budget", self.budget)
        if self.budget is not None:
            return Policy(percent=self.budget)
        return BELOW_THREE_QUARTERS if self.threshold is None else Policy(threshold=self.threshold)


@dataclass(frozen=True, kw_only=True)
class PunctuateCommand(PunctuationOptions, OpinionArguments, FileArguments, Subcommand):
    """Restore punctuation and casing of caption files.

    No word, tag, time or setting changes; only marks, case and, if asked for, cuts.

    Another run on a folder continues the last run, and repeats changed files.

    Other people's files and your edits are overwritten on request only.
    """

    examples = """
    interpunct punctuate talk.srt
        writes talk.punctuated.srt beside it

    interpunct punctuate talk.json -o talk.vtt --cut sentences
        captions of whisper's words, cut at the sentence ends

    interpunct punctuate season/ -o done/ --language en,de --report done.json
        a whole folder; the same command continues an interrupted run

    interpunct punctuate archive/ -o done/ --workers 8 --report done.jsonl
        on eight cores

    cat talk.srt | interpunct punctuate - > out.srt
        reads standard input and writes standard output, as -o - does

    interpunct punctuate talk.srt --model mine --with-model default
        two models decide together; where they differ, confidence is low

    interpunct punctuate talk.srt --second-opinion ollama --opinion-model qwen3:8b
        a language model on this machine is asked about the doubtful slots

    interpunct punctuate talk.srt --marks suggest --report talk.json --budget 5
        changes nothing; the report has the least certain 5 % of the slots
    """

    streams = frozenset(["paths", "out"])
    paths: list[Path] = argument(arguments.INPUTS, (), metavar="PATH...")
    with_model: list[str] | None = option(
        None,
        "Another model, whose probabilities are mixed with those of the first. Repeatable.",
        "--with-model",
        metavar="BUNDLE",
        autocompletion=completion.bundles,
        panel=MODEL,
    )
    shares: Path | None = option(
        None,
        "Shares of the models by language, as python -m interpunct_lab shares fits them.  "
        "[default: equal]",
        metavar="SHARES.json",
        panel=MODEL,
    )
    backend: BackendKind = option("auto", "Library that runs the model.", panel=MODEL)
    device: arguments.DeviceOption = "auto"
    workers: arguments.WorkersOption = "auto"
    engine: arguments.Engine = option(
        "local",
        "Place of the workers: this machine, or actors of a Ray cluster (the extra cluster).",
        panel=MANY,
    )
    address: str | None = option(
        None,
        "Address of the Ray cluster, such as ray://head:10001; without it a local cluster is "
        "started.",
        panel=MANY,
    )
    manifest: Path | None = option(
        None,
        "Process one shard of this manifest (see interpunct manifest).",
        metavar="JOBS.jsonl",
        panel=MANY,
    )
    shard: int | None = option(
        None, "Number of the shard, from 0.", metavar="I", min=0, panel=MANY
    )

    def options(self) -> "Options":
        """See `PunctuationOptions.options`; with the second opinion."""
        return replace(super().options(), second_opinion=self.opinion())

    def _models(self) -> tuple[str | None, ...]:
        return (self.bundle, *(self.with_model or ()))

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
        refuse_alone("--shares", self.shares, "--with-model", self.with_model)
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
            choice=ModelChoice(
                self.bundle,
                self.backend,
                self.device,
                tuple(self.with_model or ()),
                self.shares,
            ),
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
        for name in sorted(named_fields() - _OF_A_SHARD):
            hint = "PATH..." if name == "paths" else f"--{name.replace('_', '-')}"
            raise typer.BadParameter("the manifest sets this option", param_hint=hint)
        manifest = read_manifest(path)
        choice = ModelChoice(manifest.head.bundle.given, self.backend, self.device)
        sharing = Sharing(arguments.worker_count(self.workers))
        return run_shard(manifest, self.shard, self, choice, sharing)
