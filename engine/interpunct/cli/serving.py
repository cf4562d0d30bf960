# SPDX-License-Identifier: Apache-2.0
"""`interpunct serve`."""

import os
import sys
from dataclasses import dataclass

import typer

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand, option


@dataclass(frozen=True, kw_only=True)
class ServeCommand(Subcommand):
    """Punctuate for another program: a JSON object on each line of input and output.

    The first line of output says that the server is ready. Every line of input gets exactly one
    line of output, failures too. The protocol is described in docs/serve.md.
    """

    examples = """
    interpunct serve --stdio
        then send: {"version": 1, "id": 1, "text": "how are you today"}

    interpunct serve --stdio --model my-bundle
        with an adapted bundle
    """

    stdio: bool = option(False, "Use standard input and output, the only transport.", "--stdio")
    bundle: arguments.BundleOption = None
    device: arguments.DeviceOption = "auto"

    def run(self) -> None:
        """Serve until the input ends, or a request to quit."""
        if not self.stdio:
            reason = "it must be given; there is no other way to serve"
            raise typer.BadParameter(reason, param_hint="--stdio")
        from interpunct.cli.opening import open_model
        from interpunct.doctor.versions import own_version
        from interpunct.serve.server import Server

        model = open_model(self.bundle, device=self.device)
        # Python aborts if it ends while a thread is reading its own standard input.
        source = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
        server = Server(model.punctuator, source, sys.stdout.buffer, model.sooner_typed)
        server.greet(interpunct=own_version(), bundle=model.name)
        server.run()
