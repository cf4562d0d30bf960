# SPDX-License-Identifier: Apache-2.0
"""Fetching of a recogniser from the Hugging Face hub into the user's cache.

Bytes go to a hidden folder beside the place of the model, where a later call finds them. The
folder gets its name once all hashes agree; see `interpunct.bundles.hub`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from interpunct.bundles.hub import HubState, Told, alone, fetch_files, hub_state
from interpunct.captions.addresses import FetchCancelled
from interpunct.errors import HearingError, first_line
from interpunct.files import hidden_beside, replace_folder
from interpunct.hearing.models import NEEDED, SIGN, Recogniser
from interpunct.sentences import Sentence

_OTHERS = ("preprocessor_config.json", "vocabulary.json", "vocabulary.txt")


def fetch_recogniser(
    model: Recogniser,
    *,
    told: Told,
    cancelled: Callable[[], bool],
    endpoint: str | None = None,
) -> Path:
    """Fetch `model` unless it is here, and return its folder.

    `told` and `cancelled` are called for each megabyte; `endpoint` is another address of the hub.
    Raises HearingError without huggingface_hub, and for a failure of network, disk or hash.
    Raises FetchCancelled when `cancelled` returns True; the bytes that have come are kept.
    """
    part = hidden_beside(model.folder, "fetch")
    with _telling(model), alone(part):
        if model.is_fetched:
            return model.folder
        state = hub_state(model.repository, (*NEEDED, *_OTHERS).__contains__, endpoint=endpoint)
        _refuse_incomplete(model, state)
        fetch_files(state, part, told=told, cancelled=cancelled)
        _install(model, state, part)
    return model.folder


@contextmanager
def _telling(model: Recogniser) -> Iterator[None]:
    """Turn any failure of hub, network and disk into a HearingError."""
    try:
        yield
    except (HearingError, FetchCancelled):
        raise
    except ImportError as error:
        raise HearingError(
            "huggingface_hub, which fetches models, is not installed.",
            remedy="Install what is needed with: pip install 'interpunct[transcribe]'",
        ) from error
    except Exception as error:  # of the hub, of its HTTP library, of the disk
        reason = first_line(error)
        raise HearingError(
            Sentence(
                "{repository} cannot be had from the hub: {reason}.",
                repository=model.repository,
                reason=reason,
            ),
            remedy="Try again later, which goes on with what is here, or download the folder of "
            "the model where there is a network, and name that folder.",
        ) from error


def _refuse_incomplete(model: Recogniser, state: HubState) -> None:
    lacking = set(NEEDED) - {file.name for file in state.files}
    if lacking:
        raise HearingError(
            Sentence("the hub has no {files} of it.", files=", ".join(sorted(lacking))),
            file=model.repository,
        )


def _install(model: Recogniser, state: HubState, part: Path) -> None:
    """Give the fetched files their folder, with the facts of the hub."""
    facts: Mapping[str, object] = {
        "repository": model.repository,
        "revision": state.revision,
        "licence": state.licence or model.licence,
        "files": {file.name: f"{file.algorithm}:{file.digest}" for file in state.files},
    }

    def write(folder: Path) -> None:
        for file in state.files:
            (part / file.name).rename(folder / file.name)
        (folder / SIGN).write_bytes(msgspec.json.format(msgspec.json.encode(facts), indent=1))

    replace_folder(model.folder, write, None)
    shutil.rmtree(part, ignore_errors=True)
