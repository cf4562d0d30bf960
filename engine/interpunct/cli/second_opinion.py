# SPDX-License-Identifier: Apache-2.0
"""Options for the second opinion of a language model, and what is told before words go out."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpunct.cli.commands import option

if TYPE_CHECKING:
    from interpunct.folders.planning import Job, Plan
    from interpunct.opinions.options import OpinionOptions

OPINION = "Second opinion"


@dataclass(frozen=True, kw_only=True)
class OpinionArguments:
    """Arguments for asking a language model."""

    second_opinion: str | None = option(
        None,
        "Ask a language model about the slots that the model is unsure of: llama.cpp or ollama on "
        "this machine, or the address of an OpenAI-compatible endpoint. Its marks change "
        "confidences, never words.",
        metavar="ENDPOINT",
        panel=OPINION,
    )
    opinion_model: str = option(
        "default",
        "Name of the language model at the endpoint.",
        metavar="NAME",
        panel=OPINION,
    )
    opinion_weight: float = option(
        2.0,
        "Factor by which its mark multiplies the odds of a label. python -m "
        "benchmarks.second_opinion fits it to a language model.",
        metavar="WEIGHT",
        min=1,
        max=16,
        panel=OPINION,
    )
    opinion_price: float | None = option(
        None,
        "Price of a million tokens, for the estimate before words go out.",
        metavar="PRICE",
        min=0,
        panel=OPINION,
    )
    yes: bool = option(
        False,
        "Agree that words go to a language model on another machine. A key is taken from the "
        "environment variable INTERPUNCT_OPINION_KEY.",
        "--yes",
        panel=OPINION,
    )

    def opinion(self) -> "OpinionOptions | None":
        """The options of the second opinion, if one is wanted. Raises OpinionError."""
        from interpunct.opinions.options import OpinionOptions

        if self.second_opinion is None:
            return None
        return OpinionOptions(
            self.second_opinion,
            self.opinion_model,
            agreed=self.yes,
            price=self.opinion_price,
            weight=self.opinion_weight,
        )


def announce(planned: "Plan", options: "OpinionOptions") -> None:
    """Print how many words may go where. Raises OpinionError without the user's consent."""
    from interpunct.cli.console import complain
    from interpunct.opinions.prompting import sending_of_text

    sending = sending_of_text(sum(map(_words, planned.jobs)))
    options.refuse_unasked(sending)
    if planned.jobs:
        complain(sending.sentence(options))


def _words(job: "Job") -> int:
    """The rough number of words in the file of a job."""
    from interpunct.folders.shards import roughly_words_in, words_of

    if job.data is not None:
        return roughly_words_in(job.data, job.source.suffix)
    return words_of(job.source)
