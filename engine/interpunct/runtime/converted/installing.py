# SPDX-License-Identifier: Apache-2.0
"""Installation of bundles and of published models, which are converted."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from interpunct.bundles.archives import archive_name, is_archive, unpacked
from interpunct.bundles.bundle import DESCRIPTION, Bundle, load_bundle
from interpunct.bundles.catalogue import Published, find_published, published
from interpunct.bundles.description import ReadAt
from interpunct.bundles.hub import Told, nobody
from interpunct.bundles.installed import install_bundle, place_for
from interpunct.errors import BundleError
from interpunct.files import own_part, replace_folder
from interpunct.runtime.converted.calibrating import calibrate
from interpunct.runtime.converted.fetching import (
    Fetching,
    fetched_from_hub,
    fetched_model,
    is_hub_name,
)
from interpunct.runtime.converted.importing import Import, Origin, Precision
from interpunct.runtime.converted.layouts import convert
from interpunct.runtime.predictor import never


def install(
    source: str,
    *,
    name: str | None = None,
    labels: Mapping[str, str] = MappingProxyType({}),
    languages: Sequence[str] = (),
    read_at: ReadAt | None = None,
    precision: Precision | None = None,
    pickles: bool = False,
    like: str | None = None,
    calibrated: bool = True,
    overwrite: bool = False,
    told: Told = nobody,
    cancelled: Callable[[], bool] = never,
) -> Bundle:
    """Install `source` among the user's bundles as `name`, by default the end of `source`.

    `source` is a folder, an archive, a name in the catalogue, or a repository of the hub. A folder
    with a bundle is copied unchanged. A published model is converted; see `Import` for the other
    parameters. `like` names the model of the catalogue that a folder or archive holds. With
    `calibrated`, it is tried, and calibrated on short texts; see `calibrate`. While it is fetched,
    `told` and `cancelled` are called for each megabyte.

    Raises BundleError for an installed bundle of that name, an invalid folder name, and a failure
    of the network. Raises PickleError for a pickle that is not allowed, and the errors of
    `convert`, `install_bundle` and `unpacked` too. Raises FetchCancelled when `cancelled` returns
    True.
    """
    archive = Path(source) if is_archive(Path(source)) else None
    name = name or (archive_name(archive) if archive else Path(source).resolve().name)
    out = place_for(name, overwrite=overwrite)
    model = published(like) if like else _named(source)
    options = options_like(
        model,
        name=name,
        labels=labels,
        languages=languages,
        read_at=read_at,
        precision=precision,
        pickles=pickles,
    )
    way = Fetching(told, cancelled, pickles)
    with _found(source, way) as (path, origin):
        full = replace(options, origin=origin or options.origin)
        return _installed(path, out, full, calibrated=calibrated)


def _named(source: str) -> Published | None:
    """The model of the catalogue called `source`, unless a file or folder has that name."""
    return None if Path(source).exists() else find_published(source)


def options_like(
    model: Published | None, *, read_at: ReadAt | None = None, **given: Any
) -> Import:
    """The options `given`, with facts that the files of a `model` of the catalogue lack."""
    if model is None:
        return Import(**given, read_at=read_at or "last")
    return Import(
        **given,
        read_at=read_at or model.read_at,
        names=model.labels,
        keeps_accents=model.keeps_accents,
        origin=Origin(model.place, None, model.licence, model.languages),
    )


@contextmanager
def _found(source: str, way: Fetching) -> Iterator[tuple[Path, Origin | None]]:
    """Context manager: a folder or archive with the model `source`, fetched if it is not here."""
    model = _named(source)
    if model is not None:
        with fetched_model(model, way) as found:
            yield found
    elif Path(source).is_dir() or is_archive(Path(source)):
        yield Path(source), None
    elif is_hub_name(source):
        with fetched_from_hub(source, way) as found:
            yield found
    else:
        raise BundleError(
            f"there is no folder {source}, and no model is called so.",
            remedy="See: interpunct models available.",
        )


def _installed(path: Path, out: Path, options: Import, *, calibrated: bool) -> Bundle:
    if not is_archive(path):
        return _install_folder(path, out, options, calibrated=calibrated)
    with unpacked(path, out.parent) as folder:
        try:
            return _install_folder(folder, out, options, calibrated=calibrated)
        except BundleError as error:
            inside = error.file is not None and Path(error.file).is_relative_to(folder)
            raise (error.in_file(path) if inside else error) from error


def _install_folder(folder: Path, out: Path, options: Import, *, calibrated: bool) -> Bundle:
    if (folder / DESCRIPTION).exists():
        return install_bundle(folder, name=options.name, overwrite=True)
    made = own_part(out.parent)
    try:
        convert(folder, made, options)
        if calibrated:
            calibrate(load_bundle(made))
        replace_folder(out, partial(_move_content, made), None)
    finally:
        shutil.rmtree(made, ignore_errors=True)
    return load_bundle(out)


def _move_content(source: Path, target: Path) -> None:
    """Move everything in a folder into another on the same disk."""
    for path in source.iterdir():
        path.rename(target / path.name)
