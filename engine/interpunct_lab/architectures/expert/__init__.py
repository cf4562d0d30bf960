# SPDX-License-Identifier: Apache-2.0
"""The network of an expert for one language, its options and its tables of n-grams."""
