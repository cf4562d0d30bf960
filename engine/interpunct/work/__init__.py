# SPDX-License-Identifier: Apache-2.0
"""The document under work: one way from a file to the saved file, with or without a human."""
