# SPDX-License-Identifier: Apache-2.0
"""A little text of the domain that a system is for, mixed into its training data.

Gale and Parthasarathy 2017, Table 2: 0.3 % of such text raised F1 from 87.2 to 88.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpunct.errors import LabError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from interpunct.lab.corpora import LabelledText


def with_domain(
    texts: Mapping[str, LabelledText],
    weights: Mapping[str, float],
    domain: LabelledText,
    *,
    share: float = 0.003,
) -> tuple[dict[str, LabelledText], dict[str, float]]:
    """Texts and weights for a `StretchSampler` that takes `share` of its stretches from `domain`.

    Raises LabError where `share` is not between 0 and 1.
    """
    if not 0 < share < 1:
        raise LabError(f"a share of {share:g} is not between 0 and 1.")
    name = f"{domain.language} domain"
    rest = (1 - share) / sum(weights.values())
    mixed = {source: weight * rest for source, weight in weights.items()}
    return {**texts, name: domain}, {**mixed, name: share}
