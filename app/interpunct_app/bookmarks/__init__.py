# SPDX-License-Identifier: Apache-2.0
"""Places of a file to come back to: set, gone to, and listed in a panel."""
