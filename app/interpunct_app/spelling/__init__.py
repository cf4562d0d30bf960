# SPDX-License-Identifier: Apache-2.0
"""Words that the system's dictionaries do not know: underlined, mended, added, ignored."""
