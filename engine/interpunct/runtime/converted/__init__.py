# SPDX-License-Identifier: Apache-2.0
"""Published checkpoints of the transformers format: read, converted to bundles, made of one."""
