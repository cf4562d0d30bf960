# SPDX-License-Identifier: Apache-2.0
"""Test sets of one's own, and the talks of the IWSLT campaigns."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpunct.errors import InterpunctError, LabError
from interpunct_lab.__main__ import main
from interpunct_lab.evaluation.test_sets import OwnSet, in_characters, load_test_set
from interpunct_lab.text.labelled import LabelledText, label_text
from interpunct_lab.text.talks import talks_in

XML = """<?xml version="1.0" encoding="UTF-8"?>
<mteval><refset setid="tst2017" srclang="English" trglang="German" refid="1">
<doc docid="1" genre="lectures">
<title>Boote & Wasser</title>
<seg id="1"> Wer fährt mit, </seg>
<seg id="2"> und wohin? </seg>
</doc>
<doc docid="2"><seg id="1">Tom &amp; Anna bleiben.</seg></doc>
</refset></mteval>
"""
TAGS = """<url>http://example.org/1</url>
<title>Boote</title>
Wer fährt mit,
und wohin?
<url>http://example.org/2</url>
<talkid>2</talkid>
Wir bleiben.
"""
SRT = """1
00:00:01,000 --> 00:00:02,000
Wer fährt mit,

2
00:00:02,000 --> 00:00:03,000
und wohin?
"""


def written(text: LabelledText) -> str:
    pairs = zip(text.words.tolist(), text.labels.tolist(), strict=True)
    return " ".join(text.types[word] + ("", ",", ".", "?")[label] for word, label in pairs)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("talks.de.xml", XML.split('<doc docid="2"', maxsplit=1)[0]),
        ("train.tags.de-en.de", TAGS.split("<url>http://example.org/2", maxsplit=1)[0]),
        ("talk.srt", SRT),
        ("tagged", "wer\tO\nfährt\tO\nmit\tCOMMA\nund\tO\nwohin\tQUESTION\n"),
        ("text.txt", "\ufeffWer fährt mit, und wohin?\n"),
    ],
)
def test_a_set_of_ones_own_in_each_form(tmp_path: Path, name: str, content: str) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8")
    found = OwnSet("boats", tmp_path / name, "de").load()
    assert written(found.text) == "wer fährt mit, und wohin?"
    assert found.languages == ("de",) * 5
    assert (found.name, found.about) == ("boats", name)


def test_talks_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "a.xml").write_text(XML, encoding="utf-8")
    (tmp_path / "train.tags.de-en.de").write_text(TAGS, encoding="utf-8")
    assert list(talks_in(tmp_path / "a.xml")) == [
        "Wer fährt mit, und wohin?",
        "Tom & Anna bleiben.",
    ]
    assert list(talks_in(tmp_path / "train.tags.de-en.de")) == [
        "Wer fährt mit, und wohin?",
        "Wir bleiben.",
    ]


def test_the_talks_of_a_campaign_are_labelled(tmp_path: Path) -> None:
    files = [tmp_path / "train.tags.de-en.de", tmp_path / "dev.xml"]
    for path, content in zip(files, (TAGS, XML), strict=True):
        path.write_text(content, encoding="utf-8")
    out = tmp_path / "labelled"
    main(["talks", *map(str, files), "--language", "de", "--out", str(out)])
    assert len(LabelledText.load(out / "de.npz")) == 16


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.xml", b"<mteval></mteval>"),
        ("a.txt", b""),
        ("a.txt", b"\xff\xfe\xfd"),
        ("a.xml", b"\xff\xfe\xfd"),
        ("a.srt", b""),
        ("nowhere.txt", None),
        ("nowhere.xml", None),
    ],
)
def test_what_is_no_set_is_told(tmp_path: Path, name: str, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(InterpunctError, match=name):
        OwnSet("own", tmp_path / name, "en").load()


def test_marks_inside_chinese_words_count_where_characters_are_units() -> None:
    """Rao et al. 2022, Table VI: a false alarm inside a word is one."""
    text = label_text(["今天我们走吧，TED 好吗？"], "zh-Hans")
    cut = in_characters(text)
    assert [cut.types[word] for word in cut.words] == [*"今天我们走吧", "ted", *"好吗"]
    assert written(cut) == "今 天 我 们 走 吧, ted 好 吗?"
    assert (cut.labels > 0).sum() == (text.labels > 0).sum()


def test_the_set_in_characters_has_the_marks_of_that_in_words(tmp_path: Path) -> None:
    path = tmp_path / "benchmarks" / "iwslt2012_zh" / "iwslt2012_test_zh"
    path.parent.mkdir(parents=True)
    path.write_text("今天我们 \n走吧，好吗？ \n", encoding="utf-8")
    words, characters = (
        load_test_set(name, tmp_path) for name in ("iwslt2012-zh", "iwslt2012-zh-characters")
    )
    assert len(characters.text) == len(characters.languages) == 8 > len(words.text)
    assert sorted(words.text.labels[words.text.labels > 0]) == sorted(
        characters.text.labels[characters.text.labels > 0]
    )


def test_a_set_that_has_no_language_like_that_is_told(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="no test set"):
        load_test_set("dev-xx", tmp_path)
