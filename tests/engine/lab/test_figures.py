# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.errors import LanguageError
from interpunct.transcript.languages import Group, languages
from interpunct_lab.evaluation.plots import grouped


def test_every_language_is_shown_in_one_group_and_no_group_is_empty() -> None:
    groups = grouped({entry.code: entry.code for entry in languages()})
    assert list(groups) == [group.value for group in Group]
    members = [code for codes in groups.values() for code in codes]
    assert sorted(members) == [entry.code for entry in languages()]


def test_groups_keep_their_order_and_drop_out_when_empty() -> None:
    assert grouped({"cs": 1, "en": 2, "pl": 3}) == {"Germanic": [2], "Slavic": [1, 3]}


def test_an_unknown_code_is_named() -> None:
    with pytest.raises(LanguageError, match="'xx'"):
        grouped({"xx": 1})
