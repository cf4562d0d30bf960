# SPDX-License-Identifier: Apache-2.0
"""`interpunct transfer-marks`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interpunct.cli.arguments import OUTPUT, Language, Overwrite, language_codes
from interpunct.cli.console import messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from interpunct.lab.text.transfer import Transfer
    from interpunct.transcript.running_text import LabelledWord

EXAMPLES = """
[bold]Examples[/bold]

  interpunct transfer-marks transcript.txt talk.asr.srt -o talk.srt
      the marks of a transcript in the captions that a speech recogniser made

  interpunct transfer-marks reference.txt recognised.txt -o recognised.marked.txt
      a test set from recognised text: what the marks should be there
"""

Reference = Annotated[
    Path, typer.Argument(show_default=False, help="Captions or text with the marks.")
]
Recognised = Annotated[
    Path,
    typer.Argument(
        metavar="ASR", show_default=False, help="Recognised captions or text, which get them."
    ),
]
Out = Annotated[
    Path,
    typer.Option(
        "-o",
        "--out",
        show_default=False,
        rich_help_panel=OUTPUT,
        help="The file to write; an ending .srt, .vtt, .sbv or .ass other than ASR's converts.",
    ),
]


def transfer_marks(
    reference: Reference,
    recognised: Recognised,
    *,
    out: Out,
    language: Language = "auto",
    overwrite: Overwrite = False,
) -> None:
    """Carry the marks of a reference over to recognised words.

    The words are aligned by minimum edit distance; a mark goes where the word before it or the
    one after it was recognised. The recognised words, their case, tags and times stay; marks
    that were there are replaced.
    """
    from interpunct.captions.writing import write_atomic
    from interpunct.cli.comparing import read_words
    from interpunct.errors import CaptionError

    if out.exists() and not overwrite:
        raise CaptionError(
            "there is a file of that name.", file=out, remedy="--overwrite replaces it."
        )
    languages = language_codes(language)
    words = [(word.text, word.label) for word in read_words(reference, languages)]
    data, found = _transferred(recognised, words, languages, out)
    write_atomic(out, data)
    messages().print(
        f"{found.marks - found.lost:,} of {found.marks:,} marks carried over; {found.lost:,} have "
        "no recognised word beside them.",
        soft_wrap=True,
    )


def _transferred(
    path: Path, reference: "Sequence[LabelledWord]", languages: "Sequence[str] | None", out: Path
) -> "tuple[bytes, Transfer]":
    from interpunct.batch.planning import Job
    from interpunct.captions.reading import read_captions
    from interpunct.captions.writing import export
    from interpunct.captions.youtube import is_rolling, unroll
    from interpunct.cli.comparing import is_captions, read_text
    from interpunct.lab.text.transfer import plain_document, plain_text, transfer_marks

    if not is_captions(path):
        text, encoding = read_text(path)
        document, found = transfer_marks(
            plain_document(text, encoding), reference, languages=languages
        )
        return encoding.encode(plain_text(document)), found
    document = read_captions(path)
    document = unroll(document) if is_rolling(document) else document
    document, found = transfer_marks(document, reference, languages=languages)
    wanted = Job(path, out).format
    return (document.to_bytes() if wanted is None else export(document, wanted)), found
