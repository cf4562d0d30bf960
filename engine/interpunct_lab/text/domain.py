# SPDX-License-Identifier: Apache-2.0
"""A little text of the domain that a system is for, mixed into its training data.

Gale and Parthasarathy 2017, Table 2: 0.3 % of such text raised F1 from 87.2 to 88.1.
"""

from __future__ import annotations

from collections.abc import Mapping

from interpunct.errors import LabError
from interpunct_lab.text.labelled import LabelledText


def with_domain(
    texts: Mapping[str, LabelledText],
    weights: Mapping[str, float],
    domain: Mapping[str, LabelledText],
    *,
    share: float = 0.003,
) -> tuple[dict[str, LabelledText], dict[str, float]]:
    """Texts and weights for a `StretchSampler` that takes `share` of its stretches from `domain`.

    The languages of `domain`, which are some of those of `texts`, keep their proportions. Raises
    LabError where `share` is not between 0 and 1.
    """
    if not 0 < share < 1:
        raise LabError(f"a share of {share:g} is not between 0 and 1.")
    rest = (1 - share) / sum(weights.values())
    drawn = share / sum(weights[code] for code in domain)
    mixed = {code: weight * rest for code, weight in weights.items()}
    mixed |= {_name(code): weights[code] * drawn for code in domain}
    return {**texts, **{_name(code): text for code, text in domain.items()}}, mixed


def _name(code: str) -> str:
    return f"{code} (domain)"
