# SPDX-License-Identifier: Apache-2.0
"""What systems learn from: labelled words, vocabularies, stretches of text."""
