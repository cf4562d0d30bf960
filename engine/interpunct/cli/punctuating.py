# SPDX-License-Identifier: Apache-2.0
"""`interpunct punctuate`."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from interpunct.cli import arguments
from interpunct.cli.arguments import MODEL, REPORT, FileArguments, refuse_both
from interpunct.cli.commands import Subcommand, option
from interpunct.models.backends import BackendKind

if TYPE_CHECKING:
    from interpunct.work.options import Options
    from interpunct.work.uncertainty import Policy

_Marks = Literal["auto", "complete", "replace", "suggest"]
_Casing = Literal["keep", "sentence", "model"]
_Cut = Literal["off", "keep-cues", "sentences"]


@dataclass(frozen=True, kw_only=True)
class PunctuateCommand(FileArguments, Subcommand):
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

    language: arguments.LanguageOption = "auto"
    marks: _Marks = option(
        "auto",
        "Marks that are there: keep them and fill in what is missing; restore all from scratch; "
        "or write none and only report. auto fills in, but only reports where a file has its "
        "marks already.",
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
    backend: BackendKind = option("auto", "What runs the model.", panel=MODEL)
    device: arguments.DeviceOption = "auto"
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

    def run(self) -> int:
        """Punctuate the files."""
        from interpunct.cli.batching import run_batch
        from interpunct.cli.opening import open_model

        # Without a cut, nothing of a file changes where marks are only suggested.
        only_suggests = self.marks == "suggest" and self.cut == "off" and self.out is None
        return run_batch(
            "punctuate",
            self,
            self.destination("punctuated", writes=not only_suggests),
            self._options(),
            lambda: open_model(self.bundle, self.backend, self.device),
        )

    def _options(self) -> "Options":
        from interpunct.punctuate.casing import CasingMode
        from interpunct.segment.cutting.plan import CutMode
        from interpunct.segment.profiles import load_profile
        from interpunct.transcript.labels import MarksMode
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
        )

    def _policy(self) -> "Policy":
        from interpunct.work.options import BELOW_THREE_QUARTERS
        from interpunct.work.uncertainty import Policy

        refuse_both("--threshold", self.threshold, "--budget", self.budget)
        if self.budget is not None:
            return Policy(percent=self.budget)
        return BELOW_THREE_QUARTERS if self.threshold is None else Policy(threshold=self.threshold)
