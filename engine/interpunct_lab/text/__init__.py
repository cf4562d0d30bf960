# SPDX-License-Identifier: Apache-2.0
"""Text for training: labelled words, vocabularies, samples."""
