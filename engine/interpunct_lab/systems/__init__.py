# SPDX-License-Identifier: Apache-2.0
"""Trains the published systems."""
