# SPDX-License-Identifier: Apache-2.0
"""A bundle: a trained model in one folder, checked before it is used.

| file | holds |
|---|---|
| `bundle.json` | what it is, the sha256 of every other file, calibration, metrics, data licences |
| `pieces.model` | the SentencePiece model |
| `encoder/model.bin` | the encoder in CTranslate2's format |
| `heads.npz` | the heads, float32 |
| `MODEL_CARD.md` | the card for people |

That is a bundle of the compact system. One of a published system has `weights.safetensors` and its
own vocabulary instead; see `interpunct.models.systems.storing`.

No file of a bundle is code and none is unpickled.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs

from interpunct.errors import BundleError

if TYPE_CHECKING:
    from collections.abc import Mapping

DESCRIPTION = "bundle.json"
PIECES = "pieces.model"
ENCODER = "encoder"
HEADS = "heads.npz"
CARD = "MODEL_CARD.md"

FORMAT = 1
COMPACT = "compact"
TOKEN_CLASSIFICATION = "token-classification"


@dataclass(frozen=True)
class Bundle:
    """A bundle's folder and its description.

    `description` is the content of `bundle.json`, its required keys checked.
    """

    folder: Path
    description: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The bundle's name and version, as shown to people."""
        return f"{self.description['name']} {self.description['version']}"

    @property
    def system(self) -> str:
        """The name of the system that was trained; `compact` where none is told."""
        return str(self.description.get("system", COMPACT))

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages it was trained on."""
        return tuple(self.description["languages"])

    @property
    def window(self) -> int:
        """The number of tokens of a window, both ends included."""
        return int(self.description["window"])

    @property
    def heads(self) -> int:
        """The number of attention heads of the encoder."""
        return int(self.description["encoder"]["heads"])

    @cached_property
    def calibration(self) -> Mapping[str, Any]:
        """Temperature and biases by language; see `interpunct.punctuate.calibration`."""
        calibration: Mapping[str, Any] = self.description["calibration"]
        return calibration

    def path(self, name: str) -> Path:
        """Where a file of the bundle is.

        Raises BundleError where it is missing.
        """
        path = self.folder / name
        if not path.exists():
            raise BundleError(
                f"the file {name} is missing.", file=self.folder, remedy=_GET_ANOTHER
            )
        return path

    def card(self) -> str:
        """The model card, Markdown."""
        return self.path(CARD).read_text(encoding="utf-8")

    def verify(self) -> None:
        """Compare every file with its hash.

        Raises BundleError for the first file that is missing or differs.
        """
        for name, expected in self.description["sha256"].items():
            if sha256(self.path(name)) != expected:
                raise BundleError(
                    f"the file {name} is not the one that this bundle was published with.",
                    file=self.folder,
                    remedy=_GET_ANOTHER,
                )


_GET_ANOTHER = "Install the bundle again."

_REQUIRED = ("format", "name", "version", "labels", "languages", "calibration", "sha256")
_OF_COMPACT, _OF_SYSTEMS = ("window", "encoder"), ("config",)
_NO_CALIBRATION = {"": {"temperature": 1.0, "bias": [0.0, 0.0, 0.0, 0.0]}}


def load_bundle(folder: Path) -> Bundle:
    """Read the bundle in `folder`; its weights are read by a backend, later.

    Raises BundleError where the folder holds none, or one of a later format.
    """
    path = folder / DESCRIPTION
    try:
        description = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BundleError(
            f"there is no {DESCRIPTION} here.", file=folder, remedy="Name the folder of a bundle."
        ) from None
    except (OSError, ValueError) as error:
        raise BundleError(
            f"it cannot be read: {error}.", file=path, remedy=_GET_ANOTHER
        ) from error
    _check(description, path)
    return Bundle(folder, description)


def _check(description: Any, path: Path) -> None:
    if not isinstance(description, dict):
        raise BundleError("it is no description of a bundle.", file=path, remedy=_GET_ANOTHER)
    compact = description.get("system", COMPACT) == COMPACT
    required = (*_REQUIRED, *(_OF_COMPACT if compact else _OF_SYSTEMS))
    missing = [key for key in required if key not in description]
    if missing:
        raise BundleError(f"it lacks {', '.join(missing)}.", file=path, remedy=_GET_ANOTHER)
    if description["format"] != FORMAT:
        raise BundleError(
            f"its format is {description['format']}, this version reads format {FORMAT}.",
            file=path,
            remedy="Update Interpunct.",
        )


def write_description(folder: Path, description: Mapping[str, Any]) -> None:
    """Write `bundle.json` for the files in `folder`: format, labels and hashes are added here.

    Without a `calibration` the probabilities are the system's own.
    """
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    content = {
        "calibration": _NO_CALIBRATION,
        **description,
        "format": FORMAT,
        "labels": ["NONE", "COMMA", "PERIOD", "QUESTION"],
        "sha256": {
            path.relative_to(folder).as_posix(): sha256(path)
            for path in files
            if path.name != DESCRIPTION
        },
    }
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    temporary = folder / f"{DESCRIPTION}.part"
    temporary.write_text(text, encoding="utf-8")
    temporary.replace(folder / DESCRIPTION)


def bundles_folder() -> Path:
    """Where the bundles that ship with the program are."""
    return Path(str(resources.files("interpunct_resources") / "bundles"))


def shipped_bundles() -> list[Bundle]:
    """The bundles that ship with the program, by name."""
    return bundles_in(bundles_folder())


def bundles_in(folder: Path) -> list[Bundle]:
    """The bundles in a folder, each a folder of its own, by name."""
    return [load_bundle(path.parent) for path in sorted(folder.glob(f"[!.]*/{DESCRIPTION}"))]


def installed_folder() -> Path:
    """Where the bundles are that the user installed or put there, a folder each."""
    return platformdirs.user_data_path("interpunct", appauthor=False) / "bundles"


def installed_bundles() -> list[Bundle]:
    """The bundles in the user's folder, by name; damaged ones are passed over."""
    found = []
    for path in sorted(installed_folder().glob(f"[!.]*/{DESCRIPTION}")):
        with suppress(BundleError):  # it is told when the user names it
            found.append(load_bundle(path.parent))
    return found


def default_bundle() -> Bundle:
    """The bundle that is used where none is named."""
    return load_bundle(bundles_folder() / "default")


def find_bundle(name: str | None) -> Bundle:
    """The default bundle, a shipped or installed one by its folder's name, or one by its path.

    Raises BundleError where there is none of that name.
    """
    if name is None:
        return default_bundle()
    places = (bundles_folder() / name, installed_folder() / name)
    known = (place for place in places if (place / DESCRIPTION).exists())
    return load_bundle(next(known, Path(name)))


def sha256(path: Path) -> str:
    """The hexadecimal SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
