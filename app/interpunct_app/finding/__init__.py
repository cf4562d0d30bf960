# SPDX-License-Identifier: Apache-2.0
"""Find and replace: bar, search through a file's cues, list of replacements."""
