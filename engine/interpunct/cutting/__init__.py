# SPDX-License-Identifier: Apache-2.0
"""Sentences, profiles, the cutter, quality checks."""
