# SPDX-License-Identifier: Apache-2.0
"""Options from `interpunct.toml`, of the user and of a project; the command line wins.

    language = "en,de"          # for every command that has the option

    [punctuate]
    profile = "bbc"
    exclude = ["drafts", "*.old.srt"]

A key is the long name of an option without its dashes. The file of the user is in the folder of
settings of the system. The file of a project is in the present folder or the nearest one above,
up to the first folder of another owner. It overrides the user's.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs

from interpunct.errors import InterpunctError

NAME = "interpunct.toml"
MOST_BYTES = 1 << 20

_NEVER = frozenset(
    {"output", "html", "csv", "report", "log-file", "manifest", "shard", "into", "in-place"}
    | {"overwrite", "dry-run", "shots", "json", "config", "print-config", "help"}
    | {"engine", "address", "to", "sound", "on", "force"}
    | {"second-opinion", "yes", "fetch", "host", "allow-host"}
)
"""Options that name files of one run, replace files, send words away or open a service to others.

A file that somebody else put into a folder must not do so.
"""


class SettingsError(InterpunctError):
    """A file of settings that cannot be read, or has an unknown key or a wrong value."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A value for the option `key` of a `command`, and the line of the file that sets it."""

    command: str
    key: str
    value: Any
    file: Path
    line: int

    @property
    def place(self) -> str:
        """The file and the line."""
        return f"{self.file}, line {self.line}"

    def error(self, what: str, remedy: str | None = None) -> SettingsError:
        """A failure at this setting."""
        return SettingsError(what, file=self.file, where=f"line {self.line}", remedy=remedy)


Options = Mapping[str, Mapping[str, Any]]
"""The options of each command by their keys, as Click has them."""


def files() -> list[Path]:
    """The places of settings, the weakest first; they need not exist."""
    user = platformdirs.user_config_path("interpunct", appauthor=False) / NAME
    return list(dict.fromkeys((user, *_project())))


def _project() -> Iterator[Path]:
    """The file of the project; none where the present folder has been removed."""
    from interpunct.folders.homes import folders_over

    try:
        here = Path.cwd()
    except OSError:
        return
    found = (each / NAME for each in folders_over(here) if (each / NAME).exists())
    yield next(found, here / NAME)


def settings_of(options: Options) -> dict[str, dict[str, Setting]]:
    """The settings that count, by command and parameter. Raises SettingsError."""
    counting: dict[str, dict[str, Setting]] = {}
    for file in files():
        for setting in _read(file, options):
            parameter = options[setting.command][setting.key]
            counting.setdefault(setting.command, {})[parameter.name] = setting
    return counting


def _read(file: Path, options: Options) -> Iterator[Setting]:
    """The settings of a file; those for one command come after those for all."""
    text = _text(file)
    if text is None:
        return
    try:
        found = tomllib.loads(text)
    except ValueError as error:
        raise SettingsError(f"it is no TOML: {error}.", file=file) from error
    tables = {key: value for key, value in found.items() if isinstance(value, dict)}
    for key, value in found.items():
        if key not in tables:
            yield from _for_all(Setting("", key, value, file, _line(text, "", key)), options)
    for command, table in tables.items():
        if command not in options:
            line = _line(text, command, None)
            raise SettingsError(f"there is no command {command}.", file=file, where=f"line {line}")
        for key, value in table.items():
            setting = Setting(command, key, value, file, _line(text, command, key))
            yield _checked(setting, options)


def _for_all(setting: Setting, options: Options) -> Iterator[Setting]:
    """The setting for every command that has the option."""
    having = [
        Setting(command, setting.key, setting.value, setting.file, setting.line)
        for command, known in options.items()
        if setting.key in known
    ]
    if not having:
        raise setting.error(f"no command has the option {setting.key}.")
    fit = [one for one in having if _is_fit(one.value, options[one.command][one.key])]
    for one in fit or having:
        yield _checked(one, options)


def _checked(setting: Setting, options: Options) -> Setting:
    """The setting with its value as the command line would have it. Raises SettingsError."""
    if setting.key not in options[setting.command]:
        raise setting.error(f"interpunct {setting.command} has no option {setting.key}.")
    parameter = options[setting.command][setting.key]
    if not _NEVER.isdisjoint(name.removeprefix("--") for name in parameter.opts):
        raise setting.error(
            f"{setting.key} cannot be set in a file.", "Give it on the command line."
        )
    value = setting.value
    if not _is_fit(value, parameter):
        wanted = "true or false" if parameter.is_flag else "a text, a number or a list of texts"
        raise setting.error(f"{setting.key} is not {wanted}.")
    if not parameter.is_flag:
        items = value if isinstance(value, list) else [value]
        value = items if parameter.multiple else ",".join(map(str, items))
    return Setting(setting.command, setting.key, value, setting.file, setting.line)


def _is_fit(value: Any, parameter: Any) -> bool:
    """Whether a value has the type of an option."""
    if parameter.is_flag:
        return isinstance(value, bool)
    items = value if isinstance(value, list) else [value]
    return all(
        isinstance(each, str | int | float) and not isinstance(each, bool) for each in items
    )


def _text(file: Path) -> str | None:
    """The text of a file; None if there is none."""
    from interpunct.files import read_file

    try:
        return read_file(file, MOST_BYTES).decode()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        reason = error.strerror or error
        raise SettingsError(f"it cannot be read: {reason}.", file=file) from error
    except UnicodeDecodeError as error:
        raise SettingsError("it is not UTF-8.", file=file) from error


_TABLE = re.compile(r"\s*\[\s*[\"']?([\w-]+)[\"']?\s*\]")


def _line(text: str, table: str, key: str | None) -> int:
    """The line of a key in a table, or of the table; the first line where it is not found."""
    inside = ""
    wanted = None if key is None else re.compile(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=")
    for number, line in enumerate(text.splitlines(), start=1):
        if found := _TABLE.match(line):
            inside = found[1]
            if wanted is None and inside == table:
                return number
        elif wanted is not None and inside == table and wanted.match(line):
            return number
    return 1
