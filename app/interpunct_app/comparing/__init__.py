# SPDX-License-Identifier: Apache-2.0
"""A second file beside the one in front: its translation, or a reference to be compared with."""
