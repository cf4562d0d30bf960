# SPDX-License-Identifier: Apache-2.0
"""Entry point of `interpunct-editor`; without Qt it reports how to install it."""

from __future__ import annotations

import sys

from interpunct.doctor.engine_parts import State
from interpunct_app.parts import qt_part, why_no_start


def run() -> None:
    """Run the editor, and exit with its status, or with 2 if it cannot start."""
    qt = qt_part()
    if qt.state is not State.FOUND:
        print(why_no_start(qt), file=sys.stderr)
        sys.exit(2)
    from interpunct_app.program import start

    start()
