# SPDX-License-Identifier: Apache-2.0
"""Names of the kinds of findings."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from interpunct.cutting.checks import Rule


def rule_title(rule: Rule) -> str:
    """Name of a kind of findings, in the user's language."""
    return {
        Rule.LINE_LENGTH: QCoreApplication.translate("Rules", "Line too long"),
        Rule.LINES: QCoreApplication.translate("Rules", "Too many lines"),
        Rule.SPEED: QCoreApplication.translate("Rules", "Too fast"),
        Rule.TOO_SHORT: QCoreApplication.translate("Rules", "Too short"),
        Rule.TOO_LONG: QCoreApplication.translate("Rules", "Too long"),
        Rule.GAP: QCoreApplication.translate("Rules", "Gap too small"),
        Rule.OVERLAP: QCoreApplication.translate("Rules", "Overlap"),
        Rule.ORDER: QCoreApplication.translate("Rules", "Out of order"),
        Rule.EMPTY: QCoreApplication.translate("Rules", "No text"),
        Rule.DURATION: QCoreApplication.translate("Rules", "No duration"),
    }[rule]
