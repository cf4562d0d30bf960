# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpunct.cutting.house_marks import with_house_marks
from interpunct.cutting.profiles import load_profile
from interpunct.marking.rendering import Rendered

Make = Callable[..., Any]


def rendered(cutting: Make, language: str, text: str) -> str:
    document = cutting().document((0, 3, text))
    transcript = cutting(language).transcript(document)
    house = with_house_marks(Rendered(document, transcript), load_profile("netflix"))
    payload = house.document.cues[0].payload
    for word, slot in zip(house.transcript.words, house.transcript.slots, strict=True):
        assert payload[word.start : word.end] == word.text
        assert payload[slot.start : slot.end] == slot.mark
    return payload


def test_chinese_commas_become_spaces_and_full_stops_go(cutting: Make) -> None:
    assert rendered(cutting, "zh-Hans", "下雨了，我们回家。") == "下雨了\u3000我们回家"


def test_questions_and_quotes_stay(cutting: Make) -> None:
    assert (
        rendered(cutting, "ja", "「行きますか？はい、行きます。」")
        == "「行きますか？はい\u3000行きます」"
    )


def test_a_comma_before_an_opening_quote_leaves_its_space(cutting: Make) -> None:
    assert rendered(cutting, "zh-Hans", "他说，“你好。”") == "他说\u3000“你好”"


def test_no_space_is_left_at_the_end_of_a_line(cutting: Make) -> None:
    assert rendered(cutting, "zh-Hans", "下雨了，\n我们回家。") == "下雨了\n我们回家"


def test_other_languages_keep_their_marks(cutting: Make) -> None:
    assert rendered(cutting, "en", "It rained, so we went home.") == "It rained, so we went home."
