# SPDX-License-Identifier: Apache-2.0
"""Model bundles of this machine: their descriptions, accuracy, installation and removal."""
