# SPDX-License-Identifier: Apache-2.0
"""What becomes of files that somebody has finished in part, by language.

    python -m benchmarks.half_done FOLDER

FOLDER holds finished captions, or finished text as `LANGUAGE/*.txt.xz`, which is cut into cues.
Each text is damaged, punctuated as the command line does it, and compared with what it was:

- bare: without marks and capitals;
- half: every second mark is left, and the capital after it;
- half, small: every second mark is left, and no capital;
- cased: every capital is left, and no mark;
- names: the capitals inside sentences are left, and no mark, as speech recognition writes them;
- blocks: blocks of 3 to 10 cues are in turn finished and bare;
- blocks, small: the same, and the finished ones have no capitals.

Recall and F1 are those of the marks that are missing. What the bare text gets in the same slots
stands before the arrow. In finished blocks each change is one too many.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from statistics import mean

from benchmarks.text import captions_of
from interpunct.bundles.bundle import default_bundle
from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions
from interpunct.errors import InterpunctError
from interpunct.labels import Casing, MarksMode
from interpunct.marking.rendering import render
from interpunct.marking.sentence_starts import written_starts
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.scoring import Scores, scores
from interpunct.transcript.languages import language
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_lab.text.text_files import corpus_files, corpus_paragraphs

LANGUAGES = ("en", "de", "fr", "es", "it", "pt", "nl", "pl", "cs", "ru", "sv", "fi")
BARE, BLOCKS = "bare", "blocks"
KINDS = ("half", "half, small", "cased", "names", BLOCKS, "blocks, small")

_BLOCK = (3, 10)  # cues
_CUE_WORDS, _CUE_SIGNS = 8, 16  # of text with spaces, and without
_LEAST_WORDS = 200
_LEAST_MARKS = 0.08  # a word; a text with fewer is not finished


@dataclass(frozen=True, slots=True)
class Damage:
    """What is taken out of a finished text, and the slots of the blocks that are left whole."""

    marks: frozenset[int]
    capitals: frozenset[int]
    finished: frozenset[int] = frozenset()


@dataclass(slots=True)
class Tally:
    """The labels wanted and found in slots that lost their marks, and changes in finished blocks.

    Labels of the bare text are in the same slots.
    """

    wanted: list[int] = field(default_factory=list)
    found: list[int] = field(default_factory=list)
    bare: list[int] = field(default_factory=list)
    words: int = 0  # in finished blocks
    marks: int = 0
    capitals: int = 0

    def scores(self) -> tuple[Scores, Scores]:
        """The figures of the bare text, and of the damaged one."""
        return scores(self.wanted, self.bare), scores(self.wanted, self.found)


def main(folder: Path, codes: Sequence[str], words: int, seed: int, *, spares: bool) -> None:
    """Print a row a language and kind, and the means."""
    predictor = open_punctuator(default_bundle()).punctuator
    read = Options(marks=MarksMode.COMPLETE, spares_punctuated=spares)
    rows: dict[str, list[Tally]] = defaultdict(list)
    print(f"{'':24} missing    recall, bare →          F1, bare →            too many in finished")
    for code, documents in _documents(folder, codes, words).items():
        tallies = {kind: Tally() for kind in KINDS}
        for document in documents:
            finished = Work(document, Options(languages=(code,), marks=MarksMode.SUGGEST))
            damages = _damages(finished, random.Random(seed))
            restored = _Restored(finished, replace(read, languages=(code,)), predictor)
            _measure(restored, damages, tallies)
        for kind, tally in tallies.items():
            if tally.wanted:
                rows[kind].append(tally)
                _print(f"{code} {kind}", [tally])
    for kind, found in rows.items():
        _print(f"mean {kind}", found)
    if not rows:
        print(f"No text of {', '.join(codes)} with marks enough is in {folder}.")


def _print(name: str, tallies: Sequence[Tally]) -> None:
    both = [tally.scores() for tally in tallies]
    recalls = [mean(pair[side].micro_recall for pair in both) for side in (0, 1)]
    f1s = [mean(pair[side].micro_f1 for pair in both) for side in (0, 1)]
    missing = sum(map(bool, (label for tally in tallies for label in tally.wanted)))
    cells = "   ".join(f"{old:6.1%} → {new:6.1%} {100 * (new - old):+6.1f}"
                       for old, new in (recalls, f1s))  # fmt: skip
    words, marks, capitals = (
        sum(getattr(tally, name) for tally in tallies) for name in ("words", "marks", "capitals")
    )
    over = f"   {marks} marks, {capitals} capitals in {words:,}" if words else ""
    print(f"{name:24} {missing:7,}   {cells}{over}", flush=True)


# The finished texts


def _documents(
    folder: Path, codes: Collection[str], words: int
) -> Mapping[str, Sequence[CaptionDocument]]:
    """Finished documents by language, of at least as many words in all, where there are."""
    if any(folder.glob("*/*.txt.xz")):
        there = (code for code in codes if any((folder / code).glob("*.txt.xz")))
        return {code: list(_of_text(folder / code, code, words)) for code in there}
    return _of_captions(folder, codes, words)


def _of_text(folder: Path, code: str, words: int) -> Iterator[CaptionDocument]:
    """The beginning of each file that has running text, cut into cues."""
    files = [path for path in corpus_files(folder) if ".sentences." not in path.name]
    for path in files:
        texts = _cue_texts(corpus_paragraphs([path]), language(code).spaced)
        yield parse_captions(captions_of(islice(texts, words // len(files) // _CUE_WORDS)))


def _cue_texts(paragraphs: Iterator[str], spaced: bool) -> Iterator[str]:
    size = _CUE_WORDS if spaced else _CUE_SIGNS
    for paragraph in paragraphs:
        units = paragraph.split() if spaced else list(paragraph)
        for start in range(0, len(units), size):
            yield (" " if spaced else "").join(units[start : start + size])


def _of_captions(
    folder: Path, codes: Collection[str], words: int
) -> Mapping[str, Sequence[CaptionDocument]]:
    """The finished captions in a folder, by the language that most of their words have."""
    found: dict[str, list[CaptionDocument]] = defaultdict(list)
    left = Counter(dict.fromkeys(codes, words))
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        try:
            work = Work.read(path, Options(marks=MarksMode.SUGGEST))
            work.document.replace_payloads({0: "a"})
        except (InterpunctError, IndexError):
            continue
        if len(work.transcript) < _LEAST_WORDS or not _is_finished(work):
            continue
        (code, _), *_ = Counter(word.language for word in work.transcript.words).most_common(1)
        if left[code] > 0:
            cues = min(work.transcript.words[: left[code]][-1].cue + 1, len(work.document.cues))
            found[code].append(work.document.splice_cues(cues, len(work.document.cues), []))
            left[code] -= len(work.transcript)
    return {code: found[code] for code in codes if code in found}


def _is_finished(work: Work) -> bool:
    marked = sum(map(bool, (slot.label for slot in work.transcript.slots)))
    return marked >= _LEAST_MARKS * len(work.transcript)


# What is done to them


@dataclass(frozen=True, slots=True)
class _Restored:
    """A finished text; called with a damage, it is damaged and punctuated."""

    finished: Work
    options: Options
    predictor: Predictor

    def __call__(self, damage: Damage) -> Work:
        document = render(
            self.finished.document,
            self.finished.transcript,
            dict.fromkeys(damage.marks, ""),
            dict.fromkeys(damage.capitals, Casing.LOWER),
        ).document
        work = Work(document, self.options)
        work.punctuate(self.predictor)
        return work


def _measure(
    restored: _Restored, damages: Mapping[str, Damage], tallies: Mapping[str, Tally]
) -> None:
    """Add to `tallies` what comes of one document."""
    bare = restored(damages[BARE])
    for kind, tally in tallies.items():
        _compare(restored, bare, damages[kind], tally)


def _compare(restored: _Restored, bare: Work, damage: Damage, tally: Tally) -> None:
    work = restored(damage)
    shown = work.rendered().transcript
    for wanted, without, mine in _aligned(restored.finished, bare, work):
        written = work.transcript.slots[mine]
        if wanted in damage.finished:
            tally.words += 1
            tally.marks += shown.slots[mine].mark != written.mark
            tally.capitals += shown.words[mine].text != work.transcript.words[mine].text
        elif not (written.mark or written.protected):
            tally.wanted.append(restored.finished.transcript.slots[wanted].label.counts_as)
            tally.bare.append(bare.label(without).counts_as)
            tally.found.append(work.label(mine).counts_as)


def _damages(finished: Work, chance: random.Random) -> Mapping[str, Damage]:
    """What to take out of a text for each kind."""
    words, slots = finished.transcript.words, finished.transcript.slots
    marks = [place for place, slot in enumerate(slots) if slot.label and not slot.protected]
    all_marks = frozenset(marks)
    capitals = frozenset(place for place, word in enumerate(words) if not word.text.islower())
    left = frozenset(marks[::2])
    whole = _blocks(finished, chance)
    return {
        BARE: Damage(all_marks, capitals),
        "half": Damage(all_marks - left, capitals - {slot + 1 for slot in left}),
        "half, small": Damage(all_marks - left, capitals),
        "cased": Damage(all_marks, frozenset()),
        "names": Damage(all_marks, frozenset(written_starts(finished.transcript))),
        BLOCKS: Damage(all_marks - whole, capitals - whole, whole),
        "blocks, small": Damage(all_marks - whole, capitals),
    }


def _blocks(finished: Work, chance: random.Random) -> frozenset[int]:
    """The slots of the blocks that are finished."""
    whole: set[int] = set()
    start, keeps = 0, chance.random() < 0.5
    while start < len(finished.document.cues):
        stop = start + chance.randint(*_BLOCK)
        if keeps:
            for cue in range(start, min(stop, len(finished.document.cues))):
                whole.update(finished.slots_of_cue(cue))
        start, keeps = stop, not keeps
    return frozenset(whole)


def _aligned(*works: Work) -> Iterator[tuple[int, ...]]:
    """The same slot of each of the works, in cues that have as many words in all."""
    for cue in range(len(works[0].document.cues)):
        found = [work.slots_of_cue(cue) for work in works]
        if len({len(slots) for slots in found}) == 1:
            yield from zip(*found, strict=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", default=",".join(LANGUAGES), help="codes, with commas")
    parser.add_argument("--words", type=int, default=1_200, help="of each language")
    parser.add_argument("--marks", choices=("auto", "complete"), default="auto")
    parser.add_argument("--seed", type=int, default=1, help="of the blocks")
    asked = parser.parse_args()
    if asked.folder.is_dir():
        codes, spares = asked.languages.split(","), asked.marks == "auto"
        main(asked.folder, codes, asked.words, asked.seed, spares=spares)
    else:
        print(f"Skipped: there is no folder {asked.folder}.")
