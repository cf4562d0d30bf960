# SPDX-License-Identifier: Apache-2.0
"""Finding: bar, list of replacements, and the line that goes to a cue or time."""
