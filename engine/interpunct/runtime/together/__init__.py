# SPDX-License-Identifier: Apache-2.0
"""Several bundles together: one mixture of their probabilities."""
