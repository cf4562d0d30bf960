# SPDX-License-Identifier: Apache-2.0
"""`interpunct models`: shipped bundles, installed bundles, or a folder."""

from abc import ABC
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import typer

from interpunct.cli import arguments, completion
from interpunct.cli.commands import CommandGroup, Subcommand, add_command, argument, option
from interpunct.cli.console import add_row, printable_lines, results, say, table
from interpunct.cli.published import (
    AvailableCommand,
    ConvertCommand,
    InstallCommand,
    Overwrite,
    refuse_to_replace,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from interpunct.bundles.bundle import Bundle


@dataclass(frozen=True)
class ListCommand(Subcommand):
    """List the shipped and the installed bundles: name, system, size, languages.

    Shows the reason if a bundle cannot be read.
    """

    def run(self) -> None:
        """Print the table."""
        from interpunct.bundles.bundle import Bundle, listed_bundles

        found = listed_bundles()
        if not found:
            say("No bundle is shipped with this version; name one by its folder.")
            return
        shown = table("bundle", "name", "system", "MB", "languages", right=("MB",))
        for bundle in found:
            name = bundle.folder.name
            if isinstance(bundle, Bundle):
                add_row(shown, name, *_row(bundle))
            else:
                add_row(shown, name, "damaged", "", "", str(bundle.error))
        results().print(shown)


def _row(bundle: "Bundle") -> tuple[str, str, str, str]:
    codes = bundle.languages
    size = f"{bundle.size / 1e6:.1f}"
    return bundle.name, bundle.system, size, f"{len(codes)}: {' '.join(codes)}"


@dataclass(frozen=True)
class _OfOneBundle(Subcommand, ABC):
    bundle: str | None = argument(
        "The name of a shipped or installed bundle, or a folder.",
        None,
        metavar="[BUNDLE]",
        show_default="the default one",
        autocompletion=completion.bundles,
    )


@dataclass(frozen=True)
class ShowCommand(_OfOneBundle):
    """Print the card of a bundle: data, licences, figures."""

    def run(self) -> None:
        """Print the card, formatted on a terminal."""
        from interpunct.bundles.bundle import find_bundle

        card = printable_lines(find_bundle(self.bundle).card())
        console = results()
        if not console.is_terminal:
            print(card)
            return
        from rich.markdown import Markdown

        console.print(Markdown(card))


@dataclass(frozen=True)
class VerifyCommand(_OfOneBundle):
    """Compare every file of a bundle, or of all shipped ones, with its published hash."""

    def run(self) -> None:
        """Verify bundle by bundle."""
        from interpunct.bundles.bundle import find_bundle, shipped_bundles

        found = shipped_bundles() if self.bundle is None else []
        for each in found or [find_bundle(self.bundle)]:
            each.verify()
            files = len(each.description.sha256)
            say(f"{each.name}: all {files} files are as published.")


@dataclass(frozen=True, kw_only=True)
class ExportCommand(Subcommand):
    """Write a bundle in another form.

    checkpoint: the encoder of a compact bundle, as a start for other systems (interpunct train
    layer-attention --encoder OUT ...). int8: a trained system whose encoder runs in
    CTranslate2, without torch, for --model and the editor. onnx: the network of a trained
    system, for other programs. archive: the unchanged bundle, in a .zip.
    """

    bundle: str = argument("A bundle.", autocompletion=completion.bundles)
    out: Path = argument("The folder, or the .zip, to write.")
    form: Literal["checkpoint", "int8", "onnx", "archive"] = option(
        "checkpoint", "Form of the output.", "--format"
    )
    family: Literal["bert", "electra"] = option(
        "bert", "Naming of a checkpoint's weights; electra is for the system electra."
    )
    layers: int | None = option(
        None, "Number of a checkpoint's layers, from the first.  [default: all]", min=1
    )
    overwrite: Overwrite = False

    def run(self) -> None:
        """Write it."""
        from interpunct.bundles.bundle import find_bundle
        from interpunct.bundles.installed import not_written

        refuse_to_replace(self.out, overwrite=self.overwrite)
        bundle = find_bundle(self.bundle)
        export = self._export_encoder if self.form == "checkpoint" else _EXPORTS[self.form]
        try:
            export(bundle, self.out)
        except OSError as error:
            raise not_written(self.out, error) from error

    def _export_encoder(self, bundle: "Bundle", out: Path) -> None:
        _exporter("checkpoint")(bundle, out, self.family, self.layers)
        say(f"The encoder is in {out}.")


def _exporter(form: str) -> "Callable[..., None]":
    """The export to `form` that the laboratory or another package adds."""
    from interpunct.errors import BackendError

    for entry in entry_points(group="interpunct.exports", name=form):
        found: Callable[..., None] = entry.load()
        return found
    raise BackendError(
        f"no installed package can export to {form}.", remedy="Install interpunct[train]."
    )


def _export_archive(bundle: "Bundle", out: Path) -> None:
    from interpunct.bundles.archives import write_archive

    if out.suffix.lower() != ".zip":
        raise typer.BadParameter(f"{out} must end in .zip", param_hint="OUT")
    write_archive(bundle, out)
    say(f"{bundle.name}: {out.stat().st_size / 1e6:.1f} MB, for: interpunct models install {out}")


def _export_onnx(bundle: "Bundle", out: Path) -> None:
    _exporter("onnx")(bundle, out)
    say(f"{bundle.name}: its network is in {out}; onnxruntime gives the scores of torch.")


def _export_int8(bundle: "Bundle", out: Path) -> None:
    from interpunct.bundles.bundle import load_bundle

    _exporter("int8")(bundle, out)
    written = load_bundle(out)
    say(f"{written.name}: {written.size / 1e6:.1f} MB, was {bundle.size / 1e6:.1f} MB.")


_EXPORTS = {"int8": _export_int8, "onnx": _export_onnx, "archive": _export_archive}


@dataclass(frozen=True, kw_only=True)
class AddCommand(Subcommand):
    """Install the models of more languages for the default bundle, by pip.

    They come in packages of several languages. Without a network the package to fetch is named.
    """

    examples = """
    interpunct models add ja ko
        from the package index

    interpunct models add cs --from wheels/
        from a folder of wheels
    """

    languages: list[str] = argument("The languages by code.", metavar="LANG...")
    source: Path | None = option(None, "A folder of wheels.", "--from", metavar="FOLDER")

    def run(self) -> None:
        """Install what is missing."""
        from interpunct.bundles.language_packages import install_packages, missing_packages

        packages = missing_packages(arguments.language_codes(",".join(self.languages)))
        if not packages:
            say("All of these languages are installed.")
            return
        install_packages(packages, self.source)
        for package in packages:
            say(f"Installed: {package.title}.")


@dataclass(frozen=True, kw_only=True)
class RemoveCommand(Subcommand):
    """Delete an installed bundle; shipped bundles stay."""

    bundle: str = argument("The name of an installed bundle.", autocompletion=completion.bundles)

    def run(self) -> None:
        """Remove it."""
        from interpunct.bundles.installed import find_installed, remove_bundle

        remove_bundle(find_installed(self.bundle))
        say(f"{self.bundle}: removed.")


@dataclass(frozen=True)
class RecognisersCommand(Subcommand):
    """List the recognisers of speech for interpunct transcribe: size, memory, licence.

    Memory is the need of a CPU; a GPU needs about the same of its own.
    """

    def run(self) -> None:
        """Print the table."""
        from interpunct.hearing.models import recognisers

        shown = table("model", "MB", "memory", "languages", "licence", "", right=("MB", "memory"))
        for each in recognisers():
            here = "fetched" if each.is_fetched else ""
            languages = " ".join(each.languages) or "about a hundred"
            sizes = (f"{each.megabytes:,}", f"{each.memory:,}")
            add_row(shown, each.name, *sizes, languages, each.licence, here)
        results().print(shown)


models = typer.Typer(
    cls=CommandGroup,
    help="Show and check the model bundles.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
add_command(models, "list", ListCommand)
add_command(models, "available", AvailableCommand)
add_command(models, "show", ShowCommand)
add_command(models, "verify", VerifyCommand)
add_command(models, "convert", ConvertCommand)
add_command(models, "export", ExportCommand)
add_command(models, "add", AddCommand)
add_command(models, "install", InstallCommand)
add_command(models, "remove", RemoveCommand)
add_command(models, "recognisers", RecognisersCommand)
