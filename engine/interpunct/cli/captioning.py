# SPDX-License-Identifier: Apache-2.0
"""`interpunct caption`."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand, argument, option, required
from interpunct.cli.console import tell

if TYPE_CHECKING:
    from interpunct.captions.document import CaptionDocument


@dataclass(frozen=True, kw_only=True)
class CaptionCommand(Subcommand):
    """Make captions of a plain transcript, cut at the ends of its sentences.

    Words, marks and case stay. The text is laid evenly over the given times, so that its times
    are a first draft. No model is needed; punctuate the captions afterwards if marks are missing.
    """

    examples = """
    interpunct caption talk.txt --speech 0:05-12:30 -o talk.srt
        the talk begins after five seconds and ends after twelve and a half minutes

    interpunct caption talk.docx --speech 0:05-4:10,5:00-12:30 -o talk.vtt
        nobody speaks from 4:10 to 5:00
    """

    streams = frozenset(["transcript", "out"])
    transcript: Path = argument("Text (.txt, .docx), or - for stdin; each line begins a cue.")
    speech: str = required(
        "The times in which somebody speaks, separated by commas.",
        "--speech",
        metavar="FROM-TO[,FROM-TO...]",
    )
    out: Path = required(
        "The file to write (.srt, .vtt, .sbv, .ass).", "-o", "--out", panel=arguments.OUTPUT
    )
    profile: arguments.ProfileOption = "netflix"
    language: arguments.LanguageOption = "auto"
    encoding: arguments.EncodingOption = "auto"
    overwrite: bool = option(
        False, "Write over a file of that name.", "--overwrite", panel=arguments.OUTPUT
    )

    def run(self) -> None:
        """Write the captions."""
        from interpunct.captions.writing import export
        from interpunct.cli.standard import refuse_existing, write_out, written_format

        form = written_format(self.out)
        refuse_existing(self.out, overwrite=self.overwrite)
        document = self._cut()
        write_out(self.out, export(document, form))
        tell(f"{len(document.cues):,} cues.")

    def _cut(self) -> "CaptionDocument":
        from interpunct.cutting.plan import CutMode
        from interpunct.cutting.profiles import load_profile
        from interpunct.errors import CaptionError
        from interpunct.folders.pipeline import finish
        from interpunct.transcript.plain_transcript import document_of_transcript
        from interpunct.work.options import Options
        from interpunct.work.work import Work

        options = Options(
            languages=arguments.language_codes(self.language),
            cut=CutMode.SENTENCES,
            profile=load_profile(self.profile),
        )
        try:
            document = document_of_transcript(self._text(), _parts(self.speech))
        except CaptionError as error:
            raise error.in_file(self.transcript) from error
        return finish(Work(document, options)).written.document

    def _text(self) -> str:
        from interpunct.captions.docx import text_of_docx
        from interpunct.captions.encoding import decode
        from interpunct.cli.standard import read_given

        data = read_given(self.transcript)
        if self.transcript.suffix.lower() == ".docx":
            return text_of_docx(data)
        return decode(data, override=arguments.automatic(self.encoding), file=self.transcript)[0]


def _parts(given: str) -> list[tuple[int, int]]:
    """Start and end in milliseconds of each part. Raises a usage error for other text."""
    from interpunct.captions.times import read_typed

    parts = []
    for part in given.split(","):
        start, end = map(read_typed, part.partition("-")[::2])
        if start is None or end is None:
            raise typer.BadParameter(
                f"{part!r} is not FROM-TO, such as 0:05-12:30", param_hint="--speech"
            )
        parts.append((start, end))
    return parts
