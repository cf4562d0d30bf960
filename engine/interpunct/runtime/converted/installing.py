# SPDX-License-Identifier: Apache-2.0
"""Installation of a bundle or published checkpoint from a folder, an archive or the hub."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from interpunct.bundles.archives import archive_name, is_archive, unpacked
from interpunct.bundles.bundle import DESCRIPTION, Bundle, load_bundle
from interpunct.bundles.description import ReadAt
from interpunct.bundles.installed import install_bundle, place_for
from interpunct.errors import BundleError
from interpunct.runtime.converted.checkpoint import checkpoint_folder
from interpunct.runtime.converted.converting import Import, convert_checkpoint


def install(
    source: str,
    *,
    name: str | None = None,
    labels: Mapping[str, str] = MappingProxyType({}),
    languages: Sequence[str] = (),
    read_at: ReadAt = "last",
    overwrite: bool = False,
) -> Bundle:
    """Install `source` among the user's bundles as `name`, by default the end of `source`.

    A folder with a bundle is copied unchanged. A checkpoint, in a folder or by name on the hub, is
    converted with `labels`, `languages` and `read_at`. An archive of either is unpacked first.
    Raises BundleError for an installed bundle of that name, an invalid folder name, and a failure
    of the hub. Raises the errors of `convert_checkpoint`, `install_bundle` and `unpacked` too.
    """
    archive = Path(source) if is_archive(Path(source)) else None
    name = name or (archive_name(archive) if archive else Path(source).resolve().name)
    out = place_for(name, overwrite=overwrite)
    options = Import(name, labels, languages, read_at)
    if archive is None:
        return _install_folder(source, out, options)
    with unpacked(archive, out.parent) as folder:
        try:
            return _install_folder(str(folder), out, options)
        except BundleError as error:
            inside = error.file is not None and Path(error.file).is_relative_to(folder)
            raise (error.in_file(archive) if inside else error) from error


def _install_folder(source: str, out: Path, options: Import) -> Bundle:
    if (Path(source) / DESCRIPTION).exists():
        return install_bundle(Path(source), name=options.name, overwrite=True)
    convert_checkpoint(checkpoint_folder(source), out, options)
    return load_bundle(out)
