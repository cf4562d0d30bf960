# SPDX-License-Identifier: Apache-2.0
"""Leaderboard: our bundle, other bundles, packages and files of predictions on the same sets."""
