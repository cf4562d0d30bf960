# SPDX-License-Identifier: Apache-2.0
"""Faults put into a room on purpose, and which of them its tests notice."""
