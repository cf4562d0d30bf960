# SPDX-License-Identifier: Apache-2.0
"""What `interpunct-editor` starts; without Qt it says what is missing, and how to get it."""

from __future__ import annotations

import sys

from interpunct.doctor.component import State
from interpunct_app.parts import qt_part, why_no_start


def run() -> None:
    """Start the editor, and end the process with it; exit code 2 where it cannot start."""
    qt = qt_part()
    if qt.state is not State.FOUND:
        print(why_no_start(qt), file=sys.stderr)
        sys.exit(2)
    from interpunct_app.program import start

    start()
