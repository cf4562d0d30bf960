# SPDX-License-Identifier: Apache-2.0
"""Open files, one tab each, and the commands on them."""
