# SPDX-License-Identifier: Apache-2.0
"""Commands that make the default bundle: `python -m interpunct_lab COMMAND --help`.

They use argparse, not typer, because a bare GPU machine has torch, numpy and sentencepiece only.
"""

from __future__ import annotations

from collections.abc import Sequence

from interpunct_lab.parameters import as_program, run_command

_PROGRAM = "python -m interpunct_lab"
_COMMANDS = {
    "label": ("text.training_data:label_corpora", "read corpora into labelled words"),
    "overlap": ("evaluation.overlap:overlap", "share of a test set in a text"),
    "fitted": ("evaluation.overlap:list_fitted", "list the documents that a bundle was fitted on"),
    "talks": ("text.talks:label_talks", "read the talks of an IWSLT campaign into labelled words"),
    "vocabulary": ("making.compact_pieces:choose_pieces", "choose the pieces of all languages"),
    "train": (
        "making.compact_training:train_compact",
        "train the compact system, or go on training it",
    ),
    "ablate": ("making.ablation:ablate", "compare short trainings that differ in one thing"),
    "release": ("making.release:release", "make, calibrate and measure a bundle"),
    "join": ("making.release:join", "join a bundle and experts, calibrate and measure them"),
    "shares": ("making.shares:fit_bundle_shares", "fit the shares of bundles in a mixture"),
    "times": ("making.time_training:learn_times", "learn time evidence from recordings"),
    "compare": ("evaluation.shown_marks:compare", "difference of two systems, with its interval"),
    "curve": ("evaluation.learning_curve:draw_learning_curve", "draw F1 over words learnt from"),
    "tokens": (
        "evaluation.token_counts:tell_token_counts",
        "count the tokens of several encoders",
    ),
    "pieces": ("evaluation.piece_overlap:tell_piece_overlap", "pieces that languages share"),
    "figures": ("evaluation.plots:draw_figures", "draw a bundle's figures by language group"),
}
"""Module and function of each command, imported when it is asked for, and its help."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command of the laboratory."""
    run_command(_PROGRAM, __doc__, "interpunct_lab", _COMMANDS, arguments)


if __name__ == "__main__":
    as_program(main, _PROGRAM)
