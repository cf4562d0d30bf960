# SPDX-License-Identifier: Apache-2.0
"""Functions of the commands of `python -m interpunct_lab.experts`."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import torch

from interpunct.errors import LabError
from interpunct.runtime.experts.description import (
    DESCRIPTION_FILE,
    ExpertFigures,
    read_description,
)
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.weights import WEIGHTS_FILE
from interpunct_lab.architectures.expert_network import named_expert
from interpunct_lab.evaluation.metrics import mean
from interpunct_lab.evaluation.tables import markdown_table, percent, training_cells
from interpunct_lab.making.expert_training import (
    Corpora,
    Queue,
    clock,
    finished_expert,
    train_expert,
)
from interpunct_lab.objectives.expert import measure_expert, words_per_second
from interpunct_lab.parameters import described
from interpunct_lab.sampling.expert_recipe import ExpertRecipe, changed, recipe_for
from interpunct_lab.text.tagged import read_tagged
from interpunct_lab.text.training_data import read_label_set
from interpunct_lab.training.checkpoints import is_begun

_Language = Annotated[str, described(metavar="CODE")]
_Folder = Annotated[Path, described("holds open/ and dev/")]
_Cache = Annotated[Path, described("keeps labelled text")]
_Run = Annotated[Path, described("folder of the training")]
_Settings = Annotated[
    list[str] | None,
    described("options of the recipe, as learning.passes=3", metavar="GROUP.NAME=VALUE"),
]
_Labels = Annotated[Path | None, described("a file with the label set; else the papers' four")]
_CACHE = Path("runs/experts/labelled")


def train_language(
    *,
    language: _Language,
    corpora: _Folder,
    out: _Run,
    start: Annotated[
        Path | None, described("an expert to begin from: its folder, or a shipped one's language")
    ] = None,
    cache: _Cache = _CACHE,
    labels: _Labels = None,
    set_: _Settings = None,
    threads: int = 1,
) -> None:
    """Train one language, or go on training it."""
    torch.set_num_threads(threads)
    begin = named_expert(start, language) if start else None
    recipe = _recipe(language, set_)
    trainer = _corpora(corpora, cache, labels).training(language, recipe, out, start=begin)
    train_expert(trainer, _tell)


def export_language(
    *,
    language: _Language,
    corpora: _Folder,
    run: _Run,
    out: Annotated[Path, described("folder of the expert")],
    cache: _Cache = _CACHE,
    labels: _Labels = None,
    set_: _Settings = None,
) -> None:
    """Write the best expert of a training, calibrated and measured.

    Raises LabError where nothing was trained yet.
    """
    if not is_begun(run):
        raise LabError("nothing is trained here yet.", file=run, remedy="Run train first.")
    texts = _corpora(corpora, cache, labels)
    trainer = texts.training(language, _recipe(language, set_), run)
    expert = finished_expert(trainer, texts.halves(language)[1])
    expert.save(out)
    _print(expert.description.metrics)


def measure_folder(
    expert: Annotated[Path, described("folder of the expert")],
    *,
    corpora: _Folder,
    tagged: Annotated[list[Path] | None, described("benchmark files", type=Path)] = None,
    speed: Annotated[bool, described("words a second too")] = False,
    keep: Annotated[bool, described("put the figures into its description")] = False,
    cache: _Cache = _CACHE,
    labels: _Labels = None,
) -> None:
    """Measure an expert on held-out text."""
    loaded = Expert.load(expert)
    language, earlier = loaded.description.language, loaded.description.metrics
    measuring = _corpora(corpora, cache, labels).halves(language)[1]
    figures = measure_expert(loaded, measuring)
    if earlier is not None:
        lost = earlier.quantisation_loss  # The training that lost it is gone.
        figures = msgspec.structs.replace(figures, quantisation_loss=lost)
    if keep:
        msgspec.structs.replace(loaded.description, metrics=figures).write(expert)
    rows: dict[str, Any] = {language: figures}
    for file in tagged or ():
        rows[str(file)] = measure_expert(loaded, read_tagged(file, language))
    if speed:
        rows["words a second"] = round(words_per_second(loaded, measuring))
    _print(rows)


def run_queue(
    *,
    languages: Annotated[list[str], described(nargs="+", metavar="CODE")],
    corpora: _Folder,
    runs: Annotated[Path, described("folder of the trainings")],
    out: Annotated[Path, described("folder of the experts")],
    start: Annotated[
        Path | None,
        described("begin from the expert here of the same, or of a related, language"),
    ] = None,
    until: Annotated[str | None, described("stop training at this local time, HH:MM")] = None,
    cache: _Cache = _CACHE,
    labels: _Labels = None,
    set_: _Settings = None,
    threads: int = 1,
) -> None:
    """Train and export many languages in order."""
    torch.set_num_threads(threads)
    recipes = {language: _recipe(language, set_) for language in languages}
    queue = Queue(_corpora(corpora, cache, labels), runs, out, start)
    queue.run(recipes, _tell, until=clock(until) if until else None)


def print_table(
    experts: Annotated[Path, described("folder with a folder for each expert")],
) -> None:
    """Print all experts of a folder as a Markdown table."""
    print(experts_table(experts))


def _corpora(folder: Path, cache: Path, labels: Path | None) -> Corpora:
    return Corpora(folder, cache, labels=read_label_set(labels))


def _recipe(language: str, settings: Sequence[str] | None) -> ExpertRecipe:
    return changed(recipe_for(language), settings or ())


def _tell(line: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {line}", flush=True)


def _print(found: object) -> None:
    print(json.dumps(msgspec.to_builtins(found), indent=1, ensure_ascii=False))


_HEADS = (
    "language", "words of text (M)", "words seen (M)", "CPU min", "from", "micro F1", "SER",
    "casing F1", "calibration error", "errors caught at 5 / 10 %", "half given", "MB",
)  # fmt: skip


def experts_table(folder: Path) -> str:
    """A row for every measured expert, and their mean.

    Raises LabError where there is none.
    """
    paths = [path.parent for path in sorted(folder.glob(f"*/{DESCRIPTION_FILE}"))]
    rows, figures = [], []
    for path in paths:
        expert = read_description(path)
        if expert.metrics is not None:
            rows.append(
                [
                    expert.language,
                    *training_cells(expert),
                    *_figures(expert.metrics),
                    f"{_megabytes(path):.2f}",
                ]
            )
            figures.append(expert.metrics)
    if not rows:
        raise LabError("there is no measured expert here.", file=folder)
    whole = f"{sum(map(_megabytes, paths)):.1f}"
    return markdown_table(_HEADS, [*rows, [*_means(figures), whole]])


def _figures(found: ExpertFigures) -> list[str]:
    caught = found.errors_caught
    return [
        percent(found.micro_f1),
        percent(found.slot_error_rate),
        percent(found.casing_f1),
        f"{found.calibration_error:.3f}",
        f"{caught['5%']:.0%} / {caught['10%']:.0%}",
        f"{100 * found.half_given_gain:+.1f}",
    ]


def _means(figures: Sequence[ExpertFigures]) -> list[str]:
    """The row of means, without its last cell."""
    casing = [item.casing_f1 for item in figures if item.casing_f1 is not None]
    columns = (
        [item.micro_f1 for item in figures],
        [item.slot_error_rate for item in figures],
        casing,
    )
    cells = [percent(mean(values)) if values else "–" for values in columns]
    return [f"mean of {len(figures)}", *[""] * 4, *cells, "", "", ""]


def _megabytes(folder: Path) -> float:
    return (folder / WEIGHTS_FILE).stat().st_size / 1e6
