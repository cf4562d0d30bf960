# SPDX-License-Identifier: Apache-2.0
"""Labelled text: what it knows of itself, how it is kept, and where a training finds it."""

from __future__ import annotations

import hashlib
import lzma
import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, Casing, Label
from interpunct_lab.sampling.stretches import labelled_stretch
from interpunct_lab.text import labelled
from interpunct_lab.text.labelled import (
    CASING_UNKNOWN,
    LabelledText,
    Part,
    label_text,
    label_to,
    label_words,
    labelled_words,
)
from interpunct_lab.text.samples import held_out, held_out_on_disk
from interpunct_lab.text.training_data import label_corpora, load_texts, text_sources
from interpunct_lab.text.vocabulary import form_counts

pairs = st.lists(
    st.tuples(st.sampled_from(["sea", "Fog", "BBC", "iPod", "42"]), st.sampled_from(PAPER_LABELS)),
    min_size=1,
)


@given(pairs)
def test_labelled_words_are_the_words(pairs: list[tuple[str, Label]]) -> None:
    text = label_words(pairs, "en")
    assert len(text) == len(pairs)
    assert text.labels.tolist() == [PAPER_LABELS.column(label) for _, label in pairs]
    assert len(set(text.types)) == len(text.types)
    known = {"sea": Casing.LOWER, "Fog": Casing.CAPITALISED, "BBC": Casing.UPPER}
    assert text.casings.tolist() == [known.get(word, CASING_UNKNOWN) for word, _ in pairs]


@given(pairs)
def test_a_text_knows_where_its_questions_and_sentences_end(
    pairs: list[tuple[str, Label]],
) -> None:
    text = label_words(pairs, "en")
    labels = [label for _, label in pairs]
    questions = [slot for slot, label in enumerate(labels) if label is Label.QUESTION]
    assert list(text.questions) == questions
    *inside, last = text.sentence_ends
    assert inside == [slot for slot, label in enumerate(labels[:-1]) if label.ends_sentence]
    assert last == len(pairs) - 1


@settings(max_examples=30)
@given(pairs)
def test_a_text_is_kept_as_it_is(
    tmp_path_factory: pytest.TempPathFactory, pairs: list[tuple[str, Label]]
) -> None:
    path = tmp_path_factory.mktemp("kept") / "en.npz"
    text = label_words(pairs, "en")
    text.save(path)
    kept = LabelledText.load(path)
    assert (kept.language, kept.types) == ("en", text.types)
    for name in ("words", "labels", "casings"):
        np.testing.assert_array_equal(getattr(kept, name), getattr(text, name))


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that counts as large, its text in blocks of a few words."""
    monkeypatch.setattr(labelled, "_MOST_IN_MEMORY", 100)
    monkeypatch.setattr(labelled, "BLOCK", 7)
    lines = ["The fog lifts, and who sees it? Anna does."] * 40
    label_to(tmp_path / "en.npz", [Part(labelled_words(lines, "en", PAPER_LABELS))], "en")
    return tmp_path / "en.npz"


def test_a_large_text_stays_on_the_disk_and_is_the_same(large: Path) -> None:
    text = LabelledText.load(large)
    wanted = label_text(["The fog lifts, and who sees it? Anna does."] * 40, "en")
    assert text.stays_on_disk
    assert isinstance(text.words.base, np.memmap)
    assert text.types == wanted.types
    for name in ("words", "labels", "casings"):
        np.testing.assert_array_equal(getattr(text, name), getattr(wanted, name))
    assert form_counts([text], {"en": 1.0}) == form_counts([wanted], {"en": 1.0})


def test_what_is_held_out_of_a_large_text_is_what_is_held_out_of_a_small_one(
    large: Path, tmp_path: Path
) -> None:
    text = LabelledText.load(large)
    parts = held_out_on_disk(text, 12, tmp_path / "rest" / "en.npz", writes=True)
    for part, wanted in zip(parts, held_out(text, 12), strict=True):
        for name in ("words", "labels", "casings"):
            np.testing.assert_array_equal(getattr(part, name), getattr(wanted, name))
    assert isinstance(parts[0].words.base, np.memmap)


def test_a_large_text_that_is_cut_off_is_told(large: Path) -> None:
    large.write_bytes(large.read_bytes()[:-200])
    with pytest.raises(LabError, match="Label the text again"):
        LabelledText.load(large)


def test_a_text_whose_words_are_none_of_its_forms_is_told() -> None:
    text = label_text(["The fog lifts."], "en")
    for wrong in (-1, 3):
        damaged = replace(text, words=np.array([0, 1, wrong], np.int32))
        with pytest.raises(LabError, match="has no word form"):
            labelled_stretch(damaged)
        with pytest.raises(LabError, match="has no word form"):
            form_counts([damaged], {"en": 1.0})


def test_a_damaged_text_is_told(tmp_path: Path) -> None:
    (tmp_path / "en.npz").write_bytes(b"PK\x03\x04 and no more")
    with pytest.raises(LabError, match="Label the text again"):
        LabelledText.load(tmp_path / "en.npz")


def test_only_of_test_sets_is_an_end_without_a_mark_read() -> None:
    texts = ["The boat left.", "A headline"]
    assert len(label_text(texts, "en")) == 3
    assert len(label_text(texts, "en", whole=True)) == 5


@pytest.fixture
def corpora(tmp_path: Path) -> Path:
    """A little text in two languages."""
    for code, text in (("en", "The fog lifts.\n"), ("cs", "Mlha se zvedá, loď pluje.\n")):
        folder = tmp_path / "corpora" / code
        folder.mkdir(parents=True)
        with lzma.open(folder / "own.txt.xz", "wt", encoding="utf-8") as file:
            file.write(text)
    return tmp_path / "corpora"


def test_corpora_are_labelled_language_by_language(
    corpora: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    label_corpora(corpora, tmp_path / "out", languages=["cs"])
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert names == ["cs.npz", "cs.sources.json"]
    assert capsys.readouterr().out == "cs: 5 words, 5 forms\n"


def test_labelled_text_knows_its_files_and_their_licences(corpora: Path, tmp_path: Path) -> None:
    manifest = "language\tfile\tlicence\ncs\tcorpora/cs/own.txt.xz\tCC BY 4.0\n"
    (tmp_path / "MANIFEST.tsv").write_text(manifest, encoding="utf-8")
    label_corpora(corpora, tmp_path / "out", processes=1)
    found = text_sources(tmp_path / "out", ["cs", "en"], tmp_path / "none")
    assert {code: list(files) for code, files in found.items()} == {
        "cs": ["own.txt.xz"],
        "en": ["own.txt.xz"],
    }
    source = found["cs"]["own.txt.xz"]
    digest = hashlib.sha256((corpora / "cs" / "own.txt.xz").read_bytes()).hexdigest()
    assert (source.sha256, source.licence) == (digest, "CC BY 4.0")
    assert found["en"]["own.txt.xz"].licence is None
    (tmp_path / "out" / "cs.sources.json").unlink()
    assert list(text_sources(tmp_path / "out", ["cs"], tmp_path)["cs"]) == ["cs.npz"]


def test_corpora_are_labelled_again_only_where_they_are_newer(
    corpora: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    texts = load_texts(corpora, None, cache)
    assert {code: len(text) for code, text in texts.items()} == {"cs": 5, "en": 3}
    for name in ("cs", "en"):
        label_text(["Other words."], name).save(cache / f"{name}.npz")
    newer = (cache / "cs.npz").stat().st_mtime + 60
    os.utime(corpora / "cs" / "own.txt.xz", (newer, newer))
    texts = load_texts(corpora, None, cache)
    assert {code: len(text) for code, text in texts.items()} == {"cs": 5, "en": 2}


def test_labelled_text_is_taken_as_it_is(corpora: Path, tmp_path: Path) -> None:
    label_corpora(corpora, tmp_path / "labelled", languages=["en"])
    texts = load_texts(tmp_path / "labelled", ["en"], tmp_path / "cache")
    assert len(texts["en"]) == 3
    assert not (tmp_path / "cache").exists()


def test_a_language_without_text_is_named(corpora: Path, tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"no text in de.*There is text in cs, en"):
        load_texts(corpora, ["en", "de"], tmp_path / "cache")
    with pytest.raises(LabError, match="no text here"):
        load_texts(tmp_path / "nowhere", None, tmp_path / "cache")
