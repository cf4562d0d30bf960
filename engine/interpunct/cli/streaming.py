# SPDX-License-Identifier: Apache-2.0
"""`interpunct stream`."""

import os
import sys
from codecs import getincrementaldecoder
from typing import TYPE_CHECKING, Annotated

import typer

from interpunct.cli import completion
from interpunct.cli.arguments import MODEL, Language, language_codes
from interpunct.cli.console import complain

if TYPE_CHECKING:
    from interpunct.punctuate.live_text import LiveText

EXAMPLES = """
[bold]Examples[/bold]

  recogniser | interpunct stream --language en
      punctuates what is being said, a few words behind it

  interpunct stream --delay 4 < words.txt
      decides sooner, and a little worse
"""

Bundle = Annotated[
    str | None,
    typer.Option(
        "--model",
        "--bundle",
        metavar="BUNDLE",
        rich_help_panel=MODEL,
        autocompletion=completion.bundles,
        help="A model bundle: the name of a shipped one, or a folder.",
    ),
]
Delay = Annotated[
    int | None,
    typer.Option(
        metavar="WORDS",
        min=1,
        help="How many words must follow before a mark is decided; a bundle of shift-lstm has a "
        "delay of its own.  [default: 8]",
    ),
]

_AT_ONCE = 1 << 16  # bytes


def stream(*, language: Language = "auto", delay: Delay = None, bundle: Bundle = None) -> None:
    """Punctuate live text: words in on standard input, marks and casing out as soon as known.

    Spaces, line ends and the marks that are there stay. A mark after the last word waits for the
    next word, or for the end of the input.
    """
    text = _live_text(bundle, language_codes(language), delay)
    # What is no UTF-8 comes out as an escape, and stops nothing.
    decoder = getincrementaldecoder("utf-8")(errors="backslashreplace")
    try:
        while piece := os.read(sys.stdin.fileno(), _AT_ONCE):
            _write(text.feed(decoder.decode(piece)))
    except KeyboardInterrupt:
        _write(text.finish())  # what was heard so far shall not be lost
        raise
    _write(text.feed(decoder.decode(b"", final=True)) + text.finish())


def _live_text(
    name: str | None, languages: tuple[str, ...] | None, delay: int | None
) -> "LiveText":
    from interpunct.models.bundle import find_bundle
    from interpunct.punctuate.live_text import LiveText
    from interpunct.punctuate.opening import open_punctuator
    from interpunct.punctuate.streaming import word_stream

    opened = open_punctuator(find_bundle(name))
    if opened.notice:
        complain(opened.notice)
    return LiveText(word_stream(opened.punctuator, delay), languages)


def _write(text: str) -> None:
    if text:
        sys.stdout.write(text)
        sys.stdout.flush()
