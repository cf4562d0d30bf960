# SPDX-License-Identifier: Apache-2.0
"""State of a queue of trainings: languages that are done, begun and left, in core minutes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from interpunct.runtime.experts.description import DESCRIPTION_FILE, read_description
from interpunct_lab.sampling.expert_recipe import ExpertRecipe
from interpunct_lab.text.text_files import text_files
from interpunct_lab.training.checkpoints import load_checkpoint, taking_up


@dataclass(frozen=True, slots=True)
class LanguageState:
    """A language of a queue: size of its text times passes, and CPU seconds so far."""

    code: str
    size: float
    seconds: float
    is_done: bool


def states_of(
    recipes: Mapping[str, ExpertRecipe], texts: Path, runs: Path, experts: Path
) -> list[LanguageState]:
    """The state of each language of a queue, in order.

    `texts` and the other two folders have a folder for each language.
    """
    return [
        _state(code, recipe, texts / code, runs / code, experts / code)
        for code, recipe in recipes.items()
    ]


def _state(code: str, recipe: ExpertRecipe, text: Path, run: Path, expert: Path) -> LanguageState:
    size = recipe.learning.passes * sum(file.stat().st_size for file in text_files(text))
    if (expert / DESCRIPTION_FILE).exists():
        training = read_description(expert).training
        return LanguageState(code, size, training.cpu_seconds if training else 0, is_done=True)
    kept = load_checkpoint(run, mapped=True)
    if kept is None:
        return LanguageState(code, size, 0, is_done=False)
    with taking_up(run):
        return LanguageState(code, size, kept["progress"]["cpu_seconds"], is_done=False)


def told(states: list[LanguageState]) -> str:
    """A sentence on a queue. The time left is estimated from the languages that are done."""
    done = [state for state in states if state.is_done]
    begun = [state for state in states if state.seconds and not state.is_done]
    left = [state for state in states if not state.seconds and not state.is_done]
    parts = [f"{len(done)} done ({_minutes(done)} core minutes)"]
    parts += [f"{state.code} begun ({_minutes([state])})" for state in begun]
    parts.append(f"{len(left)} not begun")
    return ", ".join(parts) + _estimate(done, begun + left)


def _minutes(states: list[LanguageState]) -> int:
    return round(sum(state.seconds for state in states) / 60)


def _estimate(done: list[LanguageState], others: list[LanguageState]) -> str:
    size = sum(state.size for state in done)
    if not size or not others:
        return "."
    pace = sum(state.seconds for state in done) / size
    seconds = sum(max(0.0, pace * state.size - state.seconds) for state in others)
    return f"; about {round(seconds / 60):,} core minutes left."
