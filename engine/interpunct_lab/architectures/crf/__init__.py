# SPDX-License-Identifier: Apache-2.0
"""The word-level CRF, the baseline of Gale and Parthasarathy 2017."""
