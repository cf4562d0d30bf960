# SPDX-License-Identifier: Apache-2.0
"""Published checkpoints of the transformers format: reading, and conversion to bundles."""
