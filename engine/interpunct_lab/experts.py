# SPDX-License-Identifier: Apache-2.0
"""Language experts: `python -m interpunct_lab.experts COMMAND --help`."""

from __future__ import annotations

from collections.abc import Sequence

from interpunct_lab.parameters import as_program, run_command

_PROGRAM = "python -m interpunct_lab.experts"
_COMMANDS = {
    "train": ("cli.experts:train_language", "train one language, or go on training it"),
    "export": ("cli.experts:export_language", "write the best expert of a training"),
    "measure": ("cli.experts:measure_folder", "measure an expert"),
    "queue": ("cli.experts:run_queue", "train and export many languages in order"),
    "table": ("cli.experts:print_table", "all experts of a folder as a Markdown table"),
}


def run_expert_command(arguments: Sequence[str] | None = None) -> None:
    """Run one command."""
    run_command(_PROGRAM, __doc__, "interpunct_lab", _COMMANDS, arguments)


if __name__ == "__main__":
    as_program(run_expert_command, _PROGRAM)
