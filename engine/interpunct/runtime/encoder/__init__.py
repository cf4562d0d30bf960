# SPDX-License-Identifier: Apache-2.0
"""The compact system of the default bundle: files, vocabulary, network."""
