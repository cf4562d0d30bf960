# SPDX-License-Identifier: Apache-2.0
"""Which language each cue is in.

The script decides where it can; languages that share one are told apart by character n-grams of
their words (Cavnar & Trenkle 1994, as naive Bayes). A cue is short and may be a name, so the
evidence of its neighbours counts: the best path through all cues, where every change of language
has a price (Viterbi). The profiles are frequencies counted by
`interpunct.lab.text.language_profiles`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.transcript.languages import Language, language, languages

WHOLE = 0  # the order of a whole run of letters, for the short and frequent words
ORDERS = {
    "Latn": (WHOLE, 1, 2, 3, 4),
    "Cyrl": (WHOLE, 1, 2, 3, 4),
    "Arab": (WHOLE, 1, 2, 3),
    "Hani": (1, 2),
}
COST_STEP = 1 / 24  # nats; the costs of a profile are stored as bytes

_EVIDENCE = 0.3  # n-grams overlap: what one tells, its neighbours tell again
_FOREIGN_COST = 6.0  # nats for a letter of a script that the language is not written in
SWITCH_COST = 8.0  # nats that a change of language between two cues takes to be believed
_SAME_SPEAKER = 3.0  # times that, where the two cues are marked as of one speaker
_SHARE = 0.04  # of a file's letters that a language must have to be found in it unasked

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


class _Profile(NamedTuple):
    """`costs[rows[ngram], column]`: nats that `languages[column]` asks for an n-gram.

    Costs are relative to the language that asks the least.
    """

    rows: dict[str, int]
    languages: tuple[str, ...]
    costs: FloatArray


def letter_runs(text: str) -> list[tuple[str, str]]:
    """The runs of letters of one script in `text`: (script, run in lower case)."""
    composed = unicodedata.normalize("NFC", text).lower()
    return [(match.lastgroup or "", match[0].strip("'’")) for match in _RUN.finditer(composed)]


def ngrams(run: str, orders: Sequence[int]) -> Iterator[tuple[int, str]]:
    """The character n-grams of a run with a space on either side: (order, n-gram).

    A whole run is written between bars, so that it is no other n-gram.
    """
    padded = f" {run} "
    for order in orders:
        if order == WHOLE:
            yield WHOLE, f"|{run}|"
            continue
        lone = order == 1  # a lone space is no evidence
        for start in range(lone, len(padded) - order + 1 - lone):
            yield order, padded[start : start + order]


def is_profiled(spoken: Language, script: str) -> bool:
    """Whether the profile of `script` has to tell a language from others."""
    return script in spoken.scripts or (script == "Hani" and not spoken.spaced)


def profiled_languages(script: str) -> tuple[str, ...]:
    """The codes of the languages that the profile of `script` tells apart."""
    return _profile(script).languages


@cache
def _profile(script: str) -> _Profile:
    """The profile of a script in ORDERS."""
    source = files("interpunct_resources").joinpath("languages/profiles.npz")
    with source.open("rb") as stream, np.load(stream, allow_pickle=False) as data:
        grams = data[f"{script}.ngrams"].tobytes().decode().split("\n")
        spoken = data[f"{script}.languages"].tobytes().decode().split("\n")
        costs = data[f"{script}.costs"].astype(np.float32) * COST_STEP
    return _Profile({gram: row for row, gram in enumerate(grams)}, tuple(spoken), costs)


def _run_costs(script: str, run: str, codes: Sequence[str]) -> FloatArray:
    """What each language asks for one run of letters, shape (languages,)."""
    costs = np.full(len(codes), len(run) * _FOREIGN_COST, dtype=np.float32)
    if script not in ORDERS:
        costs[[script in _scripts(code) for code in codes]] = 0
        return costs
    profile = _profile(script)
    grams = (gram for _, gram in ngrams(run, ORDERS[script]))
    rows = [profile.rows[gram] for gram in grams if gram in profile.rows]
    asked = profile.costs[rows].sum(axis=0) * _EVIDENCE
    for column, code in enumerate(codes):
        if code in profile.languages:
            costs[column] = asked[profile.languages.index(code)]
    return costs


def _scripts(code: str) -> tuple[str, ...]:
    """The Unicode scripts that a language is written in."""
    return tuple(
        part for script in language(code).scripts for part in _WRITTEN_IN.get(script, (script,))
    )


def _cue_costs(texts: Sequence[str], codes: Sequence[str]) -> tuple[FloatArray, NDArray[np.int64]]:
    """What each language asks for each text, shape (texts, languages), and their letters."""
    rows: dict[tuple[str, str], int] = {}
    cues: list[int] = []
    occurrences: list[int] = []
    for cue, text in enumerate(texts):
        for run in letter_runs(text):
            cues.append(cue)
            occurrences.append(rows.setdefault(run, len(rows)))
    costs = np.zeros((len(texts), len(codes)), dtype=np.float32)
    letters = np.zeros(len(texts), dtype=np.int64)
    if rows:
        table = np.array([_run_costs(script, run, codes) for script, run in rows])
        lengths = np.array([len(run) for _, run in rows])
        np.add.at(costs, cues, table[occurrences])
        np.add.at(letters, cues, lengths[occurrences])
    return costs, letters


def reading_costs(texts: Sequence[str], codes: Sequence[str]) -> FloatArray:
    """What each of the languages asks for each of the texts, in nats, shape (texts, languages)."""
    return _cue_costs(texts, codes)[0]


def _cheapest_path(
    costs: FloatArray, same_speaker: Sequence[bool] | None = None
) -> NDArray[np.int64]:
    """The column of each row on the path that costs least, changes of column included.

    `same_speaker` tells of each row whether a change before it costs more.
    """
    count, width = costs.shape
    changes = SWITCH_COST * np.where(same_speaker or [False] * count, _SAME_SPEAKER, 1.0)
    total = np.zeros(width, dtype=np.float64)
    came_from = np.zeros((count, width), dtype=np.int64)
    stay = np.arange(width)
    for row in range(count):
        best = int(total.argmin())
        change = total[best] + changes[row]
        came_from[row] = np.where(total <= change, stay, best)
        total = np.minimum(total, change) + costs[row]
    path = np.zeros(count, dtype=np.int64)
    column = int(total.argmin()) if count else 0
    for row in range(count - 1, -1, -1):
        path[row] = column
        column = int(came_from[row, column])
    return path


def identify(
    texts: Sequence[str],
    candidates: Sequence[str] | None = None,
    *,
    same_speaker: Sequence[bool] | None = None,
) -> list[str]:
    """The language code of each of `texts`, the plain texts of a file's cues in order.

    `candidates` are the languages that the file can be in, the likeliest first; with None they
    are all languages, and only those that hold a fair share of the file's letters are kept, so
    that a few foreign names bring no language in. Texts without letters go with their neighbours.
    `same_speaker` tells of each text whether it is marked as of the speaker of the one before:
    few people change their language in the middle of what they say.
    """
    if candidates is None:
        return identify(texts, _found(texts), same_speaker=same_speaker)
    codes = [language(code).code for code in candidates]
    if len(codes) < 2:
        return codes * len(texts)
    costs, _ = _cue_costs(texts, codes)
    return [codes[column] for column in _cheapest_path(costs, same_speaker)]


def _found(texts: Sequence[str]) -> list[str]:
    """The languages that a file seems to hold, the one with most letters first."""
    codes = ["en", *(entry.code for entry in languages() if entry.code != "en")]
    costs, letters = _cue_costs(texts, codes)
    held = np.bincount(_cheapest_path(costs), weights=letters, minlength=len(codes))
    order = np.argsort(-held, kind="stable")
    enough = max(1.0, held.sum() * _SHARE)
    return [codes[column] for column in order if held[column] >= enough] or codes[:1]
