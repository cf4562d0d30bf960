# SPDX-License-Identifier: Apache-2.0
"""Preview of a cut: old cues beside new ones."""
