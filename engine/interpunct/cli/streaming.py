# SPDX-License-Identifier: Apache-2.0
"""`interpunct stream`."""

import os
import sys
from codecs import getincrementaldecoder
from dataclasses import dataclass

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand, option
from interpunct.cli.console import printable_lines
from interpunct.cli.output import lost_output, pass_on

_AT_ONCE = 1 << 16  # bytes


@dataclass(frozen=True, kw_only=True)
class StreamCommand(Subcommand):
    """Punctuate live text: words in on standard input, marks and casing out as soon as known.

    Spaces, line ends and the marks that are there stay. A mark after the last word waits for the
    next word, or for the end of the input.
    """

    examples = """
    recogniser | interpunct stream --language en
        punctuates what is being said, a few words behind it

    interpunct stream --delay 4 < words.txt
        decides sooner, and a little worse
    """

    language: arguments.LanguageOption = "auto"
    delay: int | None = option(
        None,
        "How many words must follow before a mark is decided; a bundle of shift-lstm has a delay "
        "of its own.  [default: 8]",
        metavar="WORDS",
        min=1,
    )
    bundle: arguments.BundleOption = None

    def run(self) -> None:
        """Punctuate until the input ends."""
        from interpunct.cli.opening import open_model
        from interpunct.punctuate.live_text import LiveText
        from interpunct.punctuate.streaming import word_stream

        languages = arguments.language_codes(self.language)
        words = word_stream(open_model(self.bundle).punctuator, self.delay)
        text = LiveText(words, languages or None)
        # What is no UTF-8 comes out as an escape, and stops nothing.
        decoder = getincrementaldecoder("utf-8")(errors="backslashreplace")
        try:
            while piece := os.read(sys.stdin.fileno(), _AT_ONCE):
                _write(text.feed(decoder.decode(piece)))
                if lost_output() is not None:
                    return  # nobody hears it any more
        except KeyboardInterrupt:
            _write(text.finish())  # what was heard so far shall not be lost
            raise
        _write(text.feed(decoder.decode(b"", final=True)) + text.finish())


def _write(text: str) -> None:
    if text:
        # What goes into a file or another program stays as it is; a terminal must not be steered.
        pass_on(printable_lines(text) if sys.stdout.isatty() else text)
