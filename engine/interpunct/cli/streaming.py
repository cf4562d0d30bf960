# SPDX-License-Identifier: Apache-2.0
"""`interpunct stream`."""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand, option
from interpunct.cli.console import printable_lines
from interpunct.cli.output import lost_output, pass_on
from interpunct.files import STANDARD

if TYPE_CHECKING:
    from interpunct.captions.encoding import LiveDecoder

_AT_ONCE = 1 << 16  # bytes


@dataclass(frozen=True, kw_only=True)
class StreamCommand(Subcommand):
    """Punctuate live text: words in on standard input, marks and casing out as soon as known.

    Spaces, line ends and existing marks stay. A mark after the last word waits for the
    next word, or for the end of the input.
    """

    examples = """
    recogniser | interpunct stream --language en
        punctuates live speech, a few words late

    interpunct stream --delay 4 < words.txt
        decides sooner, with a few more errors
    """

    language: arguments.LanguageOption = "auto"
    encoding: str = option(
        "utf-8",
        "Encoding of the input, and of an output that is not a terminal.",
        metavar="NAME",
    )
    delay: int | None = option(
        None,
        "Number of following words before a mark is decided; a shift-lstm bundle has its own "
        "delay.  [default: 8]",
        metavar="WORDS",
        min=1,
    )
    bundle: arguments.BundleOption = None

    def run(self) -> None:
        """Punctuate until the input ends."""
        from interpunct.captions.encoding import LiveDecoder
        from interpunct.cli.opening import open_model
        from interpunct.marking.live_text import LiveText
        from interpunct.runtime.streaming import word_stream

        languages = arguments.language_codes(self.language)
        codec = LiveDecoder(arguments.automatic(self.encoding))
        words = word_stream(open_model(self.bundle).punctuator, self.delay)
        text = LiveText(words, languages or None)
        try:
            for heard in _heard(codec):
                _write(text.feed(heard), codec)
                if lost_output() is not None:
                    return  # the reader of the output is gone
        except KeyboardInterrupt:
            _write(text.finish(), codec)  # keeps the text received so far
            raise
        if codec.failure is not None:
            _write(text.break_off(), codec)
            raise codec.failure.in_file(STANDARD)
        _write(text.finish(), codec)


def _heard(codec: "LiveDecoder") -> Iterator[str]:
    """The text of standard input as it arrives, to its end or to undecodable bytes."""
    while codec.failure is None and (piece := os.read(sys.stdin.fileno(), _AT_ONCE)):
        yield codec.decode(piece)
    if codec.failure is None:
        yield codec.decode(b"", final=True)


def _write(text: str, codec: "LiveDecoder") -> None:
    """Write to standard output: in the input's encoding, on a terminal without control codes."""
    if text:
        pass_on(printable_lines(text) if sys.stdout.isatty() else codec.encode(text))
