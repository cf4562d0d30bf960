# SPDX-License-Identifier: Apache-2.0
"""Runs over many files: inputs and outputs, the work on each file, and the report."""
