# SPDX-License-Identifier: Apache-2.0
"""Second file beside the one in front, in a panel."""
