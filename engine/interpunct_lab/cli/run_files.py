# SPDX-License-Identifier: Apache-2.0
"""Options of a command in a TOML file: read in place of the command line, or printed.

A key is the long name of an option without its dashes, or the name of an argument.
"""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import typer

from interpunct.cli.commands import Subcommand, option
from interpunct.errors import InterpunctError

_OWN = ("config", "print_config", "resume")  # fields that are not part of a run


TEXTS = (
    "Labelled text (a folder with en.npz ...), or text files (*.txt, .txt.xz, .txt.gz) with a "
    "paragraph a line: a folder for each language (en/...), or one file or folder and its "
    "--languages CODE."
)


class RunFileError(InterpunctError):
    """A file without the options of a command."""


def config_option() -> Any:
    """The field for a file with further options."""
    return option(
        None,
        "Take further options from this file, as --print-config writes it.",
        "--config",
        metavar="RUN.toml",
        is_eager=True,
        callback=_take,
    )


def print_option() -> Any:
    """The field for printing such a file."""
    return option(
        False, "Print the options of the run, for --config, and run nothing.", "--print-config"
    )


def _take(context: typer.Context, path: Path | None) -> Path | None:
    """Take the defaults of all other options from the file."""
    if path is not None and not context.resilient_parsing:
        params = context.command.params
        names = {_key([name]): each.name for each in params for name in each.opts}
        options = _read(path)
        unknown = sorted(set(options) - (set(names) - {"config", "print-config"}))
        if unknown:
            raise RunFileError(
                f"the command {context.info_name} has no {', '.join(unknown)}.", file=path
            )
        context.default_map = {str(names[key]): value for key, value in options.items()}
    return path


def _read(path: Path) -> dict[str, Any]:
    try:
        options = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RunFileError(f"it cannot be read: {error.strerror}.", file=path) from error
    except ValueError as error:
        raise RunFileError(f"it is no TOML: {error}.", file=path) from error
    for key, value in options.items():
        items = value if isinstance(value, list) else [value]
        if not all(isinstance(item, str | int | float) for item in items):
            raise RunFileError(f"{key} is no text, number, true or false.", file=path)
    return options


def _key(names: list[str]) -> str:
    """The longest of the `names` of a parameter, without dashes."""
    return max(names, key=len).lstrip("-").replace("_", "-")


def as_toml(command: Subcommand) -> str:
    """The options of `command`, as `--config` reads them."""
    return "".join(f"{line}\n" for line in _lines(command))


def _lines(command: Any) -> Iterator[str]:
    for each in fields(command):
        value = getattr(command, each.name)
        if each.name in _OWN:
            continue
        declared = [name for name in each.metadata["typer"].param_decls or () if "--" in name]
        key = _key(declared or [each.name])
        yield f"# {key} is not given" if value is None else f"{key} = {_toml(value)}"


def _toml(value: Any) -> str:
    """A JSON text, number or list is one of TOML, too, but for some control characters."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, bool | int | float):
        return json.dumps(value)
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007F")
