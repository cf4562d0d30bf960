# SPDX-License-Identifier: Apache-2.0
"""`interpunct serve`."""

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

import typer

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand, option
from interpunct.cli.console import complain
from interpunct.errors import ServiceError

if TYPE_CHECKING:
    from interpunct.cli.opening import Model
    from interpunct.serve.answers import Greeting

_LOCAL = "127.0.0.1"
_PORT = 8620


@dataclass(frozen=True, kw_only=True)
class ServeCommand(Subcommand):
    """Punctuate for other programs, over standard input and output or over HTTP.

    The first line of output says that the server is ready. With --stdio, every line of input is a
    JSON object and gets exactly one line of output, failures too. With --http, the same objects
    are posted to /punctuate; /openapi.json describes them. See docs/serve.md.
    """

    examples = """
    interpunct serve --stdio
        then send: {"version": 2, "id": 1, "text": "how are you today"}

    interpunct serve --http --port 8620
        then: curl -H 'Content-Type: application/json' http://localhost:8620/punctuate \\
              -d '{"version": 2, "text": "how are you today"}'
    """

    stdio: bool = option(False, "Use standard input and output.", "--stdio")
    http: bool = option(False, "Use HTTP; needs the extra http.", "--http")
    host: str = option(_LOCAL, "Address to listen at; by default this machine only.")
    port: int = option(_PORT, "Port to listen at; 0 is any free one.", min=0, max=65535)
    allow_host: list[str] | None = option(
        None, "Another name by which clients reach the service.", "--allow-host", metavar="NAME"
    )
    bundle: arguments.BundleOption = None
    device: arguments.DeviceOption = "auto"

    def run(self) -> None:
        """Serve until the input ends, a request to quit, or a signal."""
        if self.stdio == self.http:
            raise typer.BadParameter("give one of them", param_hint="--stdio, --http")
        if "*" in "".join(self.allow_host or ()):
            raise typer.BadParameter("give a whole name, without *", param_hint="--allow-host")
        if self.http:
            self._over_http()
        else:
            self._over_streams()

    def _over_streams(self) -> None:
        from interpunct.cli.output import lost_output
        from interpunct.serve.server import BareLines, Server

        model = self._model()
        server = Server(
            model.punctuator,
            BareLines(sys.stdin.fileno()),
            sys.stdout.buffer,
            model.weak,
            heard=lambda: lost_output() is None,
        )
        server.greet(_greeting(model))
        server.run()

    def _over_http(self) -> None:
        from interpunct.doctor.versions import how_to_add

        try:
            from interpunct.serve import web
        except ImportError as error:
            raise ServiceError(
                "HTTP needs libraries that are not installed.", remedy=how_to_add("http")
            ) from error
        from msgspec.structs import replace

        from interpunct.serve.answers import encode
        from interpunct.serve.desk import Desk

        with web.listen(self.host, self.port) as listener:
            self._warn()
            model = self._model()
            address = web.address_of(listener)
            greeting = replace(_greeting(model), address=address)
            sys.stdout.buffer.write(encode(greeting))
            sys.stdout.buffer.flush()
            desk = Desk(model.punctuator, model.weak)
            names = (*web.LOCAL_NAMES, web.in_brackets(self.host), *(self.allow_host or ()))
            web.serve(web.application(desk, greeting, names), listener, desk)

    def _warn(self) -> None:
        """Warn of an address that other machines can reach."""
        if self.host not in {"localhost", "::1", _LOCAL}:
            complain(
                f"Warning: everybody who reaches {self.host} can use this service; it has neither "
                "passwords nor encryption."
            )

    def _model(self) -> "Model":
        from interpunct.cli.opening import open_model

        return open_model(self.bundle, "auto", self.device)


def _greeting(model: "Model") -> "Greeting":
    from interpunct.doctor.versions import own_version
    from interpunct.serve.answers import Greeting

    return Greeting(interpunct=own_version(), bundle=model.name)
