# SPDX-License-Identifier: Apache-2.0
"""The search for the best cues and lines of a stretch of boxes."""
