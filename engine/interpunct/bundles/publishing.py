# SPDX-License-Identifier: Apache-2.0
"""A bundle as a folder for the Hugging Face hub, and its upload.

The folder is the bundle with a `README.md`: its card, under the facts that the hub shows. It is a
bundle itself, for `--model` and `interpunct models install`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from interpunct.bundles.bundle import (
    DESCRIPTION,
    Bundle,
    copy_bundle,
    find_bundle,
    load_bundle,
    redescribe,
)
from interpunct.bundles.description import (
    PUBLISHED,
    CompactDescription,
    Description,
    ExportedDescription,
    SystemDescription,
)
from interpunct.bundles.hub import hub_failures
from interpunct.files import replace_folder

_CARD = "README.md"
_TASK = "token-classification"
_BY_HAND = "Write the folder with save_pretrained, and upload it with the command hf upload."
_FIGURES = {
    "micro_f1": ("f1", "micro F1"),
    "macro_f1": ("f1", "macro F1"),
    "weighted_f1": ("f1", "weighted F1"),
    "casing_f1": ("f1", "F1 of capitals"),
    "slot_error_rate": ("slot_error_rate", "slot error rate"),
}
"""Metric and name on the hub of each figure."""


def save_pretrained(bundle: str | Path, folder: str | Path, *, licence: str | None = None) -> Path:
    """Write a bundle, by name or folder, to a new `folder` that is ready for the hub.

    `licence` is an identifier of the hub, such as "cc-by-4.0", and becomes part of the bundle. By
    default it is that which the bundle states, if any. Returns the folder. Raises BundleError
    without huggingface_hub, which writes the card, and for a damaged bundle. Raises FolderError
    where other files would be lost.
    """
    found, out = find_bundle(str(bundle)), Path(folder)
    found.verify()
    with hub_failures("to write a card for the hub", f"{found.name} gets no card", ""):
        card = _card(found, licence or found.licence)

    def write(part: Path) -> None:
        copy_bundle(found, part)
        if licence:
            redescribe(part, {"licence": licence})
        (part / _CARD).write_text(card, encoding="utf-8")

    replace_folder(out, write, DESCRIPTION)
    return out


def push_to_hub(
    bundle: str | Path,
    repository: str,
    *,
    licence: str | None = None,
    private: bool = False,
    api: Any = None,
) -> str:
    """Upload a bundle, by name or folder, to a `repository` of the hub, such as "me/my-bundle".

    A new repository is made, `private` if asked for; in an old one files of the same name are
    replaced. Who is logged in (`hf auth login`) uploads, or the `HfApi` that is given as `api`.
    Returns the address. Raises the errors of `save_pretrained`, and BundleError where the hub
    refuses.
    """
    remedy = f"Log in with the command hf auth login. {_BY_HAND}"
    failures = hub_failures(
        f"to upload to {repository}", f"{repository} cannot be uploaded", remedy
    )
    with failures, TemporaryDirectory(prefix="interpunct-") as place:
        from huggingface_hub import HfApi

        folder = save_pretrained(bundle, Path(place) / "bundle", licence=licence)
        hub = api or HfApi()
        address = hub.create_repo(repository, private=private, exist_ok=True)
        told = f"Upload {load_bundle(folder).name}"
        hub.upload_folder(repo_id=repository, folder_path=folder, commit_message=told)
    return str(address)


def _card(bundle: Bundle, licence: str | None) -> str:
    """The card of a bundle, with facts for the hub in front and its use behind."""
    from huggingface_hub import EvalResult, ModelCardData

    results = [
        EvalResult(
            _TASK,
            "held-out",
            f"held-out text, {text}",
            metric,
            value,
            dataset_config=text,  # tells results apart
            metric_name=name,
        )
        for text, metric, name, value in _results(bundle.description)
    ]
    facts = ModelCardData(
        language=sorted({code.partition("-")[0] for code in bundle.languages}),
        license=licence,
        library_name="interpunct",
        pipeline_tag=_TASK,
        tags=["punctuation", "captions", bundle.system],
        model_name=bundle.name,
        eval_results=results or None,
    )
    return f"---\n{facts.to_yaml()}\n---\n\n{bundle.card().rstrip()}\n\n{_USE}"


_USE = """## Use

This is a bundle of Interpunct. Install it from a repository of the hub, or name its folder:

    interpunct models install OWNER/NAME
    interpunct punctuate talk.srt --model NAME
"""


def _results(told: Description) -> Iterator[tuple[str, str, str, float]]:
    """The text, the metric, its name and value, for each figure of a bundle."""
    for text, figures in _measured(told):
        for field, (metric, name) in _FIGURES.items():
            value = getattr(figures, field, None)
            if value is not None:
                yield text, metric, name, value


def _measured(told: Description) -> Iterator[tuple[str, object]]:
    """The figures of a bundle on held-out text, by its language."""
    if isinstance(told, SystemDescription | ExportedDescription) and told.metrics:
        yield "all languages", told.metrics.dev
    elif isinstance(told, CompactDescription) and told.metrics:
        yield from told.metrics.languages.items()
    elif isinstance(told, PUBLISHED):
        yield from told.measured.items()
