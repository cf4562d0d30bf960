# SPDX-License-Identifier: Apache-2.0
"""Findings of the profile's checks, in a panel."""
