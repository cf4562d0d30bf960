# SPDX-License-Identifier: Apache-2.0
"""The description of a bundle: what is wrong in it is told by its field."""

from __future__ import annotations

import copy
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from interpunct.bundles.bundle import (
    DESCRIPTION,
    Bundle,
    default_bundle,
    load_bundle,
    redescribe,
    write_description,
    written_description,
)
from interpunct.bundles.description import CompactDescription, SystemDescription
from interpunct.errors import BundleError


@pytest.fixture
def bundle_copy(tiny_bundle: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(tiny_bundle, tmp_path / "copy"))


def changed(folder: Path, field: str, value: Any) -> None:
    """Write another `value` of the `field`, None for none at all."""
    content = copy.deepcopy(written_description(folder))
    *outer, last = field.split(".")
    place = content
    for name in outer:
        place = place[name]
    if value is None:
        del place[last]
    else:
        place[last] = value
    (folder / DESCRIPTION).write_text(json.dumps(content))


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("window", 0, r"window: expected `int` >= 4"),
        ("window", "128", r"window: expected `int`, got `str`"),
        ("encoder.layers", 0, r"encoder: layers is 0, which no encoder has"),
        ("encoder.heads", 3, r"encoder: 3 heads do not share a width of 32"),
        ("encoder.width", 1.5, r"encoder\.width: expected `int`, got `float`"),
        ("encoder.vocabulary", None, r"encoder: it lacks `vocabulary`"),
        ("labels", ["COMMA", "NONE", "PERIOD", "QUESTION"], r"the first label has to be NONE"),
        ("calibration", {"en": {"temperature": 0, "bias": [0, 0, 0, 0]}}, r"temperature"),
        ("calibration", {"en": {"temperature": 1, "bias": [0, 0, 0]}}, r"of 4 labels"),
        ("sha256", {"heads.npz": "../../etc/passwd"}, r"sha256"),
        ("languages", "en", r"languages: expected `array`"),
        ("name", "", r"name"),
        ("version", None, r"it lacks `version`"),
        ("sha256", None, r"it lacks `sha256`"),
    ],
)
def test_a_field_that_does_not_fit_is_named(
    bundle_copy: Path, field: str, value: Any, told: str
) -> None:
    changed(bundle_copy, field, value)
    with pytest.raises(BundleError, match=told) as failure:
        load_bundle(bundle_copy)
    assert str(failure.value).startswith(str(bundle_copy / DESCRIPTION))


def test_a_description_that_could_not_be_read_is_not_written(bundle_copy: Path) -> None:
    before = (bundle_copy / DESCRIPTION).read_bytes()
    with pytest.raises(BundleError, match="window"):
        redescribe(bundle_copy, {"window": "many"})
    assert (bundle_copy / DESCRIPTION).read_bytes() == before


def test_what_this_version_does_not_know_stays_in_a_changed_bundle(bundle_copy: Path) -> None:
    changed(bundle_copy, "of_later", {"years": [1, 2]})
    load_bundle(bundle_copy).verify()
    redescribe(bundle_copy, {"name": "renamed"}, card="# another\n")
    bundle = load_bundle(bundle_copy)
    bundle.verify()
    assert bundle.name == "renamed 1"
    assert written_description(bundle_copy)["of_later"] == {"years": [1, 2]}


def test_a_bundle_of_one_kind_is_not_taken_for_another(bundle_copy: Path) -> None:
    bundle = load_bundle(bundle_copy)
    assert bundle.described(CompactDescription).encoder.width == 32
    with pytest.raises(BundleError, match="bundle of the system compact"):
        bundle.described(SystemDescription)


def test_a_published_system_has_no_window_of_tokens(tmp_path: Path) -> None:
    told = {"name": "x", "version": "1", "system": "crf", "languages": ["en"], "config": {}}
    write_description(tmp_path, told)
    with pytest.raises(BundleError, match="bundle of the system crf"):
        _ = load_bundle(tmp_path).window


def test_the_shipped_bundle_is_read_as_it_always_was() -> None:
    bundle: Bundle = default_bundle()
    told, raw = bundle.described(CompactDescription), written_description(bundle.folder)
    assert told.metrics is not None
    assert told.metrics.mean_micro_f1 == raw["metrics"]["mean_micro_f1"]
    assert {code: fit.temperature for code, fit in told.calibration.items()} == {
        code: fit["temperature"] for code, fit in raw["calibration"].items()
    }
    assert told.training.tokens == raw["training"]["tokens"]
    assert told.ablation is not None
    assert len(told.ablation.rows) == len(raw["ablation"]["rows"])
