# SPDX-License-Identifier: Apache-2.0
"""Adapts a bundle to one user's finished text."""
