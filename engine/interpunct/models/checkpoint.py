# SPDX-License-Identifier: Apache-2.0
"""A published checkpoint of the transformers format, read as arrays and plain values.

Of its folder only `config.json`, `README.md`, the tokenizer's file and `*.safetensors` are read;
nothing is unpickled and no code is run.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from interpunct.errors import BackendError, BundleError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from numpy.typing import NDArray

Weights = dict[str, "NDArray[np.float32]"]

README = "README.md"
_PICKLES = ("pytorch_model*.bin", "*.pt", "*.pth", "*.ckpt", "*.pkl")


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A folder with a checkpoint and the content of its `config.json`."""

    folder: Path
    config: Mapping[str, Any]

    @classmethod
    def read(cls, folder: Path) -> Checkpoint:
        """The checkpoint in `folder`; its weights are read later.

        Raises BundleError where there is none.
        """
        path = folder / "config.json"
        try:
            config = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise BundleError(
                "there is no config.json here.",
                file=folder,
                remedy="Name the folder of a checkpoint.",
            ) from None
        except (OSError, ValueError) as error:
            raise BundleError(f"it cannot be read: {error}.", file=path) from error
        if not isinstance(config, dict):
            raise BundleError("it is no configuration of a checkpoint.", file=path)
        return cls(folder, config)

    def setting(self, name: str) -> Any:
        """A value of `config.json`; BundleError where it is missing."""
        if name not in self.config:
            raise BundleError(f"it lacks {name}.", file=self.folder / "config.json")
        return self.config[name]

    def weight_files(self) -> list[Path]:
        """The files with the weights.

        Raises BundleError where there are none, or only pickles.
        """
        files = sorted(self.folder.glob("*.safetensors"))
        if files:
            return files
        pickles = [path for pattern in _PICKLES for path in self.folder.glob(pattern)]
        if pickles:
            raise BundleError(
                "these weights are a pickle, which can run any code when it is read.",
                file=pickles[0],
                remedy="Take the checkpoint's model.safetensors, or have it made where you trust "
                "the file: AutoModelForTokenClassification.from_pretrained(…).save_pretrained(…).",
            )
        raise BundleError(
            "there are no weights here.",
            file=self.folder,
            remedy="A checkpoint has a file model.safetensors.",
        )

    def weights(self) -> Weights:
        """Every array of the checkpoint in float32, by its name there.

        Raises BackendError without the library safetensors, BundleError for damaged files.
        """
        try:
            from safetensors import SafetensorError, safe_open
        except ImportError as error:
            raise BackendError(
                "reading checkpoints needs safetensors, which is not installed.",
                remedy="Install interpunct[torch].",
            ) from error
        weights: Weights = {}
        for path in self.weight_files():
            try:
                with safe_open(path, framework="np") as file:
                    for name in file.keys():  # noqa: SIM118 - it is no mapping
                        weights[name] = np.asarray(file.get_tensor(name), np.float32)
            except (OSError, SafetensorError, TypeError, ValueError) as error:
                raise BundleError(
                    f"the weights cannot be read: {error}.",
                    file=path,
                    remedy="Float32 and float16 are read; download it again if it is damaged.",
                ) from error
        return weights

    def notes(self) -> Notes:
        """What the README says of licence and languages."""
        path = self.folder / README
        text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        found = _FRONT_MATTER.match(text)
        lines = found[1].splitlines() if found else []
        licence = _values(lines, "license")
        return Notes(licence[0] if licence else None, tuple(_values(lines, "language")))


@dataclass(frozen=True, slots=True)
class Notes:
    """The licence and the languages in the front matter of a README, as written there."""

    licence: str | None
    languages: tuple[str, ...]


_FRONT_MATTER = re.compile(r"\A---[ \t]*\r?\n(.*?)\r?\n---", re.DOTALL)


def _values(lines: list[str], key: str) -> list[str]:
    """The value of `key`, or the items of its list; the little of YAML that model cards use."""
    values: list[str] = []
    inside = False
    for line in lines:
        if inside and (item := re.match(r"\s*-\s+(.+)", line)):
            values.append(item[1])
            continue
        inside = line.startswith(f"{key}:")
        if inside and (rest := line.partition(":")[2].strip()):
            values += rest.strip("[]").split(",")
    return [value.strip().strip("'\"") for value in values]
