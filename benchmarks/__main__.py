# SPDX-License-Identifier: Apache-2.0
"""Run every measurement and print one table."""

from __future__ import annotations

import os

# One thread pool is enough: numpy's own would spin beside the model's.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from rich.console import Console
from rich.table import Table

from benchmarks import captions, command_line, editor, media, mixture, scale, throughput


def main() -> None:
    """Measure and print."""
    table = Table("what", "measured", "target", title="Interpunct on this machine")
    for room in (throughput, mixture, captions, command_line, scale, editor, media):
        for row in room.measurements():
            table.add_row(*row)
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
