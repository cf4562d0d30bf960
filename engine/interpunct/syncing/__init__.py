# SPDX-License-Identifier: Apache-2.0
"""Offsets and rate that fit captions to a well-timed file, or to the speech of a sound."""
