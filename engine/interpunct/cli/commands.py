# SPDX-License-Identifier: Apache-2.0
"""What a command is, and how every one ends.

A failure is one line on stderr, and the exit code says of what kind it is.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from inspect import cleandoc, signature
from textwrap import indent
from typing import Any, ClassVar

import typer
from typer.core import TyperGroup

from interpunct.cli.console import complain
from interpunct.errors import InterpunctError

FAILED = 2
INTERRUPTED = 130

# Typer 0.2x brought its own copy of Click's exceptions; this finds the one that is in use.
_UsageError: type[Any] = typer.BadParameter.__bases__[0]


class Command(ABC):
    """A command is a frozen dataclass.

    Its fields are what can be given on the command line, its docstring is the help.
    """

    examples: ClassVar[str] = ""
    """What stands below the help."""

    @abstractmethod
    def run(self) -> int | None:
        """Do it, and give the exit code, None for 0."""


def add_command(group: typer.Typer, name: str, command: type[Command]) -> None:
    """Make `command` one of `group`."""

    def run(**given: Any) -> int | None:
        return command(**given).run()

    run.__doc__ = command.__doc__
    run.__signature__ = signature(command)  # type: ignore[attr-defined]
    examples = f"\n[bold]Examples[/bold]\n\n{indent(cleandoc(command.examples), '  ')}\n"
    group.command(name, epilog=examples if command.examples else None)(run)


class Commands(TyperGroup):
    """The group of all commands.

    A failure that the user can cause is its sentence, a wrong use is its reason and where to read
    on; both exit with 2. Ctrl+C exits with 130.
    """

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command that `args` name."""
        try:
            code = super().main(
                args,
                prog_name,
                complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                **extra,
            )
        except InterpunctError as error:
            complain(str(error))
            code = FAILED
        except _UsageError as error:
            complain(_reason(error))
            code = error.exit_code
        except (KeyboardInterrupt, typer.Abort):
            complain("stopped.")
            code = INTERRUPTED
        if standalone_mode:
            raise SystemExit(code)
        return code


def _reason(error: Any) -> str:
    """What was wrong with the command line, and where to read on."""
    reason = " ".join(error.format_message().split()).rstrip(".")
    command = error.ctx.command_path if error.ctx else "interpunct"
    return f"{reason}. Try '{command} --help'."
