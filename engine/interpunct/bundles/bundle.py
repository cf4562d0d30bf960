# SPDX-License-Identifier: Apache-2.0
"""A bundle: a trained model in one folder, checked before use.

| file | holds |
|---|---|
| `bundle.json` | the description, see `interpunct.bundles.description` |
| `pieces.model` | the SentencePiece model |
| `encoder/model.bin` | the encoder in CTranslate2's format |
| `heads.npz` | the heads, float32 |
| `experts/LANGUAGE/` | the expert of a language, see `interpunct.runtime.experts.expert` |
| `experts/LANGUAGE/encoder`, `heads.npz` | a separate encoder of the language |
| `MODEL_CARD.md` | the card for people |
| `evidence.npz` | in adapted bundles, see `interpunct.runtime.evidence` |

This is a bundle of the compact system. A published system has `weights.safetensors` and its own
vocabulary instead; see `interpunct.runtime.system_files`. See `interpunct_lab.making.int8_export`
for an encoder that CTranslate2 runs.

No file of a bundle is code, and none is unpickled.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import platformdirs

from interpunct.bundles.description import (
    COMPACT,
    CompactDescription,
    Description,
    Fits,
    Head,
    RunByCtranslate2,
    description_class,
    uncalibrated,
)
from interpunct.decoding import read_json, typed
from interpunct.errors import BundleError
from interpunct.files import is_plain_name, read_file, replace_file
from interpunct.labels import PAPER_LABELS, LabelSet

DESCRIPTION = "bundle.json"
PIECES = "pieces.model"
ENCODER = "encoder"
HEADS = "heads.npz"
EXPERTS = "experts"
CARD = "MODEL_CARD.md"

BUNDLE_FORMAT = 1
_MOST_CARD_BYTES = 1 << 22
GET_ANOTHER = "Install the model again."

Told = TypeVar("Told", bound=Description)


@dataclass(frozen=True)
class Bundle:
    """The folder and the description of a bundle, or the folder of a `part` of it.

    `part` is the path from the bundle's own folder to that folder, with a slash at its end.
    """

    folder: Path
    description: Description
    part: str = ""

    @property
    def name(self) -> str:
        """The bundle's name and version, for people."""
        return f"{self.description.name} {self.description.version}"

    @property
    def digest(self) -> str:
        """The hash of the description, which holds the hashes of all files."""
        return sha256(self.path(DESCRIPTION))

    @property
    def system(self) -> str:
        """The name of the trained system; `compact` by default."""
        return self.description.system

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages in its training."""
        return self.description.languages

    @property
    def label_set(self) -> LabelSet:
        """The predicted labels, in the order of the columns."""
        return self.description.label_set

    @property
    def calibration(self) -> Fits:
        """The fit of each language; see `interpunct.runtime.calibration`."""
        return self.description.calibration

    @property
    def window(self) -> int:
        """The number of tokens of a window, including both ends.

        Raises BundleError for a bundle that CTranslate2 does not run.
        """
        return self.described(RunByCtranslate2).window

    def described(self, kind: type[Told], remedy: str | None = None) -> Told:
        """The description as `kind`. Raises BundleError if it is of another kind."""
        if not isinstance(self.description, kind):
            raise BundleError(
                f"this is a bundle of the system {self.system}.", file=self.folder, remedy=remedy
            )
        return self.description

    def path(self, name: str) -> Path:
        """The path of a file or folder of the bundle.

        Raises BundleError if it is missing, or if the bundle lists its files without this file.
        """
        path = self.folder / name
        if not path.exists():
            raise BundleError(f"the file {name} is missing.", file=self.folder, remedy=GET_ANOTHER)
        listed = {DESCRIPTION, *self.description.sha256}
        if len(listed) > 1 and path.is_file() and f"{self.part}{name}" not in listed:
            what = f"the file {name} is not in the list of this bundle."
            raise BundleError(what, file=self.folder, remedy=GET_ANOTHER)
        return path

    def first_encoder(self) -> Bundle:
        """The part whose encoder is loaded first: this one, or a language's if none is shared."""
        told = self.description
        if self.part or not isinstance(told, CompactDescription) or told.shared_encoder:
            return self
        return self.of_language(told.own_encoders[0])

    def of_language(self, language: str) -> Bundle:
        """The part with a language's separate encoder and heads."""
        part = f"{EXPERTS}/{language}/"
        return replace(self, folder=self.folder / part, part=self.part + part)

    @property
    def size(self) -> int:
        """The total size of the files in bytes."""
        return sum(path.stat().st_size for path in self.folder.rglob("*") if path.is_file())

    @property
    def licence(self) -> str | None:
        """The licence stated by the author of the model; None if none is stated."""
        return self.description.licence

    def card(self) -> str:
        """The model card in Markdown. Raises BundleError where it cannot be read."""
        path = self.folder / CARD
        try:
            return read_file(path, _MOST_CARD_BYTES).decode("utf-8", errors="replace")
        except OSError as error:
            reason = error.strerror or error
            raise BundleError(f"it cannot be read: {reason}.", file=path) from error

    def verify(self, hash_of: Callable[[Path], str] | None = None) -> None:
        """Compare every file with its hash, computed by `hash_of`, `sha256` by default.

        Raises BundleError for the first file that is missing or differs.
        """
        for name, expected in self.description.sha256.items():
            if (hash_of or sha256)(self.path(name)) != expected:
                raise BundleError(
                    f"the file {name} differs from the published file of this bundle.",
                    file=self.folder,
                    remedy=GET_ANOTHER,
                )


def copy_bundle(bundle: Bundle, target: Path) -> None:
    """Copy the description and the files that it lists to the folder `target`, and no others."""
    for name in (DESCRIPTION, *bundle.description.sha256):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(bundle.path(name), target / name)


@dataclass(frozen=True)
class DamagedBundle:
    """The folder of an unreadable bundle, with the error."""

    folder: Path
    error: BundleError


def load_bundle(folder: Path) -> Bundle:
    """Read the bundle in `folder`; its weights are read later by a backend.

    Experts without a folder are left out: languages may be installed one package after another.
    Raises BundleError where the folder holds no bundle, or a bundle of a later format.
    """
    path = folder / DESCRIPTION
    if not path.exists():
        remedy = "Name the folder of a bundle."
        if folder.is_file():
            remedy = "Install an archive of a bundle: interpunct models install ARCHIVE."
        raise BundleError(f"there is no {DESCRIPTION} here.", file=folder, remedy=remedy)
    head = read_json(path, Head, BundleError, remedy=GET_ANOTHER)
    if head.format != BUNDLE_FORMAT:
        raise BundleError(
            f"its format is {head.format}, this version reads format {BUNDLE_FORMAT}.",
            file=path,
            remedy="Update Interpunct.",
        )
    kind = description_class(head.system, head.runtime)
    described = read_json(path, kind, BundleError, remedy=GET_ANOTHER)
    _check_names(described, path)
    return Bundle(folder, _installed_part(described, folder))


def _installed_part(described: Description, folder: Path) -> Description:
    """The description without experts that have no folder: their package is not installed."""
    if not isinstance(described, CompactDescription):
        return described
    missing = {code for code in described.experts if not (folder / EXPERTS / code).exists()}
    if not missing:
        return described
    lost = tuple(f"{EXPERTS}/{code}/" for code in missing)
    digests = described.sha256.items()
    return msgspec.structs.replace(
        described,
        languages=tuple(code for code in described.languages if code not in missing),
        experts={code: row for code, row in described.experts.items() if code not in missing},
        own_encoders=tuple(code for code in described.own_encoders if code not in missing),
        sha256={name: digest for name, digest in digests if not name.startswith(lost)},
    )


def _check_names(described: Description, path: Path) -> None:
    """Raise BundleError for a description with file or language names outside its folder."""
    names = [*described.sha256]
    if isinstance(described, CompactDescription):
        names += [*described.experts, *described.own_encoders]
    for name in names:
        if not all(map(is_plain_name, name.split("/"))):
            raise BundleError(f"it lists the file {name!r}, which is not its own.", file=path)


def new_description(kind: type[Told], told: Mapping[str, Any]) -> Told:
    """The description of a bundle before it is written, for its card; errors as in writing."""
    return typed(_whole(told, {}), kind, BundleError)


def _whole(told: Mapping[str, Any], digests: Mapping[str, str]) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "labels": PAPER_LABELS.described(),
            "calibration": uncalibrated(LabelSet.of(told.get("labels", PAPER_LABELS.names))),
            **told,
            "format": BUNDLE_FORMAT,
            "sha256": digests,
        }
    )
    return plain


def write_description(folder: Path, told: Mapping[str, Any]) -> None:
    """Write `bundle.json` for the files in `folder`; adds format, labels and hashes.

    Without a `calibration` the probabilities are the system's own. Raises BundleError if `told` is
    not a valid description of its system.
    """
    path, content = folder / DESCRIPTION, _whole(told, _digests(folder))
    kind = description_class(content.get("system", COMPACT), content.get("runtime", ""))
    typed(content, kind, BundleError, file=path)
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    replace_file(path, lambda part: part.write_text(text, encoding="utf-8"))


def _digests(folder: Path) -> dict[str, str]:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {
        path.relative_to(folder).as_posix(): sha256(path)
        for path in files
        if path.name != DESCRIPTION
    }


def written_description(folder: Path) -> dict[str, Any]:
    """The full content of the `bundle.json` in `folder`, known or not, for a changed bundle."""
    return read_json(folder / DESCRIPTION, dict[str, Any], BundleError, remedy=GET_ANOTHER)


def redescribe(folder: Path, changes: Mapping[str, Any], *, card: str | None = None) -> None:
    """Change the description of the bundle in `folder` (calibration, metrics), or its card.

    All hashes are computed again.
    """
    if card is not None:
        replace_file(folder / CARD, lambda part: part.write_text(card, encoding="utf-8"))
    write_description(folder, {**written_description(folder), **changes})


def bundles_folder() -> Path:
    """The folder of the bundles that ship with the program; BundleError if none is installed."""
    try:
        return Path(str(resources.files("interpunct_models")))
    except ModuleNotFoundError as error:
        remedy = "Install one: python -m pip install interpunct-models-west"
        raise BundleError("no model is installed.", remedy=remedy) from error


def shipped_bundles() -> list[Bundle]:
    """The bundles that ship with the program, by name."""
    return bundles_in(bundles_folder())


def bundles_in(folder: Path) -> list[Bundle]:
    """The bundles in a folder, one subfolder each, by name."""
    return [load_bundle(path.parent) for path in sorted(folder.glob(f"[!.]*/{DESCRIPTION}"))]


def readable_in(folder: Path, report: Callable[[str], None]) -> list[Bundle]:
    """The readable bundles in a folder, by name; the others are reported with their errors."""
    listed = list(listed_in(folder))
    for bundle in listed:
        if isinstance(bundle, DamagedBundle):
            report(f"left out: {bundle.error}")
    return [bundle for bundle in listed if isinstance(bundle, Bundle)]


def installed_folder() -> Path:
    """The folder of the bundles installed or placed by the user, one subfolder each."""
    return platformdirs.user_data_path("interpunct", appauthor=False) / "bundles"


def installed_bundles() -> list[Bundle]:
    """The readable bundles in the user's folder, by name."""
    return [each for each in listed_in(installed_folder()) if isinstance(each, Bundle)]


def listed_bundles() -> list[Bundle | DamagedBundle]:
    """The shipped and then the installed bundles, by name, including unreadable ones."""
    return [*listed_in(bundles_folder()), *listed_in(installed_folder())]


def listed_in(folder: Path) -> Iterator[Bundle | DamagedBundle]:
    """The bundles in a folder, by name, including unreadable ones."""
    for path in sorted(folder.glob(f"[!.]*/{DESCRIPTION}")):
        try:
            yield load_bundle(path.parent)
        except BundleError as error:
            yield DamagedBundle(path.parent, error)


def default_folder() -> Path:
    """The folder of the default bundle."""
    return bundles_folder() / "default"


def default_bundle() -> Bundle:
    """The default bundle."""
    return load_bundle(default_folder())


def find_bundle(name: str | None) -> Bundle:
    """The default bundle, a shipped or installed bundle by its folder's name, or a bundle by path.

    Raises BundleError for an unknown name.
    """
    if name is None:
        return default_bundle()
    folder = bundle_folder(name)
    if not folder.exists():
        known = (bundle.folder.name for bundle in (*shipped_bundles(), *installed_bundles()))
        raise BundleError(
            "there is no bundle of this name, and no such folder.",
            file=name,
            remedy=f"Known are: {', '.join(known)}.",
        )
    return load_bundle(folder)


def bundle_folder(name: str) -> Path:
    """The folder of the shipped or installed bundle `name`, else `name` as a path."""
    places = (bundles_folder() / name, installed_folder() / name)
    known = (place for place in places if (place / DESCRIPTION).exists())
    return next(known, Path(name))


def sha256(path: Path) -> str:
    """The hexadecimal SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
