# SPDX-License-Identifier: Apache-2.0
"""The campaign against Interpunct: what must not break it, tried at random."""
