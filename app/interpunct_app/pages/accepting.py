# SPDX-License-Identifier: Apache-2.0
"""Accepts all marks and casings that the model is sure of, in one step."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from interpunct.review.queue import certain
from interpunct_app.files.questions import ask_to_accept
from interpunct_app.review.reviewer import Reviewer

translate = QCoreApplication.translate

_SURE = 0.9
"""Confidence from which a slot may be accepted unseen if the policy sets no threshold."""


def accept_confident(parent: QWidget, reviewer: Reviewer) -> None:
    """Accept the file's sure marks and casings as one step, if the user agrees."""
    policy, threshold = reviewer.queue.policy, reviewer.queue.policy.threshold or _SURE
    entries = certain(reviewer.work, threshold, capitals=policy.capitals)
    if not entries:
        reviewer.refused.emit(translate("Page", "Nothing undecided is that sure."))
    elif ask_to_accept(parent, len(entries), threshold * 100):
        reviewer.accept_all(entries)
