# SPDX-License-Identifier: Apache-2.0
"""The model bundles of this machine: what each is, what it is worth, installing and removing."""
