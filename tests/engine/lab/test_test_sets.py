# SPDX-License-Identifier: Apache-2.0
"""The test sets: their forms on samples of our own, and the real ones where they are at hand."""

from __future__ import annotations

import io
import lzma
import tarfile
from pathlib import Path

import numpy as np
import pytest

from interpunct.errors import LabError
from interpunct.labels import PaperLabel
from interpunct_lab.evaluation.test_sets import SETS, USUAL, TestSet, load_test_set
from interpunct_lab.text.labelled import joined_texts, label_text


def written(found: TestSet) -> str:
    """The set as text again, a sign for each label."""
    text = found.text
    pairs = zip(text.words.tolist(), text.labels.tolist(), strict=True)
    return " ".join(text.types[word] + ("", ",", ".", "?")[label] for word, label in pairs)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a few small sets of each form."""
    benchmarks = tmp_path / "benchmarks"
    for name, content in {
        "bangla/test_ref": "\ufeffকে\tO\nএল\tQUESTION\n",
        "iwslt2012_en/test_texts_2012.txt": "Boats leave. Do they? Not all of them\n",
        "iwslt2012_zh/iwslt2012_test_zh": "今天我们 \n走吧，好吗？ \n",
    }.items():
        path = benchmarks / name
        path.parent.mkdir(parents=True)
        path.write_text(content, encoding="utf-8")
    (benchmarks / "iwslt15_vi").mkdir()
    with tarfile.open(benchmarks / "iwslt15_vi" / "test-2013-en-vi.tgz", "w:gz") as archive:
        text = "Tôi nói : &quot; Đi thôi . &quot;\n".encode()
        entry = tarfile.TarInfo("tst2013.vi")
        entry.size = len(text)
        archive.addfile(entry, io.BytesIO(text))
    held_out(tmp_path, "cs/parlamint_cz_sample.test", "Dobrý den. Začneme.\n\nKdo souhlasí?\n")
    held_out(
        tmp_path, "sk/parlamint_sk_sample.test", "Dobrý deň.\n\nĎakujem, končím.\n\nUž nie.\n"
    )
    for code in ("no", "sv"):  # the third section is the first in the test part of both
        lines = [f"{code} {number}." for number in range(31)]
        held_out(tmp_path, f"{code}/flores200.devtest.sentences", "\n".join(lines))
    return tmp_path


def held_out(folder: Path, name: str, text: str) -> None:
    path = folder / "corpora" / "dev" / f"{name}.txt.xz"
    path.parent.mkdir(parents=True)
    with lzma.open(path, "wt", encoding="utf-8") as file:
        file.write(text)


def test_a_tagged_set_may_begin_with_a_byte_order_mark(data: Path) -> None:
    assert written(load_test_set("bangla-ref", data)) == "কে এল?"


def test_running_text_is_read_to_its_end_mark_or_not(data: Path) -> None:
    assert written(load_test_set("iwslt2012-en", data)) == (
        "boats leave. do they? not all of them"
    )


def test_captions_run_on_over_their_lines(data: Path) -> None:
    assert written(load_test_set("iwslt2012-zh", data)) == "今天 我们 走 吧, 好 吗?"


def test_entities_and_loose_marks_are_read(data: Path) -> None:
    found = load_test_set("iwslt2015-vi", data)
    assert [found.text.types[word] for word in found.text.words] == ["tôi", "nói", "đi", "thôi"]
    assert found.text.labels[-1] == PaperLabel.PERIOD


def test_two_languages_alternate_by_paragraph(data: Path) -> None:
    found = load_test_set("cs-sk", data)
    assert written(found) == "dobrý den. začneme. dobrý deň. kdo souhlasí? ďakujem, končím."
    assert found.languages == ("cs",) * 3 + ("sk",) * 2 + ("cs",) * 2 + ("sk",) * 2


def test_of_parallel_texts_no_sentence_is_taken_in_both_languages(data: Path) -> None:
    found = load_test_set("no-sv", data)
    assert written(found) == "no 00. no 00. no 00. sv 00. sv 00. sv 00. no 00."  # digits are all 0
    assert found.languages == ("no",) * 6 + ("sv",) * 6 + ("no",) * 2


def test_every_language_can_be_named(data: Path) -> None:
    assert load_test_set("dev-sk", data).text.language == "sk"


def test_a_document_is_in_the_part_to_measure_or_in_the_part_to_choose_with(data: Path) -> None:
    parts = [written(load_test_set(f"{part}-sk", data)) for part in ("dev", "tuning")]
    documents = {"dobrý deň.", "ďakujem, končím.", "už nie."}
    assert {one for one in documents if one in parts[0]} < documents
    assert all((one in parts[0]) is not (one in parts[1]) for one in documents)


@pytest.mark.parametrize("name", ["iwslt1999", "dev-xx", "tuning-xx", "test-sk", ""])
def test_an_unknown_set_is_refused_with_the_names_of_all(data: Path, name: str) -> None:
    with pytest.raises(LabError, match="iwslt2011-ref"):
        load_test_set(name, data)


def test_a_set_that_is_not_there_says_which_file(data: Path) -> None:
    with pytest.raises(LabError, match=r"test2011asr.*--data"):
        load_test_set("iwslt2011-asr", data)


def test_joined_texts_keep_their_words() -> None:
    parts = [label_text(["One, two."], "en"), label_text(["Two? One."], "en")]
    joined = joined_texts(parts)
    assert [joined.types[word] for word in joined.words] == ["one", "two", "two", "one"]
    assert joined.labels.tolist() == [1, 2, 3, 2]


@pytest.mark.parametrize("name", SETS)
def test_every_set_has_a_form_that_is_read(name: str, tmp_path: Path) -> None:
    """In a folder with no set in it every one says that it is not here, and none breaks."""
    with pytest.raises(LabError) as failure:
        load_test_set(name, tmp_path)
    assert str(tmp_path) in str(failure.value)


def test_the_usual_sets_are_sets() -> None:
    assert set(USUAL) <= set(SETS)


@pytest.mark.corpus
@pytest.mark.parametrize(
    ("name", "words", "marks"),
    [("iwslt2011-ref", 12_626, [830, 807, 46]), ("iwslt2011-asr", 12_822, [798, 809, 35])],
)
def test_the_published_counts(
    name: str, words: int, marks: list[int], benchmarks_folder: Path
) -> None:
    found = load_test_set(name, benchmarks_folder.parent)
    assert len(found.text) == words
    assert np.bincount(found.text.labels)[1:].tolist() == marks
