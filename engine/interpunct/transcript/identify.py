# SPDX-License-Identifier: Apache-2.0
"""Identification of the language of each cue.

The script decides where it can. Languages of one script are distinguished by character n-grams of
their words (Cavnar & Trenkle 1994, as naive Bayes). A cue is short and may be a name, so its
neighbours are evidence too. The best path through all cues is found, with a cost for each change
of language (Viterbi). The profiles are frequencies counted by
`interpunct_lab.text.language_profiles`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.numbering import Numbered
from interpunct.transcript.languages import Language, language, languages

WHOLE = 0  # order of a whole run of letters, for short and frequent words
ORDERS = {
    "Latn": (WHOLE, 1, 2, 3, 4),
    "Cyrl": (WHOLE, 1, 2, 3, 4),
    "Arab": (WHOLE, 1, 2, 3),
    "Hani": (1, 2),
}
COST_STEP = 1 / 24  # nats; the costs of a profile are stored as bytes

_EVIDENCE = 0.3  # weight of an n-gram; overlapping n-grams repeat their evidence
_FOREIGN_COST = 6.0  # nats for a letter of a script that the language does not use
_LOAN_COST = 1.6  # nats for a letter of a Latin term among words in a script of the language
_QUOTE_COST = 3.0  # nats for a letter of a term in another script
_TERM_WORDS = 4  # longest term, in words
_NO_TERMS = ("Hani", "Kana")  # scripts that alternate in Japanese, without spaces
SWITCH_COST = 8.0  # nats of a change of language between two cues
_SAME_SPEAKER = 3.0  # factor on the cost if both cues are marked as one speaker's
_SHARE = 0.04  # least share of a file's letters for a language not given by the user

_SCRIPTS = {
    "Grek": "\u0370-\u03ff\u1f00-\u1fff",
    "Cyrl": "\u0400-\u052f",
    "Armn": "\u0531-\u0587",
    "Hebr": "\u05d0-\u05ea",
    "Arab": "\u0620-\u064a\u066e-\u06d3\u06fa-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc",
    "Deva": "\u0900-\u0963\u0970-\u097f",
    "Beng": "\u0980-\u09e5\u09f0-\u09ff",
    "Taml": "\u0b80-\u0be5",
    "Thai": "\u0e01-\u0e4e",
    "Hang": "\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3",
    "Kana": "\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\uff66-\uff9f",
    "Hani": "\u3005\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff",
    "Latn": "A-Za-zªºÀ-ÖØ-öø-ʯ\u1e00-\u1eff\ufb00-\ufb06",
}
_WRITTEN_IN = {
    "Hans": ("Hani",),
    "Hant": ("Hani",),
    "Jpan": ("Hani", "Kana"),
    "Kore": ("Hang", "Hani"),
}
_RUN = re.compile(
    "|".join(f"(?P<{name}>[{signs}\u0300-\u036f'’]+)" for name, signs in _SCRIPTS.items())
)
_RUNS = re.compile("|".join(f"[{signs}\u0300-\u036f'’]+" for signs in _SCRIPTS.values()))
_ASCII_RUNS = re.compile("[a-z][a-z']*|'+")  # equivalent for ASCII text


_Number = TypeVar("_Number", np.float32, np.int64)


class _Profile(NamedTuple):
    """N-gram costs: `costs[rows[ngram], column]` is the cost in `languages[column]`, in nats.

    Costs are relative to the cheapest language.
    """

    rows: dict[str, int]
    languages: tuple[str, ...]
    costs: FloatArray


def letter_runs(text: str) -> list[tuple[str, str]]:
    """The runs of letters of one script in `text`: (script, run in lower case)."""
    return [_script_and_letters(run) for run in _runs(text)]


def _runs(text: str) -> list[str]:
    if text.isascii():
        return _ASCII_RUNS.findall(text.lower())
    return _RUNS.findall(unicodedata.normalize("NFC", text).lower())


def is_of_no_script(text: str) -> bool:
    """Whether most letters of `text` are in scripts of no supported language."""
    if text.isascii():
        return False
    letters = unicodedata.normalize("NFKC", text).lower()
    others = sum(map(str.isalpha, _RUNS.sub("", letters)))
    return 2 * others > sum(map(str.isalpha, letters))


def _script_and_letters(run: str) -> tuple[str, str]:
    found = _RUN.match(run)
    return (found.lastgroup or "" if found else "", run.strip("'’"))


def ngrams(run: str, orders: Sequence[int]) -> Iterator[tuple[int, str]]:
    """The character n-grams of a run with a space on either side: (order, n-gram).

    A whole run is written between bars, so that it equals no other n-gram.
    """
    padded = f" {run} "
    for order in orders:
        if order == WHOLE:
            yield WHOLE, f"|{run}|"
            continue
        lone = order == 1  # a single space is no evidence
        for start in range(lone, len(padded) - order + 1 - lone):
            yield order, padded[start : start + order]


def is_profiled(spoken: Language, script: str) -> bool:
    """Whether the profile of `script` must distinguish a language from others."""
    return script in spoken.scripts or (script == "Hani" and not spoken.spaced)


def profiled_languages(script: str) -> tuple[str, ...]:
    """The codes of the languages that the profile of `script` distinguishes."""
    return _profile(script).languages


@cache
def _profile(script: str) -> _Profile:
    """The profile of a script of ORDERS."""
    source = files("interpunct_resources").joinpath("languages/profiles.npz")
    with source.open("rb") as stream, np.load(stream, allow_pickle=False) as data:
        grams = data[f"{script}.ngrams"].tobytes().decode().split("\n")
        spoken = data[f"{script}.languages"].tobytes().decode().split("\n")
        costs = data[f"{script}.costs"].astype(np.float32) * COST_STEP
    return _Profile({gram: row for row, gram in enumerate(grams)}, tuple(spoken), costs)


def _run_costs(script: str, run: str, codes: Sequence[str]) -> FloatArray:
    """Cost of one run of letters in each language, shape (languages,)."""
    costs = np.full(len(codes), len(run) * _FOREIGN_COST, dtype=np.float32)
    if script not in ORDERS:
        costs[_readers(script, tuple(codes))] = 0
        return costs
    profile = _profile(script)
    grams = (gram for _, gram in ngrams(run, ORDERS[script]))
    rows = [profile.rows[gram] for gram in grams if gram in profile.rows]
    asked = profile.costs[rows].sum(axis=0) * _EVIDENCE
    columns, profiled = _columns(script, tuple(codes))
    costs[columns] = asked[profiled]
    return costs


@cache
def _columns(script: str, codes: tuple[str, ...]) -> tuple[list[int], list[int]]:
    """The columns of the `codes` known to the profile of `script`, and their columns there."""
    known = _profile(script).languages
    pairs = [(column, known.index(code)) for column, code in enumerate(codes) if code in known]
    return [column for column, _ in pairs], [there for _, there in pairs]


def _scripts(code: str) -> tuple[str, ...]:
    """The Unicode scripts of a language."""
    return tuple(
        part for script in language(code).scripts for part in _WRITTEN_IN.get(script, (script,))
    )


def _cue_costs(texts: Sequence[str], codes: Sequence[str]) -> tuple[FloatArray, NDArray[np.int64]]:
    """Cost of each text in each language, shape (texts, languages), and number of its letters."""
    runs = Numbered[str]()
    rows = [list(map(runs.__getitem__, _runs(text))) for text in texts]
    known = [_script_and_letters(run) for run in runs]
    table = np.zeros((len(known), len(codes)), dtype=np.float32)
    for row, (script, letters) in enumerate(known):
        table[row] = _run_costs(script, letters, codes)
    lengths = np.array([len(letters) for _, letters in known], dtype=np.int64)
    costs = _added_up(table, rows)
    if len({script for script, _ in known}) > 1:
        for place, found in enumerate(rows):
            if len({known[run][0] for run in found}) > 1:
                costs[place] -= _excess([known[run] for run in found], codes)
    return costs, _added_up(lengths, rows)


def _excess(runs: Sequence[tuple[str, str]], codes: Sequence[str]) -> FloatArray:
    """Excess cost of the terms of a text in each language, shape (languages,).

    Talk about computers is full of Latin terms in any language, between native words. A word of
    another script in Latin text is rarer.
    """
    reading = {script: _readers(script, tuple(codes)) for script, _ in runs}
    at_home = np.any(list(reading.values()), axis=0)
    excess = np.zeros(len(codes), dtype=np.float32)
    for script, letters in _terms(runs):
        price = _LOAN_COST if script == "Latn" else _QUOTE_COST
        excess[at_home & ~reading[script]] += letters * (_FOREIGN_COST - price)
    return excess


@cache
def _readers(script: str, codes: tuple[str, ...]) -> NDArray[np.bool_]:
    """Whether each of the languages is written in a script, shape (languages,)."""
    if script not in ORDERS:
        return np.array([script in _scripts(code) for code in codes])
    readers = np.zeros(len(codes), dtype=np.bool_)
    readers[_columns(script, codes)[0]] = True
    return readers


def _terms(runs: Sequence[tuple[str, str]]) -> Iterator[tuple[str, int]]:
    """The runs of a text that are short enough for a term: (script, letters)."""
    for script, group in groupby(runs, itemgetter(0)):
        words = [letters for _, letters in group]
        if script not in _NO_TERMS and len(words) <= _TERM_WORDS:
            yield script, sum(map(len, words))


def _added_up(table: NDArray[_Number], rows: Sequence[Sequence[int]]) -> NDArray[_Number]:
    """For each text, the sum of its `rows` of `table`, added in order."""
    sums = np.zeros((len(rows), *table.shape[1:]), dtype=table.dtype)
    for place, found in enumerate(rows):
        if found:
            sums[place] = table[found].sum(axis=0)
    return sums


def reading_costs(texts: Sequence[str], codes: Sequence[str]) -> FloatArray:
    """Cost of each text in each language, in nats, shape (texts, languages)."""
    return _cue_costs(texts, codes)[0]


def cheapest_path(
    costs: FloatArray,
    same_speaker: Sequence[bool] | None = None,
    switch_cost: float = SWITCH_COST,
) -> NDArray[np.int64]:
    """The column of each row on the cheapest path, with the cost of changes of column.

    A change costs `switch_cost`, and more before a row whose `same_speaker` is True.
    """
    count, width = costs.shape
    changes = switch_cost * np.where(same_speaker or [False] * count, _SAME_SPEAKER, 1.0)
    total = np.zeros(width, dtype=np.float64)
    stayed = np.zeros((count, width), dtype=np.bool_)  # where staying was cheapest, else `bests`
    bests = np.zeros(count, dtype=np.int64)
    for row, (cost, price) in enumerate(zip(costs, changes.tolist(), strict=True)):
        best = bests[row] = total.argmin()
        change = total[best] + price
        np.less_equal(total, change, out=stayed[row])
        np.minimum(total, change, out=total)
        total += cost
    path = np.zeros(count, dtype=np.int64)
    column = int(total.argmin()) if count else 0
    for row in range(count - 1, -1, -1):
        path[row] = column
        column = column if stayed[row, column] else int(bests[row])
    return path


def identify(
    texts: Sequence[str],
    candidates: Sequence[str] | None = None,
    *,
    same_speaker: Sequence[bool] | None = None,
) -> list[str]:
    """The language code of each of `texts`, the plain texts of a file's cues in order.

    `candidates` are the possible languages of the file, the likeliest first. None means all
    languages with a fair share of the file's letters, so that a few foreign names add no language.
    Texts without letters follow their neighbours. `same_speaker` is True for a text marked as of
    the speaker before: few people change language in the middle of a speech.
    """
    if candidates is None:
        return identify(texts, _found(texts), same_speaker=same_speaker)
    codes = [language(code).code for code in candidates]
    if len(codes) < 2:
        return codes * len(texts)
    costs, _ = _cue_costs(texts, codes)
    return [codes[column] for column in cheapest_path(costs, same_speaker)]


def _found(texts: Sequence[str]) -> list[str]:
    """The languages found in a file, the one with most letters first."""
    codes = ["en", *(entry.code for entry in languages() if entry.code != "en")]
    costs, letters = _cue_costs(texts, codes)
    held = np.bincount(cheapest_path(costs), weights=letters, minlength=len(codes))
    order = np.argsort(-held, kind="stable")
    enough = max(1.0, held.sum() * _SHARE)
    return [codes[column] for column in order if held[column] >= enough] or codes[:1]
