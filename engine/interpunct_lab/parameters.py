# SPDX-License-Identifier: Apache-2.0
"""Functions as commands, their parameters as arguments and options.

A positional parameter becomes an argument, a keyword-only one an option. An option without a
default is required. An underscore at the end of a name is left out. `Annotated` adds details for
argparse, made by `described`. A parameter whose default is a function is no option.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from pkgutil import resolve_name
from types import UnionType
from typing import Annotated, Any, get_args, get_origin

from interpunct.errors import InterpunctError

_ONE_OF = "one_of"


def run_command(
    program: str,
    text: str | None,
    package: str,
    commands: Mapping[str, tuple[str, str]],
    arguments: Sequence[str] | None = None,
) -> None:
    """Run the command named by `arguments`, by default those of the process.

    A command's value is the place of its function in `package`, imported only for this command,
    and its help.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    parser = ArgumentParser(prog=program, description=text)
    parsers = parser.add_subparsers(required=True)
    for name, (place, help_text) in commands.items():
        command = parsers.add_parser(name, help=help_text)
        if name in arguments[:1]:
            function = resolve_name(f"{package}.{place}")
            command.set_defaults(function=function)
            add_parameters(command, function)
    options = vars(parser.parse_args(arguments))
    options.pop("function")(**options)


def as_program(main: Callable[[], None], program: str) -> None:
    """Run `main`; an InterpunctError is printed as its sentence, with exit code 2."""
    try:
        main()
    except InterpunctError as error:
        print(f"{program}: {error}", file=sys.stderr)
        raise SystemExit(2) from error


def described(text: str | None = None, *, one_of: bool = False, **details: Any) -> dict[str, Any]:
    """Help and details of a parameter; parameters with `one_of` exclude each other."""
    return {"help": text, _ONE_OF: one_of, **details}


def add_parameters(parser: ArgumentParser, function: Callable[..., None]) -> None:
    """Add the parameters of `function` to `parser`, as arguments and options."""
    group = None
    for parameter in signature(function, eval_str=True).parameters.values():
        if callable(parameter.default) and parameter.default is not Parameter.empty:
            continue
        details = _details(parameter)
        is_option = parameter.kind is Parameter.KEYWORD_ONLY
        name = parameter.name
        if is_option:
            details["dest"], name = name, f"--{name.rstrip('_').replace('_', '-')}"
        if details.pop(_ONE_OF, False):
            group = group or parser.add_mutually_exclusive_group()
            group.add_argument(name, **details)
        else:
            parser.add_argument(name, **details)


def _details(parameter: Parameter) -> dict[str, Any]:
    kind, details = parameter.annotation, {}
    if get_origin(kind) is Annotated:
        kind, details = get_args(kind)
    if isinstance(kind, UnionType):  # with None, where it is not given
        kind = get_args(kind)[0]
    if parameter.default is not Parameter.empty:
        details = {"default": parameter.default, **details}
    elif parameter.kind is Parameter.KEYWORD_ONLY:
        details = {"required": True, **details}
    if kind is bool:
        return {"action": "store_true", **details}
    return {"nargs": "*", **details} if get_origin(kind) is list else {"type": kind, **details}
