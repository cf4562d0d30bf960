# SPDX-License-Identifier: Apache-2.0
"""Marks and casing of a transcript, and their rendering into text."""
