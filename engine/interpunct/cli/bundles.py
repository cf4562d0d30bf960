# SPDX-License-Identifier: Apache-2.0
"""`interpunct models`: the bundles that ship with the program, those installed, or a folder."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from interpunct.cli import completion
from interpunct.cli.arguments import language_codes
from interpunct.cli.console import results

models = typer.Typer(
    help="Show and check the model bundles.", no_args_is_help=True, rich_markup_mode="rich"
)

_Name = Annotated[
    str | None,
    typer.Argument(
        metavar="[BUNDLE]",
        show_default="the default one",
        autocompletion=completion.bundles,
        help="The name of a shipped or installed bundle, or a folder.",
    ),
]
_Labels = Annotated[
    list[str] | None,
    typer.Option(
        "--label",
        metavar="ITS=OURS",
        help="What a label of the checkpoint stands for: none, comma, period or question. "
        "Known names need none.",
    ),
]
_Languages = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        metavar="LANG[,LANG...]",
        show_default="those of its README",
        help="The languages that the checkpoint is for.",
    ),
]
_ReadAt = Annotated[
    Literal["last", "first"],
    typer.Option(help="At which piece of a word the checkpoint puts the word's label."),
]
_NewName = Annotated[
    str | None,
    typer.Option("--name", show_default="that of the folder", help="What the bundle is called."),
]
_Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace a bundle of that name.")]


@models.command("list")
def list_bundles() -> None:
    """List the shipped and the installed bundles: name, system, size, languages."""
    from rich.table import Table

    from interpunct.models.bundle import installed_bundles, shipped_bundles

    found = [*shipped_bundles(), *installed_bundles()]
    if not found:
        results().print("No bundle is shipped with this version; name one by its folder.")
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("bundle", "name", "system", "MB"):
        table.add_column(name, justify="right" if name == "MB" else "left", no_wrap=True)
    table.add_column("languages")
    for bundle in found:
        codes = bundle.languages
        size = f"{_size(bundle.folder) / 1e6:.1f}"
        languages = f"{len(codes)}: {' '.join(codes)}"
        table.add_row(bundle.folder.name, bundle.name, bundle.system, size, languages)
    results().print(table)


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


@models.command()
def show(bundle: _Name = None) -> None:
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
def verify(bundle: _Name = None) -> None:
    """Compare every file of a bundle, or of all shipped ones, with its published hash."""
    from interpunct.models.bundle import find_bundle, shipped_bundles

    found = shipped_bundles() if bundle is None else []
    for each in found or [find_bundle(bundle)]:
        each.verify()
        files = len(each.description.sha256)
        results().print(f"{each.name}: all {files} files are as published.", soft_wrap=True)


@models.command()
def convert(
    checkpoint: Annotated[Path, typer.Argument(show_default=False, help="Its folder.")],
    out: Annotated[Path, typer.Argument(show_default=False, help="The folder of the bundle.")],
    *,
    name: _NewName = None,
    label: _Labels = None,
    language: _Languages = None,
    read_at: _ReadAt = "last",
    overwrite: _Overwrite = False,
) -> None:
    """Convert a token-classification checkpoint of BERT's shape to a bundle, quantised to int8.

    BERT, DistilBERT, RoBERTa, XLM-RoBERTa, CamemBERT; safetensors only, pickles are refused.
    """
    from interpunct.models.bundle import load_bundle
    from interpunct.models.checkpoints.converting import Import, convert_checkpoint

    _refuse_to_replace(out, overwrite=overwrite)
    options = Import(name or checkpoint.resolve().name, _labels(label), _codes(language), read_at)
    convert_checkpoint(checkpoint, out, options)
    results().print(f"{load_bundle(out).name}: written to {out}.", soft_wrap=True)


@models.command("export")
def export_checkpoint(
    bundle: Annotated[
        str,
        typer.Argument(
            autocompletion=completion.bundles, show_default=False, help="A compact bundle."
        ),
    ],
    out: Annotated[Path, typer.Argument(show_default=False, help="The folder to write.")],
    *,
    family: Annotated[
        Literal["bert", "electra"],
        typer.Option(help="Whose names its weights get: electra's for the system electra."),
    ] = "bert",
    layers: Annotated[
        int | None, typer.Option(min=1, help="Only so many, the first ones.  [default: all]")
    ] = None,
    overwrite: _Overwrite = False,
) -> None:
    """Write the encoder of a bundle as a checkpoint, to start other systems from.

    interpunct train layer-attention --encoder OUT ... takes it.
    """
    from interpunct.models.bundle import find_bundle
    from interpunct.models.checkpoints.exporting import export_encoder

    _refuse_to_replace(out, overwrite=overwrite)
    export_encoder(find_bundle(bundle), out, family, layers)
    results().print(f"The encoder is in {out}.", soft_wrap=True)


@models.command()
def install(
    source: Annotated[
        str,
        typer.Argument(
            metavar="NAME|PATH",
            show_default=False,
            help="A checkpoint's folder, or its name on the Hugging Face hub.",
        ),
    ],
    *,
    name: _NewName = None,
    label: _Labels = None,
    language: _Languages = None,
    read_at: _ReadAt = "last",
    overwrite: _Overwrite = False,
) -> None:
    """Convert a published checkpoint and put it among the bundles, for --model and the editor.

    Its licence and the hash of its weights are kept; pickles are refused.
    """
    from interpunct.models.checkpoints.installing import install_checkpoint
    from interpunct.models.description import ConvertedDescription

    bundle = install_checkpoint(
        source,
        name=name,
        labels=_labels(label),
        languages=_codes(language),
        read_at=read_at,
        overwrite=overwrite,
    )
    licence = bundle.described(ConvertedDescription).licence or "not stated, ask its authors"
    results().print(f"{bundle.folder.name}: installed. Licence: {licence}.", soft_wrap=True)


def _refuse_to_replace(out: Path, *, overwrite: bool) -> None:
    if out.exists() and not overwrite:
        raise typer.BadParameter(f"{out} is there already; see --overwrite", param_hint="OUT")


def _labels(given: list[str] | None) -> dict[str, str]:
    pairs = [text.rpartition("=") for text in given or []]
    for theirs, sign, ours in pairs:
        if not sign or ours.lower() not in _OURS:
            raise typer.BadParameter(
                f"write NAME=LABEL, where LABEL is one of {', '.join(_OURS)}", param_hint="--label"
            )
        if not theirs:
            raise typer.BadParameter("the checkpoint's label is missing", param_hint="--label")
    return {theirs: ours for theirs, _, ours in pairs}


_OURS = ("none", "comma", "period", "question")


def _codes(value: str | None) -> tuple[str, ...]:
    return () if value is None else language_codes(value) or ()
