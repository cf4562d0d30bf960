# SPDX-License-Identifier: Apache-2.0
"""Tests; a package, so that no installed `tests` of another project comes first."""
