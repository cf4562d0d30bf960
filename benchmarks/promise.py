# SPDX-License-Identifier: Apache-2.0
"""Checks the promise on a folder of real captions: `python -m benchmarks.promise FOLDER`.

Every file that can be read is saved without edits and must come out byte for byte; then it is
punctuated by the default bundle, without a cut, and read again: words (but for their case), tags,
times, settings and identifiers must be the same.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from interpunct.batch.pipeline import punctuate_document
from interpunct.captions import CaptionDocument, Cue, parse_captions, read_captions, tokenise
from interpunct.captions.payload import TokenKind
from interpunct.errors import CaptionError
from interpunct.models.backends import open_backend
from interpunct.models.bundle import default_bundle
from interpunct.punctuate.punctuator import Punctuator
from interpunct.work.options import Options

_NOT_WORDS = re.compile(r"[\W_]+")
_TURKISH = str.maketrans("ıİ", "ii")  # their case pairs are others than Python folds


def main(folder: Path) -> int:
    """Print what was read, refused and broken; 1 where the promise is broken."""
    punctuator = Punctuator(open_backend(default_bundle()))
    read = refused = words = broken = 0
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        try:
            document = read_captions(path)
        except CaptionError as error:
            refused += 1
            print(f"refused  {error}")
            continue
        read += 1
        faults = [] if document.to_bytes() == path.read_bytes() else ["bytes differ unedited"]
        try:
            result = punctuate_document(document, punctuator, Options())
        except CaptionError as error:
            print(f"not edited  {error}")
            continue
        words += len(result.transcript)
        faults += differences(result.source, result.written.document)
        broken += bool(faults)
        for fault in faults:
            print(f"BROKEN  {path}: {fault}")
    print(f"{read} files read, {refused} refused, {words:,} words, {broken} files broken")
    return int(broken > 0)


def differences(before: CaptionDocument, after: CaptionDocument) -> list[str]:
    """What besides marks and case differs, once the edited file is read again."""
    if not before.format.editable:
        again = after
    else:
        again = parse_captions(after.to_bytes(), encoding=after.encoding.name)
    if len(again.cues) != len(before.cues):
        return [f"{len(before.cues)} cues became {len(again.cues)}"]
    return [
        f"cue {number}: {one.payload!r} became {other.payload!r}"
        for number, (one, other) in enumerate(zip(before.cues, again.cues, strict=True), 1)
        if _kept(one, before) != _kept(other, again)
    ]


def folded(text: str) -> str:
    """`text` without a difference of case, in Turkish too."""
    return text.translate(_TURKISH).casefold()


def _kept(cue: Cue, document: CaptionDocument) -> tuple[object, ...]:
    """What must not change of a cue."""
    tokens = tokenise(cue.payload, document.format)
    markup = [
        cue.payload[token.start : token.end]
        for token in tokens
        if token.kind in {TokenKind.MARKUP, TokenKind.SOUND, TokenKind.LYRIC}
    ]
    letters = _NOT_WORDS.sub("", folded(cue.payload))
    return cue.identifier, cue.start_ms, cue.end_ms, cue.settings, markup, letters


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
