# SPDX-License-Identifier: Apache-2.0
"""Language experts: `python -m interpunct.lab.experts COMMAND --help`."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from interpunct.lab.experts.options import ExpertRecipe
from interpunct.lab.experts.run import Corpora

_Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def run_command(arguments: Sequence[str] | None = None) -> None:
    """Run one command."""
    options = _parser().parse_args(arguments)
    options.command(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m interpunct.lab.experts", description=__doc__)
    commands = parser.add_subparsers(required=True)
    for add in (_add_train, _add_export, _add_measure, _add_queue, _add_table):
        add(commands)
    return parser


def _add_train(commands: _Commands) -> None:
    command = commands.add_parser("train", help="train one language, or go on training it")
    command.add_argument("--language", required=True)
    command.add_argument("--out", type=Path, required=True, help="folder of the training")
    command.add_argument("--start", type=Path, help="folder of an expert to begin from")
    _add_texts(command)
    _add_recipe(command)
    command.set_defaults(command=_train)


def _add_export(commands: _Commands) -> None:
    command = commands.add_parser("export", help="write the best expert of a training")
    command.add_argument("--language", required=True)
    command.add_argument("--run", type=Path, required=True, help="folder of the training")
    command.add_argument("--out", type=Path, required=True, help="folder of the expert")
    _add_texts(command)
    _add_recipe(command)
    command.set_defaults(command=_export)


def _add_measure(commands: _Commands) -> None:
    command = commands.add_parser("measure", help="measure an expert")
    command.add_argument("expert", type=Path, help="folder of the expert")
    command.add_argument("--tagged", type=Path, nargs="*", default=[], help="benchmark files")
    command.add_argument("--speed", action="store_true", help="words a second too")
    _add_texts(command)
    command.set_defaults(command=_measure)


def _add_queue(commands: _Commands) -> None:
    command = commands.add_parser("queue", help="train and export many languages in order")
    command.add_argument("--languages", nargs="+", required=True)
    command.add_argument("--runs", type=Path, required=True, help="folder of the trainings")
    command.add_argument("--out", type=Path, required=True, help="folder of the experts")
    command.add_argument(
        "--start",
        type=Path,
        metavar="FOLDER",
        help="begin from the expert there of the same, or of a related, language",
    )
    command.add_argument("--until", help="stop training at this local time, HH:MM")
    _add_texts(command)
    _add_recipe(command)
    command.set_defaults(command=_queue)


def _add_table(commands: _Commands) -> None:
    command = commands.add_parser("table", help="all experts of a folder as a Markdown table")
    command.add_argument("experts", type=Path, help="folder with a folder for each expert")
    command.set_defaults(command=_table)


def _add_texts(command: argparse.ArgumentParser) -> None:
    command.add_argument("--corpora", type=Path, required=True, help="holds open/ and dev/")
    command.add_argument(
        "--cache", type=Path, default=Path("runs/experts/labelled"), help="keeps labelled text"
    )


def _add_recipe(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--set",
        nargs="*",
        default=[],
        metavar="GROUP.NAME=VALUE",
        help="an option of the recipe, as learning.passes=3 or shape.state=96",
    )
    command.add_argument("--threads", type=int, default=1)


def _texts(options: argparse.Namespace) -> Corpora:
    from interpunct.lab.experts.run import Corpora

    return Corpora(options.corpora, options.cache)


def _recipe(options: argparse.Namespace, language: str) -> ExpertRecipe:
    import torch

    from interpunct.lab.experts.options import recipe_for

    torch.set_num_threads(options.threads)
    recipe = recipe_for(language)
    for setting in options.set:
        place, _, value = setting.partition("=")
        group, _, name = place.partition(".")
        changed = replace(getattr(recipe, group), **{name: json.loads(value)})
        recipe = replace(recipe, **{group: changed})
    return recipe


def _tell(line: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {line}", flush=True)


def _train(options: argparse.Namespace) -> None:
    from interpunct.lab.experts.run import train_expert
    from interpunct.models.experts.expert import Expert

    recipe = _recipe(options, options.language)
    start = Expert.load(options.start) if options.start else None
    train_expert(options.language, _texts(options), recipe, options.out, _tell, start=start)


def _export(options: argparse.Namespace) -> None:
    from interpunct.lab.experts.run import export_expert

    recipe = _recipe(options, options.language)
    described = export_expert(options.language, _texts(options), recipe, options.run, options.out)
    print(json.dumps(described.metrics, indent=1))


def _measure(options: argparse.Namespace) -> None:
    from interpunct.lab.experts.run import measure_expert, measure_speed, measure_tagged
    from interpunct.models.experts.description import read_description

    language = read_description(options.expert).language
    measuring = _texts(options).halves(language)[1]
    rows: dict[str, Any] = {language: measure_expert(options.expert, measuring)}
    rows |= {str(file): measure_tagged(options.expert, file) for file in options.tagged}
    if options.speed:
        rows["words a second"] = round(measure_speed(options.expert, measuring))
    print(json.dumps(rows, indent=1))


def _queue(options: argparse.Namespace) -> None:
    from interpunct.lab.experts.queue import Queue, clock

    recipes = {language: _recipe(options, language) for language in options.languages}
    queue = Queue(_texts(options), options.runs, options.out, options.start)
    queue.run(recipes, _tell, until=clock(options.until) if options.until else None)


def _table(options: argparse.Namespace) -> None:
    from interpunct.lab.experts.report import experts_table

    print(experts_table(options.experts))


if __name__ == "__main__":
    run_command()
