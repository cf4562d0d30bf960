# SPDX-License-Identifier: Apache-2.0
"""Whether anything but commas, full stops and question marks changes in real captions.

    python -m benchmarks.content FOLDER...

Every file that can be read is saved without edits and must come out byte for byte. Then the
default bundle completes its marks, and restores them from scratch, without a cut, and the file is
read again. Identifiers, times and settings must be the same, and so must every character that is
no space and not one of the few signs that `_RESTORED` lists, but for its case. Formulas,
identifiers and the names of speakers must have the same case too.

What the engine calls a mark is not asked: the lists and patterns here are its own.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from interpunct.bundles.bundle import default_bundle
from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.errors import CaptionError
from interpunct.labels import MarksMode
from interpunct.runtime.backends import open_backend
from interpunct.runtime.predictor import Predictor
from interpunct.runtime.punctuator import Punctuator
from interpunct.work.options import Options, Unroll
from interpunct.work.work import Work

MODES = (MarksMode.COMPLETE, MarksMode.REPLACE)
_RESTORED = ",，﹐､،፣၊.．﹒｡。۔।։።?？﹖؟⸮፧\u037e¿"
_MARKS_OF = {"ja": "、", "el": ";"}  # in other languages they say something else
_RUN = re.compile(r"([.,?])\1+|\S")  # an ellipsis is more than its full stops
_KANA = re.compile(r"[\u3040-\u30ff]")
_GREEK = re.compile(r"[\u0370-\u03ff\u1f00-\u1fff]")
_LETTER = re.compile(r"[^\W\d_]")
_TURKISH = str.maketrans("ıİ", "ii")  # their case pairs are others than Python folds

_TAG = re.compile(r"</?[A-Za-z\d][^>\n]*>|\{\\[^}\n]*\}")
_DASH = re.compile(r"^\s*[-–—]\s", re.MULTILINE)  # of a speaker, no minus
_SPACE = re.compile(r"\s+|\.{2,}|[«»‹›„“”]")  # ellipses and quotes part words as a space does
_FORMULA = re.compile(r"[=^\\]|\{[^{}]*\}|\w\+\w|[^\W_]_[^\W_]|\w\(\w+\)|[a-zа-я][A-ZА-Я]|\w\.\w")
_OPERATOR = re.compile(r"[=+*/^×÷≤≥≠≈→<>−-]+|-->")
_SPEAKER = re.compile(
    r"^(?:<[^>\n]*>|\{\\[^}\n]*\}|&gt;|[-–—>\s])*"
    r"([^\W\d_][\w.'’-]*(?: [\w.'’-]+){0,2}[^\S\n]?[:：])(?=\s|\Z)",
    re.MULTILINE,
)


def main(folders: Iterable[Path], most: int) -> int:
    """Print the sums and the first differences; 1 where there is any."""
    punctuator = Punctuator(open_backend(default_bundle()))
    counts: Counter[str] = Counter()
    for path in _files(folders):
        try:
            document = read_captions(path)
            document.replace_payloads({})
        except CaptionError:
            counts["refused or read only"] += 1
            continue
        counts["checked"] += 1
        faults = [] if document.to_bytes() == path.read_bytes() else ["unedited bytes differ"]
        for marks in MODES:
            found = list(_faults(document, punctuator, marks))
            counts[f"changed by {marks}"] += bool(found)
            faults += (f"{marks}: {fault}" for fault in found)
        counts["changed"] += bool(faults)
        counts["differences"] += len(faults)
        for fault in faults[: max(0, most - counts["printed"])]:
            counts["printed"] += 1
            print(f"CHANGED  {path}: {fault}", flush=True)
    del counts["printed"]
    print(", ".join(f"{count:,} {what}" for what, count in counts.items()))
    return int(counts["changed"] > 0)


def _files(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def _faults(document: CaptionDocument, predictor: Predictor, marks: MarksMode) -> Iterator[str]:
    """What else than marks changes where a file is punctuated, finished or not."""
    work = Work(document, Options(marks=marks, unroll=Unroll.NEVER))
    work.leave_alone(np.zeros(len(work.transcript), np.bool_))
    work.punctuate(predictor)
    try:
        yield from differences(document, work.rendered().document)
    except CaptionError as error:
        yield str(error)


def differences(
    before: CaptionDocument, after: CaptionDocument, languages: Iterable[str] = ()
) -> list[str]:
    """What besides restored marks and case differs, once the edited file is read again.

    The marks of `languages` are restored in a file without their letters too.
    """
    again = after
    if before.format.editable:
        again = parse_captions(after.to_bytes(), encoding=after.encoding.name)
    if len(again.cues) != len(before.cues):
        return [f"{len(before.cues)} cues became {len(again.cues)}"]
    restored = restored_signs("\n".join(cue.payload for cue in before.cues))
    restored = restored.union(*(_MARKS_OF.get(language, "") for language in languages))
    return [
        f"cue {number}: {one.payload!r} became {other.payload!r}"
        for number, (one, other) in enumerate(zip(before.cues, again.cues, strict=True), 1)
        if _frame(one) != _frame(other) or not same_content(one.payload, other.payload, restored)
    ]


def _frame(cue: Cue) -> tuple[object, ...]:
    """What must not change around the text of a cue."""
    return cue.identifier, cue.start_ms, cue.end_ms, cue.settings


def restored_signs(text: str) -> frozenset[str]:
    """The signs that a model may add or take away in a file that holds `text`.

    The Japanese comma and the Greek question mark say something else in other languages.
    """
    japanese = _MARKS_OF["ja"] if _KANA.search(text) else ""
    is_greek = 2 * len(_GREEK.findall(text)) > len(_LETTER.findall(text))
    return frozenset(_RESTORED + japanese + (_MARKS_OF["el"] if is_greek else ""))


def same_content(before: str, after: str, restored: frozenset[str]) -> bool:
    """Whether `after` has every other sign than the `restored` ones, in order, as `before`."""
    same = kept_signs(before, restored) == kept_signs(after, restored)
    return same and _stand_in(_exact_parts(before), after, restored)


def kept_signs(text: str, restored: frozenset[str]) -> list[str]:
    """The signs of `text` that are not `restored`, without case; a run of equal marks is one."""
    signs = (found[0] for found in _RUN.finditer(folded(text)))
    return [sign for sign in signs if sign not in restored]


def _exact_parts(text: str) -> Iterator[str]:
    """The formulas, identifiers and speakers' names of `text`, of which the case counts too."""
    yield from (found[1] for found in _SPEAKER.finditer(text))
    parts = _SPACE.split(_DASH.sub("", _TAG.sub(" ", text)))
    for place, part in enumerate(parts):
        beside = parts[max(0, place - 1) : place] + parts[place + 1 : place + 2]
        is_operand = len(part) == 1 and any(map(_OPERATOR.fullmatch, beside))
        if is_operand or _FORMULA.search(part):
            yield part


def _stand_in(parts: Iterable[str], text: str, restored: frozenset[str]) -> bool:
    """Whether all `parts` are found in `text`, but for marks and spaces."""
    dropped = {ord(sign): None for sign in (*restored, *" \t\r\n")}
    text = text.translate(dropped)
    return all(part.translate(dropped) in text for part in parts)


def folded(text: str) -> str:
    """`text` without a difference of case, in Turkish too."""
    return text.translate(_TURKISH).casefold().replace("i\u0307", "i")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    parser.add_argument("--most", type=int, default=40, help="differences to print")
    asked = parser.parse_args()
    sys.exit(main(asked.folders, asked.most))
