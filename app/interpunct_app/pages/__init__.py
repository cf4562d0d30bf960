# SPDX-License-Identifier: Apache-2.0
"""The open files, a tab each, and what can be done with them."""
