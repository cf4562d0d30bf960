# SPDX-License-Identifier: Apache-2.0
"""Question why a finding is right as it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QWidget

from interpunct.cutting.checks import Finding
from interpunct_app.translation import translated

translate = QCoreApplication.translate


def ask_reason(parent: QWidget, finding: Finding, known: Sequence[str]) -> str | None:
    """Reason of the user, typed or one of the `known`; None if cancelled. It may be empty."""
    title = translate("Quality", "Exception for cue {cue}").format(cue=finding.cue + 1)
    ask = translate("Quality", "Why is this right as it is?")
    label = f"{translated(finding.message)}\n{ask}"
    reasons = ["", *known]
    reason, is_given = QInputDialog.getItem(parent, title, label, reasons, 0, editable=True)
    return reason if is_given else None
