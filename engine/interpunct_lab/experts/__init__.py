# SPDX-License-Identifier: Apache-2.0
"""Training of language experts: `python -m interpunct_lab.experts --help`."""
