from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import numpy as np
import pytest

from interpunct.bundles.bundle import EXPERTS, default_bundle
from interpunct.bundles.description import Fit
from interpunct.errors import BackendError, BundleError
from interpunct.labels import PaperLabel
from interpunct.runtime.experts.description import (
    ExpertData,
    ExpertDescription,
    Shape,
    read_description,
)
from interpunct.runtime.experts.expert import Expert, Given, Passages
from interpunct.runtime.experts.features import (
    FeatureSet,
    FormHashes,
    gram_keys,
)
from interpunct.runtime.experts.keys import MISSING, KeyIndex, combined, keys_of, text_hashes
from interpunct.runtime.experts.network import layer_norm
from interpunct.runtime.experts.system import ExpertSystem
from interpunct.runtime.experts.weights import (
    WEIGHTS_FILE,
    ExpertWeights,
    Quantised,
    read_weights,
)

FEATURES = FeatureSet(("form", "suffix2"), ("form+0 form+1", "suffix2-1 form+0"), ("form+0",))


def test_hashes_never_change() -> None:
    assert text_hashes(["word", "Wort"]).tolist() == [10776770685243991114, 12652520356838398738]
    assert keys_of(combined(1, [text_hashes(["word"])])).tolist() == [3033418215]
    first, second = text_hashes(["a", "b"]), text_hashes(["b", "a"])
    assert not np.array_equal(combined(1, [first, second]), combined(1, [second, first]))
    assert keys_of(first).dtype == np.uint32


def test_an_ngram_ends_at_the_edges() -> None:
    hashes = FormHashes.of(["we", "go", "on"], FEATURES)
    pair, back = gram_keys(hashes, np.array([0, 1, 2, 0, 1]), FEATURES.slots)
    assert pair[0] == pair[3]
    assert len(set(pair.tolist())) == 4
    assert back[1] == back[4]
    assert back[0] != back[3]


def test_windows_side_by_side_are_apart() -> None:
    hashes = FormHashes.of(["we", "go", "on"], FEATURES)
    alone = gram_keys(hashes, np.array([0, 1, 2]), FEATURES.slots)
    both = gram_keys(hashes, np.array([[0, 2], [1, 1], [2, 0]]), FEATURES.slots)
    for one, two in zip(alone, both, strict=True):
        assert np.array_equal(one, two.reshape(3, 2)[:, 0])


def test_an_unknown_feature_is_an_error() -> None:
    with pytest.raises(BundleError, match="infix"):
        FeatureSet(("form",), ("infix3+0",), ()).affixes  # noqa: B018


def test_keys_are_packed_and_found() -> None:
    keys = np.random.default_rng(0).integers(0, 1 << 32, 5000, dtype=np.uint32)
    index = KeyIndex.of(keys)
    again = KeyIndex.unpacked(*index.packed())
    assert np.array_equal(index.keys, again.keys)
    assert (again.keys[again.find(keys)] == keys).all()
    strange = np.setdiff1d(np.arange(100, dtype=np.uint32), keys)
    assert (again.find(strange) == MISSING).all()
    assert (KeyIndex(keys[:0]).find(keys) == MISSING).all()


def test_keys_that_do_not_belong_together_are_an_error() -> None:
    counts, lower = KeyIndex.of(np.arange(10, dtype=np.uint32)).packed()
    with pytest.raises(ValueError, match="damaged"):
        KeyIndex.unpacked(counts, lower[:-1])
    with pytest.raises(ValueError, match="unevenly"):
        KeyIndex.of(np.arange(300, dtype=np.uint32)).packed()


@pytest.mark.parametrize("steps", [7, 31, 127])
def test_a_quantised_value_is_within_half_a_step(steps: int) -> None:
    matrix = np.random.default_rng(0).normal(size=(20, 30)).astype(np.float32)
    matrix[3] = 0
    error = np.abs(Quantised.of(matrix, steps).matrix() - matrix)
    half = np.abs(matrix).max(axis=1, keepdims=True) / (2 * steps)
    assert (error <= 127 / 125 * half + 1e-6).all()


def test_what_is_read_from_a_file_is_written_as_it_was(tiny_expert: Expert) -> None:
    weights = tiny_expert.weights
    assert weights.rounded().packed() == weights.packed()


@pytest.mark.parametrize("words", [1, 9, 10, 11, 100, 1001])
def test_every_word_has_the_window_it_is_deepest_in(words: int) -> None:
    passages = Passages.over(words, size=10, overlap=4)
    within = passages.within()
    assert np.array_equal(passages.places()[within, passages.owner], np.arange(words))
    assert (within >= 0).all()
    assert (within < passages.size).all()
    inner = slice(2, max(2, words - 2))
    if words >= 10:
        assert within[inner].min(initial=2) >= 2
        assert within[inner].max(initial=0) <= 7


def test_weights_survive_the_file(tmp_path: Path, tiny_expert: Expert) -> None:
    tiny_expert.save(tmp_path)
    read = Expert.load(tmp_path)
    rounded = tiny_expert.weights.rounded()
    for name, array in tiny_expert.weights.arrays.items():
        np.testing.assert_array_equal(read.weights.arrays[name], rounded.arrays[name])
        half_a_step = 0.051 * np.abs(array).max(initial=0)
        np.testing.assert_allclose(read.weights.arrays[name], array, atol=half_a_step)
    other = msgspec.structs.replace(read.description, sha256="0")
    with pytest.raises(BundleError, match="checksum"):
        read_weights(tmp_path / WEIGHTS_FILE, other)


def test_an_expert_of_the_first_format_takes_unknown_marks_for_none(
    tmp_path: Path, tiny_expert: Expert
) -> None:
    arrays = dict(tiny_expert.weights.arrays)
    arrays["marks.weight"] = arrays["marks.weight"][1:]
    packed = ExpertWeights(arrays, tiny_expert.weights.keys).packed()
    (tmp_path / WEIGHTS_FILE).write_bytes(packed)
    digest = hashlib.sha256(packed).hexdigest()
    msgspec.structs.replace(tiny_expert.description, sha256=digest, format=1).write(tmp_path)
    first = Expert.load(tmp_path)
    words, none = ["a", "b", "c"], np.zeros(3, np.int64)
    unknown, given = (first.scores(words, Given(marks, none)).labels for marks in (none, none + 1))
    assert np.array_equal(unknown, given)
    question = first.scores(words, Given(none + 4, none)).labels
    assert np.allclose(question, tiny_expert.scores(words, Given(none + 4, none)).labels, atol=0.1)
    first.save(tmp_path)
    again = Expert.load(tmp_path)
    assert np.array_equal(again.scores(words).labels, first.scores(words).labels)


def test_a_description_survives_the_file(tmp_path: Path) -> None:
    told = ExpertDescription(
        language="de",
        features=FEATURES,
        calibration=Fit(1.5, (0.0, -0.1, 0.2, 0.3)),
        data=ExpertData(words=3, sources={"Prüfung": 3}),
    )
    told.write(tmp_path)
    assert read_description(tmp_path) == told
    file = tmp_path / "expert.json"
    file.write_text(file.read_text().replace('"language"', '"later": [1], "language"'))
    assert read_description(tmp_path) == told


@pytest.mark.parametrize(
    ("here", "instead", "reason"),
    [
        ('"format": 2', '"format": 99', "another version"),
        ('"hashing": "', '"hashing": "other-', "another version"),
        ('"language": "de"', '"language": 5', "language"),
        ('"temperature": 1.0', '"temperature": 0', "calibration.temperature"),
        ('"state": 160', '"state": "wide"', "shape.state"),
        ("}", "", "truncated"),
    ],
)
def test_a_damaged_description_is_told_by_its_field(
    tmp_path: Path, here: str, instead: str, reason: str
) -> None:
    ExpertDescription(language="de", features=FEATURES).write(tmp_path)
    file = tmp_path / "expert.json"
    assert here in file.read_text()
    file.write_text(instead.join(file.read_text().rsplit(here, 1)))
    with pytest.raises(BundleError, match=reason) as raised:
        read_description(tmp_path)
    assert "expert.json" in str(raised.value)


def test_a_missing_description_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match="cannot be read"):
        read_description(tmp_path)


def test_an_expert_is_saved_as_it_was_read(tmp_path: Path, tiny_expert: Expert) -> None:
    read, saved = tmp_path / "read", tmp_path / "saved"
    tiny_expert.save(read)
    Expert.load(read).save(saved)
    assert (saved / WEIGHTS_FILE).read_bytes() == (read / WEIGHTS_FILE).read_bytes()
    assert read_description(saved) == read_description(read)


def test_experts_score_the_words_of_their_language_only() -> None:
    expert = Expert.load(default_bundle().folder / EXPERTS / "de")
    system = ExpertSystem(expert.description.shape, {"de": expert})
    words, other = ["wer", "ist", "da"], ["kdo", "je", "tam"]
    found = system.scores([*words, *other, *words], ["de"] * 3 + ["cs"] * 3 + ["de"] * 3)
    alone = expert.scores(words).labels
    np.testing.assert_array_equal(found[:3], alone)
    np.testing.assert_array_equal(found[6:], alone)
    assert (found[3:6].argmax(axis=1) == PaperLabel.NONE).all()
    assert system.scores([], []).shape == (0, len(expert.description.label_set))


def test_a_bundle_without_experts_is_told(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match="no expert"):
        ExpertSystem.load(tmp_path, Shape())
    with pytest.raises(BackendError, match="CPU"):
        ExpertSystem(Shape(), {}).place("cuda")
    assert ExpertSystem(Shape(), {}).place("auto") is None


def test_a_layer_norm_is_that_of_each_row_whatever_stands_beside_it() -> None:
    draws = np.random.default_rng(3)
    values = draws.normal(5, 3, (4, 6, 8)).astype(np.float32)
    weight, bias = (draws.normal(size=8).astype(np.float32) for _ in range(2))
    plain = layer_norm(values, np.ones(8, np.float32), np.zeros(8, np.float32))
    np.testing.assert_allclose(plain.mean(axis=-1), 0, atol=1e-5)
    np.testing.assert_allclose(plain.std(axis=-1), 1, rtol=1e-4)
    found = layer_norm(values, weight, bias)
    np.testing.assert_allclose(found, plain * weight + bias, rtol=1e-5)
    np.testing.assert_allclose(found[2, 3], layer_norm(values[2, 3], weight, bias), rtol=1e-5)


def test_an_expert_with_small_tables_scores_as_with_whole_matrices(
    tmp_path: Path, tiny_expert: Expert
) -> None:
    tiny_expert.save(tmp_path)
    read = Expert.load(tmp_path)
    assert len(read.weights.dense) < len(read.weights.stored)
    whole = Expert(read.description, ExpertWeights(read.weights.arrays, read.weights.keys))
    assert len(whole.weights.dense) == len(whole.weights.stored)
    forms = [f"{word}{number}" for number in range(9) for word in ("so", "the", "harbour")]
    for few, many in zip(
        (read.scores(forms).labels, read.scores(forms).casings),
        (whole.scores(forms).labels, whole.scores(forms).casings),
        strict=True,
    ):
        np.testing.assert_array_equal(few, many)
