# SPDX-License-Identifier: Apache-2.0
"""What stands in cards and tables."""

from __future__ import annotations

from pathlib import Path

from interpunct_lab.evaluation.tables import markdown_table
from interpunct_lab.making.release import data_licences


def test_a_table_has_a_rule_below_its_head_and_no_line_end() -> None:
    assert markdown_table(("set", "F1"), [("a", "1"), ("b", "2")]) == (
        "| set | F1 |\n|---|---|\n| a | 1 |\n| b | 2 |"
    )
    assert markdown_table(("set",), []) == "| set |\n|---|"


def test_licences_are_told_by_how_much_stands_under_them(tmp_path: Path) -> None:
    manifest = tmp_path / "manifest.tsv"
    rows = [
        "open\tCC0\t10000",
        "research\tnone\t9000000",
        "open\tCC-BY\t1500000",
        "open\tCC0\t9000",
    ]
    manifest.write_text("\n".join(["tier\tlicence\tbytes", *rows]) + "\n")
    assert [(row.licence, row.megabytes) for row in data_licences(manifest)] == [
        ("CC-BY", 1.5),
        ("CC0", 0.02),
    ]
