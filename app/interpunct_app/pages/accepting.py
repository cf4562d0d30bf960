# SPDX-License-Identifier: Apache-2.0
"""Accepting at once what the model is sure of."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from interpunct.review.queue import certain
from interpunct_app.files.questions import ask_to_accept
from interpunct_app.review.reviewer import Reviewer

translate = QCoreApplication.translate

_SURE = 0.9
"""From which confidence on a slot may be accepted unseen, where the user limits something else."""


def accept_confident(parent: QWidget, reviewer: Reviewer) -> None:
    """Accept what is sure in the file as one step, once the user has agreed."""
    policy, threshold = reviewer.queue.policy, reviewer.queue.policy.threshold or _SURE
    entries = certain(reviewer.state, threshold, capitals=policy.capitals)
    if not entries:
        reviewer.refused.emit(translate("Page", "Nothing undecided is that sure."))
    elif ask_to_accept(parent, len(entries), threshold * 100):
        reviewer.accept_all(entries)
