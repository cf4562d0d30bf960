# SPDX-License-Identifier: Apache-2.0
"""`interpunct --version` and `interpunct doctor`: what a bug report needs."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from interpunct.bundles import bundle
from interpunct.cli import doctor
from interpunct.cli.app import app
from interpunct.doctor.engine_parts import Component, State, engine_parts
from interpunct.doctor.versions import how_to_add
from interpunct.errors import BundleError


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments])


@pytest.fixture
def with_parts(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets doctor find these parts."""

    def with_parts(*parts: Component) -> None:
        def found() -> Iterator[Component]:
            yield from parts

        monkeypatch.setattr(doctor, "_parts", found)

    return with_parts


ABSENT = Component("GPU", State.ABSENT, "speed", "no CUDA device", "Buy one.")
BROKEN = Component("model", State.BROKEN, "predicts", "heads.npz is missing.", "Install again.")


def test_the_version_names_what_a_bug_report_needs() -> None:
    told = dict(line.split(" ", 1) for line in invoke("--version").stdout.splitlines())
    assert told["interpunct"]
    assert told["NumPy"][0].isdigit()
    assert "default bundle interpunct-compact" in invoke("--version").stdout


def test_what_is_not_needed_is_no_fault(with_parts: Callable[..., None]) -> None:
    with_parts(ABSENT)
    done = invoke("doctor")
    assert done.exit_code == 0
    assert done.stdout.splitlines() == [
        "GPU: not found - no CUDA device",
        "    for: speed",
        "    get: Buy one.",
    ]


def test_what_is_broken_is_a_fault(with_parts: Callable[..., None]) -> None:
    with_parts(ABSENT, BROKEN)
    assert invoke("doctor").exit_code == 1


def test_doctor_tells_programs_in_json(with_parts: Callable[..., None]) -> None:
    with_parts(BROKEN)
    done = invoke("doctor", "--json")
    told: dict[str, Any] = json.loads(done.stdout)
    assert done.exit_code == 1
    assert told["sound"] is False
    assert told["parts"][0]["state"] == "broken"
    assert told["versions"]["interpunct"]


def test_a_library_that_does_not_load_is_broken_and_the_rest_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ctranslate2", None)
    _, gpu, torch, *_ = engine_parts()
    assert gpu.state is State.BROKEN
    assert "ctranslate2" in gpu.detail
    assert torch.name == "torch"


@pytest.mark.parametrize("version", ["0.54", None])
def test_an_extra_is_found_by_its_package(
    monkeypatch: pytest.MonkeyPatch, version: str | None
) -> None:
    absent = ("the extra http is not installed", "pip install 'interpunct[http]'")
    monkeypatch.setattr("interpunct.doctor.engine_parts.package_version", lambda _name: version)
    monkeypatch.setattr("interpunct.doctor.engine_parts._model", lambda: ABSENT)
    http = {part.name: part for part in engine_parts()}["http"]
    assert http.state is (State.FOUND if version else State.ABSENT)
    assert (http.detail, http.remedy) == (("uvicorn 0.54", "") if version else absent)


def test_a_damaged_model_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged() -> bundle.Bundle:
        raise BundleError("the file heads.npz is missing.")

    monkeypatch.setattr(bundle, "default_bundle", damaged)
    model, *others = engine_parts()
    assert model.state is State.BROKEN
    assert "heads.npz" in model.detail
    assert [part.name for part in others] == [
        *("GPU", "torch", "transcribe", "http"),
        *("watch", "models", "broadcast", "docx", "cluster"),
    ]


def test_what_a_packed_program_lacks_is_not_to_be_had_by_pip_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert how_to_add("torch") == "pip install 'interpunct[torch]'"
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert how_to_add("torch").startswith("Not in this package; where there is Python: pip ")
