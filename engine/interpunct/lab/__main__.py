# SPDX-License-Identifier: Apache-2.0
"""How the default bundle is made: `python -m interpunct.lab COMMAND --help`.

They use argparse, not typer, because a bare GPU machine has torch, numpy and sentencepiece only.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pkgutil import resolve_name

from interpunct.lab.parameters import add_parameters

_COMMANDS = {
    "label": ("text.training_data:label_corpora", "read corpora into labelled words"),
    "vocabulary": ("compact.pieces:choose_pieces", "choose the pieces of all languages"),
    "train": ("compact.run:train_compact", "train the compact system, or go on training it"),
    "ablate": ("compact.ablation:ablate", "short trainings that differ in one thing"),
    "release": ("compact.release:release", "make, calibrate and measure a bundle"),
    "join": ("compact.joining:join", "join a bundle and experts, calibrate and measure them"),
    "figures": ("compact.figures:draw_figures", "draw a bundle's figures by language group"),
}
"""Module and function of each command, imported when it is asked for, and its help."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command of the laboratory."""
    arguments = sys.argv[1:] if arguments is None else arguments
    parser = ArgumentParser(prog="python -m interpunct.lab", description=__doc__)
    commands = parser.add_subparsers(required=True)
    for name, (place, text) in _COMMANDS.items():
        command = commands.add_parser(name, help=text)
        if name in arguments[:1]:
            function = resolve_name(f"interpunct.lab.{place}")
            command.set_defaults(function=function)
            add_parameters(command, function)
    options = vars(parser.parse_args(arguments))
    options.pop("function")(**options)


if __name__ == "__main__":
    main()
