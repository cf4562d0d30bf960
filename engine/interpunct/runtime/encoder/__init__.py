# SPDX-License-Identifier: Apache-2.0
"""The compact system of the default bundle: its files, its vocabulary, its network."""
