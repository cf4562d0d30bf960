# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from interpunct.transcript.languages import language
from interpunct.transcript.segmenters import runs_on, segment


def test_segmenters_lose_nothing_and_keep_latin_words_whole() -> None:
    for code, text in (("zh", "我用Python3.5写代码"), ("ja", "私はPython3.5を使っています")):
        words = segment(text, code)
        assert "".join(words) == text
        assert any("Python" in word for word in words)
        assert len(words) > 2
    assert segment("one two", "en") == ["one", "two"]


def test_the_first_chinese_text_is_cut_without_a_message() -> None:
    program = "from interpunct.transcript.segmenters import segment; segment('我们走吧', 'zh')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_full_width_letters_and_digits_stay_whole() -> None:
    assert segment("价格是１２３４元", "zh") == ["价格", "是", "１２３４", "元"]
    assert "ＡＢＣ" in segment("我在ＡＢＣ工作", "zh")


def test_a_dot_in_a_foreign_name_parts_no_word() -> None:
    assert any("·" in word[1:-1] for word in segment("我见过列奥纳多·达芬奇", "zh"))


@given(
    st.text(alphabet="我们用写代码はをですPy3·~- ", max_size=30),
    st.sampled_from(["zh-Hans", "zh-Hant", "ja", "th", "en"]),
)
def test_words_are_the_text_without_its_spaces(text: str, code: str) -> None:
    words = segment(text, code)
    assert "".join(words) == "".join(text.split())
    assert all(words)


def test_thai_is_cut_into_words() -> None:
    assert segment("เราจะไปเที่ยวทะเล", "th") == ["เรา", "จะ", "ไป", "เที่ยว", "ทะเล"]


@given(st.text(alphabet="กขคงจเแโใไะาำิีึืุูเ็่้๊๋์ๆฯ", max_size=40))
def test_no_thai_word_is_cut_inside_a_cluster(text: str) -> None:
    words = segment(text, "th")
    assert not any(word[-1] in "เแโใไ" for word in words[:-1])
    assert not any(word[0] in "ะาำิีึืุู็่้๊๋์ๆฯ" for word in words[1:])


def test_a_word_runs_on_over_a_line_end_only_where_nothing_parts_words() -> None:
    assert runs_on("新しい視", "点から考える", language("ja"))
    assert not runs_on("東京に行きます", "明日は家にいます", language("ja"))
    assert not runs_on("some wor", "ds", language("en"))
    assert not runs_on("視", "", language("ja"))
