# SPDX-License-Identifier: Apache-2.0
"""Caption files in the background: reading, sessions, saving, and the questions asked."""
