# SPDX-License-Identifier: Apache-2.0
"""What is remembered between runs, and the titles of what can be chosen."""
