# SPDX-License-Identifier: Apache-2.0
"""Components that Interpunct uses and their states; those of the engine: model, GPU, torch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from interpunct.doctor.versions import how_to_add, package_version
from interpunct.errors import InterpunctError

_CAPTIONS = b"1\n00:00:01,000 --> 00:00:04,000\nhow are you today i am fine\n"


class State(StrEnum):
    """State of a component."""

    FOUND = "found"
    """It is installed and works."""

    ABSENT = "not found"
    """It is not installed; everything else works without it."""

    BROKEN = "broken"
    """It is needed but not installed, or it is installed but does not work."""


@dataclass(frozen=True, slots=True)
class Component:
    """A checked component: `detail` describes its state or its problem.

    `purpose` is its use; `remedy` is the way to get it, empty where nothing is to be done.
    """

    name: str
    state: State
    purpose: str
    detail: str
    remedy: str = ""


def engine_parts() -> Iterator[Component]:
    """Check each component; the model is verified and used, which takes seconds."""
    yield _model()
    yield _gpu()
    yield _extra("torch", "torch", "training, adapting and published systems")
    yield _recogniser()
    yield _extra("http", "uvicorn", "serves other programs over HTTP")
    yield _extra("watch", "watchfiles", "a watched folder tells of new files by itself")
    yield _extra("models", "onnxruntime", "runs published models without torch")
    yield _extra("broadcast", "ttconv", "reads SCC and EBU STL")
    yield _extra("docx", "python-docx", "reads and writes documents of word processors")
    yield _extra("cluster", "ray", "works on several machines")


def _model() -> Component:
    """The default bundle: verified files, and one punctuated sentence."""
    from interpunct.bundles.bundle import default_bundle

    purpose = "predicts marks and capitals"
    try:
        bundle = default_bundle()
        bundle.verify()
        text = _punctuated(_CAPTIONS)
    except (InterpunctError, ImportError, OSError) as error:
        return Component("model", State.BROKEN, purpose, str(error), "Install Interpunct again.")
    files = len(bundle.description.sha256)
    detail = f"{bundle.name}, {files} files as published; it writes “{text}”"
    return Component("model", State.FOUND, purpose, detail)


def _punctuated(captions: bytes) -> str:
    from interpunct.runtime.opening import load_predictor
    from interpunct.work.options import Options
    from interpunct.work.work import Work

    work = Work.of_bytes(captions, Options(languages=("en",)))
    work.punctuate(load_predictor(device="cpu"))
    return work.cue_text(0).text


def _gpu() -> Component:
    purpose = "makes predictions faster; the CPU does the work without one"
    if package_version("ctranslate2") is None:
        return Component(
            "GPU", State.BROKEN, purpose, "CTranslate2 is not installed", "Install it again."
        )
    try:
        import ctranslate2
    except (ImportError, OSError) as error:  # installed, but one of its libraries is missing
        return Component("GPU", State.BROKEN, purpose, str(error), "Install CTranslate2 again.")
    try:
        count = ctranslate2.get_cuda_device_count()
    except (RuntimeError, ValueError) as error:  # an incompatible driver
        return Component("GPU", State.ABSENT, purpose, str(error), "Update the driver of the GPU.")
    if not count:
        remedy = "Needs an NVIDIA GPU with its driver, CUDA 12 and cuBLAS."
        return Component("GPU", State.ABSENT, purpose, "no CUDA device", remedy)
    return Component("GPU", State.FOUND, purpose, f"{count} × CUDA")


def _extra(name: str, package: str, purpose: str) -> Component:
    """The extra `name`, which is installed if its `package` is."""
    found = package_version(package)
    if found is None:
        detail = f"the extra {name} is not installed"
        return Component(name, State.ABSENT, purpose, detail, how_to_add(name))
    return Component(name, State.FOUND, purpose, f"{package} {found}")


def _recogniser() -> Component:
    from interpunct.hearing.models import recognisers

    purpose = "recognises speech"
    found = package_version("faster-whisper")
    if found is None:
        detail = "the extra transcribe is not installed"
        return Component("transcribe", State.ABSENT, purpose, detail, how_to_add("transcribe"))
    try:
        import faster_whisper  # noqa: F401 - a library of it may be missing
    except (ImportError, OSError) as error:
        remedy = "Install faster-whisper again."
        return Component("transcribe", State.BROKEN, purpose, str(error), remedy)
    names = [each.name for each in recognisers() if each.is_fetched]
    detail = f"faster-whisper {found}; models: {', '.join(names) or 'none fetched yet'}"
    return Component("transcribe", State.FOUND, purpose, detail)
