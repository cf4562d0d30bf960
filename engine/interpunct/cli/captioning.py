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
    transcript: Path = argument("Text (.txt, .docx), or - for stdin; short lines may share a cue.")
    speech: str = required(
        "The times in which somebody speaks, separated by commas.",
        "--speech",
        metavar="FROM-TO[,FROM-TO...]",
    )
    out: Path = required(
        "The file to write, such as talk.srt.",
        "-o",
        "--output",
        "--out",
        panel=arguments.OUTPUT,
    )
    profile: arguments.ProfileOption = "netflix"
    language: arguments.LanguageOption = "auto"
    encoding: arguments.EncodingOption = "auto"
    overwrite: bool = option(
        False, "Write over a file of that name.", "--overwrite", panel=arguments.OUTPUT
    )

    def run(self) -> None:
        """Write the captions."""
        from interpunct.cli.standard import put, refuse_existing, written_format
        from interpunct.cutting.profiles import load_profile
        from interpunct.work.options import Options
        from interpunct.work.work import Work

        form = written_format(self.out)
        refuse_existing(self.out, overwrite=self.overwrite)
        options = Options(languages=arguments.language_codes(self.language))
        work, profile = Work(self._document(), options), load_profile(self.profile)
        work.cut(work.plan_cut(profile))
        put(self.out, work.to_bytes(form, profile))
        tell(f"{len(work.document.cues):,} cues.")

    def _document(self) -> "CaptionDocument":
        from interpunct.cli.standard import read_given
        from interpunct.errors import CaptionError
        from interpunct.transcript.plain_transcript import (
            document_of_transcript,
            transcript_text,
            unread_in_transcript,
        )

        data, encoding = read_given(self.transcript), arguments.automatic(self.encoding)
        try:
            text = transcript_text(data, self.transcript, encoding)
            document = document_of_transcript(text, _parts(self.speech))
            unread = unread_in_transcript(data, self.transcript)
        except CaptionError as error:
            raise error.in_file(self.transcript) from error
        for sentence in unread:
            tell(f"{self.transcript}: {sentence}")
        return document


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
