# SPDX-License-Identifier: Apache-2.0
"""Installation and removal of the user's bundles."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from interpunct.bundles.bundle import (
    Bundle,
    DamagedBundle,
    bundles_folder,
    copy_bundle,
    find_bundle,
    installed_folder,
    listed_bundles,
    load_bundle,
)
from interpunct.errors import BundleError
from interpunct.files import is_plain_name, remove_folder, replace_folder
from interpunct.sentences import Sentence


def place_for(name: str, *, overwrite: bool = False) -> Path:
    """The folder of a bundle to be installed under `name`.

    Raises BundleError for a name that leads out of the folder of bundles or is hidden, and for a
    shipped bundle's name. Without `overwrite`, raises it for an installed bundle's name too.
    """
    if not is_plain_name(name):
        raise BundleError(
            f"“{name}” cannot be the name of a bundle.",
            remedy="Choose a name without slashes, colons and control characters that does not "
            "begin with a dot.",
        )
    if (bundles_folder() / name).exists():
        raise BundleError(
            f"a bundle {name} ships with the program.", remedy="Choose another --name."
        )
    out = installed_folder() / name
    if is_taken(name) and not overwrite:
        raise BundleError(
            f"there is a bundle {name} already.",
            file=out,
            remedy="Choose another --name, or --overwrite.",
        )
    return out


def is_taken(name: str) -> bool:
    """Whether a bundle is installed under `name`."""
    return is_plain_name(name) and (installed_folder() / name).exists()


def install_bundle(source: Path, *, name: str | None = None, overwrite: bool = False) -> Bundle:
    """Copy the bundle in the folder `source` into the user's folder, as published.

    The default of `name` is the folder's name. Only files listed in the description are copied.
    Raises BundleError for a file that is missing, differs from its hash or lies outside the
    folder, and as `place_for` does.
    """
    out = place_for(name or source.resolve().name, overwrite=overwrite)
    bundle = load_bundle(source)
    bundle.verify()
    try:
        replace_folder(out, partial(copy_bundle, bundle), None)
    except OSError as error:
        raise not_written(out, error) from error
    return load_bundle(out)


def not_written(out: Path, error: OSError) -> BundleError:
    """The failure to write the file or folder `out` of a model."""
    return BundleError(
        Sentence("the model cannot be written: {reason}.", reason=error.strerror or error),
        file=out,
        remedy="Free disk space, and check that its folder exists and may be written to.",
    )


def remove_bundle(bundle: Bundle | DamagedBundle) -> None:
    """Delete an installed bundle, or the link to its folder.

    Raises BundleError for a bundle outside the user's folder, and where it cannot be deleted.
    """
    if not is_installed(bundle):
        raise BundleError("only installed models can be removed.", file=bundle.folder)
    try:
        if bundle.folder.is_symlink():
            bundle.folder.unlink()
        else:
            remove_folder(bundle.folder)
    except OSError as error:
        raise BundleError(
            Sentence("the model cannot be deleted: {reason}.", reason=error.strerror or error),
            file=bundle.folder,
            remedy=(
                "Close the programs that use its files, and check the write permission of "
                "the folder."
            ),
        ) from error


def find_installed(name: str) -> Bundle | DamagedBundle:
    """The installed bundle with this name, even if damaged; else as `find_bundle`."""
    found = (each for each in listed_bundles() if each.folder.name == name and is_installed(each))
    return next(found, None) or find_bundle(name)


def is_installed(bundle: Bundle | DamagedBundle) -> bool:
    """Whether a bundle is in the user's folder."""
    return bundle.folder.absolute().parent == installed_folder().absolute()


def is_shipped(bundle: Bundle | DamagedBundle) -> bool:
    """Whether a bundle ships with the program."""
    return bundle.folder.absolute().parent == bundles_folder().absolute()
