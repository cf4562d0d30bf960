# SPDX-License-Identifier: Apache-2.0
"""The forms in which a training takes its text: files, columns, datasets."""

from __future__ import annotations

import gzip
import lzma
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, Label, LabelSet
from interpunct_lab.text import text_files
from interpunct_lab.text.labelled import CASING_UNKNOWN, LabelledText
from interpunct_lab.text.parts import HeldOutPart
from interpunct_lab.text.tagged import tagged_words
from interpunct_lab.text.training_data import label_corpora, load_texts, text_sources

TEXT = "The fog lifts, and who sees it? Anna does."
WORDS = ("The", "fog", "lifts", "and", "who", "sees", "it", "Anna", "does")
MARKS = {"lifts": ("COMMA", ","), "it": ("QUESTION", "?"), "does": ("PERIOD", ".")}
NAMED = "# own\n" + "".join(f"{word}\t{MARKS.get(word, ('O', ''))[0]}\n\n" for word in WORDS)
SIGNED = "".join(f"{word}\t{MARKS.get(word, ('', '0'))[1]}\n" for word in WORDS)
FURTHER = "".join(
    f"{line}\t{'B-PER' if line.startswith('Anna') else 'O'}\n".replace("\t", "\t1\t", 1)
    for line in SIGNED.splitlines()
)
FORMS = {
    "own.txt": TEXT.encode(),
    "bom.txt": f"\ufeff{TEXT}\r\n".encode(),
    "own.txt.gz": gzip.compress(TEXT.encode(), mtime=0),
    "own.txt.xz": lzma.compress(TEXT.encode()),
    "names.txt": NAMED.encode(),
    "names.tsv": NAMED.encode(),
    "names.tsv.gz": gzip.compress(NAMED.encode(), mtime=0),
    "signs.conll": SIGNED.encode(),
    "further.conll": FURTHER.encode(),
    "spaced.conll": f"# own\n{SIGNED}".replace("\t", "  ").encode(),
    "spaced.conll.gz": gzip.compress(FURTHER.replace("\t", " ").encode(), mtime=0),
}


def written(text: LabelledText) -> str:
    pairs = zip(text.words.tolist(), text.labels.tolist(), strict=True)
    return " ".join(text.types[word] + ("", ",", ".", "?")[label] for word, label in pairs)


@pytest.mark.parametrize("name", FORMS)
def test_text_is_read_in_each_form(tmp_path: Path, name: str) -> None:
    (tmp_path / "corpora" / "en").mkdir(parents=True)
    file = tmp_path / "corpora" / "en" / name
    file.write_bytes(FORMS[name])
    for place, languages in ((file, ["en"]), (file.parent, ["en"]), (tmp_path / "corpora", None)):
        cache = tmp_path / f"labelled {place.name}"
        text = load_texts(place, languages, cache)["en"]
        assert written(text) == TEXT.lower()
        assert [text.casings[0], text.casings[7]] == [1, 1]
        assert list(text_sources(place, ["en"], cache)["en"]) == [name]


def test_a_file_of_any_name_is_read(tmp_path: Path) -> None:
    (tmp_path / "train2012").write_text(NAMED)
    text = load_texts(tmp_path / "train2012", ["en"], tmp_path / "labelled")["en"]
    assert written(text) == TEXT.lower()


def test_columns_without_capitals_tell_no_casing(tmp_path: Path) -> None:
    (tmp_path / "lower.tsv").write_text("so\tO\nit\tO\nis\tPERIOD\n")
    text = load_texts(tmp_path / "lower.tsv", ["en"], tmp_path / "labelled")["en"]
    assert set(text.casings) == {CASING_UNKNOWN}


def test_columns_have_the_labels_of_a_set(tmp_path: Path) -> None:
    described = {"name": "COLON", "counts_as": "COMMA", "is_pause": True, "sign": ":"}
    labels = LabelSet.of([*PAPER_LABELS.names, described])
    (tmp_path / "own").write_text("so\t:\nit\tCOLON\nis\t.\n")
    found = [label.name for _, label in tagged_words(tmp_path / "own", "en", labels)]
    assert found == ["COLON", "COLON", "PERIOD"]
    words = tagged_words(tmp_path / "own", "en")
    assert next(words) == ("so", Label.COMMA)
    with pytest.raises(LabError, match=r"line 2: .* Labels are O, COMMA, PERIOD, QUESTION, or"):
        next(words)


WORD = st.text(st.characters(codec="utf-8", exclude_categories=("Z", "C")), min_size=1)
TAGS = {
    "O": Label.NONE,
    "0": Label.NONE,
    "NONE": Label.NONE,
    "COMMA": Label.COMMA,
    ",": Label.COMMA,
}


@settings(max_examples=50)
@given(
    rows=st.lists(st.tuples(WORD, st.sampled_from(sorted(TAGS)), WORD), min_size=1),
    end=st.sampled_from(["\n", "\r\n", "\n\n"]),
)
def test_columns_are_read_as_they_are_written(
    tmp_path_factory: pytest.TempPathFactory, rows: list[tuple[str, str, str]], end: str
) -> None:
    path = tmp_path_factory.mktemp("columns") / "own.tsv"
    lines = [f"{word}\t{tag}\tx{more}{end}" for word, tag, more in rows]
    path.write_bytes("".join(lines).encode())
    assert list(tagged_words(path, "en")) == [(word, TAGS[tag]) for word, tag, _ in rows]


@settings(max_examples=100, deadline=None)
@given(
    name=st.sampled_from(sorted(FORMS)),
    content=st.one_of(
        st.binary(),
        st.sampled_from(sorted(FORMS.values())),
        st.lists(st.sampled_from(["so", "\t", " ", "O", "\n", ".", "#", "COMMA"])).map(
            lambda parts: "".join(parts).encode()
        ),
    ),
    cut=st.integers(0, 60),
)
def test_any_file_is_read_or_told(
    tmp_path_factory: pytest.TempPathFactory, name: str, content: bytes, cut: int
) -> None:
    file = tmp_path_factory.mktemp("any") / name
    file.write_bytes(content[:cut])
    try:
        text = load_texts(file, ["en"], file.parent / "labelled")["en"]
    except LabError as error:
        told, found = error.file, 0
    else:
        told, found = str(file), len(text)
    assert told == str(file)
    assert len(list(file.parent.glob("labelled/*.npz"))) == (found > 0)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("token\tlabel\nso\tO\n", 1),
        ("so\tO\nit COMMA\n", 2),
        ("so\tO\n\nit\tEND\n", 3),
        ("so\tO\nNew York\tO\n", 2),
        ("so\tO\nit\n", 2),
        ("so\tO\nit\t\n", 2),
    ],
)
def test_a_line_that_is_no_word_and_label_is_told(tmp_path: Path, content: str, line: int) -> None:
    (tmp_path / "own.tsv").write_text(content)
    with pytest.raises(
        LabError, match=rf"own\.tsv, line {line}: this is not a word and its label"
    ):
        list(tagged_words(tmp_path / "own.tsv", "en"))


def test_a_label_without_a_word_counts_as_in_published_sets(tmp_path: Path) -> None:
    (tmp_path / "own").write_text("so\tO\n\tCOMMA\nit\tPERIOD\n")
    assert [word for word, _ in tagged_words(tmp_path / "own", "en")] == ["so", "", "it"]


def test_a_line_without_an_end_is_not_taken_into_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_LONGEST", 100)
    (tmp_path / "own.txt").write_text(f"{TEXT}\n{TEXT * 9}\n")
    with pytest.raises(LabError, match=r"own\.txt, line 2: the line has 100 characters or more"):
        load_texts(tmp_path / "own.txt", ["en"], tmp_path / "labelled")


def test_a_file_and_its_packed_form_are_not_read_twice(tmp_path: Path) -> None:
    for name in ("own.txt", "own.txt.gz"):
        (tmp_path / name).write_bytes(FORMS[name])
    with pytest.raises(LabError, match=r"own\.txt is here packed and unpacked"):
        load_texts(tmp_path, ["en"], tmp_path / "labelled")


@pytest.mark.parametrize("languages", [None, ["de", "en"]])
def test_a_text_without_a_folder_of_its_language_needs_its_name(
    tmp_path: Path, languages: Sequence[str] | None
) -> None:
    (tmp_path / "own.txt").write_text(TEXT)
    for place in (tmp_path, tmp_path / "own.txt"):
        with pytest.raises(LabError, match="language of this text is not known"):
            load_texts(place, languages, tmp_path / "labelled")


def test_columns_have_no_held_out_parts(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.tsv").write_text(NAMED)
    label_corpora(tmp_path, tmp_path / "out", most=4)
    assert len(LabelledText.load(tmp_path / "out" / "en.npz")) == 4
    with pytest.raises(LabError, match=r"own\.tsv: columns are not in documents"):
        label_corpora(tmp_path, tmp_path / "out", languages=["en"], part=HeldOutPart.TEST)


def test_another_file_is_labelled_anew(tmp_path: Path) -> None:
    for name, content in (("a.txt", TEXT), ("b.txt", "So it is.")):
        (tmp_path / name).write_text(content)
    sizes = [
        len(load_texts(tmp_path / name, ["en"], tmp_path / "labelled")["en"])
        for name in ("a.txt", "b.txt")
    ]
    assert sizes == [9, 3]


@pytest.mark.parametrize("content", ["", "\n\n", "A headline\n"])
def test_a_corpus_without_punctuated_text_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / "corpora" / "en").mkdir(parents=True)
    (tmp_path / "corpora" / "en" / "own.txt").write_text(content)
    told = r"corpora.en: there is no punctuated text here\. Give text in UTF-8, a paragraph a line"
    with pytest.raises(LabError, match=told):
        label_corpora(tmp_path / "corpora", tmp_path / "out")
    with pytest.raises(LabError, match=told):
        load_texts(tmp_path / "corpora", None, tmp_path / "out")
    assert not list((tmp_path / "out").glob("*.npz"))


@dataclass(frozen=True)
class Rows:
    """Rows as the library datasets has them."""

    rows: list[dict[str, Any]]
    column_names: list[str] | None

    def select_columns(self, names: list[str]) -> Rows:
        return Rows([{name: row.get(name) for name in names} for row in self.rows], names)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)


Library = Callable[[list[dict[str, Any]]], list[tuple[Any, ...]]]


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    """Puts a library in the place of datasets that gives these rows and notes what is loaded."""

    def put(rows: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
        loaded: list[tuple[Any, ...]] = []
        found = Rows(rows, list(rows[0]))

        def load_dataset(name: str, config: str | None, *, split: str, streaming: bool) -> Rows:
            loaded.append((name, config, split, streaming))
            if name == "nobody/nothing":
                raise FileNotFoundError("no such dataset")
            return found

        def load_from_disk(folder: str) -> Rows:
            loaded.append((folder,))
            return found

        module = ModuleType("datasets")
        module.__dict__.update(load_dataset=load_dataset, load_from_disk=load_from_disk)
        monkeypatch.setitem(sys.modules, "datasets", module)
        return loaded

    return put


ROWS: list[dict[str, Any]] = [
    {"text": "A headline\nThe fog lifts, and who sees it?", "id": 1},
    {"text": "Anna does."},
]


@pytest.mark.parametrize(
    ("name", "loaded"),
    [
        ("hf:own/talks", ("own/talks", None, "train", True)),
        ("hf:own/talks:en", ("own/talks", "en", "train", True)),
        ("hf:talks:en:train[:1%]", ("talks", "en", "train[:1%]", True)),
        ("hf:talks::test", ("talks", None, "test", True)),
    ],
)
def test_a_dataset_of_the_hub_is_read_row_by_row(
    tmp_path: Path, library: Library, name: str, loaded: tuple[Any, ...]
) -> None:
    calls = library(ROWS)
    for _ in range(2):
        text = load_texts(Path(name), ["en"], tmp_path)["en"]
        assert written(text) == TEXT.lower()
    assert calls == [loaded]
    assert list(text_sources(Path(name), ["en"], tmp_path)["en"]) == [name]


def test_a_saved_dataset_is_read(tmp_path: Path, library: Library) -> None:
    calls = library([{"sentence": TEXT}])
    (tmp_path / "talks" / "train").mkdir(parents=True)
    (tmp_path / "talks" / "dataset_dict.json").touch()
    (tmp_path / "talks" / "train" / "state.json").touch()
    for place, languages in ((tmp_path / "talks", ["en"]), (tmp_path / "talks" / "train", ["en"])):
        text = load_texts(place, languages, tmp_path / "labelled", column="sentence")["en"]
        assert written(text) == TEXT.lower()
    assert calls[0] == (str(tmp_path / "talks" / "train"),)
    (tmp_path / "talks").rename(tmp_path / "en")
    assert len(load_texts(tmp_path, None, tmp_path / "labelled", column="sentence")["en"]) == 9


@pytest.mark.parametrize(
    ("name", "rows", "what"),
    [
        ("hf:talks", [{"sentence": TEXT}], "has no column text. Name its text by --text-column"),
        ("hf:talks", [*ROWS, {"text": None}], "hf:talks, row 3: the column text has no text"),
        ("hf:nobody/nothing", ROWS, "hf:nobody/nothing: this dataset cannot be read: no such"),
        ("talks", ROWS, "the dataset has no split train"),
    ],
)
def test_a_dataset_that_cannot_be_read_is_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    library: Library,
    name: str,
    rows: list[dict[str, Any]],
    what: str,
) -> None:
    library(rows)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "talks").mkdir()
    (tmp_path / "talks" / "dataset_dict.json").touch()
    with pytest.raises(LabError, match=what):
        load_texts(Path(name), ["en"], tmp_path / "labelled")
    assert not list(tmp_path.glob("labelled/*.npz"))


def test_a_dataset_without_the_library_names_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "datasets", None)
    with pytest.raises(LabError, match=r"pip install 'interpunct\[datasets\]'"):
        load_texts(Path("hf:own/talks"), ["en"], tmp_path)
