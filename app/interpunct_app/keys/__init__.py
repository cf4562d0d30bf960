# SPDX-License-Identifier: Apache-2.0
"""The keys of the review: what they do and what they are called."""
