# SPDX-License-Identifier: Apache-2.0
"""`interpunct models available`, `install` and `convert`: published models."""

import sys
from abc import ABC
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from interpunct.cli import arguments, completion
from interpunct.cli.commands import Subcommand, argument, option
from interpunct.cli.console import add_row, print_json, printable, results, say, table, tell

if TYPE_CHECKING:
    from interpunct.bundles.bundle import Bundle
    from interpunct.bundles.catalogue import Published

Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace a bundle of that name.")]


@dataclass(frozen=True)
class AvailableCommand(Subcommand):
    """List the published models of the catalogue: languages, licence, size, figures.

    Figures are as published; they come from different texts and do not compare. An installed
    model was measured here on a short text in its languages, beside the default model.
    """

    examples = """
    interpunct models available --language ru
        models that know Russian

    interpunct models install edge-punct-en
        fetch, check, convert and calibrate one
    """

    language: str | None = option(
        None,
        "Only models that know all of these languages.",
        "--language",
        "-l",
        metavar="LANG[,LANG...]",
        show_default="all",
        autocompletion=completion.known_languages,
    )
    as_json: arguments.JsonOption = False

    def run(self) -> None:
        """Print the table, or JSON."""
        from interpunct.bundles.catalogue import published_for

        found = published_for(arguments.language_codes(self.language))
        here = _installed()
        if self.as_json:
            print_json([_described(model, here.get(model.name)) for model in found])
            return
        if not found:
            say("No model of the catalogue knows all of these languages.")
            return
        _print_models(found, here)


def _installed() -> "dict[str, Bundle]":
    """The installed bundles of the catalogue, by the name of their model."""
    from interpunct.bundles.bundle import installed_bundles
    from interpunct.bundles.catalogue import model_of

    found = ((model_of(bundle), bundle) for bundle in installed_bundles())
    return {model.name: bundle for model, bundle in found if model is not None}


def _described(model: "Published", bundle: "Bundle | None") -> dict[str, Any]:
    import msgspec

    told: dict[str, Any] = msgspec.to_builtins(model)
    measured = {} if bundle is None else msgspec.to_builtins(_measured(bundle))
    return {**told, "installed": bundle.folder.name if bundle else None, "measured": measured}


def _measured(bundle: "Bundle") -> Any:
    """The figures of an installed model on the texts that ship."""
    from interpunct.bundles.description import PUBLISHED

    described = bundle.description
    return described.measured if isinstance(described, PUBLISHED) else {}


def _print_models(models: "tuple[Published, ...]", here: "dict[str, Bundle]") -> None:
    shown = table("model", "MB", "licence", "casing", "languages", "", right=("MB",))
    for model in models:
        codes = model.languages
        few = " ".join(codes) if len(codes) <= _FEW else f"{len(codes)}: {' '.join(codes[:3])} …"
        casing = "yes" if model.casing else "no"
        state = "installed" if model.name in here else ""
        add_row(shown, model.name, f"{model.megabytes:,}", model.licence, casing, few, state)
    results().print(shown)
    for model in models:
        say("")
        say(f"{model.name}: {model.title}, {model.place}")
        say(f"  published: {model.figures} ({model.source})")
        if model.pickled:
            say("  its weights are a pickle, where no safetensors are added: --allow-pickle")
        if model.name in here:
            say(f"  here: {_figures(here[model.name])}")


_FEW = 12


def _figures(bundle: "Bundle") -> str:
    """The figures of an installed model beside those of the default one, in a line."""
    rows = [
        f"{code} {100 * each.micro_f1:.1f}"
        + ("" if each.default_f1 is None else f" (default {100 * each.default_f1:.1f})")
        for code, each in _measured(bundle).items()
    ]
    return ", ".join(rows) or "no text in its languages"


@dataclass(frozen=True, kw_only=True)
class _FromCheckpoint(Subcommand, ABC):
    """Options of a bundle that is made from a published model."""

    name: str | None = option(
        None, "Name of the bundle.", "--name", show_default="that of the folder"
    )
    label: list[str] | None = option(
        None,
        "Meaning of a label of the checkpoint: none, comma, period or question. Known labels "
        "need no option.",
        "--label",
        metavar="ITS=OURS",
    )
    language: str | None = option(
        None,
        "Languages of the checkpoint.",
        "--language",
        "-l",
        metavar="LANG[,LANG...]",
        show_default="those of its README",
    )
    read_at: Literal["last", "first"] | None = option(
        None,
        "Piece of a word that carries the word's label in the checkpoint.",
        show_default="last",
    )
    precision: Literal["int8", "float16", "float32"] | None = option(
        None,
        "Precision of the weights; float16 is for GPUs.",
        show_default="int8; graphs as published",
    )
    like: str | None = option(
        None,
        "Model of the catalogue that the folder or archive holds, for facts its files lack.",
        "--as",
        metavar="NAME",
        autocompletion=completion.published,
    )
    allow_pickle: bool = option(
        False,
        "Read weights in a pickle: torch builds tensors alone, nothing in the file is run.",
        "--allow-pickle",
    )
    overwrite: Overwrite = False


@dataclass(frozen=True, kw_only=True)
class ConvertCommand(_FromCheckpoint):
    """Convert a published model to a bundle, without installing or calibrating it.

    Token classifiers of transformers (BERT, DistilBERT, RoBERTa, XLM-RoBERTa, CamemBERT), graphs
    of PCS, CT-Transformer and Edge-Punct, unpacked archives of NeMo.
    """

    checkpoint: Path = argument("Folder of the checkpoint.")
    out: Path = argument("The folder of the bundle.")

    def run(self) -> None:
        """Convert the model."""
        from interpunct.bundles.bundle import load_bundle
        from interpunct.bundles.catalogue import published
        from interpunct.runtime.converted.installing import options_like
        from interpunct.runtime.converted.layouts import convert

        refuse_to_replace(self.out, overwrite=self.overwrite)
        options = options_like(
            published(self.like) if self.like else None,
            name=self.name or self.checkpoint.resolve().name,
            labels=_labels(self.label or []),
            languages=arguments.language_codes(self.language),
            read_at=self.read_at,
            precision=self.precision,
            pickles=self.allow_pickle,
        )
        convert(self.checkpoint, self.out, options)
        say(f"{load_bundle(self.out).name}: written to {self.out}.")


@dataclass(frozen=True, kw_only=True)
class InstallCommand(_FromCheckpoint):
    """Install a bundle or a published model, for --model and the editor.

    A bundle is copied after a comparison of its files with their hashes. A published model is
    converted, and calibrated on short texts in its languages; its licence, revision and hashes
    are kept. Weights in a pickle are read only where you allow it. Archives (.zip, .nemo, .tar,
    .tar.gz, .tar.xz, .tar.bz2) are checked before anything is written.
    """

    source: str = argument(
        "A name of `interpunct models available`; the folder, or an archive, of a bundle or of a "
        "published model; or a repository of the Hugging Face hub.",
        metavar="NAME|PATH",
        autocompletion=completion.published,
    )

    def run(self) -> None:
        """Install it; on a terminal, ask before a pickle is read."""
        from interpunct.runtime.converted.pickles import PickleError

        self._announce()
        try:
            bundle = self._install(pickles=self.allow_pickle)
        except PickleError as error:
            if not sys.stdin.isatty():
                raise
            question = f"{printable(str(error))}\nRead its tensors?"
            typer.confirm(question, abort=True, err=True)
            bundle = self._install(pickles=True)
        licence = bundle.licence or "not stated, ask its authors"
        say(f"{bundle.folder.name}: installed. Licence: {licence}.")
        if _measured(bundle):
            say(f"F1 of marks on a short text: {_figures(bundle)}.")

    def _announce(self) -> None:
        """Tell size and licence of a model that will be fetched."""
        from interpunct.bundles.catalogue import find_published

        model = find_published(self.source)
        if model is not None and not Path(self.source).exists():
            tell(f"{model.place}: {model.megabytes:,} MB, licence {model.licence}.")

    def _install(self, *, pickles: bool) -> "Bundle":
        from interpunct.cli.console import progress
        from interpunct.cli.stopping import Stopping
        from interpunct.runtime.converted.installing import install

        with Stopping() as stopping, progress() as bar:
            task = bar.add_task("installing", total=None)
            return install(
                self.source,
                name=self.name,
                labels=_labels(self.label or []),
                languages=arguments.language_codes(self.language),
                read_at=self.read_at,
                precision=self.precision,
                pickles=pickles,
                like=self.like,
                overwrite=self.overwrite,
                told=lambda here, size: bar.update(task, completed=here, total=size),
                cancelled=stopping.stops,
            )


def refuse_to_replace(out: Path, *, overwrite: bool) -> None:
    """Raise a usage error for an output that exists, unless it may be replaced."""
    arguments.refuse_nameless("OUT", out)
    if out.exists() and not overwrite:
        raise typer.BadParameter(f"{out} is there already; see --overwrite", param_hint="OUT")


def _labels(given: list[str]) -> dict[str, str]:
    pairs = [text.rpartition("=") for text in given]
    for theirs, sign, ours in pairs:
        if not sign or ours.lower() not in _OURS:
            raise typer.BadParameter(
                f"write NAME=LABEL, where LABEL is one of {', '.join(_OURS)}", param_hint="--label"
            )
        if not theirs:
            raise typer.BadParameter("the checkpoint's label is missing", param_hint="--label")
    return {theirs: ours for theirs, _, ours in pairs}


_OURS = ("none", "comma", "period", "question")
