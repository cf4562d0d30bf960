# SPDX-License-Identifier: Apache-2.0
"""Find and replace: the bar, the search through the cues of a file, the list of replacements."""
