# SPDX-License-Identifier: Apache-2.0
"""All that a user can set, in one window."""
