# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.errors import LanguageError
from interpunct.lab.evaluation.language_groups import GROUPS, group_of, grouped
from interpunct.transcript.languages import languages


def test_every_language_is_in_one_group() -> None:
    members = sorted(code for codes in GROUPS.values() for code in codes)
    assert members == sorted(entry.code for entry in languages())


def test_groups_keep_their_order_and_drop_out_when_empty() -> None:
    assert grouped({"cs": 1, "en": 2, "pl": 3}) == {"Germanic": [2], "Slavic": [1, 3]}


def test_an_unknown_code_is_named() -> None:
    with pytest.raises(LanguageError, match="'xx'"):
        group_of("xx")
