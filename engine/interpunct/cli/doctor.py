# SPDX-License-Identifier: Apache-2.0
"""`interpunct doctor`."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand
from interpunct.cli.console import print_json, printable

if TYPE_CHECKING:
    from interpunct.doctor.engine_parts import Component


@dataclass(frozen=True, kw_only=True)
class DoctorCommand(Subcommand):
    """Check all parts that Interpunct uses, and explain how to get missing parts.

    The model is verified and used once. The exit code is 1 if a part is broken. A missing part
    that is not needed is no error.
    """

    examples = """
    interpunct doctor
        a line for each part

    interpunct doctor --json > report.json
        the same for a bug report, with the versions of --version
    """

    as_json: arguments.JsonOption = False

    def run(self) -> int:
        """Check all parts."""
        from interpunct.doctor.engine_parts import State
        from interpunct.doctor.versions import versions

        found = []
        for part in _parts():
            found.append(part)
            if not self.as_json:
                _print(part)
        sound = all(part.state is not State.BROKEN for part in found)
        if self.as_json:
            parts = [asdict(part) for part in found]
            print_json({"sound": sound, "versions": dict(versions()), "parts": parts})
        return 0 if sound else 1


def _parts() -> "Iterator[Component]":
    """The parts of the engine, then those that installed packages add by entry points."""
    from interpunct.doctor.engine_parts import engine_parts

    yield from engine_parts()
    for entry in entry_points(group="interpunct.parts"):
        yield from entry.load()()


def _print(part: "Component") -> None:
    print(f"{part.name}: {part.state} - {printable(part.detail)}")
    print(f"    for: {part.purpose}")
    if part.remedy:
        print(f"    get: {part.remedy}")
