# SPDX-License-Identifier: Apache-2.0
"""Leaderboard of everything on this machine that restores marks, on the same sets.

    python -m benchmarks.peers --data ../shared --out leaderboard
    python -m benchmarks.peers --words iwslt2011-ref words.txt
    python -m benchmarks.peers --predictions theirs iwslt2011-ref labels.tsv

Rows are the default bundle, every installed bundle, packages of other projects where pip has them,
and files of predictions (`benchmarks.peers.predictions` has their form). Nothing is downloaded: a
row that lacks something says what. Each row has a process of its own, without a GPU.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from benchmarks.peers.measuring import BUNDLE, ENDPOINT, PACKAGE, Row, of_columns, row_of, short
from benchmarks.peers.packages import PACKAGES
from benchmarks.peers.predictions import read_predictions, write_words
from benchmarks.peers.table import markdown
from interpunct.bundles.bundle import default_folder, installed_bundles
from interpunct.files import replace_file
from interpunct_lab.evaluation.test_sets import load_test_set
from interpunct_lab.parameters import as_program

_PROGRAM = "python -m benchmarks.peers"
SETS = ("iwslt2011-ref", "iwslt2011-asr")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the peers, print the table, and write it where asked."""
    given = _parser().parse_args(arguments)
    if given.words:
        name, path = given.words
        write_words(short(load_test_set(name, given.data), given.most_words), Path(path))
        return
    rows = [*_measured(given), *_predicted(given)]
    print(markdown(rows, given.sets))
    if given.out:
        _write(rows, given.sets, given.out)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=_PROGRAM,
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--data", type=Path, default=Path("../shared"), help="folder of the sets")
    parser.add_argument("--sets", nargs="+", default=SETS, metavar="SET")
    parser.add_argument("--most-words", type=int, default=0, help="of each set; 0 for all")
    parser.add_argument(
        "--bundle", action="append", default=[], metavar="FOLDER", help="one more bundle"
    )
    parser.add_argument(
        "--endpoint",
        nargs=2,
        metavar=("ENDPOINT", "MODEL"),
        help="a row for a language model alone; all words of the sets go there",
    )
    parser.add_argument(
        "--predictions",
        action="append",
        nargs=3,
        default=[],
        metavar=("NAME", "SET", "FILE"),
        help="a row for labels in a file",
    )
    parser.add_argument(
        "--words", nargs=2, metavar=("SET", "FILE"), help="only write the words of a set"
    )
    parser.add_argument("--out", type=Path, help="folder for leaderboard.md and .json")
    return parser


def _measured(given: argparse.Namespace) -> Iterator[Row]:
    bundles = [str(default_folder()), *(str(each.folder) for each in installed_bundles())]
    for name in dict.fromkeys([*bundles, *given.bundle]):
        yield from _rows(BUNDLE, name, given)
    for name, package in PACKAGES.items():
        if package.is_here:
            yield from _rows(PACKAGE, name, given)
        else:
            yield from _empty(name, f"needs pip install {name}, and weights from a network", given)
    if given.endpoint:
        yield from _rows(ENDPOINT, " ".join(given.endpoint), given)
    else:
        yield from _empty("a language model alone", "needs --endpoint, maybe a network", given)


def _rows(kind: str, name: str, given: argparse.Namespace) -> Iterator[Row]:
    """The rows of a peer, measured in a new process; empty ones where it fails."""
    command = [sys.executable, "-m", "benchmarks.peers.measuring", kind, name]
    options = [",".join(given.sets), str(given.data), str(given.most_words)]
    done = subprocess.run([*command, *options], check=False, capture_output=True, text=True)
    for line in done.stdout.splitlines():
        yield msgspec.json.decode(line, type=Row)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["it failed"])[-1]
        yield from _empty(Path(name).name, f"could not be measured: {reason}", given)


def _empty(name: str, reason: str, given: argparse.Namespace) -> Iterator[Row]:
    for set_name in given.sets:
        yield Row(set=set_name, peer=name, reason=reason)


def _predicted(given: argparse.Namespace) -> Iterator[Row]:
    for name, set_name, path in given.predictions:
        test_set = short(load_test_set(set_name, given.data), given.most_words)
        measured = of_columns(test_set, read_predictions(Path(path), test_set))
        yield row_of(name, test_set, measured, sure=False, cases=False)


def _write(rows: Sequence[Row], sets: Sequence[str], out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    text = json.dumps(msgspec.to_builtins(rows), indent=1, ensure_ascii=False) + "\n"
    for name, data in (("leaderboard.json", text), ("leaderboard.md", markdown(rows, sets))):
        replace_file(out / name, partial(Path.write_text, data=data, encoding="utf-8"))


if __name__ == "__main__":
    as_program(main, _PROGRAM)
