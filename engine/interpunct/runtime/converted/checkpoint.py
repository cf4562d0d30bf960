# SPDX-License-Identifier: Apache-2.0
"""A published checkpoint of the transformers format, read as arrays and plain values.

Only `config.json`, `README.md`, the tokenizer's file and weights of its folder are read;
no code is run. A pickle is read only where the user allows it (`pickles.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from interpunct.decoding import read_json
from interpunct.errors import BackendError, BundleError
from interpunct.runtime.converted.importing import Notes
from interpunct.runtime.converted.pickles import read_pickle, refused_pickle
from interpunct.runtime.converted.readme import notes_of

Weights = dict[str, "NDArray[np.float32]"]

WHOLE_WEIGHTS = "model.safetensors"
_SAFE = ".safetensors"
_CONFIG = "config.json"
_PICKLES = ("pytorch_model*.bin", "*.ckpt", "*.pth", "*.pt", "*.bin", "*.pkl")


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A folder with a checkpoint and the content of its `config.json`.

    With `pickles`, weights in a pickle may be read.
    """

    folder: Path
    config: Mapping[str, Any]
    pickles: bool = False

    @classmethod
    def read(cls, folder: Path, *, pickles: bool = False) -> Checkpoint:
        """The checkpoint in `folder`; its weights are read later.

        Raises BundleError if there is none.
        """
        if not (folder / _CONFIG).exists():
            raise BundleError(
                f"there is no {_CONFIG} here.",
                file=folder,
                remedy="Name the folder of a checkpoint.",
            )
        return cls(folder, read_json(folder / _CONFIG, dict[str, Any], BundleError), pickles)

    @property
    def config_file(self) -> Path:
        """The path of `config.json`."""
        return self.folder / _CONFIG

    def setting(self, name: str) -> Any:
        """A value of `config.json`. Raises BundleError if it is missing."""
        if name not in self.config:
            raise BundleError(f"it lacks {name}.", file=self.config_file)
        return self.config[name]

    def weight_files(self) -> list[Path]:
        """The files with the weights.

        Raises BundleError if there are none, and PickleError for pickles that are not allowed.
        """
        whole = self.folder / WHOLE_WEIGHTS
        files = [whole] if whole.exists() else sorted(self.folder.glob("*.safetensors"))
        if files:
            return files
        found = (sorted(self.folder.glob(pattern)) for pattern in _PICKLES)
        pickles = next(filter(None, found), [])
        if pickles and not self.pickles:
            raise refused_pickle(pickles[0])
        if pickles:
            return pickles
        raise BundleError(
            "there are no weights here.",
            file=self.folder,
            remedy=f"A checkpoint has a file {WHOLE_WEIGHTS}.",
        )

    def weights(self) -> Weights:
        """Every array of the checkpoint in float32, by its own name; errors as in `stored`."""
        return {name: np.asarray(array, np.float32) for name, array in self.stored("np")}

    def stored(self, framework: Literal["np", "pt"]) -> Iterator[tuple[str, Any]]:
        """Every array or tensor as stored, with its original name.

        Raises BackendError without the library safetensors, BundleError for damaged files.
        """
        try:
            from safetensors import SafetensorError, safe_open
        except ImportError as error:
            raise BackendError(
                "reading checkpoints needs safetensors, which is not installed.",
                remedy="Install interpunct[models].",
            ) from error
        for path in self.weight_files():
            if path.suffix != _SAFE:
                yield from read_pickle(path, framework).items()
                continue
            try:
                with safe_open(path, framework=framework) as file:
                    for name in file.keys():  # noqa: SIM118 - it is no mapping
                        yield name, file.get_tensor(name)
            except (OSError, SafetensorError, TypeError, ValueError) as error:
                raise BundleError(
                    f"the weights cannot be read: {error}.",
                    file=path,
                    remedy="Float32 and float16 are read; download it again if it is damaged.",
                ) from error

    def notes(self) -> Notes:
        """The licence and languages stated in the README."""
        return notes_of(self.folder)
