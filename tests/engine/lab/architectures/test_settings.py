# SPDX-License-Identifier: Apache-2.0
"""The sizes of every system: what is out of its range is refused in a sentence, wherever given."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_type_hints

import pytest
from msgspec import inspect

from interpunct.errors import BundleError, LabError
from interpunct.runtime.settings import Ranged, allowed, configured
from interpunct.runtime.systems import system_class, systems


def sizes() -> Iterator[Any]:
    """Every field of every system that has a range, and the range."""
    for system in systems():
        config = system_class(system).Config
        for name, kind in get_type_hints(config, include_extras=True).items():
            told = inspect.type_info(kind)
            told = told.types[0] if isinstance(told, inspect.UnionType) else told
            if isinstance(told, inspect.IntType | inspect.FloatType):
                yield pytest.param(config, name, told, kind, id=f"{system}-{name}")


def outside(told: Any) -> list[float]:
    """Values just below and above the range, and such as are no numbers at all."""
    step = 1 if isinstance(told, inspect.IntType) else 1e-3
    low = told.gt if told.ge is None else told.ge - step
    high = told.lt if told.le is None else told.le + step
    odd = [] if isinstance(told, inspect.IntType) else [math.nan, math.inf, -math.inf]
    return [low, high, *odd]


@pytest.mark.parametrize(("config", "name", "told", "kind"), list(sizes()))
def test_what_is_out_of_its_range_is_refused(
    config: type, name: str, told: Any, kind: Any
) -> None:
    assert None not in ((told.ge, told.gt)[told.ge is None], (told.le, told.lt)[told.le is None])
    for value in outside(told):
        sentence = f"{name} cannot be {value}: it is {allowed(kind)}."
        for settings, is_text in (({name: value}, False), ({name: str(value)}, True)):
            with pytest.raises(LabError) as caught:
                configured(config, settings, LabError, from_text=is_text)
            assert str(caught.value) == sentence
        with pytest.raises(BundleError, match=f"{name} cannot be"):
            configured(config, {name: value}, BundleError)
        if issubclass(config, Ranged):
            with pytest.raises(LabError, match=f"{name} cannot be"):
                config(**{name: value})


@pytest.mark.parametrize("from_text", [True, False])
def test_half_a_character_is_no_setting(from_text: bool) -> None:
    config = system_class("slot-filling").Config
    with pytest.raises(LabError, match="dropout cannot be"):
        configured(config, {"dropout": "\udcff"}, LabError, from_text=from_text)


@pytest.mark.parametrize("system", systems())
def test_what_is_no_number_or_no_choice_is_refused(system: str) -> None:
    config = system_class(system).Config
    kinds = get_type_hints(config, include_extras=True)
    for name in (field.name for field in fields(config) if kinds[field.name] is not str):
        for value in ("many", "", "1e400", "nan"):
            with pytest.raises(LabError, match=f"{name} cannot be {value}: it is "):
                configured(config, {name: value}, LabError, from_text=True)


@pytest.mark.parametrize("system", systems())
def test_the_defaults_are_in_range(system: str) -> None:
    config = system_class(system).Config
    assert configured(config, {}, LabError) == config()


@pytest.mark.parametrize(
    ("system", "settings", "told"),
    [
        ("layer-attention", {"frozen": "5"}, "frozen cannot be 5: it is a number from 0 to 1."),
        ("layer-attention", {"labels": "2"}, "labels cannot be 2: it is one of 3, 4."),
        ("slot-filling", {"none_weight": "0"}, "it is a number above 0 to 1,000."),
        ("char-cnn", {"kernels": "8"}, "too few for the widths 1 to 7 (widest)"),
        ("shift-lstm", {"shift": "101"}, "it is a whole number from 0 to 100."),
    ],
)
def test_a_sentence_tells_field_value_and_what_is_allowed(
    system: str, settings: dict[str, str], told: str
) -> None:
    with pytest.raises(LabError) as caught:
        configured(system_class(system).Config, settings, LabError, from_text=True)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("system", "settings", "told"),
    [
        ("shift-lstm", {"vocabulary": 3}, "a vocabulary of 3 pieces cannot be learnt"),
        ("electra", {"encoder": "tiny", "pieces": 9}, "a vocabulary of 9 pieces cannot be"),
        ("char-delay", {"least_count": 1e6}, "no character stands 1,000,000 times"),
    ],
)
def test_a_vocabulary_that_the_text_does_not_have_is_refused(
    system: str, settings: dict[str, Any], told: str
) -> None:
    chosen: Any = system_class(system)
    config = configured(chosen.Config, settings, LabError)
    words = dict.fromkeys(["the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog"], 3.0)
    with pytest.raises(LabError, match=told):
        chosen.learn_vocabulary(config, words)
