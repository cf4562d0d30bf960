# SPDX-License-Identifier: Apache-2.0
"""The registry of layouts of published models; the first adapter that fits converts a folder.

To add a layout, write a file with an `Adapter` and a line here; docs/models.md describes them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol

from interpunct.runtime.converted.importing import Import


class Adapter(Protocol):
    """Reader of one published layout."""

    def fits(self, folder: Path) -> bool:
        """Whether `folder` has this layout, told by the names of its files."""

    def convert(self, folder: Path, out: Path, options: Import) -> None:
        """Write the model in `folder` as a bundle to `out`, whole or not at all.

        Raises BundleError for files that are damaged, missing or of another shape. Raises
        BackendError without a needed library, and PickleError as `Checkpoint` does.
        """


@cache
def adapters() -> tuple[Adapter, ...]:
    """All adapters, the most particular first; imported where they are used."""
    from interpunct.runtime.converted.converting import TransformersAdapter
    from interpunct.runtime.converted.nemo import NemoAdapter
    from interpunct.runtime.graphs.ct_transformer import CtTransformerAdapter
    from interpunct.runtime.graphs.edge_punct import EdgePunctAdapter
    from interpunct.runtime.graphs.pcs import PcsAdapter

    particular = NemoAdapter(), PcsAdapter(), EdgePunctAdapter(), CtTransformerAdapter()
    return (*particular, TransformersAdapter())


def convert(folder: Path, out: Path, options: Import) -> None:
    """Write the published model in `folder` as a bundle to `out`; errors as in `Adapter`."""
    next(each for each in adapters() if each.fits(folder)).convert(folder, out, options)
