# SPDX-License-Identifier: Apache-2.0
"""`interpunct config`."""

from dataclasses import dataclass

from interpunct.cli.commands import Subcommand, argument, settings_in_effect


@dataclass(frozen=True, kw_only=True)
class ConfigCommand(Subcommand):
    """Show the options that interpunct.toml sets, and the line that sets each.

    The file of the user holds for all folders. The file of a project, in the present folder or
    above, overrides it. The command line overrides both.

    A key is the long name of an option, for every command or in the table of one.
    """

    examples = """
    interpunct config punctuate
        the options that interpunct punctuate takes from files

    language = "en,de"
        a line of interpunct.toml, for every command

    [punctuate]
    exclude = ["drafts", "*.old.srt"]
        a table of interpunct.toml, for one command
    """

    command: str | None = argument("The command; all if it is left out.", None)

    def run(self) -> None:
        """Print the files and the options."""
        from interpunct.cli.console import add_row, results, say, table
        from interpunct.cli.settings import files

        for file in files():
            say(f"{file}{'' if file.exists() else ' (there is none)'}")
        shown = table("command", "option", "value", "set in")
        for command, settings in sorted(settings_in_effect().items()):
            if self.command in (None, command):
                for setting in settings.values():
                    value = setting.value
                    text = ", ".join(value) if isinstance(value, list) else str(value)
                    add_row(shown, command, f"--{setting.key}", text, setting.place)
        if shown.row_count:
            results().print(shown)
