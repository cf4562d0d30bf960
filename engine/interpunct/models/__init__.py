# SPDX-License-Identifier: Apache-2.0
"""Bundles, the backends that run them, and the published systems."""
