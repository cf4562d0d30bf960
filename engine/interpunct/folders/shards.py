# SPDX-License-Identifier: Apache-2.0
"""Shards: groups of files with nearly the same number of words.

The largest files are assigned first, each to the lightest shard (LPT; Graham 1969, "Bounds on
multiprocessing timing anomalies"). No two shards differ by more than the largest file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from heapq import heapify, heapreplace
from pathlib import Path

from interpunct.captions.formats import JSON, by_ending
from interpunct.captions.reading import MOST_BYTES
from interpunct.files import read_file

_WORDS_PER_FILE = 100  # cost of a file, in words, in addition to its words
# Starting a worker costs about one second of its core; this many words take about four.
_WORDS_TO_PAY = 10_000
# A piece takes a second or two; its message and the model's last batch take hundredths.
_WORDS_PER_PIECE = 5_000
_PIECES_PER_WORKER = 16

Shard = tuple[int, ...]
"""The places of the files of a shard, in order."""


def weight_of(words: int) -> int:
    """Weight of a file in words, which includes the time to open and write it."""
    return words + _WORDS_PER_FILE


def shards_of(words: Sequence[int], count: int) -> tuple[Shard, ...]:
    """`count` shards of files with these numbers of `words`; deterministic.

    Every file is in exactly one shard; some shards are empty where there are fewer files.
    """
    files: list[list[int]] = [[] for _ in range(count)]
    lightest = [(0, shard) for shard in range(count)]
    heapify(lightest)
    for place in sorted(range(len(words)), key=lambda place: (-words[place], place)):
        weight, shard = lightest[0]
        files[shard].append(place)
        heapreplace(lightest, (weight + weight_of(words[place]), shard))
    return tuple(tuple(sorted(places)) for places in files)


def workers_for(words: Sequence[int], cores: int) -> int:
    """Useful number of workers for files with these `words`: at least 1, at most one per core."""
    whole = sum(map(weight_of, words))
    return max(1, min(cores, len(words), whole // _WORDS_TO_PAY))


def pieces_for(words: Sequence[int], workers: int) -> tuple[Shard, ...]:
    """Shards that `workers` take one after the other, the heaviest first.

    Each worker gets the same number, so that all end together. It is several if there is enough
    work, because words are counted roughly and cores differ in speed.
    """
    whole = sum(map(weight_of, words))
    each = whole // (_WORDS_PER_PIECE * workers)
    count = workers * max(1, min(each, _PIECES_PER_WORKER))
    shards = shards_of(words, count)
    weights = weights_of(words, shards)
    order = sorted(range(count), key=lambda shard: (-weights[shard], shard))
    return tuple(shards[shard] for shard in order)


def weights_of(words: Sequence[int], shards: Sequence[Shard]) -> list[int]:
    """Weight of each shard."""
    return [sum(weight_of(words[place]) for place in shard) for shard in shards]


def imbalance(words: Sequence[int], shards: Sequence[Shard]) -> float:
    """Weight of the heaviest shard divided by the mean: 1.0 where all end at once."""
    weights = weights_of(words, shards)
    whole = sum(weights)
    return max(weights) * len(weights) / whole if whole else 1.0


_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\U00020000-\U0003ffff]")  # kana and Han
_SIGNS_PER_WORD = 2
# Parts between spaces that are not words: number, times and arrow of a cue; a line of ASS.
_ARROW, _AROUND_AN_ARROW = "-->", 4
_DIALOGUE = "\nDialogue:"


def roughly_words_in(data: bytes, ending: str) -> int:
    """Rough number of words in the content of a file, without parsing; `ending` is its name's."""
    text = _text(data)
    form = by_ending(ending)
    if form is JSON:
        text = _spoken(text)
    unspaced = 0
    if not text.isascii():
        text, unspaced = _UNSPACED.subn(" ", text)
    others = _AROUND_AN_ARROW * text.count(_ARROW) + text.count(_DIALOGUE)
    return max(0, len(text.split()) - others) + unspaced // _SIGNS_PER_WORD


def words_of(path: Path, most_bytes: int = MOST_BYTES) -> int:
    """Rough number of words in a file; 0 if it cannot be read, which is reported later."""
    try:
        return roughly_words_in(read_file(path, most_bytes), path.suffix)
    except OSError:  # also too large, or a pipe
        return 0


def _text(data: bytes) -> str:
    """The text; in an unknown encoding words are still separated."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _spoken(text: str) -> str:
    """The texts of a recogniser's segments; the whole text for another structure."""
    try:
        content = json.loads(text)
        segments = content["segments"] if isinstance(content, dict) else content
        return "\n".join(str(segment["text"]) for segment in segments)
    except (ValueError, TypeError, KeyError, RecursionError):
        return text
