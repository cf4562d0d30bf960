# SPDX-License-Identifier: Apache-2.0
"""The text behind the cues of a document."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpunct.captions.cues import Cue
from interpunct.captions.encoding import Encoding
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.scanning import CueSpan, Scan, moved


@dataclass(frozen=True, slots=True)
class Source:
    """A text, its cues, and their spans; no spans where nothing can be edited.

    `raw` is the bytes as read, empty for a text not yet encoded. `unfaithful_at` is the first of
    those bytes that encoding the text again does not reproduce; None if all are reproduced.
    """

    text: str
    cues: tuple[Cue, ...]
    spans: tuple[CueSpan, ...] = ()
    raw: bytes = b""
    unfaithful_at: int | None = None

    @classmethod
    def of(cls, raw: bytes, text: str, encoding: Encoding, scan: Scan) -> Source:
        """The source of a scanned text; checks that encoding the text again gives `raw`."""
        return cls(text, scan.cues, scan.spans, raw, _first_unfaithful(raw, text, encoding))

    def with_cues(self, cues: Sequence[Cue], form: CaptionFormat) -> Source:
        """The source with the payloads of `cues` spliced in, as many cues as it has."""
        if cues == self.cues:
            return self
        pieces: list[str] = []
        spans: list[CueSpan] = []
        done = shift = 0
        for span, old, new in zip(self.spans, self.cues, cues, strict=True):
            (there,) = moved([span], shift) if shift else (span,)
            if new is not old and new.payload != old.payload:
                written = form.written(new.payload, self.text[span.head : span.stop])
                inserted = form.insertion(self.text, span, written)
                pieces += [self.text[done : span.body], inserted]
                done = span.end
                body = there.body + inserted.index(written)
                there = there._replace(body=body, end=body + len(written))
                shift += len(inserted) - (span.end - span.body)
            spans.append(there)
        return Source("".join([*pieces, self.text[done:]]), tuple(cues), tuple(spans))

    def head(self, index: int) -> int:
        """Start of the text of the cue at `index`; 0 for the first cue."""
        if index == len(self.spans):
            return len(self.text)
        return self.spans[index].head if index else 0

    def part(self, first: int, stop: int) -> Source:
        """The cues from `first` to before `stop`, with their text, as a separate source."""
        start, end = self.head(first), self.head(stop)
        spans = moved(self.spans[first:stop], -start)
        return Source(self.text[start:end], self.cues[first:stop], spans)

    def exchanged(self, first: int, stop: int, part: Source) -> Source:
        """The source with the cues from `first` to before `stop` replaced by those of `part`.

        `part` holds as many cues; they may differ.
        """
        start, end = self.head(first), self.head(stop)
        growth = len(part.text) - (end - start)
        return Source(
            self.text[:start] + part.text + self.text[end:],
            (*self.cues[:first], *part.cues, *self.cues[stop:]),
            (
                *self.spans[:first],
                *moved(part.spans, start),
                *moved(self.spans[stop:], growth),
            ),
        )


def _first_unfaithful(raw: bytes, text: str, encoding: Encoding) -> int | None:
    """The first byte at which `text`, encoded again, differs from `raw`; None if none differs."""
    try:
        again = encoding.encode(text)
    except UnicodeEncodeError as error:
        again = encoding.encode(text[: error.start])
    if again == raw:
        return None
    pairs = enumerate(zip(raw, again, strict=False))
    return next((place for place, (old, new) in pairs if old != new), min(len(raw), len(again)))
