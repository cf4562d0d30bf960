# SPDX-License-Identifier: Apache-2.0
"""Held-out text in two parts, and how it is seen that they are apart."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

import pytest

from interpunct.errors import LabError
from interpunct_lab.evaluation.overlap import list_fitted, overlap, runs, set_overlap
from interpunct_lab.evaluation.test_sets import TestSet, load_test_set
from interpunct_lab.text.labelled import LabelledText, label_text
from interpunct_lab.text.parts import HeldOutPart, documents, paragraphs_of, part_of
from interpunct_lab.text.training_data import label_corpora


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.txt.xz"
    path.parent.mkdir(parents=True, exist_ok=True)
    with lzma.open(path, "wt", encoding="utf-8") as file:
        file.write(text)
    return path


def debates(count: int) -> str:
    """Documents of two paragraphs, no two alike."""
    return "\n\n".join(
        f"{'Mr ' * number}President, we begin.\n{'So ' * number}we end." for number in range(count)
    )


def test_every_paragraph_is_in_one_part(tmp_path: Path) -> None:
    file = written(tmp_path / "en", "debates.test", debates(60))
    tuning, test = (list(paragraphs_of([file], part)) for part in HeldOutPart)
    assert tuning
    assert test
    assert len(tuning) + len(test) == 120
    assert not set(tuning) & set(test)


def test_documents_stay_whole_and_long_ones_are_cut(tmp_path: Path) -> None:
    file = written(tmp_path / "en", "debates.test", debates(2) + "\n\n\n" + 30 * "On it goes.\n")
    assert [len(found.paragraphs) for found in documents(file)] == [2, 2, 12, 12, 6]


def test_held_out_text_that_is_cut_short_is_named(tmp_path: Path) -> None:
    file = written(tmp_path / "corpora" / "dev" / "en", "debates.test", debates(60))
    file.write_bytes(file.read_bytes()[:-40])
    with pytest.raises(LabError, match=r"debates\.test\.txt\.xz: this is not a complete xz file"):
        list(documents(file))
    with pytest.raises(LabError, match=r"debates\.test\.txt\.xz"):
        load_test_set("dev-en", tmp_path)


def test_a_document_stays_in_its_part_where_others_come(tmp_path: Path) -> None:
    few, many = (
        {found.key: part_of(found, "en") for found in documents(file)}
        for file in (
            written(tmp_path / "few", "a", debates(20)),
            written(tmp_path / "many", "b", f"An opening.\n\n{debates(40)}"),
        )
    )
    assert few.items() <= many.items()


def test_sections_of_a_list_are_in_the_same_part_in_all_languages(tmp_path: Path) -> None:
    files = [
        written(tmp_path / code, "own.devtest.sentences", f"{code}.\n" * 100)
        for code in ("en", "cs")
    ]
    english, czech = ([found.key for found in documents(file)] for file in files)
    assert english == czech


def test_one_part_is_labelled(tmp_path: Path) -> None:
    file = written(tmp_path / "dev" / "en", "debates.test", debates(60))
    for part in HeldOutPart:
        label_corpora(tmp_path / "dev", tmp_path / part, part=part)
        kept = LabelledText.load(tmp_path / part / "en.npz")
        assert len(kept) == len(label_text(paragraphs_of([file], part), "en"))


def test_no_file_gives_more_words_than_the_most(tmp_path: Path) -> None:
    for name, words in (("long", 200), ("short", 4)):
        written(tmp_path / "dev" / "en", name, "\n".join(["We went home."] * words))
    label_corpora(tmp_path / "dev", tmp_path / "out", most=30)
    assert len(LabelledText.load(tmp_path / "out" / "en.npz")) == 30 + 12


def test_the_overlap_is_the_share_of_runs_that_both_have() -> None:
    numbers = "one two three four six seven eight nine ten eleven twelve thirteen"
    text = label_text([f"{numbers}."], "en")
    longer = label_text([f"{numbers} fourteen."], "en")
    test_set = TestSet("own", "", longer, ("en",) * len(longer))
    assert set_overlap(test_set, {"en": runs(text)}) == (0.5, {"en": 0.5})
    assert set_overlap(test_set, {"cs": runs(text)}) == (0.0, {"en": 0.0})


def test_the_cut_of_words_without_spaces_hides_no_overlap() -> None:
    chinese = label_text(["今天我们走吧，好吗？明天我们再来这里看一看，然后回家吃饭。"], "zh-Hans")
    letters = label_text(
        [" ".join("今天我们走吧，好吗？明天我们再来这里看一看，然后回家吃饭。")], "zh-Hans"
    )
    assert runs(chinese).tolist() == runs(letters).tolist() != []


def test_overlap_tells_what_was_trained_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path / "corpora" / "dev" / "en", "debates.test", debates(60))
    found = load_test_set("dev-en", tmp_path).text
    (tmp_path / "labelled").mkdir()
    found.save(tmp_path / "labelled" / "en.npz")
    kept = tmp_path / "overlap.json"
    for name in ("one", "two"):
        keep = [str(kept), name]
        overlap(tmp_path / "labelled", sets=["dev-en"], data=tmp_path, keep=keep)
        assert capsys.readouterr().out == "dev-en: 100.0% (en 100.0%)\n"
    assert json.loads(kept.read_text("utf-8")) == {"one": {"dev-en": 1.0}, "two": {"dev-en": 1.0}}
    list_fitted(tmp_path / "labelled", tmp_path / "corpora" / "dev", tmp_path / "fitted.toml")
    assert (tmp_path / "fitted.toml").read_text("utf-8").startswith('[documents]\nen = "')
