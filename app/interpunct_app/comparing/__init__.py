# SPDX-License-Identifier: Apache-2.0
"""Second file beside the one in front: its translation, or a reference for comparison."""
