# SPDX-License-Identifier: Apache-2.0
"""Installation of a bundle or a published model, as a task."""

from __future__ import annotations

from typing import Any

from interpunct.bundles.bundle import Bundle
from interpunct.captions.addresses import FetchCancelled
from interpunct.runtime.converted.installing import install
from interpunct.runtime.converted.pickles import PickleError
from interpunct_app.background import Task


def installed(task: Task, source: str, **options: Any) -> Bundle | PickleError | None:
    """The installed bundle; None where fetching was cancelled.

    The progress of fetching is handed over in percent. Weights in a pickle that is not allowed yet
    are the result itself, for a question to the user.
    """
    shown = -1

    def tell(here: int, size: int) -> None:
        nonlocal shown
        percent = 100 * here // max(size, 1)
        if percent > shown:
            shown = percent
            task.hand_over(percent)

    try:
        return install(source, told=tell, cancelled=task.cancelled, **options)
    except PickleError as error:
        return error
    except FetchCancelled:
        return None
