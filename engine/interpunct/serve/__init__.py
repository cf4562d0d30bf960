# SPDX-License-Identifier: Apache-2.0
"""Punctuation for other programs: JSON lines in, JSON lines out. See `docs/serve.md`."""
