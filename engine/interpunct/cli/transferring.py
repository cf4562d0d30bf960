# SPDX-License-Identifier: Apache-2.0
"""`interpunct transfer-marks`."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand, argument, option, required
from interpunct.cli.console import complain, tell

if TYPE_CHECKING:
    from interpunct.work.transfer import Transfer


@dataclass(frozen=True, kw_only=True)
class TransferMarksCommand(Subcommand):
    """Carry the marks of a reference over to recognised words.

    The words are aligned by minimum edit distance; a mark goes where the word before or after
    the mark was recognised. The recognised words, their case, tags and times stay; existing
    marks are replaced.
    """

    examples = """
    interpunct transfer-marks transcript.txt talk.asr.srt -o talk.srt
        the marks of a transcript in the captions that a speech recogniser made

    interpunct transfer-marks reference.txt recognised.txt -o recognised.marked.txt
        a test set from recognised text, with the right marks
    """

    streams = frozenset(["reference", "recognised", "out"])
    reference: Path = argument("Captions or text with the marks.")
    recognised: Path = argument("Recognised captions or text, which get the marks.", metavar="ASR")
    out: Path = required(
        "The file to write; another ending than that of ASR, such as .vtt, converts.",
        "-o",
        "--output",
        "--out",
        panel=arguments.OUTPUT,
    )
    language: arguments.LanguageOption = "auto"
    unroll: arguments.UnrollOption = "auto"
    encoding: arguments.EncodingOption = "auto"
    overwrite: bool = option(
        False, "Write over a file of that name.", "--overwrite", panel=arguments.OUTPUT
    )

    def run(self) -> None:
        """Write the recognised words with the marks."""
        from interpunct.cli.standard import put, refuse_existing, refuse_twice
        from interpunct.errors import CaptionError

        refuse_twice(self.reference, self.recognised)
        refuse_existing(self.out, overwrite=self.overwrite)
        data, found = self._marked()
        if not found.labels:
            raise CaptionError("the file has no words.", file=self.recognised)
        if not found.marks:
            raise CaptionError("the reference has no marks.", file=self.reference)
        put(self.out, data)
        tell(
            f"{found.marks - found.lost:,} of {found.marks:,} marks carried over; "
            f"{found.lost:,} have no recognised word beside them."
        )

    def _marked(self) -> "tuple[bytes, Transfer]":
        from interpunct.captions.formats import by_ending
        from interpunct.cli.comparing import GivenText
        from interpunct.cli.standard import exported
        from interpunct.labels import WRITTEN_LABELS
        from interpunct.work.options import Unroll
        from interpunct.work.transfer import plain_document, plain_text, transfer_marks

        languages = arguments.language_codes(self.language)
        encoding = arguments.automatic(self.encoding)
        reference = GivenText.read(self.reference, encoding)
        words = [(word.text, word.label) for word in reference.words(languages, WRITTEN_LABELS)]
        recognised = GivenText.read(self.recognised, encoding)
        if recognised.is_captions:
            document = recognised.document()
            work, found = transfer_marks(
                document, words, languages=languages, unroll=Unroll(self.unroll)
            )
            if work.notice:
                complain(f"{self.recognised}: {work.notice}.")
            return exported(work.rendered().document, self.out, self.recognised), found
        text, known = recognised.decoded()
        document = plain_document(text, known)
        work, found = transfer_marks(document, words, languages=languages)
        if found.labels and by_ending(self.out.suffix) is not None:
            raise typer.BadParameter(
                "a text without times cannot become captions", param_hint="-o"
            )
        return known.encode(plain_text(work.rendered().document)), found
