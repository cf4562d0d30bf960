# SPDX-License-Identifier: Apache-2.0
"""Interpunct: restores punctuation and casing in captions, and cuts them at the sentence ends.

The words, tags, times and settings of a caption file change only where the user changes them.
"""
