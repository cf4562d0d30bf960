# SPDX-License-Identifier: Apache-2.0
"""Base of all commands, and their common ending.

A failure is one line on stderr, and the exit code shows its kind.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import MISSING, field, fields
from inspect import Parameter, Signature, cleandoc
from textwrap import indent
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, get_type_hints

import typer
from typer.core import TyperCommand, TyperGroup

from interpunct.cli.console import NAMED_BY, complain
from interpunct.cli.output import lost_output
from interpunct.cli.stopping import exit_code
from interpunct.errors import EncodingError, InterpunctError, LabError
from interpunct.files import STANDARD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from interpunct.cli.settings import Setting

_OPTION = re.compile(r"(?<!\S)--[a-z][a-z-]*")

FAILED = 2
INCOMPLETE = 1

# Typer 0.2x has its own copy of Click's exceptions; this finds the copy in use.
_UsageError: type[Any] = typer.BadParameter.__bases__[0]


_Value = TypeVar("_Value")
_ON_COMMAND_LINE = "typer"


class Subcommand(ABC):
    """A command as a frozen dataclass.

    Its fields are its arguments on the command line, made by `option`, `required` and `argument`
    or with the types in `interpunct.cli.arguments`. Its docstring is the help.
    """

    examples: ClassVar[str] = ""
    """Text below the help."""

    streams: ClassVar[frozenset[str]] = frozenset()
    """The fields that accept `-` for standard input or standard output."""

    @abstractmethod
    def run(self) -> int | None:
        """Run the command and return the exit code, None for 0."""


def add_command(group: typer.Typer, name: str, command: type[Subcommand]) -> None:
    """Add `command` to `group`."""

    def run(**given: Any) -> int | None:
        for field_name in given.keys() - command.streams:
            _refuse_standard(field_name, given[field_name])
        try:
            return command(**given).run()
        except KeyboardInterrupt as error:
            raise typer.Abort from error  # Typer would exit silently
        except ModuleNotFoundError as error:
            if error.name not in _OF_TRAINING:
                raise
            raise _not_installed(error.name) from error

    run.__doc__ = _unwrapped(command.__doc__ or "")
    run.__signature__ = Signature(list(_parameters(command)))  # type: ignore[attr-defined]
    examples = f"\n[bold]Examples[/bold]\n\n{indent(cleandoc(command.examples), '  ')}\n"
    group.command(name, cls=_Command, epilog=examples if command.examples else None)(run)


_OF_TRAINING = ("accelerate", "matplotlib", "pycrfsuite", "safetensors", "torch", "transformers")


def _not_installed(module: str) -> LabError:
    from interpunct.doctor.versions import how_to_add

    return LabError(
        f"this needs {module}, which is not installed.", remedy=f"{how_to_add('train')}."
    )


def _refuse_standard(name: str, value: object) -> None:
    """Raise a usage error for `-` where only a file is possible, so that no file `-` is made."""
    if STANDARD in (value if isinstance(value, list) else [value]):
        hint = name.replace("_", "-")
        raise typer.BadParameter("give a file; - is the name of a stream", param_hint=hint)


def _unwrapped(text: str) -> str:
    """A docstring as help: each paragraph on one line, for the terminal to wrap."""
    return "\n\n".join(" ".join(each.split()) for each in cleandoc(text).split("\n\n"))


def _parameters(command: type[Any]) -> Iterator[Parameter]:
    hints = get_type_hints(command, include_extras=True)
    for each in fields(command):
        default = each.metadata.get(_ON_COMMAND_LINE, each.default)
        default = Parameter.empty if default is MISSING else default
        yield Parameter(
            each.name, Parameter.KEYWORD_ONLY, default=default, annotation=hints[each.name]
        )


def option(
    default: _Value, text: str, *names: str, panel: str | None = None, **details: Any
) -> _Value:
    """A field for an option with the help `text`, in the group `panel`.

    Its name is the name of the field, unless other `names` are given; `details` are Typer's.
    """
    escaped = text.replace("[", "\\[")  # a default in words is not markup
    shown = typer.Option(default, *names, help=escaped, rich_help_panel=panel, **details)
    made: _Value = _field(default, shown)
    return made


def required(text: str, *names: str, panel: str | None = None, **details: Any) -> Any:
    """A field for an option that must be given."""
    return option(..., text, *names, panel=panel, show_default=False, **details)


def argument(text: str, default: Any = ..., **details: Any) -> Any:
    """A field for an argument, which must be given unless it has a `default`."""
    return _field(
        default, typer.Argument(default, help=text, **{"show_default": False, **details})
    )


def _field(default: Any, shown: Any) -> Any:
    kept = MISSING if default is ... else default
    return field(default=kept, metadata={_ON_COMMAND_LINE: shown})


class _AsManualsWrite:
    """Display in manual style: flags without a type, arguments without Typer's brackets."""

    def get_params(self, ctx: Any) -> Any:
        """All parameters, for the help and for parsing the command line."""
        found = super().get_params(ctx)  # type: ignore[misc]
        for each in found:
            if getattr(each, "is_flag", False):
                each.metavar = ""
        return found

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """The parts of the usage line after the name."""
        return [_bare(piece) for piece in super().collect_usage_pieces(ctx)]  # type: ignore[misc]


def _bare(piece: str) -> str:
    """`NAME` for `{NAME}`, `[NAME]` for `[[NAME]]`; only one of repeated dots."""
    piece = re.sub(r"^\{(.+)\}(?=\.*$)", r"\1", piece)
    piece = re.sub(r"^\[(\[.+\])\](?=\.*$)", r"\1", piece)
    return piece.removesuffix("...") if piece.count("...") > 1 else piece


class _Command(_AsManualsWrite, TyperCommand):
    """One command."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command. A failure never recommends an option that the command lacks."""
        _named.clear()
        _named.update(
            name for name in ctx.params if ctx.get_parameter_source(name).name == "COMMANDLINE"
        )
        try:
            return super().invoke(ctx)
        except InterpunctError as error:
            known = {name for each in self.get_params(ctx) for name in each.opts}
            raise _placed(_advised(error, known), ctx) from error


_named: set[str] = set()
_settings: "dict[str, dict[str, Setting]]" = {}


def named_fields() -> AbstractSet[str]:
    """The fields of the running command that are given on the command line."""
    return _named


def settings_in_effect() -> "Mapping[str, Mapping[str, Setting]]":
    """The settings from files, by command and field."""
    return _settings


class CommandGroup(_AsManualsWrite, TyperGroup):
    """A group of commands."""


class Commands(CommandGroup):
    """The group of all commands.

    A failure that the user can cause is printed as its sentence. A usage error is printed with its
    reason and a pointer to the help. Both exit with 2. Ctrl+C exits with 130, SIGTERM with 143.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Parse the command line. An empty name, which would be the present folder, is refused."""
        if any(map(_is_empty, args)) and not ctx.resilient_parsing:
            raise typer.BadParameter(
                "one of the arguments is empty, as from a variable that is not set", ctx
            )
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run a command, whose defaults are those of the user and the project."""
        from interpunct.cli.settings import settings_of

        _settings.clear()
        _settings.update(settings_of({name: _keys(each) for name, each in self.commands.items()}))
        ctx.default_map = {
            command: {name: setting.value for name, setting in found.items()}
            for command, found in _settings.items()
        }
        return super().invoke(ctx)

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command named by `args`."""
        standalone = extra.pop("standalone_mode", True)
        try:
            code = super().main(*args, **extra | {"standalone_mode": False})
        except InterpunctError as error:
            complain(str(error))
            code = FAILED
        except _UsageError as error:
            if reason := error.format_message():  # empty where no arguments showed the help
                complain(_source(error) + _with_help(reason, error.ctx))
            code = error.exit_code
        except typer.Abort as error:
            complain("stopped.")
            code = exit_code(error.__cause__)
        code = _told(code)
        if standalone:
            raise SystemExit(code)
        return code


def _keys(command: Any) -> dict[str, Any]:
    """The options of a command by their long names, without dashes."""
    options = ((name, each) for each in command.params for name in each.opts)
    return {name[2:]: each for name, each in options if name.startswith("--")}


def _advised(error: InterpunctError, known: AbstractSet[str]) -> InterpunctError:
    """A failure, without its remedy if that names an option which is not `known`."""
    remedy = error.remedy
    if remedy and isinstance(error, EncodingError) and "--encoding" in known:
        remedy = f"{remedy} {NAMED_BY}"
    if remedy and not set(_OPTION.findall(str(remedy))) <= known:
        remedy = None
    return type(error)(error.what, file=error.file, where=error.where, remedy=remedy)


def _placed(error: InterpunctError, ctx: Any) -> InterpunctError:
    """A failure, with the line of the file of settings whose value it quotes, if any."""
    for name, setting in _settings.get(ctx.info_name, {}).items():
        source = ctx.get_parameter_source(name)
        from_file = source is not None and source.name == "DEFAULT_MAP"
        quoted = any(f"'{item}'" in str(error.what) for item in str(setting.value).split(","))
        if from_file and quoted and error.file is None:
            return type(error)(
                error.what, file=setting.file, where=f"line {setting.line}", remedy=error.remedy
            )
    return error


def _is_empty(argument: str) -> bool:
    """Whether an argument is empty, or an option has an empty value."""
    named, given, value = argument.partition("=")
    return not argument or (named.startswith("--") and given == "=" and not value)


def _told(code: int | None) -> int | None:
    """The exit code; not 0 where a part of the output was lost."""
    lost = lost_output()
    if lost is None:
        return code
    complain(f"not all of the output could be written: {lost.strerror or lost}.")
    return code or INCOMPLETE


def _source(error: Any) -> str:
    """The file that has the wrong value, as other messages name their file."""
    param, context = getattr(error, "param", None), error.ctx
    if param is None or context is None:
        return ""
    source = context.get_parameter_source(param.name)
    if source is None or source.name != "DEFAULT_MAP":
        return ""
    setting = _settings.get(context.info_name, {}).get(param.name)
    return f"{context.params.get('config') or (setting and setting.place)}: "


def _with_help(reason: str, context: Any) -> str:
    """The problem with the command line, and a pointer to the help."""
    said = " ".join(reason.split()).rstrip(".").replace(": Value error, ", ": ")
    said = said if said.endswith("?") else f"{said}."
    command = context.command_path if context else "interpunct"
    return f"{said} Try '{command} --help'."
