# SPDX-License-Identifier: Apache-2.0
"""`interpunct models`: the bundles that ship with the program, or one in a folder."""

from typing import TYPE_CHECKING, Annotated

import typer

from interpunct.cli import completion
from interpunct.cli.console import results

if TYPE_CHECKING:
    from pathlib import Path

models = typer.Typer(
    help="Show and check the model bundles.", no_args_is_help=True, rich_markup_mode="rich"
)

Name = Annotated[
    str | None,
    typer.Argument(
        metavar="[BUNDLE]",
        show_default="the default one",
        autocompletion=completion.bundles,
        help="The name of a shipped bundle, or a folder.",
    ),
]


@models.command("list")
def list_bundles() -> None:
    """List the shipped bundles: name, size, languages."""
    from rich.table import Table

    from interpunct.models.bundle import shipped_bundles

    found = shipped_bundles()
    if not found:
        results().print("No bundle is shipped with this version; name one by its folder.")
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, side in (("bundle", "left"), ("name", "left"), ("MB", "right")):
        table.add_column(name, justify="right" if side == "right" else "left", no_wrap=True)
    table.add_column("languages")
    for bundle in found:
        codes = bundle.languages
        size = f"{_size(bundle.folder) / 1e6:.1f}"
        languages = f"{len(codes)}: {' '.join(codes)}"
        table.add_row(bundle.folder.name, bundle.name, size, languages)
    results().print(table)


def _size(folder: "Path") -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


@models.command()
def show(bundle: Name = None) -> None:
    """Print the card of a bundle: data, licences, figures."""
    from interpunct.models.bundle import find_bundle

    card = find_bundle(bundle).card()
    console = results()
    if not console.is_terminal:
        print(card)
        return
    from rich.markdown import Markdown

    console.print(Markdown(card))


@models.command()
def verify(bundle: Name = None) -> None:
    """Compare every file of a bundle, or of all shipped ones, with its published hash."""
    from interpunct.models.bundle import find_bundle, shipped_bundles

    found = shipped_bundles() if bundle is None else []
    for each in found or [find_bundle(bundle)]:
        each.verify()
        files = len(each.description["sha256"])
        results().print(f"{each.name}: all {files} files are as published.", soft_wrap=True)
