# SPDX-License-Identifier: Apache-2.0
"""The architectures: one file each."""
