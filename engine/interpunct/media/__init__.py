# SPDX-License-Identifier: Apache-2.0
"""Sound and picture of media files: peaks, silences, and a cache of measurements."""
