# SPDX-License-Identifier: Apache-2.0
"""Options of a second opinion: the endpoint, its model, and the slots to ask about."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from interpunct.errors import OpinionError
from interpunct.sentences import Sentence

LOCAL_ENDPOINTS = {
    "llama.cpp": "http://127.0.0.1:8080/v1",
    "ollama": "http://127.0.0.1:11434/v1",
}
"""The usual addresses of servers on this machine, by the names of the programs."""

MOST_WEIGHT = 16
"""Largest factor of the odds of a label: no opinion makes a doubt sure."""

KEY_VARIABLE = "INTERPUNCT_OPINION_KEY"
"""The environment variable with the key of an endpoint; a key is taken from nowhere else."""


@dataclass(frozen=True, slots=True)
class OpinionOptions:
    """A second opinion of the language model called `model` at the OpenAI-compatible `endpoint`.

    The endpoint is the address before `/chat/completions`, or one of `LOCAL_ENDPOINTS`. Stretches
    with slots less certain than `below` are sent. Each request may take `seconds`, and is tried
    `tries` times. Words leave this machine only where the user has `agreed`. `price` is that of a
    million tokens, for the estimate. What it says multiplies the odds of a label by `weight`. So
    2 never overturns a label with a probability above 2/3. Raises OpinionError for anything but a
    web address, and for a weight out of bounds.
    """

    endpoint: str
    model: str = "default"
    below: float = 0.75
    seconds: float = 120.0
    tries: int = 3
    agreed: bool = False
    price: float | None = None
    weight: float = 2.0

    def __post_init__(self) -> None:
        parts = self.parts
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
            raise OpinionError(
                "this is no address of a language model.",  # it may hold a password
                remedy="Name one such as http://127.0.0.1:8080/v1, or llama.cpp, or ollama.",
            )
        if not 1 <= self.weight <= MOST_WEIGHT:
            raise OpinionError(f"the weight of an opinion is a number from 1 to {MOST_WEIGHT}.")

    @property
    def parts(self) -> SplitResult:
        """The parts of the address."""
        address = LOCAL_ENDPOINTS.get(self.endpoint, self.endpoint)
        try:
            parts = urlsplit(address)
            _ = parts.port  # a wrong one raises ValueError
        except ValueError:
            return SplitResult("", "", "", "", "")
        path = parts.path.rstrip("/").removesuffix("/chat/completions")
        return parts._replace(path=f"{path}/chat/completions", fragment="")

    @property
    def host(self) -> str:
        """The host that the words go to, with its port."""
        return self.parts.netloc

    @property
    def is_local(self) -> bool:
        """Whether the endpoint is on this machine, so that nothing leaves it."""
        name = self.parts.hostname or ""
        try:
            return name == "localhost" or ip_address(name).is_loopback
        except ValueError:
            return False

    def for_output(self) -> OpinionOptions:
        """The options without those that no output depends on."""
        return OpinionOptions(self.endpoint, self.model, self.below, weight=self.weight)

    def refuse_unasked(self, sending: Sending) -> None:
        """Raise OpinionError for another machine that the user has not agreed to."""
        if not (self.is_local or self.agreed):
            raise OpinionError(
                sending.sentence(self), remedy="Agree by --yes, or ask a model on this machine."
            )


@dataclass(frozen=True, slots=True)
class Sending:
    """The number of words that go out, and a rough number of tokens, answers included."""

    words: int
    tokens: int

    def sentence(self, options: OpinionOptions) -> Sentence:
        """What goes where, and its price where known."""
        values = {
            "words": f"{self.words:,}",
            "tokens": f"{self.tokens:,}",
            "host": options.host,
            "place": Sentence("this machine") if options.is_local else Sentence("another machine"),
        }
        if options.price is None:
            return Sentence(
                "up to {words} words go to the language model at {host}, {place}: about {tokens} "
                "tokens with the answers.",
                **values,
            )
        cost = self.tokens * options.price / 1_000_000
        told = Sentence("less than 0.01") if cost < 0.01 else f"{cost:.2f}"
        return Sentence(
            "up to {words} words go to the language model at {host}, {place}: about {tokens} "
            "tokens with the answers, which cost {cost}.",
            **values,
            cost=told,
        )
