# SPDX-License-Identifier: Apache-2.0
"""Evidence: the effect of n-grams of a user's own text on any bundle's predictions.

An n-gram of word forms and endings around a slot adds to the log probability of every label. An
n-gram around a word adds to that of every casing. N-grams are stored as 32-bit hashes, mixed with
the language of their word. So evidence of one language has no effect in another, and the file
holds no text. The language alone is an n-gram too.

The file is an `.npz` without pickled objects. For `labels` and `casings` it holds the keys
(uint32, ascending) and their rows (float16), and the kinds of n-grams.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import ArrayKind, FloatArray, read_arrays, softmax
from interpunct.bundles.bundle import Bundle
from interpunct.errors import BundleError
from interpunct.files import replaced_file
from interpunct.labels import PAPER_LABELS, Casing, LabelSet, MarksMode
from interpunct.runtime.experts.features import FeatureSet, FormHashes, gram_keys
from interpunct.runtime.experts.keys import HASHING, KeyIndex, Keys, keys_of, text_hashes
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import ChangedPredictor
from interpunct.transcript.lettercase import model_form
from interpunct.transcript.transcript import Transcript

EVIDENCE_FILE = "evidence.npz"

_LABEL_WORDS = ("form+0", "form+1", "suffix3+0", "suffix3+1")
_LABEL_PAIRS = ("form-1 form+0", "form+0 form+1", "form+1 form+2")
_CASING_GRAMS = ("form+0", "suffix3+0", "form-1 form+0", "form+0 form+1")
_FEATURES = FeatureSet(words=(), slots=_LABEL_WORDS + _LABEL_PAIRS, casings=_CASING_GRAMS)
_MADE_FOR = [HASHING, *_FEATURES.slots, "", *_FEATURES.casings]
_TABLES = ("labels", "casings")
_LONGEST = max(map(len, _MADE_FOR))
_ARRAYS = {
    "made_for": ArrayKind((len(_MADE_FOR),), tuple(f"<U{n}" for n in range(1, _LONGEST + 1)))
}
_ARRAYS |= {f"{name}.keys": ArrayKind((None,), ("uint32",)) for name in _TABLES}
_ARRAYS["casings.rows"] = ArrayKind((None, len(Casing)), ("float16",))
_AGAIN = "Adapt the bundle again."


@dataclass(frozen=True, slots=True)
class TextKeys:
    """The keys of the n-grams at each word of a text: (words, kinds) of labels and of casings."""

    labels: Keys
    casings: Keys

    @classmethod
    def of(cls, forms: Sequence[str], languages: Sequence[str]) -> TextKeys:
        """The keys of running text: forms from `model_form`, each with its language."""
        distinct = {form: row for row, form in enumerate(dict.fromkeys(forms))}
        words = np.fromiter((distinct[form] for form in forms), np.int64, len(forms))
        hashes = FormHashes.of(list(distinct), _FEATURES)
        spoken = keys_of(text_hashes(languages))

        def keys(grams: Sequence[str]) -> Keys:
            found = (key ^ spoken for key in gram_keys(hashes, words, grams))
            return np.stack((spoken, *found), axis=1)

        return cls(keys(_FEATURES.slots), keys(_FEATURES.casings))


@dataclass(frozen=True, slots=True)
class EvidenceTable:
    """N-grams and their additions: `rows` (n-grams, classes)."""

    index: KeyIndex
    rows: FloatArray

    def additions(self, keys: Keys) -> FloatArray:
        """The sums (words, classes) for n-grams `keys` (words, kinds); unknown n-grams add 0."""
        places = self.index.find(keys.ravel()).reshape(keys.shape)
        nothing = np.zeros((1, self.rows.shape[1]), np.float32)  # at index MISSING, the last
        total: FloatArray = np.concatenate((self.rows, nothing))[places].sum(axis=1)
        return total

    def plus(self, other: EvidenceTable) -> EvidenceTable:
        """One table with the sums of both."""
        index = KeyIndex.of(np.concatenate((self.index.keys, other.index.keys)))
        keys = index.keys[:, None]
        return EvidenceTable(index, self.additions(keys) + other.additions(keys))


@dataclass(frozen=True, slots=True)
class Evidence:
    """Additions of n-grams to labels (as many as the set has) and to casings (three)."""

    labels: EvidenceTable
    casings: EvidenceTable

    def plus(self, other: Evidence) -> Evidence:
        """The combined evidence."""
        return Evidence(self.labels.plus(other.labels), self.casings.plus(other.casings))

    def save(self, folder: Path) -> None:
        """Write the file into a bundle's folder; write the bundle's description afterwards."""
        arrays: dict[str, Any] = {"made_for": np.array(_MADE_FOR)}
        for name, table in (("labels", self.labels), ("casings", self.casings)):
            arrays[f"{name}.keys"] = table.index.keys
            arrays[f"{name}.rows"] = table.rows.astype(np.float16)
        with replaced_file(folder / EVIDENCE_FILE) as part, part.open("wb") as file:
            np.savez_compressed(file, **arrays)

    @classmethod
    def read(cls, path: Path, labels: LabelSet = PAPER_LABELS) -> Evidence:
        """Read a file of `save`, for a bundle with these `labels`.

        Raises BundleError for a file that is damaged or of another version.
        """
        kinds = _ARRAYS | {"labels.rows": ArrayKind((None, len(labels)), ("float16",))}
        arrays = read_arrays(path, kinds, BundleError, remedy=_AGAIN)
        if arrays["made_for"].tolist() != _MADE_FOR:
            raise BundleError("it was made for another version.", file=path, remedy=_AGAIN)
        tables = {}
        for name in _TABLES:
            keys, rows = arrays[f"{name}.keys"], arrays[f"{name}.rows"]
            if not _is_table(keys, rows):
                raise BundleError(f"the n-grams of {name} are damaged.", file=path, remedy=_AGAIN)
            tables[name] = EvidenceTable(KeyIndex(keys), rows.astype(np.float32))
        return cls(**tables)


def _is_table(keys: NDArray[Any], rows: NDArray[Any]) -> bool:
    """Whether these arrays are valid keys and rows of a table."""
    return len(keys) == len(rows) and bool((keys[1:] > keys[:-1]).all())


def has_evidence(bundle: Bundle) -> bool:
    """Whether the bundle holds evidence of a user's text."""
    return EVIDENCE_FILE in bundle.description.sha256


def evidence_of(bundle: Bundle) -> Evidence | None:
    """The evidence of a bundle; None if it has none. Raises BundleError if it cannot be read."""
    return (
        Evidence.read(bundle.path(EVIDENCE_FILE), bundle.label_set)
        if has_evidence(bundle)
        else None
    )


_LEAST = np.float32(1e-4)  # floor of probabilities, so that evidence can outweigh them


def text_keys(transcript: Transcript) -> TextKeys:
    """The keys of the n-grams of a transcript."""
    languages = [word.language for word in transcript.words]
    return TextKeys.of(
        [model_form(word.text, word.language) for word in transcript.words], languages
    )


def logarithms(probabilities: FloatArray) -> FloatArray:
    """The logarithms of calibrated `probabilities` (n, classes), to which evidence is added."""
    result: FloatArray = np.log(np.maximum(probabilities, _LEAST))
    return result


@dataclass(frozen=True)
class WithEvidence(ChangedPredictor):
    """Predictor that adds evidence to the logarithms of another predictor's probabilities.

    Certain predictions, such as a casing as written, stay certain.
    """

    evidence: Evidence

    def changed(
        self,
        transcripts: Sequence[Transcript],
        marks: MarksMode,  # noqa: ARG002 - evidence is the same in every mode
        found: Iterable[tuple[int, Predictions]],
    ) -> Iterator[tuple[int, Predictions]]:
        """See `ChangedPredictor.changed`."""
        additions: dict[int, tuple[FloatArray, FloatArray]] = {}  # n-grams cross stretches
        for index, part in found:
            if index not in additions:
                keys = text_keys(transcripts[index])
                additions[index] = (
                    self.evidence.labels.additions(keys.labels),
                    self.evidence.casings.additions(keys.casings),
                )
            labels, casings = additions[index]
            slots = slice(part.first, part.first + len(part))
            yield (
                index,
                Predictions(
                    part.first,
                    softmax(logarithms(part.labels) + labels[slots]),
                    softmax(logarithms(part.casings) + casings[slots]),
                    part.label_set,
                ),
            )
