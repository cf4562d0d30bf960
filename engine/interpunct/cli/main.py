# SPDX-License-Identifier: Apache-2.0
"""Entry point of the command: it can be stopped before any slow import."""

import os

from interpunct.cli.console import complain
from interpunct.cli.stopping import end_cleanly, exit_code


def run() -> None:
    """Run the command line and exit."""
    try:
        end_cleanly()
        _run()
    except (KeyboardInterrupt, ImportError) as error:  # before any command could handle it
        stopped = error.__context__ if isinstance(error, ImportError) else error
        if not isinstance(stopped, KeyboardInterrupt):
            raise
        complain("stopped.")
        raise SystemExit(exit_code(stopped)) from None


def _run() -> None:
    # The matrices of the heads are small, so numpy's threads would mostly wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from interpunct.cli.app import app
    from interpunct.cli.output import make_lasting

    make_lasting()
    app(prog_name="interpunct")


if __name__ == "__main__":
    run()
