# SPDX-License-Identifier: Apache-2.0
"""`interpunct cut`."""

from dataclasses import dataclass
from typing import Literal

from interpunct.cli import arguments
from interpunct.cli.arguments import FileArguments
from interpunct.cli.commands import Subcommand, option

_Mode = Literal["keep-cues", "sentences"]


@dataclass(frozen=True, kw_only=True)
class CutCommand(FileArguments, Subcommand):
    """Cut punctuated captions anew, at the ends of their sentences.

    The words stay the same in the same order; no model is needed. Times come from the words.
    """

    examples = """
    interpunct cut talk.srt
        writes talk.cut.srt beside it, in the house style of Netflix

    interpunct cut talk.srt --profile bbc --cut keep-cues
        keeps number and times of the cues; only words move between neighbours

    interpunct cut talk.srt --profile house.toml --dry-run --json
        shows the result and the remaining violations of the style, without writing
    """

    streams = frozenset(["paths", "out"])
    profile: arguments.ProfileOption = "netflix"
    cut: _Mode = option(
        "sentences",
        "keep-cues: same cues and times, a few words moved. sentences: new cues that end "
        "where sentences end.",
    )
    shots: arguments.ShotsOption = None
    unroll: arguments.UnrollOption = "auto"
    language: arguments.LanguageOption = "auto"
    encoding: arguments.EncodingOption = "auto"
    max_size: arguments.MaxSizeOption = 64

    def run(self) -> int:
        """Cut the files."""
        from interpunct.cli.batching import run_batch
        from interpunct.cutting.plan import CutMode
        from interpunct.cutting.profiles import load_profile
        from interpunct.work.options import Options, Unroll

        options = Options(
            encoding=arguments.automatic(self.encoding),
            most_bytes=arguments.in_bytes(self.max_size),
            languages=arguments.language_codes(self.language),
            unroll=Unroll(self.unroll),
            cut=CutMode(self.cut),
            profile=load_profile(self.profile),
            shots=arguments.shots_of_film(self.shots, self.paths),
        )
        return run_batch("cut", self, self.destination("cut"), options)
