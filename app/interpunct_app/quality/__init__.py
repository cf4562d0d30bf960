# SPDX-License-Identifier: Apache-2.0
"""What the checks of the profile find, in a panel."""
